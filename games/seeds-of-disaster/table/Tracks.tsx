/** The left margin: state of hostility, the year or the week, the tracks of both sides, what was stated. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { Handle } from '../../../screen/frame/Handle.tsx';
import type { SideView } from '../view.ts';
import { useSeeds } from './state.ts';
import { checkChance, percent } from './chances.ts';

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
const Steps = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <p class="ds-row">
      <For each={LADDER}>{([name]) => <i classList={{ at: name === view().status }} aria-hidden="true" />}</For>
      <b>{view().status}</b>
    </p>
  );
};

// The year -----------------------------------------------------------------------------------------------------------
const Chronology = (): JSX.Element => {
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
/** 21.4, 21.5 When whom the war in the West waits for comes. */
const Dates = (): JSX.Element => {
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
const Weeks = (): JSX.Element => {
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
        German {held()}, Allied {count() - held()}: <b>{outcome().name}</b> if it ended now.{' '}
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
const Strategy = (): JSX.Element => {
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
const Experience = (): JSX.Element => {
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

// Tracks -------------------------------------------------------------------------------------------------------------
const WIDE = 204;
const Duo = (props: {
  readonly name: string;
  readonly case: string;
  readonly allied: number;
  readonly german: number;
}): JSX.Element => {
  const x = (n: number): number => 2 + (Math.min(19, n) / 19) * (WIDE - 4);
  return (
    <div class="duo">
      <p class="dh">
        <b>{props.name}</b>
        <Cite case={props.case} />
        <span class="num g" title="German">
          <span class="vh">German </span>
          {props.german}
        </span>
        <span class="num f" title="Allied">
          <span class="vh">Allied </span>
          {props.allied}
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDE} 22`} aria-hidden="true">
        <path class="ax" d={`M2 11H${WIDE - 2}`} />
        <For each={Array.from({ length: 20 }, (_, i) => i)}>
          {i => <path class="tk" d={`M${x(i).toFixed(1)} ${i % 5 ? 9 : 7.5}V${i % 5 ? 13 : 14.5}`} />}
        </For>
        <path class="pf" d={`M${x(props.allied).toFixed(1)} 10l-4.500-8h9z`} />
        <path class="pg" d={`M${x(props.german).toFixed(1)} 12l-4.500 8h9z`} />
      </svg>
    </div>
  );
};
const Technology = (props: { readonly of: SideView }): JSX.Element => (
  <span
    class={`tt ${props.of.side === 'german' ? 'g' : 'f'}`}
    role="img"
    aria-label={`${props.of.side}: ${props.of.invested} of 60 RP, level ${props.of.technology}`}
  >
    <For each={[10, 20, 30, 40, 50, 60]}>{n => <i classList={{ on: props.of.invested >= n }} />}</For>
  </span>
);
const Resources = (): JSX.Element => {
  const { view } = useSeeds();
  const [german, allied] = [() => view().sides[0]!, () => view().sides[1]!];
  return (
    <div class="duo">
      <p class="dh">
        <b>Resource points</b>
        <Cite case="7.1" />
        <span class="num g">
          <span class="vh">German </span>
          {german().rp}
        </span>
        <span class="num f">
          <span class="vh">Allied </span>
          {allied().rp}
        </span>
      </p>
      <div class="rpb" aria-hidden="true">
        <i class="g" style={{ width: `${Math.min(100, german().rp)}%` }} />
        <i class="f" style={{ width: `${Math.min(100, allied().rp)}%` }} />
      </div>
      <p class="tech">
        <span>
          Technology <Cite case="7.3" />
        </span>
        <Technology of={german()} />
        <Technology of={allied()} />
      </p>
    </div>
  );
};
const Advantage = (props: { readonly n: number }): JSX.Element => (
  <Show when={props.n} fallback={<span class="z">0</span>}>
    <span class="sgn">{props.n > 0 ? '+' : '−'}</span>
    <SmallDie face={Math.min(6, Math.abs(props.n))} />
  </Show>
);
const Collection = (): JSX.Element => {
  const { view } = useSeeds();
  const [german, allied] = [() => view().sides[0]!, () => view().sides[1]!];
  return (
    <table class="coll">
      <thead>
        <tr>
          <th scope="col">
            Collection <Cite case="5.1.3" />
          </th>
          <th scope="col">German</th>
          <th scope="col">Allied</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">this turn</th>
          <td>
            <Advantage n={german().temporary} />
          </td>
          <td>
            <Advantage n={allied().temporary} />
          </td>
        </tr>
        <tr>
          <th scope="row">lasting</th>
          <td>
            <Advantage n={german().permanent} />
          </td>
          <td>
            <Advantage n={allied().permanent} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};
/** 5.1.2 What each has done this turn, as it was stated: the other rolls on as many columns. */
const Stated = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <section>
      <h2 class="hd">
        Indicators this turn <Cite case="5.1.2" />
      </h2>
      <For each={view().sides}>
        {s => (
          <p class="fine">
            <i class={s.side === 'german' ? 'kg' : 'kf'} aria-hidden="true" />
            <b>{s.side === 'german' ? 'German' : 'Allied'}</b>: {s.stated.join(', ') || 'nothing yet'}
            <Show when={s.barred}> (no IP roll)</Show>
          </p>
        )}
      </For>
    </section>
  );
};
export const Tracks = (): JSX.Element => {
  const { view } = useSeeds();
  const [german, allied] = [() => view().sides[0]!, () => view().sides[1]!];
  return (
    <section>
      <h2 class="hd">
        Tracks
        <em>
          <i class="kg" />
          German <i class="kf" />
          Allied
        </em>
      </h2>
      <Duo name="Intelligence" case="5.1" german={german().ip} allied={allied().ip} />
      <Duo name="Command" case="6.1" german={german().cp} allied={allied().cp} />
      <Show when={view().week === 0}>
        <Resources />
        <Collection />
      </Show>
    </section>
  );
};
const Holds = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <Show when={view().holds.length}>
      <section>
        <h2 class="hd">In force</h2>
        <ul class="chr">
          <For each={view().holds}>
            {h => (
              <li>
                <span>{h.what}</span>
                <Cite case={h.case} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
};
export const Left = (): JSX.Element => {
  const { view } = useSeeds();
  const war = (): boolean => view().week > 0;
  return (
    <aside class="left" aria-label="Status and tracks">
      <Handle />
      <div class="left-in" tabindex="0" role="region" aria-label="Status and tracks">
        <section>
          <h2 class="hd">
            State of hostility <Cite case="3.1" />
          </h2>
          <Show when={war()} fallback={<Ladder />}>
            <Steps />
          </Show>
        </section>
        <Show when={war() || view().month > 0}>
          <Weeks />
        </Show>
        <Show when={!war()} fallback={<Objectives />}>
          <Chronology />
        </Show>
        <Dates />
        <Show when={view().month > 0 || war()}>
          <Strategy />
        </Show>
        <Tracks />
        <Show when={war()} fallback={<Stated />}>
          <Experience />
        </Show>
        <Holds />
      </div>
    </aside>
  );
};
