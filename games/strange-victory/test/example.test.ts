/** 8.3.7 The worked example of the rulebook, step by step. */
import { expect, test } from 'vitest';
import { COUNTERS } from '../data/units.ts';
import {
  areaOf,
  asked,
  assets,
  cleared,
  column,
  commander,
  division,
  done,
  offered,
  refusal,
  scene,
  seen,
  value,
} from './scene.ts';

const GAS = COUNTERS.find(c => c.type === 'gas')!.label;
const RECON = COUNTERS.find(c => c.type === 'recon')!.label;
const I3 = COUNTERS.find(c => c.bag === 'Garrison I' && c.strength === 3)!.label;
/** The Somua of strength 6 among the B garrisons. */
const SOMUA = COUNTERS.find(c => c.bag === 'Garrison B' && c.shown === 'Somua 6')!.label;

test('8.3.7, 8.3.2, 8.3.3, 8.3.5, 8.3.6, 5.4.6 the 7th takes Avesnes and goes on to Cambrai', () => {
  const t = scene({
    ...cleared('Beaumont', 'Philippeville'),
    place: {
      '7th': 'Philippeville',
      [GAS]: 'Campaign Assets',
      [RECON]: 'Campaign Assets',
      'Stuka 2': 'Out of play',
      'Stuka 3': 'Out of play',
      'Stuka 4': 'Out of play',
    },
    panic: 5,
  });
  const full = commander(t, 'Rommel').audacity;
  done(t, { do: 'activate', division: '7th' });
  done(t, { do: 'enter', area: 'Beaumont' });
  done(t, { do: 'enter', area: 'Avesnes' }, I3);
  expect(seen(t).combat?.lines.map(l => l.sum)).toEqual([3, 4, 8]);
  done(t, { do: 'use', asset: 'Stuka' });
  expect(done(t, { do: 'use', asset: 'Guns' }).map(l => l.text)).toEqual([
    'Guns is used: strength −1 and one more die.',
  ]);
  expect(seen(t).combat).toMatchObject({ strength: 5, dice: 4 });
  const first = done(t, { do: 'roll' }, 1, 3, 4, 5);
  expect(first.map(l => l.text)).toEqual([
    'The 7th rolls 1, 3, 4, 5 at Avesnes: 1 hit at 5 or more (Infantry 3 turned up, 8.3.2; Fort of Solre-le-Château +1, 8.3.2; Woods × 2, 8.3.2; Stuka −2, 8.3.3; Guns −1, and one more die, 8.3.3).',
  ]);
  expect(seen(t).combat).toMatchObject({ rolled: [1, 3, 4, 5], hits: 1 });
  expect(asked(t)).toBe('rolling');
  const told = done(t, { do: 'reroll', with: 'audacity', dice: [1, 3, 4] }, 2, 5, 6);
  expect(told.map(l => l.text)).toContain('Devastating Overrun at Avesnes.');
  expect(column(t, 'place')[I3]).toBe('Out of play');
  expect(column(t, 'place')).toMatchObject({ 'Stuka 1': 'Discarded', 'Guns 1': 'Discarded' });
  expect(commander(t, 'Rommel')).toMatchObject({ audacity: full, rerolled: true });
  expect(areaOf(t, 'Avesnes').control).toBe('german');

  expect(refusal(t, { do: 'enter', area: 'Cambrai' })).toBe('8.2.1');
  done(t, { do: 'enter', area: 'Cambrai', with: 'gas' }, SOMUA);
  expect(seen(t).combat).toMatchObject({ strength: 6, dice: 3 });
  expect(offered(t)).not.toContainEqual({ do: 'use', asset: 'Recon', back: 'Gas' });
  expect(refusal(t, { do: 'use', asset: 'Recon', back: 'Gas' })).toBe('8.3.3');
  done(t, { do: 'use', asset: 'Recon', back: 'Stuka' });
  done(t, { do: 'use', asset: 'Stuka' });
  expect(seen(t).combat).toMatchObject({ strength: 4, dice: 4 });
  done(t, { do: 'roll' }, 1, 2, 2, 5);
  expect(column(t, 'place')[SOMUA]).toBe('Out of play');
  expect(column(t, 'place')['Stuka 1']).toBe('Discarded');
  expect(division(t, '7th')).toMatchObject({ face: 'resupply', damage: 'disordered', area: 'Cambrai' });
  expect(value(t, 'panic')).toBe(6);
  expect(asked(t)).toBe('activating');
  expect(assets(t)).not.toContain('Recon');
});
