/** 11.9 Every hex that may be attacked, with the odds if all who can join did: what is known, and the range where something is hidden. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { nameOf } from '../look/spoken.ts';
import type { Overlays } from '../view.ts';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter, CounterBack } from './Counter.tsx';
import { Attacks } from './Attacks.tsx';
import { spread } from './fought.ts';
import { HexEntry } from './HexEntry.tsx';
import { useHex } from './state.ts';

export const Targets = (props: {
  readonly hexes: readonly Offered[];
  readonly digit: (o: Offered) => number;
}): JSX.Element => {
  const table = useHex();
  const overlays = later(
    () => table.entry(),
    async at => ({ at, found: (await table.session.detail('overlays')) as Overlays | undefined }),
  );
  const oddsAt = (hex: string) => {
    const o = overlays();
    return o?.at === table.entry() ? o.found?.targets.find(t => t.hex === hex)?.odds : undefined;
  };
  /** The best odds first, as soon as they are known. */
  const best = (o: Offered): number => oddsAt(String(o.choice['hex']))?.columns.at(-1)?.column ?? -99;
  const attacks = createMemo(() =>
    props.hexes.filter(o => o.choice.do === 'attack').toSorted((a, b) => best(b) - best(a)),
  );
  return (
    <>
      <Attacks />
      <HexEntry hexes={attacks()} what="Attack hex" />
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
          <For each={attacks()}>
            {o => {
              const hex = String(o.choice['hex']);
              const stack = () => table.view().stacks.find(s => s.hex === hex);
              const fort = () => table.view().forts.find(f => f.place === hex);
              return (
                <li>
                  <button
                    type="button"
                    class="target"
                    disabled={table.busy()}
                    onClick={() => {
                      table.setHover();
                      void table.play(o.choice);
                    }}
                    onPointerEnter={e => {
                      if (e.pointerType === 'mouse') table.setHover(hex);
                    }}
                    onPointerLeave={() => table.setHover()}
                    onFocus={e => {
                      if (e.currentTarget.matches(':focus-visible')) table.setPicked(hex);
                    }}
                  >
                    <Show when={props.digit(o) > 0}>
                      <kbd aria-hidden="true">{props.digit(o)}</kbd>
                    </Show>
                    <span class="vh">Attack </span>
                    <b class="num">{hex}</b> <span class="tn">{nameOf(hex)}</span>
                    <span class="tf" aria-hidden="true">
                      <For each={stack()?.units ?? []}>{u => <Counter of={u} size={24} />}</For>
                      <For each={Array.from({ length: stack()?.hidden ?? 0 })}>
                        {() => <CounterBack nation={stack()!.nation} size={24} />}
                      </For>
                      <Show when={fort()}>
                        {f => (
                          <i class="fortmark" title="fort">
                            {f().defence}
                          </i>
                        )}
                      </Show>
                    </span>
                    <em class="num">
                      {oddsAt(hex) ? spread(oddsAt(hex)!.columns.map(c => c.label)) : '…'}
                      <span class="vh"> if all join</span>
                    </em>
                  </button>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
    </>
  );
};
