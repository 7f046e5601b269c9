/** 11.0 A unit or stack on the march: points, and what a goal would cost before it goes there. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { MarchView } from '../view.ts';
import { useWce } from './state.ts';

export const MarchCard = (props: { readonly march: MarchView }): JSX.Element => {
  const table = useWce();
  const inReach = (): string => {
    const column = props.march.reach.filter(r => r.column).length;
    const all = `${counted(props.march.reach.length, 'hex', 'hexes')} in reach`;
    return column ? `${all}, ${column} beyond the inner line in column.` : `${all}.`;
  };
  const goal = createMemo(() => props.march.reach.find(r => r.hex === (table.hover() ?? table.picked())));
  return (
    <div class="march">
      <p>
        <b>{props.march.units.join(', ') || 'A stack'}</b> from {table.names.placed(props.march.hex)}
      </p>
      <For each={props.march.points}>
        {p => (
          <p class="why">
            {p.who}: <b class="num">{counted(p.left, 'movement point')}</b>
            {p.column === undefined ? '' : `, ${p.column} in column`}{' '}
            <Cite case={p.column === undefined ? '11.0' : '11.6'} />
          </p>
        )}
      </For>
      <Show when={goal()} fallback={<p class="why">{inReach()} Point at one to see what it costs.</p>}>
        {g => (
          <ul class="goal">
            <li>
              <Icon name="map" />
              <span>
                {table.names.placed(g().hex)} costs {g().cost}
                {g().column ? ', in column' : ''}
              </span>
              <Cite case={g().column ? '11.6' : '11.0'} />
            </li>
            <Show when={g().zone}>
              <li class="no">
                <Icon name="bar" />
                <span>In an enemy zone</span>
                <Cite case="9.1" />
              </li>
            </Show>
          </ul>
        )}
      </Show>
    </div>
  );
};
