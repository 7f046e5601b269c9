/** 21.4, 21.5 Those who come from outside: the British, the Germans back from Poland, the Poles. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import {
  asked,
  bothDone,
  done,
  GERMANS,
  MONTH,
  offered,
  points,
  refusal,
  scene,
  shift,
  stepsIn,
  verbs,
  whereIs,
  YEAR,
} from './scene.ts';

test('21.4 British units wait in their box', () => {
  expect(refusal(scene(YEAR), 'allied', shift('BEF', 'Rouen'))).toBe('21.4');
});
test('21.4, 10.1.3 who has landed is one of the four that move', () => {
  const four = {
    Lille: ['F 1 Army'],
    Reims: ['F 2 Army'],
    Nancy: ['F 3 Army'],
    Dijon: ['F 4 Army'],
    Rouen: ['F 5 Army'],
  };
  const t = scene({ ...MONTH, month: 3, at: { ...GERMANS, ...four } });
  done(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' });
  done(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Lille' });
  for (const [unit, area] of [
    ['BEF', 'Arras'],
    ['Polish', 'Saint-Quentin'],
    ['F 2 Army', 'Soissons'],
    ['F 3 Army', 'Epinal'],
  ])
    done(t, 'allied', { do: 'move', unit: unit!, area: area! });
  expect(refusal(t, 'allied', { do: 'move', unit: 'F 4 Army', area: 'Auxerre' })).toBe('10.1.3');
});
test('21.4, 21.5.2, 21.5.3 who comes too early is refused by the case he comes by', () => {
  const t = scene({ ...MONTH, boxes: { 'G 9 Army': 'Poland A' } });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' })).toBe('21.5.2');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' })).toBe('21.4');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Lille' })).toBe('21.5.3');
});
const arriveAll = (t: Table): void => {
  while (asked(t).includes('allied arriving')) done(t, 'allied', offered(t, 'allied')[0]!);
};
test('21.4, 7.2.8 the BEF lands on the coast of France in the third month, with its fleet', () => {
  const t = scene({ ...MONTH, month: 3, boxes: { 'UK Air': 'Allied mobilised' }, steps: { 'UK Air': 1 } });
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Lille' })).toBe('21.4');
  expect(refusal(t, 'allied', { do: 'done' })).toBe('21.4');
  done(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' });
  arriveAll(t);
  bothDone(t);
  expect([whereIs(t, 'BEF'), whereIs(t, 'UK Air')]).toEqual(['Dunkirk', 'GQG reserve']);
  expect(asked(scene({ ...MONTH, month: 2 }))).toEqual(['german moving', 'allied moving']);
});
test('21.4 a British corps follows in the eighth month, the last in the third week', () => {
  const here = { BEF: 'Lille', Polish: 'Nancy' };
  const t = scene({
    ...MONTH,
    month: 8,
    boxes: { ...here, 'UK III': 'Allied mobilised', 'UK 1 Arm': 'Allied mobilised' },
  });
  done(t, 'allied', { do: 'arrive', unit: 'UK 1 Arm', area: 'Rouen' });
  expect(asked(t)).toContain('allied moving');
  expect(asked(scene({ ...MONTH, month: 7, boxes: { ...here, 'UK III': 'Allied mobilised' } }))).toContain(
    'allied moving',
  );
  const week = (n: number) =>
    scene({
      week: n,
      moment: 'allied movement',
      boxes: { ...here, 'UK III': 'Allied mobilised', 'UK 1 Arm': 'Rouen' },
    });
  expect(refusal(week(3), 'allied', { do: 'done' })).toBe('21.4');
  expect(verbs(week(3), 'allied')).toContain('arrive');
  expect(verbs(week(2), 'allied')).not.toContain('arrive');
});
test('21.5.2 the group the Germans name is back in the third month, the other in the fourth, one unit to each centre in turn, and moves beside the limits', () => {
  const away = { 'G 6 Army': 'Poland A', 'G 7 Army': 'Poland A', 'G 9 Army': 'Poland B', 'G 2 Air': 'Poland A' };
  const t = scene({ ...MONTH, month: 3, boxes: away, steps: { 'G 2 Air': 1 } });
  expect(asked(t)[0]).toBe('german recalling');
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'recall', group: 'A' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Ruhr' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Stuttgart' });
  done(t, 'german', { do: 'move', unit: 'G 7 Army', area: 'Freiburg' });
  done(t, 'german', { do: 'done' });
  arriveAll(t);
  done(t, 'allied', { do: 'done' });
  expect([whereIs(t, 'G 7 Army'), points(t, 'mapMoves', 'german'), whereIs(t, 'G 2 Air')]).toEqual([
    'Freiburg',
    0,
    'OKW reserve',
  ]);
  expect(asked(scene({ ...MONTH, month: 4, boxes: away, steps: { 'G 2 Air': 1 } }))[0]).toBe('german arriving');
});
test('21.5.2 it may be group B, its fleets with it', () => {
  const away = { 'G 6 Army': 'Poland A', 'G 9 Army': 'Poland B', 'G 1 Air': 'Poland A', 'G 2 Air': 'Poland B' };
  const t = scene({ ...MONTH, month: 3, boxes: away, steps: { 'G 1 Air': 1, 'G 2 Air': 1 } });
  done(t, 'german', { do: 'recall', group: 'B' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' });
  done(t, 'german', { do: 'done' });
  arriveAll(t);
  done(t, 'allied', { do: 'done' });
  const places = ['G 9 Army', 'G 2 Air', 'G 6 Army', 'G 1 Air'].map(unit => whereIs(t, unit));
  expect(places).toEqual(['Ruhr', 'OKW reserve', 'Poland A', 'Poland A']);
});
test('21.5.2 a game of version 1, or one with the pact, has group A first', () => {
  const boxes = { 'G 6 Army': 'Poland A', 'G 9 Army': 'Poland B' };
  expect(asked(scene({ ...MONTH, month: 3, boxes, columns: { rules: '1' } }))[0]).toBe('german arriving');
  const pact = scene({ ...MONTH, month: 4, boxes, columns: { pact: 'yes' } });
  expect(asked(pact)[0]).toBe('german arriving');
  expect(refusal(pact, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' })).toBe('21.5.2');
  expect(refusal(pact, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Ruhr' })).toBeUndefined();
});
test('21.5.2, 2.3.2 who is back goes between centres and into boxes beside the limits, too', () => {
  const back = ['G 6 Army', 'G 7 Army', 'G 9 Army', 'G XV Pz'];
  const boxes = Object.fromEntries(back.map(unit => [unit, 'Poland A']));
  const t = scene({ ...MONTH, month: 3, boxes: { ...boxes, Polish: 'Nancy', BEF: 'Lille' } });
  done(t, 'german', { do: 'recall', group: 'A' });
  back.forEach((unit, i) =>
    done(t, 'german', { do: 'arrive', unit, area: ['Ruhr', 'Cologne', 'Koblenz', 'Frankfurt'][i]! }),
  );
  for (const unit of back.slice(0, 3)) done(t, 'german', shift(unit, 'Stuttgart'));
  done(t, 'german', { do: 'poise', unit: 'G XV Pz', army: 'G 1 Army' });
  for (const unit of ['G 12 Army', 'G 16 Army']) done(t, 'german', shift(unit, 'Mannheim'));
  expect(refusal(t, 'german', shift('G 18 Army', 'Mannheim'))).toBe('10.1.1');
  bothDone(t);
  expect([whereIs(t, 'G 9 Army'), points(t, 'centreMoves', 'german')]).toEqual(['Stuttgart', 2]);
});
test('21.5.2 in a week, too, one to each centre in turn: nobody marches off before all are placed', () => {
  const boxes = { 'G 6 Army': 'Poland A', 'G 7 Army': 'Poland A', 'G 9 Army': 'Poland B' };
  const t = scene({ week: 1, month: 2, moment: 'german movement', at: { Ruhr: ['G 1 Army'] }, boxes });
  done(t, 'german', { do: 'recall', group: 'A' });
  done(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Cologne' });
  for (const verb of ['move', 'redeploy'])
    expect(refusal(t, 'german', { do: verb, unit: 'G 6 Army', area: 'Aachen' })).toBe('21.5.2');
  expect(refusal(t, 'german', { do: 'move', unit: 'G 1 Army', area: 'Munster' })).toBeUndefined();
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Cologne' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Ruhr' });
  done(t, 'german', { do: 'move', unit: 'G 6 Army', area: 'Aachen' });
});
test('21.5.3 the Polish corps comes to a French centre when the first group is back', () => {
  const t = scene({ ...MONTH, month: 3, boxes: { BEF: 'Lille' } });
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Dunkirk' })).toBe('21.5.3');
  done(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Nancy' });
  bothDone(t);
  expect([whereIs(t, 'Polish'), stepsIn(t, 'Polish')]).toEqual(['Nancy', 2]);
});
