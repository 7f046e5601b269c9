/** 4.0 Victory: points, sudden death, and what is scored the instant it happens. */
import type { Watch } from '../../../engine/events.ts';
import { over } from '../../../engine/flow.ts';
import type { Json, State } from '../../../engine/state.ts';
import { A, G } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { levelOf } from '../data/charts.ts';
import { citiesOf, GERMANY } from '../model/ground.ts';
import { AT, AT_WAR, fortIn, heldOf, is1940, neutralStatus } from '../model/state.ts';
import { emit, type FranceEvent } from './flow.ts';
import { BELGIUM, neutralsOverturned } from './neutrals.ts';
import { isAnyOverland } from './supply.ts';

const hasFort = (g: State, hex: number): boolean => fortIn(g, hex) >= 0;
/** 4.8 Nine of fifteen forts are gone, or none of those left can trace a supply line. The search starts in the south, where a short line is mostly open and ends it at once. */
const maginotOverturned = (g: State): boolean => {
  const { MAGINOT_HEXES, FROM_THE_SOUTH, charts } = boxOf(g);
  let left = 0;
  for (const hex of MAGINOT_HEXES) if (hasFort(g, hex)) left++;
  return MAGINOT_HEXES.length - left >= charts.overturn.maginotForts || !isAnyOverland(g, FROM_THE_SOUTH, hasFort);
};
const mostOf = (g: State, c: string): number => chartsOf(g).victory.find(v => v.case === c)!.most;
export interface VpLine {
  readonly case: string;
  readonly name: string;
  readonly points: number;
}
/** 4.3-4.10 Victory points line by line. */
export const vpLines = (g: State): readonly VpLine[] => [
  { case: '4.3', name: 'Neutrals overturned', points: neutralsOverturned(g) ? 1 : 0 },
  {
    case: '4.4',
    name: 'Dyle-Breda Plan overturned',
    points: neutralStatus(g, BELGIUM) >= AT_WAR && !g.cells[AT.onDyle] ? 1 : 0,
  },
  { case: '4.5', name: 'Brittany Redoubt overturned', points: g.cells[AT.brittany] ? 1 : 0 },
  { case: '4.6', name: 'Mediterranean evacuation overturned', points: g.cells[AT.mediterranean] ? 1 : 0 },
  { case: '4.7', name: 'Paris captured', points: g.cells[AT.paris] ? 1 : 0 },
  { case: '4.8', name: 'Maginot Line overturned', points: g.cells[AT.maginot] ? 1 : 0 },
  {
    case: '4.9',
    name: 'British corps destroyed out of supply',
    points: Math.min(mostOf(g, '4.9'), g.cells[AT.britishLost]!),
  },
  { case: '4.10', name: 'Mechanised corps lost', points: -Math.min(mostOf(g, '4.10'), g.cells[AT.panzersLost]!) },
];
export const vpOf = (g: State): number => vpLines(g).reduce((sum, l) => sum + l.points, 0);
export const outcome = (g: State, winner?: 'german' | 'allied', why?: string): Json => {
  if (winner) return { winner, why: why ?? '', ...(is1940(g) ? { points: vpNow(g) } : {}) };
  const points = vpOf(g);
  const level = levelOf(chartsOf(g).levels, points);
  return { winner: level.winner, level: level.name, points };
};

/** 4.6, 4.7 Scored for good once held, however briefly. */
const rememberCities = (g: State): void => {
  if (heldOf(g, G, boxOf(g).PARIS) === boxOf(g).PARIS.length) g.cells[AT.paris] = 1;
  if (!g.cells[AT.mediterranean] && heldOf(g, G, boxOf(g).MEDITERRANEAN_CITIES) > 0) g.cells[AT.mediterranean] = 1;
};
const rememberMaginot = (g: State): void => {
  if (!g.cells[AT.maginot] && maginotOverturned(g)) g.cells[AT.maginot] = 1;
};
/** 4.6-4.8 Scores everything that the position shows, however it came about. */
export const rememberAll = (g: State): void => {
  if (!is1940(g)) return;
  rememberCities(g);
  rememberMaginot(g);
};
const remember: Watch<FranceEvent> = {
  on: 'entered',
  case: '4.7',
  run: (g, e) => {
    if (e.side === G && is1940(g)) rememberCities(g);
    return undefined;
  },
};
/** The case that says how the Allies win at once. */
export const atOnceCase = (g: State): string => (is1940(g) ? '4.2' : '4.1');
/** 4.1, 4.2 The instant an Allied unit is next to the Ruhr. */
const ruhr: Watch<FranceEvent> = {
  on: 'entered',
  case: '4.1',
  run: (g, e) => {
    if (e.side !== A || !boxOf(g).BESIDE_RUHR.includes(e.hex as number)) return undefined;
    emit(g, { is: 'ruhr', case: atOnceCase(g), hex: e.hex! });
    return over(outcome(g, 'allied', atOnceCase(g)));
  },
};
/** 4.8 Checked after every event that can cut a supply line or remove a fort. */
const MAGINOT_EVENTS: readonly FranceEvent[] = ['moved', 'advanced', 'retreated', 'eliminated', 'capitulated', 'left'];
const MAGINOT_WATCH: readonly Watch<FranceEvent>[] = MAGINOT_EVENTS.map(on => ({
  on,
  case: '4.8',
  run: (g: State): undefined => {
    if (is1940(g)) rememberMaginot(g);
  },
}));
/** 4.4, 4.10 Points scored so far, without the Dyle-Breda point, which is scored at the end of the game. */
export const vpNow = (g: State): number =>
  vpLines(g)
    .filter(l => l.case !== '4.4')
    .reduce((sum, l) => sum + l.points, 0);
/** 4.10 A lost mechanised corps that leaves the Germans at zero points or less ends the game. */
const debit: Watch<FranceEvent> = {
  on: 'eliminated',
  case: '4.10',
  run: (g, e) => (is1940(g) && e.mech === 1 && vpNow(g) <= 0 ? over(outcome(g, 'allied', '4.10')) : undefined),
};
export const victoryWatches: readonly Watch<FranceEvent>[] = [remember, ruhr, ...MAGINOT_WATCH, debit];

/** 4.1 German cities in French hands. */
export const germanCitiesLost = (g: State): number => heldOf(g, A, citiesOf(g, GERMANY));
