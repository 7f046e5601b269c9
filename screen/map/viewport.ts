/** Where the window lies over the map: pure arithmetic of fitting, panning and zooming. Lengths of the map are units, of the screen pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
}
/** `x`, `y`: the unit at the window's top left; `k`: pixels a unit. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const K_MAX = 4;
/** How far the map's edge may be drawn into the window, in pixels. */
const SLACK = 40;

export const fitK = (win: Size, map: Size): number => Math.min(win.w / map.w, win.h / map.h);
/** The least zoom: the whole map, or all of its height on a tall phone. */
export const leastK = (win: Size, map: Size): number => fitK(win, map) * 0.96;

const along = (at: number, window: number, map: number, k: number, covered: number): number => {
  const shown = window / k;
  const slack = SLACK / k;
  const hidden = covered / k;
  if (shown >= map + 2 * slack + hidden) return (map - shown) / 2;
  return Math.min(map + slack + hidden - shown, Math.max(-slack, at));
};
/** Keeps zoom and place within limits. `covered`: pixels of the window's foot that lie under a sheet. */
export const held = (eye: Eye, win: Size, map: Size, covered = 0): Eye => {
  const k = Math.min(K_MAX, Math.max(leastK(win, map), eye.k));
  return { k, x: along(eye.x, win.w, map.w, k, 0), y: along(eye.y, win.h, map.h, k, covered) };
};

export const whole = (win: Size, map: Size): Eye => {
  const k = fitK(win, map);
  return { k, x: (map.w - win.w / k) / 2, y: (map.h - win.h / k) / 2 };
};
/** The map covers the window: the mock's "slice". */
export const covering = (win: Size, map: Size): Eye => {
  const k = Math.max(win.w / map.w, win.h / map.h);
  return { k, x: (map.w - win.w / k) / 2, y: (map.h - win.h / k) / 2 };
};

export const dragged = (eye: Eye, dx: number, dy: number): Eye => ({
  ...eye,
  x: eye.x - dx / eye.k,
  y: eye.y - dy / eye.k,
});

/** Zoom by a factor with the unit under the pixel `at` staying there. */
export const zoomed = (eye: Eye, factor: number, at: Spot, win: Size, map: Size): Eye => {
  const k = Math.min(K_MAX, Math.max(leastK(win, map), eye.k * factor));
  return { k, x: eye.x + at.x / eye.k - at.x / k, y: eye.y + at.y / eye.k - at.y / k };
};
/** The window moved so that a unit lies at a share of it. */
export const centred = (on: Spot, k: number, win: Size, share: Spot = { x: 0.5, y: 0.5 }): Eye => ({
  k,
  x: on.x - (win.w * share.x) / k,
  y: on.y - (win.h * share.y) / k,
});

/** Moves only as much as needed to bring a unit `margin` pixels inside the window. */
export const brought = (eye: Eye, on: Spot, win: Size, margin: number): Eye => {
  const px = (on.x - eye.x) * eye.k;
  const py = (on.y - eye.y) * eye.k;
  const dx = px < margin ? margin - px : px > win.w - margin ? win.w - margin - px : 0;
  const dy = py < margin ? margin - py : py > win.h - margin ? win.h - margin - py : 0;
  return dx || dy ? dragged(eye, dx, dy) : eye;
};

/** Whether a unit lies `margin` pixels inside the window. */
export const inSight = (eye: Eye, on: Spot, win: Size, margin = 0): boolean => {
  const { x, y } = toWindow(eye, on);
  return x >= margin && y >= margin && x <= win.w - margin && y <= win.h - margin;
};

/** A window as it lies on the page. */
export interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}
/** A window so much wider or narrower is another one: a phone was turned. */
const TURNED = 0.3;
/** The window's frame moved or changed its size, as when a strip comes above it: what lies on the map stays where it is on the screen. A phone that was turned keeps its middle instead. */
export const reframed = (eye: Eye, was: Frame, now: Frame): Eye =>
  Math.abs(now.w - was.w) > was.w * TURNED
    ? { ...eye, x: eye.x + (was.w - now.w) / 2 / eye.k, y: eye.y + (was.h - now.h) / 2 / eye.k }
    : { ...eye, x: eye.x + (now.left - was.left) / eye.k, y: eye.y + (now.top - was.top) / eye.k };

export const toMap = (eye: Eye, px: Spot): Spot => ({ x: eye.x + px.x / eye.k, y: eye.y + px.y / eye.k });
export const toWindow = (eye: Eye, unit: Spot): Spot => ({ x: (unit.x - eye.x) * eye.k, y: (unit.y - eye.y) * eye.k });

/** Counters of less than so many pixels are read by their factors alone, on a screen with one dot a pixel. */
const LEGIBLE = 21;
export const isSmallPrint = (k: number): boolean => 42 * k < LEGIBLE;

export type Detail = 'far' | 'table' | 'near';
/** Level of detail by the size of a counter on screen: 42 units. */
export const detailAt = (k: number): Detail => {
  if (k < 0.62) return 'far';
  return k < 1.6 ? 'table' : 'near';
};
