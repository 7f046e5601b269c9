/** 11.10-11.14 The odds of an attack: factors, shifts, column, each with its case. */
import { tally, total, type Row, type Tally } from '../../../engine/effects.ts';
import type { State } from '../../../engine/state.ts';
import { attackMask, isConcentric } from '../../../kernel/around.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { halved, makeOdds, oddsColumn, oddsLabel } from '../../../kernel/odds.ts';
import { COLUMNS, CONCENTRIC, CRISIS_SHIFT, DYNAMO, FOURTH_ARMOURED, SICKLE_CUT, TEC } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { CITY, isArdennes, isRiver, isRough } from '../ground.ts';
import {
  A,
  AT,
  attackOf,
  defenceOf,
  fortIn,
  G,
  is1940,
  isPanzer,
  MECH,
  placeOf,
  SIDE,
  stackIn,
  turnOf,
} from '../state.ts';
import { dynamoNow } from './exits.ts';
import { inSupply } from './supply.ts';

/** An attack as the rows see it. */
export interface Attack {
  readonly g: State;
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly armoured: boolean;
}

const TABLE = makeOdds(COLUMNS);
const isFortified = (x: Attack): boolean => fortIn(x.g, x.hex) >= 0;
const attackerSide = (x: Attack): number => SIDE[x.attackers[0]!]!;
const isSickle = (x: Attack): boolean =>
  is1940(x.g) && turnOf(x.g) === 1 && x.attackers.some(u => x.g.n[AT.sickle + u] === 1);

/** 11.13, 11.14 Mechanised corps use their defence against cities and forts; 8.3, 11.12 halves for supply and rivers, rounded up. */
export const attackFactor = (x: Attack, unit: number): number => {
  const { g, hex } = x;
  const hard =
    is1940(g) &&
    (CITY[hex] === 1 || isFortified(x)) &&
    MECH[unit] === 1 &&
    (g.n[AT.panzersInCities] === 0 || isPanzer(unit));
  let factor = hard ? defenceOf(g, unit) : attackOf(g, unit);
  if (!inSupply(g, unit)) factor = halved(factor);
  return isRiver(placeOf(g, unit) as HexId, hex as HexId) ? halved(factor) : factor;
};
/** 11.0, 11.14 Units that retreated here this phase add nothing; a fort adds its strength. */
export const defenceIn = (g: State, hex: number): number => {
  const fort = fortIn(g, hex);
  return stackIn(g, hex).reduce(
    (sum, u) => sum + (g.n[AT.retreated + u] ? 0 : defenceOf(g, u)),
    fort >= 0 ? defenceOf(g, fort) : 0,
  );
};

const directions = (x: Attack) =>
  attackMask(
    GRID,
    x.hex as HexId,
    x.attackers.map(u => placeOf(x.g, u) as HexId),
  );
const nearPort = (x: Attack): boolean =>
  dynamoNow(x.g) && attackerSide(x) === G && distance(GRID, x.hex as HexId, x.g.n[AT.dynamoPort]! as HexId) <= 1;
/** Columns right are positive. */
const SHIFTS: readonly Row<Attack>[] = [
  {
    case: '11.12',
    name: () => 'Rough',
    when: x => isRough(x.hex) && !CITY[x.hex],
    value: () => TEC.rough.shift as number,
  },
  {
    case: '11.12',
    name: () => 'Ardennes',
    when: x => isArdennes(x.hex) && !isSickle(x),
    value: () => TEC.ardennes.shift as number,
  },
  { case: '11.14', name: () => 'Fortification', when: isFortified, value: x => -defenceOf(x.g, fortIn(x.g, x.hex)) },
  {
    case: '11.11',
    name: () => 'Concentric attack',
    when: x => !CITY[x.hex] && !isFortified(x) && isConcentric(directions(x)),
    value: x => (x.attackers.some(u => MECH[u]) ? CONCENTRIC.mechanised : CONCENTRIC.shift),
  },
  { case: '5.8', name: () => 'Sickle Cut surprise', when: isSickle, value: () => SICKLE_CUT.shift },
  {
    case: '5.5',
    name: () => 'German supply crisis',
    when: x => x.g.n[AT.supplyCrisis] === 1 && !is1940(x.g),
    value: x => (attackerSide(x) === A ? CRISIS_SHIFT.shift : -CRISIS_SHIFT.shift),
  },
  { case: '5.17', name: () => '4th Armoured Division', when: x => x.armoured, value: () => FOURTH_ARMOURED.shift },
  { case: '5.13', name: () => 'Operation Dynamo', when: nearPort, value: () => DYNAMO.shift },
];

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly column: number;
  readonly shifts: Tally;
  readonly label: string;
  readonly ratio: string;
}
const attackBy = (x: Attack): number => {
  let sum = 0;
  for (const u of x.attackers) sum += attackFactor(x, u);
  return sum;
};
/** 11.10 The column after all shifts: below the table or above it the result is automatic. */
export const columnOf = (x: Attack): number => oddsColumn(TABLE, attackBy(x), defenceIn(x.g, x.hex)) + total(SHIFTS, x);
export const columnLabel = (column: number): string => oddsLabel(TABLE, column);
/** The same with its reasons. */
export const oddsOf = (x: Attack): Odds => {
  const attack = attackBy(x);
  const defence = defenceIn(x.g, x.hex);
  const shifts = tally(SHIFTS, x);
  const ratio = oddsColumn(TABLE, attack, defence);
  const column = ratio + shifts.most;
  return { attack, defence, column, shifts, label: columnLabel(column), ratio: columnLabel(ratio) };
};
