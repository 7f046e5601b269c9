/** The comparison: the same rules driven through boardgame.io 0.50 as its users would, where a move runs the rules on its state. */
import { createRequire } from 'node:module';
import { drawn, drawSizes } from '../engine/chance.ts';
import type { Choice } from '../engine/decide.ts';
import { startOf, type Game, type Options } from '../engine/game.ts';
import type { Rnd } from '../engine/random.ts';
import type { State } from '../engine/state.ts';

type Random = { D6(): number; Number(): number };
interface Client {
  start(): void;
  stop(): void;
  getState(): { readonly G: Kept };
  readonly moves: { choose(c: Choice): void };
}
/** Installed by `npm run bench` itself, from its own lock file. */
const load = createRequire(new URL('peer/', import.meta.url));
const { Client } = load('boardgame.io/dist/cjs/client.js') as { Client(spec: object): Client };
/** The copy of immer with which boardgame.io makes its drafts. */
const { original } = createRequire(load.resolve('boardgame.io/dist/cjs/client.js'))('immer') as {
  original<T>(draft: T): T;
};

/** boardgame.io stores plain JSON under immer: the cells become a list of numbers, the box stays outside, and the rules run on the draft. Frames are never changed in place, and cached values that refer to them must outlive the move. */
type Kept = Omit<State, 'box'>;
const plain = ({ box: _box, ...g }: State): Kept => ({ ...g, cells: Array.from(g.cells) as unknown as Int16Array });
const boxed = ({ box }: Game, { cells, stack, wait, due, events }: Kept): State => ({
  box,
  cells,
  stack,
  wait,
  due,
  events,
  isSilent: true,
});

/** Draws the chance results that are due, up to the next choice. */
const settle = (game: Game, g: State, random: Random): void => {
  while (g.wait.for === 'chance') {
    const d = g.wait.draw;
    const pool = 'from' in d ? game.machine.rules.pool(g, d.from) : [];
    game.machine.feed(
      g,
      drawn(
        d,
        pool,
        drawSizes(d, pool.length).map(size => Math.floor(random.Number() * size)),
      ),
    );
  }
};
const peerOf = (game: Game, scenario: string, options: Options): object => ({
  setup: ({ random }: { random: Random }) => {
    const g = startOf(game, scenario, options);
    settle(game, g, random);
    return plain({ ...g, events: [] });
  },
  moves: {
    choose: ({ G, random }: { G: Kept; random: Random }, c: Choice) => {
      const g = boxed(game, { ...original(G), cells: G.cells, events: [] });
      const ask = game.machine.open(g)[0]!;
      game.machine.giveListed(g, ask, c);
      settle(game, g, random);
      Object.assign(G, { stack: g.stack, wait: g.wait, due: g.due, events: [] });
    },
  },
});

/** Random choices through a boardgame.io client until the game is over or `limit` choices were made; returns how many. */
export const playPeer = (game: Game, scenario: string, options: Options, rnd: Rnd, limit: number): number => {
  const client = Client({ game: peerOf(game, scenario, options), numPlayers: 1, debug: false });
  client.start();
  let count = 0;
  const now = (): State => boxed(game, client.getState().G);
  for (let g = now(); g.wait.for !== 'over' && count < limit; g = now(), count++)
    client.moves.choose(game.machine.sample(g, game.machine.open(g)[0]!, rnd));
  client.stop();
  return count;
};
