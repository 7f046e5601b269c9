/** The drawn scene of a card in the colour of its stock: sky lines, dark shapes, light shapes, fine lines. */
import type { JSX } from 'solid-js';
import { SCENES, type Scene } from './scenes.ts';

const NONE: Scene = { dark: '', fine: 'M20 46H130M32 40h86M46 34h58' };
/** Engraved sky: lines that thin out upwards. */
const SKY = Array.from({ length: 9 }, (_, i) => `M0 ${(4 + i * 4.4 + i * i * 0.12).toFixed(1)}H150`).join('');

export const Vignette = (props: { readonly of: number }): JSX.Element => {
  const scene = (): Scene => SCENES[props.of] ?? NONE;
  return (
    <svg class="scene" viewBox="0 0 150 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="sky" d={SKY} />
      <path class="ground" d={scene().ground ?? 'M0 50H150V62H0z'} />
      <path class="dark" d={scene().dark} />
      <path class="pale" d={scene().pale ?? ''} />
      <path class="fine" d={scene().fine ?? ''} />
    </svg>
  );
};
