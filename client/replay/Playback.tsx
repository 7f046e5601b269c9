/** What the others did since one last decided: summed up in words, played back on the map step by step, or skipped. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { Case } from '../rules/open.tsx';
import type { Session } from '../session.ts';
import { pace, watchPace } from './pace.ts';
import { PaceChoice } from './Pace.tsx';
import { createPlayer, type Player } from './player.ts';
import { momentsOf, type Moment } from './since.ts';
import './replay.css';

interface Props {
  readonly session: Session;
  readonly sum: (told: readonly Moment[]) => string;
  readonly worth: (told: readonly Moment[]) => boolean;
  readonly running: boolean;
  readonly setRunning: (on: boolean) => void;
  /** From when on, in words. */ readonly from?: string;
}

/** What happened, summed up; in words if wished for. */
const Summary = (props: {
  readonly from: string;
  readonly sum: string;
  readonly told: readonly Moment[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly start: () => void;
  readonly away: () => void;
}): JSX.Element => (
  <>
    <p>
      <b>{props.from}:</b> {props.sum}
    </p>
    <button type="button" class="btn" onClick={() => props.start()}>
      <Icon name="play" />
      Play it back
    </button>
    <button type="button" class="btn" aria-expanded={props.open} onClick={() => props.setOpen(!props.open)}>
      {props.open ? 'Hide the lines' : 'In words'}
    </button>
    <button type="button" class="bare" aria-label="Put this away" onClick={() => props.away()}>
      <Icon name="no" />
    </button>
    <Show when={props.open}>
      <ol class="playback-lines" tabindex="0" aria-label="What happened">
        <For each={props.told.flatMap(m => m.lines)}>
          {l => (
            <li>
              {l.text} <Case c={l.case} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  </>
);
const Controls = (props: {
  readonly at: number;
  readonly told: readonly Moment[];
  readonly player: Player;
  readonly to: (i: number) => void;
  readonly end: () => void;
}): JSX.Element => (
  <>
    <p class="playback-now" role="status">
      <b class="num">
        {props.at + 1}/{props.told.length}
      </b>{' '}
      {props.told[props.at]?.lines.map(l => l.text).join(' ')}
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

/** The moments since, and the hand that goes through them. */
const createShowing = (props: Props) => {
  const snap = () => props.session.snapshot();
  /** Kept while it is played: the moment looked at has a shorter log. */
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
  /** By hand it stays where it was led. */
  const byHand = (i: number): void => {
    player.pause();
    if (i >= now().length) end();
    else void show(i);
  };
  createEffect(on(pace, () => player.heed()));
  onCleanup(() => player.end());
  return { now, at, player, start, end, byHand };
};

export const Playback = (props: Props): JSX.Element => {
  const { now, at, player, start, end, byHand } = createShowing(props);
  const [away, setAway] = createSignal(-1);
  const [open, setOpen] = createSignal(false);
  const from = (): string => props.from ?? 'Since your last decision';
  const since = () => props.session.snapshot().since ?? -1;
  createEffect(on(since, () => setOpen(false)));
  onCleanup(() => props.setRunning(false));
  return (
    <Show when={props.worth(now()) && (props.running || away() !== since())}>
      <section class="playback strip" aria-label={from()}>
        <Show
          when={props.running}
          fallback={
            <Summary
              from={from()}
              sum={props.sum(now())}
              told={now()}
              open={open()}
              setOpen={setOpen}
              start={start}
              away={() => setAway(since())}
            />
          }
        >
          <Controls at={Math.max(0, at())} told={now()} player={player} to={byHand} end={end} />
        </Show>
      </section>
    </Show>
  );
};
