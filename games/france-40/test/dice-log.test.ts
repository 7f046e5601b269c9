/** Every die in the log says what it was for, its modifiers and their cases, and what came of it. */
import { expect, test } from 'vitest';
import { attack, done, odds, scene, told } from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;

test('5.9 the coup die: what the Maginot Line and the units there add', () => {
  const t = scene({ phase: 'coup', columns: { coup: 'ready' }, at: { ...BEF, 2434: ['F X', 'F XI'] } });
  done(t, 'german', { do: 'coup', hex: '2434' }, 4);
  expect(told(t)).toContain(
    'Airborne coup on 2434: die 4 + 1 for the Maginot Line + 2 for mobile units is 7, it succeeds on 1 to 5: it fails.',
  );
});
test('5.10 the halt die: what brings a halt, the first time and later', () => {
  const halted = (columns: object, die: number): string => {
    const t = scene({ phase: 'order', turn: 6, at: { 2322: ['G 41 Pz'] }, columns: { ...columns } });
    done(t, 'german', { do: 'order', first: 'move' }, die);
    return told(t).split('\n').at(-1)!;
  };
  expect([halted({}, 2), halted({ halts: 1 }, 2), halted({ halts: 1 }, 1)]).toEqual([
    'Panzer halt check: die 2, a halt on 1 to 2: the panzers move at half speed.',
    'Panzer halt check: die 2, a halt on a 1: no halt.',
    'Panzer halt check: die 1, a halt on a 1: the panzers stand still.',
  ]);
});
test('5.5, 4.1 the dice of 1939: the range of the turn, and the cities held', () => {
  const crisis = scene({ scenario: '1939', phase: 'turn', turn: 4, at: { 2337: ['F39 1 DIM'] } }, 3);
  expect(told(crisis)).toContain('Supply crisis die 3, it comes on 1 to 2: not yet.');
  const check = scene({ scenario: '1939', phase: 'check', turn: 2, held: { 2335: 'allied' }, at: {} }, 5, 6);
  expect(told(check)).toContain('A German city is in Allied hands: die 5, the Allies win on a 1: not yet.');
});
test('5.16, 4.3 the Dyle die and the Swiss die say what they bring', () => {
  const dyle = scene({ side: 'allied', war: ['Belgium'], at: BEF }, 4);
  expect(told(dyle)).toContain('Dyle-Breda die 4: Rivers in Belgium cost nothing.');
  const swiss = scene({ at: BEF });
  done(swiss, 'german', { do: 'violate', neutral: 'Switzerland' }, 5);
  expect(told(swiss)).toContain('Swiss die 5, forward defence on 1 to 3: the national redoubt.');
});
test('10.3 one die for a stack names the hex and not what lies in it', () => {
  const t = scene({ side: 'allied', turn: 2, forts: [], at: { ...BEF, 2323: ['F X', 'F XI'] } });
  done(t, 'allied', { do: 'stack', hex: '2323' }, 3);
  expect(told(t)).toContain('Movement die for the stack in 2323: 3, 3 points.');
});
test.each([
  ['2636', '2637', ' (G I across a river, halved, 11.12), die '],
  ['2629', '2628', ', Rough −1 (11.12): 1:2, die '],
])('11.10 the battle die at %s: factors, halves and shifts with their cases', (hex, from, words) => {
  const t = scene({ phase: 'combat', turn: 2, forts: [], at: { ...BEF, [from]: ['G I'], [hex]: ['F X'] } });
  const { attack: sum, defence, ratio } = odds(t, hex, 'G I');
  attack(t, 'german', hex, ['G I'], 'AE');
  expect(told(t)).toContain(`${hex}: ${sum} against ${defence} is ${ratio}${words}`);
});
