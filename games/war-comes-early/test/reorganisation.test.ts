/** 7.0 Reorganisation, 3.5 replacements, 2.3 what units are. */
import { expect, test } from 'vitest';
import { asked, attack, done, offered, ready, refusal, scene, value, verbs, whereIs, type Spec } from './scene.ts';

const polish = (at: Spec['at'], more: Spec = {}) => scene({ at: at!, moment: 'Poland reorganisation', ...more });
const forms = (t: ReturnType<typeof scene>, side: 'german' | 'allied') =>
  offered(t, side).filter(c => c['do'] === 'form');
const of = (power: string, at: Spec['at'], more: Spec = {}) =>
  scene({ scenario: '1938', turn: 3, at: at!, moment: `${power} reorganisation`, ...more });

test('7.0, 2.3.7 corps in one hex form an army, which stands for them', () => {
  const t = polish({ 4023: ['P I', 'P II', 'P C'] });
  done(t, 'allied', { do: 'form', unit: 'P Pz A', hex: '4023', units: ['P I', 'P II'] });
  expect([whereIs(t, 'P Pz A'), whereIs(t, 'P I'), whereIs(t, 'P II'), whereIs(t, 'P C')]).toEqual([
    '4023',
    'Set aside',
    'Set aside',
    '4023',
  ]);
  expect(refusal(t, 'allied', { do: 'split', unit: 'P Pz A' })).toBe('7.0'); // not both in one phase
});
test('7.0 an army breaks down into components, which form nothing in the same phase', () => {
  const t = polish({ 4023: ['P Pz A'] });
  done(t, 'allied', { do: 'split', unit: 'P Pz A' });
  expect(Object.values(value(t, 'place') as object).filter(p => p === '4023')).toHaveLength(2);
  expect(forms(t, 'allied')).toEqual([]);
});
test('7.0, 8.0 what is then too much the opponent moves out, as few as will do, his choice of units and hexes', () => {
  const t = polish({ 4023: ['P Pz A', 'P III', 'P IV', 'P V', 'P VI'], 4022: ['G39 I'] });
  done(t, 'allied', { do: 'split', unit: 'P Pz A' });
  expect(asked(t)).toBe('german dispersing');
  const hexes = new Set(offered(t, 'german').map(c => c['hex']));
  expect(hexes.has('4123')).toBe(false); // in a German zone, and there are others
  expect(hexes.has('4024')).toBe(true);
  done(t, 'german', { do: 'scatter', unit: 'P III', hex: '4024' });
  expect([asked(t), whereIs(t, 'P III')]).toEqual(['allied reorganising', '4024']);
});
test('7.0 only in supply', () => {
  const t = scene({
    at: {
      4023: ['G39 I', 'G39 II', 'G39 III'],
      4022: ['P I'],
      4123: ['P II'],
      4124: ['P III'],
      4024: ['P IV'],
      3924: ['P V'],
    },
    moment: 'german reorganisation',
  });
  expect(forms(t, 'german')).toEqual([]);
  expect(
    refusal(t, 'german', { do: 'form', unit: 'G39 3 A', hex: '4023', units: ['G39 I', 'G39 II', 'G39 III'] }),
  ).toBe('7.0');
  const fed = scene({ at: { 4023: ['G39 I', 'G39 II', 'G39 III'], 4330: ['P I'] }, moment: 'german reorganisation' });
  expect(forms(fed, 'german').length).toBeGreaterThan(0);
});
test('7.1 who forms what: two corps, three Hungarian ones, five Soviet armies, no cavalry and no static units', () => {
  expect(forms(of('Hungary', { 2632: ['H I', 'H II'] }), 'german')).toEqual([]);
  expect(forms(of('Hungary', { 2632: ['H I', 'H II', 'H III'] }), 'german').length).toBeGreaterThan(0);
  expect(
    forms(of('Soviet Union and Lithuania', { 5322: ['SU 1', 'SU 2', 'SU 3', 'SU 4', 'SU 5'] }), 'allied').length,
  ).toBeGreaterThan(0);
  const t = polish({ 4023: ['P I', 'P C'] });
  expect(refusal(t, 'allied', { do: 'form', unit: 'P Pz A', hex: '4023', units: ['P I', 'P C'] })).toBe('7.1');
  const guard = polish({ 3821: ['P I', 'P GR'] });
  expect(refusal(guard, 'allied', { do: 'form', unit: 'P Pz A', hex: '3821', units: ['P I', 'P GR'] })).toBe('7.1');
  const italy = of('Italy', { '0329': ['I AC', 'I FC', 'I MC'] });
  expect(forms(italy, 'german').map(c => c['unit'])).toEqual(['I Po']);
  expect(forms(of('Yugoslavia and Romania', { 1633: ['Y 5I', 'Y 6I'] }), 'allied').length).toBeGreaterThan(0);
});
test('7.1 any two corps of a hex form an army: which ones is the choice of their owner', () => {
  const t = scene({
    scenario: '1938',
    turn: 4,
    at: { 1733: ['Y 1', 'Y 5I', 'Y 6I'] },
    moment: 'Yugoslavia and Romania reorganisation',
  });
  const pairs = offered(t, 'allied').filter(c => c['do'] === 'form' && c['unit'] === 'Y 2 A');
  expect(pairs.map(c => c['units'])).toEqual([
    ['Y 1', 'Y 5I'],
    ['Y 1', 'Y 6I'],
    ['Y 5I', 'Y 6I'],
  ]);
  // In any order; the journal has that of the counters.
  done(t, 'allied', { do: 'form', unit: 'Y 2 A', hex: '1733', units: ['Y 6I', 'Y 5I'] });
  expect(t.entries.at(-1)).toMatchObject({ pick: { units: ['Y 5I', 'Y 6I'] } });
  expect(['Y 1', 'Y 5I', 'Y 2 A'].map(u => whereIs(t, u))).toEqual(['1733', 'Set aside', '1733']);
});
test('13.4 German armies of 1939 have three corps, none of them ad hoc, and the Slovaks never break down', () => {
  const t = scene({
    turn: 2,
    at: { 2413: ['G39 I', 'G39 II', 'G39 III', 'G39 CB'], 2821: ['G39 SAB'], 3821: ['P I'] },
    moment: 'german reorganisation',
  });
  const form = (...units: readonly string[]) => ({ do: 'form', unit: 'G39 3 A', hex: '2413', units });
  expect(refusal(t, 'german', form('G39 I', 'G39 II'))).toBe('13.4');
  expect(refusal(t, 'german', form('G39 I', 'G39 II', 'G39 CB'))).toBe('13.4');
  expect(refusal(t, 'german', { do: 'split', unit: 'G39 SAB' })).toBe('13.4');
  expect(refusal(t, 'german', form('G39 I', 'G39 II', 'G39 III'))).toBeUndefined();
});
test('7.1, 2.3.1 a front breaks into as many armies as there are', () => {
  const away = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`SU ${i + 1}`, 'Removed']));
  const t = of('Soviet Union and Lithuania', { 5322: ['SU 1B'] }, { boxes: away });
  done(t, 'allied', { do: 'split', unit: 'SU 1B' });
  expect([whereIs(t, 'SU 26'), whereIs(t, 'SU 27'), whereIs(t, 'SU 28')]).toEqual(['5322', '5322', '5322']);
});
test('7.1 an army lost whole is lost as its components, each diced for', () => {
  const t = ready(
    scene({
      at: { 4022: ['G39 3 A'], 4123: ['G39 4 A'], 4124: ['G39 8 A'], 4023: ['P Pz A'] },
      moment: 'german combat',
    }),
  );
  attack(t, 'german', '4023', ['G39 3 A', 'G39 4 A', 'G39 8 A'], 1, 2, 3); // +30: 0/5; concentric? three in a row are not
  expect(whereIs(t, 'P Pz A')).toBe('Set aside');
  expect(Object.values(value(t, 'place') as object).filter(p => p === 'Turn 3' || p === 'Turn 4')).toHaveLength(2);
});
test('3.5 one die in turns, two for who was out of supply, at a city, or fell to a concentric attack', () => {
  const concentric = ready(
    scene({ at: { 4022: ['G39 3 A'], 4024: ['G39 4 A'], 4023: ['P I'] }, moment: 'german combat' }),
  );
  attack(concentric, 'german', '4023', ['G39 3 A', 'G39 4 A'], 1, 1, 2);
  expect(whereIs(concentric, 'P I')).toBe('Turn 4');
  const city = ready(scene({ at: { 3922: ['G39 3 A'], 3822: ['G39 4 A'], 3821: ['P I'] }, moment: 'german combat' }));
  attack(city, 'german', '3821', ['G39 3 A', 'G39 4 A'], 1, 1, 1);
  expect(whereIs(city, 'P I')).toBe('Turn 3');
});
test('3.5 replacements come back in any friendly city they may be in, by option only in those of their country', () => {
  const hungary = (options: Spec['options']) =>
    scene({
      scenario: '1938',
      turn: 5,
      at: { 2632: ['H I'], 1633: ['Y 1'] },
      held: { 3231: 'german' },
      boxes: { 'H II': 'Turn 5' },
      moment: 'Hungary reorganisation',
      ...(options ? { options } : {}),
    });
  const back = (hex: string) => ({ do: 'arrive', unit: 'H II', hex });
  expect(refusal(hungary({ replacements: 'home' }), 'german', back('3231'))).toBe('3.5');
  const t = hungary(undefined);
  expect(refusal(t, 'german', back('3226'))).toBe('11.7'); // Krakow is friendly, and closed to Hungarians
  expect(refusal(t, 'german', back('1633'))).toBe('3.5'); // Zagreb is in enemy hands
  expect(refusal(t, 'german', back('0406'))).toBe('3.5'); // Brussels in nobody's
  done(t, 'german', back('3231'));
  expect(whereIs(t, 'H II')).toBe('3231');
});
test('3.5 replacements come back in a supply source or a city, in friendly hands', () => {
  const t = polish(
    { 4023: ['P II'] },
    { turn: 3, boxes: { 'P I': 'Turn 3', 'P III': 'Turn 4' }, held: { 3226: 'german' } },
  );
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'P I', hex: '4023' })).toBe('3.5');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'P I', hex: '3226' })).toBe('3.5');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'P III', hex: '3821' })).toBe('3.5'); // next turn
  done(t, 'allied', { do: 'arrive', unit: 'P I', hex: '3821' });
  expect(whereIs(t, 'P I')).toBe('3821');
});
test('3.5, 4.6 one German corps a turn; whether it may be a mechanised one is an option', () => {
  const lost = (options: Spec['options']) =>
    scene({
      at: { 2920: ['G39 III'] },
      boxes: { 'G39 I': 'Eliminated', 'G39 II': 'Eliminated', 'G39 XIX': 'Eliminated' },
      moment: 'german reorganisation',
      ...(options ? { options } : {}),
    });
  const t = lost(undefined);
  expect(refusal(lost({ mechReturn: 'no' }), 'german', { do: 'arrive', unit: 'G39 XIX', hex: '2821' })).toBe('3.5');
  done(t, 'german', { do: 'arrive', unit: 'G39 XIX', hex: '2821' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G39 I', hex: '2821' })).toBe('3.5');
  expect(verbs(t, 'german')).not.toContain('arrive');
});
test('3.5 static units never come back', () => {
  const t = ready(scene({ at: { 3922: ['G39 3 A'], 3822: ['G39 4 A'], 3821: ['P GR'] }, moment: 'german combat' }));
  attack(t, 'german', '3821', ['G39 3 A', 'G39 4 A'], 1);
  expect(whereIs(t, 'P GR')).toBe('Removed');
});
test('2.3, 2.2, 8.2 every unit has one step: a loss takes it whole, and markers take no room', () => {
  const t = polish({ 4023: ['P I', 'P II', 'P III', 'P IV', 'P V'] });
  expect(asked(t)).toBe('allied reorganising');
  expect(Object.values(value(t, 'place') as object).filter(p => p === '4023')).toHaveLength(5);
  const heads = scene({
    scenario: '1938',
    turn: 3,
    at: { 5222: ['SU 1', 'SU 2', 'SU 3', 'SU 4', 'SU 5'] },
    columns: { railhead: { 'railhead 1': '5222' } },
    moment: 'Soviet Union and Lithuania reorganisation',
  });
  expect(asked(heads)).toBe('allied reorganising');
});

test('7.0, 2.3.2 static units are moved out of a hex that holds too much as any others', () => {
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { '0614': ['G 2 A', 'G FG1', 'G FG2'] },
    moment: 'slipped german reorganisation',
  });
  done(t, 'german', { do: 'split', unit: 'G 2 A' });
  expect(asked(t)).toBe('allied dispersing'); // two corps and two divisions that count two each
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['G I', 'G II', 'G FG1', 'G FG2']));
  const to = offered(t, 'allied').find(c => c['unit'] === 'G FG1')!['hex']!;
  done(t, 'allied', { do: 'scatter', unit: 'G FG1', hex: to });
  expect(whereIs(t, 'G FG1')).toBe(to);
});
