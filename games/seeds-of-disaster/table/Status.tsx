/** The Diplomatic Status, the year with its checks or the week with its objectives, and what is still to come. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { checkChance, percent } from './chances.ts';
import { useSeeds } from './state.ts';

const LADDER = [
  ['Peace', 'a year, at once'],
  ['Opposition', 'a year, at once'],
  ['Military Preparations', 'a year, at once'],
  ['Armed Belligerence', 'a month, at once'],
  ['Active Hostilities', 'a week, in turn'],
] as const;
export const Ladder = (): JSX.Element => {
  const { view } = useSeeds();
  const at = () => LADDER.findIndex(([name]) => name === view().status);
  return (
    <ol class="ds-ladder" aria-label="Diplomatic status">
      <For each={LADDER}>
        {([name, turn], i) => (
          <li
            classList={{ past: i() < at(), at: i() === at(), waits: i() === 3 && view().pending }}
            aria-current={i() === at() ? 'step' : undefined}
          >
            <i />
            <b>{name}</b>
            <span>{i() === 3 && view().pending ? 'comes next year' : turn}</span>
          </li>
        )}
      </For>
    </ol>
  );
};
export const Steps = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <p class="ds-row">
      <For each={LADDER}>{([name]) => <i classList={{ at: name === view().status }} aria-hidden="true" />}</For>
      <b>{view().status}</b>
    </p>
  );
};

// The year -----------------------------------------------------------------------------------------------------------
export const Chronology = (): JSX.Element => {
  const { view, box } = useSeeds();
  const row = () => box.chronology.find(r => r.year === view().year);
  return (
    <section>
      <h2 class="hd">
        Chronology {view().date} <Cite case="3.3" />
      </h2>
      <ul class="chr">
        <Show when={row()}>
          {r => (
            <>
              <li>
                <span>
                  Cards drawn: German {r().draw.german}, Allied {r().draw.allied}
                </span>
                <Cite case="4.1.2" />
              </li>
              <li>
                <span>
                  To play or put away:{' '}
                  <b>
                    German {r().play.german}, Allied {r().play.allied}
                  </b>
                </span>
                <Cite case="4.1.3" />
              </li>
            </>
          )}
        </Show>
        <For
          each={view().checks}
          fallback={<li class="nt">No checks {view().month ? 'in the months' : 'this year'}</li>}
        >
          {c => (
            <li>
              <span>Check: {c.name}</span>
              <b class="num" title={`${percent(checkChance(c.number))} with two dice`}>
                {c.number}+ <small>{percent(checkChance(c.number))}</small>
              </b>
            </li>
          )}
        </For>
        <li class="nt">
          <span>At most one level a turn</span>
          <Cite case="3.1.3" />
        </li>
      </ul>
    </section>
  );
};
/** 21.4, 21.5 The turns on which units will arrive. */
export const Dates = (): JSX.Element => {
  const { view } = useSeeds();
  const ahead = () => view().due.filter(d => d.turn >= view().since);
  return (
    <Show when={view().month > 0 && ahead().length}>
      <section>
        <h2 class="hd">
          Still to come <em>turn {view().since}</em>
        </h2>
        <ul class="chr">
          <For each={ahead()}>
            {d => (
              <li>
                <span>{d.what}</span>
                <b class="num">{d.turn === view().since ? 'now' : `turn ${d.turn}`}</b>
                <Cite case={d.case} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
};

// The week -----------------------------------------------------------------------------------------------------------
export const Weeks = (): JSX.Element => {
  const { view } = useSeeds();
  const month = (): boolean => view().week === 0;
  const now = (): number => (month() ? view().month : view().week);
  return (
    <section>
      <h2 class="hd">
        {month() ? `Month ${now()} of 8` : `Week ${now()} of 10`} <em>{view().year}</em>
      </h2>
      <ol class="wk" aria-label={month() ? 'Months' : 'Weeks'}>
        <For each={Array.from({ length: month() ? 8 : 10 }, (_, i) => i + 1)}>
          {n => (
            <li classList={{ past: n < now(), at: n === now() }} aria-current={n === now() ? 'step' : undefined}>
              {n}
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};
export const Objectives = (): JSX.Element => {
  const { view, box } = useSeeds();
  const held = () => view().sides[0]!.objectives;
  const count = () => view().objectives.length;
  const levels = () => box.levels.filter(l => l.german !== undefined);
  const outcome = () => view().outcome as { readonly name?: string };
  return (
    <section>
      <h2 class="hd">
        Objectives <Cite case="20.0" />
      </h2>
      <ol class="obj" aria-label={`German ${held()}, Allied ${count() - held()}`}>
        <For each={Array.from({ length: count() }, (_, i) => i)}>
          {i => <li class={i < held() ? 'g' : 'f'} classList={{ mark: levels().some(l => l.german === i + 1) }} />}
        </For>
      </ol>
      <p class="fine">
        German {held()}, Allied {count() - held()}: <b>{outcome().name}</b> if it ended now. German levels:{' '}
        {levels()
          .map(l => `${l.name.replace('German ', '').replace(' victory', '')} at ${l.german}`)
          .join(', ')}
        .
      </p>
    </section>
  );
};
const AXES: { readonly [zone: string]: string } = {
  North: 'North: the plain and the lower Seine',
  Centre: 'Centre: the Meuse and the Aisne',
  South: 'South: Lorraine and Champagne',
};
export const Strategy = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <section>
      <h2 class="hd">
        Attack strategy <Cite case="19.0" />
      </h2>
      <p class="fine">
        <b>{AXES[view().strategy] ?? (view().strategy === 'none' ? 'not chosen yet' : 'hidden until the end')}</b>
        <Show when={AXES[view().strategy]}> One level more for a Paris Area entered from this axis.</Show>
      </p>
    </section>
  );
};
const EXPERIENCE = [
  'combat',
  'attacked',
  'ground losses',
  'air losses',
  'disrupted an army',
  'captured an objective',
  'breakthrough',
];
export const Experience = (): JSX.Element => {
  const { view } = useSeeds();
  const own = () => view().sides.find(s => s.side === view().viewer) ?? view().sides[0]!;
  return (
    <section>
      <h2 class="hd">
        Command events <em>+{own().experience.length}</em> <Cite case="6.4" />
      </h2>
      <ul class="cmd">
        <For each={EXPERIENCE}>{e => <li classList={{ y: own().experience.includes(e) }}>{e}</li>}</For>
      </ul>
    </section>
  );
};
