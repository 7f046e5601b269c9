/** The head of the margin where a hex wargame is decided. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Icon } from '../frame/icons.tsx';
import { later } from '../async-signal.ts';
import { Counter } from './Counter.tsx';
import { useWar } from './table.tsx';
import type { WarUnit } from './view.ts';

/** The step, and who decides where it is not we. */
export const StepHead = (props: {
  /** 'The Germans decide' by their side. */
  readonly deciders: { readonly [side: string]: string };
  readonly note?: string | undefined;
}): JSX.Element => {
  const table = useWar();
  const { view } = table;
  const waiting = () => !table.offered().length && !view().over && !table.snap().over;
  const decider = (): string => {
    const side = view().decides?.side;
    if (side === undefined) return '';
    return side === table.snap().eyes ? 'You decide' : (props.deciders[side] ?? '');
  };
  return (
    <h2 class="big">
      {view().over ? 'The end' : view().step.name}{' '}
      <span>
        {props.note} <Cite case={view().step.case} />
      </span>
      <Show when={waiting()}>
        <i class="stamp wait">{decider()}</i>
      </Show>
    </h2>
  );
};
/** Why the step cannot be ended yet, where ending it is what one would do next. */
export const NotYet = (props: { readonly endable: readonly string[] }): JSX.Element => {
  const table = useWar();
  const refused = later(
    () => ({
      at: table.entry(),
      ends: table.offered().some(o => o.choice.do === 'done'),
      asked: props.endable.includes(table.view().decides?.kind ?? '') && table.offered().length > 0,
    }),
    async q => {
      if (q.ends || !q.asked) return undefined;
      const v = await table.why({ do: 'done' });
      return v.ok ? undefined : v;
    },
  );
  return (
    <Show when={refused()}>
      {r => (
        <p class="why notyet">
          <Icon name="bar" />
          Not done yet. {r().why} <Cite case={r().case} />
        </p>
      )}
    </Show>
  );
};
/** The unit that is being set up or arrives. */
export const InHand = (props: { readonly of: WarUnit | undefined; readonly note: string }): JSX.Element => {
  const { looks } = useWar();
  return (
    <Show when={props.of}>
      {u => (
        <div class="inhand">
          <Counter of={u()} size={54} />
          <p>
            <b>{looks.title(u())}</b>
            <small>{props.note}</small>
          </p>
        </div>
      )}
    </Show>
  );
};
