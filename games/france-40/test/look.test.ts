/** Where hexes lie on the sheet, what a click on one means, and how it is spoken. */
import { expect, test } from 'vitest';
import { labelled } from '../../../engine/labels.ts';
import { choicesOf, why } from '../../../engine/table.ts';
import { GRID, HEXES, TOWNS } from '../data/map.ts';
import { france40 } from '../game.ts';
import { askAt, byHex } from '../look/place-actions.ts';
import { readable, sizeOf } from '../../../screen/hex/city-words.ts';
import { edgePath, neighbourToward } from '../../../kernel/sheet.ts';
import { corner, hexUnder, idOf, middle, middleOf, PRINTED } from '../look/sheet.ts';
import { gazetteer, spoken } from '../look/spoken.ts';
import { centred, inSight, isSmallPrint } from '../../../screen/map/viewport.ts';
import { tableBox } from '../table/box.ts';
import { viewOf } from '../view.ts';
import { done, scene } from './scene.ts';

const offered = (t: Parameters<typeof choicesOf>[0], side: string) =>
  choicesOf(t, side).map(c => ({ choice: labelled(france40.labels, c) as { do: string } }));

const NAMES = gazetteer(HEXES, TOWNS);

test('every hex lies under its middle and just inside its corners, and nothing lies beside the map', () => {
  for (let hex = 0; hex < GRID.size; hex++) {
    expect(hexUnder(middle(hex).x, middle(hex).y)).toBe(hex);
    for (let k = 0; k < 6; k++) expect(hexUnder(...corner(hex, k, 0.97))).toBe(hex);
  }
  expect(hexUnder(2, 2)).toBe(-1);
});
test('up and down again lead back, and keep to the column', () => {
  const from = idOf('2729');
  const { x } = middle(from);
  let hex = from;
  for (let k = 0; k < 6; k++) hex = neighbourToward(PRINTED, hex, 'ArrowUp', x);
  expect(GRID.labels[hex]).toBe('3329');
  for (let k = 0; k < 6; k++) hex = neighbourToward(PRINTED, hex, 'ArrowDown', x);
  expect(hex).toBe(from);
  expect([
    neighbourToward(PRINTED, idOf('4219'), 'ArrowUp', 0),
    neighbourToward(PRINTED, idOf('2744'), 'ArrowRight', 0),
  ]).toEqual([-1, -1]);
});
test('the edge of two neighbours has ten sides, and none toward what is left out', () => {
  const two = new Set([idOf('2729'), idOf('2730')]);
  expect(edgePath(PRINTED, two).split('M')).toHaveLength(11);
  expect(edgePath(PRINTED, two, to => to === idOf('2728')).split('M')).toHaveLength(2);
});

const CLASH = { forts: [], phase: 'combat', at: { 2322: ['F X', 'F XI'], 2321: ['G III', 'G II'] } } as const;
test('11.9, 11.7 choices are found at their hex: the target, then the attackers where they stand', () => {
  const t = scene(CLASH);
  expect(
    byHex(offered(t, 'german'), viewOf(t.g, 'german'))
      .get('2322')!
      .map(o => o.choice.do),
  ).toEqual(['attack']);
  done(t, 'german', { do: 'attack', hex: '2322' });
  expect(
    byHex(offered(t, 'german'), viewOf(t.g, 'german'))
      .get('2321')!
      .map(o => o.choice.do),
  ).toEqual(['add', 'add']);
});
test('what a click asks for where nothing is listed is answered with a reason and a case', () => {
  const moving = scene({ forts: [], at: { 2322: ['G III'], 2422: ['F X'] } });
  const fighting = scene(CLASH);
  for (const [t, hex, verb] of [
    [moving, '2422', 'move'],
    [fighting, '2321', 'attack'],
    [fighting, '2522', 'attack'],
  ] as const) {
    const [ask] = askAt(viewOf(t.g, 'german'), hex);
    const verdict = why(t, 'german', ask as never);
    expect([ask!.do, verdict.ok, !verdict.ok && verdict.case]).toEqual([
      verb,
      false,
      expect.stringMatching(/^\d+\.\d+$/),
    ]);
  }
});
test('3.10 a hex is spoken with its ground, the units that are known and the number of the others', () => {
  const t = scene(CLASH);
  expect(spoken(NAMES, viewOf(t.g, 'german'), '2322', ['Attack 2322'])).toMatch(
    /^2322, Auxerre: clear, France\. French XI Corps, .*; 1 more not known\. You may: Attack 2322$/,
  );
  expect(spoken(NAMES, viewOf(t.g, 'allied'), '2322', [])).toMatch(/XI Corps.*X Corps/);
  expect(middleOf('2322').x).toBeGreaterThan(middleOf('2321').x);
});

const MAP = tableBox(undefined).map;
test('from far away no name of a city covers a counter, and most names stay', () => {
  const k = 0.34;
  expect(isSmallPrint(k)).toBe(true);
  const counters = ['3135', '2335', '3433', '2834', '2934', '3034'].map(middleOf);
  const shown = readable(MAP.cities, k, counters);
  /** Counters are drawn a third larger there. */
  const half = 21 * 1.32;
  for (const c of shown) {
    const wide = c.name.length * sizeOf(c, k) * 0.24;
    for (const p of counters)
      expect(
        Math.abs(p.x - c.x) < wide + half && c.y > p.y - half && c.y - sizeOf(c, k) * 0.7 < p.y + half,
        c.name,
      ).toBe(false);
  }
  expect(shown.length).toBeGreaterThan(readable(MAP.cities, k, []).length * 0.8);
  expect(shown.map(c => c.name)).toContain('Aachen');
});
test('each scenario opens on its own front: in 1939 every West Wall fort up to the Rhine is in sight', () => {
  const win = { w: 780, h: 690 };
  const forts = viewOf(scene({ scenario: '1939' }).g, 'allied').forts.map(f => middleOf(f.place));
  const seen = (first: string): number =>
    forts.filter(f => inSight(centred(middleOf(first), 0.9, win), f, win)).length / forts.length;
  expect(forts.length).toBeGreaterThan(8);
  expect(seen(MAP.first1939!)).toBeGreaterThan(0.9);
  expect(seen(MAP.first)).toBeLessThan(0.5);
});
