/** The hand-made lines of games/france-40/data/map-overrides.json: what the computation gets wrong or cannot know, each with its reason. */
import type { Reason } from '../../../atlas/overrides.ts';

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
