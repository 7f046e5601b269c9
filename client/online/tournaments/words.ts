/** Tournaments in words. */
import { counted } from '../../../engine/words.ts';
import { scenarioTitle, titleOf } from '../../../games/shelf.ts';
import type {
  RoundMessage,
  TournamentCard,
  TournamentGameMessage,
  TournamentMessage,
} from '../../../server/tournaments/wire.ts';
import { sideTitle } from '../../game/seats.ts';
import { botName } from '../words.ts';

export const systemWords = (t: Pick<TournamentCard, 'system'>): string =>
  t.system === 'swiss' ? 'paired by results (Swiss)' : 'all against all';
/** Game and scenarios. */
export const playedWords = (t: Pick<TournamentCard, 'game' | 'scenarios'>): string =>
  `${titleOf(t.game)}, ${t.scenarios.map(s => scenarioTitle(t.game, s)).join(' and ')}`;
export const statusWords = (t: TournamentCard): string => {
  if (t.status === 'over') return 'Over';
  if (t.status === 'open') return t.entering ? 'Players can enter' : 'About to begin';
  return t.rounds === undefined ? `Round ${t.round}` : `Round ${t.round} of ${t.rounds}`;
};
export const playersWords = (t: Pick<TournamentCard, 'players'>): string => counted(t.players, 'player');
export const nameIn = (t: Pick<TournamentMessage, 'entrants'>, entry: number | undefined): string => {
  const e = t.entrants.find(x => x.entry === entry);
  if (!e) return '';
  return e.level === undefined ? e.name : `${botName(e.level)} ${e.entry}`;
};
export const dayWords = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** What is known of a side in a scenario: "The German side wins 47 of 100 games between equal bots". */
export const shareWords = (side: string, share: number): string =>
  `The ${sideTitle(side)} side wins ${Math.round(share * 100)} of 100 games between equal bots`;
const UNEVEN = 0.1;
export const isUneven = (share: number): boolean => Math.abs(share - 0.5) > UNEVEN;

/** How a game ended, or how it stands. */
export const resultWords = (t: TournamentMessage, g: TournamentGameMessage): string => {
  if (g.second === undefined) return 'sits out and gets a point';
  const by = g.by === 'owner' ? ', decided by the owner' : g.by === 'withdrawn' ? ', the opponent withdrew' : '';
  switch (g.verdict) {
    case 'first':
      return `${nameIn(t, g.first)} wins${by}`;
    case 'second':
      return `${nameIn(t, g.second)} wins${by}`;
    case 'draw':
      return `A draw${by}`;
    case 'none':
      return `No points${by}`;
    default:
      return standWords(g);
  }
};
const standWords = (g: TournamentGameMessage): string => {
  if (g.status === 'open') return 'Nobody has opened it yet';
  return g.status === 'playing' ? 'Being played' : 'Not decided';
};
/** The games of this player that are not decided. */
export const myGames = (t: TournamentMessage): readonly (TournamentGameMessage & { readonly game: string })[] =>
  (t.played.at(-1)?.games ?? []).flatMap(g =>
    g.verdict === undefined && g.game !== undefined && t.entry !== undefined && [g.first, g.second].includes(t.entry)
      ? [{ ...g, game: g.game }]
      : [],
  );
export const undecidedIn = (r: RoundMessage | undefined): number =>
  r?.games.filter(g => g.verdict === undefined).length ?? 0;
