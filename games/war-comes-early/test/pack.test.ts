/** Data packs: the shipped tables are one as any other, other tables make another game, and what does not fit is said row by row. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf, startOf, type Game } from '../../../engine/game.ts';
import type { Record } from '../../../engine/journal.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { PACK_FORMAT, packHash, type DataPack } from '../../../engine/pack.ts';
import { BadPack } from '../../../engine/read-pack.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { load, save, type Saved } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, record, restore } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { SHIPPED, type WarComesEarlyTables } from '../data/tables.ts';
import { warComesEarly } from '../game.ts';
import { checks } from '../pack/checks.ts';
import { pack } from '../pack.ts';

type Changed = { readonly [T in keyof WarComesEarlyTables]?: unknown };
const packOf = (tables: Changed): DataPack => ({
  format: PACK_FORMAT,
  game: 'war-comes-early',
  name: 'A test',
  tables: JSON.parse(JSON.stringify(tables)) as { readonly [table: string]: Json },
});
const gameFrom = (tables: Changed): Game => overlayTables(pack, checks, packOf(tables)).game;
const faultsOf = (tables: Changed): string => {
  try {
    gameFrom(tables);
    return '';
  } catch (e) {
    if (!(e instanceof BadPack)) throw e;
    return e.faults.join('\n');
  }
};
const { units, hexes, hexsides, rails, railExits, towns, charts, setups, grid } = SHIPPED;
const row = <T extends object>(table: readonly T[], i: number, change: object): readonly object[] =>
  table.map((r, k) => (k === i ? { ...r, ...change } : r));
const named = (name: string): number => units.findIndex(u => u.name === name);

test('the shipped tables have no fault, and written out and read in again they are the shipped game', () => {
  expect(checks.faults(SHIPPED)).toEqual([]);
  const file = 'games/war-comes-early/test/golden/v1-1939-random-one.json';
  const { end, record: played } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly record: Record;
    readonly end: Saved;
  };
  const again = gameFrom(SHIPPED);
  const shipped = warComesEarly.machine.resume(load(warComesEarly, end)); // columns newer than the record are as at the start
  expect(save(again, restore(again, played, () => []).g)).toEqual(save(warComesEarly, shipped));
});
test('other factors are in the fight, and a record carries its pack by hash', () => {
  const laid = packOf({
    units: units.map(u => (u.nation === 'Polish' && u.type !== 'static' ? { ...u, factors: [9, 9] } : u)),
  });
  const { game } = overlayTables(pack, checks, laid);
  const [polish] = [boxOf(game).UNIT_NAMES.indexOf('P I')];
  expect([boxOf(game).ATTACK[polish!], boxOf(warComesEarly).ATTACK[polish!]]).toEqual([9, 2]);
  const options = optionsOf(game, '1939', {});
  const kept = record(newTable(game, { scenario: '1939', options, commitment: '', roller: () => [] }));
  expect([kept.packHash, kept.pack]).toEqual([packHash(laid), laid]);
});
test('a longer war, fewer railheads and another results table are played to the end', () => {
  const game = gameFrom({
    charts: {
      ...charts,
      turns: { ...charts.turns, '1939': [...charts.turns['1939'], '19–21 September'] },
      crt: { ...charts.crt, rows: charts.crt.rows.toReversed() },
    },
  });
  const g = startOf(game, '1939', optionsOf(game, '1939', {}));
  playRandomly(game.machine, g, seededRandom('pack'), 20_000);
  expect([g.wait.for, game.turn(g)]).toEqual(['over', 7]);
});

const one = (words: string, tables: Changed): readonly [string, Changed] => [words, tables];
describe('what does not fit is said with its table, row and field', () => {
  test.each([
    one('grid, field columns', { grid: { ...grid, columns: [61, 1] } }),
    one('hexes: expected a row for every hex of the grid, got none for 0101', { hexes: hexes.slice(1) }),
    one('hexes, row 2 (0101)', { hexes: [hexes[0], ...hexes] }),
    one('field fort: expected no fort in a city', {
      hexes: row(
        hexes,
        hexes.findIndex(h => h.city === 'Vienna'),
        { fort: 'czech' },
      ),
    }),
    one('field capital: expected one hex of Poland, got 0', {
      hexes: hexes.map(h => (h.country === 'Poland' ? { ...h, capital: undefined } : h)),
    }),
    one('expected Breslau, got no such city', {
      hexes: hexes.map(h => (h.city === 'Breslau' ? { ...h, city: 'Wroclaw' } : h)),
    }),
    one('hexes, row 1 (0101), field terrain', { hexes: row(hexes, 0, { terrain: 'jungle' }) }),
    one('hexsides, row 1', { hexsides: row(hexsides, 0, { b: '6133' }) }),
    one('rails, row 1', { rails: row(rails, 0, { b: '6133' }) }),
    one('railExits, row 1', { railExits: row(railExits, 0, { hex: '9999' }) }),
    one('towns, row 1', { towns: row(towns, 0, { hex: '9999' }) }),
    one('expected a name of its own, got G I twice', { units: row(units, named('G II'), { name: 'G I' }) }),
    one('expected a static unit to attack with 0', { units: row(units, named('G Lr1'), { factors: [1, 3] }) }),
    one('(P CDC), field hex', { units: row(units, named('P CDC'), { hex: '0101' }) }),
    one('expected one 7th Flieger Division, got 0', { units: units.filter(u => u.type !== 'flieger') }),
    one('field components: expected as many Czech corps', {
      units: units.filter(u => u.nation !== 'Czech' || u.level === 'army'),
    }),
    one('field factors', { units: row(units, 0, { factors: [1.5, 2] }) }),
    one('charts, field crt.rows.0: expected 11 results, got 10', {
      charts: { ...charts, crt: { ...charts.crt, rows: charts.crt.rows.map((r, i) => (i ? r : r.slice(1))) } },
    }),
    one('charts, field crt.usual: expected differences', {
      charts: { ...charts, crt: { ...charts.crt, usual: charts.crt.usual.toReversed() } },
    }),
    one('charts, field points: expected lose < start < win', {
      charts: { ...charts, points: { ...charts.points, start: 200, win: 100 } },
    }),
    one('charts, field turns.1938', {
      charts: { ...charts, turns: { ...charts.turns, '1938': charts.turns['1938'].slice(0, 2) } },
    }),
    one('setups, row 1 (ring), field at.9999', { setups: row(setups, 0, { at: { 9999: ['Cz XI'] } }) }),
    one('got G I', { setups: row(setups, 0, { at: { 2121: ['G I'] } }) }),
    one('field railheads: expected a hex of railway', {
      setups: row(setups, 0, { railheads: ['0101', '5127', '4732', '4534'] }),
    }),
  ])('%s', (words, tables) => expect(faultsOf(tables)).toContain(words));
});
