/** What the registry hands out: the shipped tables, and how a game is made from them. */
import { bandsFrom } from '../../engine/bands.ts';
import { counted } from '../../engine/words.ts';
import type { GameModule, DataPack, Pack } from '../../engine/pack.ts';
import { SHIPPED, type NoRetreatTables } from './data/tables.ts';
import { SHARES } from './data/shares.ts';
import { dotsOf } from './view/minimap-dots.ts';
import { emptyBoard } from './empty-board.ts';
import { gameOf, noRetreat } from './game.ts';
import { momentsOf } from './rules/position/named-positions.ts';
import { POLICIES } from './rules/policies.ts';
import { bandsOf, endSheet, LEVELS } from './rules/victory.ts';
import { viewOf, type TableView } from './view.ts';
import { boxView } from './view/box.ts';
import { overlaysOf, traceFor } from './view/overlays.ts';
import { viewerOf } from './view/units.ts';

const boxed = (tables: NoRetreatTables, laid?: DataPack): GameModule => {
  const game = tables === SHIPPED ? noRetreat : gameOf(tables, laid);
  return {
    game,
    view: viewOf,
    detail: (g, side, what, about) => {
      if (what === 'box') return boxView(g);
      const of = viewerOf(side);
      return what === 'trace' ? traceFor(g, of, about) : overlaysOf(g, of, about);
    },
    standing: (_g, view) => {
      const v = view as TableView;
      return {
        turn: v.turn,
        when: v.date,
        step: v.points.outcome ? `${v.points.outcome.level} Victory` : v.step.name,
        ...(game.pack ? {} : { dots: dotsOf(v) }),
        score: counted(v.points.outcome?.points ?? v.points.total, 'point'),
      };
    },
    trials: () => [],
    within: { turn: { proc: 'game', at: '4.0/1' } },
    moments: momentsOf,
    emptyBoard,
    where: game.labels['hex'] ?? [],
    policies: POLICIES,
    shares: SHARES,
    tally: {
      title: () => 'Points as at the end',
      lines: g => endSheet(g).map(({ name, points }) => ({ name, points })),
      bands: g => bandsFrom(LEVELS, bandsOf(g)),
    },
  };
};

export const pack: Pack<NoRetreatTables> = {
  id: 'no-retreat',
  shipped: SHIPPED,
  gameOf: boxed,
  checks: () => import('./pack/checks.ts').then(m => m.checks),
};
