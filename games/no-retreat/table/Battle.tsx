/** 14.5 The battle: the chain it hangs in, its seven steps, who attacks whom, what is committed, every shift with its case, the table and the chances of each result. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { BattleChain } from '../../../screen/parts/Chain.tsx';
import { Chit } from '../../../screen/parts/Chit.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import { ABILITIES, COLUMNS, type Ability, type TableId } from '../data/rows.ts';
import { backOf } from '../look/chits.ts';
import type { BattleView, OddsView, SideName, SupportView, UnitView } from '../view.ts';
import { Chances, Crt } from './Crt.tsx';
import { chainOf, fallenIn, thrownOdds, toldOf, type Fallen } from './links.ts';
import { codeOf, wordsOf } from './results.ts';
import { useNr } from './state.ts';

const Force = (props: { readonly name: string; readonly units: readonly UnitView[] }): JSX.Element => (
  <div class="nr-force" role="group" aria-label={props.name}>
    <For each={props.units}>{u => <Counter of={u} size={38} />}</For>
  </div>
);
const Forces = (props: { readonly of: BattleView }): JSX.Element => (
  <div class="nr-forces">
    <Force name="Attackers" units={props.of.attackers} />
    <Show when={props.of.attackers.length} fallback={<p class="why">Nobody attacks yet.</p>}>
      <svg class="chain-to" viewBox="0 0 30 10" role="img" aria-label="attack">
        <path d="M1 5h24M20 1l6 4-6 4" />
      </svg>
    </Show>
    <Force name="Defenders" units={props.of.defenders} />
  </div>
);

// 14.5-3 What is committed: a marker each, then a card each, the Allied player first -----------------------------------
const SLOTS = [
  ['allied', 'marker', 'Allied marker'],
  ['german', 'marker', 'German marker'],
  ['allied', 'card', 'Allied card'],
  ['german', 'card', 'German card'],
] as const;
const isAbility = (what: string): what is Ability => (ABILITIES as readonly string[]).includes(what);
const committedIn = (b: BattleView, side: SideName, what: 'marker' | 'card'): readonly SupportView[] =>
  b.support.filter(s => s.side === side && (s.card !== undefined) === (what === 'card'));
const Slots = (props: { readonly of: BattleView; readonly step: string }): JSX.Element => {
  const at = () => SLOTS.findIndex(([, , name]) => name === props.step);
  const empty = (i: number): string => {
    if (props.of.step > 2 || (at() >= 0 && i < at())) return 'none';
    return i === at() ? 'now' : 'still to come';
  };
  return (
    <dl class="nr-slots">
      <For each={SLOTS}>
        {([side, what, name], i) => (
          <div classList={{ now: i() === at(), full: committedIn(props.of, side, what).length > 0 }}>
            <dt>{name}</dt>
            <dd>
              <For each={committedIn(props.of, side, what)} fallback={<i>{empty(i())}</i>}>
                {s => (
                  <>
                    <Show when={isAbility(s.what) ? s.what : undefined}>
                      {ability => <Chit face={backOf(side, ability())} size={24} />}
                    </Show>
                    <b>
                      {s.what}
                      {s.n > 1 && s.card === undefined ? ` × ${s.n}` : ''}
                    </b>
                  </>
                )}
              </For>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
};
/** The column after each shift, held at the ends of the table as the whole is (14.6.1). */
const columnsAfter = ({ initial, shifts }: OddsView): readonly string[] => {
  let at = (COLUMNS as readonly string[]).indexOf(initial);
  if (at < 0) return shifts.map(() => '');
  return shifts.map(s => {
    at += s.value;
    return COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, at))]!;
  });
};
const Sum = (props: { readonly of: OddsView }): JSX.Element => {
  const after = createMemo(() => columnsAfter(props.of));
  return (
    <>
      <p class="odds nr-sum">
        <b>{props.of.attack}</b> <span>on</span> <b>{props.of.defence}</b> <span>is</span>{' '}
        <b class="o">{props.of.initial || 'below 1:3'}</b> <Cite case="14.5" />
        <Show when={props.of.column !== props.of.initial}>
          {' '}
          <span>shifted</span> <b class="o">{props.of.column}</b>
        </Show>
      </p>
      <Show when={props.of.shifts.length}>
        <Ledger
          caption="Shifts"
          open
          lines={props.of.shifts.map((s, i) => ({ name: s.name, case: s.case, shift: s.value, to: after()[i]! }))}
        />
      </Show>
    </>
  );
};
/** While the table may be chosen: why another is not used. What the others give stands on the buttons that fight. */
const Tables = (props: { readonly of: BattleView }): JSX.Element => {
  const barred = createMemo(() => props.of.tables.flatMap(t => (t.bar ? [{ name: t.table, bar: t.bar }] : [])));
  return (
    <Show when={barred().length}>
      <details class="army nr-more">
        <summary>
          Why not the other tables <span class="num">{barred().length}</span>
        </summary>
        <ul class="nr-tables" aria-label="Other combat tables">
          <For each={barred()}>
            {t => (
              <li class="no">
                <b>{t.name}</b>{' '}
                <small>
                  {t.bar.why} <Cite case={t.bar.case} />
                </small>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};
/** The die as it fell and what it says. */
export const Fell = (props: { readonly of: Fallen }): JSX.Element => (
  <p class="nr-fell" role="status">
    <Show when={props.of.die}>{die => <SmallDie face={die()} />}</Show>
    <b class="chain-code">{codeOf(props.of.result)}</b>{' '}
    <span>
      {wordsOf(props.of.result)}
      {props.of.rolled === props.of.result ? '' : `; ${codeOf(props.of.rolled)} was rolled`} <Cite case="14.7" />
    </span>
  </p>
);

/** What is committed, the column with every shift, the table and the chances; once the die has fallen, as it was thrown. */
const Reckoning = (props: { readonly of: BattleView; readonly fell?: Fallen | undefined }): JSX.Element => {
  const { view } = useNr();
  const odds = createMemo(() => (props.of.odds && props.fell ? thrownOdds(props.of.odds, props.fell) : props.of.odds));
  return (
    <>
      <Show when={!props.of.draft}>
        <Slots of={props.of} step={view().step.name} />
      </Show>
      <Show when={odds()}>{o => <Sum of={o()} />}</Show>
      <Tables of={props.of} />
      <Show when={props.of.table ? odds() : undefined}>
        {o => (
          <Crt
            table={props.of.table as TableId}
            odds={o()}
            fell={props.fell?.die ? { die: props.fell.die, column: props.fell.odds } : undefined}
          />
        )}
      </Show>
      <Show when={!props.fell}>
        <Chances of={props.of.odds?.chances ?? []} />
      </Show>
    </>
  );
};
export const Battle = (props: { readonly of: BattleView }): JSX.Element => {
  const { names, snap, view } = useNr();
  const chain = createMemo(() => chainOf(snap().log, view()));
  const fell = createMemo(() => (props.of.result ? fallenIn(toldOf(snap().log)).at(-1) : undefined));
  const where = () => props.of.hexes.map(names.placed).join(', ');
  return (
    <section class="fight war nr nr-battle" aria-label={`Battle at ${where()}`}>
      <h2 class="big">
        {names.nameOf(props.of.hex) || props.of.hex}{' '}
        <span>
          {[
            names.nameOf(props.of.hex) ? props.of.hex : '',
            ...props.of.hexes.slice(1).map(names.placed),
            names.groundOf(props.of.hex),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <i class="stamp" classList={{ plan: props.of.draft }}>
          {props.of.draft ? 'in the making' : props.of.depth ? `link ${props.of.depth + 1} of a chain` : 'battle'}
        </i>
      </h2>
      <BattleChain name={`Battle at ${where()}`} links={chain()} />
      <Forces of={props.of} />
      <Show when={fell()} fallback={<Reckoning of={props.of} />}>
        {f => <Fell of={f()} />}
      </Show>
    </section>
  );
};
/** After the throw, under what it asks for: how it was reckoned. */
export const Reckoned = (): JSX.Element => {
  const { snap, view } = useNr();
  const fell = createMemo(() => (view().battle?.result ? fallenIn(toldOf(snap().log)).at(-1) : undefined));
  return (
    <Show when={fell() && view().battle}>
      {b => (
        <section class="fight war nr nr-battle" aria-label="How it was reckoned">
          <Reckoning of={b()} fell={fell()} />
        </section>
      )}
    </Show>
  );
};
