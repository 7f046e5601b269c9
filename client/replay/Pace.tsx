/** Chooses how fast the moves of others are shown. */
import { For, type JSX } from 'solid-js';
import { pace, PACES, setPace, type Pace } from './pace.ts';

const WORDS: { readonly [P in Pace]: string } = {
  step: 'Step by step',
  slow: 'Slowly',
  quick: 'Quickly',
  'at once': 'At once',
};
export const PaceChoice = (): JSX.Element => (
  <label class="pace">
    <span class="vh">Pace of what others do</span>
    <select value={pace()} onChange={e => setPace(e.currentTarget.value as Pace)}>
      <For each={PACES}>{p => <option value={p}>{WORDS[p]}</option>}</For>
    </select>
  </label>
);
