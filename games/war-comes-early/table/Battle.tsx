/** 12.0 An attack: who is in it with what, who defends, both lines of the table, every shift with its case, the die, and what follows. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { AttacksWith } from '../../../screen/war/Attacks.tsx';
import { between, spread, sumsOf } from '../../../screen/war/battle.ts';
import { BattleActs, BattleHead, createDie, Fell, type Roll } from '../../../screen/war/Battle.tsx';
import { Forces } from '../../../screen/war/Forces.tsx';
import { isPlanned } from '../../../screen/war/battle-progress.ts';
import { Joiners, Support } from '../../../screen/war/Joiners.tsx';
import type { Plan } from '../../../screen/war/plans.ts';
import type { BattleView, OddsView } from '../view.ts';
import { everyUnit } from './choices.ts';
import { Chances, Crt } from './Crt.tsx';
import { Follow } from './Follow.tsx';
import { earlier, type Fallen, type Fought } from './fought.ts';
import { useWce } from './state.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));
const difference = (o: OddsView): string =>
  between([o.attack - o.defence[1], o.attack - o.defence[0]]).replaceAll('-', '−');

/** 12.1, 12.2 The difference as a sum, and the shifts with the column after each. */
const Sum = (props: { readonly odds: OddsView }): JSX.Element => {
  const sure = () => props.odds.columns.length === 1;
  return (
    <>
      <div class="odds">
        <b>{props.odds.attack}</b>
        <span>less</span>
        <b>{between(props.odds.defence)}</b>
        <span>is</span>
        <b class="o">{difference(props.odds)}</b>
        <Cite case="12.1" />
        <em>{props.odds.mechanised ? 'German mechanised line' : 'usual line'}</em>
      </div>
      <Show when={props.odds.shifts.length}>
        <Ledger
          caption="Shifts"
          open
          lines={props.odds.shifts.map(s => ({
            name: s.name,
            case: s.case,
            shift: s.value,
            to: sure() ? s.to : signed(s.value),
          }))}
        />
      </Show>
    </>
  );
};
/** 12.8 What is known of the 7th Flieger Division while the attack is planned. */
const fliegerWords = ({ flieger, jumped }: BattleView): string => {
  if (!jumped) return 'The 7th Flieger Division jumps first: on a 1 or 2 it is destroyed and shifts nothing.';
  return flieger
    ? 'The 7th Flieger Division has landed here. If you cancel the attack, it is removed.'
    : 'The 7th Flieger Division was destroyed: it shifts nothing.';
};
const Flieger = (props: { readonly of: BattleView }): JSX.Element => {
  return (
    <>
      <Support case="12.8" />
      <Show when={(props.of.flieger || props.of.jumped) && props.of.stage === 'planning'}>
        <p class="why">
          {fliegerWords(props.of)} <Cite case="12.8" />
        </p>
      </Show>
    </>
  );
};
const title = ({ flank, momentum }: BattleView): string | undefined => {
  if (flank) return 'Flank:';
  return momentum ? 'Momentum:' : undefined;
};
/** What came of it, as the log has it. */
const cameOf = ({ told }: Fought): string =>
  told?.after
    .map(l => l.text)
    .filter(Boolean)
    .join(' ') || 'Nothing more has come of it.';
const planOf = ({ hex, attackers, adds, odds, flank, momentum }: BattleView): Plan | undefined =>
  flank || momentum
    ? undefined
    : {
        hex,
        units: attackers.map(u => u.name),
        odds: spread(odds?.columns.map(c => c.label) ?? []),
        sums: sumsOf(adds),
      };

