/** 11.0 An attack: attackers and defenders, the odds with every shift and its case, the results table, the die, and what follows. */
import { createMemo, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { AttacksWith } from '../../../screen/war/Attacks.tsx';
import { spread, sumsOf } from '../../../screen/war/battle.ts';
import { BattleActs, BattleHead, createDie, Fell, type Roll } from '../../../screen/war/Battle.tsx';
import { Forces } from '../../../screen/war/Forces.tsx';
import { isPlanned } from '../../../screen/war/battle-progress.ts';
import { Joiners, Support } from '../../../screen/war/Joiners.tsx';
import type { Plan } from '../../../screen/war/plans.ts';
import { capital } from '../../../screen/words.ts';
import type { BattleView } from '../view.ts';
import { calledIn } from './called.ts';
import { ChancesOf, Crt } from './Crt.tsx';
import { Follow } from './Follow.tsx';
import { earlier, type Fallen, type Fought } from './fought.ts';
import { Odds, Shifts } from './Odds.tsx';
import { cameOf, RESULT_NAMES } from './outcome.ts';
import { useHex } from './state.ts';
import { unitAsTold, unitNamed } from './units.ts';

/** 11.10 The sentence for an attack whose result is automatic. */
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

/** 11.2 While the attack is planned: the units that may join, and the support. */
const Joining = (props: { readonly battle: BattleView; readonly ours: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <>
      <Show when={props.ours}>
        <Joiners able={props.battle.able} case="11.2" unitNamed={name => unitNamed(table.view(), name)} plans={table} />
      </Show>
      <Support case="5.17" />
    </>
  );
};

/** The odds of the attack; only the column where the log has no more. */
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

/** The fort of a battle. */
const FortLine = (props: { readonly of: BattleView['fort'] }): JSX.Element => (
  <Show when={props.of}>
    {f => (
      <span>
        Fort, strength <b>{f().defence}</b> <Cite case="11.14" />
      </span>
    )}
  </Show>
);
const planOf = ({ hex, attackers, odds }: BattleView): Plan => ({
  hex,
  units: attackers.map(a => a.unit),
  odds: spread(odds?.columns.map(c => c.label) ?? []),
  sums: sumsOf(attackers),
});

/** The attackers with their factors, and the defenders. */
const Opposed = (props: { readonly battle: BattleView; readonly planned: boolean }): JSX.Element => {
  const { view } = useHex();
  const stepsOf = (unit: string): number => props.battle.attackers.find(x => x.unit === unit)?.steps ?? 1;
  return (
    <Forces
      attackers={props.battle.attackers}
      unitOf={a => unitAsTold(view(), a.unit, stepsOf(a.unit))}
      planned={props.planned}
      defenders={props.battle.defenders}
      hidden={props.battle.hidden}
      whose={props.battle.defenders[0] ?? { nation: 'French', side: 'allied' }}
      defence={props.battle.odds?.defence}
      seenBy="3.10"
      works={<FortLine of={props.battle.fort} />}
      hasWorks={props.battle.fort !== undefined}
    />
  );
};
/** Before the roll the chances of each result, afterwards the die and what it did. */
const Outcome = (props: { readonly fought: Fought; readonly roll: Roll }): JSX.Element => {
  const table = useHex();
  const say = calledIn(table.view, table.names);
  const battle = () => props.fought.battle;
  const came = (f: Fallen): string =>
    (props.fought.told && cameOf(props.fought.told, say)) ||
    `${capital(battle().results.find(r => r.result === f.result)?.words ?? '')}.`;
  return (
    <Show
      when={props.fought.fallen}
      fallback={
        <Show when={battle().odds}>
          {o => <ChancesOf columns={o().columns} words={battle().results} hidden={battle().hidden} />}
        </Show>
      }
    >
      {f => (
        <Fell
          die={f().die}
          roll={props.roll}
          name={RESULT_NAMES[f().result][0]}
          words={came(f())}
          case={RESULT_NAMES[f().result][1]}
          label={f().label}
        />
      )}
    </Show>
  );
};

export function Battle(props: { readonly fought: Fought; readonly putAway: () => void }): JSX.Element {
  const table = useHex();
  const battle = () => props.fought.battle;
  const planned = () => isPlanned(props.fought);
  const ours = () => battle().attacker === table.snap().eyes;
  const automatic = () => automaticIn(props.fought, table.box.charts.columns);
  const roll = createDie(() => props.fought.fallen?.die, ours);
  const before = createMemo(() => earlier(table.snap().log, battle().attacker));
  return (
    <section class="fight war" aria-label={`Attack on ${table.names.placed(battle().hex)}`}>
      <AttacksWith
        fought={props.fought}
        before={before()}
        plans={ours() ? table : undefined}
        shortOf={u => unitNamed(table.view(), u)?.short ?? u}
      />
      <BattleHead hex={battle().hex} planned={planned()} />
      <Opposed battle={battle()} planned={planned()} />
      <Show when={planned()}>
        <Joining battle={battle()} ours={ours()} />
      </Show>
      <Sum fought={props.fought} automatic={automatic()} />
      <Crt odds={battle().odds} fallen={props.fought.fallen} rolling={roll.rolling()} />
      <Outcome fought={props.fought} roll={roll} />
      <BattleActs
        plans={table}
        plan={planOf(battle())}
        automatic={automatic() !== undefined}
        warning="Once declared the stack is looked at and the die falls: neither can be taken back."
        case="3.10"
        roll={roll}
        ours={ours()}
        planned={planned()}
        over={props.fought.over}
        putAway={props.putAway}
      >
        <Follow battle={battle()} />
      </BattleActs>
    </section>
  );
}
