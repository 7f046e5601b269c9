/** 4.0, 13.3 How the game ended, and at what price. */
import { For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import { useWce } from './state.ts';

const SIDES = [
  ['The German side', 'german'],
  ['The Allied side', 'allied'],
] as const;
export const TheEnd = (): JSX.Element => {
  const { view } = useWce();
  const gone = (side: string) => [...view().boxes.eliminated, ...view().boxes.removed].filter(u => u.side === side);
  const fallen = () => view().nations.filter(n => n.standing === 'fallen');
  return (
    <>
      <p class="prompt">
        <b>{view().victory.words}.</b> <Cite case={view().victory.case} />{' '}
        {view().scenario === '1938'
          ? `German ${view().victory.german}, Allied ${view().victory.allied}`
          : `${counted(view().victory.german, 'German point')}`}{' '}
        after {counted(view().turn, 'turn')}.
      </p>
      <Show when={fallen().length}>
        <p class="why">
          Fallen:{' '}
          {fallen()
            .map(n => n.country)
            .join(', ')}
          . <Cite case="4.5" />
        </p>
      </Show>
      <For each={SIDES}>
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
