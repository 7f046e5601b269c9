/** The obstacles that refusals of this game name (engine/decide.ts). Of an enemy stack they name only what everybody sees (3.10). */
import { cells, stackAt, trackCell, variable, type Obstacle, type Refused } from '../../../engine/decide.ts';
import type { SideNo } from '../model/army.ts';
import { G } from '../model/army.ts';

export const TURN = trackCell('turn');
/** The hex of a battle, of a coup, or of a stack that must be reduced. */
export const BATTLE_HEX = variable('hex');
/** The height of a stack, which everybody sees. */
export const heightIn = (hex: number): Obstacle => cells('height', hex);
export const statusCell = (neutral: number): Obstacle => cells('neutral', neutral);
/** 11.0 Whether units have fought in this Combat Phase or are planned for an attack. */
export const battlesOf = (...units: readonly number[]): Obstacle => cells('fought', ...units);
/** The unit of a march, or the stack in its hex. */
export const whichUnit = (alone: boolean, hex: number): Obstacle => (alone ? variable('unit') : stackAt(hex));
/** Adds this obstacle to a refusal that names none. */
export const restsOn = (v: Refused, obstacle: Obstacle): Refused => (v.obstacle ? v : { ...v, obstacle });

/** 7.0 'a German zone of control'. */
export const zoneWords = (side: SideNo): string => `${side === G ? 'a German' : 'an Allied'} zone of control`;
