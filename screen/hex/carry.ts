/** Counters carried by the mouse, from a tray or from the map to a hex. */
import { createSignal } from 'solid-js';
import { toMap, type Eye, type Spot } from '../map/viewport.ts';

/** A counter on its way under the pointer, in pixels of the page. */
export interface Carried<Unit> extends Spot {
  readonly unit: Unit;
  /** Who comes along, by their names. */
  readonly others: readonly string[];
}
/** Pixels the pointer moves before a press is more than a click. */
export const LIFT = 5;

/** The point of the map under the pointer, if it is over the window. */
export const mapUnder = (e: PointerEvent, eye: Eye | undefined): Spot | undefined => {
  const box = document.querySelector('.view')?.getBoundingClientRect();
  if (!eye || !box || e.clientX < box.left || e.clientX > box.right || e.clientY < box.top || e.clientY > box.bottom)
    return undefined;
  return toMap(eye, { x: e.clientX - box.left, y: e.clientY - box.top });
};

interface Hands<Unit> {
  readonly under: (at: Spot) => string | undefined;
  readonly eye: () => Eye | undefined;
  readonly lifted: () => void;
  readonly over: (hex?: string) => void;
  readonly putDown: (unit: Unit, hex: string, others: readonly string[]) => void;
}
export const createCarry = <Unit>(hands: Hands<Unit>) => {
  const [carried, setCarried] = createSignal<Carried<Unit>>();
  const hexAt = (e: PointerEvent): string | undefined => {
    const at = mapUnder(e, hands.eye());
    return at && hands.under(at);
  };
  /** From the tray a press alone is a click: the counter is up once the pointer has moved. */
  const carry = (unit: Unit, e: PointerEvent, others: readonly string[] = []): void => {
    const listen = new AbortController();
    const { signal } = listen;
    const end = (hex: string | undefined): void => {
      const up = carried() !== undefined;
      listen.abort();
      setCarried();
      if (up && hex !== undefined) hands.putDown(unit, hex, others);
    };
    const move = (m: PointerEvent): void => {
      if (!carried() && Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) < LIFT) return;
      hands.lifted();
      setCarried({ unit, others, x: m.clientX, y: m.clientY });
      hands.over(hexAt(m));
    };
    const escape = (k: KeyboardEvent): void => {
      if (k.key === 'Escape') end(undefined);
    };
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', u => end(hexAt(u)), { signal });
    document.addEventListener('pointercancel', () => end(undefined), { signal });
    document.addEventListener('keydown', escape, { signal });
  };
  return { carried, carry };
};
