/** 8.0, 9.0, 11.0 Stacking, zones of control and movement. The plain around 4023 in Poland is clear, without rivers, cities and railways. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { sideTo } from '../model/ground.ts';
import {
  column,
  costOf,
  done,
  hexNo,
  holder,
  in1938,
  march,
  odds,
  reaches,
  ready,
  refusal,
  refusalWords,
  scene,
  shiftNamed,
  supplied,
  value,
  whereIs,
  zoned,
  type Spec,
} from './scene.ts';

const german = (at: Spec['at'], more: Spec = {}) => ready(scene({ at: at!, ...more }));
const polish = (at: Spec['at'], more: Spec = {}) => scene({ at: at!, moment: 'Poland movement', ...more });
const begin = (t: ReturnType<typeof scene>, unit: string, side: 'german' | 'allied' = 'german') => {
  done(t, side, { do: 'move', unit });
  return t;
};

const said = (t: ReturnType<typeof scene>, side: 'german' | 'allied', choice: Json): string =>
  `${refusal(t, side, choice)} ${refusalWords(t, side, choice)}`;
test('2.1, 11.3 a black dot is no city: Jihlava and Chemnitz count as the rough ground they stand on', () => {
  const t = begin(
    ready(scene({ scenario: '1938', turn: 3, at: { 1916: ['G XIV'] }, moment: 'slipped german movement' })),
    'G XIV',
  );
  expect(boxOf(t.g).ENTER[1][hexNo(t, '2017')]).toBe(boxOf(t.g).ENTER[1][hexNo(t, '1817')]); // rough, as Plauen
  const attack = scene({
    scenario: '1938',
    turn: 3,
    at: { 2224: ['G XIV'], 2223: ['Cz I'] },
    moment: 'slipped german combat',
  });
  expect(odds(attack, '2223', 'G XIV').attack).toBe(8); // not halved, as against a city
  expect(shiftNamed(odds(attack, '2223', 'G XIV'), 'Rough')).toBe(-1);
});
test('2.3.2, 11.0 an army has four points, a corps six, and column doubles them; static units never move', () => {
  const t = german({ 4023: ['G39 3 A'], 3120: ['G39 I'] });
  begin(t, 'G39 3 A');
  const dearest = (): number => Math.max(...reaches(t, 'german').map(hex => costOf(t, 'german', hex as string)!));
  expect([column(t, 'factor')['G39 3 A'], dearest()]).toEqual([8, 8]); // in halves: four, and eight in column
  done(t, 'german', { do: 'stay' });
  begin(t, 'G39 I');
  expect([column(t, 'factor')['G39 I'], dearest()]).toEqual([12, 12]);
  expect(costOf(t, 'german', '3121')).toBe(1);
  const p = polish({ 3821: ['P GR'], 4023: ['P I'] });
  expect(refusal(p, 'allied', { do: 'move', unit: 'P GR' })).toBe('2.3.2');
});
test('8.0 five units, one army: a hex that would hold more is neither entered nor passed', () => {
  const full = ['P I', 'P II', 'P III', 'P IV', 'P V'];
  const t = polish({ 4023: full, 4022: ['P C'], 4123: ['P Pz A'], 3923: ['P Lz A'] });
  begin(t, 'P C', 'allied');
  expect(refusal(t, 'allied', { do: 'to', hex: '4023' })).toBe('8.0');
  expect(refusalWords(t, 'allied', { do: 'to', hex: '4023' })).toContain('more than 5 units');
  expect(costOf(t, 'allied', '4024')).toBeGreaterThan(2); // around it
  done(t, 'allied', { do: 'stay' });
  begin(t, 'P Pz A', 'allied');
  expect(refusalWords(t, 'allied', { do: 'to', hex: '3923' })).toContain('a second army');
});
test('8.0 German mechanised corps count two, and enemies never share a hex', () => {
  const t = german({ 4023: ['G39 I', 'G39 II', 'G39 III', 'G39 IV'], 4022: ['G39 XIX'], 4124: ['P I'] });
  begin(t, 'G39 XIX');
  expect(refusal(t, 'german', { do: 'to', hex: '4023' })).toBe('8.0');
  expect(refusalWords(t, 'german', { do: 'to', hex: '4124' })).toContain('P I holds 4124');
});
test('8.1, 11.2 a stack goes together, leaves one behind, and both go on with what they have left', () => {
  const t = german({ 4023: ['G39 I', 'G39 II', 'G39 III'], 3120: ['G39 IV'] });
  done(t, 'german', { do: 'stack', hex: '4023' });
  done(t, 'german', { do: 'to', hex: '4123' });
  done(t, 'german', { do: 'stack', hex: '4123' });
  done(t, 'german', { do: 'leave', unit: 'G39 II' });
  done(t, 'german', { do: 'to', hex: '4122' });
  expect([whereIs(t, 'G39 I'), whereIs(t, 'G39 II'), whereIs(t, 'G39 III')]).toEqual(['4122', '4123', '4122']);
  march(t, 'german', 'G39 II', '4124'); // he resumes
  march(t, 'german', 'G39 IV', '3121'); // another stack has begun
  expect(refusal(t, 'german', { do: 'move', unit: 'G39 II' })).toBe('11.2');
});
test('11.2 those who only passed each other do not march together', () => {
  const t = german({ 4023: ['G39 I'], 4022: ['G39 II'] });
  march(t, 'german', 'G39 I', '4022');
  expect(refusal(t, 'german', { do: 'stack', hex: '4022' })).toBe('11.2');
});
test('9.0 zones reach the six hexes around, not over the frontier a nation may not cross', () => {
  const t = german({ 3020: ['P I'], 4023: ['G39 I'] });
  expect(zoned(t, 'german', '4022')).toBe(true);
  expect(zoned(t, 'german', '4023')).toBe(false); // its own hex is not in its zone
  expect(zoned(t, 'allied', '3120')).toBe(true);
  expect(zoned(t, 'allied', '2920')).toBe(false); // Germany is closed to Poles
});
test('9.0 intact Czech forts have zones, empty West Wall and Maginot hexes none', () => {
  const t = scene({ scenario: '1938', at: { 2222: ['Cz 1 A'] }, moment: 'german movement' });
  expect(zoned(t, 'allied', '2421')).toBe(true); // beside the fort in 2420
  expect(zoned(t, 'allied', '2520')).toBe(false); // Germany: no Czech goes there
  expect(zoned(t, 'german', '0413')).toBe(false);
  expect(zoned(t, 'allied', '0514')).toBe(false);
});
test('9.0, 8.3 a mechanised unit alone has no zone in a swamp off the railway; a stack, of which only the top is known, has', () => {
  expect(zoned(german({ 4424: ['G39 XIX'] }), 'german', '4425')).toBe(false);
  expect(zoned(german({ 4424: ['G39 XIX'] }), 'german', '4525')).toBe(true); // by rail
  expect(zoned(german({ 4424: ['G39 I', 'G39 XIX'] }), 'german', '4425')).toBe(true);
});
test('9.1 a march stops in the first enemy zone and never goes from zone to zone', () => {
  const t = german({ 4021: ['G39 I'], 4024: ['P I'] });
  begin(t, 'G39 I');
  expect(reaches(t, 'german')).toContain('4023'); // in the zone of 4024
  expect(refusal(t, 'german', { do: 'to', hex: '4124' })).toBeUndefined(); // around by 4123
  done(t, 'german', { do: 'to', hex: '4023' });
  expect(refusal(t, 'german', { do: 'move', unit: 'G39 I' })).toBe('9.1');
  const held = german({ 4023: ['G39 I'], 4024: ['P I'], 4122: ['P II'] });
  begin(held, 'G39 I');
  expect(refusal(held, 'german', { do: 'to', hex: '4123' })).toBe('9.1');
  expect(reaches(held, 'german')).toContain('3923'); // out of the zone
});
test('9.1 German mechanised corps disregard zones', () => {
  const t = german({ 4023: ['G39 XIX'], 4024: ['P I'], 4125: ['P II'] });
  begin(t, 'G39 XIX');
  expect(costOf(t, 'german', '4124')).toBe(1);
  expect(costOf(t, 'german', '4224')).toBe(2);
});
test('11.1 one hex is always possible, whatever it costs, and takes all the points', () => {
  const t = german({ 4424: ['G39 SAB'], 4323: ['P I'], 4325: ['P II'], 4524: ['P III'] }, { held: {} });
  expect(supplied(t, 'G39 SAB')).toBe(false); // two points
  begin(t, 'G39 SAB');
  expect(costOf(t, 'german', '4425')).toBeUndefined(); // in the zone of 4325, as 4424 is
  const far = Object.fromEntries([1, 2, 3, 4].map(i => [`railhead ${i}`, '5222']));
  const free = scene({
    scenario: '1938',
    turn: 3,
    at: { 4126: ['SU 1'] },
    columns: { railhead: far },
    moment: 'Soviet Union and Lithuania movement',
  });
  expect(supplied(free, 'SU 1')).toBe(false); // three points
  begin(free, 'SU 1', 'allied');
  expect(reaches(free, 'allied')).toContain('4226'); // swamp over a river, four
  done(free, 'allied', { do: 'to', hex: '4226' });
  expect(refusal(free, 'allied', { do: 'move', unit: 'SU 1' })).toBe('11.0'); // nothing is left
});
test('11.3, 11.4 the ground of a hex and the hexside crossed are paid; a city hides its ground, and a river before it is free', () => {
  const t = german({ 4224: ['G39 I'] });
  const { CROSS, ENTER } = boxOf(t.g);
  const side = (a: string, b: string) => sideTo(t.g, hexNo(t, a), hexNo(t, b));
  expect(CROSS[side('4224', '4325')]).toBe(2); // a point, in halves
  expect(CROSS[side('2514', '2414')]).toBe(0); // into Berlin
  expect(ENTER[1][hexNo(t, '2414')]).toBe(2); // woods, but Berlin
  begin(t, 'G39 I');
  expect(costOf(t, 'german', '4223')).toBe(1);
});
test('11.4 a railway costs half a point whatever it crosses', () => {
  const t = german({ 4022: ['G39 I'] });
  begin(t, 'G39 I');
  expect(costOf(t, 'german', '4123')).toBe(0.5);
  expect(costOf(t, 'german', '4222')).toBe(1); // by rail over the river
});
test('11.4 mechanised units get into swamps and mountains along a railway only', () => {
  const t = german({ 4424: ['G39 XIX'] });
  begin(t, 'G39 XIX');
  expect(refusal(t, 'german', { do: 'to', hex: '4425' })).toBe('11.4');
  expect(costOf(t, 'german', '4525')).toBe(0.5); // a swamp with a railway
});
test('11.4 nobody crosses blocked hexsides or enters the sea', () => {
  const t = german({ 3128: ['G39 I'] });
  begin(t, 'G39 I');
  const around = costOf(t, 'german', '3028')!; // by 3027 or 3129, never over the hexside between
  expect(around).toBeGreaterThan(Math.min(costOf(t, 'german', '3027')!, costOf(t, 'german', '3129')!));
  const attack = in1938('slipped german combat', { at: { 3128: ['G I'], 3028: ['Cz I'] } });
  expect(said(ready(attack), 'german', { do: 'attack', hex: '3028' })).toBe(
    '11.4 G I cannot attack across the hexside between 3128 and 3028.',
  );
  const coast = german({ 3512: ['G39 CK'] });
  begin(coast, 'G39 CK');
  expect(refusal(coast, 'german', { do: 'to', hex: '3511' })).toBe('11.4');
});
test('11.5 intact Czech forts admit Czechs only, and the West Wall is breached by who enters it', () => {
  const t = scene({ scenario: '1938', at: { 2520: ['G I'], 2421: ['Cz I'] }, moment: 'german movement' });
  begin(t, 'G I');
  expect(refusal(t, 'german', { do: 'to', hex: '2420' })).toBe('11.5');
  const c = scene({ scenario: '1938', at: { 2421: ['Cz I'] }, moment: 'Czechoslovakia movement' });
  march(c, 'allied', 'Cz I', '2420');
  expect(whereIs(c, 'Cz I')).toBe('2420');
  const w = scene({ scenario: '1938', turn: 3, at: { '0415': ['F I'] }, moment: 'Anglo-French movement' });
  march(w, 'allied', 'F I', '0514');
  expect((value(w, 'breached') as { [hex: string]: string })['0514']).toBe('yes');
  expect(holder(w, '0514')).toBe('allied');
});
test('11.5 no German enters the Maginot Line', () => {
  const t = ready(scene({ scenario: '1938', turn: 3, at: { '0514': ['G I'] }, moment: 'slipped german movement' }));
  begin(t, 'G I');
  expect(refusal(t, 'german', { do: 'to', hex: '0414' })).toBe('11.5');
});
const beyondSix = (t: ReturnType<typeof scene>) =>
  reaches(t, 'german').filter(hex => costOf(t, 'german', hex as string)! > 6) as string[];
test('11.6 in column a unit doubles its points and enters no enemy zone; an enemy next to it forbids it', () => {
  const t = german({ 5418: ['G39 I'], 4923: ['P I'] });
  begin(t, 'G39 I');
  expect(beyondSix(t).length).toBeGreaterThan(20);
  expect(beyondSix(t).filter(hex => zoned(t, 'allied', hex))).toEqual([]);
  const held = german({ 5418: ['G39 I'], 5419: ['P I'] });
  begin(held, 'G39 I');
  expect(beyondSix(held)).toEqual([]);
  expect(refusal(held, 'german', { do: 'to', hex: '4124' })).toBe('11.6');
});
test('11.6, 11.0 what a column may not enter is refused as such, what is too far by its double points', () => {
  const french = (columns: Spec['columns'] = {}, at: Spec['at'] = { '0104': ['F I'] }) =>
    begin(
      scene({
        scenario: '1938',
        turn: 5,
        at: { '0312': ['G I'], ...at },
        columns: columns!,
        moment: 'Anglo-French movement',
      }),
      'F I',
      'allied',
    );
  const words = (t: ReturnType<typeof scene>, hex: string): string =>
    `${refusal(t, 'allied', { do: 'to', hex })} ${refusalWords(t, 'allied', { do: 'to', hex })}`;
  const above = { airWinner: 'german', air: { 'air 1': '0104' } };
  expect(words(french(), '0211')).toBe(
    '11.6 F I gets to 0211 in column only, and a column enters no enemy zone of control: 0211 is in that of G I in 0312.',
  );
  expect(words(french(above), '0111')).toBe(
    '11.6 F I is under enemy aircraft and does not march in column: 0111 is too far.',
  );
  expect(words(french({}, { '0108': ['F I'], '0107': ['G II'] }), '0117')).toContain(
    '11.6 F I is next to G II and does not march in column',
  );
  expect(words(french(), '0418')).toContain('11.0 F I has 12 movement points in column, not enough for 0418');
});
test('11.6 whether mechanised corps in column are bound by zones is an option', () => {
  const zonesBeyond = (columnMech: string) => {
    const t = german(
      {
        5418: ['G39 XIX'],
        4822: ['P I'],
        4124: ['P II'],
        4330: ['P III'],
        4022: ['P IV'],
        4219: ['P V'],
        4429: ['P VI'],
      },
      { options: { columnMech } },
    );
    begin(t, 'G39 XIX');
    return beyondSix(t).filter(hex => zoned(t, 'allied', hex)).length > 0;
  };
  expect([zonesBeyond('bound'), zonesBeyond('exempt')]).toEqual([false, true]);
});
test('11.7, 13.1 Poles stay in Poland in 1939, in 1938 also in Czechoslovakia', () => {
  const t = polish({ 3025: ['P I'] });
  begin(t, 'P I', 'allied');
  expect(refusal(t, 'allied', { do: 'to', hex: '3024' })).toBe('13.1');
  const then = scene({ scenario: '1938', turn: 3, at: { 3025: ['P I'] }, moment: 'Poland movement' });
  begin(then, 'P I');
  expect(refusal(then, 'german', { do: 'to', hex: '3024' })).toBe('11.7');
  expect(reaches(then, 'german')).toContain('2826');
});
test('3.6 control passes with whoever enters, hex by hex', () => {
  const t = german({ 3021: ['G39 I'] });
  march(t, 'german', 'G39 I', '3122');
  expect([holder(t, '3121'), holder(t, '3122')].filter(h => h === 'german').length).toBeGreaterThan(0);
});
test('1.3, 3.3 Switzerland is out of play, and neutrals are closed', () => {
  const t = ready(scene({ scenario: '1938', turn: 3, at: { '0519': ['G I'] }, moment: 'slipped german movement' }));
  begin(t, 'G I');
  expect(refusal(t, 'german', { do: 'to', hex: '0420' })).toBe('1.3');
  expect(refusal(t, 'german', { do: 'to', hex: '0406' })).toBe('3.3');
});
test('5.2 only units of the nation whose turn it is move', () => {
  const t = german({ 4023: ['G39 I'], 4330: ['P I'] });
  expect(refusal(t, 'german', { do: 'move', unit: 'P I' })).toBe('5.2');
});
