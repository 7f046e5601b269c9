/** 5.0 The sequence of play, 3.4 markers, 6.0 airpower, 13.0 the scenario of 1939. */
import { expect, test } from 'vitest';
import { piecesIn } from '../../../engine/pieces.ts';
import type { Json } from '../../../engine/state.ts';
import { boxOf } from '../box.ts';
import { airModifiers } from '../rules/air.ts';
import { beside, POOL } from '../state.ts';
import {
  asked,
  column,
  done,
  isOver,
  march,
  offered,
  odds,
  opened,
  points,
  ready,
  refusal,
  result,
  scene,
  shiftNamed,
  told,
  value,
  whereIs,
  costOf,
  zoned,
  type Spec,
} from './scene.ts';

const in1938 = (moment: string, more: Spec = {}, ...next: readonly (number | string)[]) =>
  scene({ scenario: '1938', turn: 3, at: { 2222: ['Cz 1 A'] }, moment, ...more }, ...next);
const NATION = [
  'Anglo-French',
  'Czechoslovakia',
  'Hungary',
  'Italy',
  'Poland',
  'Yugoslavia and Romania',
  'Soviet Union and Lithuania',
];

test('13.4, 5.1 the Germans fix the order of their three phases first, then the Poles reorganise, move and fight', () => {
  const t = opened('1939');
  expect(asked(t)).toBe('german ordering');
  expect(offered(t, 'german')).toHaveLength(6);
  done(t, 'german', { do: 'order', order: 'fight, reorganise, move' });
  const seen: (string | undefined)[] = [];
  for (let i = 0; i < 9 && !seen.includes('german ordering'); i++) {
    seen.push(asked(t));
    done(t, asked(t)!.split(' ')[0] as 'german', { do: 'done' });
    if (asked(t) === 'german ordering') seen.push(asked(t));
  }
  expect(seen).toEqual([
    'german violating',
    'german attacking',
    'german reorganising',
    'german violating',
    'german moving',
    'allied reorganising',
    'allied moving',
    'allied attacking',
    'german ordering',
  ]);
  expect(value(t, 'turn')).toBe(2);
});
test('13.0, 13.2, 13.1 the set-up of 1939: printed hexes, hands, and works that do not exist', () => {
  const t = opened('1939');
  expect(whereIs(t, 'G39 3 A')).toBe('3918');
  expect(whereIs(t, 'P GR')).toBe('3821');
  expect(Object.values(column(t, 'place')).filter(p => p === 'Set aside')).toHaveLength(15 + 16);
  expect([column(t, 'control')['2121'], column(t, 'control')['3821'], column(t, 'control')['3714']]).toEqual([
    'german',
    'allied',
    'none',
  ]);
  expect(column(t, 'breached')['2420']).toBe('yes');
  expect(refusal(t, 'german', { do: 'slip', phase: 'move' })).toBe('5.1');
});
test('13.1 only Danzig can be violated in 1939, and must be to be entered', () => {
  const t = scene({ at: { 3815: ['G39 I'] } });
  expect(refusal(t, 'german', { do: 'violate', country: 'Belgium' })).toBe('13.1');
  const shut = ready(scene({ at: { 3815: ['G39 I'] } }));
  done(shut, 'german', { do: 'move', unit: 'G39 I' });
  expect(refusal(shut, 'german', { do: 'to', hex: '3714' })).toBe('3.3');
  done(t, 'german', { do: 'violate', country: 'Danzig' });
  expect(asked(t)).toBe('german moving'); // nobody else is neutral here
  march(t, 'german', 'G39 I', '3714');
  expect(column(t, 'control')['3714']).toBe('german');
});
test('13.4 German armies of 1939 are of three corps, and ad hoc corps form none', () => {
  const t = scene({ at: { 4023: ['G39 I', 'G39 II', 'G39 CB'] }, moment: 'german reorganisation' });
  expect(offered(t, 'german').filter(c => c['do'] === 'form')).toEqual([]);
  const u = scene({ at: { 4023: ['G39 I', 'G39 II', 'G39 III'] }, moment: 'german reorganisation' });
  expect(
    offered(u, 'german')
      .filter(c => c['do'] === 'form')
      .map(c => c['unit']),
  ).toContain('G39 3 A');
});
test('5.1, 11.7 a German does not cross into Poland on turn 1, a Czech never leaves home', () => {
  const t = scene({ scenario: '1938', turn: 1, at: { 3024: ['G I'], 2825: ['Cz I'] }, moment: 'german movement' });
  done(t, 'german', { do: 'move', unit: 'G I' });
  expect(refusal(t, 'german', { do: 'to', hex: '3025' })).toBe('5.1');
});
test('5.2 a marker is drawn, its nations reorganise, move and fight, until the pool is empty', () => {
  const t = in1938('draw', {}, 'Italy');
  expect(told(t)).toContain('Italy is drawn');
  expect(asked(t)).toBe('german declaring');
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german reorganising'); // Italy is led by the German player
  expect(piecesIn(boxOf(t.g).MARKERS, t.g, beside(t.g, POOL))).toHaveLength(6);
});
test('5.3 each German phase once a turn, as many as wished in one window, which then no longer opens', () => {
  const t = in1938('window after Italy move');
  done(t, 'german', { do: 'slip', phase: 'fight' });
  ready(t);
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german declaring'); // still in the same window
  expect(refusal(t, 'german', { do: 'slip', phase: 'fight' })).toBe('5.3');
  done(t, 'german', { do: 'slip', phase: 'move' });
  ready(t);
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'slip', phase: 'reorganise' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german attacking'); // Italy's: all three are used
  expect(value(t, 'sequence')).toMatchObject({
    1: 'Italy',
    2: 'German fight',
    3: 'German move',
    4: 'German reorganise',
  });
});
test('5.3, 3.3, 5.1, 13.1 a German phase outside a window and a neutral in mid-phase are refused by their own case', () => {
  const t = ready(in1938('slipped german movement'));
  expect(refusal(t, 'german', { do: 'slip', phase: 'fight' })).toBe('5.3');
  expect(refusal(t, 'german', { do: 'violate', country: 'Belgium' })).toBe('3.3');
  const allied = in1938('Czechoslovakia movement');
  expect(refusal(allied, 'german', { do: 'slip', phase: 'fight' })).toBe('5.3');
  const early = in1938('german movement', { turn: 2 });
  expect(refusal(early, 'german', { do: 'violate', country: 'Belgium' })).toBe('5.1');
  expect(refusal(scene({}), 'german', { do: 'violate', country: 'Belgium' })).toBe('13.1');
});
test('5.0 what is of another phase is refused by the case that keeps it there', () => {
  const cases = (t: ReturnType<typeof scene>, side: 'german' | 'allied', ...choices: readonly Json[]) =>
    choices.map(c => refusal(t, side, c));
  const attack = { do: 'attack', hex: '2222' };
  const move = { do: 'move', unit: 'Cz 1 A' };
  const form = { do: 'form', unit: 'Cz 1 A', hex: '2222', units: ['Cz I', 'Cz II'] };
  const back = { do: 'arrive', unit: 'Cz I', hex: '2121' };
  const fly = { do: 'fly', hex: '2222' };
  const rail = { do: 'railhead', railhead: 'railhead 1', hex: '5322' };
  const early = in1938('Czechoslovakia movement', { turn: 2 });
  expect(cases(early, 'allied', attack, form, back, fly)).toEqual(['12.0', '7.0', '3.5', '5.1']);
  const fighting = in1938('Czechoslovakia combat');
  expect(cases(fighting, 'allied', move, form, fly, rail)).toEqual(['11.0', '7.0', '6.2.2', '10.3.1']);
  expect(cases(fighting, 'allied', { do: 'order', order: 'move, fight, reorganise' })).toEqual(['5.3']);
  expect(cases(scene({}), 'german', { do: 'terror', count: 1 }, { do: 'pick', unit: 'G39 I' })).toEqual([
    '13.4',
    '3.0',
  ]);
});
test('5.0 turn follows turn, and after the last of them the game is over', () => {
  const t = scene({ turn: 5, moment: 'end of turn' });
  expect([value(t, 'turn'), isOver(t)]).toEqual([6, false]);
  expect(isOver(scene({ turn: 6, moment: 'end of turn' }))).toBe(true);
});
test('5.3 what the last window leaves unused is lost, and a new turn has all three again', () => {
  const t = in1938('end of turn', { columns: { used: { fight: 'yes' } } }, 1, 1, 1, 1, 2, 'Italy');
  expect(value(t, 'turn')).toBe(4);
  expect(value(t, 'used')).toEqual({ reorganise: 'no', move: 'no', fight: 'no' });
});
test('5.2, 4.5.4 the marker of a nation that falls leaves pool or track, and its phases vanish', () => {
  const t = ready(
    in1938('Soviet Union and Lithuania movement', {
      at: { 2222: ['Cz 1 A'], 3822: ['SU 1'], 3821: [] as string[], 4330: ['P I'] },
    }),
  );
  march(t, 'allied', 'SU 1', '3821');
  expect(column(t, 'marker')['Poland']).toBe('Out of play');
  expect(whereIs(t, 'P I')).toBe('Removed');
  expect(told(t)).toContain('Poland capitulates');
});
test('5.2, 4.5.1 the box of a nation that falls in its own turn is empty again, and the next marker takes it', () => {
  const t = in1938('window after Czechoslovakia draw', { at: { 2120: ['G XIV'] } });
  done(t, 'german', { do: 'slip', phase: 'move' });
  expect(column(t, 'sequence')).toMatchObject({ 1: 'Czechoslovakia', 2: 'German move' });
  march(ready(t), 'german', 'G XIV', '2121', 4);
  expect(column(t, 'sequence')).toMatchObject({ 1: 'empty', 2: 'German move' });
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'pass' }, 3); // the third of the pool
  expect(column(t, 'sequence')).toMatchObject({ 1: 'Italy', 2: 'German move', 3: 'empty' });
});
test('3.4, 2.4 fifty points a side, seven markers in the pool, turn 1', () => {
  const t = opened('1938');
  expect(points(t)).toEqual([50, 50]);
  expect(piecesIn(boxOf(t.g).MARKERS, t.g, beside(t.g, POOL))).toHaveLength(NATION.length);
  expect(value(t, 'turn')).toBe(1);
});
test('5.0, 4.2 the game ends after the tenth turn', () => {
  const t = in1938('end of turn', { turn: 10 });
  expect(isOver(t)).toBe(true);
  expect(result(t)).toMatchObject({ winner: 'allied', case: '4.2' });
});

