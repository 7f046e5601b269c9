/** The marks of the Korps: a shape and a colour class each, in the order of their commanders, the same on counters, tracks and buttons. */
import { createContext, useContext, type JSX } from 'solid-js';
import { hueOf, SHAPES, type Hue } from './hues.ts';

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
