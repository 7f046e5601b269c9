/** 11.9 The attacks of this phase in their order: those fought, the one at hand, those planned ahead. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { BattleView } from '../view.ts';
import type { Plan } from './plans.ts';
import { Icon } from '../../../screen/frame/icons.tsx';
import { earlier, spread, type Fallen } from './fought.ts';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { useHex } from './state.ts';
import { unitNamed } from './units.ts';
import { placed } from './words.ts';

/** How many of those fought are shown. */
const LAST = 4;

export const Attacks = (props: { readonly now?: BattleView; readonly fallen?: Fallen | undefined }): JSX.Element => {
  const table = useHex();
  const side = () => props.now?.attacker ?? table.snap().eyes;
  const mine = () => side() === table.snap().eyes;
  const before = createMemo(() => {
    const all = earlier(table.snap().log, side());
    return props.fallen ? all.slice(0, -1) : all;
  });
  const plans = () => (mine() ? table.plans() : []);
  const at = () => before().length + (props.now ? 1 : 0);
  const choosing = () => table.view().decides?.kind === 'attacking';
  const words = (p: Plan): JSX.Element => (
    <>
      <span>
        {placed(p.hex)} · {p.units.map(u => unitNamed(table.view(), u)?.short ?? u).join(', ')}
      </span>
      <em>
        {p.odds}
        <span class="vh"> when planned</span>
      </em>
    </>
  );
  return (
    <Show when={before().length || plans().length}>
      <ol class="atl" aria-label="Attacks of this phase">
        <For each={before().slice(-LAST)}>
          {(a, i) => (
            <li class="done">
              <b>{before().length - Math.min(LAST, before().length) + i() + 1}</b>
              <span>{placed(a.hex)}</span>
              <em>
                {a.label}{' '}
                <Show when={a.die}>
                  <SmallDie face={a.die} />
                </Show>{' '}
                {a.result}
              </em>
            </li>
          )}
        </For>
        <Show when={props.now}>
          {now => (
            <li class="now">
              <b>{at()}</b>
              <span>{placed(now().hex)}</span>
              <em>{props.fallen?.label ?? spread(now().odds?.columns.map(c => c.label) ?? [])}</em>
            </li>
          )}
        </Show>
        <For each={plans()}>
          {(p, i) => (
            <li
              class="wait"
              onPointerEnter={e => {
                if (e.pointerType === 'mouse') table.setHover(p.hex);
              }}
              onPointerLeave={() => table.setHover()}
            >
              <b>{at() + i() + 1}</b>
              <Show when={choosing()} fallback={<span class="plan">{words(p)}</span>}>
                <button type="button" class="plan" disabled={table.busy()} onClick={() => void table.takeUp(p)}>
                  <span class="vh">Take up the attack on </span>
                  {words(p)}
                </button>
              </Show>
              <button
                type="button"
                class="x"
                aria-label={`Forget the attack on ${p.hex}`}
                onClick={() => table.dropPlan(p.hex)}
              >
                <Icon name="no" />
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
};
