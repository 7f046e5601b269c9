/** A map of hexes being made, for every game alike: terrain and borders by hex, water and rivers along hexsides, then hand corrections. */
import { historical, type Fact } from '../engine/facts.ts';
import type { Point } from '../kernel/curve.ts';
import {
  cornersOf,
  DIRS,
  hexes,
  hexOf,
  neighbour,
  OFF_MAP,
  sideBetween,
  sideOf,
  type Grid,
  type HexId,
  type SideId,
} from '../kernel/hex.ts';
import { cornersAndSides, coursesOf, endOf, snap } from './courses.ts';
import type { Sheet } from './georef.ts';

export interface GroundDraft<Terrain extends string = string, Country extends string = string> {
  terrain: Terrain;
  terrainBy: Fact;
  country: Country;
  countryBy: Fact;
}
export interface SideDraft<Kind extends string = string> {
  kind: Kind;
  name?: string;
  by: Fact;
}
export interface HexDrafts<Hex, Kind extends string> {
  readonly grid: Grid;
  readonly hexes: Hex[];
  readonly sides: Map<SideId, SideDraft<Kind>>;
}
const COURSE = historical('real course, laid along the nearest hexsides');
const WATER = historical('open water: less than 18 % land along the hexside');

/** Applies hand corrections of terrain and country to hexes. */
export function setHexes<Terrain extends string, Country extends string>(
  draft: Pick<HexDrafts<GroundDraft<Terrain, Country>, never>, 'grid' | 'hexes'>,
  o: { readonly hex: string | readonly string[]; readonly terrain?: Terrain; readonly country?: Country },
  by: Fact,
): void {
  for (const label of typeof o.hex === 'string' ? [o.hex] : o.hex) {
    const hex = draft.hexes[hexOf(draft.grid, label)]!;
    if (o.terrain !== undefined) Object.assign(hex, { terrain: o.terrain, terrainBy: by });
    if (o.country !== undefined) Object.assign(hex, { country: o.country, countryBy: by });
  }
}
/** Applies hand corrections to hexsides: '2630-2631'. */
export function setSides<Kind extends string>(
  draft: HexDrafts<unknown, Kind>,
  o: { readonly sides: readonly string[]; readonly kind: Kind | 'plain'; readonly name?: string },
  by: Fact,
): void {
  for (const pair of o.sides) {
    const [a, b] = pair.split('-').map(label => hexOf(draft.grid, label)) as [HexId, HexId];
    const side = sideBetween(draft.grid, a, b);
    if (o.kind === 'plain') draft.sides.delete(side);
    else draft.sides.set(side, { kind: o.kind, ...(o.name ? { name: o.name } : {}), by });
  }
}

interface LandSide {
  readonly side: SideId;
  readonly hex: HexId;
  readonly to: HexId;
  readonly strip: readonly Point[];
}
/** Every hexside between two land hexes once, with points along it. */
export function* landSides(grid: Grid, isDry: (hex: number) => boolean): Generator<LandSide> {
  for (const hex of hexes(grid))
    for (const dir of DIRS) {
      const to = neighbour(grid, hex, dir);
      if (to === OFF_MAP || to < hex || !isDry(hex) || !isDry(to)) continue;
      const corners = cornersOf(grid, hex);
      yield { side: sideOf(grid, hex, dir), hex, to, strip: stripAlong(corners[dir]!, corners[(dir + 1) % 6]!) };
    }
}
const stripAlong = (a: Point, b: Point): Point[] => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(dx, dy);
  return [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap(k =>
    [-0.14, -0.05, 0.05, 0.14].map(
      off => [a[0] + dx * k + (dy / long) * off, a[1] + dy * k - (dx / long) * off] as const,
    ),
  );
};

interface Waters {
  readonly isLand: (spot: Point) => boolean;
  readonly isLake: (spot: Point) => boolean;
  readonly shares: readonly { readonly land: number }[];
}
/** Adds water to hexsides between two land hexes that have hardly any land along them. */
export function addWater<Kind extends string>(
  draft: HexDrafts<unknown, Kind | 'lake' | 'sea'>,
  { isLand, isLake, shares }: Waters,
  isDry: (hex: number) => boolean,
  isLeftOut: (hex: HexId, to: HexId) => boolean = () => false,
): void {
  for (const { side, hex, to, strip } of landSides(draft.grid, isDry)) {
    if (Math.min(shares[hex]!.land, shares[to]!.land) > 0.97 || isLeftOut(hex, to)) continue;
    if (strip.filter(isLand).length / strip.length < 0.18)
      draft.sides.set(side, { kind: strip.filter(isLake).length / strip.length > 0.3 ? 'lake' : 'sea', by: WATER });
  }
}

export interface Rivers {
  /** Larger rivers first: smaller ones join them. */
  readonly names: readonly string[];
  readonly onSheet: (spot: Point) => boolean;
  /** Rivers that follow a border: for each name the border, such as 'France Germany', and how much cheaper its sides are. */
  readonly borders: { readonly [river: string]: readonly string[] };
  readonly ease: number;
}
export function addRivers<Kind extends string>(
  draft: HexDrafts<{ readonly country: string }, Kind | 'river'>,
  folder: string,
  sheet: Sheet,
  { names, onSheet, borders, ease }: Rivers,
  isDry: (hex: number) => boolean,
): void {
  const corners = cornersAndSides(draft.grid);
  const drawn = new Set<number>();
  const { ends } = draft.grid;
  for (const name of names)
    for (const course of coursesOf(sheet, folder, name, onSheet)) {
      const countries = (side: SideId): string =>
        [ends[side * 2]!, ends[side * 2 + 1]!]
          .map(hex => draft.hexes[hex]?.country ?? '')
          .toSorted()
          .join(' ');
      const easeOf = (side: SideId): number => (borders[name]?.includes(countries(side)) ? ease : 1);
      const from = endOf(corners, course[0]!, drawn);
      const way = snap(corners, course, from, endOf(corners, course.at(-1)!, drawn), easeOf);
      for (const side of way.sides)
        if (!draft.sides.has(side) && isDry(ends[side * 2]!) && isDry(ends[side * 2 + 1]!))
          draft.sides.set(side, { kind: 'river', name, by: COURSE });
      for (const corner of way.corners) drawn.add(corner);
    }
}
