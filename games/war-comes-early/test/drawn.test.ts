/** A map of an owner's own pack, drawn from its tables. */
import { expect, test } from 'vitest';
import { sheetAround } from '../../../kernel/sheet.ts';
import { GRID, HEXES, HEXSIDES, RAILS, TOWNS } from '../data/map.ts';
import { countryWords, drawnSheetCss, drawnSvg } from '../look/drawn-map.ts';

const sheet = sheetAround(GRID, 60, 0.5);
const rows = { hexes: HEXES, hexsides: HEXSIDES, rails: RAILS, towns: TOWNS };
const svg = drawnSvg(sheet, rows);

test('every city, point, fort and black dot is drawn, and nothing is left without a colour', () => {
  const count = (sign: RegExp): number => svg.match(sign)?.length ?? 0;
  expect(/<path class="cg" d="([^"]*)"/.exec(svg)![1]!.match(/M/g)).toHaveLength(HEXES.filter(h => h.city).length);
  expect(count(/class="vp"/g)).toBe(HEXES.filter(h => h.points).length);
  expect(count(/class="fc"/g)).toBe(HEXES.filter(h => h.fort === 'czech').length);
  expect(count(/class="dt"/g)).toBe(TOWNS.length);
  expect(svg).not.toMatch(/NaN|undefined/);
  const used = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(m => m[1]!.split(' ')));
  for (const theme of ['light', 'dark'] as const)
    expect([...used].filter(kind => !drawnSheetCss(theme).includes(`.${kind}`))).toEqual([]);
});
test('11.4 blocked hexsides are crests, not water', () => {
  const none = drawnSvg(sheet, { ...rows, hexsides: HEXSIDES.filter(s => s.kind !== 'blocked') });
  const water = (of: string): string => /class="ws1" d="([^"]*)"/.exec(of)![1]!;
  expect(svg).toContain('class="bk1"');
  expect(none).not.toContain('class="bk1"');
  expect(water(none)).toBe(water(svg));
});
test('railways are drawn where the table has them, and only there', () => {
  expect(svg).toMatch(/class="ra ra1" d="M/);
  expect(drawnSvg(sheet, { ...rows, rails: [] })).not.toContain('class="ra ra1"');
});
test('every country of some size is named', () => {
  const named = countryWords(sheet, HEXES).map(w => w.text);
  expect(named).toEqual(expect.arrayContaining(['GERMANY', 'CZECHOSLOVAKIA', 'POLAND', 'USSR', 'DENMARK', 'ESTONIA']));
  expect(named).not.toContain('DANZIG');
});
