/** 17.0, 20.2, 5.5 Turn, points, stance, plan and leaders, always in view, with what is missing to the next threshold. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { COMMAND } from '../look/cards.ts';
import type { HeadView, LeaderView, TableView } from '../view.ts';
import { ownHand } from './own.ts';
import { PointTrack } from './PointTrack.tsx';
import { useNr } from './state.ts';

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const more = (n: number): string => (n === 1 ? '1 more' : `${n} more`);

/** 17.6 What the next death's head asks of either side, and what is missing. */
const Heads = (props: { readonly of: HeadView }): JSX.Element => (
  <p class="nr-need">
    <b>☠ Turn {props.of.turn}</b> above {props.of.exceed} bad for the Allies,{' '}
    {props.of.alliedLack > 0 ? `${more(props.of.alliedLack)} needed` : 'as it stands now'}; below {props.of.undercut}{' '}
    bad for the Germans, {props.of.germanLack > 0 ? `${more(props.of.germanLack)} to lose` : 'as it stands now'}.{' '}
    <Cite case="17.6" />
  </p>
);
const Points = (): JSX.Element => {
  const { view } = useNr();
  const p = () => view().points;
  return (
    <section class="nr-sec" aria-label="Victory points">
      <h2 class="hd">
        Victory points <Cite case="17.0" />
      </h2>
      <PointTrack />
      <p class="nr-need">
        Cities <b>{signed(p().map)}</b> <Cite case="17.1" />, events <b>{signed(p().event)}</b> <Cite case="17.2" />
        <Show when={!view().over}>
          ; if the game ended now, <b>{signed(p().end)}</b>, {p().level} Victory
        </Show>
        . <Cite case="17.7" />
      </p>
      <Show when={view().over ? undefined : p().head}>{head => <Heads of={head()} />}</Show>
    </section>
  );
};
/** 20.2 What each box does, in a word. */
const EFFECTS: { readonly [front: string]: readonly string[] } = {
  france: ['as begun', 'British: No Actions', 'evacuation', 'Dynamo unit', 'RAF cards'],
  poland: ['as begun', 'Soviets: No Actions', 'set up', 'at war', 'red line'],
};
const Stance = (): JSX.Element => {
  const { view } = useNr();
  const s = () => view().stance;
  const at = () => s().boxes.findIndex(b => b.now);
  return (
    <section class="nr-sec" aria-label="Stance">
      <h2 class="hd">
        {view().front === 'france' ? 'British' : 'Soviet'} stance{' '}
        <Cite case={view().front === 'france' ? '20.2.1' : '20.2.2'} />
      </h2>
      <ol class="nr-stance">
        <For each={s().boxes}>
          {(b, i) => (
            <li classList={{ now: b.now, past: i() < at() }} aria-current={b.now ? 'true' : undefined}>
              <b>{b.name}</b>
              <i>{b.now && s().turned ? 'turned' : EFFECTS[view().front]?.[i()]}</i>
              <span class="num">{signed(b.points)}</span>
            </li>
          )}
        </For>
      </ol>
      <Show when={s().check}>
        {c => (
          <p class="nr-need">
            Turn {c().turn}: moves on above {c().exceed}, {c().lack > 0 ? `needs ${more(c().lack)}` : 'as it is now'}.{' '}
            <Cite case="7.4" />
          </p>
        )}
      </Show>
    </section>
  );
};
/** 5.7, 20.3 The own Secret Plan; of the enemy's the number of markers that lie. */
const Plan = (): JSX.Element => {
  const { view } = useNr();
  const plan = () => ownHand(view())?.plan;
  const laid = () => view().hands.filter(h => h.planMarkers > 0);
  return (
    <Show when={plan() ?? laid().length}>
      <section class="nr-sec" aria-label="Secret Plan">
        <h2 class="hd">
          Secret plan <Cite case="20.3" />
        </h2>
        <Show when={plan()}>
          {p => (
            <>
              <p class="nr-need">
                <b>{p().name}</b>
                <Show when={p().instructions.length}>
                  : {p().instructions.join(', ')} <Cite case={view().viewer === 'german' ? '24.3' : '24.2'} />
                </Show>
              </p>
              <ul class="nr-goals">
                <For each={p().goals}>
                  {g => (
                    <li classList={{ met: g.met, laid: g.marked }}>
                      <b>{g.letter}</b> {g.words}: {g.points}
                      <i>{g.marked ? 'laid' : g.met ? 'met now' : ''}</i>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </Show>
        <For each={laid()}>
          {h => (
            <p class="nr-need">
              {h.side === 'german' ? 'German' : 'Allied'} plan markers face down: <b>{h.planMarkers}</b>
            </p>
          )}
        </For>
      </section>
    </Show>
  );
};
const Leader = (props: { readonly of: LeaderView; readonly view: TableView }): JSX.Element => {
  const limits = () => props.view.hands.find(h => h.side === props.of.side);
  return (
    <li>
      <b>{props.of.name}</b>{' '}
      <i>
        {props.of.leaves ? 'leaves next turn' : `keeps ${limits()?.markerLimit} markers, ${limits()?.cardLimit} cards`}
      </i>
      <small>{(COMMAND[props.of.name] ?? []).map(([rule, words]) => `${rule}: ${words}`).join(' ')}</small>
    </li>
  );
};
const Command = (): JSX.Element => {
  const { view } = useNr();
  return (
    <section class="nr-sec" aria-label="In command">
      <h2 class="hd">
        In command <Cite case="5.5" />
      </h2>
      <ul class="nr-command">
        <For each={view().leaders}>{l => <Leader of={l} view={view()} />}</For>
      </ul>
    </section>
  );
};
/** 20.2, 21.1 What holds on though no track shows it any more. */
const InForce = (): JSX.Element => {
  const { view } = useNr();
  return (
    <Show when={view().inForce.length}>
      <p class="nr-need">
        In force:{' '}
        <For each={view().inForce}>
          {(f, i) => (
            <>
              {i() ? ', ' : ''}
              <b>{f.name}</b> <Cite case={f.case} />
            </>
          )}
        </For>
        .
      </p>
    </Show>
  );
};
const Turns = (): JSX.Element => {
  const { view } = useNr();
  return (
    <section class="nr-sec" aria-label="Turn track">
      <h2 class="hd">
        {view().turn ? `Turn ${view().turn}` : 'Set-up'} <span>{view().date}</span>
      </h2>
      <ol class="nr-turns">
        <For each={view().turns}>
          {t => (
            <li
              class={t.when}
              aria-current={t.when === 'now' ? 'true' : undefined}
              title={[t.date, ...t.events].join(', ')}
            >
              {t.turn}
              <span aria-hidden="true">
                {t.deathsHead ? '☠' : ''}
                <Show when={t.plan}>{letter => <b>{letter()}</b>}</Show>
                {t.stance === undefined ? '' : <i />}
                {t.events.includes('Game End') ? <u /> : ''}
              </span>
              <span class="vh">
                {[t.date, ...(t.deathsHead ? ['death’s head'] : []), ...t.events].filter(Boolean).join(', ')}
              </span>
            </li>
          )}
        </For>
      </ol>
      <p class="nr-key" aria-hidden="true">
        <i /> stance{' '}
        <Show when={view().front === 'france'}>
          <b>A</b> plan{' '}
        </Show>
        ☠ check <u /> may end
      </p>
      <Show when={view().badWeather}>
        <p class="nr-need">
          <b>Bad weather</b>: no armour, no air force. <Cite case="19.11" />
        </p>
      </Show>
      <InForce />
    </section>
  );
};
export const Victory = (): JSX.Element => (
  <div class="vps-now nr" role="region" aria-label="Turn, points and command" tabindex="0">
    <Turns />
    <Points />
    <Stance />
    <Plan />
    <Command />
  </div>
);
