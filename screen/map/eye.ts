/** Which part of the map the window shows, and how that changes: by hand, back home, or to a place that should be seen. */
import { createSignal } from 'solid-js';
import { coveredFoot } from './foot.ts';
import { createHand } from './hand.ts';
import {
  brought,
  centred,
  dragged,
  held,
  inSight,
  reframed,
  toWindow,
  zoomed,
  type Eye,
  type Frame,
  type Size,
} from './viewport.ts';
import type { WindowApi } from './Window.tsx';

export interface EyeProps {
  readonly map: Size;
  /** Pixels at the window's foot that a sheet may cover. The map can be dragged up by as much. */
  readonly covered?: (win: Size) => number;
  /** What the window shows until the player moves it. */
  readonly home: (win: Size) => Eye;
}

const SETTLE_MS = 140;
/** A place at least this far from the edge counts as in sight; `show` brings it in by `SHOW_MARGIN_PX`. */
const SIGHT_MARGIN_PX = 72;
const SHOW_MARGIN_PX = 150;

/** A new size of the page resets the view to `home` until the player has moved it. What only comes above or beside the map leaves it where it lies. */
export const createEye = (props: EyeProps) => {
  const [win, setWin] = createSignal<Size>({ w: 0, h: 0 });
  const [eye, setEye] = createSignal<Eye>({ x: 0, y: 0, k: 1 });
  const [layerK, setLayerK] = createSignal(1);
  const hand = createHand(() => performance.now());
  let settling = 0;
  let touched = false;
  let frame: Frame = { w: 0, h: 0, left: 0, top: 0 };
  let page = '';

  const settle = (): void => {
    setLayerK(eye().k);
  };
  const go = (to: Eye, smooth = false): void => {
    const next = held(to, win(), props.map, props.covered?.(win()) ?? 0);
    const zooms = Math.abs(next.k - eye().k) > 1e-4;
    setEye(next);
    if (!zooms) return;
    clearTimeout(settling);
    if (smooth) settling = window.setTimeout(settle, SETTLE_MS);
    else settle();
  };
  const touch = (): void => {
    touched = true;
    hand.stirs();
  };
  const byHand = (to: Eye, smooth = false): void => {
    touch();
    go(to, smooth);
  };
  const resize = (now: Frame): void => {
    const was = frame;
    if (!now.w || !now.h) return;
    const size = `${innerWidth} ${innerHeight}`;
    const pageChanged = page !== size;
    frame = now;
    page = size;
    setWin({ w: now.w, h: now.h });
    go(was.w === 0 || (pageChanged && !touched) ? props.home(now) : reframed(eye(), was, now, pageChanged));
    settle();
  };
  /** The size of the window above the sheet. */
  const open = (): Size => ({ w: win().w, h: win().h - coveredFoot(win()) });
  const api: WindowApi = {
    eye,
    win,
    layerK,
    zoom: f => byHand(zoomed(eye(), f, { x: win().w / 2, y: win().h / 2 }, win(), props.map)),
    fit: () => {
      touched = false;
      go(props.home(win()));
    },
    pan: (dx, dy) => byHand(dragged(eye(), dx, dy)),
    bring: (unit, margin = 60) => go(brought(eye(), unit, win(), margin)),
    show: unit => {
      const { w, h } = open();
      if (!hand.isOn() && !inSight(eye(), unit, open(), SIGHT_MARGIN_PX))
        go(brought(eye(), unit, open(), Math.min(SHOW_MARGIN_PX, w / 3, h / 3)));
    },
    look: (on, k, share) => byHand(centred(on, k, win(), share)),
    place: unit => toWindow(eye(), unit),
    sees: unit => inSight(eye(), unit, open()),
  };
  return { api, byHand, resize, touch, hand };
};
