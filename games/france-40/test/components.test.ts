/** 1.2, 2.5, 2.10, 2.11 What a counter is in play. */
import { expect, test } from 'vitest';
import { attackOf, defenceOf } from '../model/state.ts';
import { attack, done, factors, offered, refusal, scene, stepsOfUnit, whereIs } from './scene.ts';
import { UNIT_NAMES } from './shipped.ts';

const BEF = { 2019: ['UK I'] } as const;
test('1.2 a corner hex belongs to both its edges: from 1019 the British leave west or south', () => {
  const t = scene({
    side: 'allied',
    turn: 10,
    columns: { dynamo: 5, dynamoPort: '3927' },
    at: { 1019: ['UK I'], 2025: ['UK II'] },
  });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(offered(t, 'allied')).toEqual(
    expect.arrayContaining([
      { do: 'exit', edge: 'Evacuate by the west edge' },
      { do: 'exit', edge: 'Evacuate by the south edge' },
    ]),
  );
});
test('2.5 the light mechanised French are not of the mechanised class: zones stop them', () => {
  const at = (unit: string, enemy: string) => ({ ...BEF, 2320: [unit], 2322: [enemy] });
  const french = scene({ side: 'allied', turn: 5, forts: [], at: at('F Cv', 'G III') });
  const german = scene({ turn: 5, at: at('G 41 Pz', 'F X') });
  done(french, 'allied', { do: 'move', unit: 'F Cv' }, 3);
  done(german, 'german', { do: 'move', unit: 'G 41 Pz' });
  expect([
    refusal(french, 'allied', { do: 'to', hex: '2423' }),
    refusal(german, 'german', { do: 'to', hex: '2423' }),
  ]).toEqual(['7.3', undefined]);
});
test('2.9, 2.10 a reduced unit fights with its lower factors, and one without steps is dead', () => {
  const t = scene({ at: { ...BEF, 2040: ['G III/1', 'G II'] } });
  const unit = (name: string) => UNIT_NAMES.indexOf(name);
  expect([attackOf(t.g, unit('G III')), defenceOf(t.g, unit('G III'))]).toEqual(factors('G III/1'));
  expect([attackOf(t.g, unit('G II')), defenceOf(t.g, unit('G II'))]).toEqual(factors('G II'));
  expect(factors('G III/1')).not.toEqual(factors('G III'));
  const battle = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['F XLI/1', 'F XLII'], 2321: ['G I', 'G II', 'G III'] },
  });
  attack(battle, 'german', '2322', ['G I', 'G II', 'G III'], 'DE');
  expect([
    whereIs(battle, 'F XLI'),
    stepsOfUnit(battle, 'F XLI'),
    whereIs(battle, 'F XLII'),
    stepsOfUnit(battle, 'F XLII'),
  ]).toEqual(['Dead pile', 0, '2322', 1]);
});
test('2.11 a four-step corps is one unit through all its steps', () => {
  for (const steps of [4, 3, 2, 1]) {
    const t = scene({ at: { ...BEF, 2040: [`G 41 Pz/${steps}`] } });
    expect(attackOf(t.g, UNIT_NAMES.indexOf('G 41 Pz'))).toBe(factors(`G 41 Pz/${steps}`)[0]);
  }
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['UK II/3'], 2321: ['G I', 'G II', 'G III'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DE');
  expect([whereIs(t, 'UK II'), stepsOfUnit(t, 'UK II')]).toEqual(['2322', 2]);
});
