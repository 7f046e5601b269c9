import { describe, expect, test } from 'vitest';
import { createHand } from '../map/hand.ts';
import {
  brought,
  centred,
  covering,
  detailAt,
  printAt,
  held,
  inSight,
  reframed,
  toMap,
  toWindow,
  whole,
  zoomed,
} from '../map/viewport.ts';
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
  test('from far away counters print their factors alone, then nothing', () => {
    expect([0.2, 0.4, 0.49, 0.51, 1].map(printAt)).toEqual(['none', 'large', 'large', undefined, undefined]);
  });
});

describe('the map does not move by itself', () => {
  const eye = { x: 200, y: 150, k: 1.25 };
  const was = { w: 780, h: 700, left: 260, top: 62 };
  /** Where a place of the map lies on the page. */
  const onPage = (e: typeof eye, f: typeof was) => {
    const p = toWindow(e, { x: 400, y: 300 });
    return { x: p.x + f.left, y: p.y + f.top };
  };
  test('a strip that comes above or below moves no counter on the page', () => {
    for (const now of [
      { ...was, top: 102, h: 660 },
      { ...was, h: 640 },
      { ...was, left: 300, w: 740 },
    ])
      expect(onPage(reframed(eye, was, now), now)).toEqual(onPage(eye, was));
  });
  test('what opens beside the map leaves it where it lies, however wide it is', () => {
    const now = { ...was, left: was.left + 400, w: was.w - 400 };
    expect(onPage(reframed(eye, was, now, false), now)).toEqual(onPage(eye, was));
  });
  test('a phone that is turned keeps its middle', () => {
    const now = { w: 390, h: 700, left: 0, top: 50 };
    const next = reframed(eye, was, now);
    expect(toMap(next, { x: now.w / 2, y: now.h / 2 })).toEqual(toMap(eye, { x: was.w / 2, y: was.h / 2 }));
  });
  test('in sight is what the window shows, not what lies under its edge', () => {
    expect(inSight(eye, { x: 210, y: 160 }, was)).toBe(true);
    expect(inSight(eye, { x: 210, y: 160 }, was, 24)).toBe(false);
    expect(inSight(eye, { x: 190, y: 160 }, was)).toBe(false);
  });
  test('a hand is on the map while it presses, and for a while after it stirred', () => {
    let now = 0;
    const hand = createHand(() => now);
    expect(hand.isOn()).toBe(false);
    hand.stirs();
    now = 1500;
    expect(hand.isOn()).toBe(true);
    now = 2500;
    expect(hand.isOn()).toBe(false);
    hand.holds(true);
    now = 60_000;
    expect(hand.isOn()).toBe(true);
    hand.holds(false);
    now = 63_000;
    expect(hand.isOn()).toBe(false);
    hand.stirs();
    hand.leaves();
    expect(hand.isOn()).toBe(false);
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
