/** The games that can be played here, for the worker: rules, view, and how a list and the luck page read them. */
import type { Game } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Told } from '../engine/table.ts';
import type { TableView } from '../games/strange-victory/view.ts';
import type { Viewer } from '../games/france-40/view.ts';
import type { Trial } from './luck.ts';
import { OBSERVER } from './seats.ts';
import type { Standing } from './storage.ts';

export interface Boxed {
  readonly game: Game;
  /** The table of a side, from its own view of the game; of an observer without one. */
  view(seen: State, side: string): unknown;
  /** What is too dear to make for every look. */
  detail(seen: State, side: string, what: string, about: string): unknown;
  /** Where the game stands, as everybody knows it. */
  standing(g: State): Standing;
  /** The dice that had to reach a number, as the log tells them; none where the game has no such dice. */
  trials(log: readonly Told[]): readonly Trial[];
}

const STEP = /^[\d.]+\s+/;
const strangeVictory = async (): Promise<Boxed> => {
  const [{ strangeVictory: game }, { tableView }] = await Promise.all([
    import('../games/strange-victory/game.ts'),
    import('../games/strange-victory/view.ts'),
  ]);
  return {
    game,
    view: tableView,
    detail: () => undefined,
    standing: g => {
      const v: TableView = tableView(g);
      return {
        turn: v.turn,
        when: v.date,
        step: v.over ? v.victory.band : v.step.name.replace(STEP, ''),
        score: `${v.victory.shown} points, panic ${v.panic}`,
      };
    },
    trials: log =>
      log.flatMap(({ event: e }) => {
        if (e.is !== 'rolled' || !Array.isArray(e.dice) || typeof e.strength !== 'number') return [];
        const needs = e.strength;
        return (e.dice as readonly number[]).map(face => ({
          faces: 6,
          hitFaces: Math.min(6, Math.max(0, 7 - needs)),
          hit: face >= needs,
        }));
      }),
  };
};

const france40 = async (): Promise<Boxed> => {
  const [{ france40: game }, { viewOf }, { overlaysOf, traceFor }] = await Promise.all([
    import('../games/france-40/game.ts'),
    import('../games/france-40/view.ts'),
    import('../games/france-40/view/overlays.ts'),
  ]);
  return {
    game,
    view: (g, side) => viewOf(g, side as Viewer),
    detail: (g, side, what, about) =>
      what === 'trace' ? traceFor(g, side as Viewer, about) : overlaysOf(g, side as Viewer),
    standing: g => {
      const v = viewOf(g, OBSERVER);
      return {
        turn: v.turn,
        when: v.date,
        step: v.over ? v.victory.words : v.step.name,
        score: v.scenario === '1940' ? `${v.victory.points} German points` : v.victory.words,
      };
    },
    trials: () => [],
  };
};

const SHELF: { readonly [game: string]: () => Promise<Boxed> } = {
  'strange-victory': strangeVictory,
  'france-40': france40,
};
const taken = new Map<string, Promise<Boxed>>();

export class NoGame extends Error {
  constructor(id: string) {
    super(`This page has no game “${id}”. It has ${Object.keys(SHELF).join(', ')}.`);
    this.name = 'NoGame';
  }
}
export const gameFor = (id: string): Promise<Boxed> => {
  const take = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (!take) return Promise.reject(new NoGame(id));
  const found = taken.get(id) ?? take();
  taken.set(id, found);
  return found;
};
