/** Everything beside the map: the sequence track with its pool, and boxes with the units in them. */
import type { JSX } from 'solid-js';
import { UnitBoxes } from '../../../screen/war/Boxes.tsx';
import { Sequence } from './Sequence.tsx';
import { useWce } from './state.ts';

const BOXES = [
  ['toSetUp', 'To set up', '3.0'],
  ['setAside', 'Set aside', '7.1'],
  ['reserve', 'Reserve', '3.2.2'],
  ['returning', 'Coming back', '3.5'],
  ['eliminated', 'Eliminated', '3.5'],
  ['removed', 'Removed', '3.5'],
] as const;

export function Boxes(): JSX.Element {
  const { view } = useWce();
  return (
    <div class="sheet-page wce" tabindex="0" role="region" aria-label="Boxes">
      <Sequence />
      <UnitBoxes rows={BOXES} of={view().boxes} />
    </div>
  );
}
