import { describe, expect, test } from 'vitest';
import { brought, centred, covering, detailAt, held, toMap, toWindow, whole, zoomed } from '../map/viewport.ts';
import { stepFor, TILE, tilesUnder } from '../map/tiles.ts';

const win = { w: 1000, h: 700 };
const map = { w: 1280, h: 856 };

describe('the window over the map', () => {
  test('whole shows all of it, covering leaves no edge', () => {
    const all = whole(win, map);
    const close = covering(win, map);
    expect(map.w * all.k).toBeLessThanOrEqual(win.w + 0.01);
    expect(map.h * all.k).toBeLessThanOrEqual(win.h + 0.01);
    expect(map.w * close.k).toBeGreaterThanOrEqual(win.w - 0.01);
  });
  test('zooming keeps the unit under the pointer', () => {
    const before = centred({ x: 600, y: 400 }, 1.2, win);
    const at = { x: 333, y: 222 };
    const after = zoomed(before, 1.5, at, win, map);
    expect(toMap(after, at).x).toBeCloseTo(toMap(before, at).x);
    expect(toMap(after, at).y).toBeCloseTo(toMap(before, at).y);
  });
  test('limits hold: neither lost beyond the edge nor too far', () => {
    const eye = held({ x: 99999, y: -99999, k: 0.01 }, win, map);
    expect(eye.k).toBeGreaterThan(0.5);
    expect(toWindow(eye, { x: map.w / 2, y: map.h / 2 }).x).toBeGreaterThan(0);
    expect(held({ x: 0, y: 0, k: 99 }, win, map).k).toBe(4);
  });
  test('bringing moves only what is outside', () => {
    const eye = { x: 0, y: 0, k: 1 };
    expect(brought(eye, { x: 500, y: 300 }, win, 50)).toBe(eye);
    expect(toWindow(brought(eye, { x: 1200, y: 300 }, win, 50), { x: 1200, y: 300 })).toEqual({ x: 950, y: 300 });
  });
  test('detail goes by the size of a counter', () => {
    expect([0.4, 1, 2].map(detailAt)).toEqual(['far', 'table', 'near']);
  });
});

describe('tiles', () => {
  test('a step is never blurred by more than a tenth', () => {
    for (const k of [0.4, 0.85, 1, 1.3, 2.2, 4])
      for (const ratio of [1, 2]) expect(stepFor(k, ratio)).toBeGreaterThanOrEqual(k * ratio * 0.9 - 1e-9);
  });
  test('cover the window, the middle first, and none lies outside the map', () => {
    const eye = { x: 300, y: 200, k: 1.5 };
    const tiles = tilesUnder(eye, win, map, 2);
    const unit = TILE / 2;
    const first = tiles[0]!;
    const covers = (x: number, y: number) =>
      tiles.some(t => t.col * unit <= x && x < (t.col + 1) * unit && t.row * unit <= y && y < (t.row + 1) * unit);
    expect(covers(301, 201) && covers(300 + win.w / 1.5 - 1, 200 + win.h / 1.5 - 1)).toBe(true);
    expect(Math.abs((first.col + 0.5) * unit - 633)).toBeLessThan(unit);
    expect(
      tilesUnder({ x: -500, y: -500, k: 0.3 }, win, map, 1).every(
        t => t.col >= 0 && t.row >= 0 && t.col < 3 && t.row < 2,
      ),
    ).toBe(true);
  });
});
