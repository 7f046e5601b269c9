/** The scrubber: a bar with every step of the game, a tick for each turn, and buttons. It is used at the table and in a replay. */
import { createEffect, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import type { LogLine } from '../../engine/table.ts';
import { Icon, type IconName } from '../app/icons.tsx';
import type { Session } from '../game/session.ts';
import { pace, watchPace } from './pace.ts';
import { PaceChoice } from './Pace.tsx';
import { createPlayer } from './player.ts';
import { placeOf, ticks, turnFrom } from './stops.ts';
import './replay.css';

interface Props {
  readonly session: Session;
  /** A replay has no present to return to. */ readonly replay?: boolean;
  readonly children?: JSX.Element;
}

/** The position of the look back, and the functions that move it. */
const createScrub = (session: Session) => {
  const snap = () => session.snapshot();
  const place = () => placeOf(snap());
  /** The position the player wants. The bar must not jump back while the picture catches up. */
  const [wanted, setWanted] = createSignal<number>();
  const index = (): number => Math.min(wanted() ?? place().index, place().last);
  let asked = 0;
  const to = async (i: number): Promise<void> => {
    const mine = ++asked;
    const at = Math.max(0, Math.min(place().last, i));
    setWanted(at);
    await session.lookAt(snap().stops?.[at]);
    if (mine === asked) setWanted();
  };
  const player = createPlayer({ next: due => next(due) }, watchPace, false);
  /** Skips choices without a log line. */
  const next = async (due: () => Promise<boolean>): Promise<readonly LogLine[] | undefined> => {
    if (!(await due())) return undefined;
    const before = snap().log.length;
    while (index() < place().last && snap().log.length <= before) await to(index() + 1);
    if (index() >= place().last) player.pause();
    return snap().log.length > before ? snap().log.slice(before) : undefined;
  };
  const present = (): void => {
    player.pause();
    setWanted();
    void session.lookAt();
  };
  const stop = (i: number): void => {
    player.pause();
    void to(i);
  };
  createEffect(on(pace, () => player.heed()));
  onCleanup(() => player.end());
  const start = async (): Promise<void> => {
    if (player.running()) return player.pause();
    if (index() >= place().last) await to(0);
    if (pace() === 'step') player.step();
    else player.start();
  };
  return { snap, place, index, running: player.running, present, stop, start: () => void start() };
};
type Scrub = ReturnType<typeof createScrub>;

const Button = (props: {
  readonly name: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly press: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="bare"
    aria-label={props.label}
    title={props.label}
    disabled={props.off}
    onClick={() => props.press()}
  >
    <Icon name={props.name} />
  </button>
);
const Buttons = (props: { readonly scrub: Scrub }): JSX.Element => {
  const { snap, place, index, running, stop, start } = props.scrub;
  const atStart = (): boolean => index() === 0;
  const atEnd = (): boolean => index() >= place().last;
  const step = (way: number): void => stop(index() + way);
  const turn = (way: -1 | 1): void => stop(turnFrom(snap(), index(), way));
  return (
    <div class="scrub-buttons">
      <Button name="first" label="Turn before" off={atStart()} press={() => turn(-1)} />
      <Button name="prev" label="Step back" off={atStart()} press={() => step(-1)} />
      <button
        type="button"
        class="bare"
        aria-label={running() ? 'Pause' : 'Play it through'}
        title={running() ? 'Pause' : 'Play it through'}
        onClick={start}
      >
        <Icon name={running() ? 'pause' : 'play'} />
      </button>
      <Button name="next" label="Step on" off={atEnd()} press={() => step(1)} />
      <Button name="last" label="Next turn" off={atEnd()} press={() => turn(1)} />
      <PaceChoice />
    </div>
  );
};
const wordsAt = ({ snap }: Scrub): string => snap().log.at(-1)?.text ?? 'The start';
const WAYS: { readonly [key: string]: -1 | 1 } = { PageUp: -1, PageDown: 1 };
const Bar = (props: { readonly scrub: Scrub }): JSX.Element => {
  const { snap, place, index, stop, start } = props.scrub;
  const keys = (e: KeyboardEvent): void => {
    const way = WAYS[e.key];
    if (e.key !== ' ' && !way) return;
    e.preventDefault();
    if (way) stop(turnFrom(snap(), index(), way));
    else start();
  };
  return (
    <div class="scrub-bar">
      <input
        type="range"
        min="0"
        max={place().last}
        value={index()}
        aria-label="Step of the game"
        aria-valuetext={`${place().turn === undefined ? '' : `Turn ${place().turn}, `}step ${index()} of ${place().last}: ${wordsAt(props.scrub)}`}
        onInput={e => stop(Number(e.currentTarget.value))}
        onKeyDown={keys}
      />
      <div class="ticks" aria-hidden="true">
        <For each={ticks(snap())}>
          {t => (
            <span
              style={{ left: `${t.share * 100}%` }}
              classList={{ now: t.turn === place().turn }}
              onClick={() => stop(t.index)}
            >
              {t.turn}
            </span>
          )}
        </For>
      </div>
    </div>
  );
};

export const Scrubber = (props: Props): JSX.Element => {
  const scrub = createScrub(props.session);
  const { place, index, present } = scrub;
  return (
    <section class="scrub" aria-label={props.replay ? 'Replay' : 'Looking back'}>
      <Buttons scrub={scrub} />
      <Bar scrub={scrub} />
      <p class="scrub-words">
        <Show when={place().turn !== undefined}>
          <b>Turn {place().turn}</b>
        </Show>{' '}
        <span class="num">
          {index()}/{place().last}
        </span>{' '}
        {wordsAt(scrub)}
      </p>
      <div class="scrub-end">
        {props.children}
        <Show when={!props.replay}>
          <button type="button" class="btn pri" onClick={present}>
            Back to the present
          </button>
        </Show>
      </div>
    </section>
  );
};
