/** Reads who plays a match: a level, or a program outside. */
import { existsSync } from 'node:fs';
import { LEVELS, newBot } from '../levels.ts';
import type { GameModule } from '../../engine/pack.ts';
import type { MatchPlan } from '../simulation.ts';
import type { Outside, Work } from './crew.ts';
import { beginGame } from './outside-seat.ts';
import { startProgram, type Command } from './program.ts';

export interface Player {
  readonly name: string;
  readonly outside?: Outside;
  /** Removes what was made for this player alone. */
  close?(): void;
}

const wordsOf = (text: string): Command['words'] => text.trim().split(/\s+/) as [string, ...string[]];
/** A path, a command of several words, or a file that is there. */
const isCommand = (text: string): boolean => /[\s/\\]/.test(text.trim()) || existsSync(text);
const levelOf = (name: string): string => {
  try {
    newBot(name);
    return name;
  } catch (e) {
    throw new Error(`${(e as Error).message}; or a program, such as ./mybot`, { cause: e });
  }
};
/** `text` as it stands after --a or --b; `limit` is the time a program has for a choice, in seconds. */
export const playerOf = (text: string, limit: number): Player => {
  if (LEVELS.includes(text) || !isCommand(text)) return { name: levelOf(text) };
  return { name: text, outside: { command: { words: wordsOf(text) }, limit } };
};

/** Starts each program once and offers it both sides, so that one that cannot play is refused before the match. */
export const checkPlayers = async ({ plan, outside }: Work & { readonly plan: MatchPlan }, box: GameModule) => {
  for (const [name, { command, limit }] of Object.entries(outside)) {
    const program = startProgram(command);
    try {
      for (const side of box.game.sides) await beginGame(program, { box, plan, side, seed: 'check', limit });
    } catch (e) {
      throw new Error(`${name} ${(e as Error).message}`, { cause: e });
    } finally {
      program.stop();
    }
  }
};
