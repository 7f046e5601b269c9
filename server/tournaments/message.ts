/** A tournament as one player sees it. Of its games it says who plays, the result, and, to those who may look on, the address. */
import { gameOf } from '../../games/all.ts';
import type { Row } from '../store/store.ts';
import { roundsOf } from './rounds.ts';
import { standingsOf } from './standings.ts';
import { cardFields, entryOf, historyOf, presentIn, type Entrant, type StoredGame, type Tournament } from './stored.ts';
import type { EntrantMessage, RoundMessage, TournamentCard, TournamentGameMessage, TournamentMessage } from './wire.ts';

const SOMEBODY = 'Somebody';
export const nameOf = (e: Entrant): string => e.name ?? (e.level === undefined ? SOMEBODY : `${e.level} bot`);

/** A row of `listed`. */
export const cardFrom = (r: Row, player: string | undefined): TournamentCard => {
  const t = cardFields(r);
  return {
    id: t.id,
    title: t.title,
    owner: t.ownerName,
    game: t.game,
    scenarios: t.scenarios,
    system: t.system,
    status: t.status,
    round: t.round,
    ...(t.rounds === undefined ? {} : { rounds: t.rounds }),
    players: Number(r.present),
    entering: t.entering,
    created: t.created,
    ...(t.owner === player ? { isOwner: true as const } : {}),
    ...(r.mine === null ? {} : { entry: r.mine as number }),
  };
};

const entrantMessage = (e: Entrant): EntrantMessage => ({
  entry: e.entry,
  name: nameOf(e),
  ...(e.account && e.player !== undefined ? { player: e.player } : {}),
  ...(e.level === undefined ? {} : { level: e.level }),
  ...(e.withdrawn === undefined ? {} : { withdrawn: true as const }),
});
const gameMessage = (g: StoredGame, maySee: boolean): TournamentGameMessage => ({
  board: g.board,
  leg: g.leg,
  first: g.first,
  ...(g.second === undefined ? {} : { second: g.second }),
  ...(g.verdict === undefined ? {} : { verdict: g.verdict }),
  ...(g.by === undefined ? {} : { by: g.by }),
  ...(maySee && g.game !== undefined && g.status !== undefined ? { game: g.game } : {}),
  ...(g.status === undefined ? {} : { status: g.status }),
});
const roundMessages = (t: Tournament, player: string | undefined): readonly RoundMessage[] => {
  const mine = entryOf(t, player)?.entry;
  const maySee = (g: StoredGame): boolean =>
    t.watch || t.owner === player || (mine !== undefined && (g.first === mine || g.second === mine));
  return t.roundsMade.map(r => ({
    round: r.round,
    scenario: r.scenario,
    share: r.share,
    made: r.made,
    ...(r.until === undefined ? {} : { until: r.until }),
    games: t.games.filter(g => g.round === r.round).map(g => gameMessage(g, maySee(g))),
  }));
};
/** How many rounds there will be, as far as that is known. */
const roundsKnown = (t: Tournament): number | undefined => {
  if (t.system === 'all') return t.entrants.length > 1 ? roundsOf(t, t.entrants.length) : undefined;
  return t.rounds;
};
export const messageFor = (t: Tournament, player: string | undefined): TournamentMessage => {
  const rounds = roundsKnown(t);
  const mine = entryOf(t, player);
  return {
    id: t.id,
    title: t.title,
    owner: t.ownerName,
    game: t.game,
    scenarios: t.scenarios,
    system: t.system,
    status: t.status,
    round: t.round,
    ...(rounds === undefined ? {} : { rounds }),
    players: presentIn(t).length,
    entering: t.entering,
    created: t.created,
    ...(t.owner === player ? { isOwner: true as const } : {}),
    ...(mine ? { entry: mine.entry } : {}),
    public: t.public,
    watch: t.watch,
    mirrored: t.mirrored,
    pace: t.pace,
    days: t.days,
    late: t.late,
    auto: t.auto,
    sides: gameOf(t.game)!.sides as unknown as readonly [string, string],
    entrants: t.entrants.map(entrantMessage),
    standings: standingsOf(historyOf(t)).map(({ player: entry, ...row }) => ({ entry, ...row })),
    played: roundMessages(t, player),
  };
};
