/** War Comes Early as it comes out of its box: what the registry loads. */
import type { GameModule, DataPack, Pack } from '../../engine/pack.ts';
import { SHIPPED, type WarComesEarlyTables } from './data/tables.ts';
import { SHARES } from './data/shares.ts';
import { emptyBoard } from './empty-board.ts';
import { gameOf, warComesEarly } from './game.ts';
import { momentsOf } from './rules/named-positions.ts';
import { POLICIES } from './rules/policies.ts';
import { TALLY } from './view/points-by-turn.ts';
import { viewOf, type TableView } from './view.ts';
import { boxView } from './view/box.ts';
import { overlaysOf, traceFor } from './view/overlays.ts';
import { viewerOf } from './view/units.ts';

const boxed = (tables: WarComesEarlyTables, overlay?: DataPack): GameModule => {
  const game = tables === SHIPPED ? warComesEarly : gameOf(tables, overlay);
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
        score:
          v.scenario === '1938'
            ? `German ${v.victory.german}, Allied ${v.victory.allied}`
            : `German points ${v.victory.german}`,
      };
    },
    trials: () => [],
    within: { turn: { proc: 'game', at: '@end' } },
    moments: momentsOf,
    emptyBoard,
    where: game.labels['hex'] ?? [],
    policies: POLICIES,
    shares: SHARES,
    tally: TALLY,
  };
};

export const pack: Pack<WarComesEarlyTables> = {
  id: 'war-comes-early',
  shipped: SHIPPED,
  gameOf: boxed,
  checks: () => import('./pack/checks.ts').then(m => m.checks),
};
