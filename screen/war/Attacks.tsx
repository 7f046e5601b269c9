/** The attacks of a phase in their order: those fought, the one at hand, those planned ahead. */
import { For, Show, type JSX } from 'solid-js';
import { SmallDie } from '../dice/SmallDie.tsx';
import { Icon } from '../frame/icons.tsx';
import { spread } from './battle.ts';
import type { BattleProgress } from './battle-progress.ts';
import type { Plan, Plans } from './plans.ts';
import { useWar } from './table.tsx';

/** One that was fought: the odds, the die (0 where none was needed) and what came of it. */
export interface FoughtAttack {
  readonly hex: string;
  readonly label: string;
  readonly die: number;
  readonly result: string;
}
/** How many of those fought are shown. */
const LAST = 4;

const Fought = (props: { readonly of: FoughtAttack; readonly place: number }): JSX.Element => {
  const table = useWar();
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
const Waiting = (props: {
  readonly of: Plan;
  readonly plans: Plans;
  readonly place: number;
  readonly shortOf: (unit: string) => string;
}): JSX.Element => {
  const table = useWar();
  const choosing = () => table.view().decides?.kind === 'attacking';
  const words = (): JSX.Element => (
    <>
      <span>
        {table.names.placed(props.of.hex)} · {props.of.units.map(props.shortOf).join(', ')}
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
        <button type="button" class="plan" disabled={table.busy()} onClick={() => void props.plans.takeUp(props.of)}>
          <span class="vh">Take up the attack on </span>
          {words()}
        </button>
      </Show>
      <button
        type="button"
        class="x"
        aria-label={`Forget the attack on ${props.of.hex}`}
        onClick={() => props.plans.dropPlan(props.of.hex)}
      >
        <Icon name="no" />
      </button>
    </li>
  );
};

export const Attacks = (props: {
  readonly before: readonly FoughtAttack[];
  /** The one at hand, with its odds. */
  readonly now?: { readonly hex: string; readonly words: string } | undefined;
  /** Those planned ahead, where they are ours. */
  readonly plans?: Plans | undefined;
  readonly shortOf: (unit: string) => string;
}): JSX.Element => {
  const table = useWar();
  const waiting = () => props.plans?.plans() ?? [];
  const at = () => props.before.length + (props.now ? 1 : 0);
  return (
    <Show when={props.before.length || waiting().length}>
      <ol class="atl" aria-label="Attacks of this phase">
        <For each={props.before.slice(-LAST)}>
          {(a, i) => <Fought of={a} place={props.before.length - Math.min(LAST, props.before.length) + i() + 1} />}
        </For>
        <Show when={props.now}>
          {now => (
            <li class="now">
              <b>{at()}</b>
              <span>{table.names.placed(now().hex)}</span>
              <em>{now().words}</em>
            </li>
          )}
        </Show>
        <For each={waiting()}>
          {(p, i) => <Waiting of={p} plans={props.plans!} place={at() + i() + 1} shortOf={props.shortOf} />}
        </For>
      </ol>
    </Show>
  );
};
/** The attacks of a phase with the one on the table as the one at hand, whose die may have been the last that fell. */
export const AttacksWith = (props: {
  readonly fought: BattleProgress;
  readonly before: readonly FoughtAttack[];
  readonly plans: Plans | undefined;
  readonly shortOf: (unit: string) => string;
}): JSX.Element => {
  const odds = (): string => spread(props.fought.battle.odds?.columns.map(c => c.label) ?? []);
  return (
    <Attacks
      before={props.fought.fallen ? props.before.slice(0, -1) : props.before}
      now={{ hex: props.fought.battle.hex, words: props.fought.fallen?.label ?? odds() }}
      plans={props.plans}
      shortOf={props.shortOf}
    />
  );
};
