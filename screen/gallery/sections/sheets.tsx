/** Several sheets with a key each. */
import { createSignal, type JSX } from 'solid-js';
import { Sheets } from '../../parts/Sheets.tsx';
import type { Section } from '../section.ts';

const SAMPLES: { readonly [id: string]: readonly [string, string] } = {
  years: ['Years', 'The chronology of each year, its checks and what it gives.'],
  display: ['Army display', 'Strength of the armies and what is poised behind them.'],
  map: ['Map', 'Areas from the Rhine to Paris.'],
};
const Live = (): JSX.Element => {
  const [at, setAt] = createSignal('display');
  return (
    <Sheets
      name="Sheets"
      at={at()}
      onTurn={setAt}
      sheets={[
        { id: 'years', name: 'Years', key: 'Y' },
        { id: 'display', name: 'Display', key: 'D' },
        { id: 'map', name: 'Map', key: 'M', news: true },
      ]}
    >
      {id => (
        <p class="leaf-sample">
          <b>{SAMPLES[id]?.[0]}</b>
          {SAMPLES[id]?.[1]}
        </p>
      )}
    </Sheets>
  );
};

export const SHEETS: Section = {
  id: 'sheets',
  title: 'Sheets',
  note: 'arrow keys, or a key each',
  parts: [{ name: 'Three sheets', note: 'a diamond where something happened', wide: 'half', show: Live }],
};
