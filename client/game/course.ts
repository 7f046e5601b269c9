/** How a finished game was decided: points by turn, turning points, and the luck of the dice. Loaded only when a game is over. */
import { live, type Entry } from '../../engine/journal.ts';
import type { GameModule, Tally } from '../../engine/pack.ts';
import { logFor, walk, type Table } from '../../engine/table.ts';
import type { Course, Swing } from '../../screen/session.ts';
import { luckOfFaces, luckOfHits, rollsOf } from './luck.ts';
import { sideTitle } from './seats.ts';
import type { Luck } from './session.ts';
import { stopsOf } from './snapshot.ts';

/** At most this many turning points are listed. */
const MAX_TURNING_POINTS = 6;

type Lines = ReturnType<Tally['lines']>;
const sum = (lines: Lines): number => lines.reduce((n, l) => n + l.points, 0);
/** The names of the lines that differ between two tallies, biggest change first. */
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
/** The biggest swings, in the order in which they happened. */
export const turningPoints = (swings: readonly Swing[], most = MAX_TURNING_POINTS): readonly Swing[] =>
  swings
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);

const luckLine = (who: string, { measure = 'faces', ...luck }: Luck): Course['luck'][number] => ({
  who,
  measure,
  ...luck,
});
const rolledBy = (entries: readonly Entry[], side: string): ReturnType<typeof rollsOf> => {
  const mine = new Set(
    live(entries).filter(k => {
      const e = entries[k]!;
      return e.is === 'chance' && e.draw.by === side;
    }),
  );
  return rollsOf(entries).filter(r => mine.has(r.entry));
};
/** Counts hits if the game's dice have target numbers; otherwise the faces of each side's own dice. */
const luckOf = (box: GameModule, t: Table): Course['luck'] => {
  const trials = box.trials(logFor(t, t.game.sides[0]));
  if (trials.length) return [luckLine('', luckOfHits(trials))];
  const { sides } = t.game;
  return sides
    .map(side => luckLine(sides.length > 1 ? sideTitle(side) : '', luckOfFaces(rolledBy(t.entries, side))))
    .filter(l => l.dice > 0);
};
export const courseOf = (box: GameModule, t: Table): Course => {
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
