/** 13.3.4 Overstacked hexes: after a retreat, after units leave a surrendered city (19.8), and at the end of a Movement Phase. */
import { ok, type Decision, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { again, top } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { G, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { placed, sideTo } from '../../model/ground.ts';
import { at, foe, hexesOf, isHex, placeOf, sideName, unitsIn, unitsOf } from '../../model/state.ts';
import { battleIn, type Battle } from '../combat/battle-vars.ts';
import { alive, count, eliminate } from '../combat/losses.ts';
import { crossRhine, moveTo } from './control.ts';
import { countersOf } from '../position/board-cache.ts';
import { shoveHexes } from '../combat/retreat.ts';
import { excessIn, isOverstacked } from './stacking.ts';
import { ask, emit, procedure, steps } from '../flow.ts';

/** 13.3.4 The overstacked hexes of these units. Their player settles them in any order. */
const crowdedBy = (g: State, units: readonly number[]): readonly number[] =>
  hexesOf(g, alive(g, units)).filter(hex => isOverstacked(g, hex));
export const isCrowdedAfter = (g: State, b: Battle): boolean => crowdedBy(g, b.retreated).length > 0;
/** Settles all overstacked hexes of the side, then those of the other side. `hexes`: the hexes the excess units move away from, if any. */
export type Crowding = { readonly side: SideNo; readonly hexes?: readonly number[] };
export const crowdProc = procedure('crowding');
/** Looks at each stack once, at its first unit. */
const isCrowdedOf = (g: State, side: SideNo): boolean => {
  const { place } = at(g);
  const count = countersOf(g, side);
  for (const u of unitsOf(g, side)) {
    const hex = g.cells[place + u]!;
    if (isHex(g, hex) && count[hex]! > 1 && unitsIn(g, hex)[0] === u && isOverstacked(g, hex)) return true;
  }
  return false;
};
/** Is this outside a battle? */
const isApart = (g: State): boolean => top(g).proc === crowdProc.name;
const crowdedNow = (g: State): readonly number[] => {
  if (!isApart(g)) return crowdedBy(g, battleIn(g).retreated);
  const { side } = crowdProc.vars(g);
  return crowdedBy(g, unitsOf(g, isCrowdedOf(g, side) ? side : foe(side)));
};
const waysOf = (g: State, unit: number, hex: number): readonly HexId[] =>
  shoveHexes(g, unit, hex as HexId, isApart(g) ? (crowdProc.vars(g).hexes ?? []) : battleIn(g).hexes);
/** 14.7.2 An excess unit eliminated after a retreat counts as a loss of the battle. */
const giveUp = (g: State, unit: number): void => {
  eliminate(g, unit, '13.3.4');
  if (!isApart(g)) count(g, sideOf(g, unit));
};
export const crowdSteps = steps('crowding', [
  {
    at: '13.3.4',
    case: '13.3.4',
    name: 'Overstacked',
    when: (g, { vars }) => isCrowdedOf(g, vars.side),
    run: (_g, { vars }) => ask(sideName(vars.side), 'shoving', '13.3.4'),
  },
  {
    at: '13.3.4/other',
    case: '13.3.4',
    name: 'Overstacked',
    when: (g, { vars }) => isCrowdedOf(g, foe(vars.side)),
    run: (_g, { vars }) => ask(sideName(foe(vars.side)), 'shoving', '13.3.4'),
  },
]);
type Shoving =
  | { readonly do: 'shove'; readonly unit: number; readonly hex: number }
  | { readonly do: 'give'; readonly unit: number };
const shovesIn = (g: State, hex: number): readonly Shoving[] =>
  excessIn(g, hex).flatMap((unit): readonly Shoving[] => {
    const ways = waysOf(g, unit, hex).map((to): Shoving => ({ do: 'shove', unit, hex: to }));
    return ways.length ? ways : [{ do: 'give', unit }];
  });
export const shoving: Decision<Shoving> = {
  verbs: ['shove', 'give'],
  candidates: g => crowdedNow(g).flatMap(hex => shovesIn(g, hex)),
  judge: (g, _a, c) => {
    const hex = placeOf(g, c.unit);
    if (!crowdedNow(g).includes(hex) || !excessIn(g, hex).includes(c.unit))
      return blockedBy(untilOver(g), '13.3.4', `${nameOf(g, c.unit)} is not one too many`);
    const ways = waysOf(g, c.unit, hex);
    if (c.do === 'give')
      return ways.length
        ? blockedBy(untilOver(g), '13.3.4', `${nameOf(g, c.unit)} is not lost: it can go one hex on`)
        : ok;
    return ways.includes(c.hex as HexId)
      ? ok
      : blockedBy(untilOver(g), '13.3.4', `${nameOf(g, c.unit)} cannot go to ${placed(g, c.hex)}`, [c.hex]);
  },
  take: (g, _a, c) => {
    const from = placeOf(g, c.unit);
    if (c.do === 'give') {
      giveUp(g, c.unit);
      return again;
    }
    if (sideOf(g, c.unit) === G) crossRhine(g, sideTo(g, from, c.hex));
    moveTo(g, c.unit, c.hex);
    emit(g, { is: 'retreated', case: '13.3.4', unit: c.unit, from, hex: c.hex });
    if (isOverstacked(g, c.hex)) giveUp(g, c.unit);
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'give' ? `${nameOf(g, c.unit)} is lost` : `${nameOf(g, c.unit)} goes on to ${placed(g, c.hex)}`,
};
