/** 13.6, 13.7.1 Battle dice and strength of both sides, line by line, and the chances of each result. */
import { tally, total, type Line, type Reckoned, type Row } from '../../../../engine/effects.ts';
import type { State } from '../../../../engine/state.ts';
import { areaOf, armyPoisedWith, dotsOf, factorOf, isArea, isArmy, unitName } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { riverBetween } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, other } from '../../model/tracks.ts';
import { armiesIn, attackerOf, columnarIn, defenderOf, engaged, NEITHER, readyIn } from './battle-frame.ts';
import { fortOf, hasFort, type Fort } from './forts.ts';
import { chanceBetween, type Lot } from './odds.ts';
import type { Battle } from '../flow.ts';

/** One side of a battle and the units that fight for it. */
interface BattleSide {
  readonly g: State;
  readonly b: Battle;
  readonly s: SideNo;
  readonly force: readonly number[];
}
const sideIn = (g: State, b: Battle, s: SideNo): BattleSide => ({ g, b, s, force: engaged(g, b, s) });

// Forts ------------------------------------------------------------------------------------------------------------
/** 14.3.5 The forts that help a side. Forts also help attacks out of their Area (option `fortAttack`). */
const fortsOf = ({ g, b, s, force }: BattleSide): readonly Fort[] => {
  if (s === defenderOf(b)) return hasFort(g, b.area, s) ? [fortOf(g, b.area, s)!] : NONE;
  return g.cells[AT.fortAttack] === 0 ? fortsBehind(g, force, s) : NONE;
};
const NONE: readonly Fort[] = [];
/** The forts these units stand in. There are mostly none, so the list is made only when needed. */
const fortsBehind = (g: State, force: readonly number[], s: SideNo): readonly Fort[] => {
  let areas: number[] | undefined;
  for (const u of force) {
    const area = areaOf(g, u);
    if (area >= 0 && hasFort(g, area, s) && !areas?.includes(area)) (areas ??= []).push(area);
  }
  return areas?.map(area => fortOf(g, area, s)!) ?? NONE;
};
/** 5.2.6 Fortification intelligence takes away the dice of forts, not their strength. */
const fortDice = (x: BattleSide): number =>
  (x.b.mapped ?? NEITHER)[x.s === attackerOf(x.b) ? defenderOf(x.b) : attackerOf(x.b)]
    ? 0
    : fortsOf(x).reduce((sum, f) => sum + f.dice, 0);
export const hasForts = (g: State, b: Battle, s: SideNo): boolean => fortsOf(sideIn(g, b, s)).length > 0;

// Rivers -----------------------------------------------------------------------------------------------------------
/** 17.0 Whether the unit jumps into the battle: it came from a box, and lands on the defender's bank. */
export const jumps = (g: State, b: Battle, unit: number): boolean =>
  !isArea(g, b.origins?.[b.attackers?.indexOf(unit) ?? -1] ?? 0);
/** 13.6 Dice the river takes: those of the easiest crossing, 0 if an attacker is on the defender's bank. */
export const riverDice = (g: State, b: Battle, force = engaged(g, b, attackerOf(b))): number => {
  const { rivers } = boxOf(g).tables;
  let least = Infinity;
  for (const u of force) {
    const area = jumps(g, b, u) ? -1 : areaOf(g, u);
    least = Math.min(least, area < 0 ? 0 : (rivers[riverBetween(g, area, b.area)]?.dice ?? 0));
  }
  return force.length ? least : 0;
};

// 13.6 Dice --------------------------------------------------------------------------------------------------------
const attacks = (x: BattleSide): boolean => x.s === attackerOf(x.b);
const defends = (x: BattleSide): boolean => x.s === defenderOf(x.b);
const terrainDice = ({ g, b }: BattleSide): number => boxOf(g).terrainDice[b.area]!;
/** 15.1.4, 15.1.5 Armies that lose a die, also if they have recovered in this player-turn. */
const shaken = ({ g, force }: BattleSide): number => {
  let count = 0;
  for (const u of force) if (g.cells[at(g).disrupted + u] !== 0 && isArmy(g, u)) count++;
  return count;
};
const NOBODY: readonly number[] = [];
/** 13.5.3 Dots of the fleets in direct support. */
const airDice = ({ g, b, s }: BattleSide): number => {
  const sent = s === attackerOf(b) ? b.fleets : b.duel ? undefined : b.answering;
  let sum = 0;
  for (const f of sent ?? NOBODY) if (f !== b.diverted) sum += dotsOf(g, f);
  return sum;
};
const row = (
  ruleCase: string,
  name: string,
  value: (x: BattleSide) => number,
  when: (x: BattleSide) => boolean = () => true,
): Row<BattleSide> => ({
  case: ruleCase,
  name: () => name,
  when,
  value,
});
const DICE: readonly Row<BattleSide>[] = [
  row('13.6', 'Defender', () => 1, defends),
  row('13.6', 'Terrain', terrainDice, defends),
  row('14.3.5', 'Fortification', fortDice),
  row(
    '6.2.5',
    'River',
    x => -riverDice(x.g, x.b, x.force),
    x => attacks(x) && !x.b.engineers,
  ),
  row('15.1.4', 'Disrupted army', x => -shaken(x)),
  row(
    '13.2.5',
    'Poised Forces',
    () => NUMBERS.poisedDice.value,
    x => x.b.benefit === x.s,
  ),
  row(
    '6.2.4',
    'Over-concentration',
    () => 1,
    x => attacks(x) && x.b.massed === true,
  ),
  row('18.0', 'Air fleets', airDice),
  row(
    '17.0',
    'Parachute assault',
    () => 1,
    x => attacks(x) && (x.b.attackers ?? NOBODY).some(u => jumps(x.g, x.b, u)),
  ),
  row(
    '5.2.3',
    'Tactical intelligence',
    () => 1,
    x => (x.b.tactical ?? NEITHER)[x.s],
  ),
];

