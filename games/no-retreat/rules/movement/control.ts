/** 2.11 Who controls a hex; 18.9 the Rhine. */
import type { Event, Watch } from '../../../../engine/events.ts';
import type { State } from '../../../../engine/state.ts';
import { G, sideOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { sideTo } from '../../model/ground.ts';
import { at, controls, DROPS, isFrance, isHex, placeOf, putUnit, unitsIn } from '../../model/state.ts';
import { swissFront, violate } from './neutrals.ts';
import { emit, type NoRetreatEvent } from '../flow.ts';

/** 2.11 A unit has entered a hex: its side controls the hex. 13.2.1 A neutral country entered by Germans is at war. */
export const takeHex = (g: State, unit: number, hex: number): void => {
  const side = sideOf(g, unit);
  if (side === G) violate(g, hex);
  keepHex(g, hex);
  if (controls(g, side, hex)) return;
  g.cells[at(g).control + hex] = side;
  emit(g, { is: 'taken', case: '2.11', side, hex });
};
/** 19.10 Control of this hex no longer depends on a Drop! marker. */
const keepHex = (g: State, hex: number): void => {
  const { drop, borrowed } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (g.cells[drop + i] === hex) g.cells[borrowed + i] = 0;
};
/** 2.11, 19.10 A Drop! marker alone in its hex controls it while it lies there. */
export const holdBelow = (g: State, i: number): void => {
  const { drop, borrowed, control } = at(g);
  const hex = g.cells[drop + i]!;
  if (!isHex(g, hex) || controls(g, G, hex) || unitsIn(g, hex).length > 0) return;
  g.cells[control + hex] = G;
  g.cells[borrowed + i] = 1;
  emit(g, { is: 'taken', case: '19.10', side: G, hex });
};
/** 19.10 The Drop! controls its hex again after an Allied unit has passed through. */
const holdAgain = (g: State, e: Event): undefined => {
  if (isFrance(g) && sideOf(g, e.unit as number) !== G) for (let i = 0; i < DROPS.length; i++) holdBelow(g, i);
};
export const dropWatches: readonly Watch<NoRetreatEvent>[] = (['moved', 'advanced', 'retreated'] as const).map(on => ({
  on,
  case: '19.10',
  run: holdAgain,
}));
/** 18.9 Opens the Swiss Front if a German crosses or attacks over this hexside and it is the Rhine. */
export const crossRhine = (g: State, side: number): void => {
  if (boxOf(g).RHINE[side] === 1) swissFront(g);
};
/** 18.9 The same for all German attackers of these hexes, also in a counterattack. */
export const attackAcross = (g: State, units: readonly number[], hexes: readonly number[]): void => {
  for (const hex of hexes) for (const u of units) if (sideOf(g, u) === G) crossRhine(g, sideTo(g, placeOf(g, u), hex));
};
export const moveTo = (g: State, unit: number, hex: number): void => {
  putUnit(g, unit, hex);
  takeHex(g, unit, hex);
};
