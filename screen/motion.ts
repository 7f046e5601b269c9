/** Movement on the screen. The state is final before anything moves; a speed of 0 or reduced motion shows the end at once. */
import { createSignal } from 'solid-js';
import type { Spot } from './map/viewport.ts';

export const SPEEDS = [1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];
const KEY = 'phoney-war speed';

const stored = (): Speed => {
  const said = Number(globalThis.localStorage?.getItem(KEY) ?? 1);
  return SPEEDS.find(s => s === said) ?? 1;
};
const [speed, put] = createSignal<Speed>(globalThis.localStorage ? stored() : 1);
export { speed };
export const nextSpeed = (): void => {
  const next = SPEEDS[(SPEEDS.indexOf(speed()) + 1) % SPEEDS.length] as Speed;
  localStorage.setItem(KEY, String(next));
  put(next);
};
const WORDS: { readonly [S in Speed]: string } = { 0: 'no motion', 1: 'normal', 2: 'double' };
export const speedWords = (s: Speed): string => WORDS[s];

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Milliseconds something of this length takes now; 0 when nothing shall move. */
export const lasting = (ms: number): number => (still() || speed() === 0 ? 0 : ms / speed());

export const PER_AREA = 90;
export const AT_MOST = 700;
export const FLIP = 240;
export const DIE = 620;

/** A counter along its way: 90 ms an area, no less than two of them, at most 700, its element already at the end. */
export const march = (element: SVGElement, way: readonly Spot[]): void => {
  const ms = lasting(Math.min(AT_MOST, Math.max(2, way.length - 1) * PER_AREA));
  if (!ms || way.length < 2) return;
  element.animate(
    way.map(p => ({ transform: `translate(${p.x}px, ${p.y}px)` })),
    { duration: ms, easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
};
/** A counter turned over: edge on, then its face. */
export const turnOver = (element: SVGElement): void => {
  const ms = lasting(FLIP);
  if (ms)
    element.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.45 }, { transform: 'scaleX(1)' }],
      { duration: ms, easing: 'ease-out' },
    );
};
