/** 9.0 Counterattack and 10.0 Determination. */
import { expect, test } from 'vitest';
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
  offered,
  refusal,
  scene,
  seen,
  value,
} from './scene.ts';

const RB = counter('Reaction B', 'armour');
const REFUGEES = labelOf('Reaction B', 'refugees');
const RECON = labelOf('Reaction B', 'recon');
/** The 2nd in Vervins (B), the 6th in Hirson (A), all in resupply, at the Counterattack Phase. */
const FACES = {
  face: Object.fromEntries(['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].map(d => [d, 'resupply'])),
};
const struck = (columns: Parameters<typeof scene>[0] = {}) =>
  scene(
    {
      ...cleared('Vervins', 'Hirson', 'Calais', 'Avesnes'),
      place: { '2nd': 'Vervins', '6th': 'Hirson' },
      ...FACES,
      panic: 5,
      rerolled: { Guderian: 'yes' },
      spent: { Guderian: 'yes', Rommel: 'yes', Reinhardt: 'yes' },
      ...columns,
    },
    '9.1',
  );

test('9.0, 9.1.1 the player names one B or C area with an undamaged division', () => {
  const t = struck({ place: { '2nd': 'Vervins', '6th': 'Hirson', '7th': 'Avesnes', '5th': 'Calais' } });
  expect(offered(t)).toEqual([{ do: 'counterattack', area: 'Vervins' }]);
  expect(refusal(t, { do: 'counterattack', area: 'Hirson' })).toBe('9.1.1');
  expect(refusal(t, { do: 'counterattack', area: 'Guise' })).toBe('9.1.1');
});
test('8.3.1, 9.1.1 never in a port, at Avesnes or in an A area', () => {
  const t = struck({ place: { '2nd': 'Vervins', '6th': 'Hirson', '7th': 'Avesnes', '5th': 'Calais' } });
  for (const area of ['Hirson', 'Avesnes', 'Calais']) expect(refusal(t, { do: 'counterattack', area })).toBe('9.1.1');
});
test('9.1.2, 3.2.7 a Reaction of the area’s letter is drawn', () => {
  const t = struck();
  expect(() => done(t, { do: 'counterattack', area: 'Vervins' }, labelOf('Reaction C', 'armour'))).toThrow(
    /does not fit/,
  );
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
});
test('9.1.3 armour fights the division at once', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, RB.label);
  expect(seen(t).combat).toMatchObject({ kind: 'counterattack', strength: RB.strength });
});
test('9.1.3 Recon becomes an asset', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, RECON, 1);
  expect(assets(t)).toContain('Recon');
});
test('9.1.3 refugees: no counterattack', () => {
  const t = struck();
  done(t, { do: 'counterattack', area: 'Vervins' }, REFUGEES, 1);
  expect(asked(t)).toBe('activating');
  expect(column(t, 'place')[REFUGEES]).toBe('Out of play');
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

const repairs = (columns: Parameters<typeof scene>[0]) => scene({ ...FACES, ...columns }, '10.1');
test('10.1, 10.1.2, 10.1.3 a point takes off Disorder or Shock', () => {
  for (const damage of ['disordered', 'shocked']) {
    const t = repairs({ damage: { '7th': damage }, audacity: { Rommel: 2 } });
    done(t, { do: 'repair', division: '7th' }, 1);
    expect(division(t, '7th').damage).toBe('none');
    expect(commander(t, 'Rommel').audacity).toBe(2); // one spent, one gained at the new turn
  }
});
test('10.1.2 only a damaged division is repaired', () => {
  expect(refusal(repairs({ damage: { '7th': 'shocked' } }), { do: 'repair', division: '5th' })).toBe('10.1.2');
});
test('10.1.1 not if the commander has used Audacity this turn', () => {
  const t = repairs({ damage: { '7th': 'shocked', '1st': 'shocked' }, spent: { Rommel: 'yes' } });
  expect(refusal(t, { do: 'repair', division: '7th' })).toBe('10.1.1');
  expect(refusal(t, { do: 'repair', division: '1st' })).toBeUndefined();
});
test('10.1.1 our reading: one repair a Korps a turn', () => {
  const t = repairs({ damage: { '7th': 'shocked', '5th': 'shocked', '1st': 'shocked' } });
  done(t, { do: 'repair', division: '7th' });
  expect(refusal(t, { do: 'repair', division: '5th' })).toBe('10.1.1');
});
test('10.1.3, 5.4.2 the point comes from the division’s own commander', () => {
  const t = repairs({ damage: { '7th': 'shocked', '1st': 'shocked' }, audacity: { Rommel: 0, Guderian: 2 } });
  expect(refusal(t, { do: 'repair', division: '7th' })).toBe('5.4.3');
  done(t, { do: 'repair', division: '1st' }, 1);
  expect(division(t, '7th').damage).toBe('shocked');
});
test('10.1 the player may leave damage as it is', () => {
  const t = repairs({ damage: { '7th': 'shocked' } });
  done(t, { do: 'done' }, 1);
  expect(division(t, '7th').damage).toBe('shocked');
});

const ports = ['Saint-Valery', 'Etaples', 'Boulogne', 'Calais', 'Gravelines', 'Dunkirk'];
/** A turn whose last choice brings the Determination Phase on: a damaged division is left unrepaired. */
const evening = (columns: Parameters<typeof scene>[0], ...dice: readonly number[]) => {
  const t = scene({ ...FACES, damage: { '10th': 'shocked' }, ...columns }, '10.1');
  const told = done(t, { do: 'done' }, ...dice);
  return { t, told };
};
test.each(ports.map((port, i) => [i + 1, port] as const))(
  '10.2, 10.2.1, 3.2.5, 4.5 a %i sends a coastal counter to %s',
  (face, port) => {
    const { t } = evening({}, face);
    expect(areaOf(t, port).coastal).toBe(1);
    expect(seen(t).boxes.coast).toBe(5);
  },
);
test('10.2, 3.2.5 with the section empty nothing more comes', () => {
  const { t } = evening({ coastal: { Calais: 6 } });
  expect(areaOf(t, 'Calais').coastal).toBe(6);
});
test('10.2.2 all coastal counters of a port are turned up with its garrison', () => {
  const t = scene({ ...cleared('Saint-Omer'), place: { '7th': 'Saint-Omer' }, coastal: { Calais: 2 } });
  done(t, { do: 'activate', division: '7th' });
  done(
    t,
    { do: 'enter', area: 'Calais' },
    labelOf('Garrison I', 'infantry', 2),
    labelOf('Coastal Defense', 'infantry', 4),
    labelOf('Coastal Defense', 'armour'),
  );
  expect(areaOf(t, 'Calais')).toMatchObject({ garrison: false, coastal: 0 });
  expect(areaOf(t, 'Calais').allied.length).toBe(3);
});
test('10.2.3 never to a port a division is in: rolled again', () => {
  const { t } = evening({ ...cleared('Calais'), place: { '7th': 'Calais' } }, 4, 4, 6);
  expect([areaOf(t, 'Calais').coastal, areaOf(t, 'Dunkirk').coastal]).toEqual([0, 1]);
});
test('10.2.3 with a division in every port none comes', () => {
  const { t } = evening({
    ...cleared(...ports),
    place: {
      '7th': ports[0]!,
      '5th': ports[1]!,
      '6th': ports[2]!,
      '8th': ports[3]!,
      '1st': ports[4]!,
      '2nd': ports[5]!,
    },
  });
  expect(seen(t).boxes.coast).toBe(6);
});
test('10.3, 10.3.1 a port is captured when a division is alone in it', () => {
  const held = labelOf('Garrison I', 'infantry', 2);
  const of = (columns: Parameters<typeof scene>[0]) =>
    areaOf(scene({ ...cleared('Calais'), ...columns }), 'Calais').control;
  expect(of({ place: { '7th': 'Calais' } })).toBe('german');
  expect(of({ place: { '7th': 'Calais', [held]: 'Calais' } })).toBe('allied');
  expect(of({})).toBe('allied');
  const { told } = evening({ ...cleared('Calais'), place: { '7th': 'Calais' } }, 1);
  expect(told.find(l => l.case === '10.3')?.text).toMatch(/^1 of 6 ports/);
});
test('10.3.2, 8.3.8 Allies who outlast a fight stay in the port', () => {
  const held = labelOf('Garrison I', 'infantry', 2);
  const { t } = evening({ ...cleared('Calais'), place: { '7th': 'Calais', [held]: 'Calais' } }, 1);
  expect(areaOf(t, 'Calais').allied.map(a => a.label)).toEqual([held]);
});
test('10.4 every turn adds one to panic', () => {
  expect(value(evening({ panic: 7 }, 1).t, 'panic')).toBe(8);
});
test('10.5, 10.5.1 with panic at 20 or less another turn begins', () => {
  const { t } = evening({ panic: 19 }, 1);
  expect([value(t, 'panic'), seen(t).turn, seen(t).over]).toEqual([20, 2, false]);
});
test('10.5, 10.5.2, 3.2.1 at 21 the offensive is halted and points are counted', () => {
  const { t } = evening({ panic: 20 }, 1);
  expect(seen(t)).toMatchObject({ over: true, panic: 21, turn: 1 });
  expect(t.g.wait).toMatchObject({ for: 'over', result: { points: 0, band: 'nightmare' } });
});
test('10.5.2, 3.2.1 panic of 21 in mid-turn ends the game only at the turn’s close, and the marker stops there', () => {
  const t = scene({ panic: 20, rerolled: { Guderian: 'yes' } });
  done(t, { do: 'activate', division: '2nd' });
  done(t, { do: 'enter', area: 'Mezieres' }, labelOf('Garrison A', 'infantry'));
  done(t, { do: 'roll' }, ...Array<number>(seen(t).combat!.dice).fill(1));
  expect([value(t, 'panic'), seen(t).over]).toEqual([21, false]);
});
