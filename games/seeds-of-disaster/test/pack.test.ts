/** Tables of somebody else: the shipped ones fit, faults are named, and the rules read what was laid over. */
import { expect, test } from 'vitest';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { PACK_FORMAT } from '../../../engine/pack.ts';
import { BadPack } from '../../../engine/read-pack.ts';
import type { Json } from '../../../engine/state.ts';
import { startOf } from '../../../engine/game.ts';
import { CARDS } from '../data/cards.ts';
import { PRICES } from '../data/charts.ts';
import { SHIPPED } from '../data/tables.ts';
import { seedsOfDisaster } from '../game.ts';
import { pack } from '../pack.ts';
import { checks } from '../pack/checks.ts';
import { boxView } from '../view/box.ts';

const laid = (tables: { readonly [table: string]: unknown }) =>
  overlayTables(pack, checks, {
    format: PACK_FORMAT,
    game: 'seeds-of-disaster',
    name: 'ours',
    tables: tables as { [t: string]: Json },
  });
const faultsOf = (tables: { readonly [table: string]: unknown }): readonly string[] => {
  try {
    laid(tables);
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
  return [];
};
const whole = JSON.parse(JSON.stringify(SHIPPED)) as { readonly [table: string]: unknown };

test('every shipped table may be replaced, and fits its own schema', () => {
  expect(Object.keys(checks.schema).toSorted()).toEqual(Object.keys(SHIPPED).toSorted());
  expect(faultsOf(whole)).toEqual([]);
});
test('a fault is named with table, row and field', () => {
  expect(faultsOf({ cards: [{ ...CARDS[0]!, ce: 12 }, ...CARDS.slice(1)] })[0]).toContain('cards, row 1');
  const effects = [{ does: 'half', price: 'horses' }];
  expect(faultsOf({ cards: [{ ...CARDS[0]!, effects }, ...CARDS.slice(1)] })).toEqual([
    'cards, row 1 (Rhineland Remilitarised), field effects.0.price: expected a row of prices, got "horses"',
  ]);
  expect(faultsOf({ prices: PRICES.filter(p => p.name !== 'Westwall') })).toContain(
    'prices: expected a row "Westwall", got none',
  );
  expect(faultsOf({ borders: [{ a: 'Lille', b: 'Mns', river: 'none' }] })).toEqual([
    'borders, row 1 (Lille – Mns), field b: expected an Area of the map, got "Mns"',
  ]);
});
test('the rules read the prices and cards that were laid over', () => {
  const prices = PRICES.map(p => (p.name === 'German army' ? { ...p, cost: 1 } : p));
  const { game } = laid({ prices, cards: CARDS.slice(0, 20) });
  const g = startOf(game, '1934', {});
  expect(game.labels['card']).toHaveLength(20);
  expect(g.cells[game.layout.at['zone']!]).toBe(20);
});
test('the shipped map has its printed sheet, one that was laid over is drawn', () => {
  const games = [seedsOfDisaster, laid({ prices: PRICES }).game, laid({ areas: whole['areas'] }).game];
  expect(games.map(game => boxView(game).shippedMap)).toEqual([true, true, false]);
});
