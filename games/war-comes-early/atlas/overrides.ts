/** The hand-made lines of data/map-overrides.json: what the computation gets wrong or cannot know, each with its reason. */
import { readFileSync } from 'node:fs';
import { SOURCES, type Fact, type Source } from '../../../engine/facts.ts';
import type { Country, Edge, Fort, SideKind, Terrain } from '../data/map.ts';

interface Reason {
  readonly source: Source;
  readonly why: string;
}
export type Override = Reason &
  (
    | { readonly hex: string | readonly string[]; readonly terrain?: Terrain; readonly country?: Country }
    /** A city in these hexes; none: it is a black dot. */
    | { readonly city: string; readonly in: readonly string[] }
    | { readonly points: number; readonly of: readonly string[] }
    | { readonly capitals: readonly string[] }
    | { readonly ports: readonly string[] }
    /** A black dot. */
    | { readonly town: string; readonly in: string }
    | { readonly fort: Fort; readonly hexes: readonly string[] }
    | { readonly sides: readonly string[]; readonly kind: SideKind; readonly name?: string }
    /** Railways from hex to hex, or no railway there. */
    | { readonly rail: readonly string[] }
    | { readonly noRail: readonly string[] }
    | { readonly exits: readonly string[]; readonly edge: Edge }
  );

export function readOverrides(file: string): Override[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Override[];
  for (const row of rows)
    if (!SOURCES.includes(row.source) || !row.why || (row.source === 'printed' && !/\d+\.\d+/.test(row.why)))
      throw new Error(`an override without a sound reason: ${JSON.stringify(row)}`);
  return rows;
}
export const factOf = ({ source, why }: Reason): Fact => ({ source, why });
