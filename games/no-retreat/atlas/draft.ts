/** A map in the making: computed from the geography, then corrected by the overrides. */
import { addWater, setSides, type SideDraft as AnySide } from '../../../atlas/draft.ts';
import { deduced, historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import {
  centreOf,
  DIRS,
  hexes,
  hexOf,
  neighbour,
  OFF_MAP,
  type Grid,
  type HexId,
  type SideId,
} from '../../../kernel/hex.ts';
import type { Part } from '../data/map.ts';
import {
  COUNTRIES,
  GREATER_GERMANY,
  LETTER,
  type Country,
  type Edge,
  type Front,
  type SideKind,
  type Terrain,
} from '../data/rows.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { addRivers } from './rivers.ts';
import type { Geography, Share } from './shares.ts';

export type Mark = Exclude<Part, 'terrain' | 'country' | 'city' | 'port'>;
export interface HexDraft {
  terrain: Terrain;
  terrainBy: Fact;
  country: Country;
  countryBy: Fact;
  city?: { readonly name: string; readonly major: boolean; readonly by: Fact };
  port?: Fact;
  readonly marks: Map<Mark, { readonly as: string; readonly by: Fact }>;
}
export type SideDraft = AnySide<Exclude<SideKind, 'plain'>>;
export interface Draft {
  readonly front: Front;
  readonly grid: Grid;
  readonly hexes: HexDraft[];
  readonly sides: Map<SideId, SideDraft>;
  readonly towns: Map<HexId, string>;
}

const GROUND = historical('real coast, lakes and lowland under the grid, by the greater part of the hex');
const ROUGH = reconstructed(
  'our outline of uplands over half of the hex, heights that spread over 105 m, or 700 m on average: our thresholds',
);
const MARSH = reconstructed('our outline of the marshes covers nearly half of the hex');
const FOREST = reconstructed('our outline of the great forests covers half of the hex');
const BORDER = historical('frontiers of the campaign, by the greater part of the hex');
const NO_ONE = historical('open water, or a country without hexes to play in');
const CITY_GROUND = deduced(
  'a city has a line of its own in the chart (14.6.2), so the ground under it counts as open',
);
const GREY = deduced('land of Germany on the edge of the map: dark grey (12.2)');
const BLUE = deduced('French land on the edge of the map: blue (12.2)');
const WHITE = reconstructed('Polish land on the south edge, or beside Hungary and Romania: white (12.2)');
const RED = deduced('Soviet land on the edge of the map: red (12.2)');

/** As the states of the geodata are called here. */
const CALLED: { readonly [state: string]: Country } = { Netherlands: 'Holland', 'United Kingdom': 'Britain' };
/** 2.11 East Prussia is Germany, and told apart (21.1.6). */
const isEastPrussia = (lon: number, lat: number): boolean => lon > 18.9 && lat > 53;
/** Countries without hexes to play in. */
const SHADED: readonly Country[] = ['none', 'Britain', 'Hungary', 'Romania'];
const isCountry = (name: string): name is Country => (COUNTRIES as readonly string[]).includes(name);

function countryOf(front: Front, share: Share, [lon, lat]: readonly [number, number]): Country {
  const most = [...share.country].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
  const name = CALLED[most] ?? most;
  if (front === 'poland' && name === 'Germany' && isEastPrussia(lon, lat)) return 'East Prussia';
  return isCountry(name) ? name : 'none';
}
function groundOf(share: Share): Pick<HexDraft, 'terrain' | 'terrainBy'> {
  if (share.upland >= 0.5 || share.ardennes >= 0.5 || share.spread >= 105 || share.mean >= 700)
    return { terrain: 'rough', terrainBy: ROUGH };
  if (share.swamp >= 0.45) return { terrain: 'marsh', terrainBy: MARSH };
  if (share.woods >= 0.5) return { terrain: 'forest', terrainBy: FOREST };
  return { terrain: 'open', terrainBy: GROUND };
}
function hexDraft(front: Front, share: Share, place: readonly [number, number]): HexDraft {
  const country = countryOf(front, share, place);
  const nobody = { country: 'none', countryBy: NO_ONE, marks: new Map() } as const;
  if (share.land < 0.25)
    return { terrain: 1 - share.land - share.lake >= share.lake ? 'sea' : 'none', terrainBy: GROUND, ...nobody };
  if (SHADED.includes(country)) return { terrain: 'none', terrainBy: GROUND, ...nobody, country };
  return { ...groundOf(share), country, countryBy: BORDER, marks: new Map() };
}

/** By its number in the overrides, which leave the front's letter out. */
export const hexAt = ({ grid, front }: Draft, label: string): HexId => hexOf(grid, LETTER[front] + label);

export function draftOf(
  folder: string,
  front: Front,
  geography: Geography,
  grid: Grid,
  overrides: readonly Override[],
): Draft {
  const at = (hex: HexId): readonly [number, number] => geography.sheet.toGlobe(centreOf(grid, hex));
  const draft: Draft = {
    front,
    grid,
    hexes: geography.shares.map((share, hex) => hexDraft(front, share, at(hex as HexId))),
    sides: new Map(),
    towns: new Map(),
  };
  for (const o of overrides) if ('hexes' in o) setHexes(draft, o);
  for (const o of overrides) setPlaces(draft, o);
  const dry = (hex: number): boolean => isDry(draft, hex);
  addWater(draft, geography, dry);
  addRivers(draft, folder, geography.sheet, overrides);
  const lettered = (pair: string): string => pair.replaceAll(/\d{4}/g, label => LETTER[front] + label);
  for (const o of overrides) if ('sides' in o) setSides(draft, { ...o, sides: o.sides.map(lettered) }, factOf(o));
  addEdges(draft);
  for (const o of overrides) if ('mark' in o) setMarks(draft, o);
  return draft;
}

function setHexes(
  draft: Draft,
  o: Override & { hexes: readonly string[]; terrain?: Terrain; country?: Country },
): void {
  for (const label of o.hexes) {
    const hex = draft.hexes[hexAt(draft, label)]!;
    if (o.terrain !== undefined) Object.assign(hex, { terrain: o.terrain, terrainBy: factOf(o) });
    if (o.country !== undefined) Object.assign(hex, { country: o.country, countryBy: factOf(o) });
    if (o.terrain === 'sea' || o.terrain === 'ez') Object.assign(hex, { country: 'none', countryBy: factOf(o) });
  }
}
function setPlaces(draft: Draft, o: Override): void {
  const idOf = (label: string): HexId => hexAt(draft, label);
  if ('cities' in o)
    for (const [label, name] of Object.entries(o.cities)) {
      const hex = draft.hexes[idOf(label)]!;
      hex.city = { name, major: o.major === true, by: factOf(o) };
      if (hex.terrain !== 'open') Object.assign(hex, { terrain: 'open', terrainBy: CITY_GROUND });
    }
  if ('towns' in o) for (const [label, name] of Object.entries(o.towns)) draft.towns.set(idOf(label), name);
  if ('ports' in o) for (const label of o.ports) draft.hexes[idOf(label)]!.port = factOf(o);
}
function setMarks(draft: Draft, o: Override & { mark: Mark; as?: string; in: readonly string[] }): void {
  for (const label of o.in) {
    const { marks } = draft.hexes[hexAt(draft, label)]!;
    if (o.as === 'none') marks.delete(o.mark);
    else marks.set(o.mark, { as: o.as ?? '', by: factOf(o) });
  }
}

const WATER_OR_SHADE: readonly Terrain[] = ['sea', 'ez', 'none'];
/** Land that armies stand on. */
export const isDry = (draft: Draft, hex: number): boolean =>
  hex !== OFF_MAP && !WATER_OR_SHADE.includes(draft.hexes[hex]!.terrain);
/** 12.2 Colours of the edges, by whose land it is. */
function edgeOf(draft: Draft, hex: HexId): { as: Edge; by: Fact } | undefined {
  const { country } = draft.hexes[hex]!;
  const near = DIRS.map(dir => neighbour(draft.grid, hex, dir));
  const atEdge = near.includes(OFF_MAP as HexId);
  const south = draft.grid.line[hex] === draft.grid.line[hexAt(draft, '0101')];
  const beside = near.some(to => to !== OFF_MAP && ['Hungary', 'Romania'].includes(draft.hexes[to]!.country));
  if (country === 'Poland') return beside || (atEdge && south) ? { as: 'white', by: WHITE } : undefined;
  if (!atEdge) return undefined;
  if (country === 'France') return { as: 'blue', by: BLUE };
  if (country === 'USSR') return { as: 'red', by: RED };
  return GREATER_GERMANY.includes(country) ? { as: 'grey', by: GREY } : undefined;
}
function addEdges(draft: Draft): void {
  for (const hex of hexes(draft.grid)) {
    const edge = edgeOf(draft, hex);
    if (edge !== undefined) draft.hexes[hex]!.marks.set('edge', edge);
  }
}
