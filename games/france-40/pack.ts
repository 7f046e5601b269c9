/** France '40 as the registry loads it: the game, its views and its data tables. */
import { counted } from '../../engine/words.ts';
import type { GameModule, DataPack, Pack } from '../../engine/pack.ts';
import { SHIPPED, type France40Tables } from './data/tables.ts';
import { SHARES } from './data/shares.ts';
import { dotsOf } from './view/minimap-dots.ts';
import { emptyBoard } from './empty-board.ts';
import { france40, gameOf } from './game.ts';
import { momentsOf } from './rules/named-positions.ts';
import { POLICIES } from './rules/policies.ts';
import { TALLY } from './view/points-by-turn.ts';
import { viewOf, type TableView } from './view.ts';
import { boxView } from './view/box.ts';
import { overlaysOf, traceFor } from './view/overlays.ts';
import { viewerOf } from './view/units.ts';

const boxed = (tables: France40Tables, dataPack?: DataPack): GameModule => {
  const game = tables === SHIPPED ? france40 : gameOf(tables, dataPack);
  return {
    game,
    view: viewOf,
    detail: (g, side, what, about) => {
      if (what === 'box') return boxView(g);
      return what === 'trace' ? traceFor(g, viewerOf(side), about) : overlaysOf(g, viewerOf(side));
    },
    standing: (_g, view) => {
      const v = view as TableView;
      return {
        turn: v.turn,
        when: v.date,
        step: v.over ? v.victory.words : v.step.name,
        ...(game.pack ? {} : { dots: dotsOf(v) }),
        score: v.scenario === '1940' ? counted(v.victory.points, 'German point') : v.victory.words,
      };
    },
    trials: () => [],
    tally: TALLY,
    within: { turn: { proc: 'game', at: '@end' } },
    moments: momentsOf,
    emptyBoard,
    where: game.labels['hex'] ?? [],
    policies: POLICIES,
    shares: SHARES,
  };
};

export const pack: Pack<France40Tables> = {
  id: 'france-40',
  shipped: SHIPPED,
  gameOf: boxed,
  checks: () => import('./pack/checks.ts').then(m => m.checks),
};
