/** A hint from the bot: what it would do, why, and what it expects. */
import { Match, Show, Switch, type JSX } from 'solid-js';
import type { Advice } from '../session.ts';
import type { Hint as HintState } from '../voice.ts';
import { expected } from './expected.ts';
import { Icon } from './icons.tsx';
import { useTable } from '../table.tsx';

interface HintProps {
  /** The game's points as a number to read. */
  readonly points: (n: number) => string;
}
const Advised = (props: HintProps & { readonly advice: Advice }): JSX.Element => {
  const table = useTable();
  return (
    <>
      <p>
        <Icon name="lamp" />
        <b>{props.advice.choice.text}</b>
        <Show when={props.advice.odds}>{odds => <span class="num"> {odds()}</span>}</Show>
      </p>
      <p class="hr">{props.advice.reason}</p>
      <p class="he" hidden={!expected(props.advice, props.points)}>
        {expected(props.advice, props.points)}
      </p>
      <button type="button" class="btn sm" onClick={() => void table.play(props.advice.choice.choice)}>
        Do that
      </button>
    </>
  );
};

export function Hint(props: HintProps): JSX.Element {
  const table = useTable();
  const advice = () => {
    const h = table.hint();
    return h?.state === 'ready' ? h.advice : undefined;
  };
  const thinking = () => {
    const h = table.hint();
    return h?.state === 'thinking' ? h.done : 1;
  };
  const is = <S extends HintState['state']>(state: S) => table.hint()?.state === state;
  return (
    <Show when={table.hint()}>
      <section class="hint" aria-label="Hint">
        <button
          type="button"
          class="x"
          aria-label="Close the hint"
          onClick={() => {
            table.session.stopBot();
            table.setHint();
          }}
        >
          <Icon name="no" />
        </button>
        <Switch>
          <Match when={is('thinking')}>
            <p>
              <Icon name="lamp" />
              Thinking it over.
            </p>
            <progress max="1" value={thinking()} aria-label="Thinking" />
          </Match>
          <Match when={advice()}>{a => <Advised advice={a()} points={props.points} />}</Match>
          <Match when={is('failed')}>
            <p>No advice: {(table.hint() as { why: string }).why}</p>
          </Match>
        </Switch>
      </section>
    </Show>
  );
}
