/** 3.2.8 The Campaign Assets Box: assets by type, those in use, and those spent. In a fight a click uses one. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { useTable } from './state.ts';
import type { AssetView } from '../view/counters.ts';
import { AssetIcon } from './AssetIcon.tsx';
import { Cite } from '../../../screen/Cite.tsx';

export const NOTES: Readonly<Record<string, string>> = {
  stuka: '−2',
  guns: '−1, +1 die',
  gas: 'third area',
  recon: '+1 die',
  giraud: '−1 or again',
};
interface Pile {
  readonly type: string;
  readonly shown: string;
  readonly count: number;
}
export const piles = (assets: readonly AssetView[]): readonly Pile[] => {
  const found = new Map<string, Pile>();
  for (const a of assets)
    found.set(a.type, { type: a.type, shown: a.shown, count: (found.get(a.type)?.count ?? 0) + 1 });
  return [...found.values()];
};

const AssetPile = (props: { pile: Pile }): JSX.Element => {
  const table = useTable();
  const ways = createMemo(() =>
    table.offered().filter(o => o.choice.do === 'use' && String(o.choice['asset']).toLowerCase() === props.pile.type),
  );
  const use = async (): Promise<void> => {
    const [one] = ways();
    if (ways().length > 1) {
      table.setChooser({ title: props.pile.shown, among: ways() });
      return;
    }
    if (one) {
      await table.play(one.choice);
      return;
    }
    const verdict = await table.why({ do: 'use', asset: props.pile.shown });
    if (!verdict.ok) table.setRefusal({ case: verdict.case, why: verdict.why, to: props.pile.type });
  };
  return (
    <li>
      <button
        type="button"
        class="as"
        classList={{ pile: props.pile.count > 1, may: ways().length > 0 }}
        onClick={() => void use()}
      >
        <AssetIcon type={props.pile.type} />
        <b>{props.pile.shown}</b>
        <span>{NOTES[props.pile.type]}</span>
        <Show when={props.pile.count > 1}>
          <i class="cnt">
            {props.pile.count}
            <span class="vh"> in the box</span>
          </i>
        </Show>
      </button>
      <Show when={table.refusal()?.to === props.pile.type && table.refusal()}>
        {r => (
          <p class="aswhy" role="status">
            {r().why} <Cite case={r().case} />
          </p>
        )}
      </Show>
    </li>
  );
};

const Gone = (props: { piles: readonly Pile[]; word: string; class: string }): JSX.Element => (
  <For each={props.piles}>
    {p => (
      <li>
        <div class={`as ${props.class}`}>
          <AssetIcon type={p.type} />
          <b>{p.shown}</b>
          <span>{props.word}</span>
          <Show when={p.count > 1}>
            <i class="cnt">{p.count}</i>
          </Show>
        </div>
      </li>
    )}
  </For>
);

export function Assets(): JSX.Element {
  const table = useTable();
  const box = () => table.view().assets;
  return (
    <section class="assets" aria-label="Campaign assets">
      <h2>
        Campaign assets <Cite case="8.3.3" />
        <Show when={box().removed.length}>
          <em>
            {box()
              .removed.map(a => a.shown)
              .join(', ')}{' '}
            out of the game
          </em>
        </Show>
      </h2>
      <ul>
        <For each={piles(box().box)}>{p => <AssetPile pile={p} />}</For>
        <Gone piles={piles(box().inUse)} word="in use" class="inuse" />
        <Gone piles={piles(box().discarded)} word="spent" class="spent" />
        <Show when={!box().box.length && !box().inUse.length && !box().discarded.length}>
          <li class="nothing">The box is empty.</li>
        </Show>
      </ul>
    </section>
  );
}
