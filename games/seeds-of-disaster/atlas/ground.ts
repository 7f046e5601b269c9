/** The ground that no open file holds: where an Area's middle is sought, what else lies in it, small rivers. Own work, CC0. */
import type { LatLon } from './projection.ts';

/** Where an Area's middle is sought when its town lies at its rim, or on the other bank. */
export const HOMES: Readonly<Record<string, LatLon>> = {
  Groningen: [53.05, 6.45],
  Zwolle: [52.35, 6.5],
  Amsterdam: [52.6, 4.85],
  Utrecht: [52.1, 5.4],
  Rotterdam: [52.0, 4.5],
  Arnhem: [51.95, 5.75],
  Breda: [51.58, 4.75],
  Eindhoven: [51.42, 5.55],
  Zeeland: [51.5, 3.85],
  Liege: [50.5, 5.8],
  Namur: [50.32, 4.5],
  Bastogne: [50.0, 5.5],
  Verdun: [49.1, 5.05],
  Sedan: [49.66, 4.6],
  Metz: [49.15, 6.05],
  Nancy: [48.65, 6.15],
  Sarreguemines: [48.95, 6.95],
  Strasbourg: [48.65, 7.55],
  Colmar: [47.98, 7.25],
  Epinal: [48.15, 6.5],
  Cologne: [50.9, 6.78],
  Aachen: [50.7, 6.32],
  Dusseldorf: [51.3, 6.45],
  Ruhr: [51.5, 7.35],
  Wesel: [51.85, 6.8],
  Koblenz: [50.35, 7.3],
  Trier: [50.1, 6.65],
  Mainz: [49.8, 7.75],
  Saarbrucken: [49.45, 6.95],
  Kaiserslautern: [49.35, 7.85],
  Mannheim: [49.45, 8.85],
  Karlsruhe: [48.95, 8.55],
  'Paris North': [49.08, 2.3],
  'Paris East': [48.76, 2.8],
  'Paris South-West': [48.7, 2.0],
  Rouen: [49.55, 1.0],
  Melun: [48.28, 2.75],
};
/** Places that lie in an Area besides. */
export const VILLAGES: Readonly<Record<string, readonly LatLon[]>> = {
  Groningen: [
    [53.1, 5.65],
    [52.78, 6.9],
  ],
  Munster: [
    [52.5, 7.3],
    [52.72, 7.25],
    [51.95, 7.2],
  ],
  Zwolle: [[52.25, 6.8]],
  Arnhem: [
    [51.93, 6.08],
    [51.9, 5.6],
  ],
  Utrecht: [
    [52.3, 5.75],
    [51.93, 5.1],
    [51.88, 5.3],
  ],
  Rotterdam: [
    [51.82, 4.15],
    [51.75, 4.2],
  ],
  Zeeland: [
    [51.7, 3.85],
    [51.52, 3.6],
    [51.47, 3.95],
    [51.33, 3.75],
    [51.32, 4.05],
    [51.6, 3.8],
    [51.35, 3.5],
  ],
  Eindhoven: [
    [51.35, 5.95],
    [51.7, 5.45],
    [51.2, 5.8],
    [51.75, 5.85],
    [51.78, 5.35],
  ],
  Breda: [[51.6, 5.0]],
  Bruges: [[50.85, 2.85]],
  Ghent: [
    [51.15, 3.75],
    [50.83, 3.35],
  ],
  Brussels: [
    [50.87, 4.75],
    [50.72, 4.6],
  ],
  Hasselt: [
    [50.8, 5.15],
    [51.22, 5.1],
  ],
  Liege: [
    [50.85, 5.85],
    [50.45, 5.35],
    [51.02, 5.88],
    [51.12, 5.95],
    [50.42, 6.1],
  ],
  Namur: [[50.6, 4.95]],
  Mons: [[50.6, 3.5]],
  Bastogne: [
    [49.52, 5.27],
    [49.75, 5.2],
    [50.18, 6.05],
    [50.2, 5.15],
  ],
  Metz: [[49.45, 5.65]],
  Verdun: [[49.46, 5.02]],
  Lille: [
    [50.35, 3.5],
    [50.68, 2.95],
  ],
  Hirson: [[50.2, 3.95]],
  'Paris South-West': [[48.93, 1.65]],
  Orleans: [
    [48.95, 0.9],
    [48.45, 1.5],
    [48.75, 1.2],
  ],
  Troyes: [
    [48.72, 3.75],
    [48.9, 3.4],
    [48.55, 3.3],
  ],
  Dusseldorf: [
    [51.72, 6.15],
    [51.2, 6.6],
  ],
  Ruhr: [
    [51.45, 6.85],
    [51.25, 7.1],
    [51.08, 7.05],
  ],
  Cologne: [[51.02, 6.85]],
  Aachen: [[51.05, 6.15]],
  Trier: [
    [50.2, 6.35],
    [50.3, 6.4],
  ],
  Sauerland: [
    [50.95, 7.4],
    [50.85, 7.9],
    [51.5, 8.4],
    [51.7, 8.9],
    [50.68, 7.45],
    [50.85, 7.15],
  ],
  Giessen: [
    [50.43, 7.9],
    [50.45, 7.6],
    [50.75, 9.3],
  ],
  Mainz: [
    [49.65, 8.28],
    [50.15, 7.5],
  ],
  Frankfurt: [
    [50.08, 8.0],
    [50.1, 7.85],
    [50.24, 7.69],
  ],
  Kaiserslautern: [
    [49.42, 8.3],
    [49.25, 8.3],
  ],
  Freiburg: [
    [47.75, 8.2],
    [47.65, 7.75],
    [47.6, 7.68],
    [47.62, 8.3],
  ],
};
/** Areas that grow before the others: three share one town, some are hemmed in. */
export const HEADSTART: Readonly<Record<string, number>> = {
  Cologne: 5,
  Aachen: 5,
  'Paris North': 9,
  'Paris East': 9,
  'Paris South-West': 9,
};

/** Rivers the sheet draws, by width. */
export const WIDE_RIVERS = ['Rhine', 'Waal', 'Meuse', 'Lek', 'Nederrijn'] as const;
export const NARROW = [
  'IJssel',
  'Scheldt',
  'Dyle',
  'Somme',
  'Aisne',
  'Marne',
  'Seine',
  'Moselle',
  'Oise',
  'Sambre',
  'Lys',
  'Saar',
  'Main',
  'Neckar',
  'Yonne',
  'Ems',
  'Saone',
  'Aube',
  'Lippe',
  'Lahn',
  'Loire',
  'Danube',
  'Doubs',
  'Demer',
] as const;
/** Rivers along which borders run. */
export const BORDER_RIVERS = ['IJssel', 'Scheldt', 'Dyle', 'Somme', 'Aisne', 'Marne', 'Seine', 'Moselle'] as const;
