/** Sealed plans at one screen and in a record that is checked, with the toy game. */
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { planOf } from '../../engine/sealed.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import { takeOut } from '../../engine/orders.ts';
import { choicesOf, newTable, play, record, type Table } from '../../engine/table.ts';
import { toy } from '../../engine/test/toy.ts';
import { screenOf, type Screen } from '../game/seats.ts';
import { stopsOf } from '../game/snapshot.ts';
import { checkRecord } from '../verify/check.ts';

const SEED = '5eed'.repeat(16);
const table = (): Table =>
  newTable(toy, {
    scenario: 'dawn',
    options: optionsOf(toy, 'dawn', {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
const playAny = (t: Table, side: string, k: number): void => {
  const all = choicesOf(t, side);
  play(t, side, labelled(toy.labels, all[k % all.length]!));
};

/** A game after set-up, with both sides about to bid. */
const planning = (): Table => {
  const t = table();
  while (t.g.wait.for === 'choice') playAny(t, toy.machine.open(t.g)[0]!.side, 0);
  return t;
};
/** A random game in which orders are sometimes taken out of a sealed plan. */
const playedOut = (name: string): Table => {
  const t = table();
  const rnd = seededRandom(name);
  while (t.g.wait.for !== 'over') {
    const asks = toy.machine.open(t.g);
    const { side } = asks[rnd(asks.length)]!;
    playAny(t, side, rnd(20));
    const l = t.g.wait.for === 'sealed' ? planOf(t.g, side)! : undefined;
    if (l?.orders.length && !l.done && rnd(2)) takeOut(t, side, rnd(l.orders.length));
  }
  return t;
};

describe('sealed plans', () => {
  test('at one screen the sides plan one after the other, each after a hand-over; the second learns only that the first is done', () => {
    const seen = [1, 3].map(bids => {
      const t = planning();
      const now = (there?: string): Screen =>
        screenOf({
          sides: toy.sides,
          setup: { seats: {}, guided: false },
          asked: toy.machine.open(t.g).map(a => a.side),
          there,
          watch: undefined,
          open: false,
        });
      expect([now(), now('Red')]).toEqual([{ handTo: 'Red' }, { eyes: 'Red' }]);
      for (let i = 0; i < bids; i++) play(t, 'Red', { do: 'bid' });
      expect(now('Red')).toEqual({ eyes: 'Red' });
      play(t, 'Red', { do: 'done' });
      expect([now('Red'), now('Blue')]).toEqual([{ handTo: 'Blue' }, { eyes: 'Blue' }]);
      const stops = stopsOf(t, 'Blue').length;
      play(t, 'Blue', { do: 'done' });
      expect(now('Blue')).toEqual({ handTo: 'Red' });
      return stops;
    });
    expect(seen[0]).toBe(seen[1]);
  });
  test('games in which orders were taken out of plans are checked to the last die', () => {
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
