/** Recorded games of this and older versions stay in the suite: each replays to the same end, with the same log and dice that its seed gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Record } from '../journal.ts';
import { drawSizes, drawn } from '../chance.ts';
import { load, save, type Saved } from '../save.ts';
import { commitment, numbersFor } from '../seed.ts';
import { restore, stateAt, walk, type Roller } from '../table.ts';
import { textOf } from './walk.ts';

interface Golden {
  readonly record: Record;
  readonly end: Saved;
  readonly log: readonly string[];
}
const noMoreDice: Roller = () => {
  throw new Error('a finished game asks for no dice');
};

export const testGolden = (game: Game, folder: string): void => {
  const files = readdirSync(folder).filter(f => f.endsWith('.json'));
  test(`${game.id} has golden games`, () => expect(files.length).toBeGreaterThan(0));
  test.each(files)(`${game.id} golden %s replays to the same end`, file => {
    const golden = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Golden;
    const t = restore(game, golden.record, noMoreDice);
    expect(t.replayed, 'every entry replays').toBeUndefined();
    const end = save(game, t.g);
    expect(Object.keys(end.columns), 'no column is lost').toEqual(
      expect.arrayContaining(Object.keys(golden.end.columns)),
    );
    expect(end, 'columns that are newer than the game were never written').toEqual(
      save(game, game.machine.resume(load(game, golden.end))),
    );
    expect(t.log.map(l => `${l.case} ${l.text}`)).toEqual(golden.log);
  });
  test.each(files)(`${game.id} golden %s: walked through entry by entry it comes to the same end`, file => {
    const { record } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Golden;
    const t = restore(game, record, noMoreDice);
    let last = '';
    walk(t, g => {
      if (g.wait.for === 'over') last = textOf(g);
    });
    expect(last).toBe(textOf(t.g));
  });
  test.each(files)(`${game.id} golden %s: every draw is the one its seed gives`, file => {
    const { record } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Golden;
    const t = restore(game, record, noMoreDice);
    expect(commitment(record.seed!)).toBe(record.commitment);
    let k = 0;
    for (const [i, e] of record.entries.entries()) {
      if (e.is !== 'chance') continue;
      const { wait } = stateAt(t, i);
      const g = stateAt(t, i);
      if (wait.for !== 'chance') throw new Error(`entry ${i}: nothing is drawn there`);
      const pool = 'from' in wait.draw ? game.machine.rules.pool(g, wait.draw.from) : [];
      const sizes = drawSizes(wait.draw, pool.length);
      const out = drawn(wait.draw, pool, numbersFor(record.seed!, k++, sizes));
      expect('from' in wait.draw ? out.map(p => game.labels.out![p]) : out, `entry ${i}`).toEqual(e.out);
    }
    expect(k).toBeGreaterThan(0);
  });
};
