/** The lettering of the sheet: how names are written, and where. */
import { letteringOf, wordAt, type Lettered, type Lettering, type Word } from '../../../screen/hex/lettering.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import type { HexRow, SideRow, TownRow } from '../data/map.ts';
import { written } from '../data/names.ts';
import { PRINTED } from './sheet.ts';

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** Paris and the Ruhr have one name for their three hexes. */
const BIG = ['Paris', 'Ruhr'];
export const isBig = (city: string): boolean => BIG.includes(city);
/** Names that are lettered first where there is no room for all. */
const FIRST = [
  'Paris',
  'The Ruhr',
  'Brussels',
  'Amsterdam',
  'Lyon',
  'Strasbourg',
  'Reims',
  'Dunkirk',
  'Cologne',
  'Munich',
  'Bern',
  'Le Havre',
  'Frankfurt',
  'Dijon',
  'Lille',
  'Metz',
  'Antwerp',
  'Münster',
  'Stuttgart',
];
const rank = (name: string): number => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);
interface Names {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
  readonly towns: readonly TownRow[];
  /** Hexes with a fort, whose symbol takes the lower part of the hex. */
  readonly forts: readonly string[];
}
/** The lettering of a map. `placed` are words with a fixed place. */
export const lettered = (sheet: Sheet, { hexes, hexsides, towns, forts }: Names, placed: readonly Word[]): Lettering =>
  letteringOf({
    sheet,
    placed,
    cities: hexes
      .flatMap(h =>
        h.city !== undefined && (!isBig(h.city) || hexes.find(o => o.city === h.city) === h)
          ? [{ hex: h.hex, name: written(h.city), big: isBig(h.city) }]
          : [],
      )
      .toSorted((a, b) => rank(a.name) - rank(b.name)),
    towns: towns.map(t => ({ hex: t.hex, name: written(t.name) })),
    rivers: hexsides.flatMap(s => (s.kind === 'river' && s.name ? [{ a: s.a, b: s.b, name: written(s.name) }] : [])),
    footTaken: new Set(forts),
    townsGiveWay: true,
    isNumbered: hex => hexes[hex]!.terrain !== 'sea',
  } satisfies Lettered);

/** A word at a place and row, counted as hexes are numbered; both may be fractions. */
const at = (text: string, place: number, row: number, style: Word['style'], turn = 0): Word =>
  wordAt(PRINTED, text, place, -row * HEX_HEIGHT, style, turn);
/** The words of the shipped sheet that have a fixed place. */
export const PLACED: readonly Word[] = [
  at('FRANCE', 24.6, 21.5, 'country'),
  at('GERMANY', 40.4, 35.4, 'country'),
  at('FRANCE', 22.8, 31.4, 'small country'),
  at('BELGIUM', 32.3, 35.5, 'small country'),
  at('NETHERLANDS', 38.3, 39.5, 'small country'),
  at('GERMANY', 41.2, 21.2, 'small country'),
  at('SWITZERLAND', 32.4, 11.5, 'small country'),
  at('ENGLAND', 24, 42.2, 'small country'),
  at('Ardennes', 33.1, 29.5, 'region'),
  at('Argonne', 28.9, 26.4, 'region', 60),
  at('Eifel', 36.3, 29.5, 'region'),
  at('Picardy', 23.6, 34.5, 'region'),
  at('Champagne', 26.4, 26.5, 'region'),
  at('Flanders', 29.6, 36.5, 'region'),
  at('Lorraine', 31.4, 20.5, 'region'),
  at('Vosges', 33.3, 18.5, 'region', -60),
  at('Black Forest', 35.4, 16.4, 'region', -64),
  at('Hunsrück', 37.3, 25.5, 'region'),
  at('Sauerland', 42, 29.5, 'region'),
  at('Jura', 27.4, 13.5, 'region', -30),
  at('Brabant', 35, 36.5, 'region'),
  at('Normandy', 19.6, 35.5, 'region'),
  at('Burgundy', 23.5, 18.5, 'region'),
  at('Westphalia', 42.4, 36.5, 'region'),
  at('Swabia', 40.3, 15.5, 'region'),
  at('Palatinate', 37.6, 22.5, 'region'),
  at('Maginot Line', 33.6, 24.1, 'region', 58),
  at('North Sea', 29.5, 41.4, 'sea'),
  at('English Channel', 20.2, 39.4, 'sea', 8),
  at('Zuiderzee', 38.6, 41.2, 'region'),
];
