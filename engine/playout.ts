/** A game played without a table: for bots, benchmarks and simulation. */
import { drawn, drawSizes, type Draw } from './chance.ts';
import type { Ask } from './decide.ts';
import type { Machine } from './machine.ts';
import type { Rnd } from './random.ts';
import type { State } from './state.ts';

export const drawWith = (m: Machine, g: State, d: Draw, rnd: Rnd): readonly number[] => {
  if ('dice' in d) return d.dice.map(faces => rnd(faces) + 1);
  const pool = m.rules.pool(g, d.from);
  return drawn(d, pool, drawSizes(d, pool.length).map(rnd));
};

/** Lets chance run until someone must decide. */
export const settle = (m: Machine, g: State, rnd: Rnd): void => {
  while (g.wait.for === 'chance') m.feed(g, drawWith(m, g, g.wait.draw, rnd));
};

const anyAsk = (m: Machine, g: State, rnd: Rnd): Ask => {
  if (g.wait.for === 'choice') return g.wait.ask;
  const asks = m.open(g);
  return asks[rnd(asks.length)]!;
};

/** Random legal choices until the game is over or `limit` decisions were made; returns how many. */
export const playRandomly = (m: Machine, g: State, rnd: Rnd, limit = Infinity): number => {
  const { unheard } = g;
  let count = 0;
  g.unheard = true;
  for (settle(m, g, rnd); g.wait.for !== 'over' && count < limit; count++) {
    const a = anyAsk(m, g, rnd);
    m.giveListed(g, a, m.sample(g, a, rnd));
    settle(m, g, rnd);
    if (g.out.length > 0) g.out = [];
  }
  g.unheard = unheard;
  return count;
};
