/** The map in the making: computed from the geography, then corrected by the overrides. */
import { historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import { hexOf, OFF_MAP, type Grid, type HexId, type SideId } from '../../../kernel/hex.ts';
import {
  addRivers,
  addWater,
  landSides,
  setHexes,
  setSides,
  type GroundDraft,
  type HexDrafts,
  type Rivers,
} from '../../../atlas/draft.ts';
import { CLOSED, COUNTRIES, type Country, type Edge, type Fort, type SideKind, type Terrain } from '../data/map.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { addRails } from './rails.ts';
import type { Geography, Share } from './shares.ts';
import { addTowns, setTowns } from './towns.ts';

export interface HexDraft extends GroundDraft<Terrain, Country> {
  city?: string;
  cityBy?: Fact;
  capital?: true;
  points?: number;
  pointsBy?: Fact;
  port?: Fact;
  fort?: Fort;
  fortBy?: Fact;
}
export interface Draft extends HexDrafts<HexDraft, Exclude<SideKind, 'plain'>> {
  readonly towns: Map<HexId, string>;
  readonly rails: Map<SideId, Fact>;
  readonly exits: { readonly hex: HexId; readonly edge: Edge; readonly by: Fact }[];
}

const GROUND = historical(
  'real coast, lakes and lowland under the fitted georeference, by the greater part of the hex',
);
const MOUNTAIN = reconstructed(
  'heights of 1,000 m on average, or of 650 m with 600 m between valley and crest: our thresholds',
);
const ROUGH = reconstructed(
  'our outline of uplands over nearly half of the hex, or heights that spread over 85 to 120 m',
);
const BROKEN = reconstructed('heights that spread over 38 to 55 m: our thresholds');
const WOODS = reconstructed('our outline of the great forests covers two fifths of the hex');
const SWAMP = reconstructed('our outline of the marshes covers two fifths of the hex');
const BORDER = historical('frontiers of October 1938, by the greater part of the hex');
const NO_ONE = historical('open water');
const CREST = reconstructed('a crest of 1,900 m and more along the whole hexside, and no railway through it');

/** Rivers that armies planned by; border rivers keep near the border. */
const RIVERS: Rivers = {
  names:
    'Rhine,Danube,Elbe,Oder,Vistula,Meuse,Moselle,Main,Weser,Neman,Daugava,Dnieper,Pripyat,Bug,Po,Warthe,Netze,Dniester,Narew,Neckar,Inn,Drava,Sava,Mur,Tisza,Morava,Vltava,Saale,Ems,Neris,San,Adige,Vah,Berezina,Styr,Horyn,Havel,Lausitzer Neisse,Pilica,Bzura,Wieprz,Dunajec-Poprad,Biebrza,Pregel,Isar,Lech,Scheldt,Lek,IJssel,Velikaya,Piave,Isonzo,Hron,Spree,Sozh,Bobr,Saar,Teteriv,Sluch,Dyje'.split(
      ',',
    ),
  onSheet: ([x, y]) => x > 0.35 && x < 53.4 && y > 0.5 && y < 34.6,
  borders: {
    Rhine: ['France Germany', 'Germany Switzerland'],
    Dniester: ['Poland Romania'],
    Danube: ['Czechoslovakia Hungary', 'Czechoslovakia Germany'],
    Drava: ['Hungary Yugoslavia'],
    Neman: ['Germany Lithuania'],
  },
  ease: 0.35,
};

function groundOf({ mean, range, upland, spread, swamp, woods }: Share): Pick<HexDraft, 'terrain' | 'terrainBy'> {
  if (mean >= 1000 || (mean >= 650 && range >= 600)) return { terrain: 'mountain', terrainBy: MOUNTAIN };
  if (upland >= 0.45 || (mean >= 380 && spread >= 85) || spread >= 120) return { terrain: 'rough', terrainBy: ROUGH };
  if (swamp >= 0.4) return { terrain: 'swamp', terrainBy: SWAMP };
  if (woods >= 0.4) return { terrain: 'woods', terrainBy: WOODS };
  if (spread >= 55 || (spread >= 38 && mean >= 220)) return { terrain: 'broken', terrainBy: BROKEN };
  return { terrain: 'clear', terrainBy: GROUND };
}
const isCountry = (name: string): name is Country => (COUNTRIES as readonly string[]).includes(name);
function hexDraft(share: Share): HexDraft {
  const most = [...share.country].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
  const country = most === 'Liechtenstein' ? 'Switzerland' : most;
  if (share.land < 0.22 || !isCountry(country) || country === 'none') {
    const terrain = 1 - share.land - share.lake >= share.lake ? 'sea' : 'lake';
    return { terrain, terrainBy: GROUND, country: 'none', countryBy: NO_ONE };
  }
  return { ...groundOf(share), country, countryBy: BORDER };
}

export function draftOf(folder: string, geography: Geography, grid: Grid, overrides: readonly Override[]): Draft {
  const draft: Draft = {
    grid,
    hexes: geography.shares.map(hexDraft),
    sides: new Map(),
    towns: new Map(),
    rails: new Map(),
    exits: [],
  };
  const dry = (hex: number): boolean => isDry(draft, hex);
  const isClosed = (a: HexId, b: HexId): boolean =>
    CLOSED.includes(draft.hexes[a]!.country) && CLOSED.includes(draft.hexes[b]!.country);
  for (const o of overrides) if ('hex' in o) setHexes(draft, o, factOf(o));
  addTowns(draft, folder, geography.sheet);
  setTowns(draft, overrides);
  addWater(draft, geography, dry, isClosed);
  addRivers(draft, folder, geography.sheet, RIVERS, dry);
  for (const o of overrides) if ('sides' in o) setSides(draft, o, factOf(o));
  addRails(draft, folder, geography.sheet, overrides);
  addCrests(draft, geography);
  for (const o of overrides) {
    if ('fort' in o)
      for (const label of o.hexes) {
        const hex = draft.hexes[hexOf(grid, label)]!;
        hex.fort = o.fort;
        hex.fortBy = factOf(o);
      }
  }
  return draft;
}

/** Land, in some country. */
export const isDry = (draft: Draft, hex: number): boolean =>
  hex !== OFF_MAP && draft.hexes[hex]!.terrain !== 'sea' && draft.hexes[hex]!.terrain !== 'lake';

/** 11.4 Hexsides along the highest crests, where no railway goes through. */
function addCrests(draft: Draft, { heightAt }: Geography): void {
  for (const { side, hex, to, strip } of landSides(draft.grid, hex => isDry(draft, hex))) {
    if (draft.sides.has(side) || draft.rails.has(side)) continue;
    if (draft.hexes[hex]!.country === 'Switzerland' || draft.hexes[to]!.country === 'Switzerland') continue;
    if (draft.hexes[hex]!.terrain !== 'mountain' || draft.hexes[to]!.terrain !== 'mountain') continue;
    const metres = strip.map(heightAt);
    if (metres.reduce((sum, m) => sum + m, 0) / metres.length >= 1900)
      draft.sides.set(side, { kind: 'blocked', by: CREST });
  }
}
