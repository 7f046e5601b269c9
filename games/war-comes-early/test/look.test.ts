/** Colours of the counters, and where hexes lie on the sheet. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEAVE, type Paint } from '../../../screen/parts/paint.ts';
import { apart, EYES, type Eye } from '../../../screen/parts/test/eyes.ts';
import { neighbourToward } from '../../../kernel/sheet.ts';
import { readable, sizeOf } from '../../../screen/hex/city-words.ts';
import { GRID, HEXES, HEXSIDES, TOWNS } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { faceOf, LETTERS, PAINT } from '../look/hues.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import { corner, hexUnder, idOf, KEY, KEY_LINES, keyLine, middle, middleOf, PRINTED } from '../look/sheet.ts';

const CSS = readFileSync(new URL('../look/look.css', import.meta.url), 'utf8');
const PLATE = readFileSync(new URL('../look/plate.svg', import.meta.url), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(CSS)?.[1] ?? '';
type Ink = Paint | 'GR';
const INKS: readonly Ink[] = [...NATIONS.map(n => PAINT[n]), 'GM', 'GR'];
const face = (ink: Ink): string => token(`n-${ink}`);
const weaveOf = (ink: Ink): string => WEAVE[ink === 'GR' ? 'G' : ink];
const light = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(i => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [low, high] = [light(a), light(b)].toSorted((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};
const eyes = Object.keys(EYES) as Eye[];
const nearest = (a: Ink, b: Ink): number => Math.min(...eyes.map(eye => apart(face(a), face(b), eye)));

test('2.3.3 fourteen nations and two more German schemes have a face and a print that can be read', () => {
  expect(new Set(INKS).size).toBe(16);
  for (const ink of INKS) expect(contrast(face(ink), token(`p-${ink}`)), ink).toBeGreaterThan(4.5);
  expect(new Set(Object.values(LETTERS)).size).toBe(14);
});
test('2.3.3 faces are of the printed hues: white or black print as printed, red on dark yellow for Romania', () => {
  const white = INKS.filter(ink => light(token(`p-${ink}`)) > 0.5);
  expect(white.toSorted()).toEqual(['DN', 'F', 'G', 'GM', 'IT', 'SU', 'UK', 'YG']);
  const [red, green, blue] = [1, 3, 5].map(i => Number.parseInt(token('p-RO').slice(i, i + 2), 16));
  expect(red! > 2 * (green! + blue!)).toBe(true);
});
test('faces that any eye may confuse are woven differently', () => {
  const pairs = INKS.flatMap((a, i) => INKS.slice(i + 1).map(b => [a, b] as const));
  const alike = pairs.filter(([a, b]) => weaveOf(a) === weaveOf(b) && nearest(a, b) < 15);
  expect(alike).toEqual([]);
});
test('foes that can meet (11.7) are told apart by hue alone, but Italians and Yugoslavs by their weave', () => {
  const german = ['G', 'GM', 'GR'] as const;
  const foes: readonly (readonly [Ink, Ink])[] = [
    ...german.flatMap(g =>
      (['CZ', 'F', 'UK', 'SU', 'RO', 'YG', 'B', 'N', 'DN', 'LI'] as const).map(o => [g, o] as const),
    ),
    ...(['CZ', 'SU', 'G', 'GM'] as const).map(o => ['PL', o] as const),
    ...(['CZ', 'SU', 'RO', 'YG'] as const).map(o => ['HU', o] as const),
  ];
  expect(foes.filter(([a, b]) => nearest(a, b) < 13)).toEqual([]);
  expect(WEAVE.IT).not.toBe(WEAVE.YG);
});
test('2.3.3 Germans have three schemes', () =>
  expect([faceOf('German', 'infantry'), faceOf('German', 'mechanised'), faceOf('German', 'static')]).toEqual([
    'G',
    'GM',
    'GR',
  ]));

test('every hex lies under its middle and just inside its corners, and nothing lies under the key', () => {
  for (let hex = 0; hex < GRID.size; hex++) {
    expect(hexUnder(middle(hex).x, middle(hex).y)).toBe(hex);
    for (let k = 0; k < 6; k++) expect(hexUnder(...corner(hex, k, 0.97))).toBe(hex);
    const { x, y } = middle(hex);
    expect(x > KEY.x && y < KEY.y + KEY.h, HEXES[hex]!.hex).toBe(false);
  }
  expect(keyLine(KEY_LINES.length - 1).y).toBeLessThan(KEY.y + KEY.h - 16);
});
test('up and down again lead back along the column; right and left keep to the row', () => {
  const from = idOf('2413');
  const { y } = middleOf('2413');
  const up = neighbourToward(PRINTED, from, 'ArrowUp', y);
  expect(GRID.labels[up]).toBe('2412');
  expect(neighbourToward(PRINTED, up, 'ArrowDown', y)).toBe(from);
  let hex = from;
  for (let k = 0; k < 6; k++) hex = neighbourToward(PRINTED, hex, 'ArrowRight', y);
  expect(GRID.labels[hex]).toBe('3013');
});
test('the plate is of this map: every class it uses has a colour in both themes, every city and fort its sign', () => {
  const used = [...new Set([...PLATE.matchAll(/class="([^"]+)"/g)].map(m => m[1]!))];
  for (const theme of ['light', 'dark'] as const) {
    const css = plateCss(theme);
    const isKnown = (c: string): boolean => css.includes(`.${c}{`) || css.includes(`.${c}.`);
    expect(used.filter(all => !all.split(' ').some(isKnown))).toEqual([]);
  }
  const count = (sign: RegExp): number => PLATE.match(sign)?.length ?? 0;
  const signs = HEXES.filter(h => h.points).length + 1; // and one in the key
  expect(count(/class="vp"/g)).toBe(signs);
  expect(count(/class="vw"/g)).toBe(HEXES.filter(h => h.fort === 'west wall').length + 1);
  expect(count(/class="fc"/g)).toBe(HEXES.filter(h => h.fort === 'czech').length + 1);
});

const WORDS = lettered(PRINTED, { hexes: HEXES, hexsides: HEXSIDES, towns: TOWNS }, PLACED);
test('from far away the capitals are read, and no name lies over another', () => {
  const k = 0.42;
  const shown = readable(WORDS.cities, k, []);
  const names = shown.map(c => c.name);
  expect(names).toEqual(expect.arrayContaining(['Berlin', 'Prague', 'Warsaw', 'Budapest', 'Brussels', 'Copenhagen']));
  expect(names.filter(n => n === 'Berlin')).toHaveLength(1);
  for (const [i, a] of shown.entries())
    for (const b of shown.slice(i + 1)) {
      const apartBy = (a.name.length * sizeOf(a, k) + b.name.length * sizeOf(b, k)) * 0.24;
      expect(Math.abs(a.x - b.x) < apartBy && Math.abs(a.y - b.y) < 8, `${a.name} ${b.name}`).toBe(false);
    }
});
test('every black dot has its name, and the key a word a sample', () => {
  expect(
    WORDS.towns()
      .map(t => t.hex)
      .toSorted(),
  ).toEqual(TOWNS.map(t => t.hex).toSorted());
  for (const word of KEY_LINES) expect(PLACED.filter(w => w.text === word)).toHaveLength(1);
});
