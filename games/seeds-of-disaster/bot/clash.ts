/** The worth of a battle: the exact chance of each result times what the result brings. */
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import type { ResultRow } from '../data/charts.ts';
import type { Plain } from '../data/tables.ts';
import { differenceChances } from '../rules/combat/odds.ts';
import type { Weights } from './weights.ts';

const KNOWN = new Map<number, readonly number[]>();
const MAX_DICE = 64;
const chancesOf = (first: number, second: number): readonly number[] => {
  const key = first * MAX_DICE + second;
  const known = KNOWN.get(key) ?? differenceChances(first, second);
  KNOWN.set(key, known);
  return known;
};

/** What is at stake in a battle, in steps. */
export interface Stakes {
  readonly w: Weights;
  readonly rows: readonly Plain<ResultRow>[];
  /** The worth of the Area to the attacker. */
  readonly area: number;
  /** The defender's steps: if he loses them all, the Area is empty. */
  readonly steps: number;
  /** Whether the attacker has Poised Forces to use a Breakthrough. */
  readonly rides: boolean;
  /** A fort keeps the attacker out, and its defenders need not retreat. */
  readonly fort: boolean;
}
const attackerWins = (x: Stakes, row: Plain<ResultRow>): number => {
  const { w } = x;
  const lost = Math.min(row.loser, x.steps);
  const gone = !x.fort && (row.retreat || row.loser >= x.steps);
  const broken = row.breakthrough && x.rides && !x.fort ? w.broken : 0;
  return (
    w.kill * lost -
    w.own * row.winner +
    (gone ? x.area : 0) +
    (row.disrupts && lost < x.steps ? w.disrupted : 0) +
    w.cp * row.cp +
    broken
  );
};
const defenderWins = ({ w }: Stakes, row: Plain<ResultRow>): number =>
  w.kill * row.winner -
  w.own * row.loser -
  (row.retreat ? w.driven : 0) -
  (row.disrupts ? w.disrupted : 0) -
  w.cp * (1 + row.cp) -
  (row.breakthrough ? 3 * w.cp : 0);
const rowFor = (rows: Stakes['rows'], difference: number): Plain<ResultRow> => {
  let k = rows.length - 1;
  while (k > 0 && rows[k]!.from > difference) k--;
  return rows[k]!;
};
const tie = ({ w, steps, area, fort }: Stakes): number => w.kill - w.own + (steps <= 1 && !fort ? area : 0);
/** The worth to the attacker if his total minus the defender's is `difference`. */
const worthBy = (x: Stakes, difference: number): number => {
  if (difference === 0) return tie(x);
  return difference > 0 ? attackerWins(x, rowFor(x.rows, difference)) : defenderWins(x, rowFor(x.rows, -difference));
};

/** Strength and dice of a side. 13.6 Negative dice are added to the enemy's. */
export interface Hand {
  readonly strength: number;
  readonly dice: number;
}
export const expected = (x: Stakes, attacker: Hand, defender: Hand): number => {
  const one = Math.max(0, attacker.dice) + Math.max(0, -defender.dice);
  const two = Math.max(0, defender.dice) + Math.max(0, -attacker.dice);
  const shift = Math.round(attacker.strength - defender.strength) - 6 * two;
  const chances = chancesOf(one, two);
  let sum = 0;
  for (let i = 0; i < chances.length; i++) if (chances[i]! > 1e-6) sum += chances[i]! * worthBy(x, i + shift);
  return sum;
};
/** The chance that the defender has to retreat or is destroyed. */
export const clears = (x: Stakes, attacker: Hand, defender: Hand): number => {
  const only = { ...x, area: 1, w: NOTHING };
  return expected({ ...only, steps: x.steps }, attacker, defender);
};
const NOTHING = { kill: 0, own: 0, disrupted: 0, broken: 0, driven: 0, cp: 0 } as Weights;

export const stakesOf = (
  g: State,
  w: Weights,
  area: number,
  more: Pick<Stakes, 'steps' | 'rides' | 'fort'>,
): Stakes => ({ w, rows: boxOf(g).tables.results, area, ...more });
