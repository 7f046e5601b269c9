/** How a finished game was decided, on toy games. */
import { describe, expect, test } from 'vitest';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { optionsOf } from '../../engine/game.ts';
import { newTable, play, type Table } from '../../engine/table.ts';
import { gameFor } from '../../games/open.ts';
import type { GameModule } from '../../engine/pack.ts';
import { courseOf, turningPoints } from '../game/course.ts';
import { stopsOf } from '../game/snapshot.ts';

const played = async (id: string, scenario: string): Promise<readonly [GameModule, Table]> => {
  const box = await gameFor(id);
  const rnd = seededRandom('course');
  const t = newTable(box.game, {
    scenario,
    options: optionsOf(box.game, scenario, {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(n => rnd(n)),
  });
  for (let i = 0; i < 3000 && t.g.wait.for !== 'over'; i++) {
    const [ask] = box.game.machine.open(t.g);
    play(t, ask!.side, labelled(t.game.labels, box.game.machine.sample(t.g, ask!, rnd)));
  }
  return [box, t];
};

describe('the course of a game', async () => {
  const [box, t] = await played('ford', 'day');
  const course = courseOf(box, t);
  test('the game is over, and its last points are those of the last turn', () => {
    expect(t.g.wait.for).toBe('over');
    const points = box.tally!.lines(t.g).reduce((n, l) => n + l.points, 0);
    expect(course.turns.at(-1)).toEqual({ turn: t.game.turn(t.g), points });
    expect(course.turns.length).toBeGreaterThan(1);
  });
  test('each turning point says what changed and leads to a stop of a look back', () => {
    const stops = stopsOf(t);
    for (const s of course.swings) {
      expect(s.by).not.toBe(0);
      expect(s.what).toEqual(['Bank']);
      expect(stops).toContain(s.at);
    }
  });
  test('walking through the journal changes nothing', () => {
    expect(courseOf(box, t)).toEqual(course);
  });
});
test('of many changes the biggest are listed, in the order they happened', () => {
  const swing = (at: number, by: number) => ({ at, by, turn: 1, points: 0, what: [], told: '' });
  expect(turningPoints([swing(1, 1), swing(2, -5), swing(3, 2), swing(4, 1)], 3).map(s => s.at)).toEqual([1, 2, 3]);
});
