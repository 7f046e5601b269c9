/** Interactions that single rules miss: each of these once survived a deliberate break of the code. */
import { expect, test } from 'vitest';
import { AREAS } from '../data/map.ts';
import {
  areaOf,
  asked,
  assets,
  cleared,
  column,
  commander,
  counter,
  division,
  done,
  labelOf,
  march,
  offered,
  refusal,
  scene,
  seen,
  value,
} from './scene.ts';

type Columns = Parameters<typeof scene>[0];
const INFANTRY = counter('Garrison A', 'infantry');
/** The 7th goes into Mezieres, open ground; three dice. */
const fight = (columns: Columns = {}, label = INFANTRY.label) => {
  const t = scene({
    rerolled: { Rommel: 'yes' },
    panic: 5,
    ...columns,
    garrison: { Rocroi: 'none', ...(columns?.garrison as object) },
    place: { '7th': 'Rocroi', ...(columns?.place as object) },
  } as Columns);
  march(t, '7th', 'Mezieres', label);
  return t;
};
const I2 = labelOf('Garrison I', 'infantry', 2);
const I3 = labelOf('Garrison I', 'infantry', 3);
const C2 = labelOf('Coastal Defense', 'infantry', 2);
const C4 = labelOf('Coastal Defense', 'infantry', 4);
const calais = (columns: Columns, ...draws: readonly string[]) => {
  const t = scene({
    ...cleared('Saint-Omer'),
    rerolled: { Rommel: 'yes' },
    panic: 5,
    coastal: { Calais: draws.length - 1 },
    ...columns,
    place: { '7th': 'Saint-Omer', ...(columns?.place as object) },
  } as Columns);
  march(t, '7th', 'Calais', ...draws);
  return t;
};

