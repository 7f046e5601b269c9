/** Where the divisions stand, for a small map. */
import type { Dot } from '../../../engine/pack.ts';
import type { State } from '../../../engine/state.ts';
import { allAreas, allDivisions, areaRow, isCaptured, placeOf } from '../model/state.ts';

/** The edges of the sheet in degrees, as its outline has them. */
export const EDGES = { west: 1.45, east: 5.25, south: 49.4, north: 51.12 } as const;
const share = (n: number): number => Math.round(n * 1000) / 1000;
const dotAt = ([lat, lon]: readonly [number, number], colour: string): Dot => [
  share((lon - EDGES.west) / (EDGES.east - EDGES.west)),
  share((EDGES.north - lat) / (EDGES.north - EDGES.south)),
  colour,
];
/** Towns still Allied, and over them the panzers. */
export const dotsOf = (g: State): readonly Dot[] => {
  const areas = allAreas(g);
  const allied = areas.filter(a => areaRow(g, a).kind !== 'staging' && !isCaptured(g, a));
  const held = allDivisions(g)
    .map(d => placeOf(g, d))
    .filter(a => areas.includes(a));
  return [...allied.map(a => dotAt(areaRow(g, a).at, 'F')), ...held.map(a => dotAt(areaRow(g, a).at, 'GM'))];
};
