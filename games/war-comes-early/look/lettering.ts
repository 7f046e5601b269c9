/** The words on the sheet of War Comes Early: how names are spelled, and where they stand. */
import { letteringOf, wordAt, type Lettered, type Lettering, type Word } from '../../../screen/hex/lettering.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import type { HexRow, SideRow, TownRow } from '../data/map.ts';
import { KEY, KEY_LINES, keyLine, PRINTED } from './sheet.ts';

/** Spelling with accents, where the data uses plain letters. Polish and Czech letters are missing from the fonts and stay plain. */
const WRITTEN: { readonly [name: string]: string } = {
  Konigsberg: 'Königsberg',
  Saarbrucken: 'Saarbrücken',
  Dusseldorf: 'Düsseldorf',
  Wurzburg: 'Würzburg',
  Munster: 'Münster',
  Osnabruck: 'Osnabrück',
  Lubeck: 'Lübeck',
  Gorlitz: 'Görlitz',
  Schneidemuhl: 'Schneidemühl',
  Zurich: 'Zürich',
  'St Gallen': 'St. Gallen',
  Liege: 'Liège',
  Epinal: 'Épinal',
  Montmedy: 'Montmédy',
  Usti: 'Ústí',
  Gyor: 'Györ',
  Szekesfehervar: 'Székesfehérvár',
  'Moravska Ostrava': 'Ostrava',
  'Frankfurt/Oder': 'Frankfurt a. O.',
  'Lausitzer Neisse': 'Neisse',
  'Dunajec-Poprad': 'Dunajec',
};
export const written = (name: string): string => WRITTEN[name] ?? name;

/** The larger names: capitals that can fall, and hexes worth four points or more; one name for the two hexes of Berlin. */
export const isBig = (h: HexRow): boolean => h.capital === true || (h.points ?? 0) >= 4;
interface Names {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
  readonly towns: readonly TownRow[];
}
/** Fortifications drawn at the foot of a hex. */
const hasWork = ({ fort }: HexRow): boolean => fort === 'czech' || fort === 'czech heavy' || fort === 'belgian';
/** The words of a map, together with those that have a fixed position. */
export const lettered = (sheet: Sheet, { hexes, hexsides, towns }: Names, placed: readonly Word[]): Lettering =>
  letteringOf({
    sheet,
    placed,
    // The most valuable ones stay legible longest when zoomed out.
    cities: hexes
      .filter(h => h.city !== undefined && hexes.findLast(o => o.city === h.city) === h)
      .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
      .map(h => ({ hex: h.hex, name: written(h.city!), big: isBig(h) })),
    towns: towns.map(t => ({ hex: t.hex, name: written(t.name) })),
    rivers: hexsides.flatMap(s => (s.kind === 'river' && s.name ? [{ a: s.a, b: s.b, name: written(s.name) }] : [])),
    footTaken: new Set(hexes.filter(hasWork).map(h => h.hex)),
    townsGiveWay: true,
    isNumbered: hex => hexes[hex]!.terrain !== 'sea',
  } satisfies Lettered);

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** By column and row, as hexes are numbered; halves are allowed. */
const at = (text: string, column: number, row: number, style: Word['style'], turn = 0): Word =>
  wordAt(PRINTED, text, column * HEX_HEIGHT, row, style, turn);
/** The key's words are right of its samples; words are centred on their position. */
const KEY_WORDS: readonly Word[] = [
  { text: 'War Comes Early', x: KEY.x + KEY.w / 2, y: KEY.y + 33, style: 'region' },
  ...KEY_LINES.map((text, i): Word => {
    const { x, y } = keyLine(i);
    return { text, x: x + 54 + text.length * 4.1, y: y + 4.5, style: 'region' };
  }),
];
/** The words of the shipped sheet that have a fixed position. */
export const PLACED: readonly Word[] = [
  at('GERMANY', 17.5, 12.6, 'country', 32),
  at('POLAND', 36.5, 23.1, 'country'),
  at('CZECHOSLOVAKIA', 25.8, 25.3, 'country', 38),
  at('USSR', 57, 25.8, 'country', 32),
  at('FRANCE', 1.6, 12.4, 'small country', -90),
  at('ITALY', 4.2, 29.6, 'small country'),
  at('AUSTRIA', 15.4, 26.9, 'small country', 20),
  at('EAST PRUSSIA', 41.2, 16.6, 'small country'),
  at('HUNGARY', 22, 32.6, 'small country'),
  at('YUGOSLAVIA', 15.6, 32.5, 'small country'),
  at('BELGIUM', 4.4, 7.6, 'small country'),
  at('NETHERLANDS', 11.9, 5.6, 'small country'),
  at('DENMARK', 24.6, 1.7, 'small country'),
  at('SWEDEN', 35, 3.5, 'country'),
  at('LITHUANIA', 48.9, 14.6, 'small country'),
  at('LATVIA', 55.4, 11.5, 'small country'),
  at('ESTONIA', 54.6, 6.4, 'small country'),
  at('SWITZERLAND', 3, 22.4, 'small country'),
  at('ROMANIA', 32.2, 33.95, 'region'),
  at('Silesia', 29.4, 20.6, 'region', 62),
  at('Pomerania', 31, 13.4, 'region'),
  at('Saxony', 20.4, 16.5, 'region'),
  at('Thuringia', 16.4, 14.6, 'region'),
  at('Westphalia', 13, 7.6, 'region'),
  at('Bavaria', 13.4, 21.4, 'region'),
  at('Swabia', 9.4, 20.4, 'region'),
  at('Bohemia', 20.6, 22.5, 'region'),
  at('Moravia', 25.4, 26.6, 'region', 20),
  at('Slovakia', 29.5, 29.6, 'region', 12),
  at('Ruthenia', 35.4, 33.2, 'region', 18),
  at('Galicia', 38.6, 29.6, 'region', 18),
  at('Mazovia', 39.6, 20.2, 'region'),
  at('Polesia', 48.4, 25.6, 'region', 24),
  at('Volhynia', 46.4, 29.6, 'region', 24),
  at('Belorussia', 57, 21.6, 'region', 32),
  at('Ukraine', 53.6, 31.4, 'region', 20),
  at('Courland', 48.2, 10.5, 'region'),
  at('Tyrol', 8.4, 24.6, 'region'),
  at('Carinthia', 14.4, 29.6, 'region'),
  at('Veneto', 8.5, 29.4, 'region'),
  at('Lombardy', 3.2, 27.5, 'region', 30),
  at('Lorraine', 3.4, 15.5, 'region'),
  at('Ardennes', 4.4, 10.4, 'region'),
  at('Carpathians', 34.5, 30.4, 'region', 34),
  at('Pripet Marshes', 49.4, 27.4, 'region', 24),
  at('Bohemian Forest', 16.5, 21.5, 'region', 60),
  at('Sudetes', 26.4, 21.5, 'region', 52),
  at('North Sea', 8.5, 1.7, 'sea'),
  at('Baltic Sea', 38.5, 7.4, 'sea'),
  at('Gulf of Riga', 51.2, 8.3, 'region'),
  at('Adriatic', 8.2, 33.4, 'sea'),
  ...KEY_WORDS,
];
