/** 10.0 Determination. */
import { expect, test } from 'vitest';
import {
  areaOf,
  asked,
  atMezieres,
  cleared,
  commander,
  division,
  done,
  I2,
  INFANTRY,
  labelOf,
  march,
  offered,
  refusal,
  RESUPPLY,
  scene,
  seen,
  value,
  type Columns,
} from './scene.ts';

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
const repairs = (columns: Columns) => scene({ ...RESUPPLY, ...columns }, '10.1');
test('10.1, 10.1.2, 10.1.3 a point takes off Disorder or Shock', () => {
  for (const damage of ['disordered', 'shocked']) {
    const t = repairs({ damage: { '7th': damage }, audacity: { Rommel: 2 } });
    done(t, { do: 'repair', division: '7th' }, 1);
    expect(division(t, '7th').damage).toBe('none');
    expect(commander(t, 'Rommel').audacity).toBe(2); // one spent, one gained at the new turn
  }
});
test('10.1 the player may leave damage as it is', () => {
  const t = repairs({ damage: { '7th': 'shocked' } });
  done(t, { do: 'done' }, 1);
  expect(division(t, '7th').damage).toBe('shocked');
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
test('10.1.1, 5.4.5 a re-roll counts as Audacity used: no repair that turn', () => {
  const t = atMezieres(INFANTRY.label, { rerolled: { Rommel: 'no' } });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1] }, 1);
  expect(commander(t, 'Rommel')).toMatchObject({ spent: true, rerolled: true });
});
test('10.1.2 only a damaged division is repaired', () => {
  expect(refusal(repairs({ damage: { '7th': 'shocked' } }), { do: 'repair', division: '5th' })).toBe('10.1.2');
});
test('10.1.3, 5.4.2 the point comes from the division’s own commander', () => {
  const t = repairs({ damage: { '7th': 'shocked', '1st': 'shocked' }, audacity: { Rommel: 0, Guderian: 2 } });
  expect(refusal(t, { do: 'repair', division: '7th' })).toBe('5.4.3');
  done(t, { do: 'repair', division: '1st' }, 1);
  expect(division(t, '7th').damage).toBe('shocked');
});
const ports = ['Saint-Valery', 'Etaples', 'Boulogne', 'Calais', 'Gravelines', 'Dunkirk'];
/** A turn whose last choice brings the Determination Phase on: a damaged division is left unrepaired. */
const evening = (columns: Columns, ...dice: readonly number[]) => {
  const t = scene({ ...RESUPPLY, damage: { '10th': 'shocked' }, ...columns }, '10.1');
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
test('10.2.3 a port whose Allies still hold out takes no reinforcement while a division is in it', () => {
  const t = scene(
    { ...cleared('Calais'), ...RESUPPLY, place: { '7th': 'Calais', [I2]: 'Calais' }, damage: { '10th': 'shocked' } },
    '10.1',
  );
  done(t, { do: 'done' }, 4, 6);
  expect([areaOf(t, 'Calais').coastal, areaOf(t, 'Dunkirk').coastal]).toEqual([0, 1]);
});
test('10.3, 10.3.1 a port is captured when a division is alone in it', () => {
  const held = labelOf('Garrison I', 'infantry', 2);
  const of = (columns: Columns) => areaOf(scene({ ...cleared('Calais'), ...columns }), 'Calais').control;
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
