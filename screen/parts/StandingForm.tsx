/** One standing order being written: all of it is choices, so nothing can be said that the game does not understand. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { Conditions } from './Conditions.tsx';
import { repliesTo, type Reply, type Sayable, type StandingLine, type StandingWords } from './standing.ts';
import './standing.css';

const Options = (props: { all: readonly Sayable[]; value: string }): JSX.Element => (
  <For each={props.all}>
    {o => (
      <option value={o.id} selected={o.id === props.value}>
        {o.words}
      </option>
    )}
  </For>
);
const Pick = (props: {
  label: string;
  all: readonly Sayable[];
  value: string;
  none?: string;
  focus?: boolean;
  onPick: (id: string) => void;
}): JSX.Element => (
  <label>
    <span>{props.label}</span>
    <select
      ref={s => props.focus && queueMicrotask(() => s.focus())}
      value={props.value}
      onChange={e => props.onPick(e.currentTarget.value)}
    >
      <Show when={props.none}>
        <option value="">{props.none}</option>
      </Show>
      <Options all={props.all} value={props.value} />
    </select>
  </label>
);

/** The answer itself, or a policy that finds one. */
const Then = (props: { all: readonly Reply[]; value: string; onPick: (id: string) => void }): JSX.Element => {
  const policies = (): readonly Sayable[] => props.all.filter(a => a.policy);
  return (
    <label>
      <span>Then</span>
      <select value={props.value} onChange={e => props.onPick(e.currentTarget.value)}>
        <optgroup label="Answer">
          <Options all={props.all.filter(a => !a.policy)} value={props.value} />
        </optgroup>
        <Show when={policies().length}>
          <optgroup label="Policy">
            <Options all={policies()} value={props.value} />
          </optgroup>
        </Show>
      </select>
    </label>
  );
};
const Times = (props: { value: number | undefined; onSet: (times: number | undefined) => void }): JSX.Element => (
  <label class="so-times">
    <span>Times</span>
    <input
      type="number"
      min={1}
      max={99}
      placeholder="any"
      value={props.value ?? ''}
      onInput={e => {
        const n = e.currentTarget.valueAsNumber;
        props.onSet(Number.isInteger(n) && n > 0 ? n : undefined);
      }}
    />
  </label>
);

interface FormProps {
  line: StandingLine;
  words: StandingWords;
  isNew: boolean;
  onDone: (line: StandingLine) => void;
  onLeave: () => void;
}
const createLine = (props: FormProps) => {
  const [line, setLine] = createSignal(props.line);
  const set = (part: Partial<StandingLine>): void => {
    setLine({ ...line(), ...part });
  };
  /** Another question may not know the answer of the last. */
  const ask = (when: string): void => {
    const replies = repliesTo(props.words, when);
    const answer = replies.some(r => r.id === line().answer) ? line().answer : (replies[0]?.id ?? '');
    set({ when, answer });
  };
  const without = (field: 'unless' | 'times'): void => {
    const { [field]: _, ...rest } = line();
    setLine(rest);
  };
  return { line, set, ask, without };
};
type Written = ReturnType<typeof createLine>;
/** What must hold, and what must not: of facts where there are any, else of another question. */
const Provided = (props: Written & { words: StandingWords }): JSX.Element => (
  <Show
    when={props.words.facts}
    fallback={
      <Pick
        label="Unless"
        all={props.words.when.filter(w => !w.always)}
        value={props.line().unless ?? ''}
        none="nothing stands against it"
        onPick={unless => (unless ? props.set({ unless }) : props.without('unless'))}
      />
    }
  >
    {facts => (
      <>
        <Conditions
          label="If"
          joint="and"
          facts={facts()}
          all={props.line().only ?? []}
          onChange={only => props.set({ only })}
        />
        <Conditions
          label="Unless"
          joint="or"
          facts={facts()}
          all={props.line().except ?? []}
          onChange={except => props.set({ except })}
        />
      </>
    )}
  </Show>
);

export const StandingForm = (props: FormProps): JSX.Element => {
  const written = createLine(props);
  const { line, set, ask, without } = written;
  return (
    <form
      class="so-form"
      aria-label={props.isNew ? 'A new standing order' : 'Change this standing order'}
      onSubmit={e => {
        e.preventDefault();
        props.onDone(line());
      }}
      onKeyDown={e => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        props.onLeave();
      }}
    >
      <Pick label="When" all={props.words.when} value={line().when} focus onPick={ask} />
      <Provided {...written} words={props.words} />
      <Then all={repliesTo(props.words, line().when)} value={line().answer} onPick={answer => set({ answer })} />
      <Pick label="Until" all={props.words.until} value={line().until} onPick={until => set({ until })} />
      <Times
        value={line().times}
        onSet={times => {
          if (times) set({ times });
          else without('times');
        }}
      />
      <div class="so-act">
        <button type="submit" class="btn pri">
          {props.isNew ? 'Add it' : 'Change it'}
        </button>
        <button type="button" class="btn" onClick={() => props.onLeave()}>
          Leave it
        </button>
      </div>
    </form>
  );
};
