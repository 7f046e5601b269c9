/** 5.0 The sequence of play, 3.4 markers, 13.0 the scenario of 1939. */
import { expect, test } from 'vitest';
import { piecesIn } from '../../../engine/pieces.ts';
import type { Json } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { beside, POOL } from '../model/state.ts';
import {
  asked,
  column,
  done,
  in1938,
  isOver,
  march,
  offered,
  opened,
  points,
  ready,
  refusal,
  result,
  scene,
  told,
  value,
  whereIs,
} from './scene.ts';

const NATION = [
  'Anglo-French',
  'Czechoslovakia',
  'Hungary',
  'Italy',
  'Poland',
  'Yugoslavia and Romania',
  'Soviet Union and Lithuania',
];
test('3.4, 2.4 fifty points a side, seven markers in the pool, turn 1', () => {
  const t = opened('1938');
  expect(points(t)).toEqual([50, 50]);
  expect(piecesIn(boxOf(t.g).MARKERS, t.g, beside(t.g, POOL))).toHaveLength(NATION.length);
  expect(value(t, 'turn')).toBe(1);
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
test('5.0, 4.2 the game ends after the tenth turn', () => {
  const t = in1938('end of turn', { turn: 10 });
  expect(isOver(t)).toBe(true);
  expect(result(t)).toMatchObject({ winner: 'allied', case: '4.2' });
});
test('5.1, 11.7 a German does not cross into Poland on turn 1, a Czech never leaves home', () => {
  const t = scene({ scenario: '1938', turn: 1, at: { 3024: ['G I'], 2825: ['Cz I'] }, moment: 'german movement' });
  done(t, 'german', { do: 'move', unit: 'G I' });
  expect(refusal(t, 'german', { do: 'to', hex: '3025' })).toBe('5.1');
  for (const turn of [1, 5]) {
    const c = scene({ scenario: '1938', turn, at: { 2825: ['Cz I'] }, moment: 'Czechoslovakia movement' });
    done(c, 'allied', { do: 'move', unit: 'Cz I' });
    expect([refusal(c, 'allied', { do: 'to', hex: '2925' }), refusal(c, 'allied', { do: 'to', hex: '2824' })]).toEqual([
      turn === 1 ? '5.1' : '11.7',
      turn === 1 ? '5.1' : '11.7',
    ]);
  }
});
test('5.2 a marker is drawn, its nations reorganise, move and fight, until the pool is empty', () => {
  const t = in1938('draw', {}, 'Italy');
  expect(told(t)).toContain('Italy is drawn');
  expect(asked(t)).toBe('german declaring');
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german reorganising'); // Italy is led by the German player
  const left = () => piecesIn(boxOf(t.g).MARKERS, t.g, beside(t.g, POOL)).length;
  expect(left()).toBe(6);
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german moving');
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german attacking');
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'pass' }, 'Czechoslovakia');
  expect([asked(t), left()]).toEqual(['german declaring', 5]);
});
test('5.2 when the pool is empty the turn ends, and all seven markers are in it again but the one just drawn', () => {
  const marker = Object.fromEntries(NATION.map(n => [n, 'Sequence track']));
  const used = { reorganise: 'yes', move: 'yes', fight: 'yes' };
  const t = in1938('Italy combat', { columns: { marker, used } });
  done(t, 'german', { do: 'done' }, 1, 1, 1, 1, 2, 'Poland');
  expect(value(t, 'turn')).toBe(4);
  expect(piecesIn(boxOf(t.g).MARKERS, t.g, beside(t.g, POOL))).toHaveLength(6);
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
test('5.3 what the last window leaves unused is lost, and a new turn has all three again', () => {
  const t = in1938('end of turn', { columns: { used: { fight: 'yes' } } }, 1, 1, 1, 1, 2, 'Italy');
  expect(value(t, 'turn')).toBe(4);
  expect(value(t, 'used')).toEqual({ reorganise: 'no', move: 'no', fight: 'no' });
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
