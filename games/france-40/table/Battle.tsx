/** 11.0 An attack: who is in it with what, who defends, the odds with every shift and its case, the table, the die, and what follows. */
import { createMemo, For, Match, Show, Switch, type JSX } from 'solid-js';
import { groundOf, nameOf } from '../look/spoken.ts';
import type { AbleView, AttackerView, BattleView, OddsView } from '../view.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { createRoll, DiceTray } from '../../../screen/dice/Dice.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { Attacks } from './Attacks.tsx';
import { spread, type Fought } from './fought.ts';
import { sorted, keyed } from './choices.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { ChancesOf, Crt } from './Crt.tsx';
import { ChoiceButton, UnitRow } from './Orders.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { useHex } from './state.ts';
import { unitNamed } from './units.ts';
import { placed, unitTitle } from './words.ts';

const listed = (offered: readonly Offered[], verb: string, unit?: string): Offered | undefined =>
  offered.find(o => o.choice.do === verb && (unit === undefined || o.choice['unit'] === unit));

const Because = (props: { readonly of: AttackerView }): JSX.Element => (
  <small>
    {placed(props.of.hex)}
    <For each={props.of.because}>
      {b => (
        <>
          {' '}
          · {b.text} <Cite case={b.case} />
        </>
      )}
    </For>
  </small>
);
/** 11.8 One attacker with what it adds, and the way to leave it out. */
const Attacker = (props: { readonly of: AttackerView; readonly planned: boolean }): JSX.Element => {
  const table = useHex();
  const unit = () => unitNamed(table.view(), props.of.unit);
  const drop = () => listed(table.offered(), 'drop', props.of.unit);
  return (
    <tr classList={{ cutrow: props.of.because.length > 0 }}>
      <td class="cc">
        <Show when={unit()}>{u => <Counter of={u()} size={30} />}</Show>
      </td>
      <th scope="row">
        {unit() ? unitTitle(unit()!) : props.of.unit}
        <Because of={props.of} />
      </th>
      <td class="num af">
        <Show when={props.of.because.length && unit() && unit()!.attack !== props.of.factor}>
          <s>{unit()!.attack}</s>{' '}
        </Show>
        {props.of.factor}
      </td>
      <td class="rm">
        <Show when={props.planned && drop()}>
          {o => (
            <button
              type="button"
              aria-label={`Leave out ${props.of.unit}`}
              disabled={table.busy()}
              onClick={() => void table.play(o().choice)}
            >
              <Icon name="no" />
            </button>
          )}
        </Show>
      </td>
    </tr>
  );
};
/** The key of a choice, 0 where it has none. */
const useDigit = (): ((o: Offered) => number) => {
  const table = useHex();
  const keys = createMemo(() => keyed(sorted(table.offered(), table.view())));
  return o => keys().indexOf(o) + 1;
};
/** A unit next door: it joins with a click, or the reason why it cannot. */
const Able = (props: { readonly of: AbleView }): JSX.Element => {
  const table = useHex();
  const unit = () => unitNamed(table.view(), props.of.unit);
  const add = () => listed(table.offered(), 'add', props.of.unit);
  const digit = useDigit();
  const noted = () => {
    const plan = table.plans().find(p => p.units.includes(props.of.unit));
    return plan ? [`planned for ${plan.hex}`] : [];
  };
  return (
    <li classList={{ no: !add() }}>
      <Show
        when={add()}
        fallback={
          <span class="able off">
            <Show when={unit()}>{u => <Counter of={u()} size={26} />}</Show>
            <span class="ut">
              {unit() ? unitTitle(unit()!) : props.of.unit}
              <small>
                {props.of.refused?.text} <Show when={props.of.refused}>{r => <Cite case={r().case} />}</Show>
              </small>
            </span>
          </span>
        }
      >
        {o => (
          <button
            type="button"
            class="able"
            disabled={table.busy()}
            onClick={() => {
              table.setHover();
              void table.play(o().choice);
            }}
            onPointerEnter={() => table.setHover(props.of.hex)}
            onPointerLeave={() => table.setHover()}
          >
            <kbd aria-hidden="true" classList={{ none: digit(o()) < 1 }}>
              {digit(o())}
            </kbd>
            <span class="vh">Add {props.of.unit}, </span>
            <Show when={unit()}>{u => <Counter of={u()} size={26} />}</Show>
            <span class="ut">
              {unit() ? unitTitle(unit()!) : props.of.unit}
              <small>{[placed(props.of.hex), ...noted(), ...props.of.because.map(b => b.text)].join(' · ')}</small>
            </span>
            <b class="num">+{props.of.factor}</b>
          </button>
        )}
      </Show>
    </li>
  );
};
const Forces = (props: { readonly battle: BattleView; readonly planned: boolean }): JSX.Element => {
  const defence = () => props.battle.defenders.reduce((sum, u) => sum + u.defence, 0);
  const total = () => {
    const d = props.battle.odds?.defence;
    return !d ? (props.battle.hidden ? `${defence()}+` : defence()) : d[0] === d[1] ? d[0] : `${d[0]}–${d[1]}`;
  };
  return (
    <div class="forces">
      <table class="att">
        <caption class="vh">Attackers</caption>
        <tbody>
          <For each={props.battle.attackers}>{a => <Attacker of={a} planned={props.planned} />}</For>
        </tbody>
      </table>
      <div class="dfn" role="group" aria-label="Defenders">
        <For each={props.battle.defenders}>{u => <Counter of={u} size={30} />}</For>
        <For each={Array.from({ length: props.battle.hidden })}>
          {() => <CounterBack nation={props.battle.defenders[0]?.nation ?? 'French'} size={30} />}
        </For>
        <span class="dt">
          <For each={props.battle.defenders}>
            {u => (
              <span>
                {u.nation} {unitTitle(u)} <b>{u.defence}</b>
              </span>
            )}
          </For>
          <Show when={!props.battle.defenders.length && !props.battle.hidden && !props.battle.fort}>
            <span>Nobody is left in the hex.</span>
          </Show>
          <Show when={props.battle.hidden}>
            <span>
              {props.battle.hidden} more, not known <Cite case="3.10" />
            </span>
          </Show>
          <Show when={props.battle.fort}>
            {f => (
              <span>
                Fort, strength <b>{f().defence}</b> <Cite case="11.14" />
              </span>
            )}
          </Show>
        </span>
        <b class="num tot">{total()}</b>
      </div>
    </div>
  );
};
/** A column after each shift, so that the ledger reads like a sum. */
const Ledger = (props: { readonly odds: OddsView }): JSX.Element => {
  const { columns } = useHex().box.charts;
  const steps = createMemo(() => {
    let at = columns.indexOf(props.odds.ratios.at(-1)!);
    return props.odds.shifts.map(s => {
      at += s.value;
      return { ...s, to: columns[at] ?? (at < 0 ? 'below' : 'above') };
    });
  });
  return (
    <Show when={steps().length}>
      <table class="led">
        <caption class="vh">Shifts</caption>
        <tbody>
          <For each={steps()}>
            {s => (
              <tr>
                <td class="sh" aria-label={`${Math.abs(s.value)} to the ${s.value > 0 ? 'right' : 'left'}`}>
                  <For each={Array.from({ length: Math.abs(s.value) })}>
                    {() => <i classList={{ lt: s.value < 0 }} />}
                  </For>
                </td>
                <th scope="row">{s.name}</th>
                <td>
                  <Cite case={s.case} />
                </td>
                <td class="num to">{props.odds.sure ? s.to : ''}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
};
/** Factors that are missing for the next column. */
const missing = (o: OddsView): string => {
  const ratio = o.sure && /^(\d+):1$/.exec(o.ratios[0]!)?.[1];
  const more = ratio ? (Number(ratio) + 1) * o.defence[0] - o.attack : 0;
  return more > 0 ? `${more} more make ${Number(ratio) + 1}:1` : '';
};
const Odds = (props: { readonly odds: OddsView }): JSX.Element => (
  <div class="odds">
    <b>{props.odds.attack}</b>
    <span>on</span>
    <b>
      {props.odds.defence[0] === props.odds.defence[1]
        ? props.odds.defence[0]
        : `${props.odds.defence[0]}–${props.odds.defence[1]}`}
    </b>
    <span>is</span>
    <b class="o">{spread(props.odds.ratios)}</b>
    <Cite case="11.10" />
    <em>{missing(props.odds)}</em>
  </div>
);
/** After the die: who pays, who goes back where and why not elsewhere, who advances. */
const Follow = (props: { readonly battle: BattleView }): JSX.Element => {
  const table = useHex();
  const lists = createMemo(() => sorted(table.offered(), table.view()));
  const digit = useDigit();
  const words = (): readonly [string, string] => {
    const { losses, advance, stage } = props.battle;
    const mine = table.offered().length > 0;
    if (losses)
      return [
        mine
          ? `Choose who loses ${losses.what === 'step' ? 'a step' : 'a whole unit'}.`
          : `${losses.side === 'german' ? 'The Germans choose' : 'The Allies choose'} a loss.`,
        losses.case,
      ];
    if (stage === 'retreat')
      return [
        mine ? 'Lead each unit back one hex: lit hexes on the map, or the list.' : 'The defender goes back.',
        '11.3',
      ];
    if (advance)
      return [
        mine
          ? `The hex is empty: advance${advance.must ? '. The French must send at least one' : ', or stay'}.`
          : 'The attacker may advance.',
        '11.1',
      ];
    return ['', '11.10'];
  };
  return (
    <div class="follow">
      <Show when={words()[0]}>
        <p class="prompt">
          {words()[0]} <Cite case={words()[1]} />
        </p>
      </Show>
      <For each={lists().sections}>
        {s => (
          <>
            <h3 class="sub">{s.title}</h3>
            <ul class="picks">
              <For each={s.rows}>{row => <UnitRow row={row} digit={digit(row.of)} />}</For>
            </ul>
          </>
        )}
      </For>
      <For each={props.battle.retreats ?? []}>
        {r => (
          <Show when={r.ways.some(w => !w.ok)}>
            <details class="barred">
              <summary>
                {r.unit}: barred hexes <span class="num">{r.ways.filter(w => !w.ok).length}</span>
              </summary>
              <ul>
                <For each={r.ways.filter(w => !w.ok)}>
                  {w => (
                    <li>
                      <Icon name="bar" />
                      <span>
                        {placed(w.hex)}: {w.why}
                      </span>
                      <Cite case={w.case ?? '11.3'} />
                    </li>
                  )}
                </For>
              </ul>
            </details>
          </Show>
        )}
      </For>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <ChoiceButton of={o} digit={digit(o)} />}</For>
      </ul>
    </div>
  );
};

export function Battle(props: { readonly fought: Fought; readonly putAway: () => void }): JSX.Element {
  const table = useHex();
  const battle = () => props.fought.battle;
  const fallen = () => props.fought.fallen;
  const planned = () => battle().stage === 'planning' && !fallen();
  const roll = createRoll(
    () => (fallen()?.die ? [fallen()!.die] : []),
    () => new Set<number>(),
  );
  const owner = () => battle().attacker === table.snap().eyes;
  const declare = () => listed(table.offered(), 'declare');
  const cancel = () => listed(table.offered(), 'cancel');
  const support = () => listed(table.offered(), 'support');
  /** Off the table there is nothing to roll for. */
  const automatic = () => {
    const c = battle().odds?.columns;
    return !planned() || !c
      ? undefined
      : c.at(-1)!.column < 0
        ? 'Below 1:5: no die is rolled, the attackers suffer.'
        : c[0]!.column > 9
          ? 'Above 6:1: no die is needed, the defenders suffer.'
          : undefined;
  };
  /** Noted for later and given up for now: another attack comes first. */
  const putOff = async (): Promise<void> => {
    const { hex, attackers, odds } = battle();
    const plan = { hex, units: attackers.map(a => a.unit), odds: spread(odds?.columns.map(c => c.label) ?? []) };
    if (await table.play(cancel()!.choice)) table.keepPlan(plan);
  };
  const result = () => battle().results.find(r => r.result === fallen()?.result);
  return (
    <section class="fight f40" aria-label={`Attack on ${placed(battle().hex)}`}>
      <Attacks now={battle()} fallen={fallen()} />
      <h2 class="big">
        {nameOf(battle().hex) || battle().hex}{' '}
        <span>{[nameOf(battle().hex) ? battle().hex : '', groundOf(battle().hex)].filter(Boolean).join(' · ')}</span>
        <i class="stamp" classList={{ plan: planned() }}>
          {planned() ? 'planned' : 'declared'}
        </i>
      </h2>
      <Forces battle={battle()} planned={planned()} />
      <Show when={planned() && owner() && battle().able.length}>
        <h3 class="sub">
          Next door <Cite case="11.2" />
        </h3>
        <ul class="ables">
          <For each={battle().able}>{a => <Able of={a} />}</For>
        </ul>
      </Show>
      <Show when={planned() && support()}>
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
      <Show when={battle().odds}>
        {o => (
          <>
            <Odds odds={o()} />
            <Ledger odds={o()} />
          </>
        )}
      </Show>
      <Show when={!planned() && !battle().odds && fallen()}>
        <div class="odds">
          <span>fought at</span>
          <b class="o">{fallen()!.label}</b>
          <Cite case="11.10" />
        </div>
      </Show>
      <Show when={automatic()}>
        {words => (
          <p class="why">
            {words()} <Cite case="11.10" />
          </p>
        )}
      </Show>
      <Crt odds={battle().odds} fallen={fallen()} rolling={roll.rolling()} />
      <Show
        when={fallen()}
        fallback={<Show when={battle().odds}>{o => <ChancesOf columns={o().columns} words={battle().results} />}</Show>}
      >
        {f => (
          <div class="fell" role="status">
            <Show when={f().die}>
              <DiceTray
                rolled={[f().die]}
                count={1}
                needs={0}
                plain
                rolling={roll.rolling()}
                inAir={roll.inAir()}
                onSkip={roll.stop}
              />
            </Show>
            <Show when={!roll.rolling()}>
              <p>
                <b>{result()?.name ?? f().result}</b> {result()?.words}. <Cite case={result()?.case ?? '11.10'} />
                <small>
                  {f().label}
                  {f().die ? `, die ${f().die}` : ', no die needed'}
                </small>
              </p>
            </Show>
          </div>
        )}
      </Show>
      <div class="act" classList={{ plan: planned() }}>
        <Switch>
          <Match when={roll.rolling()}>
            <button type="button" class="btn go roll skip" onClick={roll.stop}>
              <Icon name="speed" />
              Show the result
            </button>
          </Match>
          <Match when={props.fought.over}>
            <button type="button" class="btn pri roll" onClick={() => props.putAway()}>
              Go on
            </button>
          </Match>
          <Match when={planned() && owner()}>
            <button
              type="button"
              class="btn go roll"
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
              <span>{automatic() ? 'Declare it' : 'Declare and roll'}</span>
            </button>
            <Show when={cancel() && battle().attackers.length}>
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
          </Match>
          <Match when={!planned()}>
            <Follow battle={battle()} />
          </Match>
        </Switch>
      </div>
    </section>
  );
}
