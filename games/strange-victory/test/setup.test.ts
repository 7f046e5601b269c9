/** 6.0 Set-up, 7.0 the turn, 8.1 ready, 5.4 Audacity. */
import { expect, test } from 'vitest';
import { why } from '../../../engine/table.ts';
import {
  asked,
  cleared,
  column,
  commander,
  division,
  done,
  labelOf,
  march,
  offered,
  opened,
  refusal,
  scene,
  seen,
  value,
} from './scene.ts';

test('6.0 each Korps goes whole into one staging area, wherever the player likes', () => {
  const t = opened();
  done(t, { do: 'stage', korps: 'XIX Korps', staging: 'Dinant' });
  expect(['1st', '2nd', '10th'].map(d => division(t, d).area)).toEqual(['Dinant', 'Dinant', 'Dinant']);
  expect(refusal(t, { do: 'stage', korps: 'XV Korps', staging: 'Dinant' })).toBe('6.0');
  expect(refusal(t, { do: 'stage', korps: 'XIX Korps', staging: 'Sedan' })).toBe('6.0');
  expect(refusal(t, { do: 'historical' })).toBe('6.0');
  done(t, { do: 'stage', korps: 'XV Korps', staging: 'Sedan' });
  expect(division(t, '6th').area).toBe('Maubeuge');
  expect(asked(t)).toBe('activating');
});
test('6.0 a Korps begins in a staging area and nowhere else, and the refusal says so', () => {
  const v = why(opened(), 'german', { do: 'stage', korps: 'XV Korps', staging: 'Arras' });
  expect(v).toMatchObject({ ok: false, case: '6.0', why: 'XV Korps begins in a staging area, and Arras is none.' });
});
test('6.0 the historical set-up: Rommel at Dinant, Reinhardt at Maubeuge, Guderian at Sedan', () => {
  const t = opened();
  done(t, { do: 'historical' });
  expect(['7th', '6th', '1st'].map(d => division(t, d).area)).toEqual(['Dinant', 'Maubeuge', 'Sedan']);
});
test('6.0, 3.2.1 panic at 1, commanders at the top, a garrison face down in each of the 42 areas', () => {
  const t = opened();
  expect(value(t, 'panic')).toBe(1);
  expect(seen(t).commanders.every(c => c.audacity === c.cap)).toBe(true);
  expect(seen(t).areas.filter(a => a.garrison).length).toBe(42);
});

test('7.0 the phases run in order: Blitz, Counterattack, Determination', () => {
  expect(seen(scene()).sequence.flatMap(p => [p.name, ...p.steps.map(s => s.case)])).toEqual([
    'Blitz',
    '8.1',
    '8.2',
    'Counterattack',
    '9.1',
    'Determination',
    '10.1',
    '10.2',
    '10.3',
    '10.4',
    '10.5',
  ]);
});
test('7.0 a Korps once begun is finished before another starts', () => {
  const t = scene();
  done(t, { do: 'activate', division: '5th' });
  done(t, { do: 'stop' });
  expect(refusal(t, { do: 'activate', division: '6th' })).toBe('7.0');
  expect(refusal(t, { do: 'activate', division: '5th' })).toBe('7.0');
  expect(offered(t)).toEqual([{ do: 'activate', division: '7th' }]);
});
test('7.0, 9.0 when all seven have acted the Counterattack Phase follows', () => {
  const t = scene({
    ...cleared('Vervins'),
    place: { '6th': 'Vervins' },
    face: {
      '7th': 'resupply',
      '5th': 'resupply',
      '8th': 'resupply',
      '1st': 'resupply',
      '2nd': 'resupply',
      '10th': 'resupply',
    },
  });
  done(t, { do: 'activate', division: '6th' });
  done(t, { do: 'stop' });
  expect(asked(t)).toBe('striking');
});

