/** 11.2 Whoever stands next door and may join the attack that is planned: all at once, a stack at once, or one by one. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { playListed } from '../../../screen/together.ts';
import type { BattleView } from '../view.ts';
import { Able } from './Forces.tsx';
import { useHex } from './state.ts';
import { joining } from '../../../screen/war/together.ts';

/** A button for several who join at once. */
const Several = (props: { readonly hex?: string; readonly class: string; readonly words: string }): JSX.Element => {
  const table = useHex();
  const all = createMemo(() => joining(table.view(), table.offered(), props.hex));
  return (
    <Show when={all().length > 1}>
      <button
        type="button"
        class={`btn sm ${props.class}`}
        disabled={table.busy()}
        onClick={() => void playListed(table, all())}
        onPointerEnter={() => table.setHover(props.hex)}
        onPointerLeave={() => table.setHover()}
      >
        {props.words} <span class="num">{all().length}</span>
      </button>
    </Show>
  );
};
export const Joiners = (props: { readonly battle: BattleView }): JSX.Element => {
  const table = useHex();
  const hexes = createMemo(() => [...Map.groupBy(props.battle.able, a => a.hex)]);
  return (
    <Show when={props.battle.able.length}>
      <h3 class="sub joinall">
        Next door <Cite case="11.2" /> <Several class="all" words="Add all" />
      </h3>
      <For each={hexes()}>
        {([hex, able]) => (
          <>
            <Show when={hexes().length > 1}>
              <Several hex={hex} class="stk" words={`Add the stack in ${table.names.placed(hex)}`} />
            </Show>
            <ul class="ables">
              <For each={able}>{a => <Able of={a} />}</For>
            </ul>
          </>
        )}
      </For>
    </Show>
  );
};
