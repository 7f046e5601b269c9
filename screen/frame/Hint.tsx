/** A hint asked of the bot: what it would do, why, and what it expects. */
import { Match, Show, Switch, type JSX } from 'solid-js';
import type { Hint as HintState } from '../voice.ts';
import { expected } from './expected.ts';
import { Icon } from './icons.tsx';
import { useTable } from '../table.tsx';

export function Hint(props: {
  /** Points of the game in figures. */ readonly points: (n: number) => string;
}): JSX.Element {
  const table = useTable();
  const said = () => {
    const h = table.hint();
    return h?.state === 'said' ? h.advice : undefined;
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
              Weighing it up.
            </p>
            <progress max="1" value={thinking()} aria-label="Thinking" />
          </Match>
          <Match when={said()}>
            {advice => (
              <>
                <p>
                  <Icon name="lamp" />
                  <b>{advice().choice.text}</b>
                  <Show when={advice().odds}>{odds => <span class="num"> {odds()}</span>}</Show>
                </p>
                <p class="hr">{advice().reason}</p>
                <p class="he" hidden={!expected(advice(), props.points)}>
                  {expected(advice(), props.points)}
                </p>
                <button type="button" class="btn sm" onClick={() => void table.play(advice().choice.choice)}>
                  Do that
                </button>
              </>
            )}
          </Match>
          <Match when={is('failed')}>
            <p>No advice: {(table.hint() as { why: string }).why}</p>
          </Match>
        </Switch>
      </section>
    </Show>
  );
}
