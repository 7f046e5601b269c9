/** The eye over the map and how it moves: by hand, home, or to what is to be seen. */
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
  /** Pixels of the window's foot that a sheet may cover at most: so far the map can be drawn up. */
  readonly covered?: (win: Size) => number;
  /** How the map lies when nobody has touched it. */
  readonly home: (win: Size) => Eye;
}

const SETTLE_MS = 140;
/** Pixels from the edge at which something is in sight, and to which it is brought. */
const SEEN = 72;
const SHOWN = 150;

/** Once a player has touched it, another size of the window no longer takes it home. */
export const createEye = (props: EyeProps) => {
  const [win, setWin] = createSignal<Size>({ w: 0, h: 0 });
  const [eye, setEye] = createSignal<Eye>({ x: 0, y: 0, k: 1 });
  const [layerK, setLayerK] = createSignal(1);
  const hand = createHand(() => performance.now());
  let settling = 0;
  let touched = false;
  let frame: Frame = { w: 0, h: 0, left: 0, top: 0 };

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
    frame = now;
    setWin({ w: now.w, h: now.h });
    go(was.w === 0 || !touched ? props.home(now) : reframed(eye(), was, now));
    settle();
  };
  /** What of the window is not under a sheet. */
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
      if (!hand.isOn() && !inSight(eye(), unit, open(), SEEN))
        go(brought(eye(), unit, open(), Math.min(SHOWN, w / 3, h / 3)));
    },
    look: (on, k, share) => byHand(centred(on, k, win(), share)),
    place: unit => toWindow(eye(), unit),
    sees: unit => inSight(eye(), unit, open()),
  };
  return { api, byHand, resize, touch, hand };
};
