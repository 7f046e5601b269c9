/** The bar of the bots. They play by themselves at the chosen pace; it has pause, one step, the level, and the viewer for spectators. */
import { createEffect, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import type { LogLine } from '../../engine/table.ts';
import { listingOf } from '../../games/shelf.ts';
import { LEVELS, levelWords } from '../game/levels.ts';
import { isWatched, ME, sideTitle } from '../game/seats.ts';
import type { Session } from '../game/session.ts';
import { Eyes } from './Eyes.tsx';
import { Icon } from './icons.tsx';
import { toastTrouble } from './toasts.tsx';
import { note } from '../replay/intent.ts';
import { pace } from '../replay/pace.ts';
import { PaceChoice } from '../replay/Pace.tsx';
import { createPlayer } from '../replay/player.ts';
import { readingOf } from '../replay/reading.ts';

/** Lets the bots play at the chosen pace. A game between bots starts by itself, too. */
const createRun = (session: Session) => {
  const snap = () => session.snapshot();
  const [thinking, setThinking] = createSignal<number>();
  const may = (): boolean => snap().bot !== undefined && !snap().over && !snap().replaying && !snap().handOver;
  const seconds = (): number => listingOf(snap().game)?.thinks ?? 0.2;
  const one = async (due: () => Promise<boolean>): Promise<void> => {
    try {
      const step = { seconds: seconds(), due, together: pace() === 'at once', progress: setThinking };
      note(await session.botStep(step));
    } finally {
      setThinking();
    }
  };
  /** Choices without a log line are not shown by themselves: they go with the next one that has a line. */
  const next = async (due: () => Promise<boolean>): Promise<readonly LogLine[] | undefined> => {
    const before = snap().log.length;
    let on = true;
    while (on && may() && snap().log.length <= before) await one(async () => (on = await due()));
    return snap().log.length > before ? snap().log.slice(before) : undefined;
  };
  const player = createPlayer(
    {
      next: due =>
        next(due).catch((e: unknown) => {
          player.pause();
          toastTrouble(e);
          return undefined;
        }),
    },
    pace,
    true,
  );
  createEffect(on(pace, () => player.heed()));
  createEffect(
    on(may, go => {
      if (go && player.running()) player.start();
    }),
  );
  onCleanup(() => {
    player.end();
    session.stopBot();
  });
  return { ...player, thinking, may };
};
type Run = ReturnType<typeof createRun>;

interface BotDisplay {
  readonly session: Session;
  readonly run: Run;
}
const Buttons = (props: BotDisplay): JSX.Element => {
  const { running, start, pause, may, step } = props.run;
  const snap = () => props.session.snapshot();
  /** Also returns to the present, in case the player has looked back. */
  const go = (): void => {
    if (running()) return pause();
    void props.session.lookAt();
    start();
  };
  const stepping = (): boolean => pace() === 'step' || !running();
  return (
    <>
      <PaceChoice />
      <Show when={pace() !== 'step'}>
        <button type="button" class="btn" disabled={snap().over} onClick={go}>
          <Icon name={running() ? 'pause' : 'play'} />
          {running() ? 'Pause' : 'Let it go on'}
        </button>
      </Show>
      <Show when={stepping()}>
        <button type="button" class="btn" classList={{ pri: may() }} disabled={!may()} onClick={step}>
          <Icon name="next" />
          One step
        </button>
      </Show>
    </>
  );
};
const Thinking = (props: BotDisplay & { readonly who: (side: string) => string }): JSX.Element => {
  const { running, thinking } = props.run;
  const reading = readingOf(props.session);
  /** The last log line, while a bot plays. */
  const last = (): string => {
    const { bot, log } = props.session.snapshot();
    const silent = reading()?.silent ?? [];
    const at = bot === undefined ? -1 : log.findLastIndex(l => !silent.includes(String(l.event['is'])));
    return at < 0 ? '' : (reading()?.textOf(log[at]!, log[at + 1]) ?? log[at]!.text);
  };
  const words = (): string => {
    const { over, bot } = props.session.snapshot();
    if (over) return 'The game is over.';
    if (bot === undefined) return '';
    if (thinking() !== undefined) return `${props.who(bot)} is thinking …`;
    return running() && pace() !== 'step' ? `${props.who(bot)} plays.` : `${props.who(bot)} waits.`;
  };
  return (
    <>
      <span class="quiet bot-now" role="status">
        {words()}
      </span>
      <span class="bot-said">{last()}</span>
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
      classList={{ idle: !watched() && snap().bot === undefined }}
      aria-label={bots().length > 1 ? 'The bots that play' : 'The bot that plays'}
    >
      <Icon name="bot" />
      <For each={bots()}>
        {side => (
          <label>
            {who(side)}{' '}
            <select value={setup().seats[side]} onChange={e => void props.session.seat(side, e.currentTarget.value)}>
              <For each={LEVELS}>
                {l => <option value={l.id}>{levelWords(l.id, snap().game, snap().scenario)}</option>}
              </For>
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
