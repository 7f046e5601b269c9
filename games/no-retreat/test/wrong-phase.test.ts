/** 4.0 What is for another phase is refused with the case of its own. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { pair, refusal, scene, type Spec } from './scene.ts';

const moves: Spec = { at: pair, moment: 'german movement' };
test('4.0 what is for another phase is refused with the case of its time', () => {
  const sky = scene({ ...moves, columns: { weather: 'bad' } });
  expect(refusal(sky, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2412' })).toBe('13.2.4');
  const early = scene({ ...moves, turn: 2 });
  expect(refusal(early, 'german', { do: 'send', unit: 'G IV' })).toBe('20.1.1');
  const t = scene({ ...moves, at: { ...pair, F0105: ['UK I'] }, turn: 10 });
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('20.2.1');
  expect(refusal(t, 'german', { do: 'improve', unit: 'G IV' })).toBe('20.1.8');
  expect(refusal(t, 'allied', { do: 'endGame' })).toBe('20.1.7');
  expect(refusal(t, 'allied', { do: 'giveUp', hex: 'F1814' })).toBe('19.8');
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G IV', hex: 'F1707' })).toBe('16.1');
});
test('4.0 a choice of another moment is refused by the case of its own', () => {
  const france = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' });
  const poland = scene({
    scenario: 'poland',
    at: { P1512: ['P 25'], P1208: ['G39 X'] },
    moment: 'german movement',
  });
  const cases = (t: Table): readonly (string | undefined)[] =>
    [
      { do: 'alternate' },
      { do: 'keep' },
      { do: 'redraw' },
      { do: 'plan', plan: '#38' },
      { do: 'switch', unit: 'G39 X', units: 'G39 IV' },
      { do: 'row', row: 1 },
      { do: 'convert' },
      { do: 'pay', marker: 'G Blitz! 1' },
      { do: 'return', marker: 'G Blitz! 1' },
    ].map(c => refusal(t, 'german', c));
  const [rest, back] = [
    ['24.2', '21.1.4', '21.1'],
    ['5.8.1', '5.5.3'],
  ];
  expect(cases(france)).toEqual(['26.6', '24.1', '24.1', ...rest, '22.2', ...back]);
  expect(cases(poland)).toEqual(['26.6', '24.1', '22.7', ...rest, '22.6', ...back]);
});
