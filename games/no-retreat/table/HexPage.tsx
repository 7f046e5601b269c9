/** The hex in hand, as a page of the margin. */
import type { JSX } from 'solid-js';
import { StackCard } from './StackCard.tsx';

export const HexPage = (): JSX.Element => (
  <div class="sheet-page nr">
    <StackCard />
  </div>
);
