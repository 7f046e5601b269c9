/** 11.10-11.14 The odds of an attack: factors, column shifts and the column, each with its case. */
import { tally, total, type Reckoned, type Row, type Tally } from '../../../engine/effects.ts';
import type { State } from '../../../engine/state.ts';
import { attackMask, isConcentric } from '../../../kernel/surroundings.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { halved, oddsColumn, oddsLabel } from '../../../kernel/odds.ts';
import { A, G, isMech, isPanzer, sideOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, isArdennes, isCity, isRiver, isRough } from '../model/ground.ts';
import { AT, at, attackOf, defenceOf, fortIn, is1940, placeOf, stackIn, stepsLeft, turnOf } from '../model/state.ts';
import { dynamoNow } from './exits.ts';
import { inSupply } from './supply.ts';

/** What the rows of SHIFTS are computed from. */
export interface Attack {
  readonly g: State;
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly armoured: boolean;
}

const isFortified = (x: Attack): boolean => fortIn(x.g, x.hex) >= 0;
const attackerSide = (x: Attack): number => sideOf(x.g, x.attackers[0]!);
const isSickle = (x: Attack): boolean =>
  is1940(x.g) && turnOf(x.g) === 1 && x.attackers.some(u => x.g.cells[at(x.g).sickle + u] === 1);

/** 11.13, 11.14 Mechanised corps attack cities and forts with their defence factor. 8.3, 11.12 Out of supply and across a river it is halved each time, rounded up. */
export const attackFactor = (x: Attack, unit: number): number => {
  const { g, hex } = x;
  const hard =
    is1940(g) &&
    (isCity(g, hex) || isFortified(x)) &&
    isMech(g, unit) &&
    (g.cells[AT.panzersInCities] === 0 || isPanzer(g, unit));
  let factor = hard ? defenceOf(g, unit) : attackOf(g, unit);
  if (!inSupply(g, unit)) factor = halved(factor);
  return isRiver(g, placeOf(g, unit), hex) ? halved(factor) : factor;
};
/** 11.0, 11.14 Units that retreated into the hex this phase do not count; a fort adds its strength. */
export const defenceIn = (g: State, hex: number): number => {
  const fort = fortIn(g, hex);
  return stackIn(g, hex).reduce(
    (sum, u) => sum + (g.cells[at(g).retreated + u] ? 0 : defenceOf(g, u)),
    fort >= 0 ? defenceOf(g, fort) : 0,
  );
};

const directions = (x: Attack) =>
  attackMask(
    gridOf(x.g),
    x.hex as HexId,
    x.attackers.map(u => placeOf(x.g, u) as HexId),
  );
const nearPort = (x: Attack): boolean =>
  dynamoNow(x.g) &&
  attackerSide(x) === G &&
  distance(gridOf(x.g), x.hex as HexId, x.g.cells[AT.dynamoPort]! as HexId) <= 1;
