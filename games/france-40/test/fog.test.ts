/** 3.10 Fog of war. */
import { expect, test } from 'vitest';
import { lookAt, logFor, stateAt, type Table } from '../../../engine/table.ts';
import { save } from '../../../engine/save.ts';
import { france40 } from '../game.ts';
import { done, march, offered, opened, refusal, scene, whereIs } from './scene.ts';

const seen = (t: Table, side: string): { readonly [unit: string]: unknown } =>
  save(france40, lookAt(t, side)).columns.place as { readonly [unit: string]: unknown };
const BATTLE = { forts: [], phase: 'combat', at: { 2322: ['F X', 'F XI'], 2321: ['G III', 'G II'] } } as const;

test('3.10 of an enemy stack only the top unit is known; one’s own is', () => {
  const t = scene(BATTLE);
  expect([seen(t, 'german')['F X'], seen(t, 'german')['F XI'], seen(t, 'allied')['F X']]).toEqual([
    '?',
    '2322',
    '2322',
  ]);
  expect([seen(t, 'allied')['G III'], seen(t, 'allied')['G II']]).toEqual(['?', '2321']);
  expect(seen(t, '')).toMatchObject({ 'F X': '?', 'G III': '?' });
});
test('3.10 an army laid out by hand is not seen before it is done, and what it covers is in no earlier position', () => {
  const t = opened('1939');
  const before = t.entries.length;
  const named = (verb: string) =>
    offered(t, 'german').find(c => (c as { do: string }).do === verb)! as { unit: string };
  const pair = [0, 1].map(() => {
    const { unit } = named('pick');
    done(t, 'german', { do: 'pick', unit });
    done(t, 'german', named('at'));
    return unit;
  });
  expect(whereIs(t, pair[1]!)).toBe(whereIs(t, pair[0]!));
  for (const eyes of ['allied', '']) {
    const positions = Array.from({ length: t.entries.length - before + 1 }, (_, k) =>
      JSON.stringify(save(france40, france40.machine.view(stateAt(t, before + k), eyes))),
    );
    expect(new Set(positions).size).toBe(1);
    expect(pair.map(unit => seen(t, eyes)[unit])).toEqual(['To set up', 'To set up']);
  }
});
test('3.10 nothing of an attack is known before it is declared, and it can be called off; the declaration opens the stack and binds', () => {
  const t = scene(BATTLE);
  done(t, 'german', { do: 'attack', hex: '2322' });
  done(t, 'german', { do: 'add', unit: 'G III' });
  expect([seen(t, 'german')['F X'], seen(t, 'allied')['G III']]).toEqual(['?', '?']);
  done(t, 'german', { do: 'add', unit: 'G II' }); // on top, and yet not seen to be in it
  expect([save(france40, lookAt(t, 'allied')).columns.fought, save(france40, t.g).columns.fought]).toMatchObject([
    { 'G II': 'no' },
    { 'G II': 'planned' },
  ]);
  done(t, 'german', { do: 'drop', unit: 'G II' });
  expect(JSON.stringify(t.g.stack)).not.toContain('attackers');
  done(t, 'german', { do: 'cancel' });
  done(t, 'german', { do: 'attack', hex: '2322' });
  done(t, 'german', { do: 'add', unit: 'G III' });
  done(t, 'german', { do: 'declare' }, 5); // 6 on 13 is 1:3: AE, and the stack has been seen
  expect([seen(t, 'german')['F X'], seen(t, 'allied')['G III']]).toEqual(['2322', '2321']);
  expect(t.entries.findLast(e => e.is === 'choice')).toMatchObject({ bars: 'chance' });
  expect(refusal(t, 'german', { do: 'cancel' })).toBeDefined();
});
test('3.10 a declaration that needs no die cannot be taken back either: the stack was looked at', () => {
  const t = scene({
    forts: [],
    phase: 'combat',
    at: { 2322: ['F X/1'], 2321: ['G III', 'G II', 'G XI'], 2323: ['G 41 Pz', 'G 19 Pz'] },
  });
  done(t, 'german', { do: 'attack', hex: '2322' });
  for (const unit of ['G III', 'G II', 'G 41 Pz', 'G 19 Pz']) done(t, 'german', { do: 'add', unit });
  done(t, 'german', { do: 'declare' });
  expect(whereIs(t, 'F X')).toBe('Dead pile');
  expect(t.entries.findLast(e => e.is === 'choice')).toMatchObject({ bars: 'look' });
});
test('3.10 a stack moves without its units being named to the enemy; a single unit is seen', () => {
  const t = scene({ forts: [], at: { 2322: ['G III', 'G II'], 2522: ['G VI', 'G VII'] } });
  done(t, 'german', { do: 'stack', hex: '2322' });
  expect(JSON.stringify(t.g.stack)).not.toContain('unit');
  done(t, 'german', { do: 'to', hex: '2323' });
  expect([seen(t, 'allied')['G III'], seen(t, 'allied')['G II']]).toEqual(['?', '2323']);
  expect(logFor(t, 'allied').some(l => l.text.includes('G III'))).toBe(false);
  expect(logFor(t, 'german').some(l => l.text.includes('G III'))).toBe(true);
  done(t, 'german', { do: 'move', unit: 'G VI' });
  expect(seen(t, 'allied')['G VI']).toBe('2522');
});
test('3.10 levels close up when a unit leaves: they tell nothing of what lay beneath', () => {
  const t = scene({ forts: [], at: { 2322: ['G III', 'G II', 'G I'] } });
  march(t, 'german', 'G III', '2323');
  expect(save(france40, t.g).columns.level).toMatchObject({ 'G II': 0, 'G I': 1, 'G III': 0 });
});
test('3.10 the owner orders his stacks as he likes', () => {
  const t = scene({ forts: [], at: { 2322: ['G III', 'G II'] } });
  expect(refusal(t, 'german', { do: 'top', unit: 'G II' })).toBe('3.10');
  done(t, 'german', { do: 'top', unit: 'G III' });
  expect([seen(t, 'allied')['G III'], seen(t, 'allied')['G II']]).toEqual(['2322', '?']);
});
test('3.10 how far a stack may go is not known before it goes: it hangs on what is beneath', () => {
  const march = (under: string) => {
    const t = scene({ forts: [], at: { 2322: [under, 'G 41 Pz'] } });
    done(t, 'german', { do: 'stack', hex: '2322' });
    return JSON.stringify(lookAt(t, 'allied').stack);
  };
  expect(march('G III')).toBe(march('G 19 Pz'));
});
