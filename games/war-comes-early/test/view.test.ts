/** What a side is shown, in the terminal too, and what its standing orders may name. */
import { expect, test } from 'vitest';
import { legal } from '../../../engine/decide.ts';
import { save } from '../../../engine/save.ts';
import type { Ink } from '../../../engine/text.ts';
import { warComesEarly } from '../game.ts';
import { terminal } from '../look/terminal.ts';
import { MACHINE } from '../rules/machine.ts';
import { POLICIES } from '../rules/policies.ts';
import { viewOf } from '../view.ts';
import { overlaysOf, traceFor } from '../view/overlays.ts';
import { done, opened, ready, scene } from './scene.ts';

const stack = { 4022: ['G39 I', 'G39 XIX'], 4023: ['P I', 'P II', 'P III'], 4330: ['P IV'] };
test('8.3 of an enemy stack the top and the height are shown, of one’s own everything', () => {
  const { g } = ready(scene({ at: stack }));
  const seen = (side: string, hex: string) => viewOf(g, side).stacks.find(s => s.hex === hex)!;
  expect(seen('german', '4023')).toMatchObject({ height: 3, hidden: 2 });
  expect(seen('german', '4023').units.map(u => u.name)).toEqual(['P III']);
  expect(seen('allied', '4023').hidden).toBe(0);
  expect(seen('observer', '4022').units.map(u => u.name)).toEqual(['G39 XIX']);
});
test('13.1, 13.2 in 1939 Czechoslovakia has fallen, and no work of it stands; Danzig is neutral', () => {
  const { nations, forts } = viewOf(opened('1939').g, 'observer');
  const standing = (country: string) => nations.find(n => n.country === country)?.standing;
  expect(['Czechoslovakia', 'Poland', 'Danzig'].map(standing)).toEqual(['fallen', 'at war', 'neutral']);
  expect(forts.filter(f => f.kind.startsWith('czech') && !f.breached)).toEqual([]);
});
test('8.3 an army laid out by hand, or by a ready-made plan, is not seen before it is done', () => {
  const t = opened('1938');
  const looks = (side: string): string => JSON.stringify(save(warComesEarly, MACHINE.view(t.g, side)));
  const before = ['german', 'observer'].map(looks);
  done(t, 'allied', { do: 'pick', unit: 'Cz XI' });
  expect(['german', 'observer'].map(looks)).toEqual(before);
  done(t, 'allied', { do: 'at', hex: '2121' });
  expect(['german', 'observer'].map(looks)).toEqual(before);
  done(t, 'allied', { do: 'lay', plan: 'ring' });
  expect(['german', 'observer'].map(looks)).toEqual(before);
  done(t, 'allied', { do: 'done' });
  expect(looks('german')).not.toBe(before[0]);
});
test('11.6 where a march may end is its owner’s alone, in column marked as such', () => {
  const t = ready(scene({ at: { 5418: ['G39 I'], 4330: ['P I'] } }));
  done(t, 'german', { do: 'move', unit: 'G39 I' });
  const { reach } = viewOf(t.g, 'german').march!;
  expect(reach.filter(r => r.column).every(r => r.cost > 6 && !r.zone)).toBe(true);
  expect(reach.some(r => r.column)).toBe(true);
  expect(viewOf(t.g, 'allied').march).toMatchObject({ units: [], reach: [], count: 1 });
});
test('12.1, 8.3 odds show every shift with its case, and a range while defenders are hidden', () => {
  const t = ready(scene({ at: stack, moment: 'german combat' }));
  done(t, 'german', { do: 'attack', hex: '4023' });
  done(t, 'german', { do: 'add', unit: 'G39 XIX' });
  const { odds } = viewOf(t.g, 'german').battle!;
  expect(odds!.defence[0]).toBeLessThan(odds!.defence[1] + 1);
  expect(odds).toMatchObject({ attack: 8, mechanised: true });
  expect(odds!.columns.every(c => c.results.length === 6)).toBe(true);
  expect(viewOf(t.g, 'allied').battle!.attackers).toEqual([]);
});
test('12.1, 12.4, 10.5 a plan shows who adds what and why, who may join, what clears the hex and how the attackers stand then', () => {
  const at = { 4022: ['G39 3 A', 'G39 CB', 'G39 CW', 'G39 CK', 'G39 XIX'], 4023: ['P I'], 4123: ['P II'] };
  const t = ready(scene({ at, moment: 'german combat' }));
  done(t, 'german', { do: 'attack', hex: '4023' });
  done(t, 'german', { do: 'add', unit: 'G39 3 A' });
  const b = viewOf(t.g, 'german').battle!;
  expect(b.adds).toMatchObject([{ unit: 'G39 3 A', hex: '4022', factor: 13 }]);
  expect(b.able.map(a => a.unit).toSorted()).toEqual(['G39 CB', 'G39 CK', 'G39 CW', 'G39 XIX']);
  expect(b.clears).toBe(1);
  expect(b.disruption).toMatchObject({ armies: ['G39 3 A'], overfull: [{ hex: '4022' }] });
  const { from, shifts, columns } = b.odds!;
  expect(shifts.at(-1)?.to ?? columns[0]!.label).toBe(columns[0]!.label);
  expect(from + shifts.reduce((sum, x) => sum + x.value, 0)).toBe(columns[0]!.column);
  for (const side of ['allied', 'observer']) {
    const seen = viewOf(t.g, side).battle!;
    expect([seen.adds, seen.able, seen.disruption]).toEqual([[], [], undefined]);
  }
});
test('12.0 targets with their odds are the attacker’s alone; 11.7 limits are everybody’s', () => {
  const { g } = ready(scene({ at: stack, moment: 'german combat' }));
  expect(overlaysOf(g, 'german').targets.map(x => x.hex)).toEqual(['4023']);
  expect(overlaysOf(g, 'german').targets[0]!.odds.attack).toBe(4 + 8);
  expect(overlaysOf(g, 'allied').targets).toEqual([]);
  const open = new Map(overlaysOf(g, 'allied').limits.map(l => [l.nation, l.hexes]));
  expect([open.get('Polish')!.includes('4023'), open.get('Polish')!.includes('2920')]).toEqual([true, false]);
});
test('10.3 the ground abroad that railheads feed is seen by both sides alike', () => {
  const heads = ['1', '2', '3', '4'].map(n => [`railhead ${n}`, '5222']);
  const columns = { railhead: Object.fromEntries(heads) };
  const moment = 'Soviet Union and Lithuania movement';
  const { g } = scene({ scenario: '1938', turn: 3, at: { 5219: ['SU 1'] }, columns, moment });
  const { railFed } = overlaysOf(g, 'german');
  expect([railFed.includes('4723'), railFed.includes('4623')]).toEqual([true, false]); // four hexes between, and five
  expect(overlaysOf(g, 'allied').railFed).toEqual(railFed);
});
test('9.0, 10.2 overlays: zones, and the line of a unit or what cuts it', () => {
  const ring = { 4022: ['P I'], 4123: ['P II'], 4124: ['P III'], 4024: ['P IV'], 3924: ['P V'] };
  const { g } = scene({ at: { 4023: ['G39 I'], ...ring } });
  expect(overlaysOf(g, 'german').cut.map(c => c.unit)).toEqual(['G39 I']);
  expect(traceFor(g, 'german', 'G39 I')).toMatchObject({ supplied: false, cut: { case: '9.2' } });
});
const plain = (text: string): string => text;
const INK: Ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain };
test('the terminal keeps to its width in both scenarios', () => {
  for (const t of [opened('1938'), opened('1939'), ready(scene({ at: stack }))])
    for (const side of ['german', 'allied'])
      for (const line of [...terminal.situation(t.g, INK, 80, side), ...terminal.map(t.g, INK, 80, side)])
        expect(line.length, line).toBeLessThanOrEqual(80);
});
test('12.3, 4.6 a standing order may leave losses to least-loss: no mechanised corps if it can be helped', () => {
  const t = ready(
    scene({ at: { 4022: ['G39 XIX', 'G39 I'], 4023: ['P I', 'P II', 'P III'] }, moment: 'german combat' }),
  );
  done(t, 'german', { do: 'attack', hex: '4023' });
  for (const unit of ['G39 XIX', 'G39 I']) done(t, 'german', { do: 'add', unit });
  done(t, 'german', { do: 'declare' }, 4); // 12 less 9 on the mechanised line, +3: 1/1
  done(t, 'allied', { do: 'lose', unit: 'P I' }, 1);
  const ask = MACHINE.open(t.g)[0]!;
  const choices = legal(MACHINE.rules.decisions['losing']!, t.g, ask);
  const chosen = POLICIES.find(p => p.id === 'least-loss')!.choose(t.g, ask, choices, {});
  expect(MACHINE.say(t.g, ask, chosen!)).toBe('G39 I is eliminated');
});
