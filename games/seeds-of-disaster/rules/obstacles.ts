/** What refusals of this game rest on, as data (engine/decide.ts). An obstacle names nothing its reader cannot see: his own units, stacks by their Area, points and tracks. */
import { cells, stepFirst, trackCell, type Obstacle, type Refused } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { perBox, type OfBox, type SideNo } from '../model/box.ts';

export const STATUS = trackCell('status');
export const YEAR = trackCell('year');
export const MONTH = trackCell('month');
export const cpFor = (s: SideNo): Obstacle => cells('cp', s);
export const ipFor = (s: SideNo): Obstacle => cells('ip', s);
export const rpFor = (s: SideNo): Obstacle => cells('rp', s);
export const places = (...units: readonly number[]): Obstacle => cells('place', ...units);
/** Where the ground forces of a side are: none of them is where it would have to be. */
export const forcesOf = (g: OfBox, s: SideNo): Obstacle => allForces(g)[s]!;
const allForces = perBox(box => box.groundOf.map(units => places(...units)));
/** The choice names no unit: what refuses it is fixed for the first who would have to do it, not for others. */
export const restsOn = (v: Refused, obstacle: Obstacle): Refused => (v.obstacle ? v : { ...v, obstacle });
/** A retreat, a battle, a list of losses: who takes part in it and where it leads is settled until it is over. */
export const untilOver = (g: State, proc = g.stack.at(-1)!.proc): Obstacle =>
  stepFirst(g.stack.findLast(f => f.proc === proc)!.at);
