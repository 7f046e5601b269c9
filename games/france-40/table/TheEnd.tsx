/** How the game ended, and what it cost. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Losses } from '../../../screen/war/Losses.tsx';
import { useHex } from './state.ts';
import { counted } from '../../../engine/words.ts';

const SIDES = [
  ['Germans', 'german'],
  ['Allies', 'allied'],
] as const;
export const TheEnd = (): JSX.Element => {
  const table = useHex();
  const view = () => table.view();
  return (
    <>
      <p class="prompt">
        <b>{view().victory.words}.</b>{' '}
        <Show when={view().victory.ended}>
          {e => (
            <>
              {e().words} <Cite case={e().case} />.{' '}
            </>
          )}
        </Show>
        {view().victory.shown.replace('-', '−')}
        {view().scenario === '1940' ? '' : ' lost'} after {counted(view().turn, 'turn')}; line by line beside the map,
        or under Victory.
      </p>
      <Losses sides={SIDES} lost={view().boxes.dead} />
    </>
  );
};
