/** The marks of the Korps: a shape and a colour class each, in the order of their commanders, the same on counters, tracks and buttons. */
import { createContext, useContext, type JSX } from 'solid-js';

const SHAPES = {
  k1: 'M0-5.2 5 3.8H-5z',
  k2: 'M0-5.6 5 0 0 5.6-5 0z',
  k3: 'M-4.700 0a4.700 4.700 0 1 1 9.400 0a4.700 4.700 0 1 1-9.400 0',
  k4: 'M-4.200-4.200H4.200V4.200H-4.200z',
  k5: 'M0 5.200 5-3.800H-5z',
  k6: 'M-1.700-5H1.700V-1.700H5V1.700H1.700V5H-1.700V1.700H-5V-1.700H-1.700z',
} as const;
type Hue = keyof typeof SHAPES;
const HUES = Object.keys(SHAPES) as Hue[];
export const hueOf = (all: readonly string[], korps: string): Hue =>
  HUES[Math.max(0, all.indexOf(korps)) % HUES.length]!;

const Order = createContext<() => readonly string[]>(() => []);
/** The Korps of the game, in the order of their commanders. */
export const KorpsOrder = Order.Provider;
export const useHue = (): ((korps: string) => Hue) => {
  const all = useContext(Order);
  return korps => hueOf(all(), korps);
};

/** Triangle, diamond or disc, inside an SVG. */
export const KorpsShape = (props: { hue: Hue }): JSX.Element => (
  <path class={`ks ${props.hue}`} d={SHAPES[props.hue]} />
);

/** The same as a small picture in running text. */
export const KorpsMark = (props: { korps: string; size?: number }): JSX.Element => {
  const hue = useHue();
  return (
    <svg class="kmark" viewBox="-7 -7 14 14" width={props.size ?? 15} height={props.size ?? 15} aria-hidden="true">
      <KorpsShape hue={hue(props.korps)} />
    </svg>
  );
};
