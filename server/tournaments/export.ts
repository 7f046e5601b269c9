/** A tournament as a file: a table for a spreadsheet, or everything as JSON. */
import type { TournamentMessage } from './wire.ts';

export const FORMAT = 'phoney-war tournament 1';
/** A cell: quoted, and never taken for a formula. */
const cell = (value: string | number): string => {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(r => `${r.map(cell).join(',')}\r\n`).join('');

const STANDINGS = 'place,player,points,played,won,drawn,lost,byes,buchholz,head to head,game points'.split(',');
const GAMES = 'round,board,game,scenario,first side,first player,second side,second player,result,decided by'.split(
  ',',
);
/** Standings, an empty line, games. */
export const csvOf = (t: TournamentMessage): string => {
  const name = (entry: number | undefined): string => t.entrants.find(e => e.entry === entry)?.name ?? '';
  const standings = t.standings.map(s => [
    s.place,
    name(s.entry),
    s.points,
    s.played,
    s.won,
    s.drawn,
    s.lost,
    s.byes,
    Math.round(s.buchholz * 100) / 100,
    s.headToHead,
    s.gamePoints,
  ]);
  const games = t.played.flatMap(r =>
    r.games.map(g => [
      r.round,
      g.board,
      g.leg,
      r.scenario,
      t.sides[0],
      name(g.first),
      g.second === undefined ? '' : t.sides[1],
      name(g.second),
      g.verdict ?? '',
      g.by ?? '',
    ]),
  );
  return `${lines([STANDINGS, ...standings])}\r\n${lines([GAMES, ...games])}`;
};
/** Without what concerns its reader alone. */
export const jsonOf = (t: TournamentMessage): string => {
  const { isOwner: _owner, entry: _entry, ...open } = t;
  return `${JSON.stringify({ format: FORMAT, ...open }, null, 2)}\n`;
};
