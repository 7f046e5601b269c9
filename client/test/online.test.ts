/** The plain functions of online play: addresses, words, clocks, and a table built from diffs alone. */
import { unwrap } from 'solid-js/store';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import { backLimit } from '../../engine/undo.ts';
import { logFor, newTable, play, type LogLine } from '../../engine/table.ts';
import { difference, logDifference, nothing } from '../../server/game-host/view-diff.ts';
import { MAX_CHAT_LETTERS, MAX_NAME_LETTERS, type Card, type ChatLine, type Moved } from '../../server/wire.ts';
import * as api from '../online/api.ts';
import { onlineMoved, onlineSit, onlineWhy, stopsIn, turnsIn } from '../online/worker-api.ts';
import { retryDelay } from '../online/reconnecting-socket.ts';
import { keyIn, linkWith, placeOf, to } from '../online/place.ts';
import { verdictOf } from '../online/online-seat.ts';
import {
  clockFace,
  endedWords,
  hasOpponent,
  leftOn,
  mergedChat,
  paceWords,
  gameStanding,
  timeLeft,
} from '../online/words.ts';
import { pathOf, routeOf } from '../app/route.ts';
import { createScreenState, type ScreenState } from '../game/screen-state.ts';
import type { WholeSnapshot } from '../game/session.ts';
import { snapshotOf } from '../game/snapshot.ts';
import { gameFor } from '../../games/open.ts';

const ID = 'Gr7Lc2RPHOagX9FPk0-ngQ';

describe('addresses', () => {
  test('each place has an address that leads back to it', () => {
    for (const place of [
      { at: 'lobby' },
      { at: 'new' },
      { at: 'new', game: 'ford' },
      { at: 'account' },
      { at: 'results', game: 'ford', scenario: 'day' },
      { at: 'player', id: 'p1' },
      { at: 'table', id: ID },
      { at: 'table', id: ID, entry: 12 },
    ] as const)
      expect(placeOf(pathOf(routeOf(pathOf(to(place)))))).toEqual(place);
  });
  test('the address in a notice and a sent link lead to the same table', () => {
    expect(placeOf(`/online/${ID}`)).toEqual({ at: 'table', id: ID });
    expect(routeOf(`/g/${ID}`)).toEqual({ at: 'online', path: `/g/${ID}` });
    expect(placeOf('/online/nowhere')).toEqual({ at: 'lost' });
  });
  test('the part behind the # is an invitation, a seat or nothing', () => {
    const invite = { side: 'south', invite: 'NETA_YQyr4oXrRN6dX46Z1-c9ipW-PuY' } as const;
    const seat = { seat: 'NETA_YQyr4oXrRN6dX46Z1-c9ipW-PuY' } as const;
    for (const key of [invite, seat])
      expect(keyIn(new URL(linkWith('https://games.example', ID, key)).hash)).toEqual(key);
    expect(keyIn('#south:short')).toBeUndefined();
    expect(keyIn('')).toBeUndefined();
  });
});

describe('words', () => {
  const seats: Card['seats'] = [
    { side: 'north', by: 'person', name: 'Anna', mine: true },
    { side: 'south', by: 'person', name: 'Bert' },
  ];
  const card = {
    id: ID,
    game: 'ford',
    scenario: 'day',
    options: {},
    pace: { is: 'none' },
    public: false,
    status: 'playing',
    seats,
    commitment: '',
    created: 0,
    waiting: ['north'],
  } satisfies Card;
  test('whose move it is', () => {
    expect(gameStanding(card)).toEqual({ words: 'Your move', mine: true });
    expect(gameStanding({ ...card, damaged: true })).toEqual({ words: 'Damaged: it cannot be shown', mine: false });
    expect(gameStanding({ ...card, removal: Date.UTC(2027, 2, 3, 12) })).toEqual({
      words: 'Your move. Will be removed on 3 March',
      mine: true,
    });
    expect(gameStanding({ ...card, waiting: ['south'] })).toEqual({ words: 'Bert to move', mine: false });
    expect(gameStanding({ ...card, status: 'open', seats: [seats[0]!, { side: 'south', by: 'nobody' }] }).words).toBe(
      'Waiting for a player',
    );
  });
  test('how a game ended', () => {
    expect(endedWords({ how: 'resigned', by: 'north', winner: 'south' }, card)).toBe('North resigned: South wins');
    expect(endedWords({ how: 'time', by: 'south', winner: 'north' }, card)).toBe('South ran out of time: North wins');
    expect(endedWords({ how: 'resigned', by: 'north' }, { seats: [seats[0]!] })).toBe('Anna resigned');
  });
  test('paces and clocks', () => {
    expect(paceWords({ is: 'live', minutes: 60, increment: 30 })).toBe('live: 60 minutes each, 30 seconds more a turn');
    expect(paceWords({ is: 'days', days: 1 })).toBe('1 day to answer');
    expect([3_723_000, 754_999, 9_350, -5].map(clockFace)).toEqual(['1:02:03', '12:34', '0:09.3', '0:00.0']);
    expect([0, 30_000, 5_400_000, 97_200_000, 400_000_000].map(timeLeft)).toEqual([
      'no time',
      '1 minute',
      '1 hour',
      '1 day 3 hours',
      '4 days',
    ]);
    const clock = { now: 0, left: { north: 60_000, south: 50_000 }, running: ['north'] };
    expect([leftOn(clock, 'north', 1000, 4000), leftOn(clock, 'south', 1000, 4000)]).toEqual([57_000, 50_000]);
  });
  test('hints only without a human opponent', () => {
    expect(hasOpponent(card, ['north'])).toBe(true);
    expect(hasOpponent({ seats: [seats[0]!, { side: 'south', by: 'bot', level: 'staff' }] }, ['north'])).toBe(false);
  });
  test('chat lines appear in order and once', () => {
    const line = (n: number): ChatLine => ({ n, at: 0, by: 'north', name: 'Anna', text: String(n) });
    expect(mergedChat([line(1), line(2)], [line(4), line(2), line(3)]).map(l => l.n)).toEqual([1, 2, 3, 4]);
  });
  test('the fields have the server’s limits', () =>
    expect([api.MAX_CHAT_LETTERS, api.MAX_NAME_LETTERS]).toEqual([MAX_CHAT_LETTERS, MAX_NAME_LETTERS]));
  test('a refusal keeps its case; a stale choice tells the player to look again', () => {
    expect(verdictOf({ re: 'x', ok: false, refused: { case: '5.2', why: 'too far' } })).toEqual({
      ok: false,
      case: '5.2',
      why: 'too far',
    });
    expect(verdictOf({ re: 'x', ok: false, error: 'stale', message: 'the journal has 3 entries' })).toMatchObject({
      ok: false,
      why: expect.stringContaining('look again') as string,
    });
  });
});

