/** What the others did since one last decided: summed up in words, played back on the map step by step, or skipped. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { Case } from '../rules/open.tsx';
import type { Session } from '../session.ts';
import { momentsOf, type Moment } from './since.ts';
import './replay.css';

const WAIT = 900;

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
  readonly moving: boolean;
  readonly setMoving: (on: boolean) => void;
  readonly back: () => void;
  readonly on: () => void;
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
      onClick={() => {
        props.setMoving(false);
        props.back();
      }}
    >
      <Icon name="prev" />
    </button>
    <button
      type="button"
      class="bare"
      aria-label={props.moving ? 'Pause' : 'Play on'}
      onClick={() => props.setMoving(!props.moving)}
    >
      <Icon name={props.moving ? 'pause' : 'play'} />
    </button>
    <button
      type="button"
      class="bare"
      aria-label="Step on"
      onClick={() => {
        props.setMoving(false);
        props.on();
      }}
    >
      <Icon name="next" />
    </button>
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
  const [at, setAt] = createSignal(0);
  const [moving, setMoving] = createSignal(true);
  const show = async (i: number): Promise<void> => {
    setAt(i);
    await props.session.lookAt(now()[i]?.moment);
  };
  const start = (): void => {
    props.setRunning(true);
    setMoving(true);
    void show(0);
  };
  const end = (): void => {
    props.setRunning(false);
    void props.session.lookAt();
  };
  const goOn = (): void => {
    if (at() >= now().length - 1) end();
    else void show(at() + 1);
  };
  createEffect(() => {
    if (!props.running || !moving()) return;
    const timer = setInterval(goOn, WAIT);
    onCleanup(() => clearInterval(timer));
  });
  return { now, at, moving, setMoving, start, end, back: () => void show(at() - 1), goOn };
};

export const Playback = (props: Props): JSX.Element => {
  const { now, at, moving, setMoving, start, end, back, goOn } = createShowing(props);
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
          <Controls at={at()} told={now()} moving={moving()} setMoving={setMoving} back={back} on={goOn} end={end} />
        </Show>
      </section>
    </Show>
  );
};
