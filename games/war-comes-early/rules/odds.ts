/** 12.1, 12.2 The odds of an attack: factors, table line, shifts and column, each with its case. */
import { tally, type Reckoned, type Row, type Tally } from '../../../engine/effects.ts';
import type { State } from '../../../engine/state.ts';
import { attackMask, isConcentric } from '../../../kernel/surroundings.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { differenceColumn, shifted } from '../../../kernel/odds.ts';
import { GERMANS, isGermanMech, isMech, nationOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import type { GroundKind } from '../data/charts.ts';
import { gridOf, hexRow, isCity, isRiver } from '../model/ground.ts';
import { AT, foe, garrisonIn, intactFort, placeOf, sideOf, stackIn } from '../model/state.ts';
import { cutFactor } from './structure.ts';
import { inSupplyToAttack } from './supply.ts';
import { underAir } from './under-aircraft.ts';

/** An attack as the rows of shifts read it. */
export interface Attack {
  readonly g: State;
  readonly hex: number;
  readonly attackers: readonly number[];
  /** 10.5 Attackers found out of supply when the battle began. */
  readonly cut: readonly number[];
  /** 12.8 The Flieger division has landed. */
  readonly flieger: boolean;
}
/** The attack as it would be now. */
export const attackNow = (g: State, hex: number, attackers: readonly number[], flieger = false): Attack => ({
  g,
  hex,
  attackers,
  cut: attackers.filter(u => !inSupplyToAttack(g, u, hex)),
  flieger,
});

/** 11.3 What counts of a hex in combat: a city first, then an intact fort, otherwise its terrain. */
export const groundIn = (g: State, hex: number): GroundKind => {
  const row = hexRow(g, hex);
  if (row.city !== undefined) return 'city';
  if (intactFort(g, hex) >= 0) return row.fort!;
  return row.terrain as GroundKind;
};

/** 1.4, 10.5 Halved units are added up first, hex by hex; both causes together make a quarter. */
const divisorOf = (x: Attack, unit: number): 1 | 2 | 4 => {
  const causes = (x.cut.includes(unit) ? 1 : 0) + (isMech(x.g, unit) && isCity(x.g, x.hex) ? 1 : 0);
  return causes === 0 ? 1 : causes === 1 ? 2 : 4;
};
const strengthOf = (x: Attack, units: readonly number[]): number => {
  const { ATTACK } = boxOf(x.g);
  let sum = 0;
  const less = new Map<number, number>();
  for (const u of units) {
    const divisor = divisorOf(x, u);
    const key = placeOf(x.g, u) * 8 + divisor;
    const factor = x.cut.includes(u) ? cutFactor(x.g, u, ATTACK) : ATTACK[u]!;
    if (divisor === 1) sum += factor;
    else less.set(key, (less.get(key) ?? 0) + factor);
  }
  for (const [key, factors] of less) sum += Math.ceil(factors / (key % 8));
  return sum;
};
export const attackOf = (x: Attack): number => strengthOf(x, x.attackers);
/** 12.1, 11.5 All units in the hex, and the garrison; 10.5 supply does not matter. */
export const defenceIn = (g: State, hex: number): number => {
  const { DEFENCE } = boxOf(g);
  const garrison = garrisonIn(g, hex) >= 0 ? (chartsOf(g).terrain[groundIn(g, hex)].garrison ?? 0) : 0;
  return stackIn(g, hex).reduce((sum, u) => sum + DEFENCE[u]!, garrison);
};

/** 12.1 Whether at least half of the strength, or of the units, is supplied German mechanised. */
const usesMechLine = (x: Attack): boolean => {
  const mech = x.attackers.filter(u => isGermanMech(x.g, u) && !x.cut.includes(u));
  if (mech.length === 0) return false;
  return x.g.cells[AT.mechLine] === 1
    ? mech.length * 2 >= x.attackers.length
    : strengthOf(x, mech) * 2 >= strengthOf(x, x.attackers);
};
export const lineOf = (x: Attack): readonly number[] => {
  const { crt } = chartsOf(x.g);
  return usesMechLine(x) ? crt.mechanised : crt.usual;
};

const attackerSide = (x: Attack): 0 | 1 => sideOf(x.g, x.attackers[0]!);
const mask = (x: Attack) =>
  attackMask(
    gridOf(x.g),
    x.hex as HexId,
    x.attackers.map(u => placeOf(x.g, u) as HexId),
  );
/** 12.2.2 Never against cities and fortifications. */
export const isConcentricAttack = (x: Attack): boolean =>
  chartsOf(x.g).terrain[groundIn(x.g, x.hex)].concentric && isConcentric(mask(x));
/** Shifts to the right are positive. */
const SHIFTS: readonly Row<Attack>[] = [
  {
    case: '12.2',
    name: x => chartsOf(x.g).terrain[groundIn(x.g, x.hex)].name,
    when: () => true,
    value: x => chartsOf(x.g).terrain[groundIn(x.g, x.hex)].shift,
  },
  {
    case: '12.2',
    name: () => 'All across rivers',
    when: x => x.attackers.every(u => isRiver(x.g, placeOf(x.g, u), x.hex)),
    value: x => chartsOf(x.g).shifts.river,
  },
  {
    case: '12.2.2',
    name: () => 'Concentric attack',
    when: isConcentricAttack,
    value: x => {
      const { concentricGerman, concentric } = chartsOf(x.g).shifts;
      return nationOf(x.g, x.attackers[0]!) === GERMANS ? concentricGerman : concentric;
    },
  },
  {
    case: '6.2.2',
    name: () => 'Attackers under their own aircraft',
    when: x => x.attackers.some(u => underAir(x.g, attackerSide(x), placeOf(x.g, u))),
    value: x => chartsOf(x.g).shifts.air,
  },
  {
    case: '6.2.2',
    name: () => 'Defenders under their own aircraft',
    when: x => underAir(x.g, foe(attackerSide(x)), x.hex),
    value: x => -chartsOf(x.g).shifts.air,
  },
  {
    case: '12.8',
    name: () => '7th Flieger Division',
    when: x => x.flieger,
    value: x => chartsOf(x.g).shifts.flieger,
  },
];

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly mechanised: boolean;
  /** The columns before and after the shifts. */
  readonly from: number;
  readonly column: number;
  readonly shifts: Tally;
}
const clamped = (x: Attack, from: number, shifts: number): number => shifted(from, shifts, lineOf(x).length, 'clamped');
/** 12.1, 12.2 The column after all shifts, with the reasons; it stays within the table. */
export const oddsOf = (x: Attack): Odds => {
  const attack = attackOf(x);
  const defence = defenceIn(x.g, x.hex);
  const shifts = tally(SHIFTS, x);
  const from = differenceColumn(lineOf(x), attack, defence);
  return { attack, defence, mechanised: usesMechLine(x), from, column: clamped(x, from, shifts.most), shifts };
};
/** 12.1, 12.2 The sum as the log carries it: factors, the line of the table, the column after each shift. */
export type Account = {
  readonly attack: number;
  readonly defence: number;
  readonly mechanised: 0 | 1;
  readonly column: number;
  readonly odds: string;
  readonly ledger: readonly Reckoned[];
};
export const accountOf = (x: Attack): Account => {
  const { attack, defence, mechanised, from, column, shifts } = oddsOf(x);
  const label = (c: number): string => columnLabel(lineOf(x), c);
  const name = `${attack} against ${defence}${mechanised ? ', German mechanised line' : ''}`;
  return {
    attack,
    defence,
    mechanised: mechanised ? 1 : 0,
    column,
    odds: label(column),
    ledger: [
      { name, case: '12.1', to: label(from) },
      ...shifts.lines.map(l => ({ name: l.name, case: l.case, shift: l.value, to: label(clamped(x, from, l.sum)) })),
    ],
  };
};
/** '+5', '≤ 0', '≥ 30': a column of a table line. */
export const columnLabel = (line: readonly number[], column: number): string => {
  const least = line[column]!;
  if (column === 0) return `≤ ${least}`;
  return column === line.length - 1 ? `≥ ${least}` : least > 0 ? `+${least}` : `${least}`;
};
