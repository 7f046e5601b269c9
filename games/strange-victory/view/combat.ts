/** 8.3 A fight: what the dice may bring, and what each asset would change. */
import { legal } from '../../../engine/decide.ts';
import { labelled } from '../../../engine/labels.ts';
import { clone, type State } from '../../../engine/state.ts';
import { ASSET_TYPES, RESULTS, type Result, type ResultRow } from '../data/charts.ts';
import { commanderOf } from '../rules/audacity.ts';
import { resultChances } from '../rules/chances.ts';
import { preparing, removedBy } from '../rules/combat.ts';
import type { Combat } from '../rules/flow.ts';
import { diceFor, fightIn, strengthIn, strengthLines, type Fight } from '../rules/strength.ts';
import { areaName, commanderName, divisionName, off, resultOf, resultRow } from '../model/state.ts';
import { assetsIn, counterView, type AssetView, type CounterView } from './counters.ts';

export interface ResultChance {
  readonly result: string;
  readonly name: string;
  readonly hits: string;
  readonly effect: string;
  /** What it does to the counters in this fight, by name. */
  readonly fate: string;
  readonly panic: number;
  readonly chance: number;
  readonly now: boolean;
}
export interface AssetEffect {
  readonly choice: { readonly do: string; readonly [field: string]: unknown };
  readonly text: string;
  readonly chances: readonly number[];
}
export interface CombatView {
  readonly area: string;
  readonly division: string;
  readonly kind: 'encounter' | 'counterattack';
  readonly defenders: readonly CounterView[];
  /** Strength line by line, each with its case and the sum so far. */
  readonly lines: readonly {
    readonly case: string;
    readonly name: string;
    readonly value: number;
    readonly sum: number;
    readonly ours: boolean;
  }[];
  readonly strength: number;
  /** Dice to be rolled, or lying on the table with those that hit. */
  readonly dice: number;
  readonly rolled: readonly number[];
  readonly hits: number;
  readonly assets: readonly AssetView[];
  /** Chance of each of the five results now, from the best row down; after the roll one of them is 1. */
  readonly results: readonly ResultChance[];
  /** What each asset that may be used now would change. */
  readonly ifUsed: readonly AssetEffect[];
}

const LABELS = { asset: ASSET_TYPES, back: ASSET_TYPES };
/** What the sum and the chances would be with one more asset: tried on a copy. */
const ifUsed = (g: State, combat: Combat): readonly AssetEffect[] => {
  if (g.wait.for !== 'choice' || g.wait.ask.kind !== 'preparing') return [];
  const ask = g.wait.ask;
  const { division, area, kind } = combat;
  return legal(preparing, g, ask)
    .filter(c => c.do === 'use')
    .map(c => {
      const tried = clone(g);
      preparing.take(tried, ask, c as Parameters<typeof preparing.take>[2]);
      const x = fightIn(tried, division, area, kind);
      return {
        choice: labelled(LABELS, c) as AssetEffect['choice'],
        text: preparing.say(g, ask, c as Parameters<typeof preparing.say>[2]),
        chances: resultChances(g, diceFor(x), strengthIn(x)),
      };
    });
};
type Outcome = Pick<ResultRow, 'removes' | 'damage' | 'audacity' | 'goesOn'>;
/** 8.3.6 'Infantry 3 is eliminated; the 7th is disordered and turned'. */
const fateOf = ({ g, defenders }: Fight, { division, kind }: Combat, row: Outcome): string => {
  const gone = removedBy(g, row, defenders).map(p => counterView(g, p).shown);
  const turned = kind === 'encounter' ? ' and turned' : '';
  return [
    ...(gone.length ? [`${gone.join(' and ')} ${gone.length === 1 ? 'is' : 'are'} eliminated`] : []),
    ...(row.damage === 'none' ? [] : [`the ${divisionName(g, division)} is ${row.damage}${turned}`]),
    ...(row.audacity ? [`${commanderName(g, commanderOf(g, division))} gains a point`] : []),
    ...(row.goesOn && kind === 'encounter' ? [`the ${divisionName(g, division)} may move on`] : []),
  ].join('; ');
};
const resultView = (
  x: Fight,
  f: Combat,
  chances: readonly number[],
  rolled: Result | undefined,
): readonly ResultChance[] =>
  RESULTS.map((result, i) => {
    const row = resultRow(x.g, result);
    return {
      result,
      name: row.name,
      hits: row.hits,
      effect: row.effect,
      fate: fateOf(x, f, row),
      panic: row.panic,
      chance: rolled ? Number(result === rolled) : chances[i]!,
      now: result === rolled,
    };
  });
export const combatView = (g: State, combat: Combat): CombatView => {
  const { division, area, kind, rolled = [] } = combat;
  const x = fightIn(g, division, area, kind);
  const sum = strengthLines(x);
  const strength = sum.most;
  const hits = rolled.filter(face => face >= strength).length;
  return {
    area: areaName(g, area),
    division: divisionName(g, division),
    kind,
    defenders: x.defenders.map(p => counterView(g, p)),
    lines: sum.lines.map(l => ({ case: l.case, name: l.name, value: l.value, sum: l.sum, ours: l.case === '8.3.3' })),
    strength: Math.max(1, strength),
    dice: diceFor(x),
    rolled,
    hits,
    assets: assetsIn(g, off(g).inUse),
    ifUsed: ifUsed(g, combat),
    results: resultView(
      x,
      combat,
      resultChances(g, diceFor(x), strength),
      rolled.length ? resultOf(g, hits) : undefined,
    ),
  };
};
