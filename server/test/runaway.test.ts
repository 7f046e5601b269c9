/** Standing orders that undo each other: the server answers a hundred times in a row, and then somebody must choose. */
import { expect, test } from 'vitest';
import { again, ask, next } from '../../engine/flow.ts';
import { MAX_FORCED_IN_A_ROW } from '../../engine/forced.ts';
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import { newTable } from '../../engine/table.ts';
import { cells, decide, shape, small, step, words } from '../../engine/test/small.ts';
import { toy } from '../../engine/test/toy.ts';
import { no, ok } from '../../engine/decide.ts';
import type { ActionResult } from '../game-host/actions.ts';
import type { LoadedGame } from '../game-host/loaded-game.ts';
import { noLog } from '../operations/log.ts';
import { openStanding, type StandingParts } from '../standing/standing.ts';
import { openStore } from '../store/store.ts';

/** A unit is added, left out, added: a draft that never ends by itself. */
const draft: Game = {
  ...toy,
  layout: shape.layout,
  labels: {},
  verbs: { add: [], drop: [], done: [] },
  first: 'plan',
  sides: ['A'],
  begin: () => cells(),
  turn: () => 1,
  tell: () => '',
  machine: machine(
    small({
      procs: { plan: [step('1', () => ask('A', 'planning', '1')), step('2', () => ask('A', 'planning', '2'))] },
      decisions: {
        planning: decide({
          candidates: () => words('add', 'drop', 'done'),
          judge: (g, _a, c) => (c.do === 'done' || (g.cells[0] === 0) === (c.do === 'add') ? ok : no('1', 'not now')),
          take: (g, _a, c) => {
            g.cells[0] = c.do === 'add' ? 1 : 0;
            return c.do === 'done' ? next : again;
          },
        }),
      },
    }),
  ),
};
const always = (verb: string): StandingOrder => ({
  kind: 'planning',
  answer: { is: 'choice', choice: { do: verb } },
});
const heldGame = (): LoadedGame => ({
  id: 'g',
  gameId: draft.id,
  pack: undefined,
  packBytes: 0,
  game: draft,
  rules: draft.version,
  scenario: toy.scenarios[0]!.id,
  options: {},
  pace: { is: 'none' },
  public: false,
  watch: false,
  creator: 'p',
  seed: '',
  commitment: '',
  created: 0,
  rematch: undefined,
  removal: null,
  damaged: undefined,
  seats: [
    {
      side: 'A',
      kind: 'person',
      level: null,
      player: 'p',
      name: 'p',
      reserved: null,
      invite: null,
      nonce: null,
      holders: ['p'],
    },
  ],
  nonces: [],
  meta: {
    status: 'playing',
    started: 0,
    ended: null,
    ended_at: null,
    waiting: 'A',
    bot: 0,
    since: 0,
    until: null,
    clock: null,
    turn: 1,
    planning: 0,
  },
  ended: undefined,
  table: newTable(draft, { scenario: toy.scenarios[0]!.id, options: {}, commitment: '', roller: () => [] }),
  unstored: [],
  seq: 0,
  quiet: new Map(),
  offer: undefined,
  idleActions: new Map(),
  resumeAt: 0,
  done: new Map(),
  knownFrom: 0,
  unpaidBytes: 0,
});

test('two orders that undo each other answer a hundred times and no more, also when the sweep comes by', async () => {
  const store = await openStore(':memory:');
  const h = heldGame();
  await store.change([
    [
      `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn) values ('g', 'g', 's', '{}', 1, '{}', 0, 1, 'p', 'x', 'y', 0, 'playing', 'A', 0, 0)`,
    ],
  ]);
  let stored: () => void = () => {};
  /** Stores what is done as the gameHost does, and rings. */
  const act = async (
    msg: string | null,
    work: (h: LoadedGame) => ActionResult,
  ): Promise<{ ok: true; entry: number }> => {
    expect(work(h).ok).toBe(true);
    expect(await store.append({ game: 'g', seq: h.seq++, at: h.seq, msg, act: '{}' })).toBe(true);
    gameHost.onAsked('g', h.seq, false);
    stored();
    return { ok: true, entry: h.seq };
  };
  const gameHost: StandingParts['gameHost'] = {
    onAsked: () => {},
    with: async (_id, look) => look(h),
    withHead: async (_id, look) => look(h),
    mayKnow: async () => true,
    act: (_id, msg, work) => act(msg, work),
  };
  const standing = await openStanding({ store, gameHost, log: noLog, delay: 0 });
  const entries = (): number => h.table!.entries.length;
  const settled = async (): Promise<void> => {
    for (let before = -1; before !== entries();) {
      before = entries();
      await Promise.race([
        new Promise<void>(done => {
          stored = done;
        }),
        standing.willAnswer('g', 'A').then(will => (will ? new Promise<void>(() => {}) : undefined)),
      ]);
    }
  };
  await standing.write('g', 'p', 'A', [always('add'), always('drop')]);
  await settled();
  expect(entries()).toBe(MAX_FORCED_IN_A_ROW);
  await standing.sweep();
  expect(entries(), 'after the sweep').toBe(MAX_FORCED_IN_A_ROW);
  expect(await standing.willAnswer('g', 'A'), 'a notice is owed').toBe(false);
  standing.stop();
  await store.close();
});
