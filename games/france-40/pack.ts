/** France '40 as it comes out of its box: what the registry hands out. */
import type { Boxed, Pack } from '../../engine/pack.ts';
import { france40 } from './game.ts';
import { terminal } from './look/terminal.ts';
import { momentsOf } from './moments.ts';
import { viewOf } from './view.ts';
import { overlaysOf, traceFor } from './view/overlays.ts';
import { viewerOf } from './view/units.ts';

const boxed: Boxed = {
  game: france40,
  view: viewOf,
  detail: (g, side, what, about) =>
    what === 'trace' ? traceFor(g, viewerOf(side), about) : overlaysOf(g, viewerOf(side)),
  standing: g => {
    const v = viewOf(g, '');
    return {
      turn: v.turn,
      when: v.date,
      step: v.over ? v.victory.words : v.step.name,
      score: v.scenario === '1940' ? `${v.victory.points} German points` : v.victory.words,
    };
  },
  trials: () => [],
  within: { turn: { proc: 'game', at: '@end' } },
  moments: momentsOf,
  where: france40.labels['hex'] ?? [],
  printer: terminal,
};

export const pack: Pack = {
  id: 'france-40',
  shipped: {},
  schema: {},
  faults: () => [],
  gameOf: () => boxed,
};
