/** 7.0, 14.2 Mobilisation. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { seedsOfDisaster } from '../game.ts';
import {
  bothDone,
  cardOf,
  column,
  done,
  IN_1937,
  offered,
  opened,
  points,
  refusal,
  refusalWords,
  refuses,
  RICH,
  scene,
  stepsIn,
  told,
  value,
  whereIs,
} from './scene.ts';

const BUILD = { year: 1936, moment: 'mobilisation', columns: { rp: { german: 90, allied: 90 } } } as const;
const build = (unit: string, steps = 1, more = {}) => ({ do: 'build', unit, steps, ...more });
test('3.1.4 what was planned is not seen before both are sealed, and then only what it shows', () => {
  const t = scene(BUILD);
  done(t, 'german', build('G XIX Pz'));
  expect(points(t, 'rp', 'german')).toBe(90);
  expect(value(t, 'status')).toBe('Peace');
  const view = seedsOfDisaster.machine.view(t.g, 'allied');
  expect(JSON.stringify(view.stack)).not.toContain('build');
  bothDone(t, { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect(points(t, 'rp', 'german')).toBe(81);
});
test('7.1 RPs come last in the first month, and are spent in later ones', () => {
  const second = scene({ status: 'Armed Belligerence', month: 2, moment: 'checks', columns: { rp: { german: 30 } } });
  expect(points(second, 'rp', 'german')).toBe(30);
  expect(offered(second, 'german').some(c => c['do'] === 'build')).toBe(true);
  const first = scene({ status: 'Armed Belligerence', month: 1, year: 1939, moment: 'checks' }, 3, 4, 3, 4);
  expect([points(first, 'rp', 'german'), points(first, 'rp', 'allied')]).toEqual([100, 73]); // 7 and two more, on the column of 1939; no more than 100 at level 1 (7.3.3)
});
test('7.1, 7.0 nothing is bought that the RPs do not pay', () => {
  const t = scene({ ...BUILD, columns: { rp: { german: 5, allied: 90 } } });
  expect(refusal(t, 'german', build('G 1 Army', 2))).toBe('7.1');
  done(t, 'german', build('G 1 Army'));
  expect(refusalWords(t, 'german', build('G 1 Army'))).toContain('there are 2');
});
test('7.1.1, 2.1 income is two dice with the modifiers of status and turn, on the column of the year', () => {
  const t = scene({ year: 1934, moment: 'resource points' }, 3, 4, 3, 4);
  expect([points(t, 'rp', 'german'), points(t, 'rp', 'allied')]).toEqual([25, 29]);
  const more = scene(
    {
      year: 1938,
      status: 'Military Preparations',
      moment: 'resource points',
      columns: { drm: { german: '+1', allied: '-2' } },
    },
    3,
    4,
    3,
    4,
  );
  expect([points(more, 'rp', 'german'), points(more, 'rp', 'allied')]).toEqual([100, 49]);
});
test('7.2 the chart has a date for some kinds', () => {
  const t = scene({ ...BUILD, year: 1934 });
  expect(refusal(t, 'german', build('G XIX Pz'))).toBe('7.2');
  expect(refusal(t, 'german', build('G Para'))).toBe('7.2');
  expect(refusal(scene(BUILD), 'german', build('G XIX Pz'))).toBeUndefined();
});
/** Both end, so that the plan is carried out; in Peace before 1937 the year then ends. */
const carriedOut = (t: Table, side: 'german' | 'allied'): void => {
  done(t, side, { do: 'done' });
};
test('7.2.1, 2.3.3, 2.3.4, 7.2.2 a corps comes out of the Force Pool into the box, on its weak face', () => {
  const t = scene(BUILD);
  expect(whereIs(t, 'G XIX Pz')).toBe('German force pool');
  expect(refusal(t, 'german', build('G XIX Pz', 2))).toBe('7.2.6');
  done(t, 'german', build('G XIX Pz'));
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect([whereIs(t, 'G XIX Pz'), stepsIn(t, 'G XIX Pz')]).toEqual(['German mobilised', 1]);
});
test('7.2.3, 2.3.1 armies gain as many steps as are paid for, up to 19', () => {
  const t = scene({ ...BUILD, steps: { 'G 1 Army': 10 } });
  expect(refusal(t, 'german', build('G 1 Army', 10))).toBe('2.3.1');
  done(t, 'german', build('G 1 Army', 9));
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect(stepsIn(t, 'G 1 Army')).toBe(19);
  expect(points(t, 'rp', 'german')).toBe(63);
  expect(told(t)).toContain('The Germans spend 27 RPs.');
});
test('7.2.4 German infantry appears on a German centre, French in the box, and nobody buys Poles', () => {
  const t = scene(BUILD);
  expect(refusal(t, 'german', build('G I'))).toBe('7.2.4');
  expect(refusal(t, 'german', build('G I', 1, { area: 'Lille' }))).toBe('7.2.4');
  done(t, 'german', build('G I', 1, { area: 'Ruhr' }));
  done(t, 'allied', build('F X'));
  expect(refusal(t, 'allied', build('Polish'))).toBe('7.2.4');
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect([whereIs(t, 'G I'), whereIs(t, 'F X')]).toEqual(['Ruhr', 'Allied mobilised']);
});
test('7.2.5 Dutch and Belgians appear at home, whatever the technology; two replacement counters serve three corps', () => {
  const t = scene({ ...BUILD, steps: { 'B I': 2 } });
  expect(refusal(t, 'allied', build('NL II', 1, { area: 'Antwerp' }))).toBe('7.2.5');
  done(t, 'allied', build('NL II', 1, { area: 'Rotterdam' }));
  done(t, 'allied', build('B II', 1, { area: 'Brussels' }));
  expect(refusal(t, 'allied', build('B III', 1, { area: 'Brussels' }))).toBe('7.2.5');
  done(t, 'allied', build('B I'));
  done(t, 'allied', build('B I'));
  done(t, 'allied', build('B III', 1, { area: 'Brussels' }));
});
const LEVEL2 = { ...BUILD, columns: { rp: { german: 90, allied: 90 }, invested: { german: 60, allied: 60 } } } as const;
test('7.2.6, 7.2.2 the second step waits for another turn, and of mobile corps and fleets for level 2', () => {
  const t = scene({ ...LEVEL2, boxes: { 'G XV Pz': 'German mobilised' }, steps: { 'G XV Pz': 1 } });
  done(t, 'german', build('G XIX Pz'));
  expect(refusal(t, 'german', build('G XIX Pz'))).toBe('7.2.6');
  done(t, 'german', build('G XV Pz'));
  const poor = scene({
    ...BUILD,
    boxes: { 'G XV Pz': 'German mobilised', 'G I': 'Ruhr' },
    steps: { 'G XV Pz': 1, 'G I': 1 },
  });
  expect(refusal(poor, 'german', build('G XV Pz'))).toBe('7.3.6');
  expect(refusal(poor, 'german', build('G I'))).toBeUndefined();
  expect(refusal(poor, 'allied', build('F 1 Air'))).toBe('7.3.6');
});
test('7.2.7 DLC, DLM, armour in this order; the seconds wait for card 20; one armoured corps a turn', () => {
  const t = scene({ ...BUILD, year: 1938 });
  expect(refusal(t, 'allied', build('F 1 DLM'))).toBe('7.2.7');
  done(t, 'allied', build('F DLC'));
  expect(refusal(t, 'allied', build('F 1 Arm'))).toBe('7.2.7');
  done(t, 'allied', build('F 1 DLM'));
  for (const second of ['F 2 DLM', 'F 2 Arm'])
    expect(refusalWords(t, 'allied', build(second))).toContain('waits for card 20');
  done(t, 'allied', build('F 1 Arm'));
  const card = scene({
    ...BUILD,
    year: 1938,
    boxes: { 'F DLC': 'Allied mobilised', 'F 1 DLM': 'Allied mobilised' },
    columns: { ...BUILD.columns, metier: 'yes' },
  });
  done(card, 'allied', build('F 2 DLM'));
  done(card, 'allied', build('F 2 Arm'));
  expect(refusalWords(card, 'allied', build('F 1 Arm'))).toContain('one armoured corps a turn');
});
test('7.2.8 the BEF and its corps are built up in their box, by Allied RPs, and wait there', () => {
  const t = scene(BUILD);
  done(t, 'allied', build('BEF', 2));
  done(t, 'allied', build('UK III'));
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect([stepsIn(t, 'BEF'), whereIs(t, 'BEF'), whereIs(t, 'UK III')]).toEqual([
    6,
    'Allied mobilised',
    'Allied mobilised',
  ]);
});
test('7.2.10, 2.3.2 a fleet goes to the Reserve, the British one only when the BEF lands', () => {
  const t = scene({ ...BUILD, columns: { rp: { german: 90, allied: 90 } } });
  done(t, 'german', build('G 1 Air'));
  done(t, 'allied', build('UK Air'));
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect([whereIs(t, 'G 1 Air'), whereIs(t, 'UK Air')]).toEqual(['OKW reserve', 'Allied mobilised']);
  const landed = scene({ ...BUILD, status: 'Armed Belligerence', year: 1940, month: 3 });
  done(landed, 'allied', build('UK Air'));
  bothDone(landed);
  expect(whereIs(landed, 'UK Air')).toBe('GQG reserve');
});
test('7.3, 7.3.6 infantry needs no technology, mobile corps and fleets do', () => {
  const t = scene({
    ...BUILD,
    boxes: { 'G Para': 'German mobilised', 'F X': 'Allied mobilised' },
    steps: { 'G Para': 1, 'F X': 1, 'F 1 Air': 1 },
    year: 1938,
  });
  expect(refusal(t, 'german', build('G Para'))).toBe('7.3.6');
  expect(refusal(t, 'allied', build('F 1 Air'))).toBe('7.3.6');
  expect(refusal(t, 'allied', build('F X'))).toBeUndefined();
});
test('7.3.1, 7.3.2 both begin at level 1, and 10 or 20 RPs a turn go into technology', () => {
  expect(column(opened(), 'invested')).toEqual({ german: 0, allied: 0 });
  const t = scene(BUILD);
  expect(refusal(t, 'german', { do: 'invest', rp: 30 })).toBe('7.3.2');
  done(t, 'german', { do: 'invest', rp: 10 });
  done(t, 'german', { do: 'invest', rp: 10 });
  expect(refusal(t, 'german', { do: 'invest', rp: 10 })).toBe('7.3.2');
});
test('7.3.2, 7.2.7 thirty RPs of technology are refused, and a DLM before the DLC', () => {
  const t = scene({ ...IN_1937, moment: 'mobilisation', columns: RICH });
  refuses(t, 'german', { do: 'invest', rp: 30 }, '7.3.2');
  done(t, 'german', { do: 'invest', rp: 20 });
  refuses(t, 'german', { do: 'invest', rp: 10 }, '7.3.2');
  refuses(t, 'allied', { do: 'build', unit: 'F 1 DLM', steps: 1 }, '7.2.7');
});
test('7.3.3 before level 2 RPs above 100 are lost when they come in', () => {
  const t = scene(
    { year: 1938, moment: 'resource points', columns: { rp: { german: 95, allied: 95 }, invested: { allied: 60 } } },
    3,
    4,
    3,
    4,
  );
  expect([points(t, 'rp', 'german'), points(t, 'rp', 'allied')]).toEqual([100, 144]);
});
test('7.3.4, 7.3.5, 2.2.2 with 60 RPs level 2 is there at once, and opens the strong faces', () => {
  const t = scene({
    ...BUILD,
    boxes: { 'G XV Pz': 'German mobilised' },
    steps: { 'G XV Pz': 1 },
    columns: { ...BUILD.columns, invested: { german: 50 } },
  });
  expect(refusal(t, 'german', build('G XV Pz'))).toBe('7.3.6');
  expect(refusal(t, 'german', { do: 'invest', rp: 20 })).toBe('7.3.4');
  done(t, 'german', { do: 'invest', rp: 10 });
  done(t, 'german', build('G XV Pz'));
  expect(refusal(t, 'german', { do: 'invest', rp: 10 })).toBe('7.3.4');
});
test('7.4, 6.1.3 in war nothing is mobilised, and no manoeuvre is held', () => {
  const t = scene({ week: 1, moment: 'german movement', columns: { rp: { german: 50 } } });
  expect(refusal(t, 'german', build('G 1 Army'))).toBe('7.4');
  expect(refusal(t, 'german', { do: 'invest', rp: 10 })).toBe('7.4');
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Koblenz' })).toBe('6.1.3');
});
test('7.5, 7.5.2 a card halves the price of its kind, for this turn', () => {
  const t = scene({ year: 1935, moment: 'event cards', hands: { german: [3] }, columns: { rp: { german: 50 } } });
  done(t, 'german', { do: 'play', card: cardOf(3) });
  done(t, 'german', { do: 'done' }, 3, 4, 3, 4);
  const rp = points(t, 'rp', 'german') as number;
  done(t, 'german', build('G 1 Air'));
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' }, 'B-Dienst', 'Venlo');
  expect([rp - (points(t, 'rp', 'german') as number), column(t, 'halved')['German fleet']]).toEqual([5, 'no']);
});
test('7.5.1 a card that opens a kind opens it from this turn on', () => {
  const t = scene({ year: 1936, moment: 'event cards', hands: { german: [1] } });
  done(t, 'german', { do: 'play', card: cardOf(1) });
  done(t, 'german', { do: 'done' }, 1, 1, 3, 4, 3, 4);
  expect(column(t, 'opens')['Westwall']).toBe(1936);
  done(t, 'german', { do: 'dig', area: 'Aachen' });
});
test('7.5.2 halved prices are rounded up', () => {
  const t = scene({ ...BUILD, columns: { ...BUILD.columns, halved: { 'German army': 'yes', panzer: 'yes' } } });
  done(t, 'german', build('G 1 Army', 3));
  done(t, 'german', build('G XV Pz'));
  carriedOut(t, 'german');
  done(t, 'allied', { do: 'done' }, 3, 4, 3, 4, 'B-Dienst', 'Venlo');
  expect(points(t, 'rp', 'german')).toBe(90 - 6 - 5);
});
test('14.2, 14.2.1, 7.2.6 the Westwall: German Areas on the western border, one marker each, the second step with level 2', () => {
  const t = scene({ ...LEVEL2, year: 1938 });
  expect(refusal(t, 'german', { do: 'dig', area: 'Frankfurt' })).toBe('14.2.1');
  expect(refusal(t, 'german', { do: 'dig', area: 'Lille' })).toBe('14.2.1');
  done(t, 'german', { do: 'dig', area: 'Aachen' });
  expect(refusal(t, 'german', { do: 'dig', area: 'Aachen' })).toBe('7.2.6');
  expect(refusal(scene(LEVEL2), 'german', { do: 'dig', area: 'Aachen' })).toBe('7.2');
  const poor = scene({ ...BUILD, year: 1938, columns: { ...BUILD.columns, westwall: { Aachen: 'reduced' } } });
  expect(refusal(poor, 'german', { do: 'dig', area: 'Aachen' })).toBe('14.2.1');
  const seven = Object.fromEntries(
    ['Aachen', 'Trier', 'Saarbrucken', 'Kaiserslautern', 'Karlsruhe', 'Freiburg', 'Wesel'].map(a => [a, 'reduced']),
  );
  const full = scene({ ...LEVEL2, year: 1938, columns: { ...LEVEL2.columns, westwall: seven } });
  expect(refusalWords(full, 'german', { do: 'dig', area: 'Dusseldorf' })).toContain('all 7 markers');
});
