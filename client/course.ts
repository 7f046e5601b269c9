/** How a finished game came about: its points walked through, the changes that counted most, and the dice. Fetched when a game is over. */
import { live, type Entry } from '../engine/journal.ts';
import type { Boxed, Tally } from '../engine/pack.ts';
import { logFor, walk, type Table } from '../engine/table.ts';
import type { Course, Swing } from '../screen/session.ts';
import { luckOfFaces, luckOfHits, rollsOf } from './luck.ts';
import { sideTitle } from './seats.ts';
import type { Luck } from './session.ts';
import { stopsOf } from './snapshot.ts';

/** So many turning points are told. */
const MOST = 6;

type Lines = ReturnType<Tally['lines']>;
const sum = (lines: Lines): number => lines.reduce((n, l) => n + l.points, 0);
/** What changed between two accounts, biggest first. */
const changed = (was: Lines, now: Lines): readonly string[] =>
  now
    .map(l => ({ name: l.name, by: l.points - (was.find(x => x.name === l.name)?.points ?? 0) }))
    .filter(l => l.by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(l => l.name);

interface Walked {
  readonly turns: Map<number, number>;
  readonly swings: Swing[];
}
const walked = (t: Table, tally: Tally): Walked => {
  const stops = stopsOf(t);
  const turns = new Map<number, number>();
  const swings: Swing[] = [];
  let was: Lines | undefined;
  walk(t, (g, entry) => {
    const now = tally.lines(g);
    const by = was ? sum(now) - sum(was) : 0;
    turns.set(t.game.turn(g), sum(now));
    if (by !== 0)
      swings.push({
        at: stops.find(s => s > entry) ?? t.entries.length,
        turn: t.game.turn(g),
        by,
        points: sum(now),
        what: changed(was!, now),
        told: t.log.findLast(l => l.entry === entry && l.text !== '')?.text ?? '',
      });
    was = now;
  });
  return { turns, swings };
};
/** The biggest, told in the order they came. */
export const turningPoints = (swings: readonly Swing[], most = MOST): readonly Swing[] =>
  swings
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);

const said = (who: string, { measure = 'faces', ...luck }: Luck): Course['luck'][number] => ({ who, measure, ...luck });
const rolledBy = (entries: readonly Entry[], side: string): ReturnType<typeof rollsOf> => {
  const mine = new Set(
    live(entries).filter(k => {
      const e = entries[k]!;
      return e.is === 'chance' && e.draw.by === side;
    }),
  );
  return rollsOf(entries).filter(r => mine.has(r.entry));
};
/** Hits where dice had to reach a number; else the faces of each side's own dice. */
const luckOf = (box: Boxed, t: Table): Course['luck'] => {
  const trials = box.trials(logFor(t, t.game.sides[0]));
  if (trials.length) return [said('', luckOfHits(trials))];
  const { sides } = t.game;
  return sides
    .map(side => said(sides.length > 1 ? sideTitle(side) : '', luckOfFaces(rolledBy(t.entries, side))))
    .filter(l => l.dice > 0);
};
export const courseOf = (box: Boxed, t: Table): Course => {
  const { tally } = box;
  const { turns, swings } = tally ? walked(t, tally) : { turns: new Map<number, number>(), swings: [] };
  return {
    title: tally?.title(t.g) ?? '',
    bands: tally?.bands(t.g) ?? [],
    turns: [...turns].map(([turn, points]) => ({ turn, points })),
    swings: turningPoints(swings),
    luck: luckOf(box, t),
  };
};
