/** A window: what may be answered, who is asked, and what passing gives up. It opens on public facts, whatever a side holds. */
import { createUniqueId, Index, Show, type JSX } from 'solid-js';
import { Chit, type ChitFace } from './Chit.tsx';
import { Cite } from '../Cite.tsx';
import type { Reason } from './reason.ts';
import { isPlainKey } from './rove.ts';
import './window.css';

export interface WindowAnswer {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly chit?: ChitFace;
  /** `open` may be answered now; `used` is gone, with where; `now` is going on; `later` comes in another window. */
  readonly state: 'open' | 'used' | 'now' | 'later';
  readonly words?: string;
  readonly bar?: Reason;
  readonly key?: string;
}
export interface Passing {
  /** What passing gives up, in a sentence. */
  readonly gives: string;
  readonly words?: string;
  readonly case?: string;
  readonly key?: string;
}
export interface WindowProps {
  readonly title: string;
  readonly about: string;
  readonly case: string;
  /** Who is asked; `you` opens the answers. */
  readonly asked: 'you' | { readonly other: string };
  readonly answers: readonly WindowAnswer[];
  readonly pass: Passing;
  readonly onAnswer: (answer: string) => void;
  readonly onPass: () => void;
}

const STATE_WORDS = { open: '', used: 'used', now: 'going on', later: 'later' } as const;

/** Why an answer is barred, or what is said of it. */
const Why = (props: { of: WindowAnswer; id: string }): JSX.Element => (
  <span id={props.id}>
    <Show when={props.of.bar} fallback={props.of.note}>
      {bar => (
        <>
          {bar().why} <Cite case={bar().case} />
        </>
      )}
    </Show>
  </span>
);
const Answer = (props: { answer: WindowAnswer; live: boolean; onAnswer: () => void }): JSX.Element => {
  const why = createUniqueId();
  const barred = (): boolean => props.answer.bar !== undefined;
  return (
    <li class={`win-answer is-${barred() ? 'barred' : props.answer.state}`}>
      <Show when={props.answer.chit}>{face => <Chit face={face()} size={40} quiet />}</Show>
      <div>
        <b>{props.answer.name}</b>
        <Why of={props.answer} id={why} />
      </div>
      <Show
        when={props.live && props.answer.state === 'open'}
        fallback={<Show when={STATE_WORDS[props.answer.state]}>{w => <i class="win-state">{w()}</i>}</Show>}
      >
        <button
          type="button"
          class="btn"
          aria-describedby={why}
          aria-disabled={barred() ? 'true' : undefined}
          aria-keyshortcuts={props.answer.key}
          data-firm={props.answer.key ? undefined : ''}
          onClick={() => !barred() && props.onAnswer()}
        >
          {props.answer.words ?? 'Declare'}
          <span class="vh">{props.answer.name}</span>
          <Show when={props.answer.key}>
            <kbd aria-hidden="true">{props.answer.key}</kbd>
          </Show>
        </button>
      </Show>
    </li>
  );
};

const Pass = (props: { pass: Passing; onPass: () => void }): JSX.Element => {
  const why = createUniqueId();
  return (
    <div class="win-pass">
      <p id={why}>
        <b>{props.pass.words ?? 'Pass'}</b>
        <span>
          {props.pass.gives} <Show when={props.pass.case}>{c => <Cite case={c()} />}</Show>
        </span>
      </p>
      <button
        type="button"
        class="btn pri"
        aria-describedby={why}
        aria-keyshortcuts={props.pass.key}
        data-firm={props.pass.key ? undefined : ''}
        onClick={() => props.onPass()}
      >
        {props.pass.words ?? 'Pass'}
        <Show when={props.pass.key}>
          <kbd aria-hidden="true">{props.pass.key}</kbd>
        </Show>
      </button>
    </div>
  );
};

/** The keys printed on the buttons work while the focus is in the bar. */
const keyed =
  (props: WindowProps) =>
  (e: KeyboardEvent): void => {
    if (!isPlainKey(e) || props.asked !== 'you') return;
    const key = e.key.toUpperCase();
    const answer = props.answers.find(a => a.key === key && a.state === 'open' && !a.bar);
    if (!answer && props.pass.key !== key) return;
    e.preventDefault();
    e.stopPropagation();
    if (answer) props.onAnswer(answer.id);
    else props.onPass();
  };

export const WindowBar = (props: WindowProps): JSX.Element => (
  <div
    class="win"
    classList={{ waits: props.asked !== 'you' }}
    role="group"
    aria-label={props.title}
    onKeyDown={keyed(props)}
  >
    <div class="win-head">
      <b>{props.title}</b>
      <span>
        {props.about} <Cite case={props.case} />
      </span>
    </div>
    <ul>
      <Index each={props.answers}>
        {a => <Answer answer={a()} live={props.asked === 'you'} onAnswer={() => props.onAnswer(a().id)} />}
      </Index>
    </ul>
    <Show
      when={props.asked === 'you'}
      fallback={
        <p class="win-wait" role="status">
          {props.asked !== 'you' && props.asked.other} is asked. Nothing to decide.
        </p>
      }
    >
      <Pass pass={props.pass} onPass={props.onPass} />
    </Show>
  </div>
);

const Counter = (props: { answer: WindowAnswer; onAnswer: () => void }): JSX.Element => {
  const why = createUniqueId();
  return (
    <li>
      <button
        type="button"
        class="btn pri"
        aria-disabled={props.answer.bar ? 'true' : undefined}
        aria-describedby={why}
        aria-keyshortcuts={props.answer.key}
        data-firm={props.answer.key ? undefined : ''}
        onClick={() => !props.answer.bar && props.onAnswer()}
      >
        {props.answer.name}
        <Show when={props.answer.key}>
          <kbd aria-hidden="true">{props.answer.key}</kbd>
        </Show>
      </button>
      <Why of={props.answer} id={why} />
    </li>
  );
};
/** A reaction to one thing that just happened, in a red frame: answer it or let it happen. */
export const Reaction = (props: WindowProps & { sign?: JSX.Element }): JSX.Element => (
  <div class="reaction" role="group" aria-label={props.title} onKeyDown={keyed(props)}>
    <div class="reaction-head">
      {props.sign}
      <b>{props.title}</b>
      <Cite case={props.case} />
    </div>
    <p>{props.about}</p>
    <Show
      when={props.asked === 'you'}
      fallback={
        <p class="win-wait" role="status">
          {props.asked !== 'you' && props.asked.other} is asked. Nothing to decide.
        </p>
      }
    >
      <ul>
        <Index each={props.answers}>{a => <Counter answer={a()} onAnswer={() => props.onAnswer(a().id)} />}</Index>
        <li>
          <button
            type="button"
            class="btn"
            aria-keyshortcuts={props.pass.key}
            data-firm={props.pass.key ? undefined : ''}
            onClick={() => props.onPass()}
          >
            {props.pass.words ?? 'Let it happen'}
            <Show when={props.pass.key}>
              <kbd aria-hidden="true">{props.pass.key}</kbd>
            </Show>
          </button>
          <span>
            {props.pass.gives} <Show when={props.pass.case}>{c => <Cite case={c()} />}</Show>
          </span>
        </li>
      </ul>
    </Show>
    <p class="reaction-foot">Asked whatever is held: being asked tells nothing.</p>
  </div>
);
