import type { LatLon } from './ground.ts';

/** Areas whose two counters stand one above the other. */
export const UPRIGHT: ReadonlySet<string> = new Set(['Hesdin', 'Guise', 'Etaples', 'Saint-Valery', 'Gravelines']);

/** Where an area's middle is sought when the town lies at its rim. */
export const HOMES: Readonly<Record<string, LatLon>> = {
  Dinant: [50.22, 5.12], Maubeuge: [49.92, 5.1], Sedan: [49.67, 5.14],
  Beaumont: [50.34, 4.45], Philippeville: [50.18, 4.5], Mezieres: [49.73, 4.68], Rethel: [49.52, 4.5], Rocroi: [49.9, 4.52],
  Dunkirk: [50.97, 2.42], Gravelines: [50.93, 2.11], Calais: [50.9, 1.84], Boulogne: [50.72, 1.7], Etaples: [50.54, 1.66], 'Saint-Valery': [50.2, 1.67],
  Valenciennes: [50.37, 3.6], Chauny: [49.55, 3.12], Abbeville: [50.13, 1.9], Amiens: [49.85, 2.28], Ham: [49.72, 2.95], Laon: [49.52, 3.62],
};
