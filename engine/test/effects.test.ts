/** F11 Effects: sums that explain themselves, ranges over what is hidden, results that convert. */
import { expect, test } from 'vitest';
import { swap, tally, total, type Row, type Swap } from '../effects.ts';

interface Battle {
  readonly river: boolean;
  readonly armour: boolean | 'maybe';
  readonly leader: string;
  readonly options: readonly string[];
}
const plain: Battle = { river: false, armour: false, leader: 'Weygand', options: [] };
/** "In force" is a question put to what is stored: a leader, an option. */
const ROWS: readonly Row<Battle>[] = [
  { case: '11.12', name: () => 'across a river', when: x => x.river, value: () => -1 },
  { case: '14.6.5', name: () => 'armour', when: x => x.armour, value: () => 2 },
  { case: '22.1', name: x => `${x.leader} hesitates`, when: x => x.leader === 'Gamelin', value: () => -1 },
  { case: '25.2', name: () => 'advanced: doubled', when: x => x.options.includes('advanced'), value: (_x, sum) => sum },
];
const casesOf = (x: Battle): readonly string[] => tally(ROWS, x, 5).lines.map(l => l.case);

for (const { what, x, adds } of [
  { what: 'a leader', x: { ...plain, leader: 'Gamelin' }, adds: ['22.1'] },
  { what: 'an option', x: { ...plain, options: ['advanced'] }, adds: ['25.2'] },
  { what: 'nothing', x: plain, adds: [] },
])
  test(`D29 ${what} switches its own rows on, and no others`, () => {
    expect(casesOf({ ...x, river: true })).toEqual(['11.12', ...adds]);
    expect(casesOf({ ...plain, river: true })).toEqual(['11.12']);
  });

test('D30 a sum is its own explanation: each line has its case, its value and the sum so far', () => {
  const t = tally(ROWS, { river: true, armour: true, leader: 'Gamelin', options: ['advanced'] }, 4);
  expect(t.lines.map(l => [l.case, l.name, l.value, l.sum])).toEqual([
    ['11.12', 'across a river', -1, 3],
    ['14.6.5', 'armour', 2, 5],
    ['22.1', 'Gamelin hesitates', -1, 4],
    ['25.2', 'advanced: doubled', 4, 8],
  ]);
  expect([t.least, t.most]).toEqual([8, 8]);
});
test('D30 over what is hidden the sum is a range, and every truth lies within it', () => {
  for (const river of [true, false])
    for (const options of [[], ['advanced']]) {
      const x: Battle = { ...plain, river, options };
      const range = tally(ROWS, { ...x, armour: 'maybe' }, 3);
      const truths = [true, false].map(armour => tally(ROWS, { ...x, armour }, 3).most);
      expect([range.least, range.most]).toEqual([Math.min(...truths), Math.max(...truths)]);
      expect(range.lines.filter(l => l.maybe).map(l => l.case)).toEqual(['14.6.5']);
    }
});
test('D30 the quick total of the inner loop is the explained sum', () => {
  for (let k = 0; k < 16; k++) {
    const x: Battle = {
      river: !!(k & 1),
      armour: !!(k & 2),
      leader: k & 4 ? 'Gamelin' : 'Weygand',
      options: k & 8 ? ['advanced'] : [],
    };
    expect(total(ROWS, x, 7)).toBe(tally(ROWS, x, 7).most);
  }
});

const SWAPS: readonly Swap<Battle, string>[] = [
  { case: '22.6', from: 'CR', to: 'EX', when: () => true, by: () => 'allied' },
  { case: '22.8', from: 'CB', to: 'EX', when: () => true },
  { case: '22.4', from: 'EX', to: 'DR', when: x => x.river },
  { case: '22.2', from: 'CR', to: 'NE', when: x => x.armour === true },
];
test('D30 a result converts by rule, in table order, and one conversion may lead to the next', () => {
  expect(swap(SWAPS, plain, 'CB').result).toBe('EX');
  expect(swap(SWAPS, { ...plain, river: true }, 'CB').result).toBe('DR');
});
test('D30 a conversion by choice is offered to its side and not made', () => {
  expect(swap(SWAPS, plain, 'CR')).toEqual({ result: 'CR', may: [{ case: '22.6', to: 'EX', by: 'allied' }] });
});
test('D30 nobody is offered to convert a result that a rule has already changed', () => {
  expect(swap(SWAPS, { ...plain, armour: true }, 'CR')).toEqual({ result: 'NE', may: [] });
});
