/** Every hex that may be attacked, with the odds if all who can join did: what is known, and the range where something is hidden. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Key } from '../frame/Choice.tsx';
import type { OfferedChoice } from '../session.ts';
import { spread } from './battle.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { attackByAll } from './hands.ts';
import { HexEntry } from './HexEntry.tsx';
import { useWar } from './table.tsx';

/** The odds of a target, the worst column first. */
export interface TargetOdds {
  readonly columns: readonly { readonly column: number; readonly label: string }[];
}
const Target = (props: {
  readonly of: OfferedChoice;
  readonly hex: string;
  readonly odds: TargetOdds | undefined;
  readonly works?: (hex: string) => JSX.Element;
}): JSX.Element => {
  const table = useWar();
  const stack = () => table.stacks().get(props.hex);
  return (
    <li>
      <button
        type="button"
        class="target"
        disabled={table.busy()}
        onClick={() => {
          table.setHover();
          void table.play(props.of.choice);
        }}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') table.setHover(props.hex);
        }}
        onPointerLeave={() => table.setHover()}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) table.setPicked(props.hex);
        }}
      >
        <Show when={table.digitOf(props.of)}>
          <Key of={props.of} />
        </Show>
        <span class="vh">Attack </span>
        <b class="num">{props.hex}</b> <span class="tn">{table.names.nameOf(props.hex)}</span>
        <span class="tf" aria-hidden="true">
          <For each={stack()?.units ?? []}>{u => <Counter of={u} size={24} />}</For>
          <For each={Array.from({ length: stack()?.hidden ?? 0 })}>{() => <CounterBack of={stack()!} size={24} />}</For>
          {props.works?.(props.hex)}
        </span>
        <em class="num">
          {props.odds ? spread(props.odds.columns.map(c => c.label)) : '…'}
          <span class="vh"> if all join</span>
        </em>
      </button>
      <button
        type="button"
        class="btn sm tall"
        title="Plan this attack with everybody next to it"
        disabled={table.busy()}
        onClick={() => {
          table.setHover();
          void attackByAll(table, props.hex);
        }}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') table.setHover(props.hex);
        }}
        onPointerLeave={() => table.setHover()}
      >
        All join<span class="vh"> the attack on {table.names.placed(props.hex)}</span>
      </button>
    </li>
  );
};

const hexOf = (o: OfferedChoice): string => String(o.choice['hex']);
export const Targets = (props: {
  readonly hexes: readonly OfferedChoice[];
  readonly oddsAt: (hex: string) => TargetOdds | undefined;
  /** The cases of targets, and of who may attack at all. */
  readonly case: string;
  readonly noneCase: string;
  readonly example: string;
  /** What stands in a target beside its stack. */
  readonly works?: (hex: string) => JSX.Element;
}): JSX.Element => {
  /** The best odds first, as soon as they are known. */
  const best = (o: OfferedChoice): number => props.oddsAt(hexOf(o))?.columns.at(-1)?.column ?? -99;
  const attacks = createMemo(() =>
    props.hexes.filter(o => o.choice.do === 'attack').toSorted((a, b) => best(b) - best(a)),
  );
  return (
    <>
      <HexEntry hexes={attacks()} what="Attack hex" example={props.example} />
      <Show
        when={attacks().length}
        fallback={
          <p class="why">
            Nobody of yours stands next to an enemy who can be attacked. <Cite case={props.noneCase} />
          </p>
        }
      >
        <h3 class="sub">
          Targets <Cite case={props.case} />
          <em>odds if all join</em>
        </h3>
        <ul class="targets">
          <For each={attacks()}>
            {o => (
              <Target of={o} hex={hexOf(o)} odds={props.oddsAt(hexOf(o))} works={hex => props.works?.(hex) ?? null} />
            )}
          </For>
        </ul>
      </Show>
    </>
  );
};
