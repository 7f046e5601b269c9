/** The march by way of a hex: with Shift, on a phone by a button. */
import { Show, type JSX } from 'solid-js';
import { Icon } from '../frame/icons.tsx';
import { useWar } from './table.tsx';

export const ByWay = (props: { readonly hex: string; readonly docked: boolean }): JSX.Element => {
  const table = useWar();
  return (
    <Show when={table.aside(props.hex).find(o => o.choice.do === 'via')}>
      {o => (
        <li class="dim">
          <Icon name="map" />
          <Show when={props.docked} fallback={<span>With Shift: by way of this hex</span>}>
            <button type="button" class="btn sm" disabled={table.busy()} onClick={() => void table.play(o().choice)}>
              {o().text}
            </button>
          </Show>
        </li>
      )}
    </Show>
  );
};