/** A shift to the right, in the attacker's favour, is positive. */
const SHIFTS: readonly Row<Attack>[] = [
  {
    case: '11.12',
    name: () => 'Rough',
    when: x => isRough(x.g, x.hex) && !isCity(x.g, x.hex),
    value: x => chartsOf(x.g).terrain.rough.shift as number,
  },
  {
    case: '11.12',
    name: () => 'Ardennes',
    when: x => isArdennes(x.g, x.hex) && !isSickle(x),
    value: x => chartsOf(x.g).terrain.ardennes.shift as number,
  },
  { case: '11.14', name: () => 'Fortification', when: isFortified, value: x => -defenceOf(x.g, fortIn(x.g, x.hex)) },
  {
    case: '11.11',
    name: () => 'Concentric attack',
    when: x => !isCity(x.g, x.hex) && !isFortified(x) && isConcentric(directions(x)),
    value: x =>
      x.attackers.some(u => isMech(x.g, u)) ? chartsOf(x.g).concentric.mechanised : chartsOf(x.g).concentric.shift,
  },
  { case: '5.8', name: () => 'Sickle Cut surprise', when: isSickle, value: x => chartsOf(x.g).sickleCut.shift },
  {
    case: '5.5',
    name: () => 'German supply crisis',
    when: x => x.g.cells[AT.supplyCrisis] === 1 && !is1940(x.g),
    value: x => (attackerSide(x) === A ? chartsOf(x.g).crisisShift.shift : -chartsOf(x.g).crisisShift.shift),
  },
  {
    case: '5.17',
    name: () => '4th Armoured Division',
    when: x => x.armoured,
    value: x => chartsOf(x.g).fourthArmoured.shift,
  },
  { case: '5.13', name: () => 'Operation Dynamo', when: nearPort, value: x => chartsOf(x.g).dynamo.shift },
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
/** 11.10 The column after all shifts. It can be below 0 or beyond the last one: the result is then automatic. */
export const columnOf = (x: Attack): number =>
  oddsColumn(boxOf(x.g).ODDS, attackBy(x), defenceIn(x.g, x.hex)) + total(SHIFTS, x);
export const columnLabel = (g: State, column: number): string => oddsLabel(boxOf(g).ODDS, column);
/** The same with every sum and shift, for the screen and the log. Slower than `columnOf`. */
export const oddsOf = (x: Attack): Odds => {
  const attack = attackBy(x);
  const defence = defenceIn(x.g, x.hex);
  const shifts = tally(SHIFTS, x);
  const ratio = oddsColumn(boxOf(x.g).ODDS, attack, defence);
  const column = ratio + shifts.most;
  return { attack, defence, column, shifts, label: columnLabel(x.g, column), ratio: columnLabel(x.g, ratio) };
};

/** What an attacker adds to the attack, and why that is not its printed factor. */
export type Added = {
  readonly unit: number;
  readonly hex: number;
  readonly steps: number;
  readonly factor: number;
  readonly because: readonly { readonly case: string; readonly text: string }[];
};
export const addedBy = (x: Attack, unit: number): Added => {
  const { g } = x;
  const from = placeOf(g, unit);
  const factor = attackFactor(x, unit);
  const halves = [
    ...(inSupply(g, unit) ? [] : [{ case: '8.3', text: 'out of supply, halved' }]),
    ...(isRiver(g, from, x.hex) ? [{ case: '11.12', text: 'across a river, halved' }] : []),
  ];
  const printed = halves.reduce(halved, attackOf(g, unit));
  const armour =
    factor === printed ? [] : [{ case: isFortified(x) ? '11.14' : '11.13', text: 'attacks with its defence factor' }];
  return { unit, hex: from, steps: stepsLeft(g, unit), factor, because: [...armour, ...halves] };
};
/** A declared attack as the log has it. By then both stacks are revealed (3.10), so that everybody may read it. */
export type Account = {
  readonly attack: number;
  readonly defence: number;
  readonly ratio: string;
  readonly attackers: readonly Added[];
  readonly defenders: readonly { readonly unit: number; readonly factor: number; readonly steps: number }[];
  readonly ledger: readonly Reckoned[];
};
export const accountOf = (x: Attack): Account => {
  const { g, hex } = x;
  const { attack, defence, column, ratio, shifts } = oddsOf(x);
  const fort = fortIn(g, hex);
  const plain = column - shifts.most;
  return {
    attack,
    defence,
    ratio,
    attackers: x.attackers.map(u => addedBy(x, u)),
    defenders: [...stackIn(g, hex), ...(fort >= 0 ? [fort] : [])].map(unit => ({
      unit,
      factor: g.cells[at(g).retreated + unit] ? 0 : defenceOf(g, unit),
      steps: stepsLeft(g, unit),
    })),
    ledger: [
      { name: `${attack} against ${defence}`, case: '11.10', to: ratio },
      ...shifts.lines.map(l => ({ name: l.name, case: l.case, shift: l.value, to: columnLabel(g, plain + l.sum) })),
    ],
  };
};
