/** 8.2 Movement. */
import { expect, test } from 'vitest';
import {
  areaOf,
  asked,
  assets,
  atMezieres,
  calais,
  cleared,
  commander,
  counter,
  division,
  done,
  GAS,
  I2,
  INFANTRY,
  labelOf,
  march,
  offered,
  refusal,
  scene,
  seen,
  value,
  type Columns,
} from './scene.ts';

const ROAD = cleared('Beaumont', 'Philippeville', 'Couvin', 'Chimay', 'Rocroi', 'Hazebrouck'); // Hazebrouck: the area the Gas came from
test('3.1.1, 8.2.3 out of a staging area only by its bridges, and never back', () => {
  const t = scene(ROAD);
  done(t, { do: 'activate', division: '7th' });
  expect(offered(t)).toEqual([
    { do: 'stop' },
    { do: 'enter', area: 'Philippeville' },
    { do: 'enter', area: 'Beaumont' },
  ]);
  expect(refusal(t, { do: 'enter', area: 'Couvin' })).toBe('3.1.1');
  done(t, { do: 'enter', area: 'Philippeville' });
  expect(refusal(t, { do: 'enter', area: 'Dinant' })).toBe('3.1.1');
});
test('3.1.1 a division whose bridges are all blocked cannot move', () => {
  const t = scene({ ...ROAD, place: { '6th': 'Rocroi' } });
  done(t, { do: 'activate', division: '8th' });
  expect(division(t, '8th')).toMatchObject({ area: 'Maubeuge', face: 'resupply' });
});
test('8.2 a division acts as one: it moves and fights, then the next is chosen', () => {
  const t = scene(ROAD);
  march(t, '7th', 'Philippeville');
  expect(asked(t)).toBe('moving');
  expect(refusal(t, { do: 'activate', division: '5th' })).toBe('8.2');
});
test('8.2.1, 8.2.4 through empty areas a division may enter two, of its own choice', () => {
  const t = scene({ ...ROAD, place: { '7th': 'Beaumont' }, audacity: { Rommel: 0 } });
  march(t, '7th', 'Philippeville');
  expect(offered(t)).toContainEqual({ do: 'enter', area: 'Couvin' });
  expect(offered(t)).toContainEqual({ do: 'enter', area: 'Chimay' });
  done(t, { do: 'enter', area: 'Chimay' });
  expect(division(t, '7th')).toMatchObject({ area: 'Chimay', face: 'resupply' });
});
const twoAreasOn = (columns: Columns) => {
  const t = scene({ ...ROAD, place: { '7th': 'Beaumont', [GAS]: 'Campaign Assets' }, ...columns });
  march(t, '7th', 'Philippeville');
  done(t, { do: 'enter', area: 'Couvin' });
  return t;
};
test('8.2.2, 8.2.7 a third area for Gas, which is gone', () => {
  const t = twoAreasOn({});
  expect(refusal(t, { do: 'enter', area: 'Chimay' })).toBe('8.2.1');
  done(t, { do: 'enter', area: 'Chimay', with: 'gas' });
  expect(division(t, '7th').area).toBe('Chimay');
  expect(assets(t)).not.toContain('Gas');
});
test('8.2.2 without a Gas counter none can be used', () => {
  const t = scene({ ...ROAD, place: { '7th': 'Beaumont' }, audacity: { Rommel: 2 } });
  march(t, '7th', 'Philippeville');
  done(t, { do: 'enter', area: 'Couvin' });
  expect(refusal(t, { do: 'enter', area: 'Chimay', with: 'gas' })).toBe('8.2.2');
});
test('8.2.3, 3.0 only into a neighbouring area', () => {
  const t = scene({ ...ROAD, place: { '7th': 'Beaumont' } });
  done(t, { do: 'activate', division: '7th' });
  expect(refusal(t, { do: 'enter', area: 'Chimay' })).toBe('8.2.3');
  expect(refusal(t, { do: 'enter', area: 'Calais' })).toBe('8.2.3');
  expect(refusal(t, { do: 'enter', area: 'Philippeville' })).toBeUndefined();
});
test('8.2.5 a garrison is turned up and that cannot be taken back', () => {
  const t = scene();
  done(t, { do: 'activate', division: '7th' });
  done(t, { do: 'enter', area: 'Philippeville' }, labelOf('Garrison A', 'infantry'));
  expect(t.entries.findLast(e => e.is === 'choice')).toMatchObject({ bars: 'chance' });
});
test('8.2.6, 5.3 no division enters or passes an area another is in', () => {
  const t = scene({ ...ROAD, place: { '5th': 'Philippeville' } });
  done(t, { do: 'activate', division: '7th' });
  expect(refusal(t, { do: 'enter', area: 'Philippeville' })).toBe('8.2.6');
});
test('8.2.7 a third area for a point of its commander', () => {
  const t = twoAreasOn({});
  const before = commander(t, 'Rommel').audacity;
  done(t, { do: 'enter', area: 'Chimay', with: 'audacity' });
  expect(commander(t, 'Rommel').audacity).toBe(before - 1);
});
test('8.2.7 nothing is paid for the first two areas', () => {
  const t = scene({ ...ROAD, place: { [GAS]: 'Campaign Assets' } });
  done(t, { do: 'activate', division: '7th' });
  expect(refusal(t, { do: 'enter', area: 'Philippeville', with: 'gas' })).toBe('8.2.7');
});
test('8.2.8 never a fourth area, whatever is left to pay with', () => {
  const t = twoAreasOn({});
  done(t, { do: 'enter', area: 'Chimay', with: 'gas' });
  expect(division(t, '7th').face).toBe('resupply');
  expect(asked(t)).toBe('activating');
});
test('8.2.9 in Disorder one area and no more, then the marker comes off', () => {
  const t = scene({ ...ROAD, place: { '7th': 'Beaumont', [GAS]: 'Campaign Assets' }, damage: { '7th': 'disordered' } });
  march(t, '7th', 'Philippeville');
  expect(division(t, '7th')).toMatchObject({ area: 'Philippeville', face: 'resupply', damage: 'none' });
});
test('8.2.9 the marker comes off even if the division stays', () => {
  const t = scene({ ...ROAD, damage: { '7th': 'disordered' } });
  done(t, { do: 'activate', division: '7th' });
  done(t, { do: 'stop' });
  expect(division(t, '7th').damage).toBe('none');
});
test('8.2.9 a Disorder taken on the way stays', () => {
  const t = scene({
    ...cleared('Rocroi'),
    place: { '7th': 'Rocroi' },
    damage: { '7th': 'disordered' },
    rerolled: { Rommel: 'yes' },
  });
  march(t, '7th', 'Mezieres', labelOf('Garrison A', 'infantry'));
  done(t, { do: 'roll' }, 1, 1, 6);
  expect(division(t, '7th')).toMatchObject({ face: 'resupply', damage: 'disordered' });
});
test('8.2.9, 4.6 a disordered division that is shocked is shocked', () => {
  const t = atMezieres(INFANTRY.label, { damage: { '7th': 'disordered' } });
  done(t, { do: 'roll' }, 1, 1, 1);
  expect(division(t, '7th').damage).toBe('shocked');
  const broken = atMezieres(labelOf('Garrison A', 'breakdown'), { damage: { '7th': 'disordered' } });
  expect(division(broken, '7th').damage).toBe('shocked');
});
test('8.2.10 a shocked division only turns over and recovers', () => {
  const t = scene({ ...ROAD, damage: { '7th': 'shocked' } });
  done(t, { do: 'activate', division: '7th' });
  expect(division(t, '7th')).toMatchObject({ area: 'Dinant', face: 'resupply', damage: 'none' });
});
test('8.2.10, 8.2.11, 8.3.8 our reading: a shocked division in a port recovers and does not fight that turn', () => {
  const t = scene({ ...cleared('Calais'), place: { '7th': 'Calais', [I2]: 'Calais' }, damage: { '7th': 'shocked' } });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat).toBeUndefined();
  expect(division(t, '7th')).toMatchObject({ damage: 'none', face: 'resupply' });
});
test('8.2.11, 3.1.4 a division in a port never leaves it', () => {
  const t = scene({ ...cleared('Calais', 'Saint-Omer'), place: { '7th': 'Calais' } });
  done(t, { do: 'activate', division: '7th' });
  expect(division(t, '7th')).toMatchObject({ area: 'Calais', face: 'resupply' });
});
test('8.2.11, 8.3.8, 10.3.2 a division fights the Allies still in its port', () => {
  const held = labelOf('Garrison I', 'infantry', 2);
  const t = scene({ ...cleared('Calais'), place: { '7th': 'Calais', [held]: 'Calais' } });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat).toMatchObject({ area: 'Calais', strength: 2, dice: 3 });
});
test('8.2.11, 3.1.4 an Overrun in a port does not let the division walk out', () => {
  const t = calais(I2);
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
const found = (bag: string, type: string) => {
  const t = scene({
    ...ROAD,
    place: { '7th': 'Beaumont', '1st': 'Couvin' },
    garrison: { ...(ROAD.garrison as object), Philippeville: 'face down' },
  });
  march(t, '7th', 'Philippeville', labelOf(bag, type));
  return t;
};
test('8.2.12, 3.2.8 Recon becomes an asset and the division may go on', () => {
  const t = found('Garrison A', 'recon');
  expect(assets(t)).toContain('Recon');
  expect(offered(t)).toContainEqual({ do: 'enter', area: 'Chimay' });
  expect(areaOf(t, 'Philippeville').control).toBe('german');
});
test('8.2.12 Gas becomes an asset and the division may go on', () => {
  const t = scene({ ...cleared('Arras'), place: { '7th': 'Arras' } });
  march(t, '7th', 'Bapaume', GAS);
  expect(assets(t)).toContain('Gas');
  expect(asked(t)).toBe('moving');
});
test('8.2.12 the General becomes an asset', () => {
  const t = scene({ ...cleared('Avesnes'), place: { '7th': 'Avesnes' } });
  march(t, '7th', 'Vervins', labelOf('Garrison B', 'giraud'));
  expect(assets(t)).toContain('Giraud');
  expect(asked(t)).toBe('moving');
});
test('8.2.12, 4.6 a Breakdown shocks the division and ends its activation', () => {
  const t = found('Garrison A', 'breakdown');
  expect(division(t, '7th')).toMatchObject({ face: 'resupply', damage: 'shocked', area: 'Philippeville' });
  expect(value(t, 'panic')).toBe(1);
});
test('8.2.12 infantry and armour bring on a fight at once', () => {
  for (const type of ['infantry', 'armour']) {
    const { strength } = counter('Garrison B', type);
    const t = scene({ ...cleared('Avesnes'), place: { '7th': 'Avesnes' } });
    march(t, '7th', 'Vervins', labelOf('Garrison B', type));
    expect(seen(t).combat?.strength, type).toBe(strength);
  }
});
test('8.3.8, 8.2.10 by option a shocked division in a port recovers and fights at once', () => {
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
