/** Everything known about an Area: terrain, owner, units, and what can be done there or why not. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { later } from '../../../screen/async-signal.ts';
import { groundWords, inWords, titleOf, unitWords } from '../look/words.ts';
import { Counter } from '../look/faces.tsx';
import { useSeeds } from './state.ts';

const Reasons = (props: { readonly area: string }): JSX.Element => {
  const table = useSeeds();
  const reasons = later(
    () => ({ area: props.area, at: table.entry(), hand: table.hand() }),
    async q => ({ ...q, list: await table.reasonsAt(q.area) }),
  );
  const now = () => {
    const r = reasons();
    return r?.area === props.area && r.at === table.entry() && r.hand === table.hand() ? r.list : [];
  };
  return (
    <For each={now().slice(0, 2)}>
      {r => (
        <li class="no">
          <Icon name="bar" />
          <span>{inWords(r.why)}</span>
          <Cite case={r.case} />
        </li>
      )}
    </For>
  );
};
export const AreaFacts = (props: { readonly area: string }): JSX.Element => {
  const table = useSeeds();
  const now = () => table.view().areas.find(a => a.name === props.area);
  const hidden = () => (now()?.height ?? 0) - (now()?.stack.length ?? 0);
  return (
    <Show when={now()}>
      {area => (
        <ul class="facts">
          <li>
            <Icon name="shield" />
            <span>Held by the {area().control === 'german' ? 'Germans' : 'Allies'}</span>
          </li>
          <For each={area().stack.toReversed()}>
            {u => (
              <li>
                <Counter of={table.faceOf(u)} size={26} />
                <span>{unitWords(u)}</span>
              </li>
            )}
          </For>
          <Show when={hidden() > 0}>
            <li>
              <Icon name="counters" />
              <span>
                {hidden()} beneath; strengths and what lies under the top are not known <Cite case="5.2.2" />
              </span>
            </li>
          </Show>
          <Show when={area().westwall}>
            <li>
              <Icon name="shield" />
              <span>Westwall, strength {area().westwall}</span>
              <Cite case="14.2" />
            </li>
          </Show>
          <Show when={area().maginot}>
            <li>
              <Icon name="shield" />
              <span>
                Maginot Line {area().maginot}
                {area().ruined ? ', destroyed' : ''}
              </span>
              <Cite case="14.1" />
            </li>
          </Show>
          <Reasons area={props.area} />
        </ul>
      )}
    </Show>
  );
};
/** What a click on the Area does. */
export const Doing = (props: { readonly area: string }): JSX.Element => {
  const table = useSeeds();
  const direct = () => table.direct(props.area);
  return (
    <Show
      when={direct().length}
      fallback={
        <Show when={table.hand() === undefined && table.unitsAt(props.area).length}>
          <li class="yes">
            <Icon name="yes" />
            <span>
              <b>Take {table.unitsAt(props.area).map(titleOf).join(', ')}</b>
            </span>
          </li>
        </Show>
      }
    >
      <For each={direct().slice(0, 4)}>
        {o => (
          <li class="yes">
            <Icon name="yes" />
            <span>
              <b>{inWords(o.text)}</b>
            </span>
            <Cite case={o.case} />
          </li>
        )}
      </For>
    </Show>
  );
};
export const AreaHead = (props: { readonly area: string }): JSX.Element => {
  const table = useSeeds();
  return (
    <h3>
      {table.shown(props.area)} <span>{groundWords(table.box.areas.find(a => a.name === props.area))}</span>
    </h3>
  );
};
