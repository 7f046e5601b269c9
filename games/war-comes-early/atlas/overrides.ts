/** The hand-made lines of data/map-overrides.json: what the computation gets wrong or cannot know, each with its reason. */
import type { Reason } from '../../../atlas/overrides.ts';
import type { Country, Edge, Fort, SideKind, Terrain } from '../data/map.ts';

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
