/** 14.7.1 Step losses, and where eliminated units go; 2.11 who controls a hex. */
import { emit, type Event, type Watch } from '../../../../engine/events.ts';
import type { State } from '../../../../engine/state.ts';
import { G, isFort, isFortress, sideOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { sideTo } from '../../model/ground.ts';
import { beside, DESTROYED, seaOff, SURRENDERED } from '../../model/places.ts';
import {
  DROPS,
  addEventVP,
  at,
  AT,
  controls,
  eventVP,
  isFrance,
  isHex,
  onMap,
  option,
  placeOf,
  putUnit,
  stepsOf,
  unitsIn,
} from '../../model/state.ts';
import { swissFront, violate } from '../movement/neutrals.ts';
import { IN_SUPPLY, portOf, supplyOf } from '../supply/supply.ts';

/** 17.2 Points for the German side, or against it, told with the new total. */
export const scoreEvent = (g: State, points: number, ruleCase: string): void => {
  addEventVP(g, points);
  emit(g, { is: 'points', case: ruleCase, change: points, total: eventVP(g) });
};
/** 14.7.1 A unit in the Surrendered box is a point for the enemy at once; 26.2 less for each marker there. */
export const surrender = (g: State, unit: number, ruleCase: string): void => {
  const side = sideOf(g, unit);
  const from = placeOf(g, unit);
  putUnit(g, unit, beside(g, SURRENDERED));
  emit(g, { is: 'surrendered', case: ruleCase, unit, from });
  scoreEvent(g, side === G ? -1 : 1, '14.7.1');
};
const isHungry = (g: State, unit: number): boolean => supplyOf(g, unit) !== IN_SUPPLY;
/** 12.4 Who is under a supply marker, his own or one of his stack: looked at before any of them falls. */
export const hungryOf = (g: State, units: readonly number[]): readonly number[] => units.filter(u => isHungry(g, u));
/** 2.14 The same for the ports that feed them; nothing where one falls alone. */
export const portsOf = (g: State, units: readonly number[]): readonly number[] =>
  units.length > 1 ? units.map(u => portOf(g, u)) : NO_PORTS;
const NO_PORTS: readonly number[] = [];
/** 14.7.1, 2.14 Surrendered, off the port that fed it, or destroyed. */
export const eliminate = (
  g: State,
  unit: number,
  ruleCase: string,
  hungry = isHungry(g, unit),
  port = portOf(g, unit),
): void => {
  const from = placeOf(g, unit);
  if (isFort(g, unit) || isFortress(g, unit) || hungry || (port >= 0 && option(g, 'portDead')))
    return surrender(g, unit, ruleCase);
  putUnit(g, unit, port >= 0 ? seaOff(g, port) : beside(g, DESTROYED));
  g.cells[at(g).face + unit] = boxOf(g).STEPS[unit]! - 1;
  emit(g, { is: 'eliminated', case: port >= 0 ? '2.14' : ruleCase, unit, from });
};
export const loseStep = (g: State, unit: number, ruleCase: string, hungry = isHungry(g, unit), port?: number): void => {
  if (stepsOf(g, unit) <= 1) return eliminate(g, unit, ruleCase, hungry, port);
  g.cells[at(g).face + unit] = 1;
  emit(g, { is: 'reduced', case: ruleCase, unit });
};

// 2.11 Control -------------------------------------------------------------------------------------------------------
/** A unit has come into a hex: the hex is its side's, and a neutral it belongs to is at war. */
export const takeHex = (g: State, unit: number, hex: number): void => {
  const side = sideOf(g, unit);
  if (side === G) violate(g, hex);
  keepHex(g, hex);
  if (controls(g, side, hex)) return;
  g.cells[at(g).control + hex] = side;
  emit(g, { is: 'taken', case: '2.11', side, hex });
};
/** 19.10 Whose a hex is does not rest on a Drop! any more. */
const keepHex = (g: State, hex: number): void => {
  const { drop, borrowed } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (g.cells[drop + i] === hex) g.cells[borrowed + i] = 0;
};
/** 2.11, 19.10 A Drop! alone in its hex holds it, while it lies there. */
export const holdBelow = (g: State, i: number): void => {
  const { drop, borrowed, control } = at(g);
  const hex = g.cells[drop + i]!;
  if (!isHex(g, hex) || controls(g, G, hex) || unitsIn(g, hex).length > 0) return;
  g.cells[control + hex] = G;
  g.cells[borrowed + i] = 1;
  emit(g, { is: 'taken', case: '19.10', side: G, hex });
};
/** It holds it again once an Ally who came by has gone on. */
const holdAgain = (g: State, e: Event): undefined => {
  if (isFrance(g) && sideOf(g, e.unit as number) !== G) for (let i = 0; i < DROPS.length; i++) holdBelow(g, i);
};
export const dropWatches: readonly Watch[] = ['moved', 'advanced', 'retreated'].map(on => ({
  on,
  case: '19.10',
  run: holdAgain,
}));
/** 18.9 A German has crossed or attacked over the Rhine. */
export const crossRhine = (g: State, side: number): void => {
  if (boxOf(g).RHINE[side] === 1) swissFront(g);
};
/** 18.9 Germans attack these hexes, in a counterattack, too. */
export const attackAcross = (g: State, units: readonly number[], hexes: readonly number[]): void => {
  for (const hex of hexes) for (const u of units) if (sideOf(g, u) === G) crossRhine(g, sideTo(g, placeOf(g, u), hex));
};
export const moveTo = (g: State, unit: number, hex: number): void => {
  putUnit(g, unit, hex);
  takeHex(g, unit, hex);
};
export const alive = (g: State, units: readonly number[]): readonly number[] => units.filter(u => onMap(g, u));
export const givenMarkers = (g: State): number => g.cells[AT.given]!;
