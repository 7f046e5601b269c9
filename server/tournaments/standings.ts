/** The table of standings: points, then tie-breaks. */
import { gamesOf, isBye, pointsFor, pointsOf, wasMeeting, type History, type TournamentGame } from './history.ts';

export interface StandingRow {
  readonly player: number;
  /** 1 for the first; equal players share a place. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  readonly points: number;
  /** The sum of the opponents' points. A bye, or an opponent who had withdrawn, counts as one with the average of all. */
  readonly buchholz: number;
  /** Points from the games of those who have the same points and the same Buchholz. */
  readonly headToHead: number;
  /** The sum of the games' own final scores for this player's side. */
  readonly gamePoints: number;
}
type Row = Omit<StandingRow, 'place' | 'headToHead'>;

const isDecided = (g: TournamentGame): boolean => g.verdict !== undefined;
const opponentIn = (g: TournamentGame, player: number): number => (g.first === player ? g.second! : g.first);
const scoreIn = (g: TournamentGame, player: number): number => g.scores?.[g.first === player ? 0 : 1] ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const rowOf = (h: History, points: ReadonlyMap<number, number>, player: number): Row => {
  const mine = gamesOf(h, player).filter(isDecided);
  const met = mine.filter(wasMeeting);
  const average = sum([...points.values()]) / points.size;
  const times = (p: number): number => met.filter(g => g.verdict !== 'none' && pointsFor(g, player) === p).length;
  return {
    player,
    played: met.length,
    won: times(1),
    drawn: times(0.5),
    lost: met.length - times(1) - times(0.5),
    byes: mine.filter(isBye).length,
    points: points.get(player)!,
    buchholz: sum(mine.map(g => (wasMeeting(g) ? points.get(opponentIn(g, player))! : average))),
    gamePoints: sum(met.map(g => scoreIn(g, player))),
  };
};
const isTied = (a: Row, b: Row): boolean => a.points === b.points && Math.abs(a.buchholz - b.buchholz) < TINY;
const TINY = 1e-9;
const headToHead = (h: History, rows: readonly Row[], row: Row): number => {
  const tied = rows.filter(r => r !== row && isTied(r, row)).map(r => r.player);
  const among = gamesOf(h, row.player).filter(g => wasMeeting(g) && tied.includes(opponentIn(g, row.player)));
  return sum(among.map(g => pointsFor(g, row.player)));
};
const compare = (a: Omit<StandingRow, 'place'>, b: Omit<StandingRow, 'place'>): number =>
  b.points - a.points ||
  (isTied(a, b) ? 0 : b.buchholz - a.buchholz) ||
  b.headToHead - a.headToHead ||
  b.gamePoints - a.gamePoints;

/** The best first. Players who entered are in it whether they played or not. */
export const standingsOf = (h: History): readonly StandingRow[] => {
  const points = new Map(h.players.map(p => [p, pointsOf(h, p)]));
  const rows = h.players.map(p => rowOf(h, points, p));
  const sorted = rows
    .map(r => ({ ...r, headToHead: headToHead(h, rows, r) }))
    .toSorted((a, b) => compare(a, b) || a.player - b.player);
  return sorted.map(r => ({ ...r, place: 1 + sorted.filter(x => compare(x, r) < 0).length }));
};
