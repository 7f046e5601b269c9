import type { LatLon } from './ground.ts';

/** Areas whose two counters stand one above the other. */
export const UPRIGHT: ReadonlySet<string> = new Set(['Hesdin', 'Guise', 'Saint-Valery', 'Boulogne', 'Gravelines', 'Montcornet', 'Montreuil']);

/** Where an area's middle is sought when the town lies at its rim. */
export const HOMES: Readonly<Record<string, LatLon>> = {
  Dinant: [50.22, 5.12], Maubeuge: [49.94, 5.08], Sedan: [49.67, 5.14],
  Beaumont: [50.34, 4.4], Philippeville: [50.19, 4.55], Couvin: [50.05, 4.58], Chimay: [50.04, 4.28], Rocroi: [49.9, 4.5],
  Mezieres: [49.73, 4.62], Rethel: [49.53, 4.55], "Signy-l'Abbaye": [49.71, 4.38], Hirson: [49.9, 4.13], Montcornet: [49.63, 4.05],
  Avesnes: [50.15, 3.92], Vervins: [49.88, 3.88], Marle: [49.72, 3.74], Guise: [49.91, 3.63], Laon: [49.53, 3.68], 'La Fere': [49.64, 3.4],
  Dunkirk: [50.97, 2.42], Gravelines: [50.95, 2.1], Calais: [50.91, 1.83], Boulogne: [50.75, 1.66], Etaples: [50.55, 1.64], 'Saint-Valery': [50.2, 1.65],
  'Saint-Omer': [50.73, 2.16], Hazebrouck: [50.75, 2.52], Montreuil: [50.46, 1.81], Hesdin: [50.4, 2.02], 'Saint-Pol': [50.43, 2.31], Bethune: [50.55, 2.66],
  Valenciennes: [50.36, 3.58], Chauny: [49.55, 3.14], Abbeville: [50.12, 1.9], Amiens: [49.85, 2.28], Ham: [49.73, 2.93], Douai: [50.41, 3.13],
  Arras: [50.3, 2.78], Cambrai: [50.17, 3.3], Bapaume: [50.12, 2.87], Doullens: [50.17, 2.4], Albert: [50.0, 2.62], Peronne: [49.94, 2.96],
};
