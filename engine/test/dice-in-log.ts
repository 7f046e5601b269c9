/** The law of dice: every die that falls is in the log of those who see it, with its face in words and as a fact, and cites a case. */
import type { Rnd } from '../random.ts';
import type { Game } from '../game.ts';
import type { Entry } from '../journal.ts';
import type { Json, Side } from '../state.ts';
import { logFor, type Table, type LogLine } from '../table.ts';
import type { SetUp } from './pairs.ts';
import { broken, hold, namedTable, playListed, walkTable } from './walk.ts';

type Roll = Extract<Entry, { is: 'chance' }>;

/** Plays a random game at a table; after every choice, all dice that fell since then must be in the log. */
export const tellsEveryDie = (game: Game, setUp: SetUp, rnd: Rnd, name: string): void => {
  const t = namedTable(game, setUp, name);
  toldFrom(t, 0);
  walkTable(t, rnd, move => {
    playListed(t, move.ask.side, move.said);
    toldFrom(t, move.at);
  });
};
const toldFrom = (t: Table, from: number): void => {
  for (const [i, e] of t.entries.slice(from).entries())
    if (e.is === 'chance' && e.draw.dice) isTold(t, e, from + i, e.out as readonly number[]);
};
const isTold = (t: Table, { draw }: Roll, at: number, faces: readonly number[]): void => {
  for (const side of draw.to === 'all' ? t.game.sides : draw.to) {
    const lines = linesFrom(t, side, at);
    hold(
      lines.some(l => saysFaces(l, faces)),
      () =>
        `${draw.by} rolls ${faces.join(', ')} (${draw.case}), and the log of ${side} does not say so: ${lines.map(l => `“${l.text}” ${JSON.stringify(l.event)}`).join(' ') || 'no line'}`,
    );
  }
};
/** What the log has told this side since entry `at`; every line cites a case. */
const linesFrom = (t: Table, side: Side, at: number): readonly LogLine[] => {
  const lines = logFor(t, side).filter(l => l.entry >= at);
  for (const l of lines) if (!Object.hasOwn(t.game.cases, l.case)) broken(`“${l.text}” cites no case: ${l.case}`);
  return lines;
};
const saysFaces = ({ text, event }: LogLine, faces: readonly number[]): boolean =>
  holdsAll(numbersIn(text), faces) && holdsAll(factsIn(event), faces);
/** Whether each face is among the numbers as often as it fell. */
const holdsAll = (numbers: readonly number[], faces: readonly number[]): boolean => {
  const left = [...numbers];
  return faces.every(face => {
    const i = left.indexOf(face);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
};
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
const factsIn = (value: Json): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(v => factsIn(v as Json));
};