// 6.0 Airpower -------------------------------------------------------------------------------------------------------
test('6.0, 6.1 three German dice against two Allied ones; the difference is the number of markers', () => {
  const t = in1938('air superiority', {}, 6, 5, 4, 1, 2);
  expect([value(t, 'airWinner'), value(t, 'airLeft')]).toEqual(['german', 12]);
  const none = in1938('air superiority', {}, 1, 1, 2, 2, 2, 'Italy');
  expect([value(none, 'airWinner'), value(none, 'airLeft')]).toEqual(['nobody', 0]);
});
test('6.1, 3.3.1 a neutral that fights helps the Allies; fallen it hurts them from the next turn on', () => {
  const most = (columns: Spec['columns']) =>
    airModifiers(in1938('draw', { turn: 4, ...(columns ? { columns } : {}) }, 'Italy').g).most;
  expect(most(undefined)).toBe(0);
  expect(most({ standing: { Belgium: 'at war', Luxembourg: 'at war' } })).toBe(1);
  expect(most({ standing: { Belgium: 'fallen' }, fell: { Belgium: 4 } })).toBe(0);
  expect(most({ standing: { Belgium: 'fallen', Hungary: 'fallen' }, fell: { Belgium: 3, Hungary: 3 } })).toBe(0);
  expect(most({ standing: { Hungary: 'fallen', Poland: 'fallen' }, fell: { Hungary: 2, Poland: 3 } })).toBe(2);
});
test('6.2, 6.2.1 markers bomb or support; four or more takes a point', () => {
  const t = in1938('air superiority', {}, 2, 2, 2, 1, 2);
  expect(asked(t)).toBe('german bombing');
  expect(refusal(t, 'german', { do: 'terror', count: 4 })).toBe('6.2.1');
  done(t, 'german', { do: 'terror', count: 2 }, 4, 3);
  expect(points(t)).toEqual([50, 49]);
  expect(asked(t)).toBe('german flying');
  expect(refusal(t, 'german', { do: 'done' })).toBe('6.2.2'); // one is left
});
test('6.2.2 markers anywhere, one a hex; enemies pay a point more and form no armies beneath', () => {
  const t = in1938(
    'air superiority',
    { at: { 2222: ['Cz I', 'Cz II'], 2320: ['G I'] }, held: { 2320: 'german' } },
    2,
    2,
    2,
    2,
    2,
  );
  done(t, 'german', { do: 'terror', count: 0 });
  done(t, 'german', { do: 'fly', hex: '2222' });
  expect(refusal(t, 'german', { do: 'fly', hex: '2222' })).toBe('6.2.2');
  done(t, 'german', { do: 'recall', hex: '2222' });
  done(t, 'german', { do: 'fly', hex: '2222' });
  done(t, 'german', { do: 'fly', hex: '0101' }); // the sea will do
  done(t, 'german', { do: 'done' }, 'Czechoslovakia');
  done(t, 'german', { do: 'pass' });
  expect(offered(t, 'allied').filter(c => c['do'] === 'form')).toEqual([]);
  expect(refusal(t, 'allied', { do: 'form', unit: 'Cz 1 A', hex: '2222', units: ['Cz I', 'Cz II'] })).toBe('6.2.2');
  done(t, 'allied', { do: 'done' });
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'move', unit: 'Cz I' });
  expect(costOf(t, 'allied', '2322')).toBeGreaterThanOrEqual(2);
});
test('6.2.2, 6.3 a column for attackers or defenders under their own aircraft; the markers come back', () => {
  const over = (hex: string) => ({ airWinner: 'german', air: { 'air 1': hex } });
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { 4022: ['G I'], 4023: ['SU 1'] },
    columns: over('4022'),
    moment: 'slipped german combat',
  });
  expect(shiftNamed(odds(t, '4023', 'G I'), 'Attackers under their own aircraft')).toBe(1);
  const s = scene({
    scenario: '1938',
    turn: 3,
    at: { 4022: ['SU 1'], 4023: ['G I'] },
    columns: over('4024'),
    moment: 'Soviet Union and Lithuania combat',
  });
  expect(shiftNamed(odds(s, '4023', 'SU 1'), 'Defenders under their own aircraft')).toBe(-1);
  const end = in1938('end of turn', {}, 1, 1, 1, 1, 2, 'Italy');
  expect(Object.values(column(end, 'air')).every(p => p === 'Set aside')).toBe(true);
  expect(zoned(end, 'german', '2222')).toBe(false);
});
test('12.8 the Flieger division: ready with the German Reorganisation of turn 3, once, under air superiority', () => {
  const at = { 4022: ['G I', 'G II', 'G III'], 4023: ['SU 1'] };
  const planned = (columns: Spec['columns'], ...moment: readonly string[]) => {
    const t = ready(
      scene({ scenario: '1938', turn: 3, at, columns: columns!, moment: moment[0] ?? 'slipped german combat' }),
    );
    done(t, 'german', { do: 'attack', hex: '4023' });
    done(t, 'german', { do: 'add', unit: 'G I' });
    return t;
  };
  expect(refusal(planned({ airWinner: 'german' }), 'german', { do: 'support' })).toBe('12.8');
  expect(refusal(planned({ flieger: 'ready' }), 'german', { do: 'support' })).toBe('12.8');
  const t = planned({ flieger: 'ready', airWinner: 'german' });
  done(t, 'german', { do: 'support' });
  done(t, 'german', { do: 'declare' }, 3, 2, 1, 1); // it lands: +1 and one more, die 2: 1/1 takes one of each
  expect(told(t)).toContain('it has landed');
  expect(value(t, 'flieger')).toBe('used');
  const down = planned({ flieger: 'ready', airWinner: 'german' });
  done(down, 'german', { do: 'support' });
  done(down, 'german', { do: 'declare' }, 2, 2); // a two less one: shot down, and no shift, die 2 on +1: 1/0
  expect(told(down)).not.toContain('it has landed');
  expect([value(down, 'flieger'), whereIs(down, 'SU 1')]).toEqual(['used', '4023']);
  const reorganised = scene({ scenario: '1938', turn: 3, at, moment: 'slipped german reorganisation' });
  expect(value(reorganised, 'flieger')).toBe('ready');
});
