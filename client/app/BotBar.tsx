/** The bots at the table: they play by themselves against a person, and when told to where nobody else plays. Pause, one step, level, and whose eyes a watcher has. */
import { createEffect, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { lasting } from '../../screen/motion.ts';
import { listingOf } from '../../games/shelf.ts';
import { LEVELS } from '../levels.ts';
import { isWatched, ME, sideTitle } from '../seats.ts';
import type { Session } from '../session.ts';
import { Eyes } from './Eyes.tsx';
import { Icon } from './icons.tsx';
import { toastTrouble } from './toasts.tsx';

/** Between two choices of a game that is only watched, at normal speed. */
const PAUSE = 500;

/** Lets the bots play: on and on while it runs, or a step at a time. */
const createRun = (session: Session) => {
  const snap = () => session.snapshot();
  const watched = (): boolean => isWatched(snap().setup!);
  const [running, setRunning] = createSignal(!watched());
  const [thinking, setThinking] = createSignal<number>();
  const may = (): boolean => snap().bot !== undefined && !snap().over && !snap().replaying && !snap().handOver;
  let stepping = false;
  const step = async (): Promise<void> => {
    if (stepping) return;
    stepping = true;
    try {
      await session.botStep(listingOf(snap().game)?.thinks ?? 0.2, setThinking);
    } catch (e) {
      setRunning(false);
      toastTrouble(e);
    } finally {
      stepping = false;
      setThinking();
    }
  };
  /** One loop at a time: it ends when a person must decide and begins again when a bot must. */
  let looping = false;
  const run = async (): Promise<void> => {
    if (looping) return;
    looping = true;
    while (running() && may()) {
      await step();
      await new Promise(done => setTimeout(done, watched() ? lasting(PAUSE) : 0));
    }
    looping = false;
    if (watched() && snap().over) setRunning(false);
  };
  const pause = (): void => {
    setRunning(false);
    session.stopBot();
    void session.lookAt();
  };
  createEffect(
    on(
      () => running() && may(),
      go => {
        if (go) void run();
      },
    ),
  );
  onCleanup(() => {
    setRunning(false);
    session.stopBot();
  });
  return { running, start: () => setRunning(true), pause, thinking, may, step };
};
type Run = ReturnType<typeof createRun>;

interface Shown {
  readonly session: Session;
  readonly run: Run;
}
const Buttons = (props: Shown): JSX.Element => {
  const { running, start, pause, thinking, may, step } = props.run;
  const snap = () => props.session.snapshot();
  const words = (): string => {
    if (running()) return 'Pause';
    return isWatched(snap().setup!) ? 'Let it play' : 'Let it go on';
  };
  return (
    <>
      <button type="button" class="btn" disabled={snap().over} onClick={() => (running() ? pause() : start())}>
        <Icon name={running() ? 'pause' : 'play'} />
        {words()}
      </button>
      <button
        type="button"
        class="btn"
        disabled={!may() || running() || thinking() !== undefined}
        onClick={() => void step()}
      >
        <Icon name="next" />
        One step
      </button>
    </>
  );
};
const Thinking = (props: Shown & { readonly who: (side: string) => string }): JSX.Element => {
  const { running, thinking } = props.run;
  const words = (): string => {
    const { over, bot } = props.session.snapshot();
    if (over) return 'The game is over.';
    if (bot === undefined) return '';
    return running() || thinking() !== undefined ? `${props.who(bot)} is thinking …` : `${props.who(bot)} waits.`;
  };
  return (
    <>
      <span class="quiet bot-now" role="status">
        {words()}
      </span>
      <Show when={thinking() !== undefined}>
        <progress max="1" value={thinking()} aria-label="Thinking" />
      </Show>
    </>
  );
};

export const BotBar = (props: { readonly session: Session }): JSX.Element => {
  const snap = () => props.session.snapshot();
  const setup = () => snap().setup!;
  const bots = (): readonly string[] => Object.keys(setup().seats).filter(side => setup().seats[side] !== ME);
  const watched = (): boolean => isWatched(setup());
  const alone = (): boolean => Object.keys(setup().seats).length === 1;
  const run = createRun(props.session);
  const who = (side: string): string => (alone() ? 'Bot' : `${sideTitle(side)} bot`);
  return (
    <section
      class="botbar"
      classList={{ idle: !watched() && snap().bot === undefined && run.running() }}
      aria-label={bots().length > 1 ? 'The bots that play' : 'The bot that plays'}
    >
      <Icon name="bot" />
      <For each={bots()}>
        {side => (
          <label>
            {who(side)}{' '}
            <select value={setup().seats[side]} onChange={e => void props.session.seat(side, e.currentTarget.value)}>
              <For each={LEVELS}>{l => <option value={l.id}>{l.title}</option>}</For>
            </select>
          </label>
        )}
      </For>
      <Buttons session={props.session} run={run} />
      <Show when={watched() && !alone()}>
        <Eyes session={props.session} />
      </Show>
      <Thinking session={props.session} run={run} who={who} />
    </section>
  );
};
