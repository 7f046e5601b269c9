/** 8.3.7 The worked example of the rulebook, through the protocol alone: a set position, scripted dice, choices. */
import { expect, test } from 'vitest';
import type { Vars } from '../../../../engine/state.ts';
import { COUNTERS } from '../../data/units.ts';
import { position, type Answer } from '../../../../cli/test/driver.ts';
import { begun } from './begun.ts';

/** Numbers of counters may be calibrated: labels are looked up by what the rulebook prints. */
const label = (bag: string, type: string, strength = 0): string =>
  COUNTERS.find(c => c.bag === bag && c.type === type && c.strength === strength)!.label;
const words = (a: Answer): readonly string[] => a.events.map(e => e.text);

test('8.3.7 Combat and re-roll example, step by step', () => {
  const c = begun();
  const gas = label('Garrison C', 'gas');
  const recon = label('Reaction B', 'recon');
  const infantry = label('Garrison I', 'infantry', 3);
  const somua = COUNTERS.find(c => c.bag === 'Garrison B' && c.shown === 'Somua 6')!.label;
  const play = (choice: object, ...next: readonly (number | string)[]): Answer => {
    if (next.length) c.done({ do: 'dice', game: 'g1', next });
    const a = c.done({ do: 'play', game: 'g1', side: 'german', choice });
    expect(a.queued, 'everything laid ready was used').toBeUndefined();
    return a;
  };
  const column = (name: string): Vars => position(c).columns[name] as Vars;
  const combat = () => c.done({ do: 'view', game: 'g1' }).view.combat;

  c.done({
    do: 'set',
    game: 'g1',
    position: {
      at: '8.2',
      columns: { garrison: { Philippeville: 'none' }, place: { [gas]: 'Campaign Assets', [recon]: 'Campaign Assets' } },
    },
  });
  play({ do: 'activate', division: '7th' });
  play({ do: 'enter', area: 'Philippeville' });
  // The 7th enters Avesnes, its second area: infantry of 3, one more for the fort, doubled by the woods.
  play({ do: 'enter', area: 'Avesnes' }, infantry);
  expect(combat()).toMatchObject({ strength: 8, dice: 3 });
  play({ do: 'use', asset: 'Stuka' });
  play({ do: 'use', asset: 'Guns' });
  expect(combat()).toMatchObject({ strength: 5, dice: 4 });
  expect(play({ do: 'roll' }, 1, 3, 4, 5).events[0]).toMatchObject({ case: '8.3.5', rolled: [1, 3, 4, 5], hits: 1 });
  const full = column('audacity').Rommel;
  const again = play({ do: 'reroll', with: 'audacity', dice: [1, 3, 4] }, 2, 5, 6);
  expect(words(again)).toEqual(
    expect.arrayContaining([
      'Rommel spends a point: 1, 3, 4 rolled again.',
      'Devastating Overrun at Avesnes.',
      'Rommel regains a point of Audacity.',
      'Avesnes is captured.',
    ]),
  );
  expect(column('audacity').Rommel).toBe(full);
  expect(column('rerolled').Rommel).toBe('yes');
  expect(Object.values(column('place')).filter(p => p === 'Discarded')).toHaveLength(2);
  // Two areas are moved: a third takes Gas.
  expect(c.ask({ do: 'play', game: 'g1', choice: { do: 'enter', area: 'Cambrai' } })).toMatchObject({
    ok: false,
    refused: { case: '8.2.1' },
  });
  play({ do: 'enter', area: 'Cambrai', with: 'gas' }, somua);
  expect(column('place')[gas]).toBe('Out of play');
  expect(combat()).toMatchObject({ area: 'Cambrai', strength: 6, dice: 3 });
  play({ do: 'use', asset: 'Recon', back: 'Stuka' });
  play({ do: 'use', asset: 'Stuka' });
  expect(combat()).toMatchObject({ strength: 4, dice: 4 });
  // One hit. Rommel has had his re-roll, so that the dice lie as they fell.
  const end = play({ do: 'roll' }, 1, 2, 2, 5);
  expect(words(end)).toEqual(
    expect.arrayContaining([
      'Pitched Battle at Cambrai.',
      'The 7th is disordered.',
      'Panic rises by 1 to 2.',
      'Cambrai is captured.',
    ]),
  );
  expect(column('damage')['7th']).toBe('disordered');
  expect(column('face')['7th']).toBe('resupply');
  expect(column('place')).toMatchObject({
    '7th': 'Cambrai',
    [somua]: 'Out of play',
    [infantry]: 'Out of play',
    [recon]: 'Out of play',
    'Stuka 1': 'Discarded',
  });
  expect(end).toMatchObject({ case: '8.2', asks: [{ decision: 'activating', choices: 1 }] });
});
