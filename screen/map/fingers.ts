/** Mouse and fingers over the window: one finger drags, two pinch, the wheel zooms. A press that does none of these is a tap. */
import { untrack } from 'solid-js';
import type { createEye } from './eye.ts';
import { dragged, toMap, zoomed, type Size, type Spot } from './viewport.ts';
import type { Reach } from './Window.tsx';

export interface FingerProps {
  readonly map: Size;
  readonly onPoint: (at: Spot | undefined) => void;
  readonly onTap: (r: Reach) => void;
  /** A mouse drag begins. True: it picks up a counter, so the map must not follow. */
  readonly onGrab?: (at: Spot, e: PointerEvent) => boolean;
}
type EyeControl = ReturnType<typeof createEye>;
type Press = Spot & { readonly touch: boolean };

/** A press that moves farther than this is a drag. */
const MAX_TAP_PX = 5;
const isOn = (e: Event, what: string): boolean => e.target instanceof Element && e.target.closest(what) !== null;
const local = (box: Element, e: { readonly clientX: number; readonly clientY: number }): Spot => {
  const r = box.getBoundingClientRect();
  return { x: e.clientX - r.left, y: e.clientY - r.top };
};

/** The map follows the middle of two fingers and grows with their distance. */
const pinched = ({ api, byHand }: EyeControl, map: Size, other: Spot, was: Spot, now: Spot): void => {
  const before = Math.hypot(was.x - other.x, was.y - other.y);
  const after = Math.hypot(now.x - other.x, now.y - other.y);
  const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const near = zoomed(api.eye(), after / Math.max(1, before), at, api.win(), map);
  byHand(dragged(near, (now.x - was.x) / 2, (now.y - was.y) / 2), true);
};
export const wheelOver =
  (props: FingerProps, box: () => Element, { api, byHand }: EyeControl) =>
  (e: WheelEvent): void => {
    if (isOn(e, '.onsheet')) return;
    e.preventDefault();
    const factor = Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0014));
    if (e.ctrlKey || !e.shiftKey) byHand(zoomed(api.eye(), factor, local(box(), e), api.win(), props.map), true);
    else api.pan(-e.deltaY, 0);
  };

/** One press from beginning to end, which may become a drag. */
const createPress = (props: FingerProps, box: () => Element, { api }: EyeControl) => {
  let down: Press | undefined;
  let dragging = false;
  return {
    begin: (at: Press | undefined): void => {
      down = at;
    },
    /** What the press drags: a counter if one can be picked up there, otherwise the map; nothing while it may still be a tap. */
    drags: (now: Spot, e: PointerEvent): 'map' | 'counter' | undefined => {
      if (dragging) return 'map';
      if (!down || Math.hypot(now.x - down.x, now.y - down.y) <= MAX_TAP_PX) return undefined;
      if (!down.touch && props.onGrab?.(toMap(untrack(api.eye), down), e)) {
        down = undefined;
        return 'counter';
      }
      dragging = true;
      box().setPointerCapture(e.pointerId);
      box().classList.add('dragging');
      props.onPoint(undefined);
      return 'map';
    },
    pinches: (): void => {
      dragging = true;
    },
    tapped: (): Press | undefined => (dragging ? undefined : down),
    end: (): void => {
      dragging = false;
      down = undefined;
      box().classList.remove('dragging');
    },
  };
};

export const createFingers = (props: FingerProps, box: () => Element, control: EyeControl) => {
  const { api, hand } = control;
  const fingers = new Map<number, Spot>();
  const press = createPress(props, box, control);
  /** A counter is being dragged: the player is touching the map until it is dropped. */
  const letGo = (finger: number): void => {
    fingers.delete(finger);
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => hand.holds(false), { once: true });
  };
  return {
    onDown: (e: PointerEvent): void => {
      if (e.button !== 0 || isOn(e, 'button, a, .onsheet')) return;
      const at = local(box(), e);
      control.touch();
      hand.holds(true);
      fingers.set(e.pointerId, at);
      press.begin(fingers.size === 1 ? { ...at, touch: e.pointerType !== 'mouse' } : undefined);
    },
    onMove: (e: PointerEvent): void => {
      const was = fingers.get(e.pointerId);
      const now = local(box(), e);
      if (!was) {
        if (e.pointerType !== 'mouse') return;
        control.touch();
        props.onPoint(isOn(e, '.onsheet') ? undefined : toMap(untrack(api.eye), now));
        return;
      }
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      if (other) {
        press.pinches();
        pinched(control, props.map, other, was, now);
      } else {
        const what = press.drags(now, e);
        if (what === 'counter') letGo(e.pointerId);
        if (what !== 'map') return;
        api.pan(now.x - was.x, now.y - was.y);
      }
      fingers.set(e.pointerId, now);
    },
    onUp: (e: PointerEvent): void => {
      if (!fingers.delete(e.pointerId)) return;
      const tapped = press.tapped();
      if (tapped && e.type === 'pointerup')
        props.onTap({ at: toMap(api.eye(), local(box(), e)), touch: tapped.touch, shift: e.shiftKey });
      if (fingers.size > 0) return;
      hand.holds(false);
      press.end();
    },
  };
};
