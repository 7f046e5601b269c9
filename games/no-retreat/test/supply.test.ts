/** 12.0, 26.8 Supply. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { column, inSupply, scene, whereIs, POLAND, type Spec } from './scene.ts';

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
/** Germans in No Supply, who have no zones, in these hexes: only their counters bar a line. */
const ringed = (hexes: readonly string[], more: Spec = {}): Table => {
  const corps = ['G IV', 'G IX', 'G X', 'G XI', 'G V', 'G II'].slice(0, hexes.length);
  return scene({
    ...more,
    at: { ...Object.fromEntries(hexes.map((hex, i) => [hex, [corps[i]!]])), ...more.at },
    moment: 'german movement',
    columns: { ...more.columns, supply: Object.fromEntries(corps.map(u => [u, 'none'])) },
  });
};
test('12.1, 12.2 a map edge feeds unless it is the enemy’s or lies in his zone without a friend', () => {
  const corner = ['F0104', 'F0106', 'F0205'];
  const edge = (more: Spec): number => inSupply(ringed([...corner, 'F0206'], more), 'F I', 'F0105');
  const inZone = (at: Spec['at']): number =>
    inSupply(ringed(corner, { at: { F0206: ['G VI'], ...at } }), 'F I', 'F0105');
  expect([edge({}), edge({ columns: { control: { F0105: 'german' } } })]).toEqual([0, NONE]);
  expect([inZone({}), inZone({ F0105: ['F III'] })]).toEqual([NONE, 0]);
});
test('12.2 each side has its own map edges: blue the Allies, grey the Germans, red the Soviets', () => {
  const walled = scene({
    at: { F0104: ['F I'], F0106: ['F III'], F0205: ['F II'], F0206: ['F XXI'] },
    moment: 'allied movement',
    columns: { control: { F0105: 'german' } },
  });
  expect([inSupply(walled, 'G VI', 'F0105'), inSupply(walled, 'G VI', 'F2921')]).toEqual([NONE, 0]);
  const ring = { P0102: ['P 25'], P0104: ['P 18'], P0203: ['P 8'], P0204: ['P 33'] };
  const poland = scene({
    ...POLAND,
    at: { ...ring, P1208: ['G39 X'] },
    turn: 9,
    moment: 'allied movement',
    columns: { supply: { 'P 25': 'none', 'P 18': 'none', 'P 8': 'none', 'P 33': 'none' } },
  });
  expect([inSupply(poland, 'SU 5', 'P0103'), inSupply(poland, 'G39 XI', 'P0103')]).toEqual([NONE, 0]);
  expect([inSupply(poland, 'SU 5', 'P0531'), inSupply(poland, 'P 25', 'P0531')]).toEqual([0, NONE]); // its home while it is neutral
  expect(inSupply(poland, 'G39 XI', 'P2421')).toBe(NONE); // 12.1 in Lithuania
});
test('12.2 a port feeds Allied units, in an enemy zone too, and only while it is Allied', () => {
  const dunkirk = ['F2007', 'F1906', 'F1905'];
  const port = (more: Spec): number => inSupply(ringed([...dunkirk, 'F2005'], more), 'F I', 'F2006');
  expect([port({}), port({ columns: { control: { F2006: 'german' } } })]).toEqual([0, NONE]);
  expect(inSupply(ringed(dunkirk, { at: { F2005: ['G VI'] } }), 'F I', 'F2006')).toBe(0);
  const zoned = ringed(['F1301'], { at: { F1402: ['G VI'] } });
  expect(inSupply(zoned, 'F I', 'F1401')).toBe(0); // Le Havre: a port on the map edge
});
test('12.1, 12.2, 13.2.1 no line through neutral Holland but for the Dutch, whom its cities feed', () => {
  const antwerp = ['F2111', 'F2011', 'F2010'];
  const from = (unit: string, war: 'neutral' | 'at war'): number =>
    inSupply(ringed(antwerp, { columns: { war: { Holland: war }, control: { F2110: 'german' } } }), unit, 'F2110');
  expect([from('UK I', 'neutral'), from('UK I', 'at war'), from('N I', 'neutral')]).toEqual([NONE, 0, 0]);
  const arnhem = ['F2513', 'F2414', 'F2313', 'F2312', 'F2412', 'F2512'];
  const city = (unit: string, control: 'allied' | 'german' = 'allied'): number =>
    inSupply(ringed(arnhem, { columns: { war: { Holland: 'at war' }, control: { F2413: control } } }), unit, 'F2413');
  expect([city('N I'), city('N I', 'german'), city('B I'), city('UK I')]).toEqual([0, NONE, NONE, NONE]);
});
test('12.2 a Fortress feeds those next to it while it stands, and needs no supply itself', () => {
  const ring = ['F1705', 'F1707', 'F1806', 'F1807', 'F1607'];
  const fed = (there: readonly string[]): number => inSupply(ringed(ring, { at: { F1606: there } }), 'F I', 'F1706');
  const beyond = { F1605: ['G VI'], F1505: ['G VII'], F1506: ['G VIII'] };
  const cut = (there: readonly string[]): number =>
    inSupply(ringed(ring, { at: { F1606: there, ...beyond } }), 'F I', 'F1706');
  expect([fed([]), cut(['F III']), cut(['F Boulay'])]).toEqual([0, NONE, 0]);
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
