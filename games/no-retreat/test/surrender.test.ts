/** 19.8 Surrender! markers: cities that are given up. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import { mapVP } from '../rules/victory.ts';
import {
  asked,
  attack,
  done,
  events,
  offered,
  pair,
  POLAND,
  refusal,
  scene,
  told,
  whereIs,
  type Spec,
} from './scene.ts';

test('2.10, 19.8 the range to a city is not counted over the sea', () => {
  const near = (hex: string) =>
    scene({
      ...POLAND,
      turn: 5,
      at: { [hex]: ['G39 I'], P1512: ['P 25'] },
      moment: 'events',
      pieces: { 'A Surrender! 1': 'Allied markers' },
    });
  const asks = (hex: string) => {
    const t = near(hex);
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'pass' });
    return refusal(t, 'allied', { do: 'giveUp', hex: 'P2610' });
  };
  expect([asks('P2614'), asks('P2613')]).toEqual(['19.8', undefined]); // over the bay four hexes, around it five
});
test('19.8 a city within four hexes of a German is given up: its units go two hexes away', () => {
  const t = events({ 'A Surrender! 1': 'Allied markers' }, { at: { F1707: ['G IV'], F1506: ['F I'] } });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('allied yielding');
  expect(refusal(t, 'allied', { do: 'giveUp', hex: 'F0413' })).toBe('19.8');
  done(t, 'allied', { do: 'giveUp', hex: 'F1506' });
  expect(told(t)).toContain('is given up');
  expect(asked(t)).toBe('allied clearing');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1505' })).toBe('19.8'); // next to it still
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1306' });
  expect([whereIs(t, 'F I'), asked(t)]).toEqual(['F1306', 'allied deploying']);
});
test('19.8, 17.7 a city given up is worth one point less when it is taken, all of Paris by one marker', () => {
  const control = { F1105: 'german', F1106: 'german', F1006: 'german' };
  const spec: Spec = { at: pair, columns: { marker: { 'grey 1': 'F1706' }, control } };
  const given = scene({
    ...spec,
    pieces: { 'A Surrender! 1': 'On the map' },
    columns: { ...spec.columns, lies: { 'A Surrender! 1': 'F1105' } },
  });
  expect([mapVP(scene(spec).g), mapVP(given.g)]).toEqual([6, 3]);
});
test('19.8 Paris is one city: it is not given up once a hex of it is lost', () => {
  const yielding = (lost: readonly string[]) => {
    const t = scene({
      at: { F1108: ['G IV'], F1506: ['F I'] },
      moment: 'events',
      pieces: { 'A Surrender! 1': 'Allied markers' },
      columns: { control: Object.fromEntries(lost.map(hex => [hex, 'german'])) },
    });
    for (const side of ['allied', 'german'] as const) done(t, side, { do: 'pass' });
    expect(asked(t)).toBe('allied yielding');
    return refusal(t, 'allied', { do: 'giveUp', hex: 'F1105' });
  };
  expect([yielding([]), yielding(['F1006'])]).toEqual([undefined, '19.8']);
});
test('19.8, 14.7.5 a city that was given up is closed to who enters it of his own will, not to who is driven there', () => {
  const t = scene({
    at: { F1507: ['F I'], F1508: ['G XVI'], F1608: ['G XIX'], F1408: ['G IV'] },
    turn: 7,
    pieces: { 'A Surrender! 1': 'On the map' },
    columns: { lies: { 'A Surrender! 1': 'F1506' }, marker: { 'grey 1': 'F1507' } },
  });
  attack(t, 'german', ['F1507'], ['G XVI', 'G XIX'], 'German Mobile', 4); // DR
  expect(offered(t, 'allied')).toContainEqual({ do: 'retreat', hex: 'F1506' });
});
test('19.8, 26.2 Surrender! markers are not used on the first turn, in a battle neither', () => {
  const given = (turn: number): string | undefined => {
    const t = scene({
      options: { surrendering: 'yes' },
      at: { F1506: ['F I'], F1507: ['G XVI'] },
      turn,
      first: 'german',
      pieces: { 'A Surrender! 1': 'Allied markers' },
      columns: { marker: { 'grey 1': 'F1506' } },
    });
    attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
    return refusal(t, 'allied', { do: 'commit', ability: 'Surrender!' });
  };
  expect([given(1), given(2)]).toEqual(['19.8', undefined]);
});
test('19.8, 14.7.5 who leaves a city that is given up retreats: into no enemy zone without a friend', () => {
  const havens = (at: Spec['at']) => {
    const t = scene({ at: at!, moment: 'events', pieces: { 'A Surrender! 1': 'Allied markers' } });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'pass' });
    done(t, 'allied', { do: 'giveUp', hex: 'F1506' });
    return offered(t, 'allied').map(c => c['hex']);
  };
  expect(havens({ F1506: ['F I'], F1608: ['G IV'] })).not.toContain('F1508'); // next to the enemy
  expect(havens({ F1506: ['F I'], F1706: ['G IV'] })).toContain('F1508');
});
test('19.8 who leaves Paris ends two hexes from all of it, and the Allied player says who goes first', () => {
  const t = scene({
    at: { F1105: ['F I', 'F III'], F1209: ['G IV'] },
    moment: 'events',
    pieces: { 'A Surrender! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'giveUp', hex: 'F1106' });
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'F III']));
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1104' })).toBe('19.8');
  done(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1103' });
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1304' });
  expect(asked(t)).not.toBe('allied clearing');
});
/** Le Havre is given up; two hexes from it there is room for nobody. */
const havre = (moreAt: { readonly [hex: string]: readonly string[] } = {}) => {
  const full = {
    F1502: ['F III', 'F IV'],
    F1302: ['F V', 'F II'],
    F1202: ['F XI', 'F XLI'],
    F1201: ['F X', 'F XVIII'],
  };
  const t = scene({
    at: { F1401: ['F I'], F1404: ['G IV'], ...full, ...moreAt },
    moment: 'events',
    pieces: { 'A Surrender! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'giveUp', hex: 'F1401' });
  return t;
};
const hexesFor = (t: Table, unit: string): ReadonlySet<Json> =>
  new Set(
    offered(t, 'allied')
      .filter(c => c['unit'] === unit)
      .map(c => c['hex']!),
  );
test('19.8, 14.7.5, 13.3.4 who leaves a city that is given up for a full hex makes one of those there go on', () => {
  const t = havre();
  expect(hexesFor(t, 'F I')).toEqual(new Set(['F1201', 'F1202', 'F1302', 'F1502']));
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1302' });
  expect(asked(t)).toBe('allied shoving');
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'F V', 'F II']));
  expect(hexesFor(t, 'F V')).toEqual(new Set(['F1203'])); // farther from the city, in no enemy zone
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F V', hex: 'F1402' })).toBe('13.3.4');
  done(t, 'allied', { do: 'shove', unit: 'F V', hex: 'F1203' });
  expect(['F I', 'F V'].map(u => whereIs(t, u))).toEqual(['F1302', 'F1203']);
  expect(asked(t)).toBe('allied deploying'); // the city is left
});
test('19.8 where there is room two hexes away nobody goes where there is none', () => {
  expect(hexesFor(havre({ F1202: ['F XI'], 'Turn 9': ['F XLI'] }), 'F I')).toEqual(new Set(['F1202']));
});
