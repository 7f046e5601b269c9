/** 6.0 Airpower, and 12.8 the Flieger division. */
import { expect, test } from 'vitest';
import { airModifiers } from '../rules/air.ts';
import {
  asked,
  column,
  costOf,
  done,
  in1938,
  odds,
  offered,
  points,
  ready,
  refusal,
  refusalWords,
  scene,
  shiftNamed,
  told,
  value,
  whereIs,
  zoned,
  type Spec,
} from './scene.ts';

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
  const clear = scene({ scenario: '1938', turn: 3, at: { 2222: ['Cz I'] }, moment: 'Czechoslovakia movement' });
  done(clear, 'allied', { do: 'move', unit: 'Cz I' });
  for (const hex of ['2322', '2221', '2223'])
    expect(costOf(t, 'allied', hex), hex).toBe(costOf(clear, 'allied', hex)! + 1); // along a railway, too
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
  const end = in1938('end of turn', { columns: over('2222') }, 1, 1, 1, 1, 2, 'Italy');
  expect(Object.values(column(end, 'air')).every(p => p === 'Set aside')).toBe(true);
  expect(zoned(end, 'german', '2222')).toBe(false);
});
const JUMPERS = { 4022: ['G I', 'G II', 'G III'], 4023: ['SU 1'] };
const READY = { flieger: 'ready', airWinner: 'german' };
/** An attack on 4023 is being planned, with the first corps in it. */
const planned = (columns: Spec['columns'], more: Spec = {}) => {
  const spec = {
    scenario: '1938',
    turn: 3,
    at: JUMPERS,
    columns: columns!,
    moment: 'slipped german combat',
    ...more,
  } as const;
  const t = ready(scene(spec));
  done(t, 'german', { do: 'attack', hex: '4023' });
  done(t, 'german', { do: 'add', unit: 'G I' });
  return t;
};
const SUPPORT = { do: 'support' };
test('12.8 the Flieger division is ready with the German Reorganisation of turn 3 and jumps under air superiority', () => {
  expect(refusalWords(planned({ airWinner: 'german' }), 'german', SUPPORT)).toContain(
    'is ready from the German Reorganisation',
  );
  expect(refusalWords(planned({ flieger: 'ready' }), 'german', SUPPORT)).toContain('no air superiority');
  expect(refusalWords(planned({ ...READY, airWinner: 'allied' }), 'german', SUPPORT)).toContain('no air superiority');
  expect(refusalWords(planned({ ...READY, flieger: 'used' }), 'german', SUPPORT)).toContain('has jumped');
  const reorganised = (turn: number, moment: string) =>
    value(scene({ scenario: '1938', turn, at: JUMPERS, moment }), 'flieger');
  expect([reorganised(3, 'slipped german reorganisation'), reorganised(4, 'slipped german reorganisation')]).toEqual([
    'ready',
    'ready',
  ]);
  const early = scene({
    scenario: '1938',
    turn: 2,
    at: { 2520: ['G I'] },
    boxes: { 'G XVIII Mt': 'Removed' },
    moment: 'german reorganisation',
  });
  expect(value(early, 'flieger')).toBe('not yet');
});
test('12.8 the die falls before the attack is declared; landed it shifts one column, and is gone after the attack', () => {
  const t = planned(READY);
  done(t, 'german', SUPPORT, 3);
  expect([asked(t), value(t, 'flieger')]).toEqual(['german planning', 'used']);
  expect(told(t)).toContain('die 3 − 1: it has landed');
  expect(refusal(t, 'german', SUPPORT)).toBe('12.8'); // once in the game
  expect(column(t, 'fought')['G I']).toBe('planned');
  done(t, 'german', { do: 'add', unit: 'G II' });
  done(t, 'german', { do: 'drop', unit: 'G II' });
  done(t, 'german', { do: 'declare' }, 2, 1, 1); // +1 and one more, die 2: 1/1 takes one of each
  expect(whereIs(t, 'SU 1')).not.toBe('4023');
});
test('12.8 a die of two less one destroys it, nothing shifts, and the attack may still be made or called off', () => {
  const down = planned(READY);
  done(down, 'german', SUPPORT, 2);
  expect(told(down)).toContain('die 2 − 1: it is destroyed');
  done(down, 'german', { do: 'declare' }, 2); // die 2 on +1: 1/0
  expect([value(down, 'flieger'), whereIs(down, 'SU 1')]).toEqual(['used', '4023']);
  const off = planned(READY);
  done(off, 'german', SUPPORT, 2);
  done(off, 'german', { do: 'cancel' });
  expect([asked(off), told(off).includes('is removed')]).toEqual(['german attacking', false]);
});
test('12.8 who declines to attack the hex loses the division', () => {
  const t = planned(READY);
  done(t, 'german', SUPPORT, 6);
  done(t, 'german', { do: 'cancel' });
  expect([asked(t), value(t, 'flieger')]).toEqual(['german attacking', 'used']);
  expect(told(t)).toContain('4023 is not attacked: the 7th Flieger Division is removed');
  done(t, 'german', { do: 'attack', hex: '4023' });
  done(t, 'german', { do: 'add', unit: 'G I' });
  done(t, 'german', { do: 'declare' }, 2); // no shift is left: 1/0
  expect(whereIs(t, 'SU 1')).toBe('4023');
});
test('12.8 it jumps onto enemy units: no garrison, no empty hex of a flank attack, no attack of another nation', () => {
  const fort = ready(
    scene({ scenario: '1938', turn: 3, at: { 2520: ['G I'] }, columns: READY, moment: 'slipped german combat' }),
  );
  done(fort, 'german', { do: 'attack', hex: '2420' });
  expect(refusalWords(fort, 'german', SUPPORT)).toContain('Only a garrison is in 2420');
  const flank = ready(
    scene({
      scenario: '1938',
      turn: 3,
      at: { 4022: ['G XIV'], 4123: ['SU 1'] },
      columns: READY,
      moment: 'slipped german combat',
    }),
  );
  done(flank, 'german', { do: 'flank', hex: '4023' });
  done(flank, 'german', { do: 'add', unit: 'G XIV' });
  expect(refusalWords(flank, 'german', SUPPORT)).toContain('A flank attack meets no unit in 4023');
  const poles = scene({
    scenario: '1938',
    turn: 3,
    at: { 4022: ['P I'], 4023: ['SU 1'] },
    columns: READY,
    moment: 'Poland combat',
  });
  done(poles, 'german', { do: 'attack', hex: '4023' });
  expect(refusalWords(poles, 'german', SUPPORT)).toContain('not German');
});
test('12.8 under the first version of the rules it jumps after the declaration, and calling off takes it back', () => {
  const off = planned({ ...READY, rules: '1' });
  done(off, 'german', SUPPORT);
  expect(value(off, 'flieger')).toBe('planned');
  done(off, 'german', { do: 'cancel' });
  expect(value(off, 'flieger')).toBe('ready');
  const t = planned({ ...READY, rules: '1' });
  done(t, 'german', SUPPORT);
  done(t, 'german', { do: 'declare' }, 3, 2, 1, 1);
  expect([told(t).includes('it has landed'), value(t, 'flieger')]).toEqual([true, 'used']);
});
