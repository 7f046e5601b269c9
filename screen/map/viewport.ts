/** Which part of the map the window shows: the arithmetic of fitting, panning and zooming. The map is measured in units, the screen in pixels. */
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
/** How far the map's edge may be dragged into the window. */
const SLACK_PX = 40;

export const fitK = (win: Size, map: Size): number => Math.min(win.w / map.w, win.h / map.h);
/** The smallest zoom: the whole map with a little room around it. */
export const minK = (win: Size, map: Size): number => fitK(win, map) * 0.96;

const along = (at: number, window: number, map: number, k: number, covered: number): number => {
  const shown = window / k;
  const slack = SLACK_PX / k;
  const hidden = covered / k;
  if (shown >= map + 2 * slack + hidden) return (map - shown) / 2;
  return Math.min(map + slack + hidden - shown, Math.max(-slack, at));
};
/** Keeps zoom and place within limits. `covered`: pixels at the window's foot that a sheet covers. */
export const held = (eye: Eye, win: Size, map: Size, covered = 0): Eye => {
  const k = Math.min(K_MAX, Math.max(minK(win, map), eye.k));
  return { k, x: along(eye.x, win.w, map.w, k, 0), y: along(eye.y, win.h, map.h, k, covered) };
};

export const whole = (win: Size, map: Size): Eye => {
  const k = fitK(win, map);
  return { k, x: (map.w - win.w / k) / 2, y: (map.h - win.h / k) / 2 };
};
/** The map fills the window, and its longer side is cut off. */
export const covering = (win: Size, map: Size): Eye => {
  const k = Math.max(win.w / map.w, win.h / map.h);
  return { k, x: (map.w - win.w / k) / 2, y: (map.h - win.h / k) / 2 };
};

export const dragged = (eye: Eye, dx: number, dy: number): Eye => ({
  ...eye,
  x: eye.x - dx / eye.k,
  y: eye.y - dy / eye.k,
});

/** Zooms by a factor; the point of the map under the pixel `at` stays there. */
export const zoomed = (eye: Eye, factor: number, at: Spot, win: Size, map: Size): Eye => {
  const k = Math.min(K_MAX, Math.max(minK(win, map), eye.k * factor));
  return { k, x: eye.x + at.x / eye.k - at.x / k, y: eye.y + at.y / eye.k - at.y / k };
};
/** Moves the window so that `on` lies at `share` of its width and height. */
export const centred = (on: Spot, k: number, win: Size, share: Spot = { x: 0.5, y: 0.5 }): Eye => ({
  k,
  x: on.x - (win.w * share.x) / k,
  y: on.y - (win.h * share.y) / k,
});

/** Moves the window only as far as needed for `on` to lie `margin` pixels inside it. */
export const brought = (eye: Eye, on: Spot, win: Size, margin: number): Eye => {
  const px = (on.x - eye.x) * eye.k;
  const py = (on.y - eye.y) * eye.k;
  const dx = px < margin ? margin - px : px > win.w - margin ? win.w - margin - px : 0;
  const dy = py < margin ? margin - py : py > win.h - margin ? win.h - margin - py : 0;
  return dx || dy ? dragged(eye, dx, dy) : eye;
};

/** Whether `on` lies `margin` pixels inside the window. */
export const inSight = (eye: Eye, on: Spot, win: Size, margin = 0): boolean => {
  const { x, y } = toWindow(eye, on);
  return x >= margin && y >= margin && x <= win.w - margin && y <= win.h - margin;
};

/** A window's place on the page. */
export interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}
/** A window whose width changes by more than this share belongs to a phone that was turned. */
const TURNED_SHARE = 0.3;
/** The window moved or changed its size, for example because a strip appeared above it or the rules beside it: the map stays where it is on the screen. When the page itself changed, because a phone was turned, the middle of the map is kept instead. */
export const reframed = (eye: Eye, was: Frame, now: Frame, pageChanged = true): Eye =>
  pageChanged && Math.abs(now.w - was.w) > was.w * TURNED_SHARE
    ? { ...eye, x: eye.x + (was.w - now.w) / 2 / eye.k, y: eye.y + (was.h - now.h) / 2 / eye.k }
    : { ...eye, x: eye.x + (now.left - was.left) / eye.k, y: eye.y + (now.top - was.top) / eye.k };

export const toMap = (eye: Eye, px: Spot): Spot => ({ x: eye.x + px.x / eye.k, y: eye.y + px.y / eye.k });
export const toWindow = (eye: Eye, unit: Spot): Spot => ({ x: (unit.x - eye.x) * eye.k, y: (unit.y - eye.y) * eye.k });

/** Units a counter is wide. */
const COUNTER_SIZE = 42;
/** On smaller counters only the factors are legible. */
const MIN_LEGIBLE_PX = 21;
export const isSmallPrint = (k: number): boolean => COUNTER_SIZE * k < MIN_LEGIBLE_PX;
/** On still smaller ones the factors would cover the neighbours: colour and place are what is seen of a stack. */
const MIN_FACTORS_PX = 14;
/** How a counter is printed at this zoom: its factors as large as it is, nothing at all, or as it lies. */
export const printAt = (k: number): 'large' | 'none' | undefined => {
  if (COUNTER_SIZE * k < MIN_FACTORS_PX) return 'none';
  return isSmallPrint(k) ? 'large' : undefined;
};

export type Detail = 'far' | 'table' | 'near';
/** The level of detail, by the size of a counter on the screen. */
export const detailAt = (k: number): Detail => {
  if (k < 0.62) return 'far';
  return k < 1.6 ? 'table' : 'near';
};
