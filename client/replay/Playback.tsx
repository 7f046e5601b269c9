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

export const Playback = (props: Props): JSX.Element => {
  const snap = () => props.session.snapshot();
  /** Kept while it is played: the moment looked at has a shorter log. */
  const now = createMemo<readonly Moment[]>(was => (snap().replaying ? was : momentsOf(snap())), []);
  const [away, setAway] = createSignal(-1);
  const [at, setAt] = createSignal(0);
  const [moving, setMoving] = createSignal(true);
  const [open, setOpen] = createSignal(false);
  const since = () => snap().since ?? -1;
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
  const on_ = (): void => {
    if (at() >= now().length - 1) end();
    else void show(at() + 1);
  };
  createEffect(() => {
    if (!props.running || !moving()) return;
    const timer = setInterval(on_, WAIT);
    onCleanup(() => clearInterval(timer));
  });
  createEffect(on(since, () => setOpen(false)));
  onCleanup(() => props.setRunning(false));
  return (
    <Show when={props.worth(now()) && (props.running || away() !== since())}>
      <section class="playback strip" aria-label={props.from ?? 'Since your last decision'}>
        <Show
          when={props.running}
          fallback={
            <>
              <p>
                <b>{props.from ?? 'Since your last decision'}:</b> {props.sum(now())}
              </p>
              <button type="button" class="btn" onClick={start}>
                <Icon name="play" />
                Play it back
              </button>
              <button type="button" class="btn" aria-expanded={open()} onClick={() => setOpen(!open())}>
                {open() ? 'Hide the lines' : 'In words'}
              </button>
              <button type="button" class="bare" aria-label="Put this away" onClick={() => setAway(since())}>
                <Icon name="no" />
              </button>
              <Show when={open()}>
                <ol class="playback-lines" tabindex="0" aria-label="What happened">
                  <For each={now().flatMap(m => m.lines)}>
                    {l => (
                      <li>
                        {l.text} <Case c={l.case} />
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
            </>
          }
        >
          <p class="playback-now" role="status">
            <b class="num">
              {at() + 1}/{now().length}
            </b>{' '}
            {now()
              [at()]?.lines.map(l => l.text)
              .join(' ')}
          </p>
          <button
            type="button"
            class="bare"
            aria-label="Step back"
            disabled={at() === 0}
            onClick={() => {
              setMoving(false);
              void show(at() - 1);
            }}
          >
            <Icon name="prev" />
          </button>
          <button
            type="button"
            class="bare"
            aria-label={moving() ? 'Pause' : 'Play on'}
            onClick={() => setMoving(!moving())}
          >
            <Icon name={moving() ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            class="bare"
            aria-label="Step on"
            onClick={() => {
              setMoving(false);
              on_();
            }}
          >
            <Icon name="next" />
          </button>
          <button type="button" class="btn pri" onClick={end}>
            Skip to now
          </button>
        </Show>
      </section>
    </Show>
  );
};
