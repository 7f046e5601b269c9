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

export function MapWindow(props: {
  map: Size;
  covered?: (win: Size) => number;
  home: (win: Size) => Eye;
  label: string;
  api: (api: WindowApi) => void;
  onPoint: (at: Spot | undefined) => void;
  onTap: (r: Reach) => void;
  onKey: (e: KeyboardEvent) => void;
  onFocus?: (on: boolean) => void;
  /** A press with the mouse on something that can be carried: true where it is taken up and the map shall not follow. */
  onGrab?: (at: Spot, e: PointerEvent) => boolean;
  layers: (api: WindowApi) => JSX.Element;
  pins?: (api: WindowApi) => JSX.Element;
}): JSX.Element {
  const [win, setWin] = createSignal<Size>({ w: 0, h: 0 });
  const [eye, setEye] = createSignal<Eye>({ x: 0, y: 0, k: 1 });
  const [layerK, setLayerK] = createSignal(1);
  let box!: HTMLDivElement;
  let world!: HTMLDivElement;
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
  const middle = (): Spot => ({ x: win().w / 2, y: win().h / 2 });
  const api: WindowApi = {
    eye,
    win,
    layerK,
    zoom: f => {
      moved = true;
      go(zoomed(eye(), f, middle(), win(), props.map));
    },
    fit: () => {
      moved = false;
      go(props.home(win()));
    },
    pan: (dx, dy) => {
      moved = true;
      go(dragged(eye(), dx, dy));
    },
    bring: (unit, margin = 60) => go(brought(eye(), unit, win(), margin)),
    look: (on, k, share) => {
      moved = true;
      go(centred(on, k, win(), share));
    },
    place: unit => toWindow(eye(), unit),
  };
  props.api(api);

  onMount(() => {
    const sized = new ResizeObserver(([e]) => {
      const { width: w, height: h } = (e as ResizeObserverEntry).contentRect;
      const first = win().w === 0;
      const was = win();
      if (!w || !h) return;
      setWin({ w, h });
      if (first || !moved) go(props.home({ w, h }));
      else go({ ...eye(), x: eye().x + (was.w - w) / 2 / eye().k, y: eye().y + (was.h - h) / 2 / eye().k });
      settle();
    });
    sized.observe(box);
    onCleanup(() => sized.disconnect());
  });
  createEffect(() => {
    const { x, y, k } = eye();
    const scale = k / layerK();
    world.style.transform = `translate3d(${onPixel(-x * k)}px, ${onPixel(-y * k)}px, 0)${Math.abs(scale - 1) > 1e-4 ? ` scale(${scale})` : ''}`;
  });

  const fingers = new Map<number, Spot>();
  let down: (Spot & { readonly touch: boolean }) | undefined;
  let dragging = false;
  const local = (e: { clientX: number; clientY: number }): Spot => {
    const r = box.getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  };
  const onDown = (e: PointerEvent): void => {
    if (e.button !== 0 || (e.target as Element).closest('button, a, .onsheet')) return;
    fingers.set(e.pointerId, local(e));
    down = fingers.size === 1 ? { ...local(e), touch: e.pointerType !== 'mouse' } : undefined;
  };
  const onMove = (e: PointerEvent): void => {
    const was = fingers.get(e.pointerId);
    const now = local(e);
    if (!was) {
      if (e.pointerType === 'mouse')
        props.onPoint((e.target as Element).closest('.onsheet') ? undefined : toMap(untrack(eye), now));
      return;
    }
    if (fingers.size > 1) pinch(e.pointerId, was, now);
    else if (dragging || (down && Math.hypot(now.x - down.x, now.y - down.y) > DRAG)) {
      if (!dragging && down && !down.touch && props.onGrab?.(toMap(untrack(eye), down), e)) {
        fingers.delete(e.pointerId);
        down = undefined;
        return;
      }
      if (!dragging) {
        dragging = true;
        box.setPointerCapture(e.pointerId);
        box.classList.add('dragging');
        props.onPoint(undefined);
      }
      api.pan(now.x - was.x, now.y - was.y);
    } else return;
    fingers.set(e.pointerId, now);
  };
  const pinch = (id: number, was: Spot, now: Spot): void => {
    const other = [...fingers].find(([k]) => k !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    moved = dragging = true;
    go(
      dragged(
        zoomed(eye(), after / Math.max(1, before), at, win(), props.map),
        (now.x - was.x) / 2,
        (now.y - was.y) / 2,
      ),
      true,
    );
  };
  const onUp = (e: PointerEvent): void => {
    if (!fingers.delete(e.pointerId)) return;
    if (down && !dragging && e.type === 'pointerup')
      props.onTap({ at: toMap(eye(), local(e)), touch: down.touch, shift: e.shiftKey });
    if (fingers.size === 0) {
      dragging = false;
      down = undefined;
      box.classList.remove('dragging');
    }
  };
  const onWheel = (e: WheelEvent): void => {
    if ((e.target as Element).closest('.onsheet')) return;
    e.preventDefault();
    moved = true;
    if (e.ctrlKey || !e.shiftKey)
      go(zoomed(eye(), Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0014)), local(e), win(), props.map), true);
    else api.pan(-e.deltaY, 0);
  };
  onMount(() => box.addEventListener('wheel', onWheel, { passive: false }));

  return (
    <div
      class="view"
      data-detail={detailAt(eye().k)}
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
