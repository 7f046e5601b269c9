/** 10.0 A unit or stack on the march: its points, what it may still do, and what a destination would mean. */
import { createMemo, Show, type JSX } from 'solid-js';
import type { MarchView } from '../view.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { useHex } from './state.ts';
import { counted } from '../../../engine/words.ts';

export const MarchCard = (props: { readonly march: MarchView }): JSX.Element => {
  const table = useHex();
  const goal = createMemo(() => {
    const hex = table.hover() ?? table.picked();
    return props.march.reach.find(r => r.hex === hex);
  });
  const who = () => (props.march.units.length ? props.march.units.join(', ') : 'A stack');
  return (
    <div class="march">
      <p>
        <b>{who()}</b> from {table.names.placed(props.march.hex)}
        {props.march.passed ? ', under way' : ''}
        <Show when={props.march.points !== undefined}>
          : <b class="num">{counted(props.march.points!, 'movement point')}</b> <Cite case="10.3" />
        </Show>
      </p>
      <Show
        when={goal()}
        fallback={
          <p class="why">
            {props.march.reach.length
              ? `${counted(props.march.reach.length, 'hex', 'hexes')} in reach. Point at one to see what it costs.`
              : ''}
          </p>
        }
      >
        {g => (
          <ul class="goal">
            <li>
              <Icon name="map" />
              <span>
                {table.names.placed(g().hex)}: {counted(g().left, 'point')} left of {props.march.points}
              </span>
              <Cite case="10.4" />
            </li>
            <Show when={g().zone}>
              <li class="no">
                <Icon name="bar" />
                <span>In an enemy zone: it stops there, unless mechanised</span>
                <Cite case="7.3" />
              </li>
            </Show>
            <Show when={g().beside.length}>
              <li>
                <Icon name="fight" />
                <span>
                  {props.march.fightsAfter ? 'May attack' : 'Beside'} {g().beside.map(table.names.placed).join(', ')}
                  {props.march.fightsAfter ? '' : ': no attack, combat came first'}
                </span>
                <Cite case="5.7" />
              </li>
            </Show>
          </ul>
        )}
      </Show>
    </div>
  );
};
