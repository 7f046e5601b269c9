/** D34 Matrix of options and readings. */
import { expect, test } from 'vitest';
import { optionsOf, startOf, type Game } from '../game.ts';
import { BadLabel } from '../labels.ts';
import { playRandomly } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { coveringRows, defaultSetUps, pairedSetUps, pairsPlayed, pairsToPlay } from './pairs.ts';
import { record, restore, play } from '../table.ts';
import { A, PLACES, toy } from './toy.ts';
import { namedTable } from './walk.ts';

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
  expect(pairsToPlay(toy).every(p => played.has(p))).toBe(true);
  for (const { scenario, options } of setUps)
    for (let k = 0; k < 100; k++) {
      const g = startOf(toy, scenario, options);
      playRandomly(toy.machine, g, seededRandom(`${JSON.stringify(options)} ${k}`), 1000);
      if (g.wait.for !== 'over') throw new Error(`${scenario} ${JSON.stringify(options)} game ${k} does not end`);
    }
});
test('D34 options left out are as printed; one that does not exist, or has no such value, is refused in words', () => {
  expect(optionsOf(toy, 'dawn', { die: 'eight' })).toEqual({ die: 'eight', barrages: 'yes', purse: 'three' });
  expect(() => optionsOf(toy, 'dawn', { dice: 'eight' })).toThrow(BadLabel);
  expect(() => optionsOf(toy, 'dawn', { die: 'ten' })).toThrow(/option die: "ten" is not one of six, eight/);
  expect(() => optionsOf(toy, 'dawn', { die: 8 })).toThrow(BadLabel);
});
test('D34 an option is set-up data in the state: it survives a save, and switches its own rule only', () => {
  const [six, eight] = ['six', 'eight'].map(die => startOf(toy, 'dawn', optionsOf(toy, 'dawn', { die })));
  const differ = [...six!.cells.keys()].filter(i => six!.cells[i] !== eight!.cells[i]);
  expect(differ).toEqual([A.dieFaces]);
});

/** The die belongs to dawn alone; at dusk the hills have names of their own. */
const fronts: Game = {
  ...toy,
  scenarios: toy.scenarios.map(s =>
    s.id === 'dusk' ? { ...s, labels: { place: PLACES.map(p => `${p} at dusk`) } } : s,
  ),
  options: toy.options.map(o => (o.id === 'die' ? { ...o, scenarios: ['dawn'] } : o)),
};
test('D34 an option of another scenario is refused in words, and is not filled in', () => {
  expect(optionsOf(fronts, 'dawn', { die: 'eight' })).toEqual({ die: 'eight', barrages: 'yes', purse: 'three' });
  expect(optionsOf(fronts, 'dusk', {})).toEqual({ barrages: 'yes', purse: 'three' });
  expect(() => optionsOf(fronts, 'dusk', { die: 'eight' })).toThrow('option die belongs to dawn, not to dusk');
  expect(() => optionsOf(fronts, 'dusk', { dice: 'eight' })).toThrow('no option dice; Two Hills has barrages, purse');
});
test('D34 pairs are made within what a scenario has', () => {
  const setUps = pairedSetUps(fronts);
  expect(setUps.filter(s => s.scenario === 'dusk').every(s => !('die' in s.options))).toBe(true);
  expect(new Set(setUps.map(s => s.scenario)).size).toBe(2);
  const played = pairsPlayed(fronts, setUps);
  expect(pairsToPlay(fronts).filter(p => !played.has(p))).toEqual([]);
  expect(pairsToPlay(fronts).some(p => p.includes('dusk') && p.includes('"die"'))).toBe(false);
});
test('D34 labels that belong to a scenario are those of its table: journal, log and save, and a record of it replays', () => {
  for (const setUp of defaultSetUps(fronts)) {
    const hill = setUp.scenario === 'dusk' ? 'east hill at dusk' : 'east hill';
    const t = namedTable(fronts, setUp, 'labels');
    expect(play(t, 'Red', { do: 'place', unit: 'R1', to: 'east hill' }).ok).toBe(true);
    expect(t.log.at(-1)!.event.place).toBe(hill);
    const again = restore(fronts, record(t), t.roller);
    expect([again.replayed, again.log]).toEqual([undefined, t.log]);
  }
});
