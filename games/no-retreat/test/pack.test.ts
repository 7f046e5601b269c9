/** Tables of somebody else: the shipped ones fit, every fault names table, row, field and what was expected, and the rules read what was laid over. */
import { expect, test } from 'vitest';
import { startOf } from '../../../engine/game.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { PACK_FORMAT } from '../../../engine/pack.ts';
import { BadPack } from '../../../engine/read-pack.ts';
import type { Json } from '../../../engine/state.ts';
import { CARDS } from '../data/cards.ts';
import { EFFECTS_AT } from '../data/effects.ts';
import { LEADERS } from '../data/leaders.ts';
import { MARKERS } from '../data/markers.ts';
import { PLANS } from '../data/plans.ts';
import type { CardRow } from '../data/rows.ts';
import { SHIPPED } from '../data/tables.ts';
import { pack } from '../pack.ts';
import { checks } from '../pack/checks.ts';
import { EFFECTS } from '../rules/cards/effects.ts';

type Tables = { readonly [table: string]: unknown };
const laid = (tables: Tables) =>
  overlayTables(pack, checks, {
    format: PACK_FORMAT,
    game: 'no-retreat',
    name: 'ours',
    tables: JSON.parse(JSON.stringify(tables)) as { [t: string]: Json },
  });
const faultsOf = (tables: Tables): readonly string[] => {
  try {
    laid(tables);
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
  return [];
};
const [card, ...cards] = CARDS;
const { maps: _maps, ...ours } = SHIPPED;
const [units, ...moreUnits] = SHIPPED.units;
const [france, poland] = SHIPPED.setups;

test('every shipped table but the maps may be replaced, and fits its own schema', () => {
  expect(new Set(Object.keys(checks.schema))).toEqual(new Set(Object.keys(ours)));
  expect(faultsOf(ours)).toEqual([]);
});
test('a row that does not fit is named with its field and what was expected', () => {
  expect(faultsOf({ cards: [{ ...card!, german: { ...card!.german, cost: 7 } }, ...cards] })).toEqual([
    'cards, row 1, field german.cost: expected a whole number from 0 to 3, got 7',
  ]);
  expect(faultsOf({ units: [{ ...units!, nation: 'Danish' }, ...moreUnits] })[0]).toMatch(
    /^units, row 1.* field nation: expected .*German.*, got "Danish"$/,
  );
  expect(faultsOf({ charts: { ...SHIPPED.charts, noSupplyShift: 'two' } })[0]).toMatch(/^charts, field noSupplyShift:/);
  expect(faultsOf({ leaders: LEADERS.slice(1) })[0]).toContain('8 to 8 rows');
  expect(faultsOf({ roads: [] })[0]).toContain('roads');
});
test('names that do not fit together are named', () => {
  const lame = { ...card!, german: { ...card!.german, effect: 'fly' } };
  expect(faultsOf({ cards: [lame, ...cards] })[0]).toMatch(
    /^cards, row 1 \(#1\), field german.effect: expected one of card, .* in strategic, got "fly"$/,
  );
  expect(faultsOf({ cards: [card, { ...cards[0]!, no: 1 }, ...cards.slice(1)] })).toContain(
    'cards, row 2 (1), field no: expected another than row 1, got 1',
  );
  expect(faultsOf({ setups: [{ ...france!, at: { ...france!.at, F0101: ['G Nobody'] } }, poland] })).toContain(
    'setups, row 1 (france), field at.F0101: expected a counter of this front, got "G Nobody"',
  );
  expect(faultsOf({ setups: [{ ...france!, at: { ...france!.at, F9999: ['G XV'] } }, poland] })[0]).toContain(
    'field at.F9999: expected a hex of F with ground to stand on, got "no such hex"',
  );
  expect(faultsOf({ setups: [{ ...france!, reserve: ['G XIX'] }, poland] })[0]).toContain('expected each counter once');
  expect(faultsOf({ markers: [{ ...MARKERS[0]!, with1939: 9 }, ...MARKERS.slice(1)] })).toEqual([
    'markers, row 1 (german Blitz!), field with1939: expected at most its count (6), got 9',
  ]);
  expect(faultsOf({ plans: PLANS.map(({ historical: _h, ...p }) => p) })).toContain(
    'plans: expected one historical plan of german, got 0',
  );
  expect(faultsOf({ leaders: LEADERS.map(l => ({ ...l, main: true })) })[0]).toContain(
    'leaders: expected one row Weygand',
  );
});
type Turns = typeof SHIPPED.charts.turns;
const withTurn = (front: keyof Turns, no: number, change: Partial<Turns['france'][number]>) => ({
  charts: {
    ...SHIPPED.charts,
    turns: {
      ...SHIPPED.charts.turns,
      [front]: SHIPPED.charts.turns[front].map((turn, i) => (i === no - 1 ? { ...turn, ...change } : turn)),
    },
  },
});
test('8.1, 17.6, 20.3 what a track must have is named by its turn', () => {
  expect(faultsOf(withTurn('poland', 1, { deathsHead: true }))).toEqual([
    'charts, turn 1 of poland, field exceed: expected both thresholds with a death’s head, got none',
  ]);
  expect(faultsOf(withTurn('france', 4, { exceed: 5, undercut: 6 }))).toEqual([
    'charts, turn 4 of france, field undercut: expected at most 5, which is to be exceeded, got 6',
  ]);
  expect(faultsOf(withTurn('france', 5, { plan: 'A' }))).toEqual([
    'charts, turns of france, field plan: expected A, B, C, got A, A, B, C',
  ]);
  expect(faultsOf(withTurn('poland', 5, { plan: 'A' }))).toEqual([
    'charts, turns of poland, field plan: expected none, got A',
  ]);
  expect(faultsOf({ markers: MARKERS.map(m => (m.side === 'allied' ? { ...m, count: 0, with1939: 0 } : m)) })).toEqual([
    'markers: expected at least 8 allied ones, as a turn draws, got 0',
  ]);
});
test('13.2.1, 13.3 a set-up has no stack too high, and nobody in a neutral country that is not his', () => {
  const { F1516: _xiv, ...others } = france!.at;
  const setUp = (at: { readonly [hex: string]: readonly string[] }) =>
    faultsOf({ setups: [{ ...france!, at: { ...others, ...at } }, poland] });
  expect(setUp({ F1515: ['G XIX', 'G XXXXI', 'G XIV'] })).toEqual([
    'setups, row 1 (france), field at.F1515: expected no more than may stack (13.3), got ["G XIX","G XXXXI","G XIV"]',
  ]);
  expect(setUp({ F2416: ['G XIV'] })).toEqual([
    'setups, row 1 (france), field at.F2416: expected nobody from abroad in neutral Holland (13.2.1), got "G XIV"',
  ]);
});
test('the rules play the cards, markers and counters that were laid over', () => {
  const { game } = laid({
    cards: CARDS.filter(c => c.no !== 2),
    units: SHIPPED.units.map(u => (u.name === 'G XIX' ? { ...u, faces: [{ sp: 9, mp: 6 }] } : u)),
    markers: MARKERS.map(m => (m.ability === 'Blitz!' ? { ...m, count: 8 } : m)),
  });
  const g = startOf(game, 'france-historical', {});
  expect(game.labels['card']).not.toContain('#2');
  expect(game.labels['card']).toContain('G Blitz! 8');
  expect(g.cells).toHaveLength(game.layout.size);
});
test('5.2.1 every effect that a card may name is carried out somewhere', () => {
  const { battle, ...others } = EFFECTS_AT;
  const named = Object.values(others)
    .flat()
    .filter(e => e !== 'cancel');
  expect(named.filter(e => !EFFECTS[e])).toEqual([]);
  expect(CARDS.every(c => [c.german, c.allied].every(e => EFFECTS_AT[e.timing].includes(e.effect)))).toBe(true);
  expect(battle).toContain('shift');
});
const withCard = (no: number, change: (c: CardRow) => CardRow): readonly CardRow[] =>
  CARDS.map(c => (c.no === no ? change(c) : c));
test('5.2, 19.8, 19.9, 21.1, 24.0 a pack keeps effects, Alternate Events and instructions with the side that can use them', () => {
  const turned = (c: CardRow): CardRow => ({ ...c, german: c.allied, allied: c.german });
  expect(faultsOf({ cards: withCard(17, turned) })).toEqual([
    'cards, row 17 (#17), field german.effect: expected something the german side can do, got "halt"',
  ]);
  expect(faultsOf({ cards: withCard(10, turned) })).toHaveLength(2); // panic, shockTarget
  expect(faultsOf({ cards: withCard(3, turned) })).toEqual([]);
  expect(faultsOf({ cards: withCard(76, turned) })).toEqual([
    'cards, row 64 (#76), field allied.alt: expected only on #58, #59, #63 of poland, got 76',
  ]);
  const plans = PLANS.map(p => (p.no === 42 ? { ...p, instructions: ['Planned Moves'] } : p));
  expect(faultsOf({ plans })).toEqual([
    'plans, row 6 (#42), field instructions: expected instructions of german plans, got "Planned Moves"',
  ]);
});