/** Who is in it with what, and who defends; 11.5 a garrison stands with them. */
const Opposed = (props: { readonly battle: BattleView; readonly planned: boolean }): JSX.Element => {
  const table = useWce();
  return (
    <Forces
      attackers={props.battle.adds}
      unitOf={a => props.battle.attackers.find(u => u.name === a.unit)}
      planned={props.planned}
      defenders={props.battle.defenders}
      hidden={props.battle.hidden}
      whose={table.stacks().get(props.battle.hex) ?? { nation: 'Polish', side: 'allied' }}
      defence={props.battle.odds?.defence}
      seenBy="8.3"
      hasWorks={props.battle.garrison > 0 || props.battle.flank}
      works={
        <Show when={props.battle.garrison}>
          {g => (
            <span>
              Garrison <b>{g()}</b> <Cite case="11.5" />
            </span>
          )}
        </Show>
      }
    />
  );
};
/** What needs no die: a flank that is turned, units that break up before it. */
const BeforeTheDie = (props: { readonly of: BattleView }): JSX.Element => (
  <>
    <Show when={props.of.flank}>
      <p class="why">
        The hex is empty and in an enemy zone: they go in without a die and without loss. <Cite case="12.6" />
      </p>
    </Show>
    <For each={props.of.breaking}>
      {name => (
        <p class="why">
          {name} is out of supply and breaks up before the die; the enemy scatters what is too much.{' '}
          <Cite case="10.5" />
        </p>
      )}
    </For>
  </>
);
const lost = ({ losses: [attacker, defender] }: Fallen): string =>
  `${attacker} of the attacker’s, ${defender} of the defender’s corps.`;
/** The table, and what the die may bring, or the die where it fell and what came of it. */
const Outcome = (props: { readonly fought: Fought; readonly roll: Roll }): JSX.Element => {
  const battle = () => props.fought.battle;
  return (
    <>
      <Show when={!battle().flank}>
        <Crt odds={battle().odds} fallen={props.fought.fallen} rolling={props.roll.rolling()} />
      </Show>
      <Show
        when={props.fought.fallen}
        fallback={<Show when={battle().odds}>{o => <Chances of={battle()} odds={o()} />}</Show>}
      >
        {f => (
          <Fell
            die={f().die}
            roll={props.roll}
            name={f().losses.join('/')}
            words={`${lost(f())} ${cameOf(props.fought)}`}
            case="12.3"
            label={f().label}
          />
        )}
      </Show>
    </>
  );
};
/** What cannot be taken back, and the case. */
const warningOf = ({ flank }: BattleView): readonly [words: string, cite: string] =>
  flank
    ? ['Once declared they are in the hex.', '12.6']
    : ['Once declared the stack is looked at and the die falls: neither can be taken back.', '8.3'];

export function Battle(props: { readonly fought: Fought; readonly putAway: () => void }): JSX.Element {
  const table = useWce();
  const battle = () => props.fought.battle;
  const planned = () => isPlanned(props.fought);
  const ours = () => battle().attacker === table.snap().eyes;
  const roll = createDie(() => props.fought.fallen?.die, ours);
  const unitNamed = (name: string) => everyUnit(table.view()).find(u => u.name === name);
  const before = createMemo(() => earlier(table.snap().log, battle().attacker));
  return (
    <section class="fight war wce" aria-label={`Attack on ${table.names.placed(battle().hex)}`}>
      <AttacksWith
        fought={props.fought}
        before={before()}
        plans={ours() ? table : undefined}
        shortOf={u => unitNamed(u)?.short ?? u}
      />
      <BattleHead hex={battle().hex} planned={planned()} before={title(battle()) ?? ''} />
      <Opposed battle={battle()} planned={planned()} />
      <Show when={planned() && ours()}>
        <Joiners able={battle().able} case="12.0" unitNamed={unitNamed} plans={table} />
        <Flieger of={battle()} />
      </Show>
      <BeforeTheDie of={battle()} />
      <Show when={battle().odds}>{o => <Sum odds={o()} />}</Show>
      <Outcome fought={props.fought} roll={roll} />
      <BattleActs
        plans={table}
        plan={planOf(battle())}
        automatic={battle().flank}
        warning={warningOf(battle())[0]}
        case={warningOf(battle())[1]}
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
