/** Night March out of its box. It has no tables and no brain: bots play it by random choices and its score. */
import type { GameModule, Pack } from '../../engine/pack.ts';
import type { Printer } from '../../engine/text.ts';
import { nightMarch, situation, VILLAGES } from './game.ts';

const lines: Printer['situation'] = g => situation(g).map(c => `${c.company}: ${c.place}${c.tired ? ', tired' : ''}`);
const score: Printer['score'] = g => [`points: ${nightMarch.score(g, 'marcher')}`];
const boxed: GameModule = {
  game: nightMarch,
  view: g => ({ hour: nightMarch.turn(g), companies: situation(g) }),
  detail: () => undefined,
  standing: g => ({
    turn: nightMarch.turn(g),
    when: `hour ${nightMarch.turn(g)}`,
    step: 'March',
    score: `${nightMarch.score(g, 'marcher')} points`,
  }),
  trials: () => [],
  within: {},
  where: VILLAGES,
};
export const printer: Printer = {
  header: g => `Hour ${nightMarch.turn(g)}`,
  situation: lines,
  map: lines,
  score,
  legend: 'each company with its village',
};
export const pack: Pack = {
  id: 'night-march',
  shipped: {},
  gameOf: () => boxed,
  checks: async () => ({ schema: {}, faults: () => [] }),
};
