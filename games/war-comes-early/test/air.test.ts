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
