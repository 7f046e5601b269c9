/** Movement on the screen. The state is final before anything moves; a speed of 0 or reduced motion shows the end at once. */
import { createSignal } from 'solid-js';
import type { Spot } from './map/viewport.ts';

export const SPEEDS = [1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];
const KEY = 'phoney-war speed';

const stored = (): Speed => {
  const value = Number(globalThis.localStorage?.getItem(KEY) ?? 1);
  return SPEEDS.find(s => s === value) ?? 1;
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
/** How long an animation of `ms` takes at the present speed; 0 when nothing should move. */
export const lasting = (ms: number): number => (still() || speed() === 0 ? 0 : ms / speed());

const MS_PER_STEP = 90;
const MAX_MARCH_MS = 700;
export const FLIP_MS = 240;
export const DIE_MS = 620;

/** Moves a counter along its route. The element is already at the end of it. */
export const march = (element: SVGElement, route: readonly Spot[]): void => {
  const ms = lasting(Math.min(MAX_MARCH_MS, Math.max(2, route.length - 1) * MS_PER_STEP));
  if (!ms || route.length < 2) return;
  element.animate(
    route.map(p => ({ transform: `translate(${p.x}px, ${p.y}px)` })),
    { duration: ms, easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
};
/** Turns a counter over: edge on, then its face. */
export const turnOver = (element: SVGElement): void => {
  const ms = lasting(FLIP_MS);
  if (ms)
    element.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.45 }, { transform: 'scaleX(1)' }],
      { duration: ms, easing: 'ease-out' },
    );
};
