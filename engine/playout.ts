/** A game played without a table, for bots, benchmarks and simulation. */
import { drawn, drawSizes, type Draw } from './chance.ts';
import { planPlayout } from './plan-playout.ts';
import type { Machine } from './machine.ts';
import type { Rnd } from './random.ts';
import { forget, type State } from './state.ts';
import { leaveRun, enterRun } from './run-epochs.ts';

export const drawWith = (m: Machine, g: State, d: Draw, rnd: Rnd): readonly number[] => {
  if ('dice' in d) return d.dice.map(faces => rnd(faces) + 1);
  const pool = m.rules.pool(g, d.from);
  return drawn(d, pool, drawSizes(d, pool.length).map(rnd));
};

/** Lets chance run until someone must decide. */
export const settle = (m: Machine, g: State, rnd: Rnd): void => {
  while (g.wait.for === 'chance') m.feed(g, drawWith(m, g, g.wait.draw, rnd));
};

/** Gives one random choice, or the random orders of all sealed plans; returns how many. */
const decideOnce = (m: Machine, g: State, rnd: Rnd, limit: number): number => {
  if (g.wait.for === 'sealed') return m.planRandomly(g, rnd, limit, planPlayout);
  if (g.wait.for !== 'choice') throw new Error(`nobody decides: the game waits for ${g.wait.for}`);
  m.giveListed(g, g.wait.ask, m.sample(g, g.wait.ask, rnd));
  return 1;
};

/** Random legal choices until the game is over or `limit` decisions were made; returns how many. The whole playout is one run (run-epochs.ts): nobody else uses the state meanwhile. */
export const playRandomly = (m: Machine, g: State, rnd: Rnd, limit = Infinity): number => {
  const { isSilent } = g;
  const before = enterRun(g);
  g.isSilent = true;
  try {
    return playOn(m, g, rnd, limit);
  } finally {
    g.isSilent = isSilent;
    leaveRun(before);
  }
};
const playOn = (m: Machine, g: State, rnd: Rnd, limit: number): number => {
  let count = 0;
  settle(m, g, rnd);
  while (g.wait.for !== 'over' && count < limit) {
    count += decideOnce(m, g, rnd, limit - count);
    settle(m, g, rnd);
    forget(g);
  }
  return count;
};
