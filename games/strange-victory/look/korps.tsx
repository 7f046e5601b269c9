/** The three Korps: a mark, a colour class and the commander's name, the same on counters, tracks and buttons. */
import { Show, type JSX } from 'solid-js';

export const KORPS = [
  { korps: 'XV Korps', commander: 'Rommel', hue: 'k1', divisions: ['7th', '5th'] },
  { korps: 'XXXXI Korps', commander: 'Reinhardt', hue: 'k2', divisions: ['6th', '8th'] },
  { korps: 'XIX Korps', commander: 'Guderian', hue: 'k3', divisions: ['1st', '2nd', '10th'] },
] as const;
export type KorpsRow = (typeof KORPS)[number];

export const DIVISIONS: readonly string[] = KORPS.flatMap(k => k.divisions);
export const korpsNamed = (korps: string): KorpsRow => KORPS.find(k => k.korps === korps) ?? KORPS[0];
export const korpsOf = (division: string): KorpsRow =>
  KORPS.find(k => (k.divisions as readonly string[]).includes(division)) ?? KORPS[0];

const SHAPES = {
  k1: 'M0-5.2 5 3.8H-5z',
  k2: 'M0-5.6 5 0 0 5.6-5 0z',
  k3: 'M-4.700 0a4.700 4.700 0 1 1 9.400 0a4.700 4.700 0 1 1-9.400 0',
} as const;

/** Triangle, diamond or disc, inside an SVG. */
export const KorpsShape = (props: { hue: KorpsRow['hue'] }): JSX.Element => (
  <path class={`ks ${props.hue}`} d={SHAPES[props.hue]} />
);

/** The same as a small picture in running text. */
export const KorpsMark = (props: { korps: string; size?: number }): JSX.Element => (
  <svg class="kmark" viewBox="-7 -7 14 14" width={props.size ?? 15} height={props.size ?? 15} aria-hidden="true">
    <Show when={props.korps} keyed>
      {korps => <KorpsShape hue={korpsNamed(korps).hue} />}
    </Show>
  </svg>
);
