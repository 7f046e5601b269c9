/** The window over the map: drags, wheel, pinch and keys move the eye; one transform moves plate and pieces together. */
import { createEffect, createSignal, onCleanup, onMount, untrack, type Accessor, type JSX } from 'solid-js';
import {
  brought,
  centred,
  detailAt,
  dragged,
  held,
  toMap,
  toWindow,
  zoomed,
  type Eye,
  type Size,
  type Spot,
} from './viewport.ts';

export interface Reach {
  readonly at: Spot;
  readonly touch: boolean;
  readonly shift: boolean;
}
export interface WindowApi {
  readonly eye: Accessor<Eye>;
  readonly win: Accessor<Size>;
  /** Pixels a unit at which the pieces are laid out; the transform adds the rest while zooming. */
  readonly layerK: Accessor<number>;
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  bring(unit: Spot, margin?: number): void;
  look(on: Spot, k: number, share?: Spot): void;
  place(unit: Spot): Spot;
}
/** Windows narrower than this are a phone's: sheets cover the lower part. */
export const PHONE = 600;
/** WebKit draws a layer that lies between two pixels softly, tiles and counters alike. */
const onPixel = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;
const DRAG = 5;
const SETTLE = 140;

interface MapWindowProps {
  readonly map: Size;
  /** Pixels of the window's foot that lie under a sheet. */
  readonly covered?: (win: Size) => number;
  /** How the map lies when nobody has moved it. */
  readonly home: (win: Size) => Eye;
  readonly label: string;
  readonly api: (api: WindowApi) => void;
  readonly onPoint: (at: Spot | undefined) => void;
  readonly onTap: (r: Reach) => void;
  readonly onKey: (e: KeyboardEvent) => void;
  readonly onFocus?: (on: boolean) => void;
  /** A press with the mouse on something that can be carried: true where it is taken up and the map shall not follow. */
  readonly onGrab?: (at: Spot, e: PointerEvent) => boolean;
  readonly layers: (api: WindowApi) => JSX.Element;
  readonly pins?: (api: WindowApi) => JSX.Element;
}

/** The eye and how it moves; once a player has moved it, another size of the window no longer takes it home. */
const createEye = (props: MapWindowProps) => {
  const [win, setWin] = createSignal<Size>({ w: 0, h: 0 });
  const [eye, setEye] = createSignal<Eye>({ x: 0, y: 0, k: 1 });
  const [layerK, setLayerK] = createSignal(1);
  let settling = 0;
  let moved = false;

  const settle = (): void => {
    setLayerK(eye().k);
  };
  const go = (to: Eye, smooth = false): void => {
    const next = held(to, win(), props.map, props.covered?.(win()) ?? 0);
    const zooms = Math.abs(next.k - eye().k) > 1e-4;
    setEye(next);
    if (!zooms) return;
    clearTimeout(settling);
    if (smooth) settling = window.setTimeout(settle, SETTLE);
    else settle();
  };
  const byHand = (to: Eye, smooth = false): void => {
    moved = true;
    go(to, smooth);
  };
  const resize = (w: number, h: number): void => {
    const was = win();
    if (!w || !h) return;
    setWin({ w, h });
    if (was.w === 0 || !moved) go(props.home({ w, h }));
    else go({ ...eye(), x: eye().x + (was.w - w) / 2 / eye().k, y: eye().y + (was.h - h) / 2 / eye().k });
    settle();
  };
  const api: WindowApi = {
    eye,
    win,
    layerK,
    zoom: f => byHand(zoomed(eye(), f, { x: win().w / 2, y: win().h / 2 }, win(), props.map)),
    fit: () => {
      moved = false;
      go(props.home(win()));
    },
    pan: (dx, dy) => byHand(dragged(eye(), dx, dy)),
    bring: (unit, margin = 60) => go(brought(eye(), unit, win(), margin)),
    look: (on, k, share) => byHand(centred(on, k, win(), share)),
    place: unit => toWindow(eye(), unit),
  };
  return { api, byHand, resize };
};

