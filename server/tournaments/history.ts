/** What a tournament knows of its players and their games so far: the input of pairing and standings. Players are called by their entry numbers. */

/** How a game counts. `none`: for neither. */
export type Verdict = 'first' | 'second' | 'draw' | 'none';
/** One game of a round. `first` plays the first side of the game, `second` the other. A bye has no `second` and counts as won. */
export interface TournamentGame {
  readonly round: number;
  readonly first: number;
  readonly second: number | undefined;
  /** Undefined while it is not decided. */
  readonly verdict: Verdict | undefined;
  /** Nobody played: one of the two had withdrawn. */
  readonly unplayed?: boolean;
  /** The measured share of the first side in this scenario: 0.5 is even. */
  readonly share: number;
  /** The game's own final scores, if it was played to its end. */
  readonly scores?: readonly [first: number, second: number];
}
export interface History {
  /** Everybody who ever entered, in order of entry. */
  readonly players: readonly number[];
  readonly games: readonly TournamentGame[];
}
/** Two who meet: who plays the first side, and who the second. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

export const isBye = (g: TournamentGame): boolean => g.second === undefined;
/** Games that two players met in. A game against somebody who had withdrawn is none. */
export const wasMeeting = (g: TournamentGame): boolean => g.second !== undefined && !g.unplayed;
/** 1 for a win and for a bye, a half for a draw. */
export const pointsFor = (g: TournamentGame, player: number): number => {
  if (g.verdict === undefined || g.verdict === 'none') return 0;
  if (g.verdict === 'draw') return 0.5;
  return (g.verdict === 'first') === (g.first === player) ? 1 : 0;
};
export const gamesOf = ({ games }: Pick<History, 'games'>, player: number): readonly TournamentGame[] =>
  games.filter(g => g.first === player || g.second === player);
export const pointsOf = (h: Pick<History, 'games'>, player: number): number =>
  gamesOf(h, player).reduce((sum, g) => sum + pointsFor(g, player), 0);
export const byesOf = (h: Pick<History, 'games'>, player: number): number => gamesOf(h, player).filter(isBye).length;
/** How much oftener a player had the first side than the second. */
export const firstSidesOf = (h: Pick<History, 'games'>, player: number): number =>
  gamesOf(h, player)
    .filter(wasMeeting)
    .reduce((sum, g) => sum + (g.first === player ? 1 : -1), 0);
/** What a player owes to sides that win oftener: the sum of the measured shares above a half. */
export const luckOfSides = (h: Pick<History, 'games'>, player: number): number =>
  gamesOf(h, player)
    .filter(wasMeeting)
    .reduce((sum, g) => sum + (g.first === player ? 1 : -1) * (g.share - 0.5), 0);
/** Whether a player had the first side in the last game; undefined before any. */
export const hadFirstSideLast = (h: Pick<History, 'games'>, player: number): boolean | undefined => {
  const last = gamesOf(h, player).filter(wasMeeting).at(-1);
  return last && last.first === player;
};
/** In how many rounds two players have met. */
export const meetings = (h: Pick<History, 'games'>, a: number, b: number): number =>
  new Set(
    gamesOf(h, a)
      .filter(g => wasMeeting(g) && (g.first === b || g.second === b))
      .map(g => g.round),
  ).size;