test('8.3.7 dice rolled again lose what they showed: a hit can become a miss', () => {
  const t = fight({ rerolled: { Rommel: 'no' } });
  done(t, { do: 'roll' }, 6, 6, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [6] }, 1);
  expect(division(t, '7th').damage).toBe('disordered'); // one hit is left
});
test('8.3.7 our reading: Audacity and then Giraud in one combat', () => {
  const t = fight({ rerolled: { Rommel: 'no' }, place: { [labelOf('Garrison B', 'giraud')]: 'Campaign Assets' } });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] }, 1, 1, 1);
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [1] })).toBe('5.4.5');
  done(t, { do: 'reroll', with: 'giraud', dice: [1, 1, 1] }, 6, 6, 1);
  expect(asked(t)).toBe('moving');
});
test('8.3.8 the weakest goes, wherever it came from', () => {
  const t = calais({}, I3, C2);
  done(t, { do: 'roll' }, 6, 1, 1);
  expect(areaOf(t, 'Calais').allied.map(a => a.label)).toEqual([I3]);
});
test('8.3.6, 8.3.8 in a port two hits clear it, no hits remove one', () => {
  const two = calais({}, I2, C2);
  const none = calais({}, I2, C2);
  done(two, { do: 'roll' }, 6, 6, 1);
  done(none, { do: 'roll' }, 1, 1, 1);
  expect([areaOf(two, 'Calais').allied.length, areaOf(none, 'Calais').allied.length]).toEqual([0, 1]);
});
test('8.3.6 what each result costs, in numbers', () => {
  const cost = (...dice: readonly number[]) => {
    const t = fight({ audacity: { Rommel: 1 } });
    done(t, { do: 'roll' }, ...dice);
    return [value(t, 'panic'), division(t, '7th').damage, division(t, '7th').face, commander(t, 'Rommel').audacity];
  };
  expect([cost(6, 6, 6), cost(6, 6, 1), cost(6, 1, 1), cost(1, 1, 1)]).toEqual([
    [5, 'none', 'advancing', 2],
    [5, 'none', 'advancing', 1],
    [6, 'disordered', 'resupply', 1],
    [8, 'shocked', 'resupply', 1],
  ]);
});
test('8.2.11, 3.1.4 an Overrun in a port does not let the division walk out', () => {
  const t = calais({}, I2);
  done(t, { do: 'roll' }, 6, 6, 6);
  expect(division(t, '7th')).toMatchObject({ area: 'Calais', face: 'resupply' });
  expect(asked(t)).toBe('activating');
});
test('8.2.11 a disordered division in a port fights on', () => {
  const t = scene({
    ...cleared('Calais'),
    place: { '7th': 'Calais', [I2]: 'Calais' },
    damage: { '7th': 'disordered' },
  });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat?.area).toBe('Calais');
});
test('8.2.10, 8.2.11, 8.3.8 our reading: a shocked one recovers and does not fight that turn', () => {
  const t = scene({ ...cleared('Calais'), place: { '7th': 'Calais', [I2]: 'Calais' }, damage: { '7th': 'shocked' } });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat).toBeUndefined();
  expect(division(t, '7th')).toMatchObject({ damage: 'none', face: 'resupply' });
});
test('8.3.8, 8.2.10 by option it recovers and fights at once', () => {
  const t = scene(
    { ...cleared('Calais'), place: { '7th': 'Calais', [I2]: 'Calais' }, damage: { '7th': 'shocked' } },
    '8.2',
    { shockedInPort: 'fights' },
  );
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat?.area).toBe('Calais');
  expect(division(t, '7th').damage).toBe('none');
  const free = scene({ ...cleared('Calais'), place: { '7th': 'Calais' }, damage: { '7th': 'shocked' } }, '8.2', {
    shockedInPort: 'fights',
  });
  done(free, { do: 'activate', division: '7th' });
  expect([seen(free).combat, division(free, '7th').face]).toEqual([undefined, 'resupply']);
});
test('8.2.9, 4.6 a disordered division that is shocked is shocked', () => {
  const t = fight({ damage: { '7th': 'disordered' } });
  done(t, { do: 'roll' }, 1, 1, 1);
  expect(division(t, '7th').damage).toBe('shocked');
  const broken = fight({ damage: { '7th': 'disordered' } }, labelOf('Garrison A', 'breakdown'));
  expect(division(broken, '7th').damage).toBe('shocked');
});
test('8.3.5 at a strength below 1 every die hits', () => {
  const t = fight({}, labelOf('Garrison A', 'infantry'));
  done(t, { do: 'use', asset: 'Stuka' });
  done(t, { do: 'use', asset: 'Guns' });
  const { strength } = seen(t).combat!;
  expect(strength).toBe(Math.max(1, INFANTRY.strength - 3));
  done(t, { do: 'roll' }, ...[1, 1, 1, 1].map(f => Math.max(f, strength)));
  expect(asked(t)).toBe('moving');
});
test('8.3.3, 5.3 a second Guns, or an asset in use, is not to be had', () => {
  const t = fight({ place: { [labelOf('Garrison C', 'recon')]: 'Campaign Assets' } });
  done(t, { do: 'use', asset: 'Guns' });
  expect(refusal(t, { do: 'use', asset: 'Guns' })).toBe('8.3.3');
  expect(refusal(t, { do: 'use', asset: 'Recon', back: 'Guns' })).toBe('8.3.3'); // in use, not yet discarded
});
test('8.3.3 Giraud used for strength is gone and pays for no re-roll', () => {
  const giraud = labelOf('Garrison B', 'giraud');
  const t = fight({ place: { [giraud]: 'Campaign Assets' } });
  done(t, { do: 'use', asset: 'Giraud' });
  done(t, { do: 'roll' }, 6, 1, 1);
  expect(column(t, 'place')[giraud]).toBe('Out of play');
  expect(assets(t)).not.toContain('Giraud');
});
test('3.1.3, 8.3.2 a strategic area in the woods doubles infantry too', () => {
  const t = scene({ ...cleared('Rocroi'), place: { '7th': 'Rocroi' } });
  march(t, '7th', 'Hirson', INFANTRY.label);
  expect(seen(t).combat?.strength).toBe(Math.min(8, INFANTRY.strength * 2));
});
test('2.0, 8.3.5 six-sided dice are rolled', () => {
  const t = fight();
  expect(() => done(t, { do: 'roll' }, 7, 1, 1)).toThrow(/6, 6, 6 faces/);
});
test('10.1.1, 5.4.5 a re-roll counts as Audacity used: no repair that turn', () => {
  const t = fight({ rerolled: { Rommel: 'no' } });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1] }, 1);
  expect(commander(t, 'Rommel')).toMatchObject({ spent: true, rerolled: true });
});

