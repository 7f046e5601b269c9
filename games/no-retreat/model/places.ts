/** Where pieces and counters can be: the hexes of both sheets, the boxes, and the sea off each port. */
import type { SideNo } from './army.ts';
import { boxOf, type OfBox } from './box.ts';
import type { Ground } from './ground.ts';

export const LAST_TURN = 14;
export const BOXES = [
  'Draw pile',
  'Discards',
  'German hand',
  'Allied hand',
  'German cup',
  'Allied cup',
  'German markers',
  'Allied markers',
  'On the map',
  'Battle Experience',
  'Beside the cup',
  'German plan',
  'Allied plan',
  'German plan cards',
  'Allied plan cards',
  'Reserve',
  'Destroyed',
  'Surrendered',
  'Evacuated',
  'Waiting',
  'Out',
  ...Array.from({ length: LAST_TURN }, (_, i) => `Turn ${i + 1}`),
] as const;
/** First zones of cards, markers and plans, then boxes for counters. `HAND`, `CUP`, `HELD`, `PLAN_OF` and `PLAN_CARDS` are the German zones; the Allied ones follow each. `WAITING`: units that arrive by special rules (2.3.4). */
export const [PILE, DISCARDS, HAND, , CUP, , HELD, , ON_MAP, EXPERIENCE, BESIDE_CUP, PLAN_OF, , PLAN_CARDS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];
export const [RESERVE, DESTROYED, SURRENDERED, EVACUATED, WAITING, OUT, TURN_0] = [15, 16, 17, 18, 19, 20, 20];
export const beside = (g: OfBox, box: number): number => boxOf(g).SIZE + box;
export const turnBox = (g: OfBox, turn: number): number => boxOf(g).SIZE + TURN_0 + turn;
export const handOf = (g: OfBox, side: SideNo): number => beside(g, HAND + side);
export const cupOf = (g: OfBox, side: SideNo): number => beside(g, CUP + side);
export const heldBy = (g: OfBox, side: SideNo): number => beside(g, HELD + side);
export const planPlace = (g: OfBox, side: SideNo): number => beside(g, PLAN_OF + side);
/** 2.14 The sea off a port. */
export const seaOff = (g: OfBox, port: number): number =>
  boxOf(g).SIZE + BOXES.length + (boxOf(g).PORTS as readonly number[]).indexOf(port);
/** The port of such a place, or -1. */
export const portOfSea = (g: OfBox, place: number): number => {
  const { PORTS, SIZE } = boxOf(g);
  const first = SIZE + BOXES.length;
  return place < first ? -1 : PORTS[place - first]!;
};
export const placeNames = ({ GRID, PORTS, HEXES }: Ground): readonly string[] => [
  ...GRID.labels,
  ...BOXES,
  ...PORTS.map(port => `Sea off ${HEXES[port]!.city ?? GRID.labels[port]}`),
];
export const placeName = (g: OfBox, place: number): string => boxOf(g).PLACES[place]!;