test('the delay before reconnecting grows up to 15 seconds and varies at random', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map(n => retryDelay(n, 0.5));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(15_000);
  expect(retryDelay(3, 0)).toBeLessThan(retryDelay(3, 1));
});

test('stops and turns are read from the log', () => {
  const logLine = (entry: number, event: LogLine['event'] = { is: 'moved' }): LogLine => ({
    entry,
    case: '',
    text: '',
    event,
  });
  const log = [
    logLine(-1),
    logLine(3, { is: 'turn', turn: 1 }),
    logLine(3),
    logLine(7),
    logLine(8, { is: 'agreed' }),
    logLine(9, { is: 'turn', turn: 2 }),
  ];
  const stops = stopsIn(log, 12);
  expect(stops).toEqual([3, 7, 9, 12]);
  expect(turnsIn(log, stops)).toEqual([
    { turn: 1, at: 3 },
    { turn: 2, at: 9 },
  ]);
});

/** Compares a side's screen that receives only diffs with the screen made from the whole table. */
const follow = async (side: 'north' | 'south', choices: number): Promise<void> => {
  const seed = 'ab'.repeat(32);
  const box = await gameFor('ford');
  const { game } = box;
  const rnd = seededRandom(`online ${side}`);
  const t = newTable(game, {
    scenario: 'day',
    options: optionsOf(game, 'day', {}),
    commitment: commitment(seed),
    roller: (k, sizes) => numbersFor(seed, k, sizes),
  });
  const card: Card = {
    id: `${ID}${side}`,
    game: 'ford',
    scenario: 'day',
    options: {},
    pace: { is: 'none' },
    public: false,
    status: 'playing',
    seats: [
      { side: 'north', by: 'person' },
      { side: 'south', by: 'person' },
    ],
    commitment: t.commitment,
    created: 0,
    waiting: [],
  };
  await onlineSit(card, [side]);
  let seen = nothing(game);
  let log: readonly LogLine[] = [];
  let compared = 0;
  let screen: ScreenState | undefined;
  for (let seq = 0; seq < choices; seq++) {
    const view = game.machine.view(t.g, side);
    const now = logFor(t, side);
    const moved: Moved = {
      is: 'moved',
      game: card.id,
      seq,
      ...(seq ? { from: seq - 1 } : {}),
      entry: t.entries.length,
      backLimit: backLimit(t, side),
      as: side,
      position: JSON.parse(JSON.stringify(difference(game, seen, view))) as Moved['position'],
      log: logDifference(log, now),
      offer: null,
    };
    const sent = onlineMoved(moved)!;
    if (screen) screen.show(sent);
    else screen = createScreenState(sent as WholeSnapshot);
    if (seq % 7 === 0 || seq === choices - 1) {
      const whole = snapshotOf({
        id: card.id,
        table: t,
        box,
        setup: {
          seats: { north: side === 'north' ? 'me' : 'general', south: side === 'south' ? 'me' : 'general' },
          guided: false,
        },
        seed: undefined,
        at: undefined,
        following: false,
        foreign: false,
      });
      expect(unwrap(screen.now().view)).toEqual(whole.view);
      expect(unwrap(screen.now().offered)).toEqual(whole.offered);
      expect(unwrap(screen.now().log)).toEqual(whole.log);
      compared += Number(whole.offered.length > 0);
    }
    seen = view;
    log = now;
    const [ask] = game.machine.open(t.g);
    expect(play(t, ask!.side, labelled(game.labels, game.machine.sample(t.g, ask!, rnd)))).toMatchObject({
      ok: true,
    });
  }
  expect(compared).toBeGreaterThan(1);
  expect(
    onlineMoved({
      is: 'moved',
      game: card.id,
      seq: 999,
      from: 998,
      entry: 0,
      backLimit: 0,
      as: side,
      position: {},
      log: { keep: 0, add: [] },
      offer: null,
    }),
    'a change that does not build on the last one is not applied',
  ).toBeUndefined();
  expect(onlineWhy({ do: 'fly' })).toMatchObject({ ok: false });
};
test('a screen built from diffs equals the one made from the whole table: North', () => follow('north', 60));
test('a screen built from diffs equals the one made from the whole table: South', () => follow('south', 60));
