/** What refusals of this game rest on, as data (engine/decide.ts). Of an enemy stack only what everybody sees is named (3.10). */
import { cells, stackAt, trackCell, variable, type Obstacle, type Refused } from '../../../engine/decide.ts';
import type { SideNo } from '../model/army.ts';
import { G } from '../model/army.ts';

export const TURN = trackCell('turn');
/** The hex a battle is fought for, a coup falls on, or units are removed from. */
export const BATTLE_HEX = variable('hex');
export const places = (...units: readonly number[]): Obstacle => cells('place', ...units);
/** How many mobile units stand in a hex, which everybody sees. */
export const heightIn = (hex: number): Obstacle => cells('height', hex);
export const standingOf = (neutral: number): Obstacle => cells('neutral', neutral);
/** 11.0 What units have done in this Combat Phase, or are planned to do. */
export const battlesOf = (...units: readonly number[]): Obstacle => cells('fought', ...units);
/** Which unit it is, or which stack in its hex. */
export const whichUnit = (alone: boolean, hex: number): Obstacle => (alone ? variable('unit') : stackAt(hex));
/** A refusal that names no obstacle rests on this one. */
export const restsOn = (v: Refused, obstacle: Obstacle): Refused => (v.obstacle ? v : { ...v, obstacle });

/** 7.0 'a German zone of control'. */
export const zoneWords = (side: SideNo): string => `${side === G ? 'a German' : 'an Allied'} zone of control`;
