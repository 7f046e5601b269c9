/** How the game ended, and at what price. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import { useHex } from './state.ts';
import { counted } from '../../../engine/words.ts';

export const TheEnd = (): JSX.Element => {
  const table = useHex();
  const view = () => table.view();
  const gone = (side: string) => view().boxes.dead.filter(u => u.side === side);
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
      <For
        each={
          [
            ['Germans', 'german'],
            ['Allies', 'allied'],
          ] as const
        }
      >
        {([who, side]) => (
          <>
            <h3 class="sub">
              {who} lost <span class="num">{counted(gone(side).length, 'unit')}</span>
            </h3>
            <div class="boxed lost">
              <For each={gone(side)}>{u => <Counter of={u} size={30} />}</For>
            </div>
          </>
        )}
      </For>
    </>
  );
};
