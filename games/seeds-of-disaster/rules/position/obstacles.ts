/** The obstacles behind refusals, as data (engine/decide.ts). An obstacle names only what the refused player can see: own units, stacks by their Area, points and tracks. */
import { cells, stepFirst, trackCell, type Obstacle, type Refused, places } from '../../../../engine/decide.ts';
import { top } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { perBox, type OfBox, type SideNo } from '../../model/box.ts';
import { frameOf, type SeedsProc } from '../flow.ts';

export const STATUS = trackCell('status');
export const YEAR = trackCell('year');
export const MONTH = trackCell('month');
export const cpFor = (s: SideNo): Obstacle => cells('cp', s);
export const ipFor = (s: SideNo): Obstacle => cells('ip', s);
export const rpFor = (s: SideNo): Obstacle => cells('rp', s);
/** For refusals because no ground unit of the side is where one would have to be. */
export const forcesOf = (g: OfBox, s: SideNo): Obstacle => allForces(g)[s]!;
const allForces = perBox(box => box.groundOf.map(units => places(...units)));
/** Adds an obstacle to a refusal that has none: the choice names no unit, and other units might do what the first one cannot. */
export const restsOn = (v: Refused, obstacle: Obstacle): Refused => (v.obstacle ? v : { ...v, obstacle });
/** For facts that are fixed while the procedure runs: who takes part in a battle, retreat or loss, and where it leads. */
export const untilOver = (g: State, proc?: SeedsProc): Obstacle => stepFirst((proc ? frameOf(g, proc)! : top(g)).at);
