/** The map of an owner's own pack: what the table is told of it, and what is drawn. */
import { expect, test } from 'vitest';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { hexUnder, sheetAround } from '../../../kernel/sheet.ts';
import { gridFrom } from '../data/map.ts';
import { countryWords, drawnSheetCss, drawnSvg } from '../look/drawn-map.ts';
import { gazetteer } from '../look/spoken.ts';
import { pack } from '../pack.ts';
import { checks } from '../pack/checks.ts';
import { boxView, type BoxView } from '../view/box.ts';
import { packOf, smaller, STRONGER, type Changed } from './packs.ts';

const viewOf = (tables?: Changed): BoxView | undefined => {
  const boxed = tables ? overlayTables(pack, checks, packOf(tables)) : pack.gameOf(pack.shipped);
  const g = startOf(boxed.game, '1940', optionsOf(boxed.game, '1940', {}));
  expect(boxed.detail(g, 'german', 'box', '')).toEqual(boxView(g));
  return boxView(g);
};
const map = viewOf(smaller())!.map!;
const sheet = sheetAround(gridFrom(map.grid), 60, 0.5);
const rows = new Map(map.hexes.map(h => [h.hex, h]));
const hexes = sheet.grid.labels.map(label => rows.get(label)!);

test('the shipped box says nothing, one of other counters keeps the printed map, one of other hexes draws its own', () => {
  expect(viewOf()).toBeUndefined();
  expect(viewOf(STRONGER)!.map).toBeUndefined();
  expect(map.hexes).toEqual(smaller().hexes);
});
test('every hex of the pack is on the sheet, under its middle, and says its ground', () => {
  const names = gazetteer(hexes, map.towns);
  expect(hexes).toHaveLength(map.hexes.length);
  for (const [hex, row] of hexes.entries()) {
    expect(hexUnder(sheet, sheet.middles[hex]!.x, sheet.middles[hex]!.y)).toBe(hex);
    expect(names.groundOf(row.hex)).not.toBe('');
  }
});
test('every city is drawn, every country is named, nothing is left without a colour', () => {
  const svg = drawnSvg(sheet, { hexes, hexsides: map.hexsides });
  const cities = /<path class="cg" d="([^"]*)"/.exec(svg)![1]!;
  expect(cities.match(/M/g)).toHaveLength(hexes.filter(h => h.city).length);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(countryWords(sheet, hexes).map(w => w.text)).toEqual(
    expect.arrayContaining(['FRANCE', 'BELGIUM', 'GERMANY', 'NETHERLANDS', 'SWITZERLAND']),
  );
  const used = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(m => m[1]!.split(' ')));
  const css = drawnSheetCss('dark');
  expect([...used].filter(kind => !css.includes(`.${kind}`))).toEqual([]);
});
