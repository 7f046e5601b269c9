/** The two fronts that bound the map, and the Meuse crossings. Own work, CC0. */
import type { LatLon } from './projection.ts';

/** The Allied armies in Belgium, out of play: Belgian frontier, coal basin, then the Sambre to Namur. */
export const NORTH_FRONT: readonly LatLon[] = [
  [51.3, 2.47],
  [51.1, 2.56],
  [51.0, 2.61],
  [50.9, 2.66],
  [50.82, 2.74],
  [50.74, 2.84],
  [50.67, 2.95],
  [50.6, 3.05],
  [50.545, 3.18],
  [50.52, 3.32],
  [50.505, 3.5],
  [50.49, 3.65],
  [50.46, 3.8],
  [50.44, 3.98],
  [50.43, 4.17],
  [50.42, 4.3],
  [50.407, 4.445],
  [50.44, 4.62],
  [50.455, 4.78],
  [50.462, 4.867],
  [50.47, 5.0],
  [50.47, 5.2],
  [50.45, 5.7],
];

/** The French armies on the Somme and the Aisne, out of play. */
export const SOUTH_FRONT: readonly LatLon[] = [
  [50.06, 1.2],
  [50.06, 1.46],
  [49.98, 1.6],
  [49.93, 1.78],
  [49.86, 1.95],
  [49.78, 2.1],
  [49.73, 2.27],
  [49.7, 2.48],
  [49.65, 2.7],
  [49.58, 2.86],
  [49.5, 3.03],
  [49.44, 3.2],
  [49.42, 3.42],
  [49.4, 3.65],
  [49.39, 3.88],
  [49.41, 4.03],
  [49.44, 4.2],
  [49.445, 4.37],
  [49.43, 4.57],
  [49.46, 4.76],
  [49.5, 4.93],
  [49.555, 5.08],
  [49.54, 5.2],
  [49.52, 5.7],
];

/** The real crossings, on the river. Houx and Bouvignes are 4 km apart; they are set a little wider here, or their bridges would touch. */
export const CROSSINGS: Readonly<Record<string, LatLon>> = {
  Houx: [50.345, 4.88],
  Bouvignes: [50.245, 4.91],
  Montherme: [49.885, 4.733],
  Donchery: [49.69, 4.86],
  Glaire: [49.71, 4.92],
};
