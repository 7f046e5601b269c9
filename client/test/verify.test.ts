import { beforeAll, describe, expect, test } from 'vitest';
import { live, type Entry, type Record } from '../../engine/journal.ts';
import { seededRandom } from '../../engine/random.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import { back, backLimit } from '../../engine/undo.ts';
import { choicesOf, newTable, play, record } from '../../engine/table.ts';
import { labelled } from '../../engine/labels.ts';
import { optionsOf } from '../../engine/game.ts';
import { gameOf } from '../../games/all.ts';
import { checkRecord } from '../verify/check.ts';
import { stopsOf } from '../game/snapshot.ts';

const game = gameOf('ford')!;
const SEED = '5eed'.repeat(16);
/** A random game with some undos in it. */
const played = (name: string): Record => {
  const rnd = seededRandom(name);
  const t = newTable(game, {
    scenario: 'day',
    options: optionsOf(game, 'day', {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
  while (t.g.wait.for !== 'over') {
    const { side } = game.machine.open(t.g)[0]!;
    const all = choicesOf(t, side);
    play(t, side, labelled(game.labels, all[rnd(all.length)]!));
    const to = backLimit(t, side);
    if (to < t.entries.length && rnd(8) === 0) back(t, side, to);
  }
  return record(t, SEED);
};
const changed = (r: Record, at: number, to: (e: Entry) => Entry): Record => ({
  ...r,
  entries: r.entries.map((e, i) => (i === at ? to(e) : e)),
});

describe('check the dice', () => {
  let r: Record;
  beforeAll(() => {
    r = played('verify');
  });
  const lastDie = (): number => r.entries.findLastIndex(e => e.is === 'chance' && e.draw.dice);

  test('in an honest game every draw fits, with its undos', () => {
    const report = checkRecord(game, r);
    expect(report).toMatchObject({ seedFits: true, over: true });
    expect(report.fault).toBeUndefined();
    expect(report.draws.length).toBe(r.entries.filter(e => e.is === 'chance').length);
    expect(report.draws.every(d => d.verdict === 'right')).toBe(true);
    expect(r.entries.some(e => e.is === 'back')).toBe(true);
  });
  test('a changed die is found, with the result that the seed gives', () => {
    const at = lastDie();
    const forged = changed(r, at, e =>
      e.is === 'chance' ? { ...e, out: e.out.map(x => (x === 6 ? 1 : Number(x) + 1)) } : e,
    );
    const wrong = checkRecord(game, forged).draws.filter(d => d.verdict === 'wrong');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatchObject({ entry: at, seedGives: (r.entries[at] as Extract<Entry, { is: 'chance' }>).out });
  });
  test('another seed does not fit, and its draws are wrong', () => {
    const report = checkRecord(game, { ...r, seed: 'f'.repeat(64) });
    expect(report.seedFits).toBe(false);
    expect(report.draws.some(d => d.verdict === 'wrong')).toBe(true);
  });
  test('an impossible die is a fault', () => {
    const at = lastDie();
    expect(
      checkRecord(
        game,
        changed(r, at, e => (e.is === 'chance' ? { ...e, out: e.out.map(() => 7) } : e)),
      ).fault,
    ).toMatchObject({ entry: at, why: expect.stringMatching(/cannot come of/) });
  });
  test('an illegal choice is a fault with its case', () => {
    const at = live(r.entries).find(k => k > 3 && r.entries[k]!.is === 'choice')!;
    const report = checkRecord(
      game,
      changed(r, at, e => ({
        ...(e as Extract<Entry, { is: 'choice' }>),
        pick: { do: 'march', from: '0101', hex: '0707' },
      })),
    );
    expect(report.fault).toMatchObject({ entry: at });
    expect(report.fault!.why).toMatch(/\d+\.\d+/);
  });
  test('a missing draw is a fault', () => {
    const at = lastDie();
    expect(checkRecord(game, { ...r, entries: r.entries.filter((_, i) => i !== at) }).fault).toBeDefined();
  });
  test('without the seed the draws are unknown, and the choices are still checked', () => {
    const { seed: _, ...open } = r;
    const report = checkRecord(game, open);
    expect(report.seedFits).toBeUndefined();
    expect(report.draws.every(d => d.verdict === 'unknown')).toBe(true);
    expect(report.fault).toBeUndefined();
  });
  test('a look back stops before every choice that was not undone, and at the end', () => {
    const stops = stopsOf({ entries: [...r.entries] });
    expect(stops.at(-1)).toBe(r.entries.length);
    expect(stops.slice(0, -1).every(k => r.entries[k]!.is === 'choice')).toBe(true);
  });
});
