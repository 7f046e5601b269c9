import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS, BORDERS, BRIDGES } from '../data/map.ts';
import { plateCss } from '../look/plate.ts';
import { widthOf } from '../atlas/layouts.ts';
import type { Geometry } from '../atlas/geometry.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
type Dot = readonly [x: number, y: number];
const look = (file: string): string => readFileSync(new URL(`../look/${file}`, import.meta.url), 'utf8');
const geometry = JSON.parse(look('geometry.json')) as Geometry;
const plate = look('plate.svg');
const area = (name: string) => geometry.areas[name] ?? expect.fail(`no ${name}`);
const staging = new Set(AREAS.filter(({ kind }) => kind === 'staging').map(({ name }) => name));

/** Corners of a path of one `M`, relative lines and `z`, in tenths so that they compare exactly. */
function corners(path: string): Dot[] {
  const numbers = (path.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(n => Math.round(Number(n) * 10));
  const out: Dot[] = [];
  for (let i = 0, x = 0, y = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    out.push([x, y]);
  }
  return out;
}
const rings = new Map(AREAS.map(({ name }) => [name, corners(area(name).path)]));
const sidesOf = (ring: readonly Dot[]): [string, number][] =>
  ring.map((p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    const ends = [p.join(), q.join()].toSorted().join(' ');
    return [ends, Math.hypot(p[0] - q[0], p[1] - q[1]) / 10];
  });

/** Length of the edge that two areas share, exact to the point. */
function shared(): Map<string, number> {
  const owner = new Map<string, string>();
  const lengths = new Map<string, number>();
  for (const [name, ring] of rings)
    for (const [side, long] of sidesOf(ring)) {
      const other = owner.get(side);
      owner.set(side, name);
      if (other && other !== name) {
        const key = [other, name].toSorted().join(' | ');
        lengths.set(key, (lengths.get(key) ?? 0) + long);
      }
    }
  return lengths;
}
const within = ([x, y]: Dot, ring: readonly Dot[]): boolean =>
  ring.reduce((inside, a, i) => {
    const b = ring[(i + ring.length - 1) % ring.length] ?? a;
    return a[1] > y * 10 !== b[1] > y * 10 && x * 10 < ((b[0] - a[0]) * (y * 10 - a[1])) / (b[1] - a[1]) + a[0]
      ? !inside
      : inside;
  }, false);
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a[0] - b[0]) < (a[2] + b[2]) / 2 && Math.abs(a[1] - b[1]) < (a[3] + b[3]) / 2;
const rim = ([x, y, w, h]: Box): Dot[] =>
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([u, v]) => [x + ((u ?? 0) * w) / 2, y + ((v ?? 0) * h) / 2]);

/** The counters and the name of an area as boxes. */
function boxesOf(row: (typeof AREAS)[number]): { counters: Box[]; name: Box } {
  const { counter, second, label, spots } = area(row.name);
  const square = ([x, y]: readonly [number, number], size: number): Box => [x, y, size, size];
  if (spots)
    return { counters: spots.map(p => square(p, 46)), name: [label[0], label[1] - 18, row.shown.length * 9, 40] };
  const width = widthOf(row);
  const badge = row.kind === 'strategic' || row.kind === 'port' ? 9.5 : 0;
  return {
    counters: [square(counter, 46), square(second, 34)],
    name: [label[0] - badge, label[1] - 4.6, width - 2, 14],
  };
}

describe('3.0 the drawn map is the map of the rules', () => {
  const lengths = shared();
  const listed = new Set(BORDERS.map(({ a, b }) => [a, b].toSorted().join(' | ')));
  it('3.0 every listed border is drawn and long enough to be seen', () => {
    expect(
      [...listed].filter(pair => (lengths.get(pair) ?? 0) < 15).map(pair => `${pair} ${lengths.get(pair)}`),
    ).toEqual([]);
  });
  it('3.0 no other two areas touch, except across the Meuse and among the staging areas', () => {
    expect(
      [...lengths.keys()].filter(pair => !listed.has(pair) && !pair.split(' | ').some(name => staging.has(name))),
    ).toEqual([]);
  });
  it('3.0 no two areas meet in a mere corner', () => {
    const at = new Map<string, Set<string>>();
    for (const [name, ring] of rings) for (const p of ring) at.set(p.join(), (at.get(p.join()) ?? new Set()).add(name));
    const pairs = [...at.values()].flatMap(names =>
      [...names].flatMap(a => [...names].filter(b => a < b).map(b => [a, b].toSorted().join(' | '))),
    );
    expect(pairs.filter(pair => !lengths.has(pair))).toEqual([]);
  });
  it('3.1.1 each bridge lies on the bank that its two areas share', () => {
    expect(geometry.bridges.map(({ from, to }) => `${from} ${to}`)).toEqual(
      BRIDGES.map(({ from, to }) => `${from} ${to}`),
    );
    for (const { from, to, x, y } of geometry.bridges) {
      const bank = (rings.get(from) ?? []).filter(p => (rings.get(to) ?? []).some(q => q.join() === p.join()));
      expect(Math.min(...bank.map(p => Math.hypot(p[0] / 10 - x, p[1] / 10 - y)))).toBeLessThan(12);
    }
  });
});

describe('5.3 room for counters and names', () => {
  const all = AREAS.map(row => ({ row, ...boxesOf(row) }));
  it('5.3 counters stand inside their area (a port may put the second one on the water)', () => {
    const out = all.filter(
      ({ row, counters }) =>
        !counters
          .filter((_, k) => row.kind !== 'port' || k === 0)
          .every(box => rim(box).every(p => within(p, rings.get(row.name) ?? []))),
    );
    expect(out.map(({ row }) => row.name)).toEqual([]);
  });
  it('5.3 no counter or name covers another, in the area or next door', () => {
    const boxes = all.flatMap(({ row, counters, name }) => [
      ...counters.map((box, k) => ({ what: `${row.name} ${k + 1}`, box })),
      { what: `${row.name} name`, box: name },
    ]);
    const clashes = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(b => overlap(a.box, b.box))
        .map(b => `${a.what} on ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });
  it('5.3 bridges stay in sight', () => {
    const hidden = geometry.bridges.filter(({ x, y }) =>
      all.some(({ counters, name }) => [...counters, name].some(box => overlap(box, [x, y, 18, 18]))),
    );
    expect(hidden).toEqual([]);
  });
});

describe('the plate', () => {
  it('has no words, no colours, no filters and nothing from outside', () => {
    expect(plate).not.toMatch(/<text|<filter|#[0-9a-f]{6}|https?:\/\/(?!www\.w3\.org)|<image/);
    expect(plate).toContain('/*THEME*/');
  });
  it('finds a style for each of its classes in both themes', () => {
    const used = new Set([...plate.matchAll(/class="([^"]+)"/g)].map(([, name]) => name ?? ''));
    for (const theme of ['light', 'dark'] as const)
      expect([...used].filter(name => !plateCss(theme).includes(`.${name}{`))).toEqual([]);
  });
  it('stays small', () => {
    expect(plate.length).toBeLessThan(350_000);
    expect(look('geometry.json').length).toBeLessThan(120_000);
  });
});