const RESUPPLY = {
  face: Object.fromEntries(['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].map(d => [d, 'resupply'])),
};
const struck = (place: object, more: Columns = {}) =>
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
  const t = struck(
    { '7th': 'Arras', '5th': 'Douai', '6th': 'Peronne', '8th': 'Vervins' },
    { damage: { '6th': 'shocked', '8th': 'disordered' } },
  );
  expect(offered(t)).toEqual([
    { do: 'counterattack', area: 'Arras' },
    { do: 'counterattack', area: 'Douai' },
  ]);
  expect(refusal(t, { do: 'counterattack', area: 'Peronne' })).toBe('9.1.1');
});
test('9.1.2 a C area draws from the C box', () => {
  const t = struck({ '7th': 'Arras' });
  done(t, { do: 'counterattack', area: 'Arras' }, labelOf('Reaction C', 'refugees'), 1);
  expect(column(t, 'place')[labelOf('Reaction C', 'refugees')]).toBe('Out of play');
});
test('9.1.3, 9.1.5 a counterattack is a combat like any other: panic, re-roll, regain, assets discarded', () => {
  const armour = labelOf('Reaction C', 'armour');
  const t = struck({ '7th': 'Arras' }, { audacity: { Rommel: 2 } });
  done(t, { do: 'counterattack', area: 'Arras' }, armour);
  done(t, { do: 'use', asset: 'Guns' });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] }, 6, 6, 6, 1);
  expect(commander(t, 'Rommel').audacity).toBe(3); // one spent, one regained, one at the new turn
  expect(seen(t).assets.discarded.map(a => a.shown)).toEqual(['Guns']);
  const pitched = struck({ '7th': 'Arras' }, { rerolled: { Rommel: 'yes' } });
  done(pitched, { do: 'counterattack', area: 'Arras' }, armour);
  done(pitched, { do: 'use', asset: 'Stuka' });
  done(pitched, { do: 'roll' }, 6, 1, 1);
  expect(value(pitched, 'panic')).toBe(7); // the battle and the turn's end
});
test('10.2.3 a port whose Allies still hold out takes no reinforcement while a division is in it', () => {
  const t = scene(
    { ...cleared('Calais'), ...RESUPPLY, place: { '7th': 'Calais', [I2]: 'Calais' }, damage: { '10th': 'shocked' } },
    '10.1',
  );
  done(t, { do: 'done' }, 4, 6);
  expect([areaOf(t, 'Calais').coastal, areaOf(t, 'Dunkirk').coastal]).toEqual([0, 1]);
});
test('10.4, 10.5.2 panic past the end of the track stays at 21 and the turn’s close ends the game', () => {
  const t = scene({
    ...cleared('Rocroi'),
    ...RESUPPLY,
    face: { ...RESUPPLY.face, '7th': 'advancing' },
    place: { '7th': 'Rocroi' },
    rerolled: { Rommel: 'yes' },
    audacity: { Rommel: 0 },
    panic: 20,
  });
  march(t, '7th', 'Mezieres', INFANTRY.label);
  done(t, { do: 'roll' }, 1, 1, 1, 1);
  expect(seen(t)).toMatchObject({ over: true, panic: 21 });
});
test('3.2.5, 4.5, 10.2 six evenings bring six counters, the seventh none', () => {
  const t = scene({ ...RESUPPLY, damage: { '10th': 'shocked' } }, '10.1');
  for (let turn = 1; turn <= 7; turn++) {
    if (turn > 1) {
      for (const d of ['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].filter(name =>
        offered(t).some(c => (c as { division?: string }).division === name),
      )) {
        done(t, { do: 'activate', division: d });
        if (asked(t) === 'moving') done(t, { do: 'stop' }, ...(d === '10th' ? (turn <= 6 ? [turn] : []) : []));
      }
    } else done(t, { do: 'done' }, 1);
    expect(seen(t).boxes.coast).toBe(Math.max(0, 6 - turn));
  }
});

