/** The hand-made lines of games/france-40/data/map-overrides.json: what the computation gets wrong or cannot know, each with its reason. */
import { readFileSync } from 'node:fs';
import { SOURCES, type Fact, type Source } from '../../../engine/facts.ts';

interface Reason {
  readonly source: Source;
  readonly why: string;
}
export type Override = Reason &
  (
    | { readonly hex: string | readonly string[]; readonly terrain?: string; readonly country?: string }
    /** A city in these hexes; none: it does not count. */
    | { readonly city: string; readonly in: readonly string[]; readonly ruhr?: true }
    /** A name that is only lettered. */
    | { readonly town: string; readonly in: string }
    | { readonly sides: readonly string[]; readonly kind: 'plain' | 'river' | 'lake' | 'sea'; readonly name?: string }
    | {
        readonly line: 'maginot' | 'westWall1939' | 'westWall1940' | 'dyle' | 'brittany';
        readonly hexes: readonly string[];
      }
  );

export function readOverrides(file: string): Override[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Override[];
  for (const row of rows)
    if (!SOURCES.includes(row.source) || !row.why || (row.source === 'printed' && !/\d+\.\d+/.test(row.why)))
      throw new Error(`an override without a sound reason: ${JSON.stringify(row)}`);
  return rows;
}
export const factOf = ({ source, why }: Reason): Fact => ({ source, why });
