/** Lanes at one screen and in a record that is checked, with the toy. */
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { laneOf } from '../../engine/sealed.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import { choicesOf, newTable, play, record, takeOut, type Table } from '../../engine/table.ts';
import { toy } from '../../engine/test/toy.ts';
import { checkRecord } from '../verify/check.ts';

const SEED = '5eed'.repeat(16);
const table = (): Table =>
  newTable(toy, {
    scenario: 'dawn',
    options: optionsOf(toy, {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
const playAny = (t: Table, side: string, k: number): void => {
  const all = choicesOf(t, side);
  play(t, side, labelled(toy.labels, all[k % all.length]!));
};

/** A random game; now and then an order is taken out of a lane. */
const playedOut = (name: string): Table => {
  const t = table();
  const rnd = seededRandom(name);
  while (t.g.wait.for !== 'over') {
    const asks = toy.machine.open(t.g);
    const { side } = asks[rnd(asks.length)]!;
    playAny(t, side, rnd(20));
    const l = t.g.wait.for === 'sealed' ? laneOf(t.g, side)! : undefined;
    if (l?.orders.length && !l.done && rnd(2)) takeOut(t, side, rnd(l.orders.length));
  }
  return t;
};

describe('lanes', () => {
  test('games in which orders were taken out of lanes are checked to the last die', () => {
    let out = 0;
    for (let k = 0; k < 10; k++) {
      const r = record(playedOut(`checked ${k}`), SEED);
      out += r.entries.filter(e => e.is === 'out').length;
      const report = checkRecord(toy, r);
      expect(report).toMatchObject({ seedFits: true, over: true });
      expect(report.fault).toBeUndefined();
      expect(report.draws.every(d => d.verdict === 'right')).toBe(true);
    }
    expect(out).toBeGreaterThan(5);
  });
});
