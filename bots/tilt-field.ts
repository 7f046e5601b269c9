/** Tilts as a field over the map: what each of them adds to the worth of standing in a place. */
import type { Tilt } from './planning.ts';

/** Beyond this many reaches a hill adds nothing. */
const EDGE = 4;
/** A hill round the middle: full strength there, 61% at one reach, 14% at two. */
export const addHill = (field: Float32Array, t: Tilt, distanceTo: (place: number) => number): void => {
  for (let place = 0; place < field.length; place++) {
    const x = distanceTo(place) / t.reach;
    if (x < EDGE) field[place]! += t.strength * Math.exp(-0.5 * x * x);
  }
};
/** A slope that falls with the cost of the way to the middle, by 63% every reach, so that it pulls from afar. */
export const addSlope = (field: Float32Array, t: Tilt, costTo: (place: number) => number): void => {
  for (let place = 0; place < field.length; place++) field[place]! += t.strength * Math.exp(-costTo(place) / t.reach);
};
