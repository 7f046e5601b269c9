/** The card of the picked area: terrain, holder, units, what may be face down there, its points, and why nothing can be done there. */
import { For, Show, type JSX } from 'solid-js';
import { later } from '../../../screen/async-signal.ts';
import { useTable } from './state.ts';
import { halvesShown, percent } from '../look/chances.ts';
import { bagFor, groundOf, occupantsOf } from '../look/spoken.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';

/** Why nothing can be done there now. */
export const Reasons = (props: { area: string }): JSX.Element => {
  const table = useTable();
  const reasons = later(
    () => ({ area: props.area, at: table.entry() }),
    async ({ area, at }) => ({ area, at, list: await table.reasonsAt(area) }),
  );
  const now = () => (reasons()?.area === props.area && reasons()?.at === table.entry() ? (reasons()?.list ?? []) : []);
  return (
    <For each={now().slice(0, 3)}>
      {r => (
        <li class="no">
          <Icon name="bar" />
          <span>{r.why}</span>
          <Cite case={r.case} />
        </li>
      )}
    </For>
  );
};

/** What may be face down there, the most likely first. */
export const MayLie = (props: { area: string }): JSX.Element => {
  const table = useTable();
  const kinds = () => bagFor(table.view(), table.rowOf(props.area).letter ?? '');
  return (
    <ul class="bag" aria-label="What the garrison may be">
      <For each={kinds()}>
        {k => (
          <li>
            <span>{k.shown}</span>
            <i class="pb" style={{ '--share': String(k.chance) }} aria-hidden="true" />
            <b class="num">{percent(k.chance)}</b>
          </li>
        )}
      </For>
    </ul>
  );
};

export const AreaFacts = (props: { area: string; reasons: boolean }): JSX.Element => {
  const table = useTable();
  const row = () => table.rowOf(props.area);
  const now = () => table.view().areas.find(a => a.name === props.area);
  return (
    <Show when={now()}>
      {area => (
        <ul class="facts">
          <li>
            <Icon name="shield" />
            <span>
              {row().letter ? `Letter ${row().letter}; ` : ''}
              {area().control === 'german' ? 'held by you' : 'held by the Allies'}
            </span>
            <Show when={area().halves}>
              <b class="num">{halvesShown(area().halves)} VP</b>
            </Show>
          </li>
          <For each={occupantsOf(table.view(), area())}>
            {who => (
              <li>
                <Icon name="counters" />
                <span>{who}</span>
              </li>
            )}
          </For>
          <Show when={props.reasons}>
            <Reasons area={props.area} />
          </Show>
        </ul>
      )}
    </Show>
  );
};

export const AreaCard = (props: { area: string }): JSX.Element => {
  const table = useTable();
  const hidden = () => table.view().areas.find(a => a.name === props.area)?.garrison ?? false;
  return (
    <section class="acard" aria-label={`Area ${table.rowOf(props.area).shown}`}>
      <h3>
        {table.rowOf(props.area).shown} <span>{groundOf(table.rowOf(props.area))}</span>
      </h3>
      <AreaFacts area={props.area} reasons={true} />
      <Show when={hidden()}>
        <h4 class="sub">
          May lie there <Cite case="4.3" />
        </h4>
        <MayLie area={props.area} />
      </Show>
    </section>
  );
};
