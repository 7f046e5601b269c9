/** Forced answers through the protocol: given only in a game opened with them, and marked as forced in the journal. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { client, type Client } from './driver.ts';

/** Plays a toy game to its end by random choices. `made` counts the choices that were left to make. */
const played = (seed: string, forced?: boolean): Client & { readonly made: number } => {
  const c = client();
  const rnd = seededRandom(seed);
  let now = c.done({ do: 'new', game: 'toy', seed, ...(forced === undefined ? {} : { forced }) });
  let made = 0;
  for (; !now.over; made++) {
    const { side } = now.asks[0]!;
    const { choices } = c.done({ do: 'choices', game: 'g1', side });
    now = c.done({ do: 'play', game: 'g1', side, choice: choices[rnd(choices.length)]!.choice });
  }
  return { ...c, made };
};
const forcedLines = (c: Client) =>
  c.done({ do: 'log', game: 'g1' }).log.filter(l => l.text.endsWith('There was no other answer.'));
const forcedIn = (c: Client) =>
  c.done({ do: 'save', game: 'g1' }).record.entries.flatMap((e, k) => (e.is === 'choice' && e.forced ? [k] : []));

test('new: forced answers are given in a game opened with them, and in no other', () => {
  const seeds = Array.from({ length: 12 }, (_, k) => `forced ${k}`);
  const given = seeds.map(s => played(s, true));
  expect(given.some(c => forcedIn(c).length > 0)).toBe(true);
  for (const c of given) expect(forcedLines(c).map(l => l.entry)).toEqual(forcedIn(c));
  for (const c of seeds.flatMap(s => [played(s), played(s, false)])) {
    expect(forcedIn(c)).toEqual([]);
    expect(forcedLines(c)).toEqual([]);
  }
});
test('load: a record with forced answers replays, and the field forced is checked', () => {
  const c = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(s => played(s, true)).find(x => forcedIn(x).length)!;
  const { record } = c.done({ do: 'save', game: 'g1' });
  expect(c.done({ do: 'load', record }).over).toBe(true);
  expect(c.done({ do: 'log', game: 'g2' }).log).toEqual(c.done({ do: 'log', game: 'g1' }).log);
  expect(c.ask({ do: 'load', record, forced: 'yes' }).error).toMatch(/forced/);
});
