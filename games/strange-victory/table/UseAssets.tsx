/** 8.3.3 Assets in a fight: what each would change, and why others cannot be used. */
import { For, Show, type JSX } from 'solid-js';
import { later } from '../../../screen/async-signal.ts';
import { AssetIcon } from './AssetIcon.tsx';
import { useTable } from './state.ts';
import type { AssetEffect, CombatView } from '../view/combat.ts';
import type { AssetView } from '../view/counters.ts';
import { percent } from '../look/chances.ts';
import { same } from '../look/place-actions.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';

/** The chance of a result that raises no panic. */
const safely = (combat: CombatView, chances: readonly number[]): number =>
  combat.results.reduce((sum, r, i) => sum + (r.panic === 0 ? (chances[i] ?? 0) : 0), 0);

const Use = (props: { effect: AssetEffect; listed: OfferedChoice; combat: CombatView; type: string }): JSX.Element => {
  const table = useTable();
  const now = () =>
    safely(
      props.combat,
      props.combat.results.map(r => r.chance),
    );
  const then = () => safely(props.combat, props.effect.chances);
  /** No preview by touch: the results chart would grow, and the tap would miss its button. */
  const show = () => table.setPreview(props.effect.chances);
  const hide = () => table.setPreview();
  return (
    <li>
      <button
        type="button"
        class="use"
        disabled={table.busy()}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') show();
        }}
        onPointerLeave={hide}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) show();
        }}
        onBlur={hide}
        onClick={() => void table.play(props.listed.choice)}
      >
        <AssetIcon type={props.type} />
        <span class="ut">{props.effect.text.replace(/^Use /, '').replace(' and bring ', ', bring ')}</span>
        <span class="ud num" title="Chance of a result without panic, now and then">
          <s>{percent(now())}</s> {percent(then())}
        </span>
      </button>
    </li>
  );
};

const Refused = (props: { asset: AssetView }): JSX.Element => {
  const table = useTable();
  const reason = later(
    () => ({ asset: props.asset.shown, at: table.entry() }),
    async ({ asset }) => {
      const v = await table.why({ do: 'use', asset });
      return v.ok ? undefined : v;
    },
  );
  return (
    <Show when={reason()}>
      {r => (
        <li class="notuse">
          {r().why} <Cite case={r().case} />
        </li>
      )}
    </Show>
  );
};

export function UseAssets(props: { combat: CombatView }): JSX.Element {
  const table = useTable();
  const usable = () =>
    props.combat.ifUsed.flatMap(effect => {
      const listed = table.offered().find(o => same(o.choice, effect.choice));
      const type = String(effect.choice['asset']).toLowerCase();
      return listed ? [{ effect, listed, type }] : [];
    });
  const barred = () => {
    const seen = new Set<string>();
    return table
      .view()
      .assets.box.filter(a => !usable().some(u => u.type === a.type) && !seen.has(a.type) && seen.add(a.type));
  };
  return (
    <section class="uses" aria-label="Assets for this fight">
      <h3 class="sub">
        Assets <Cite case="8.3.3" />
        <em>chance without panic</em>
      </h3>
      <ul classList={{ one: usable().length === 1 }}>
        <For each={usable()}>
          {u => <Use effect={u.effect} listed={u.listed} combat={props.combat} type={u.type} />}
        </For>
        <For each={barred()}>{asset => <Refused asset={asset} />}</For>
      </ul>
    </section>
  );
}
