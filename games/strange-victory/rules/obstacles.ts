/** What refusals of this game rest on, as data (engine/decide.ts). */
import { cells, type Obstacle, places } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { boxIn } from '../model/box.ts';
import { typeOf } from '../model/state.ts';

/** Where these divisions or counters are. */
/** 8.3.3 Where the counters of a type of asset lie: in the box, in use, discarded. */
export const assetsOf = (g: State, type: number): Obstacle => places(...boxIn(g).ofAsset[type]!);
/** 9.1.4 The counters that come from a bag. */
export const countersOf = (g: State, bag: number): Obstacle => places(...boxIn(g).own[bag]!);
/** 8.3.3d That no armour is in this area. */
export const armourFor = (g: State, area: number): Obstacle =>
  places(...boxIn(g).own[area]!.filter(p => typeOf(g, p) === 'armour'));
export const damageTo = (division: number): Obstacle => cells('damage', division);
export const facesOf = (...divisions: readonly number[]): Obstacle => cells('face', ...divisions);
