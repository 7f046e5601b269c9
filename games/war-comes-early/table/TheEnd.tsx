/** 4.0, 13.3 How the game ended, and at what price. */
import { Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Losses } from '../../../screen/war/Losses.tsx';
import { useWce } from './state.ts';

const SIDES = [
  ['The German side', 'german'],
  ['The Allied side', 'allied'],
] as const;
export const TheEnd = (): JSX.Element => {
  const { view } = useWce();
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
      <Losses sides={SIDES} lost={[...view().boxes.eliminated, ...view().boxes.removed]} />
    </>
  );
};
