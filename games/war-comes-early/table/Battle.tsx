/** 12.0 An attack: who is in it with what, who defends, the odds with every shift and its case, and what each die would bring. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { lastFight } from '../../../screen/fight/told.ts';
import { Ledger, type LedgerLine } from '../../../screen/fight/Ledger.tsx';
import type { BattleView, OddsView, UnitView } from '../view.ts';
import { Counter } from '../../../screen/war/Counter.tsx';
import { FIGHT } from './reading.ts';
import { useWce } from './state.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));
const between = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least} to ${most}`;

const Side = (props: {
  readonly name: string;
  readonly units: readonly UnitView[];
  readonly more?: string | undefined;
}): JSX.Element => (
  <div class="force">
    <b>{props.name}</b>
    <span class="boxed">
      <For each={props.units}>{u => <Counter of={u} size={38} />}</For>
      <Show when={props.more}>{words => <em>{words()}</em>}</Show>
    </span>
  </div>
);
/** 12.1 Strength against strength, and the difference. */
const sumsOf = (o: OddsView, ours: boolean): readonly LedgerLine[] => [
  { name: 'Attack', case: '12.1', to: o.attack, ours },
  { name: 'Defence', case: '12.1', to: between(o.defence), ours: !ours },
  {
    name: o.mechanised ? 'Difference, German mechanised line' : 'Difference',
    case: '12.1',
    to: between([o.attack - o.defence[1], o.attack - o.defence[0]]),
  },
];
const shiftsOf = (o: OddsView, ours: boolean): readonly LedgerLine[] =>
  o.shifts.map(s => ({
    name: s.name,
    case: s.case,
    to: signed(s.value),
    shift: s.value,
    ours: s.value > 0 === ours,
  }));
const FACES = [1, 2, 3, 4, 5, 6];
/** 12.3 Corps equivalents that attacker and defender lose, by the die. */
const Results = (props: { readonly odds: OddsView }): JSX.Element => (
  <table class="crt">
    <caption class="vh">Corps equivalents lost by attacker and defender, by the die</caption>
    <thead>
      <tr>
        <td />
        <For each={FACES}>
          {face => (
            <th scope="col">
              <SmallDie face={face} />
            </th>
          )}
        </For>
      </tr>
    </thead>
    <tbody>
      <For each={props.odds.columns}>
        {c => (
          <tr>
            <th scope="row">{c.label}</th>
            <For each={c.results}>{r => <td>{r}</td>}</For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
const unknown = (b: BattleView): string =>
  [
    b.hidden ? `${b.hidden} not known` : '',
    b.garrison ? `garrison of ${b.garrison}` : '',
    b.defenders.length || b.hidden || b.garrison ? '' : 'nobody',
  ]
    .filter(Boolean)
    .join(', ');

export const BattleCard = (props: { readonly of: BattleView }): JSX.Element => {
  const table = useWce();
  const b = () => props.of;
  const ours = () => b().attacker === table.snap().eyes;
  return (
    <section class="battle" aria-label={`${b().flank ? 'Flank attack into' : 'Attack on'} ${b().hex}`}>
      <h3 class="sub">
        {b().flank ? 'Flank attack into' : b().momentum ? 'Momentum attack on' : 'Attack on'}{' '}
        {table.names.placed(b().hex)} <Cite case={b().flank ? '12.6' : b().momentum ? '12.7' : '12.0'} />
        <i class="stamp" classList={{ plan: b().stage === 'planning' }}>
          {b().stage === 'planning' ? 'planned' : 'declared'}
        </i>
      </h3>
      <p class="why">{table.names.groundOf(b().hex)}</p>
      <Side name="Attack" units={b().attackers} more={b().attackers.length ? undefined : 'nobody yet'} />
      <Side name="Defence" units={b().defenders} more={unknown(b())} />
      <Show when={b().breaking.length}>
        <p class="why">
          Break up before the die, out of supply: {b().breaking.join(', ')} <Cite case="10.5" />
        </p>
      </Show>
      <Show when={b().odds}>
        {o => (
          <>
            <Ledger caption="Strength" lines={sumsOf(o(), ours())} open />
            <Show when={o().shifts.length}>
              <Ledger caption="Shifts of the column" lines={shiftsOf(o(), ours())} open />
            </Show>
            <Results odds={o()} />
          </>
        )}
      </Show>
      <Show when={b().losses}>
        {l => (
          <p class="prompt">
            The {l().side === 'german' ? 'German' : 'Allied'} side still owes <b class="num">{l().owed}</b> corps
            equivalents. <Cite case="12.3" />
          </p>
        )}
      </Show>
    </section>
  );
};

/** What came of the attack last declared: until something else is told. */
export const LastBattle = (): JSX.Element => {
  const table = useWce();
  const fight = createMemo(() => lastFight(table.snap().log, FIGHT));
  return (
    <Show when={fight()}>
      {f => (
        <section class="battle" aria-label="The last attack">
          <h3 class="sub">
            The last attack <SmallDie face={Number(f().result.event['die'])} />
          </h3>
          <ul class="came">
            <For each={[...f().before, f().result, ...f().after].filter(l => l.text)}>
              {l => (
                <li>
                  {l.text} <Cite case={l.case} />
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
};
