/** What the others did since the viewer's last decision: a summary, a playback on the map step by step, or neither. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { Case } from '../rules/open.tsx';
import type { Session } from '../game/session.ts';
import { pace, watchPace } from './pace.ts';
import { PaceChoice } from './Pace.tsx';
import { createPlayer, type Player } from './player.ts';
import { intentsSince } from './intent.ts';
import { readingOf } from './reading.ts';
import { momentsOf, type Moment } from './since.ts';
import { accountOf, type Account } from '../../screen/account.ts';
import { capital } from '../../screen/words.ts';
import './replay.css';

interface Props {
  readonly session: Session;
  readonly worth: (told: readonly Moment[]) => boolean;
  readonly running: boolean;
  readonly setRunning: (on: boolean) => void;
  /** Since when, in words. */ readonly from?: string;
  /** Starts by itself, because the player was away when it happened. */ readonly begins?: boolean;
}

const Part = (props: { readonly title: string; readonly said: readonly string[] }): JSX.Element => (
  <Show when={props.said.length}>
    <dt>{props.title}</dt>
    <dd>{capital(props.said.join('; '))}.</dd>
  </Show>
);
/** The other side's turn in short: intent, moves, attacks, losses. */
const Short = (props: { readonly of: Account; readonly meant: readonly string[] }): JSX.Element => (
  <dl>
    <Part title="Meant" said={props.meant.slice(0, 3)} />
    <Part title="Moved" said={props.of.moves} />
    <Part title="Attacked" said={props.of.attacks} />
    <Part title="Gave up" said={props.of.gaveUp} />
    <Part title="You lost" said={props.of.lost} />
  </dl>
);
/** The summary of what happened, with all log lines on request. */
const Summary = (props: {
  readonly from: string;
  readonly session: Session;
  readonly told: readonly Moment[];
  readonly start: () => void;
  readonly away: () => void;
}): JSX.Element => {
  const snap = () => props.session.snapshot();
  const reading = readingOf(props.session);
  const since = () => snap().since ?? 0;
  const lines = () => props.told.flatMap(m => m.lines);
  const account = () => {
    const r = reading();
    return r && accountOf(snap().log, since(), snap().eyes, r);
  };
  const meant = () => intentsSince(since());
  /** If the summary is empty, the lines are open from the start. Not on a phone, where they would cover the choices. */
  const isEmpty = (): boolean => !meant().length && Object.values(account() ?? {}).every(said => !said.length);
  const [asked, setAsked] = createSignal<boolean>();
  const open = (): boolean => asked() ?? (isEmpty() && matchMedia('(min-width: 761px)').matches);
  return (
    <section class="turn-account" aria-label={props.from}>
      <div class="head">
        <h2>{props.from}</h2>
        <button type="button" class="bare" data-esc aria-label="Put this away" onClick={() => props.away()}>
          <Icon name="no" />
        </button>
      </div>
      <Show when={account()} fallback={<p>{lines().length} lines in the log.</p>}>
        {of => <Short of={of()} meant={meant()} />}
      </Show>
      <p class="row">
        <button type="button" class="btn pri" onClick={() => props.start()}>
          <Icon name="play" />
          Play it back
        </button>
        <button type="button" class="btn" aria-expanded={open()} onClick={() => setAsked(!open())}>
          {open() ? 'Hide the lines' : 'In words'}
        </button>
      </p>
      <Show when={open()}>
        <ol class="playback-lines" tabindex="0" aria-label="What happened">
          <For each={lines()}>
            {(l, i) => (
              <Show when={!reading()?.silent.includes(String(l.event['is']))}>
                <li>
                  {reading()?.textOf(l, lines()[i() + 1]) ?? l.text} <Case c={l.case} />
                </li>
              </Show>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
};
const Controls = (props: {
  readonly at: number;
  readonly told: readonly Moment[];
  readonly say: (m: Moment | undefined) => string;
  readonly player: Player;
  readonly to: (i: number) => void;
  readonly end: () => void;
}): JSX.Element => (
  <>
    <p class="playback-now" role="status">
      <b class="num">
        {props.at + 1}/{props.told.length}
      </b>{' '}
      {props.say(props.told[props.at])}
    </p>
    <button
      type="button"
      class="bare"
      aria-label="Step back"
      disabled={props.at === 0}
      onClick={() => props.to(props.at - 1)}
    >
      <Icon name="prev" />
    </button>
    <Show when={pace() !== 'step'}>
      <button
        type="button"
        class="bare"
        aria-label={props.player.running() ? 'Pause' : 'Play on'}
        onClick={() => (props.player.running() ? props.player.pause() : props.player.start())}
      >
        <Icon name={props.player.running() ? 'pause' : 'play'} />
      </button>
    </Show>
    <button type="button" class="bare" aria-label="Step on" onClick={() => props.to(props.at + 1)}>
      <Icon name="next" />
    </button>
    <PaceChoice />
    <button type="button" class="btn pri" onClick={() => props.end()}>
      Skip to now
    </button>
  </>
);

/** The moments since the last decision, and the player that goes through them. */
const createPlayback = (props: Props) => {
  const snap = () => props.session.snapshot();
  /** Stays the same during the playback, because an earlier moment has a shorter log. */
  const now = createMemo<readonly Moment[]>(was => (snap().replaying ? was : momentsOf(snap())), []);
  const [at, setAt] = createSignal(-1);
  const show = async (i: number): Promise<void> => {
    setAt(i);
    await props.session.lookAt(now()[i]?.moment);
  };
  const end = (): void => {
    player.pause();
    props.setRunning(false);
    setAt(-1);
    void props.session.lookAt();
  };
  const player = createPlayer(
    {
      next: async due => {
        if (!(await due()) || !props.running) return undefined;
        const next = now()[at() + 1];
        if (next) await show(at() + 1);
        else end();
        return next?.lines;
      },
    },
    watchPace,
    false,
  );
  const start = (): void => {
    props.setRunning(true);
    setAt(-1);
    player.start();
  };
  /** Moved by hand, the playback pauses there. */
  const byHand = (i: number): void => {
    player.pause();
    if (i >= now().length) end();
    else void show(i);
  };
  createEffect(on(pace, () => player.heed()));
  onCleanup(() => player.end());
  return { now, at, player, start, end, byHand };
};

/** Describes a moment in the game's own words. */
const momentText = (session: Session): ((m: Moment | undefined) => string) => {
  const reading = readingOf(session);
  return m => {
    const lines = m?.lines ?? [];
    const spoken = lines.filter(l => !reading()?.silent.includes(String(l.event['is'])));
    return spoken.map(l => reading()?.textOf(l, lines[lines.indexOf(l) + 1]) ?? l.text).join(' ');
  };
};

export const Playback = (props: Props): JSX.Element => {
  const { now, at, player, start, end, byHand } = createPlayback(props);
  const snap = () => props.session.snapshot();
  const [away, setAway] = createSignal(-1);
  const from = (): string => props.from ?? 'Since your last decision';
  const since = () => snap().since ?? -1;
  const say = momentText(props.session);
  /** The summary disappears with the viewer's next decision. */
  let seen = { since: -1, entry: -1 };
  createEffect(() => {
    if (snap().replaying) return;
    if (since() !== seen.since) seen = { since: since(), entry: snap().entry };
    else if (snap().entry !== seen.entry) setAway(since());
  });
  let begun = -1;
  createEffect(
    on(
      () => (props.begins && props.worth(now()) && pace() !== 'at once' ? since() : -1),
      begins => {
        if (begins < 0 || begins === begun || props.running) return;
        begun = begins;
        start();
      },
    ),
  );
  onCleanup(() => props.setRunning(false));
  return (
    <Show when={props.worth(now()) && (props.running || away() !== since())}>
      <Show
        when={props.running}
        fallback={
          <Summary from={from()} session={props.session} told={now()} start={start} away={() => setAway(since())} />
        }
      >
        <section class="playback strip" aria-label={from()}>
          <Controls at={Math.max(0, at())} told={now()} say={say} player={player} to={byHand} end={end} />
        </section>
      </Show>
    </Show>
  );
};
