/** 10.0 Leaving the map: evacuation for the Allies, exploitation off the edge for the Germans. */
import { BRITISH, campOf, G, GERMAN_CAMP, isMobile, isStatic, nationOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { edgeNo, joinedTo } from '../ground.ts';
import { controls, happened, stepsOf } from '../state.ts';
import type { Desk } from './desk.ts';
import type { Situation } from './situation.ts';
import { costsFrom } from './room.ts';
import { FAR } from '../../../kernel/path.ts';

const BLUE = edgeNo('blue');
const WHITE = edgeNo('white');
/** 17.7 The points a unit brings its side when it is off the map at the end. */
export const leaveWorth = (s: Situation, unit: number): number => {
  const { g } = s;
  if (s.side === G) return s.france && isMobile(g, unit) && campOf(g, unit) === GERMAN_CAMP ? 1 : 0;
  return stepsOf(g, unit) * (nationOf(g, unit) === BRITISH ? 1 : 0.5);
};
/** 20.2.1, 20.1.6 Has it begun, or is it near? */
const isTime = (s: Situation): boolean => {
  if (s.side === G) return s.france && s.turn >= 11;
  return s.france ? happened(s.g, 'evacuation') : s.turn >= 7;
};
/** Late in the game a unit is worth more in safety than in the line; the British always. */
export const isToLeave = (s: Situation, unit: number): boolean => {
  if (!isTime(s) || isStatic(s.g, unit) || leaveWorth(s, unit) === 0) return false;
  if (s.side === G) return true;
  return nationOf(s.g, unit) === BRITISH || s.turn >= (s.france ? 11 : 9);
};
/** How near a hex lies to where the unit leaves from. */
export const portWorth = (d: Desk, unit: number, hex: number): number => {
  const { s } = d;
  if (!isToLeave(s, unit)) return 0;
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
  let near = FAR;
  const ends = s.side === G || !s.france ? EDGE_HEXES.filter(h => EDGE[h] === BLUE) : PORTS;
  for (const end of ends) near = Math.min(near, costsFrom(g, end)[hex]!);
  return near === FAR ? 0 : 0.6 * worth * 0.85 ** near;
};
