/** 3.1-3.3, 13.2 Ready-made set-ups to play from or to change. Units with a set-up hex on their back (units.ts) stand there and are in none of them. */
import { reconstructed, type Fact } from '../../../engine/facts.ts';
import { UNITS, type Nation } from './units.ts';

export type Scenario = '1938' | '1939';
/** Who sets up at once: a side, or a neutral when it is violated (3.3). */
export const GROUPS = ['allied', 'german', 'Belgian', 'Dutch', 'Danish', 'Lithuanian'] as const;
export type Group = (typeof GROUPS)[number];

export interface SetUp {
  readonly id: string;
  readonly name: string;
  readonly scenario: Scenario;
  readonly group: Group;
  readonly words: string;
  /** Units hex by hex, the lowest first: the last lies on top and is what the enemy sees (8.3). */
  readonly at: { readonly [hex: string]: readonly string[] };
  /** 3.1 The four Soviet railheads. */
  readonly railheads?: readonly string[];
  readonly src?: Fact;
}
export interface SourcedSetUp extends SetUp {
  readonly src: Fact;
}

export const SET_UPS: readonly SourcedSetUp[] = [];

/** Units that stand where their backs say, by hex. */
export const printedPlaces = (scenario: Scenario, nation: Nation): SetUp['at'] => {
  const at: Record<string, string[]> = {};
  for (const u of UNITS)
    if (u.hex !== undefined && u.nation === nation && (u.scenario === scenario || u.scenario === 'both'))
      (at[u.hex] ??= []).push(u.name);
  return at;
};
export const STUDY: Fact = reconstructed('drawn up by us as a starting point');
