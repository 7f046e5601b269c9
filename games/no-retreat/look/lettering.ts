/** The words on the two sheets: how names are spelled, and where they stand. */
import { letteringOf, wordAt, type Lettering, type Word } from '../../../screen/hex/lettering.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import type { TownRow } from '../data/map.ts';
import type { Front, HexRow, SideRow } from '../data/rows.ts';
import { PRINTED } from './sheet.ts';

/** Spelling with accents, where the data uses plain letters. Polish and Czech letters are missing from the fonts and stay plain. */
const WRITTEN: { readonly [name: string]: string } = {
  Liege: 'Liège',
  Dusseldorf: 'Düsseldorf',
  Saarbrucken: 'Saarbrücken',
  Munster: 'Münster',
  Osnabruck: 'Osnabrück',
  Zurich: 'Zürich',
  Orleans: 'Orléans',
  Chalons: 'Châlons',
  Epinal: 'Épinal',
  Besancon: 'Besançon',
  Compiegne: 'Compiègne',
  Evreux: 'Évreux',
  Montmedy: 'Montmédy',
  Saone: 'Saône',
  Konigsberg: 'Königsberg',
  Schneidemuhl: 'Schneidemühl',
  Gorlitz: 'Görlitz',
};
export const written = (name: string): string => WRITTEN[name] ?? name;
/** One name for the three hexes of Paris. */
const isNamed = ({ city }: HexRow): boolean => city !== undefined && city !== 'Paris 2' && city !== 'Paris 3';

interface Names {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly sides: readonly SideRow[];
  readonly towns: readonly TownRow[];
}
/** The words of a map, together with those that have a fixed position. */
export const lettered = (sheet: Sheet, { hexes, sides, towns }: Names, placed: readonly Word[]): Lettering =>
  letteringOf({
    sheet,
    placed,
    // The most valuable ones stay legible longest when zoomed out.
    cities: hexes
      .filter(isNamed)
      .toSorted((a, b) => Number(b.major ?? 0) - Number(a.major ?? 0))
      .map(h => ({ hex: h.hex, name: written(h.city!), big: h.major === true })),
    towns: towns.map(t => ({ hex: t.hex, name: written(t.name) })),
    rivers: sides.flatMap(s => (s.name === undefined ? [] : [{ a: s.a, b: s.b, name: written(s.name) }])),
    footTaken: new Set(),
    townsGiveWay: true,
    isNumbered: hex => hexes[hex]!.terrain !== 'sea' && hexes[hex]!.terrain !== 'none',
  });

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** By row and place, as hexes are numbered; halves are allowed. */
const at =
  (front: Front) =>
  (text: string, row: number, place: number, style: Word['style'], turn = 0): Word =>
    wordAt(PRINTED[front], text, place, -row * HEX_HEIGHT, style, turn);
const france = at('france');
const poland = at('poland');
/** The words of the shipped sheets that have a fixed position. */
export const PLACED: { readonly [F in Front]: readonly Word[] } = {
  france: [
    france('FRANCE', 8.4, 4.4, 'country'),
    france('BELGIUM', 17.55, 10.4, 'small country'),
    france('HOLLAND', 25.4, 14.4, 'small country'),
    france('GERMANY', 19.5, 19.1, 'country', 72),
    france('SWITZERLAND', 1.7, 18.6, 'small country'),
    france('ENGLAND', 24.5, 2.1, 'small country'),
    france('Ardennes', 15.55, 13.6, 'region', -8),
    france('Eifel', 17.1, 16.9, 'region'),
    france('Ruhr', 22.7, 17.9, 'region'),
    france('Picardy', 14.5, 7.4, 'region'),
    france('Flanders', 19.55, 7.7, 'region'),
    france('Artois', 18.45, 6.1, 'region'),
    france('Normandy', 12.5, 1.8, 'region'),
    france('Champagne', 10.55, 10.1, 'region'),
    france('Lorraine', 11.45, 15.9, 'region'),
    france('Alsace', 9.4, 18.4, 'region', 78),
    france('Vosges', 8.5, 17.3, 'region', 66),
    france('Burgundy', 5.5, 11, 'region'),
    france('Jura', 2.6, 15.8, 'region', -40),
    france('Black Forest', 8.6, 20.1, 'region', 82),
    france('Zeeland', 22.45, 9.8, 'region'),
    france('Frisia', 28.5, 14.3, 'region'),
    france('Sauerland', 20.5, 18.6, 'region'),
    france('Hunsrück', 15.4, 17.8, 'region'),
    france('NORTH SEA', 25.6, 7.4, 'sea'),
    france('Strait of Dover', 20.6, 3.2, 'region', -38),
    france('THE CHANNEL', 17.3, 2.2, 'sea', -10),
    france('IJsselmeer', 26.9, 13.4, 'region', 62),
  ],
  poland: [
    poland('POLAND', 14.6, 15.6, 'country'),
    poland('GERMANY', 16.5, 2.4, 'country', 90),
    poland('EAST PRUSSIA', 24.6, 15.3, 'small country'),
    poland('LITHUANIA', 26.4, 21.3, 'small country'),
    poland('SOVIET UNION', 7, 30, 'country', 90),
    poland('BOHEMIA', 6.5, 2.8, 'small country'),
    poland('MORAVIA', 2.3, 4.4, 'small country'),
    poland('SLOVAKIA', 1.55, 12.2, 'small country'),
    poland('Hungary', 1.5, 20.1, 'region'),
    poland('Pomerania', 23.5, 4.4, 'region'),
    poland('The Corridor', 23.6, 8.8, 'region', 62),
    poland('Silesia', 10.6, 7, 'region', 48),
    poland('Great Poland', 16.4, 8.2, 'region'),
    poland('Mazovia', 18.5, 13.4, 'region'),
    poland('Masuria', 22.6, 16.4, 'region'),
    poland('Podlasie', 18.4, 20.4, 'region'),
    poland('Pripet Marshes', 17.4, 27.7, 'region'),
    poland('Volhynia', 8.5, 26.2, 'region'),
    poland('Galicia', 4.6, 22.6, 'region', 16),
    poland('Podolia', 3.4, 25.6, 'region'),
    poland('Little Poland', 9.4, 13.5, 'region'),
    poland('Wilno Land', 25.4, 26.4, 'region'),
    poland('Carpathians', 3.2, 20.6, 'region', 28),
    poland('High Tatra', 3.5, 12.4, 'region'),
    poland('Sudetes', 9.3, 4.2, 'region', 32),
    poland('BALTIC SEA', 27.3, 4.6, 'sea'),
    poland('Gulf of Danzig', 26.7, 11.9, 'region'),
  ],
};