const isOn = (e: Event, what: string): boolean => e.target instanceof Element && e.target.closest(what) !== null;
/** Mouse and fingers over the window: one drags, two pinch, the wheel zooms; a press that does neither is a tap. */
const createFingers = (
  props: MapWindowProps,
  box: () => HTMLDivElement,
  { api, byHand }: ReturnType<typeof createEye>,
) => {
  const { eye, win } = api;
  const fingers = new Map<number, Spot>();
  let down: (Spot & { readonly touch: boolean }) | undefined;
  let dragging = false;
  const local = (e: { readonly clientX: number; readonly clientY: number }): Spot => {
    const r = box().getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  };
  const pinch = (id: number, was: Spot, now: Spot): void => {
    const other = [...fingers].find(([k]) => k !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const near = zoomed(eye(), after / Math.max(1, before), at, win(), props.map);
    dragging = true;
    byHand(dragged(near, (now.x - was.x) / 2, (now.y - was.y) / 2), true);
  };
  /** The press becomes a drag: of a counter where one can be taken up, else of the map. */
  const beginDrag = (e: PointerEvent): boolean => {
    if (down && !down.touch && props.onGrab?.(toMap(untrack(eye), down), e)) {
      fingers.delete(e.pointerId);
      down = undefined;
      return false;
    }
    dragging = true;
    box().setPointerCapture(e.pointerId);
    box().classList.add('dragging');
    props.onPoint(undefined);
    return true;
  };
  const isDrag = (now: Spot): boolean =>
    dragging || (down !== undefined && Math.hypot(now.x - down.x, now.y - down.y) > DRAG);
  return {
    onDown: (e: PointerEvent): void => {
      if (e.button !== 0 || isOn(e, 'button, a, .onsheet')) return;
      fingers.set(e.pointerId, local(e));
      down = fingers.size === 1 ? { ...local(e), touch: e.pointerType !== 'mouse' } : undefined;
    },
    onMove: (e: PointerEvent): void => {
      const was = fingers.get(e.pointerId);
      const now = local(e);
      if (!was) {
        if (e.pointerType === 'mouse') props.onPoint(isOn(e, '.onsheet') ? undefined : toMap(untrack(eye), now));
        return;
      }
      if (fingers.size > 1) pinch(e.pointerId, was, now);
      else if (!isDrag(now) || (!dragging && !beginDrag(e))) return;
      else api.pan(now.x - was.x, now.y - was.y);
      fingers.set(e.pointerId, now);
    },
    onUp: (e: PointerEvent): void => {
      if (!fingers.delete(e.pointerId)) return;
      if (down && !dragging && e.type === 'pointerup')
        props.onTap({ at: toMap(eye(), local(e)), touch: down.touch, shift: e.shiftKey });
      if (fingers.size > 0) return;
      dragging = false;
      down = undefined;
      box().classList.remove('dragging');
    },
    onWheel: (e: WheelEvent): void => {
      if (isOn(e, '.onsheet')) return;
      e.preventDefault();
      const factor = Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0014));
      if (e.ctrlKey || !e.shiftKey) byHand(zoomed(eye(), factor, local(e), win(), props.map), true);
      else api.pan(-e.deltaY, 0);
    },
  };
};

export function MapWindow(props: MapWindowProps): JSX.Element {
  let box!: HTMLDivElement;
  let world!: HTMLDivElement;
  const eyes = createEye(props);
  const { api } = eyes;
  const { onDown, onMove, onUp, onWheel } = createFingers(props, () => box, eyes);
  props.api(api);
  onMount(() => {
    const sized = new ResizeObserver(([e]) => {
      if (e) eyes.resize(e.contentRect.width, e.contentRect.height);
    });
    sized.observe(box);
    onCleanup(() => sized.disconnect());
    box.addEventListener('wheel', onWheel, { passive: false });
  });
  createEffect(() => {
    const { x, y, k } = api.eye();
    const scale = k / api.layerK();
    const zoom = Math.abs(scale - 1) > 1e-4 ? ` scale(${scale})` : '';
    world.style.transform = `translate3d(${onPixel(-x * k)}px, ${onPixel(-y * k)}px, 0)${zoom}`;
  });
  return (
    <div
      class="view"
      data-detail={detailAt(api.eye().k)}
      ref={box}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onPointerLeave={() => props.onPoint(undefined)}
    >
      <div class="world" ref={world}>
        {props.layers(api)}
      </div>
      <div
        class="keys"
        role="application"
        tabindex="0"
        aria-label={props.label}
        aria-describedby="map-keys"
        onKeyDown={e => props.onKey(e)}
        onFocus={() => props.onFocus?.(true)}
        onBlur={() => props.onFocus?.(false)}
      />
      {props.pins?.(api)}
    </div>
  );
}
