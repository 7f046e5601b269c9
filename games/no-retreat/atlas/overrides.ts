/** The hand-made lines of data/overrides-<front>.json: what the computation gets wrong or cannot know, each with its reason. */
import type { Reason } from '../../../atlas/overrides.ts';
import type { Part } from '../data/map.ts';
import type { Country, SideKind, Terrain } from '../data/rows.ts';

export type Override = Reason &
  (
    | { readonly hexes: readonly string[]; readonly terrain?: Terrain; readonly country?: Country }
    | { readonly cities: { readonly [hex: string]: string }; readonly major?: true }
    /** These cities are ports. */
    | { readonly ports: readonly string[] }
    /** Lettered only. */
    | { readonly towns: { readonly [hex: string]: string } }
    | {
        readonly mark: Exclude<Part, 'terrain' | 'country' | 'city' | 'port'>;
        readonly as?: string;
        readonly in: readonly string[];
      }
    | { readonly sides: readonly string[]; readonly kind: SideKind; readonly name?: string }
    /** A river whose hexsides between two of these countries, or all, are of another kind or name. */
    | { readonly river: string; readonly kind?: SideKind; readonly name?: string; readonly within?: readonly Country[] }
  );