test('8.1, 8.1.1 every division turns back to Advancing', () => {
  const t = scene({ face: { '7th': 'resupply', '1st': 'resupply' } }, '8.1');
  expect(new Set(Object.values(column(t, 'face')))).toEqual(new Set(['advancing']));
});
test('8.1.2, 5.4.4 each commander shows his portrait and gains a point', () => {
  const t = scene({ audacity: { Rommel: 1 }, rerolled: { Rommel: 'yes' }, spent: { Rommel: 'yes' } }, '8.1');
  expect(commander(t, 'Rommel')).toMatchObject({ audacity: 2, rerolled: false, spent: false });
});
test('8.1.2, 5.4.7 never above the number he began with', () => {
  const t = scene({}, '8.1');
  expect(seen(t).commanders.every(c => c.audacity === c.cap)).toBe(true);
});

/** The 7th three areas from home, all of them clear. */
const ROAD = cleared('Beaumont', 'Philippeville', 'Couvin', 'Chimay', 'Hazebrouck');
const twoAreasOn = (audacity: number, more: { readonly [piece: string]: string } = {}) => {
  const t = scene({
    ...ROAD,
    place: { '7th': 'Beaumont', ...more },
    audacity: { Rommel: audacity, Reinhardt: 3, Guderian: 3 },
  });
  march(t, '7th', 'Philippeville');
  done(t, { do: 'enter', area: 'Couvin' });
  return t;
};
const GAS = labelOf('Garrison C', 'gas');
test('5.4, 5.4.5, 3.2.3 a point buys a third area, and is gone', () => {
  const t = twoAreasOn(2);
  done(t, { do: 'enter', area: 'Chimay', with: 'audacity' });
  expect(commander(t, 'Rommel')).toMatchObject({ audacity: 1, spent: true });
});
test('5.4.3 at 0 nothing more can be bought', () => {
  expect(refusal(twoAreasOn(0, { [GAS]: 'Campaign Assets' }), { do: 'enter', area: 'Chimay', with: 'audacity' })).toBe(
    '5.4.3',
  );
  expect(
    refusal(twoAreasOn(1, { [GAS]: 'Campaign Assets' }), { do: 'enter', area: 'Chimay', with: 'audacity' }),
  ).toBeUndefined();
});
test('5.4.2 only the commander of its own Korps pays for a division', () => {
  const t = twoAreasOn(0);
  expect(asked(t)).toBe('activating'); // Guderian's three points do not help Rommel's division
  expect(division(t, '7th').face).toBe('resupply');
  expect(commander(t, 'Guderian').audacity).toBe(3);
});
test('5.4.1 a commander may spend several points in one turn', () => {
  const t = scene({ ...ROAD, place: { '7th': 'Couvin' }, audacity: { Rommel: 3 } });
  march(t, '7th', 'Philippeville');
  done(t, { do: 'enter', area: 'Beaumont' });
  done(t, { do: 'enter', area: 'Avesnes', with: 'audacity' }, labelOf('Garrison I', 'infantry', 2));
  done(t, { do: 'use', asset: 'Stuka' });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] }, 1, 1, 6);
  expect(commander(t, 'Rommel').audacity).toBe(1);
});
test('5.4.5, 4.1.2 one re-roll a turn for each commander', () => {
  const t = scene({ rerolled: { Rommel: 'yes' } });
  march(t, '7th', 'Philippeville', labelOf('Garrison A', 'infantry'));
  done(t, { do: 'use', asset: 'Stuka' });
  if (seen(t).combat!.strength >= 7) done(t, { do: 'use', asset: 'Guns' });
  done(t, { do: 'roll' }, ...Array<number>(seen(t).combat!.dice).fill(1));
  expect(asked(t)).toBe('activating'); // no question: nothing may be rolled again
});
test('5.4.6, 5.4.7 an Overrun gives a point back, up to the top', () => {
  const at = (audacity: number) => {
    const t = scene({ audacity: { Rommel: audacity }, rerolled: { Rommel: 'yes' } });
    march(t, '7th', 'Philippeville', labelOf('Garrison A', 'infantry'));
    done(t, { do: 'use', asset: 'Stuka' });
    done(t, { do: 'use', asset: 'Guns' });
    done(t, { do: 'roll' }, 6, 6, 6, 6);
    return commander(t, 'Rommel').audacity;
  };
  expect([at(1), at(commander(opened(), 'Rommel').cap)]).toEqual([2, commander(opened(), 'Rommel').cap]);
});
