/** 10.0 Leaving the map: evacuation for the Allies, exploitation off the edge for the Germans. */
import type { State } from '../../../engine/state.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { BRITISH, campOf, G, GERMAN_CAMP, isMobile, isStatic, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { edgeNo, joinedTo } from '../model/ground.ts';
import { LAST_TURN } from '../model/places.ts';
import { controls, happened, placeOf, stepsOf } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { isInDanger } from './objectives.ts';
import { costsFrom, roomOf } from './cache.ts';
import type { Situation } from './situation.ts';
import { lossWorth } from './worth.ts';

const BLUE = edgeNo('blue');
const WHITE = edgeNo('white');
/** 17.7 The points a unit brings its side when it is off the map at the end. */
const leaveWorth = (s: Situation, unit: number): number => {
  const { g } = s;
  if (s.side === G) return s.france && isMobile(g, unit) && campOf(g, unit) === GERMAN_CAMP ? 1 : 0;
  return stepsOf(g, unit) * (nationOf(g, unit) === BRITISH ? 1 : 0.5);
};
/** 20.2.1, 20.1.6 Has it begun, or is it near? */
const isTime = ({ s, w }: Assessment): boolean => {
  if (s.side === G) return s.france && s.turn >= w.leaveFrom;
  return s.france ? happened(s.g, 'evacuation') : s.turn >= 7;
};
/** Late in the game a unit is worth more in safety than in the line; the British always. */
export const isToLeave = (d: Assessment, unit: number): boolean => {
  const { s } = d;
  if (!isTime(d) || isStatic(s.g, unit) || leaveWorth(s, unit) === 0) return false;
  if (s.side === G) return true;
  return nationOf(s.g, unit) === BRITISH || s.turn >= d.w.leaveFrom;
};
/** Those who have nothing else to do any more. */
export const isEager = (d: Assessment, unit: number): boolean =>
  d.w.exits > 0 && isToLeave(d, unit) && nationOf(d.s.g, unit) === BRITISH;

/** How near a hex lies to where the unit leaves from. */
export const portWorth = (d: Assessment, unit: number, hex: number): number => {
  if (!isToLeave(d, unit)) return 0;
  return d.w.exits > 0 ? exitWorth(d, unit, hex) : nearPort(d, unit, hex);
};
const nearPort = ({ s }: Assessment, unit: number, hex: number): number => {
  const { EZ, EDGE, EDGE_HEXES, PORTS } = boxOf(s.g);
  const { g } = s;
  const worth = leaveWorth(s, unit);
  if (s.side !== G && EZ[hex] === 1) return worth;
  if (EDGE[hex] === BLUE || (s.side !== G && EDGE[hex] === WHITE)) return 0.8 * worth;
  if (
    s.side !== G &&
    PORTS.includes(hex as never) &&
    controls(g, s.side, hex) &&
    joinedTo(g, hex).some(h => EZ[h] === 1)
  )
    return 0.7 * worth;
  let near = UNREACHED;
  const ends = s.side === G || !s.france ? EDGE_HEXES.filter(h => EDGE[h] === BLUE) : PORTS;
  for (const end of ends) near = Math.min(near, costsFrom(g, end)[hex]!);
  return near === UNREACHED ? 0 : 0.6 * worth * 0.85 ** near;
};

// The general's ways out ------------------------------------------------------------------------------------------------
/** 11.0 The share that gets away: from an edge of the map, and from a beach, where steps are lost besides. */
const BY_EDGE = 0.8;
const BY_SEA = 0.6;
const FADING = 0.88;
const nearest = (g: State, key: string, ends: readonly number[]): Int16Array => {
  const { ways } = roomOf(g);
  const known = ways.get(key);
  if (known) return known;
  const found = new Int16Array(boxOf(g).SIZE).fill(UNREACHED);
  for (const end of ends) {
    const way = costsFrom(g, end);
    for (let hex = 0; hex < found.length; hex++) found[hex] = Math.min(found[hex]!, way[hex]!);
  }
  ways.set(key, found);
  return found;
};
/** Every edge and shore by its chance to get away, less what the way there costs. */
const exitWorth = ({ s, w }: Assessment, unit: number, hex: number): number => {
  const { g } = s;
  const { EZ, EDGE, EDGE_HEXES, PORTS } = boxOf(g);
  const colour = s.france ? BLUE : WHITE;
  const edge = nearest(
    g,
    `${colour}`,
    EDGE_HEXES.filter(h => EDGE[h] === colour),
  )[hex]!;
  const worth = w.exits * leaveWorth(s, unit);
  let best = edge === UNREACHED ? 0 : worth * (s.side === G ? 1 : BY_EDGE) * FADING ** edge;
  if (s.side === G || !s.france) return best;
  if (EZ[hex] === 1) return Math.max(best, BY_SEA * worth);
  for (const port of PORTS)
    if (controls(g, s.side, port) && costsFrom(g, port)[hex] !== UNREACHED)
      best = Math.max(best, BY_SEA * worth * FADING ** (2 + costsFrom(g, port)[hex]!));
  return best;
};
/** 20.1.7 After this turn it is over. */
export const isLastTurn = (s: Situation): boolean => s.turn >= LAST_TURN || happened(s.g, 'game end');
/** What it is worth that a unit goes now: more when there is no later, less where it leaves a city open. */
export const sendOff = (d: Assessment, unit: number): number => {
  const { s, w } = d;
  if (w.exits === 0) return isToLeave(d, unit) ? leaveWorth(s, unit) - 0.3 : -1;
  if (!isToLeave(d, unit) && !(isLastTurn(s) && leaveWorth(s, unit) > 0)) return -1;
  const hex = placeOf(s.g, unit);
  const alone = s.count[s.side][hex] === 1 && lossWorth(s, hex, w) > 0 && isInDanger(s, w, hex);
  return leaveWorth(s, unit) * BY_SEA - (alone ? 0.6 * lossWorth(s, hex, w) : 0) - 0.1;
};
