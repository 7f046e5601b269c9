/** The games that can be played here, for the worker: rules, view, and how a list and the luck page read them. */
import type { Game } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Told } from '../engine/table.ts';
import type { TableView } from '../games/strange-victory/view.ts';
import type { Trial } from './luck.ts';
import type { Standing } from './storage.ts';

export interface Boxed {
  readonly game: Game;
  view(g: State): unknown;
  standing(g: State): Standing;
  /** The dice that had to reach a number, as the log tells them; none where the game has no such dice. */
  trials(log: readonly Told[]): readonly Trial[];
}

const STEP = /^[\d.]+\s+/;
const strangeVictory = async (): Promise<Boxed> => {
  const [{ strangeVictory: game }, { tableView }] = await Promise.all([import('../games/strange-victory/game.ts'), import('../games/strange-victory/view.ts')]);
  return {
    game, view: tableView,
    standing: g => {
      const v: TableView = tableView(g);
      return { turn: v.turn, when: v.date, step: v.over ? v.victory.band : v.step.name.replace(STEP, ''), score: `${v.victory.shown} points, panic ${v.panic}` };
    },
    trials: log => log.flatMap(({ event: e }) => {
      if (e.is !== 'rolled' || !Array.isArray(e.dice) || typeof e.strength !== 'number') return [];
      const needs = e.strength;
      return (e.dice as readonly number[]).map(face => ({ faces: 6, hitFaces: Math.min(6, Math.max(0, 7 - needs)), hit: face >= needs }));
    }),
  };
};

const SHELF: { readonly [game: string]: () => Promise<Boxed> } = { 'strange-victory': strangeVictory };
const taken = new Map<string, Promise<Boxed>>();

export class NoGame extends Error {
  constructor(id: string) { super(`This page has no game “${id}”. It has ${Object.keys(SHELF).join(', ')}.`); this.name = 'NoGame'; }
}
export const gameFor = (id: string): Promise<Boxed> => {
  const take = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (!take) return Promise.reject(new NoGame(id));
  const found = taken.get(id) ?? take();
  taken.set(id, found);
  return found;
};
