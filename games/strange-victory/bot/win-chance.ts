/** What a hint says: the odds of a fight, and the chance to reach the next result. */
import type { WinChance } from '../../../bots/brain.ts';
import { chanceBy } from '../../../bots/win-chance.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { RESULTS } from '../data/charts.ts';
import { boxIn } from '../model/box.ts';
import { resultChances } from '../rules/chances.ts';
import { halvesOf } from '../rules/victory.ts';
import { resultRow, tracksOf } from '../model/state.ts';
import { calmOf } from './clock.ts';
import { fightCachePerBox, withAsset } from './fight.ts';
import { situationOf } from './situation.ts';
import { boutNow } from './staff.ts';
import { HOPE, WEIGHTS } from './weights.ts';

const fightCacheOf = fightCachePerBox(WEIGHTS);
/** The odds of the present fight, as it is or with the asset of this choice. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if (a.kind !== 'preparing') return undefined;
  const now = boutNow(situationOf(g, fightCacheOf(g)));
  const b = c.do === 'use' ? withAsset(g, now, c.asset as number, c.back as number | undefined) : now;
  if (b.strength >= tracksOf(g).strength.bloody) return 'no dice: a Bloody Firefight';
  const chances = resultChances(g, b.dice, b.strength);
  const clear = RESULTS.reduce((sum, r, i) => sum + (resultRow(g, r).goesOn ? chances[i]! : 0), 0);
  return `${b.dice} ${b.dice === 1 ? 'die' : 'dice'} at ${Math.max(1, b.strength)}: ${Math.round(100 * clear)}% to win clearly`;
};

/** 11.2 The result of 1940. A hint gives the chance to reach it, and once it is reached the chance of the next better one. */
const HISTORY = 'miracle';
export const left = (g: State): number => Math.max(0, calmOf(g)) / tracksOf(g).panic.halt;
export const hope = (g: State, _side: string, estimate: number): WinChance => {
  const { bands } = boxIn(g).tables;
  const points = halvesOf(g) / 2;
  const history = bands.find(b => b.id === HISTORY)?.from ?? 0;
  const next = bands.find(b => b.from >= history && b.from > points) ?? bands.at(-1)!;
  return { chance: chanceBy(HOPE, estimate - next.from, left(g)), to: `reach ${next.name}`, bar: next.from };
};
/** 11.2 Whether the game ended at least as well as the hint said. */
export const came = (end: State, _side: string, to: string): boolean => {
  const band = boxIn(end).tables.bands.find(b => `reach ${b.name}` === to);
  return band !== undefined && halvesOf(end) / 2 >= band.from;
};
