/** 2.0-4.6 The counters and where they lie before the first turn. */
import { expect, test } from 'vitest';
import { AREAS } from '../data/map.ts';
import { COMMANDER_ROWS, COUNTERS, DIVISION_ROWS, MARKERS } from '../data/units.ts';
import { ASSET_TYPES, PANIC, STRENGTH } from '../data/charts.ts';
import {
  column,
  commander,
  done,
  labelOf,
  march,
  opened,
  scene,
  seen,
  value,
  areaOf,
  assets,
  cleared,
  division,
} from './scene.ts';

const inBag = (bag: string) => COUNTERS.filter(c => c.bag === bag);
const lettered = (letter: string) => AREAS.filter(a => a.letter === letter).length;

test('2.0 there are 89 counters', () => {
  const markers = MARKERS.reduce((n, m) => n + m.count, 0);
  expect(COUNTERS.length + DIVISION_ROWS.length + markers).toBe(89);
  expect(new Set(COUNTERS.map(c => c.label)).size).toBe(COUNTERS.length);
});
test('4.1.1, 3.2.1, 3.2.2 two progress markers: panic from 1 to 21, strength to 8', () => {
  expect(MARKERS.find(m => m.name === 'Progress')!.count).toBe(2);
  expect([PANIC.start, PANIC.halt, STRENGTH.most]).toEqual([1, 21, 8]);
  expect(value(opened(), 'panic')).toBe(1);
});
test('4.1.2, 3.2.3 three commanders, each with his Korps and his track', () => {
  expect(COMMANDER_ROWS.map(c => [c.name, c.korps])).toEqual([
    ['Rommel', 'XV Korps'],
    ['Reinhardt', 'XXXXI Korps'],
    ['Guderian', 'XIX Korps'],
  ]);
  const t = opened();
  for (const c of COMMANDER_ROWS)
    expect(commander(t, c.name)).toMatchObject({ audacity: c.cap, cap: c.cap, rerolled: false });
});
test('4.2.1, 8.3.1 seven divisions: 2 or 3 dice advancing, 1 or 2 in resupply, the 7th three', () => {
  expect(DIVISION_ROWS.length).toBe(7);
  for (const d of DIVISION_ROWS) {
    expect([2, 3]).toContain(d.advancing);
    expect([1, 2]).toContain(d.resupply);
  }
  expect(DIVISION_ROWS.find(d => d.name === '7th')!.advancing).toBe(3);
});
test('4.2.1 a division is turned to Resupply when it has acted', () => {
  const t = scene(cleared('Philippeville'));
  done(t, { do: 'activate', division: '7th' });
  expect(division(t, '7th').face).toBe('advancing');
  done(t, { do: 'stop' });
  expect(division(t, '7th').face).toBe('resupply');
});
test('4.2.2, 3.2.8 seven starting assets lie in the Campaign Assets Box, all Stuka or Guns', () => {
  expect(assets(opened()).length).toBe(7);
  expect(new Set(assets(opened()))).toEqual(new Set(['Stuka', 'Guns']));
});
test('4.2.2 an asset serves once: after the combat it is discarded', () => {
  const t = scene({ rerolled: { Rommel: 'yes' } });
  march(t, '7th', 'Philippeville', labelOf('Garrison A', 'infantry'));
  done(t, { do: 'use', asset: 'Stuka' });
  done(t, { do: 'use', asset: 'Guns' });
  expect(seen(t).assets.inUse.map(a => a.shown)).toEqual(['Stuka', 'Guns']);
  done(t, { do: 'roll' }, 6, 6, 6, 6);
  expect(seen(t).assets.discarded.map(a => a.shown)).toEqual(['Stuka', 'Guns']);
  expect(assets(t).length).toBe(5);
});
test.each(['A', 'B', 'C', 'I'])('4.3.1 as many garrisons of the letter %s as areas', letter => {
  expect(inBag(`Garrison ${letter}`).length).toBe(lettered(letter));
});
test('4.3.1 an area is given a garrison of its own letter only', () => {
  const t = scene();
  done(t, { do: 'activate', division: '7th' });
  expect(() => done(t, { do: 'enter', area: 'Philippeville' }, labelOf('Garrison B', 'infantry'))).toThrow(
    /does not fit/,
  );
  done(t, { do: 'enter', area: 'Philippeville' }, labelOf('Garrison A', 'infantry'));
});
test('4.3.2, 4.3.3 a garrison is turned up when a division enters, and fought at once if it is a combat unit', () => {
  const t = scene();
  const infantry = labelOf('Garrison A', 'infantry');
  expect(areaOf(t, 'Philippeville')).toMatchObject({ garrison: true, allied: [] });
  march(t, '7th', 'Philippeville', infantry);
  expect(areaOf(t, 'Philippeville')).toMatchObject({ garrison: false, allied: [{ label: infantry }] });
  expect(seen(t).combat).toMatchObject({ area: 'Philippeville', division: '7th', kind: 'encounter' });
});
test('4.4, 3.2.7 reactions of the letters B and C wait in their own boxes and come up only in a counterattack', () => {
  const t = opened();
  expect(seen(t).boxes).toMatchObject({ reactionB: inBag('Reaction B').length, reactionC: inBag('Reaction C').length });
  expect(inBag('Reaction B').length + inBag('Reaction C').length).toBe(15);
  expect(new Set([...inBag('Reaction B'), ...inBag('Reaction C')].map(c => c.type))).toEqual(
    new Set(['armour', 'recon', 'refugees']),
  );
});
test('4.5, 3.2.5 six Coastal Defense counters wait in their section; a port takes any number', () => {
  expect(seen(opened()).boxes.coast).toBe(6);
  const t = scene({ coastal: { Calais: 5 } }, '10.2');
  expect(
    areaOf(t, 'Calais').coastal +
      seen(t).boxes.coast +
      seen(t)
        .areas.filter(a => a.name !== 'Calais')
        .reduce((n, a) => n + a.coastal, 0),
  ).toBe(6);
});
test('4.6, 3.2.6 damage markers are in their box when no division needs them', () => {
  const t = scene({ damage: { '7th': 'disordered', '1st': 'shocked' } });
  expect(seen(t).boxes.damage).toBe(5);
});
test('3.2.4 counters not used yet lie in their boxes: none is on the map', () => {
  const place = column(opened(), 'place');
  for (const c of COUNTERS) expect(AREAS.map(a => a.name)).not.toContain(place[c.label]);
});
test('8.3.2, 3.1.5 code I infantry is 2 or 3, so Avesnes defends with 6 or 8', () => {
  expect(new Set(inBag('Garrison I').map(c => `${c.type} ${c.strength}`))).toEqual(
    new Set(['infantry 2', 'infantry 3']),
  );
});
test('8.3.3 five types of asset', () => {
  expect(ASSET_TYPES).toEqual(['Stuka', 'Guns', 'Giraud', 'Gas', 'Recon']);
});
