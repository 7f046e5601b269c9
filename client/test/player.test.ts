/** The player with a fake clock: paces, steps, pauses, and that a turn can be watched in well under a minute. */
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../engine/table.ts';
import type { Pace } from '../replay/pace.ts';
import { falseClock } from './false-clock.ts';
import { createPlayer, displayMs, type Clock, type Player, type Reel } from '../replay/player.ts';

const move = (entry: number): LogLine => ({ entry, case: '', text: `move ${entry}`, event: { is: 'moved' } });
const fight = (entry: number): LogLine => ({ ...move(entry), event: { is: 'result', ledger: [] } });

/** A reel of these moments, with `thinks` milliseconds before each. */
const reelOf = (moments: readonly LogLine[], clock: Clock, thinks = 0) => {
  const shown: { readonly line: LogLine; readonly at: number }[] = [];
  const reel: Reel = {
    next: async due => {
      const line = moments[shown.length];
      if (thinks) await new Promise<void>(done => void clock.after(thinks, done));
      if (!(await due()) || !line) return undefined;
      shown.push({ line, at: clock.now() });
      return [line];
    },
  };
  return { reel, shown };
};
interface Set {
  readonly moments?: number;
  readonly pace?: Pace;
  readonly begins?: boolean;
  readonly thinks?: number;
}
const setUp = ({ moments = 10, pace = 'quick', begins = true, thinks = 0 }: Set = {}) => {
  const time = falseClock();
  const settings = { pace };
  const { reel, shown } = reelOf(
    Array.from({ length: moments }, (_, i) => move(i)),
    time.clock,
    thinks,
  );
  const player: Player = createPlayer(reel, () => settings.pace, begins, time.clock);
  return { ...time, settings, shown, player };
};

describe('the paces', () => {
  test('by default 34 moves and 8 attacks take well under a minute, and each stays at least 600 ms', async () => {
    const time = falseClock();
    const moments = [
      ...Array.from({ length: 34 }, (_, i) => move(i)),
      ...Array.from({ length: 8 }, (_, i) => fight(i)),
    ];
    const { reel, shown } = reelOf(moments, time.clock, 100);
    createPlayer(reel, () => 'quick', true, time.clock).start();
    await time.pass(60_000);
    expect(shown).toHaveLength(42);
    expect(shown.at(-1)!.at).toBeLessThan(45_000);
    expect(shown[33]!.at).toBeLessThan(30_000);
    expect(shown.slice(1).every((s, i) => s.at - shown[i]!.at >= 600)).toBe(true);
  });
  test('a battle stays longer than a move, slow is slower than quick, at once does not wait', () => {
    expect(displayMs('quick', [fight(0)])).toBeGreaterThan(displayMs('quick', [move(0)]));
    expect(displayMs('slow', [move(0)])).toBeGreaterThan(displayMs('quick', [move(0)]));
    expect(displayMs('at once', [fight(0)])).toBe(0);
  });
  test('at once shows everything without delay', async () => {
    const { shown, player, pass } = setUp({ pace: 'at once' });
    player.start();
    await pass(0);
    expect(shown).toHaveLength(10);
  });
  test('the bot thinks while the last moment stays on the screen', async () => {
    const { shown, player, pass } = setUp({ thinks: 500 });
    player.start();
    await pass(60_000);
    expect(shown[1]!.at - shown[0]!.at).toBe(displayMs('quick', [move(0)]));
  });
});

describe('controls', () => {
  test('step by step: one press shows one moment, after any wait', async () => {
    const { shown, player, pass } = setUp({ pace: 'step' });
    player.start();
    await pass(60_000);
    expect(shown).toHaveLength(1);
    player.step();
    await pass(60_000);
    player.step();
    await pass(60_000);
    expect(shown).toHaveLength(3);
  });
  test('a pause holds, a step shows one more moment, a start continues', async () => {
    const { shown, player, pass } = setUp();
    player.start();
    await pass(0);
    player.pause();
    await pass(60_000);
    expect([shown.length, player.running()]).toEqual([1, false]);
    player.step();
    await pass(60_000);
    expect(shown).toHaveLength(2);
    player.start();
    await pass(60_000);
    expect(shown).toHaveLength(10);
  });
  test('a new pace counts at once, for the present moment too', async () => {
    const { shown, settings, player, pass } = setUp({ pace: 'step' });
    player.start();
    await pass(5000);
    settings.pace = 'at once';
    player.heed();
    await pass(0);
    expect(shown).toHaveLength(10);
  });
  test('a new pace does not end a pause', async () => {
    const { shown, settings, player, pass } = setUp();
    player.start();
    await pass(0);
    player.pause();
    settings.pace = 'at once';
    player.heed();
    await pass(60_000);
    expect(shown).toHaveLength(1);
  });
  test('a reel that has ended continues without delay when there is more', async () => {
    const time = falseClock();
    const more: LogLine[] = [move(0), move(1)];
    const { reel, shown } = reelOf(more, time.clock);
    const player = createPlayer(reel, () => 'quick', true, time.clock);
    player.start();
    await time.pass(10_000);
    more.push(move(2));
    player.start();
    await time.pass(0);
    expect([shown.length, player.running()]).toEqual([3, true]);
  });
  test('after its end the player shows nothing more', async () => {
    const { shown, player, pass } = setUp();
    player.start();
    await pass(0);
    player.end();
    player.step();
    await pass(60_000);
    expect(shown).toHaveLength(1);
  });
});
