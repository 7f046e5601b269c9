/** Everything beside the map: boxes with the units in them. */
import type { JSX } from 'solid-js';
import { UnitBoxes } from '../../../screen/war/Boxes.tsx';
import { useNr } from './state.ts';

const BOXES = [
  ['reserve', 'Reserve', '9.0'],
  ['destroyed', 'Destroyed', '14.7.1'],
  ['surrendered', 'Surrendered', '14.7.1'],
  ['evacuated', 'Evacuated', '11.0'],
  ['atSea', 'In the sea off a port', '2.14'],
  ['coming', 'Coming', '9.3'],
] as const;
export function Boxes(): JSX.Element {
  const { view } = useNr();
  return (
    <div class="sheet-page nr" tabindex="0" role="region" aria-label="Boxes">
      <UnitBoxes rows={BOXES} of={view().boxes} />
    </div>
  );
}
