/** An attack from its plan to its end: its head, what may be done with the plan, the die where it fell. */
import { Match, Show, Switch, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { createRoll, DiceTray } from '../dice/Dice.tsx';
import { Icon } from '../frame/icons.tsx';
import { SmallDie } from '../dice/SmallDie.tsx';
import { listed } from './choices.ts';
import type { Plan, Plans } from './plans.ts';
import { useWar } from './table.tsx';

export type Roll = ReturnType<typeof createRoll>;
/** The roll of one die: of an attack of ours as we skip it, of another's at its own pace. */
export const createDie = (die: () => number | undefined, ours: () => boolean): Roll => {
  const table = useWar();
  return createRoll(
    () => {
      const face = die();
      return face ? [face] : [];
    },
    () => new Set<number>(),
    () => !ours() && !table.snap().replaying,
  );
};

export const BattleHead = (props: {
  readonly hex: string;
  readonly planned: boolean;
  readonly before?: string;
  readonly stamp?: string;
}): JSX.Element => {
  const { names } = useWar();
  return (
    <h2 class="big">
      {props.before ? `${props.before} ` : ''}
      {names.nameOf(props.hex) || props.hex}{' '}
      <span>{[names.nameOf(props.hex) ? props.hex : '', names.groundOf(props.hex)].filter(Boolean).join(' · ')}</span>
      <i class="stamp" classList={{ plan: props.planned }}>
        {props.stamp ?? (props.planned ? 'planned' : 'declared')}
      </i>
    </h2>
  );
};
/** The die where it fell, what the table says, and what came of it. */
export const Fell = (props: {
  readonly die: number;
  readonly roll: Roll;
  readonly name: string;
  readonly words: string;
  readonly case: string;
  /** The odds it was rolled at. */
  readonly label: string;
}): JSX.Element => (
  <div class="fell" role="status">
    <Show when={props.die}>
      <DiceTray
        rolled={[props.die]}
        count={1}
        needs={0}
        plain
        rolling={props.roll.rolling()}
        inAir={props.roll.inAir()}
        onSkip={props.roll.stop}
      />
    </Show>
    <Show when={!props.roll.rolling()}>
      <p>
        <b>{props.name}</b> {props.words} <Cite case={props.case} />
        <small>
          {props.label}
          {props.die ? `, die ${props.die}` : ', no die needed'}
        </small>
      </p>
    </Show>
  </div>
);

/** What may be done with a plan: declare it, note it for later, call it off. */
const PlanActs = (props: PlanProps): JSX.Element => {
  const table = useWar();
  const declare = () => listed(table.offered(), 'declare');
  const cancel = () => listed(table.offered(), 'cancel');
  /** Noted for later and given up for now: another attack comes first. */
  const putOff = async (): Promise<void> => {
    const plan = props.plan;
    const o = cancel();
    if (o && plan && (await table.play(o.choice))) props.plans.keepPlan(plan);
  };
  return (
    <>
      <button
        type="button"
        class="btn go roll"
        data-firm
        aria-disabled={!declare()}
        disabled={table.busy()}
        onClick={() => {
          const o = declare();
          if (o) void table.play(o.choice);
        }}
      >
        <span aria-hidden="true">
          <SmallDie face={3} />
        </span>
        <span>{props.automatic ? 'Declare it' : 'Declare and roll'}</span>
      </button>
      <Show when={cancel() && props.plan?.units.length}>
        <button
          type="button"
          class="btn"
          disabled={table.busy()}
          title="Keep it in the list and plan another one first"
          onClick={() => void putOff()}
        >
          For later
        </button>
      </Show>
      <Show when={cancel()}>
        {o => (
          <button type="button" class="btn" disabled={table.busy()} onClick={() => void table.play(o().choice)}>
            Call it off
          </button>
        )}
      </Show>
      <p class="why">
        {declare() ? props.warning : 'Add at least one unit.'} <Cite case={props.case} />
      </p>
    </>
  );
};
interface PlanProps {
  readonly plans: Plans;
  /** The plan at hand as it would be noted; nothing where it cannot be. */
  readonly plan: Plan | undefined;
  /** No die is rolled. */
  readonly automatic: boolean;
  /** What cannot be taken back once it is declared, and the case. */
  readonly warning: string;
  readonly case: string;
}
export const BattleActs = (
  props: PlanProps & {
    readonly roll: Roll;
    readonly ours: boolean;
    readonly planned: boolean;
    readonly over: boolean;
    readonly putAway: () => void;
    /** What is chosen after the die. */
    readonly children: JSX.Element;
  },
): JSX.Element => (
  <div class="act" classList={{ plan: props.planned }}>
    <Switch>
      <Match when={props.roll.rolling()}>
        <button type="button" class="btn go roll skip" onClick={props.roll.stop}>
          <Icon name="speed" />
          Show the result
        </button>
      </Match>
      <Match when={props.over && !props.ours}>{null}</Match>
      <Match when={props.over}>
        <button type="button" class="btn pri roll" onClick={() => props.putAway()}>
          Go on
        </button>
      </Match>
      <Match when={props.planned && props.ours}>
        <PlanActs {...props} />
      </Match>
      <Match when={!props.planned}>{props.children}</Match>
    </Switch>
  </div>
);