const FIELD = AREAS.filter(a => a.kind !== 'staging').map(a => a.name);
const IN_PORTS = {
  '5th': 'Etaples',
  '6th': 'Boulogne',
  '8th': 'Calais',
  '1st': 'Gravelines',
  '2nd': 'Dunkirk',
  '10th': 'Saint-Valery',
};
const allBut = (last: string, at: string, columns: Columns = {}) =>
  scene({
    ...cleared(...FIELD.filter(a => a !== last)),
    rerolled: { Rommel: 'yes', Guderian: 'yes' },
    ...columns,
    place: { ...IN_PORTS, '7th': at, ...(columns?.place as object) },
  } as Columns);
test('5.1, 10.5.3 everything taken by a combat ends the game', () => {
  const t = allBut('Mezieres', 'Rocroi');
  march(t, '7th', 'Mezieres', INFANTRY.label);
  const told = done(t, { do: 'roll' }, 6, 6, 6);
  expect(t.g.wait).toMatchObject({ for: 'over', result: { band: 'triumph' } });
  expect(told.some(l => l.case === '5.1')).toBe(true);
});
test('5.1, 10.5.3 and by a Breakdown', () => {
  const t = allBut('Mezieres', 'Rocroi');
  march(t, '7th', 'Mezieres', labelOf('Garrison A', 'breakdown'));
  expect(seen(t).over).toBe(true);
});
test('5.1, 10.5.3 a port without a division keeps it open; taking it ends it', () => {
  const t = allBut('Dunkirk', 'Hazebrouck', { place: { '2nd': 'Sedan' } });
  expect(seen(t).over).toBe(false);
  march(t, '7th', 'Dunkirk', I2);
  done(t, { do: 'roll' }, 6, 6, 6);
  expect(seen(t).over).toBe(true);
});
test.each<[string, Columns]>([
  ['4.3.1', { place: { [I2]: 'Beaumont' } }],
  ['8.2.5', { place: { '7th': 'Beaumont' }, garrison: { Beaumont: 'face down' } }],
  ['10.2.3', { ...cleared('Calais'), place: { '7th': 'Calais' }, coastal: { Calais: 1 } }],
  ['6.0', { place: { '7th': 'Sedan' } }],
  ['4.5', { coastal: { Arras: 1 } }],
  ['6.0', { place: { '7th': 'Out of play', '5th': 'Out of play' } }],
  ['3.1.1', { garrison: { Dinant: 'face down' } }],
  ['5.3', { ...cleared('Calais'), place: { '7th': 'Calais', '5th': 'Calais' } }],
  ['5.4.7', { audacity: { Rommel: 9 } }],
  ['3.2.1', { panic: 22 }],
])('%s a position that breaks it is refused', (ruleCase, columns) => {
  expect(() => scene(columns)).toThrow(new RegExp(ruleCase.replaceAll('.', '\\.')));
});
test('8.3.2, 8.3.8 the 4 that held out is fought again at its own strength', () => {
  const t = scene({ ...cleared('Calais'), place: { '7th': 'Calais', [C4]: 'Calais' } });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat?.strength).toBe(4);
});
