/** 11.9 Every hex that may be attacked, with the odds if all who can join did: what is known, and the range where something is hidden. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { OddsView } from '../view.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Key } from '../../../screen/frame/Choice.tsx';
import { Counter, CounterBack } from '../../../screen/war/Counter.tsx';
import { Attacks } from './Attacks.tsx';
import { spread } from './fought.ts';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { useHex } from './state.ts';

const Target = (props: {
  readonly of: Offered;
  readonly hex: string;
  readonly odds: OddsView | undefined;
}): JSX.Element => {
  const table = useHex();
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
          <Show when={table.forts().get(props.hex)}>
            {f => (
              <i class="fortmark" title="fort">
                {f().defence}
              </i>
            )}
          </Show>
        </span>
        <em class="num">
          {props.odds ? spread(props.odds.columns.map(c => c.label)) : '…'}
          <span class="vh"> if all join</span>
        </em>
      </button>
    </li>
  );
};

const hexOf = (o: Offered): string => String(o.choice['hex']);
export const Targets = (props: { readonly hexes: readonly Offered[] }): JSX.Element => {
  const table = useHex();
  const oddsAt = (hex: string): OddsView | undefined => table.overlaysNow()?.targets.find(t => t.hex === hex)?.odds;
  /** The best odds first, as soon as they are known. */
  const best = (o: Offered): number => oddsAt(hexOf(o))?.columns.at(-1)?.column ?? -99;
  const attacks = createMemo(() =>
    props.hexes.filter(o => o.choice.do === 'attack').toSorted((a, b) => best(b) - best(a)),
  );
  return (
    <>
      <Attacks />
      <HexEntry hexes={attacks()} what="Attack hex" example="2729" />
      <Show
        when={attacks().length}
        fallback={
          <p class="why">
            Nobody of yours stands next to an enemy who can be attacked. <Cite case="11.2" />
          </p>
        }
      >
        <h3 class="sub">
          Targets <Cite case="11.9" />
          <em>odds if all join</em>
        </h3>
        <ul class="targets">
          <For each={attacks()}>{o => <Target of={o} hex={hexOf(o)} odds={oddsAt(hexOf(o))} />}</For>
        </ul>
      </Show>
    </>
  );
};
