/** 2.0, 21.0 Counters, cards and the set-up. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { HOLE } from '../../../engine/state.ts';
import { lookAt, newTable } from '../../../engine/table.ts';
import { CARDS } from '../data/cards.ts';
import { LEVELS, NUMBERS } from '../data/charts.ts';
import { DATA } from '../data/facts.ts';
import { COMMAND } from '../data/lists.ts';
import { MARKERS, UNITS } from '../data/units.ts';
import { seedsOfDisaster } from '../game.ts';
import { asked, column, done, offered, opened, refusal, scene, value, whereIs } from './scene.ts';

test('2.0, 2.2.1 108 counters and 24 cards', () => {
  const others = MARKERS.reduce((sum, m) => sum + m.count, 0);
  expect(UNITS.length + others).toBe(108);
  expect(CARDS).toHaveLength(24);
  expect(UNITS.filter(u => u.type === 'army').every(u => u.mp === 3)).toBe(true);
});
test('2.2.1, 7.2.6 faces: as many dots as factors, dots on the full face make a corps mobile', () => {
  for (const u of UNITS) if (u.type !== 'army') expect(u.dots, u.name).toHaveLength(u.factors.length);
  const mobile = UNITS.filter(u => u.type !== 'fleet' && u.dots.at(-1)! > 0).map(u => u.type);
  expect(mobile).not.toContain('infantry');
  expect(UNITS.find(u => u.name === 'F 1 DLM')!.dots).toEqual([0, 2]);
});
test('2.3.4, 5.2.2 the enemy sees neither boxes nor strengths, an observer those of neither', () => {
  const t = scene({ moment: 'mobilisation', at: { Ruhr: ['G 1 Army'] } });
  const { at, columns } = seedsOfDisaster.layout;
  const cell = (side: string, unit: string): number =>
    lookAt(t, side).cells[at['steps']! + columns['steps']!.rows.indexOf(unit)]!;
  expect([cell('german', 'G 1 Army'), cell('allied', 'G 1 Army'), cell('', 'G 1 Army')]).toEqual([1, HOLE, HOLE]);
  expect([cell('', 'F 1 Army'), cell('allied', 'F 1 Army')]).toEqual([HOLE, 5]);
  const place = (side: string): number =>
    lookAt(t, side).cells[at['place']! + columns['place']!.rows.indexOf('G 6 Army')]!;
  expect([columns['place']!.values![place('german')], place('allied'), place('')]).toEqual([
    'German mobilised',
    HOLE,
    HOLE,
  ]);
});
test('6.3 the list of command events has 36 entries from 11 to 66', () => {
  expect(COMMAND.map(e => e.no)).toEqual([1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => 10 * a + b)));
});
test('20.0, 3.0 levels of victory, ten weeks, eight months', () => {
  expect(LEVELS.map(l => l.german ?? l.allied ?? 0)).toEqual([12, 11, 0, 11, 12, 13]);
  expect([NUMBERS.weeks.value, NUMBERS.months.value]).toEqual([10, 8]);
});
const place = (unit: string, area: string) => ({ do: 'place', unit, area });
test('21.0, 21.2, 21.3 three armies each on centres of their own, the French one an Area, placed unseen', () => {
  const t = opened();
  expect(asked(t)).toEqual(['german placing', 'allied placing']);
  expect(refusal(t, 'german', place('G 1 Army', 'Aachen'))).toBe('21.3');
  expect(refusal(t, 'german', place('F 1 Army', 'Lille'))).toBe('21.3');
  expect(refusal(t, 'allied', place('BEF', 'Rouen'))).toBe('21.2');
  expect(refusal(t, 'allied', place('F 1 Army', 'Antwerp'))).toBe('21.2');
  done(t, 'german', place('G 1 Army', 'Ruhr'));
  expect(lookAt(t, 'allied').cells.join()).toBe(lookAt(opened(), 'allied').cells.join());
  done(t, 'german', place('G 2 Army', 'Cologne'));
  done(t, 'german', place('G 4 Army', 'Stuttgart'));
  expect(asked(t)).toEqual(['allied placing']);
  for (const [unit, area] of [
    ['F 1 Army', 'Lille'],
    ['F 2 Army', 'Reims'],
    ['F 3 Army', 'Nancy'],
  ]) {
    done(t, 'allied', place(unit!, area!));
    expect(refusal(t, 'allied', place('F 4 Army', area!))).toBe('21.2');
  }
  expect(refusal(t, 'allied', place('F 4 Army', 'Dijon'))).toBe('21.2');
  expect(offered(t, 'allied').map(c => c['area'])).toEqual(['Antwerp', 'Brussels']);
});
test('21.0 the prepared start of 1940 is war in its first week after the Germans have chosen their axis', () => {
  const t = newTable(seedsOfDisaster, {
    scenario: '1940',
    options: optionsOf(seedsOfDisaster, '1940', {}),
    commitment: '',
    roller: () => [],
  });
  expect(asked(t)).toEqual(['german strategising']);
  done(t, 'german', { do: 'choose', strategy: 'Centre' });
  expect([value(t, 'week'), whereIs(t, 'G XIX Pz')]).toEqual([1, 'Poised with G 12 Army']);
});
/** The counters of the start, before anybody places. */
const START = opened();
test('21.1 Peace, 1934', () => {
  expect([value(START, 'status'), value(START, 'year'), value(START, 'month')]).toEqual(['Peace', 1934, 0]);
  expect(column(START, 'permanent')).toEqual({ german: '0', allied: '0' });
});
test('21.2 French armies of five steps, a BEF of four, a fleet, a Dutch and a Belgian corps', () => {
  const steps = column(START, 'steps');
  expect(UNITS.filter(u => u.nation === 'France' && u.type === 'army').every(u => steps[u.name] === 5)).toBe(true);
  expect([steps['BEF'], steps['NL I'], steps['B I'], steps['F X']]).toEqual([4, 2, 2, 0]);
  expect([whereIs(START, 'BEF'), whereIs(START, 'NL I'), whereIs(START, 'F 1 Air')]).toEqual([
    'Allied mobilised',
    'Rotterdam',
    'GQG reserve',
  ]);
});
test('21.3 German armies of one step, everything else to be built', () => {
  const steps = column(START, 'steps');
  for (const u of UNITS.filter(x => x.nation === 'Germany')) expect(steps[u.name]).toBe(u.type === 'army' ? 1 : 0);
});
test('21.3, 8.0 German armies may begin together: only of the French the rule says one an Area', () => {
  const t = opened();
  for (const unit of ['G 1 Army', 'G 2 Army', 'G 4 Army']) done(t, 'german', place(unit, 'Ruhr'));
  expect(asked(t)).toEqual(['allied placing']);
});
test('every datum says where it comes from', () => {
  expect(DATA.length).toBeGreaterThan(400);
  expect(DATA.filter(d => d.fact.why.trim() === '')).toEqual([]);
});
