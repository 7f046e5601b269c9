/** 9.0 Counterattack. */
import { expect, test } from 'vitest';
import { why } from '../../../engine/table.ts';
import {
  asked,
  assets,
  cleared,
  column,
  commander,
  counter,
  division,
  done,
  labelOf,
  offered,
  refusal,
  RESUPPLY,
  scene,
  seen,
  value,
  type Columns,
} from './scene.ts';

/** The 2nd in Vervins (B), the 6th in Hirson (A), all in resupply, at the Counterattack Phase. */
const struck = (columns: Columns = {}) =>
  scene(
    {
      ...cleared('Vervins', 'Hirson', 'Calais', 'Avesnes'),
      place: { '2nd': 'Vervins', '6th': 'Hirson' },
      ...RESUPPLY,
      panic: 5,
      rerolled: { Guderian: 'yes' },
      spent: { Guderian: 'yes', Rommel: 'yes', Reinhardt: 'yes' },
      ...columns,
    },
    '9.1',
  );
test('8.3.1, 9.1.1 no counterattack in a port, at Avesnes or in an A area', () => {
  const t = struck({ place: { '2nd': 'Vervins', '6th': 'Hirson', '7th': 'Avesnes', '5th': 'Calais' } });
  for (const area of ['Hirson', 'Avesnes', 'Calais']) expect(refusal(t, { do: 'counterattack', area })).toBe('9.1.1');
});
test('9.1.1 a division still in its staging area is not counterattacked: the area has no letter', () => {
  const t = struck();
  const area = division(t, '7th').area!;
  expect(why(t, 'german', { do: 'counterattack', area })).toMatchObject({
    case: '9.1.1',
    why: `${area} is a staging area and has no letter.`,
  });
});
test('9.0, 9.1.1 the player names one B or C area with an undamaged division', () => {
  const t = struck({ place: { '2nd': 'Vervins', '6th': 'Hirson', '7th': 'Avesnes', '5th': 'Calais' } });
  expect(offered(t)).toEqual([{ do: 'counterattack', area: 'Vervins' }]);
  expect(refusal(t, { do: 'counterattack', area: 'Hirson' })).toBe('9.1.1');
  expect(refusal(t, { do: 'counterattack', area: 'Guise' })).toBe('9.1.1');
});
const struckAt = (place: object, more: Columns = {}) =>
  scene(
    {
      ...cleared('Vervins', 'Arras', 'Douai', 'Peronne'),
      ...RESUPPLY,
      panic: 5,
      spent: { Rommel: 'yes', Reinhardt: 'yes', Guderian: 'yes' },
      ...more,
      place,
    } as Columns,
    '9.1',
  );
test('9.1.1 C areas and strategic areas are struck too, shocked and disordered divisions are not', () => {
  const t = struckAt(
    { '7th': 'Arras', '5th': 'Douai', '6th': 'Peronne', '8th': 'Vervins' },
    { damage: { '6th': 'shocked', '8th': 'disordered' } },
  );
  expect(offered(t)).toEqual([
    { do: 'counterattack', area: 'Arras' },
    { do: 'counterattack', area: 'Douai' },
  ]);
  expect(refusal(t, { do: 'counterattack', area: 'Peronne' })).toBe('9.1.1');
});
const RB = counter('Reaction B', 'armour');
test('9.1.2, 3.2.7 a Reaction of the area’s letter is drawn', () => {
  const t = struck();
  expect(() => done(t, { do: 'counterattack', area: 'Vervins' }, labelOf('Reaction C', 'armour'))).toThrow(
    /does not fit/,
  );
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
});
test('9.1.2 a C area draws from the C box', () => {
  const t = struckAt({ '7th': 'Arras' });
  done(t, { do: 'counterattack', area: 'Arras' }, labelOf('Reaction C', 'refugees'), 1);
  expect(column(t, 'place')[labelOf('Reaction C', 'refugees')]).toBe('Out of play');
});
test('9.1.3 armour fights the division at once', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
  expect(seen(t).combat).toMatchObject({ kind: 'counterattack', strength: RB.strength });
});
const RECON = labelOf('Reaction B', 'recon');
test('9.1.3 Recon becomes an asset', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, RECON, 1);
  expect(assets(t)).toContain('Recon');
});
const REFUGEES = labelOf('Reaction B', 'refugees');
test('9.1.3 refugees: no counterattack', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, REFUGEES, 1);
  expect(asked(t)).toBe('activating');
  expect(column(t, 'place')[REFUGEES]).toBe('Out of play');
});
test('9.1.3, 9.1.5 a counterattack is a combat like any other: panic, re-roll, regain, assets discarded', () => {
  const armour = labelOf('Reaction C', 'armour');
  const t = struckAt({ '7th': 'Arras' }, { audacity: { Rommel: 2 } });
  done(t, { do: 'counterattack', area: 'Arras' }, armour);
  done(t, { do: 'use', asset: 'Guns' });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] }, 6, 6, 6, 1);
  expect(commander(t, 'Rommel').audacity).toBe(3); // one spent, one regained, one at the new turn
  expect(seen(t).assets.discarded.map(a => a.shown)).toEqual(['Guns']);
  const pitched = struckAt({ '7th': 'Arras' }, { rerolled: { Rommel: 'yes' } });
  done(pitched, { do: 'counterattack', area: 'Arras' }, armour);
  done(pitched, { do: 'use', asset: 'Stuka' });
  done(pitched, { do: 'roll' }, 6, 1, 1);
  expect(value(pitched, 'panic')).toBe(7); // the battle and the turn's end
});
test('9.1.4 skipped if the only division in a B or C area is damaged', () => {
  expect(asked(struck({ damage: { '2nd': 'disordered' } }))).toBe('activating');
});
test('9.1.4 skipped if no Reactions of the letter are left', () => {
  const spent = Object.fromEntries(
    Object.keys(column(scene(), 'place'))
      .filter(p => p.startsWith('RB'))
      .map(p => [p, 'Out of play']),
  );
  expect(asked(struck({ place: { '2nd': 'Vervins', ...spent } }))).toBe('activating');
});
test('9.1.4 skipped if no division stands in a B or C area', () => {
  expect(asked(struck({ place: { '2nd': 'Sedan', '6th': 'Hirson' } }))).toBe('activating');
});
test('9.1.5 the division rolls the dice of its Resupply face, and does not move on', () => {
  const t = struck();
  const dice = division(t, '2nd').dice;
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
  expect(seen(t).combat?.dice).toBe(dice);
  done(t, { do: 'use', asset: 'Guns' });
  done(t, { do: 'roll' }, ...Array<number>(dice + 1).fill(6), 1);
  expect(asked(t)).toBe('activating');
  expect(division(t, '2nd').area).toBe('Vervins');
});
test('9.1.6 it stays in Resupply; damage is taken as usual', () => {
  const t = struck({ audacity: { Guderian: 0 } });
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
  done(t, { do: 'roll' }, ...Array<number>(seen(t).combat!.dice).fill(1), 1);
  expect(division(t, '2nd').damage).toBe('shocked');
  expect(seen(t).turn).toBe(2);
});