// 13.7.1 Strength --------------------------------------------------------------------------------------------------
/** 13.2.5 The side with the benefit adds its strongest Poised unit. */
const bestPoised = (g: State, b: Battle, s: SideNo): number | undefined =>
  b.benefit === s ? readyIn(g, b, s).toSorted((x, y) => factorOf(g, y) - factorOf(g, x))[0] : undefined;
const strengthRows = (x: BattleSide): readonly Row<BattleSide>[] => {
  const { g, b, s } = x;
  const best = bestPoised(g, b, s);
  return [
    ...[...armiesIn(g, b, s), ...columnarIn(g, b, s)].map(u => row('13.7.1', unitName(g, u), () => factorOf(g, u))),
    ...(best === undefined ? [] : [row('13.2.5', `${unitName(g, best)}, Poised`, () => factorOf(g, best))]),
    ...fortsOf(x).map(f => row('14.1', 'Fortification', () => f.strength)),
  ];
};

export interface Reckoning extends Lot {
  readonly diceLines: readonly Line[];
  readonly strengthLines: readonly Line[];
}
const lineFor = (name: string, value: number, sum: number): Line => ({ case: '13.6', name, value, sum, maybe: false });
/** 13.6.1 Dice of the attacker and the defender, without the lines. */
export const battleDice = (g: State, b: Battle): readonly [number, number] => {
  const one = total(DICE, sideIn(g, b, attackerOf(b)));
  const two = total(DICE, sideIn(g, b, defenderOf(b)));
  return [Math.max(0, one) + Math.max(0, -two), Math.max(0, two) + Math.max(0, -one)];
};
/** 13.7.1 The strength of a side, without the lines. */
export const strengthOf = (g: State, b: Battle, s: SideNo): number => {
  const x = sideIn(g, b, s);
  const best = bestPoised(g, b, s);
  let sum = best === undefined ? 0 : factorOf(g, best);
  for (const u of x.force) if (isArmy(g, u) || armyPoisedWith(g, u) < 0) sum += factorOf(g, u);
  for (const f of fortsOf(x)) sum += f.strength;
  return sum;
};
/** 13.6 Dice and strength of both sides with their lines. Dice that one side cannot lose the other gains. */
export const reckon = (g: State, b: Battle): { readonly attacker: Reckoning; readonly defender: Reckoning } => {
  const sides = [attackerOf(b), defenderOf(b)].map(s => {
    const x = sideIn(g, b, s);
    return { dice: tally(DICE, x), strength: tally(strengthRows(x), x) };
  });
  const short = sides.map(({ dice }) => Math.max(0, -dice.most));
  const made = sides.map(({ dice, strength }, i): Reckoning => {
    const gained = short[1 - i]!;
    const own = Math.max(0, dice.most);
    return {
      dice: own + gained,
      strength: strength.most,
      diceLines: gained ? [...dice.lines, lineFor('Dice the enemy could not lose', gained, own + gained)] : dice.lines,
      strengthLines: strength.lines,
    };
  });
  return { attacker: made[0]!, defender: made[1]! };
};
/** The ledger of a battle for its event. */
export const ledgerOf = (r: { readonly attacker: Reckoning; readonly defender: Reckoning }): readonly Reckoned[] => {
  const lines = (whose: string, what: string, list: readonly Line[]): readonly Reckoned[] =>
    list.map(l => ({
      name: `${whose} ${what}: ${l.name} ${l.value > 0 ? '+' : ''}${l.value}`,
      case: l.case,
      to: l.sum,
    }));
  return (['attacker', 'defender'] as const).flatMap(role => [
    ...lines(role === 'attacker' ? 'Attacker' : 'Defender', 'strength', r[role].strengthLines),
    ...lines(role === 'attacker' ? 'Attacker' : 'Defender', 'dice', r[role].diceLines),
  ]);
};

// Chances ----------------------------------------------------------------------------------------------------------
export interface BandChance {
  /** Row of the results table, -1 for a tie. */
  readonly row: number;
  readonly winner: SideNo | -1;
  readonly share: number;
}
const ABOVE_ANY_DIFFERENCE = 999;
/** The chance of every row of the results table, the attacker's best result first. */
export const bandChances = (g: State, attacker: SideNo, one: Lot, two: Lot): readonly BandChance[] => {
  const { results } = boxOf(g).tables;
  const ends = results.map((r, i) => [r.from, (results[i + 1]?.from ?? ABOVE_ANY_DIFFERENCE) - 1] as const);
  const wins = ends.map(([from, to], i) => ({ row: i, winner: attacker, share: chanceBetween(one, two, from, to) }));
  const losses = ends.map(([from, to], i) => ({
    row: i,
    winner: other(attacker),
    share: chanceBetween(one, two, -to, -from),
  }));
  return [...wins.toReversed(), { row: -1, winner: -1, share: chanceBetween(one, two, 0, 0) }, ...losses];
};
/** The same for the battle as it stands now. */
export const chancesNow = (g: State, b: Battle): readonly BandChance[] => {
  const { attacker, defender } = reckon(g, b);
  return bandChances(g, attackerOf(b), attacker, defender);
};
