/** The game as the registry loads it. */
import type { GameModule, DataPack, Pack } from '../../engine/pack.ts';
import { SHIPPED, type SeedsTables } from './data/tables.ts';
import { SHARES } from './data/shares.ts';
import { emptyBoard } from './empty-board.ts';
import { gameOf, seedsOfDisaster } from './game.ts';
import { GAME, momentsOf } from './rules/position/named-positions.ts';
import { POLICIES } from './rules/policies.ts';
import { TALLY } from './view/points-by-turn.ts';
import { viewOf, type TableView } from './view.ts';
import { boxView } from './view/box.ts';

const boxed = (tables: SeedsTables, laid?: DataPack): GameModule => {
  const game = tables === SHIPPED ? seedsOfDisaster : gameOf(tables, laid);
  return {
    game,
    view: viewOf,
    detail: (_g, _side, what) => (what === 'box' ? boxView(game) : null),
    standing: (g, view) => {
      const v = view as TableView;
      const { german, allied, name } = v.outcome as {
        readonly german: number;
        readonly allied: number;
        readonly name: string;
      };
      return {
        turn: game.turn(g),
        when: v.date,
        step: v.over ? name : v.step.name,
        score: v.week ? `objectives: German ${german}, Allied ${allied}` : v.status,
      };
    },
    trials: () => [],
    within: { year: GAME, month: GAME, week: GAME },
    moments: momentsOf,
    emptyBoard,
    where: game.labels['area'] ?? [],
    policies: POLICIES,
    shares: SHARES,
    tally: TALLY,
  };
};
export const pack: Pack<SeedsTables> = {
  id: 'seeds-of-disaster',
  shipped: SHIPPED,
  gameOf: boxed,
  checks: () => import('./pack/checks.ts').then(m => m.checks),
};
