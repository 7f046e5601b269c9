/** D34 Matrix of options and readings. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../game.ts';
import { BadLabel } from '../labels.ts';
import { playRandomly } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { allPairs, coveringRows, factorsOf, pairedSetUps, pairsPlayed } from './pairs.ts';
import { A, toy } from './toy.ts';

const factor = (id: string, count: number) => ({ id, values: Array.from({ length: count }, (_, k) => `${id}${k}`) });
for (const sizes of [[2, 2, 2], [3, 4, 2, 2], [1], [1, 1], [5, 5], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]])
  test(`D34 options of ${sizes.join(', ')} values: every pair occurs, in far fewer set-ups than all combinations`, () => {
    const factors = sizes.map((n, k) => factor(String.fromCharCode(97 + k), n));
    const rows = coveringRows(factors);
    const all = sizes.reduce((a, b) => a * b, 1);
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(factors.map(f => f.id));
    for (const [i, f] of factors.entries())
      for (const g of factors.slice(i + 1))
        for (const x of f.values)
          for (const y of g.values)
            expect(
              rows.some(r => r[f.id] === x && r[g.id] === y),
              `${x} with ${y}`,
            ).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(sizes.length > 4 ? all / 50 : all);
  });
test('D34 100 random games of the toy for each pair of its options all end', () => {
  const setUps = pairedSetUps(toy);
  const played = pairsPlayed(toy, setUps);
  expect(allPairs(factorsOf(toy)).every(p => played.has(p))).toBe(true);
  for (const { scenario, options } of setUps)
    for (let k = 0; k < 100; k++) {
      const g = startOf(toy, scenario, options);
      playRandomly(toy.machine, g, seededRandom(`${JSON.stringify(options)} ${k}`), 1000);
      if (g.wait.for !== 'over') throw new Error(`${scenario} ${JSON.stringify(options)} game ${k} does not end`);
    }
});
test('D34 options left out are as printed; one that does not exist, or has no such value, is refused in words', () => {
  expect(optionsOf(toy, { die: 'eight' })).toEqual({ die: 'eight', barrages: 'yes', purse: 'three' });
  expect(() => optionsOf(toy, { dice: 'eight' })).toThrow(BadLabel);
  expect(() => optionsOf(toy, { die: 'ten' })).toThrow(/option die: "ten" is not one of six, eight/);
  expect(() => optionsOf(toy, { die: 8 })).toThrow(BadLabel);
});
test('D34 an option is set-up data in the state: it survives a save, and switches its own rule only', () => {
  const [six, eight] = ['six', 'eight'].map(die => startOf(toy, 'dawn', optionsOf(toy, { die })));
  const differ = [...six!.n.keys()].filter(i => six!.n[i] !== eight!.n[i]);
  expect(differ).toEqual([A.dieFaces]);
});
