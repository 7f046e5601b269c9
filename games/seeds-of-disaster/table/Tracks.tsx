/** The left column: Diplomatic Status, the year or week, the tracks of both sides, stated activities. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { Handle } from '../../../screen/frame/Handle.tsx';
import type { SideView } from '../view.ts';
import { useSeeds } from './state.ts';
import { Chronology, Dates, Experience, Ladder, Objectives, Steps, Strategy, Weeks } from './Status.tsx';

// Tracks -------------------------------------------------------------------------------------------------------------
const TRACK_WIDTH_PX = 204;
const Duo = (props: {
  readonly name: string;
  readonly case: string;
  readonly allied: number;
  readonly german: number;
}): JSX.Element => {
  const x = (n: number): number => 2 + (Math.min(19, n) / 19) * (TRACK_WIDTH_PX - 4);
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
      <svg viewBox={`0 0 ${TRACK_WIDTH_PX} 22`} aria-hidden="true">
        <path class="ax" d={`M2 11H${TRACK_WIDTH_PX - 2}`} />
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
/** 5.1.2 The stated activities of each side. Their number is the column its enemy rolls on for IPs. */
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
