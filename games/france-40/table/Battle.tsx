/** 11.0 An attack: who is in it with what, who defends, the odds with every shift and its case, the table, the die, and what follows. */
import { Match, Show, Switch, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { createRoll, DiceTray } from '../../../screen/dice/Dice.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { BattleView } from '../view.ts';
import { Attacks } from './Attacks.tsx';
import { listed } from '../../../screen/war/choices.ts';
import { ChancesOf, Crt } from './Crt.tsx';
import { Follow } from './Follow.tsx';
import { Forces } from './Forces.tsx';
import { spread, sumsOf, type Fallen, type Fought } from './fought.ts';
import { Joiners } from './Joiners.tsx';
import { capital } from '../../../screen/words.ts';
import { Odds, Shifts } from './Odds.tsx';
import { cameOf, RESULT_NAMES } from './outcome.ts';
import { calledIn } from './called.ts';
import { useHex } from './state.ts';

type Roll = ReturnType<typeof createRoll>;
const isPlanned = ({ battle, fallen }: Fought): boolean => battle.stage === 'planning' && !fallen;

/** Off the table there is nothing to roll for. */
const automaticIn = (fought: Fought, columns: readonly string[]): string | undefined => {
  const found = fought.battle.odds?.columns;
  const [first] = found ?? [];
  const last = found?.at(-1);
  if (!isPlanned(fought) || !first || !last) return undefined;
  if (last.column < 0) return `Below ${columns[0]}: no die is rolled, the attackers suffer.`;
  return first.column >= columns.length
    ? `Above ${columns.at(-1)}: no die is needed, the defenders suffer.`
    : undefined;
};

const Head = (props: { readonly hex: string; readonly planned: boolean }): JSX.Element => {
  const { names } = useHex();
  return (
    <h2 class="big">
      {names.nameOf(props.hex) || props.hex}{' '}
      <span>{[names.nameOf(props.hex) ? props.hex : '', names.groundOf(props.hex)].filter(Boolean).join(' · ')}</span>
      <i class="stamp" classList={{ plan: props.planned }}>
        {props.planned ? 'planned' : 'declared'}
      </i>
    </h2>
  );
};

/** 11.2 While it is planned: whoever may join, and what may support it. */
const Joining = (props: { readonly battle: BattleView; readonly ours: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <>
      <Show when={props.ours}>
        <Joiners battle={props.battle} />
      </Show>
      <Show when={listed(table.offered(), 'support')}>
        {o => (
          <button
            type="button"
            class="btn sm support"
            disabled={table.busy()}
            onClick={() => void table.play(o().choice)}
          >
            {o().text} <Cite case="5.17" />
          </button>
        )}
      </Show>
    </>
  );
};

/** The die where it fell, what the table says, and what came of it. */
const Fell = (props: { readonly fought: Fought; readonly of: Fallen; readonly roll: Roll }): JSX.Element => {
  const { view, names } = useHex();
  const say = calledIn(view, names);
  const result = () => props.fought.battle.results.find(r => r.result === props.of.result);
  const words = (): string =>
    (props.fought.told && cameOf(props.fought.told, say)) || `${capital(result()?.words ?? '')}.`;
  return (
    <div class="fell" role="status">
      <Show when={props.of.die}>
        <DiceTray
          rolled={[props.of.die]}
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
          <b>{RESULT_NAMES[props.of.result][0]}</b> {words()} <Cite case={RESULT_NAMES[props.of.result][1]} />
          <small>
            {props.of.label}
            {props.of.die ? `, die ${props.of.die}` : ', no die needed'}
          </small>
        </p>
      </Show>
    </div>
  );
};

/** What may be done with a plan: declare it, note it for later, call it off. */
const PlanActs = (props: { readonly battle: BattleView; readonly automatic: boolean }): JSX.Element => {
  const table = useHex();
  const declare = () => listed(table.offered(), 'declare');
  const cancel = () => listed(table.offered(), 'cancel');
  /** Noted for later and given up for now: another attack comes first. */
  const putOff = async (): Promise<void> => {
    const { hex, attackers, odds } = props.battle;
    const plan = {
      hex,
      units: attackers.map(a => a.unit),
      odds: spread(odds?.columns.map(c => c.label) ?? []),
      sums: sumsOf(attackers),
    };
    const o = cancel();
    if (o && (await table.play(o.choice))) table.keepPlan(plan);
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
      <Show when={cancel() && props.battle.attackers.length}>
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
        {declare()
          ? 'Once declared the stack is looked at and the die falls: neither can be taken back.'
          : 'Add at least one unit.'}{' '}
        <Cite case="3.10" />
      </p>
    </>
  );
};
const Acts = (props: {
  readonly fought: Fought;
  readonly ours: boolean;
  readonly automatic: boolean;
  readonly roll: Roll;
  readonly putAway: () => void;
}): JSX.Element => (
  <div class="act" classList={{ plan: isPlanned(props.fought) }}>
    <Switch>
      <Match when={props.roll.rolling()}>
        <button type="button" class="btn go roll skip" onClick={props.roll.stop}>
          <Icon name="speed" />
          Show the result
        </button>
      </Match>
      <Match when={props.fought.over && !props.ours}>{null}</Match>
      <Match when={props.fought.over}>
        <button type="button" class="btn pri roll" onClick={() => props.putAway()}>
          Go on
        </button>
      </Match>
      <Match when={isPlanned(props.fought) && props.ours}>
        <PlanActs battle={props.fought.battle} automatic={props.automatic} />
      </Match>
      <Match when={!isPlanned(props.fought)}>
        <Follow battle={props.fought.battle} />
      </Match>
    </Switch>
  </div>
);

/** The sum of the attack; of one fought without its plan the column alone. */
const Sum = (props: { readonly fought: Fought; readonly automatic: string | undefined }): JSX.Element => (
  <>
    <Show when={props.fought.battle.odds}>
      {o => (
        <>
          <Odds odds={o()} />
          <Shifts odds={o()} />
        </>
      )}
    </Show>
    <Show when={!isPlanned(props.fought) && !props.fought.battle.odds && props.fought.fallen}>
      {f => (
        <div class="odds">
          <span>fought at</span>
          <b class="o">{f().label}</b>
          <Cite case="11.10" />
        </div>
      )}
    </Show>
    <Show when={props.automatic}>
      {words => (
        <p class="why">
          {words()} <Cite case="11.10" />
        </p>
      )}
    </Show>
  </>
);

export function Battle(props: { readonly fought: Fought; readonly putAway: () => void }): JSX.Element {
  const table = useHex();
  const battle = () => props.fought.battle;
  const fallen = () => props.fought.fallen;
  const planned = () => isPlanned(props.fought);
  const ours = () => battle().attacker === table.snap().eyes;
  const automatic = () => automaticIn(props.fought, table.box.charts.columns);
  const roll = createRoll(
    () => {
      const die = fallen()?.die;
      return die ? [die] : [];
    },
    () => new Set<number>(),
    () => !ours() && !table.snap().replaying,
  );
  return (
    <section class="fight war" aria-label={`Attack on ${table.names.placed(battle().hex)}`}>
      <Attacks now={battle()} fallen={fallen()} />
      <Head hex={battle().hex} planned={planned()} />
      <Forces battle={battle()} planned={planned()} />
      <Show when={planned()}>
        <Joining battle={battle()} ours={ours()} />
      </Show>
      <Sum fought={props.fought} automatic={automatic()} />
      <Crt odds={battle().odds} fallen={fallen()} rolling={roll.rolling()} />
      <Show
        when={fallen()}
        fallback={
          <Show when={battle().odds}>
            {o => <ChancesOf columns={o().columns} words={battle().results} hidden={battle().hidden} />}
          </Show>
        }
      >
        {f => <Fell fought={props.fought} of={f()} roll={roll} />}
      </Show>
      <Acts
        fought={props.fought}
        ours={ours()}
        automatic={automatic() !== undefined}
        roll={roll}
        putAway={props.putAway}
      />
    </section>
  );
}
