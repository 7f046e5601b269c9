/** 19.0 The German attack strategy: chosen, changed, betrayed. */
import { expect, test } from 'vitest';
import { HOLE } from '../../../engine/state.ts';
import { logFor, lookAt } from '../../../engine/table.ts';
import { seedsOfDisaster } from '../game.ts';
import { asked, done, MONTH, offered, ONE_CARD_EACH, scene, value } from './scene.ts';

test('5.3.6, 19.0 the betrayed plan is seen, and may then be changed', () => {
  const t = scene(
    {
      status: 'Armed Belligerence',
      month: 3,
      moment: 'intelligence events',
      hands: ONE_CARD_EACH,
      columns: { strategy: 'Centre' },
    },
    5,
    4,
  );
  expect(asked(t)).toEqual(['german strategising']);
  expect(logFor(t, 'allied').map(l => l.text)).toContain('The chit says Centre.');
  done(t, 'german', { do: 'choose', strategy: 'North' }, 1, 5);
  expect(value(t, 'strategy')).toBe('North');
});
test('19.0 the strategy is chosen with Armed Belligerence, hidden from the Allies, and changed in later months', () => {
  const t = scene({ ...MONTH, month: 1, moment: 'start of turn' });
  expect(asked(t)).toEqual(['german strategising']);
  expect(offered(t, 'german').map(c => c['strategy'])).toEqual(['North', 'Centre', 'South']);
  const later = scene(
    { ...MONTH, month: 2, moment: 'intelligence events', columns: { strategy: 'North' } },
    3,
    4,
    4,
    3,
  );
  expect(asked(later)).toEqual(['german strategising']);
  done(later, 'german', { do: 'choose', strategy: 'South' });
  expect(value(later, 'strategy')).toBe('South');
  const cell = seedsOfDisaster.layout.at['strategy']!;
  expect([lookAt(later, 'german').cells[cell], lookAt(later, 'allied').cells[cell]]).toEqual([3, HOLE]);
});
