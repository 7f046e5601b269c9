/** 12.0, 26.8 Supply. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import { column, inSupply, scene, whereIs } from './scene.ts';

const RING = { F1705: ['G IV'], F1707: ['G IX'], F1806: ['G X'], F1807: ['G XI'], F1606: ['G V'], F1607: ['G II'] };
test('12.0, 12.1, 12.4 cut off: Low Supply, No Supply, then surrender; only the Phasing player is checked', () => {
  const turn = (supply: string) =>
    scene({ at: { F1706: ['F I'], ...RING }, moment: 'allied turn', columns: { supply: { 'F I': supply } } });
  expect(column(turn('full'), 'supply')['F I']).toBe('low');
  expect(column(turn('low'), 'supply')['F I']).toBe('none');
  expect(whereIs(turn('none'), 'F I')).toBe('Surrendered');
  const german = scene({ at: { F1706: ['F I'], ...RING }, moment: 'german turn' });
  expect(column(german, 'supply')['F I']).toBe('full');
});
/** Germans without zones in all hexes around F1706 but F1606. */
const WALL = { F1705: ['G IV'], F1707: ['G IX'], F1806: ['G X'], F1807: ['G XI'], F1607: ['G II'] };
const zoneless = { 'G IV': 'none', 'G IX': 'none', 'G X': 'none', 'G XI': 'none', 'G II': 'none' };
test('12.1, 13.4.3 no line through an enemy zone, unless a friend stands in it', () => {
  const cut = scene({
    at: { F1706: ['F I'], ...WALL, F1605: ['G V'] },
    moment: 'german movement',
    columns: { supply: zoneless },
  });
  const friend = scene({
    at: { F1706: ['F I'], ...WALL, F1605: ['G V'], F1606: ['F III'] },
    moment: 'german movement',
    columns: { supply: zoneless },
  });
  const open = scene({ at: { F1706: ['F I'], ...WALL }, moment: 'german movement', columns: { supply: zoneless } });
  expect([cut, friend, open].map(t => inSupply(t, 'F I', 'F1706'))).toEqual([2, 0, 0]);
});
const WHITE_EDGE = 1;
const NONE = 2;
test('12.1, 13.2.1 lines run through the Soviet Union once it is at war', () => {
  const at = { P0527: ['P 18'], P0526: ['G39 IV'], P0525: ['G39 XI'], P1503: ['G39 I'] };
  const peace = scene({ scenario: 'poland-historical', at, turn: 9, moment: 'allied movement' });
  const war = scene({
    scenario: 'poland-historical',
    at,
    turn: 9,
    moment: 'allied movement',
    columns: { stance: '4' },
  });
  expect([inSupply(peace, 'P 18', 'P0527'), inSupply(war, 'P 18', 'P0527')]).toEqual([NONE, WHITE_EDGE]);
  expect(column(war, 'war')['USSR']).toBe('at war');
});
test('12.2 Fortresses feed, Belgians are fed by their cities, Swiss always', () => {
  const at = {
    F1910: ['B I'],
    F1909: ['G IV'],
    F1911: ['G IX'],
    F2010: ['G X'],
    F2011: ['G XI'],
    F1810: ['G V'],
    F1811: ['G II'],
  };
  const t = scene({ at, columns: { control: { F1910: 'allied' } } });
  expect(inSupply(t, 'B I', 'F1910')).toBe(0);
  expect(inSupply(t, 'UK I', 'F1910')).not.toBe(0);
  expect(inSupply(t, 'CH I', 'F1910')).toBe(0);
  expect(inSupply(t, 'F Boulay', 'F1706')).toBe(0);
});
test('12.3 a white edge alone is Low Supply, never worse', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'allied turn',
    at: { P0822: ['P 25'], P1208: ['G39 X'] },
    columns: { supply: { 'P 25': 'low' }, control: { P2610: 'german' } },
  });
  expect(column(t, 'supply')['P 25']).toBe('low');
  const fort = scene({
    scenario: 'poland-historical',
    moment: 'allied turn',
    at: { P0822: ['P 25', 'P Fort Lwow'], P1208: ['G39 X'] },
    columns: { supply: { 'P 25': 'low' } },
  });
  expect(column(fort, 'supply')['P 25']).toBe('full');
});
test('26.8 by option supply is not traced through enemy cities', () => {
  const ring = { F1706: ['G IV'], F1708: ['G IX'], F1807: ['G X'], F1607: ['G XI'], F1608: ['G II'] };
  const spec = {
    at: { F1707: ['F I'], ...ring },
    moment: 'german movement',
    columns: { supply: zoneless, control: { F1808: 'german' } },
  } as const;
  const garrisons = scene({ ...spec, options: { garrisons: 'yes' } });
  expect([inSupply(scene(spec), 'F I', 'F1707'), inSupply(garrisons, 'F I', 'F1707')]).toEqual([0, 2]); // by Lille alone
});
test('12.4 the event of a supply state says it in the words of the column', () => {
  const t = scene({ at: { F1706: ['F I'], ...RING }, moment: 'allied turn' });
  expect(t.log.find(l => l.event.is === 'supply')?.event).toMatchObject({ unit: 'F I', supply: 'low' });
});
