/** Strange Victory as the registry loads it: the game, its view and its data tables. */
import type { Game } from '../../engine/game.ts';
import type { GameModule, DataPack, Pack, Trial } from '../../engine/pack.ts';
import type { LogLine } from '../../engine/table.ts';
import { boxView } from './view/box.ts';
import { makeBox } from './model/box.ts';
import { SHIPPED, type StrangeTables } from './data/tables.ts';
import { dotsOf } from './view/minimap-dots.ts';
import { emptyBoard } from './empty-board.ts';
import { gameFrom, strangeVictory } from './game.ts';
import { pointsShown } from './view/log-text.ts';
import { bandsOf } from './model/state.ts';
import { tableView, type TableView } from './view.ts';
import { victoryLines } from './view/victory.ts';

const STEP = /^[\d.]+\s+/;
const FACES = 6;

/** 8.3.5 Each die of a fight hits from the strength up. */
const trials = (log: readonly LogLine[]): readonly Trial[] =>
  log.flatMap(({ event: e }) => {
    if (e.is !== 'rolled' || !Array.isArray(e.dice) || typeof e.strength !== 'number') return [];
    const needs = e.strength;
    const hitFaces = Math.min(FACES, Math.max(0, FACES + 1 - needs));
    return (e.dice as readonly number[]).map(face => ({ faces: FACES, hitFaces, hit: face >= needs }));
  });

/** The game of one set of tables, and what hosts need beside it. */
const gameOf = (tables: StrangeTables, pack?: DataPack): GameModule => {
  const asShipped = tables === SHIPPED && !pack;
  return boxedOf(asShipped ? strangeVictory : gameFrom(makeBox(tables), pack));
};
const boxedOf = (game: Game): GameModule => ({
  game,
  view: (g, side) => tableView(game.machine.view(g, side)),
  detail: (g, _side, what) => (what === 'box' ? boxView(g) : undefined),
  standing: (g, view) => {
    const v = view as TableView;
    return {
      turn: v.turn,
      when: v.date,
      step: v.over ? v.victory.band : v.step.name.replace(STEP, ''),
      ...(game.pack ? {} : { dots: dotsOf(g) }),
      score: `${pointsShown(v.victory.halves)}, panic ${v.panic}`,
    };
  },
  trials,
  tally: {
    title: () => 'Victory points',
    lines: g => victoryLines(g).map(l => ({ name: l.name, points: l.halves / 2 })),
    bands: g => bandsOf(g).map(({ name, from, to }) => ({ name, from, ...(to === undefined ? {} : { to }) })),
  },
  within: { turn: { proc: 'game', at: '7.0/turn' } },
  emptyBoard,
  where: game.labels['area'] ?? [],
});

export const pack: Pack<StrangeTables> = {
  id: 'strange-victory',
  shipped: SHIPPED,
  gameOf,
  checks: () => import('./pack/checks.ts').then(m => m.checks),
};
