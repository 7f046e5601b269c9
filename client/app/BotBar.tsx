/** Watching a bot play: run, pause, one step. */
import { createEffect, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import { LEVELS } from '../levels.ts';
import type { Session } from '../session.ts';
import { Icon } from './icons.tsx';
import { toastTrouble } from './toasts.tsx';

const PAUSE = 500, SECONDS = 1;

export const BotBar = (props: { readonly session: Session }): JSX.Element => {
  const [running, setRunning] = createSignal(false), [level, setLevel] = createSignal<string>(LEVELS[0]!.id), [thinking, setThinking] = createSignal(false);
  const over = (): boolean => props.session.snapshot().over;
  const step = async (): Promise<void> => {
    setThinking(true);
    try {
      await props.session.botStep(level(), SECONDS);
    } catch (e) {
      setRunning(false);
      toastTrouble(e);
    } finally {
      setThinking(false);
    }
  };
  const run = async (): Promise<void> => {
    while (running() && !over() && !props.session.snapshot().replaying) {
      await step();
      await new Promise(done => setTimeout(done, PAUSE));
    }
    setRunning(false);
  };
  const pause = (): void => { setRunning(false); props.session.stopBot(); };
  createEffect(() => { if (running()) void run(); });
  onCleanup(pause);
  return (
    <section class="botbar" aria-label="The bot that plays">
      <Icon name="bot" />
      <label>Bot <select value={level()} onChange={e => setLevel(e.currentTarget.value)}><For each={LEVELS}>{l => <option value={l.id}>{l.title}</option>}</For></select></label>
      <button type="button" class="btn" disabled={over()} onClick={() => (running() ? pause() : setRunning(true))}><Icon name={running() ? 'pause' : 'play'} />{running() ? 'Pause' : 'Let it play'}</button>
      <button type="button" class="btn" disabled={over() || running() || thinking()} onClick={() => void step()}><Icon name="next" />One step</button>
      <Show when={thinking()}><span class="quiet" role="status">thinking …</span></Show>
      <Show when={over()}><span class="quiet">The game is over.</span></Show>
    </section>
  );
};
