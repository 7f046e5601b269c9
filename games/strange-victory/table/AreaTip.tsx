/** The card of the area under the pointer, with what a click does there or why it does nothing. Loaded on first use. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { Ground } from '../look/ground.ts';
import { groundOf } from '../look/spoken.ts';
import { AreaFacts, MayLie } from './AreaCard.tsx';
import { beside } from '../../../screen/area/beside.ts';
import { useTable } from './state.ts';

/** The areas a division has moved, as pips. The third is open until it is paid for. */
const Pips = (props: { moved: number }): JSX.Element => (
  <span class="mpb" role="img" aria-label={`area ${props.moved + 1} of this move`}>
    <For each={[0, 1, 2]}>
      {i => <i classList={{ done: i < props.moved, next: i === props.moved, third: i === 2 }} />}
    </For>
  </span>
);

/** What a click does here, how far the division has moved, and whether it can be undone. */
const Doing = (props: { area: string }): JSX.Element => {
  const table = useTable();
  const moved = () => table.view().divisions.find(d => d.active)?.path.length ?? 0;
  return (
    <For each={table.at(props.area)}>
      {o => (
        <li class="yes">
          <Icon name="yes" />
          <span>
            <b>{o.text}</b>
            <Show when={o.choice.do === 'enter'}>
              {' '}
              <Pips moved={moved()} />
            </Show>
            <br />
            <em classList={{ warn: o.bars }}>{o.bars ? 'A counter is turned: no way back' : 'Can be taken back'}</em>
          </span>
          <Cite case={o.case} />
        </li>
      )}
    </For>
  );
};

export const AreaTip = (props: { api: WindowApi; ground: Ground; area: string }): JSX.Element => {
  const table = useTable();
  const row = () => table.rowOf(props.area);
  const down = () => table.view().areas.find(a => a.name === props.area)?.garrison ?? false;
  return (
    <Show when={props.ground.named(props.area)}>
      {a => (
        <div class="tip atip" style={beside(props.api, a(), a().division, 210)}>
          <h3>
            {row().shown} <span>{groundOf(row())}</span>
          </h3>
          <ul>
            <Doing area={props.area} />
          </ul>
          <AreaFacts area={props.area} reasons={true} />
          <Show when={down()}>
            <MayLie area={props.area} />
          </Show>
        </div>
      )}
    </Show>
  );
};
