/** Makes the rounds of a tournament: pairs the players and lays out their games. */
import { boxFor, gameOf } from '../../games/all.ts';
import { newId } from '../accounts/sessions.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { rowsOfNewGame } from '../lobby/create.ts';
import { newGameFrom, type NewSeat } from '../lobby/new-game.ts';
import type { Statement, Store } from '../store/store.ts';
import { pairAll, roundsFor } from './all-against-all.ts';
import type { Pair } from './history.ts';
import { historyOf, presentIn, type Entrant, type Tournament } from './stored.ts';
import { pairSwiss, type Round } from './swiss.ts';
import { MAX_ROUNDS, type DecidedBy } from './wire.ts';

const DAY_MS = 86_400_000;
/** Players are reminded a day before the deadline, or when three quarters of a short round are over. */
const warnBefore = (days: number): number => Math.min(DAY_MS, (days * DAY_MS) / 4);
const EVEN = 0.5;

export interface RoundsContext {
  readonly store: Store;
  readonly gameHost: Pick<GameHost, 'start'>;
  readonly now: () => number;
}
export const scenarioOf = ({ scenarios }: Pick<Tournament, 'scenarios'>, round: number): string =>
  scenarios[(round - 1) % scenarios.length]!;
/** How many rounds it takes until one player has won all games. */
const enoughRounds = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));
export const roundsOf = (t: Pick<Tournament, 'system' | 'rounds'>, players: number): number =>
  t.system === 'all' ? roundsFor(players) : Math.min(MAX_ROUNDS, t.rounds ?? enoughRounds(players));

/** All against all goes by the entries of the start; in a Swiss tournament whoever is there is paired. */
const pairsOf = (t: Tournament, round: number, share: number): Round =>
  t.system === 'all'
    ? pairAll(
        t.entrants.map(e => e.entry),
        round,
      )
    : pairSwiss(historyOf(t), { present: presentIn(t), share, mirrored: t.mirrored });

const seatOf = (side: string, e: Entrant): NewSeat =>
  e.level === undefined ? { side, kind: 'person', player: e.player! } : { side, kind: 'bot', level: e.level };
/** One game of two entrants: its rows, and whether it starts at once. */
interface LaidOut {
  readonly game: string;
  readonly rows: readonly Statement[];
  readonly isStarted: boolean;
}
/** A game begins when the first of the two opens it; at once if only bots play, or if its clock decides late games. */
export const startsAtOnce = (t: Pick<Tournament, 'late'>, players: readonly (Entrant | undefined)[]): boolean =>
  t.late === 'clock' || players.every(e => e?.level !== undefined);
export const layOutGame = (t: Tournament, round: number, { first, second }: Pair): LaidOut => {
  const rules = gameOf(t.game)!;
  const [a, b] = rules.sides as readonly [string, string];
  const of = (entry: number): Entrant => t.entrants.find(e => e.entry === entry)!;
  const players = [of(first), of(second)] as const;
  const sides = { [a]: 'me', [b]: 'me' } as const;
  const wanted = { game: t.game, scenario: scenarioOf(t, round), options: {}, pace: t.pace, public: false };
  const game = newId();
  return {
    game,
    rows: rowsOfNewGame(
      {
        ...newGameFrom(rules, { ...wanted, watch: t.watch, sides }),
        seats: [seatOf(a, players[0]), seatOf(b, players[1])],
      },
      { id: game, creator: t.owner },
    ),
    isStarted: startsAtOnce(t, players),
  };
};
interface GameRow extends Pair {
  readonly board: number;
  readonly leg: number;
}
/** The games of a pair: one, or two with the sides changed. */
const legsOf = (t: Tournament, pairs: readonly Pair[]): readonly GameRow[] =>
  pairs.flatMap(({ first, second }, i): readonly GameRow[] => [
    { board: i + 1, leg: 1, first, second },
    ...(t.mirrored ? [{ board: i + 1, leg: 2, first: second, second: first }] : []),
  ]);

interface Made {
  readonly rows: readonly Statement[];
  readonly started: readonly string[];
}
const insertGame = (
  t: Tournament,
  round: number,
  { board, leg, first, second }: Omit<GameRow, 'second'> & { readonly second: number | undefined },
  { game, verdict, by, now }: { game?: string; verdict?: 'first' | 'second' | 'none'; by?: DecidedBy; now: number },
): Statement => [
  'insert into tournament_games (tournament, round, board, leg, first, second, game, verdict, decided_by, decided) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  t.id,
  round,
  board,
  leg,
  first,
  second ?? null,
  game ?? null,
  verdict ?? null,
  by ?? null,
  by ? now : null,
];
/** Against somebody who has withdrawn nobody plays: the other wins. */
const madeGame = (t: Tournament, round: number, row: GameRow, now: number): Made => {
  const present = presentIn(t);
  const [isFirst, isSecond] = [present.includes(row.first), present.includes(row.second)];
  if (isFirst && isSecond) {
    const laid = layOutGame(t, round, row);
    return {
      rows: [...laid.rows, insertGame(t, round, row, { game: laid.game, now })],
      started: laid.isStarted ? [laid.game] : [],
    };
  }
  const verdict = isFirst ? 'first' : isSecond ? 'second' : 'none';
  return { rows: [insertGame(t, round, row, { verdict, by: 'withdrawn', now })], started: [] };
};
const byeRows = (t: Tournament, round: number, bye: number, board: number, now: number): readonly Statement[] =>
  (t.mirrored ? [1, 2] : [1]).map(leg =>
    insertGame(t, round, { board, leg, first: bye, second: undefined }, { verdict: 'first', by: 'bye', now }),
  );

/** Makes the next round, once, whichever processes try; false if another was first. */
export const makeRound = async ({ store, gameHost, now }: RoundsContext, t: Tournament): Promise<boolean> => {
  const at = now();
  const round = t.round + 1;
  const scenario = scenarioOf(t, round);
  const share = boxFor(t.game)?.shares?.[scenario] ?? EVEN;
  const { pairs, bye } = pairsOf(t, round, share);
  const games = legsOf(t, pairs).map(row => madeGame(t, round, row, at));
  const until = t.days ? at + t.days * DAY_MS : null;
  const stored = await store.change(
    [
      [
        `update tournaments set round = $2, touched = $3 where id = $1 and round = $4 and status = 'playing'`,
        t.id,
        round,
        at,
        t.round,
      ],
      [
        'insert into tournament_rounds (tournament, round, scenario, share, made, until, warn) values ($1, $2, $3, $4, $5, $6, $7)',
        t.id,
        round,
        scenario,
        share,
        at,
        until,
        until === null ? null : until - warnBefore(t.days),
      ],
      ...games.flatMap(g => g.rows),
      ...(bye === undefined || !presentIn(t).includes(bye) ? [] : byeRows(t, round, bye, pairs.length + 1, at)),
    ],
    'must change',
  );
  if (stored) for (const id of games.flatMap(g => g.started)) await gameHost.start(id);
  return stored;
};
