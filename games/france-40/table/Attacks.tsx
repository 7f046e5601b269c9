/** 11.9 The attacks of this phase in their order: those fought, the one at hand, those planned ahead. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { BattleView } from '../view.ts';
import type { Plan } from '../../../screen/war/plans.ts';
import { Icon } from '../../../screen/frame/icons.tsx';
import { earlier, spread, type Fallen } from './fought.ts';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { useHex } from './state.ts';
import { unitNamed } from './units.ts';

/** How many of those fought are shown. */
const LAST = 4;

type Done = ReturnType<typeof earlier>[number];
const Fought = (props: { readonly of: Done; readonly place: number }): JSX.Element => {
  const table = useHex();
  return (
    <li class="done">
      <b>{props.place}</b>
      <span>{table.names.placed(props.of.hex)}</span>
      <em>
        {props.of.label}{' '}
        <Show when={props.of.die}>
          <SmallDie face={props.of.die} />
        </Show>{' '}
        {props.of.result}
      </em>
    </li>
  );
};
/** One planned ahead: taken up with a click where a target is chosen, or forgotten. */
const Waiting = (props: { readonly of: Plan; readonly place: number }): JSX.Element => {
  const table = useHex();
  const choosing = () => table.view().decides?.kind === 'attacking';
  const words = (): JSX.Element => (
    <>
      <span>
        {table.names.placed(props.of.hex)} ·{' '}
        {props.of.units.map(u => unitNamed(table.view(), u)?.short ?? u).join(', ')}
      </span>
      <em>
        {props.of.odds}
        <span class="vh"> when planned</span>
      </em>
    </>
  );
  return (
    <li
      class="wait"
      onPointerEnter={e => {
        if (e.pointerType === 'mouse') table.setHover(props.of.hex);
      }}
      onPointerLeave={() => table.setHover()}
    >
      <b>{props.place}</b>
      <Show when={choosing()} fallback={<span class="plan">{words()}</span>}>
        <button type="button" class="plan" disabled={table.busy()} onClick={() => void table.takeUp(props.of)}>
          <span class="vh">Take up the attack on </span>
          {words()}
        </button>
      </Show>
      <button
        type="button"
        class="x"
        aria-label={`Forget the attack on ${props.of.hex}`}
        onClick={() => table.dropPlan(props.of.hex)}
      >
        <Icon name="no" />
      </button>
    </li>
  );
};

export const Attacks = (props: { readonly now?: BattleView; readonly fallen?: Fallen | undefined }): JSX.Element => {
  const table = useHex();
  const side = () => props.now?.attacker ?? table.snap().eyes;
  const before = createMemo(() => {
    const all = earlier(table.snap().log, side());
    return props.fallen ? all.slice(0, -1) : all;
  });
  const plans = () => (side() === table.snap().eyes ? table.plans() : []);
  const at = () => before().length + (props.now ? 1 : 0);
  return (
    <Show when={before().length || plans().length}>
      <ol class="atl" aria-label="Attacks of this phase">
        <For each={before().slice(-LAST)}>
          {(a, i) => <Fought of={a} place={before().length - Math.min(LAST, before().length) + i() + 1} />}
        </For>
        <Show when={props.now}>
          {now => (
            <li class="now">
              <b>{at()}</b>
              <span>{table.names.placed(now().hex)}</span>
              <em>{props.fallen?.label ?? spread(now().odds?.columns.map(c => c.label) ?? [])}</em>
            </li>
          )}
        </Show>
        <For each={plans()}>{(p, i) => <Waiting of={p} place={at() + i() + 1} />}</For>
      </ol>
    </Show>
  );
};
