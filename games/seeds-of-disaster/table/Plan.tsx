/** A plan while it is written: its budget, orders that can be taken out again, and what sealing gives up. Of the other side it shows only whether its plan is sealed. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Envelope } from '../../../screen/parts/Envelope.tsx';
import { OrderSheet, type OrderSheetProps } from '../../../screen/parts/OrderSheet.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { PlanView } from '../view/plan.ts';
import { inWords } from '../look/words.ts';
import { useSeeds, type SeedsTable } from './state.ts';

const CASES: { readonly [verb: string]: string } = {
  play: '4.1.7',
  discard: '4.1.8',
  invest: '7.3.2',
  dig: '14.2',
  manoeuvre: '6.1.1',
  poise: '9.2.1',
  reserve: '2.3.2',
};
const NOTES: { readonly [verb: string]: string } = {
  play: 'played for its event',
  discard: 'put away unseen',
  manoeuvre: '3 CP',
};
/** The choice that ends the plan. */
const sealOf = (offered: readonly OfferedChoice[]): OfferedChoice | undefined =>
  offered.find(o => o.choice.do === 'done') ?? offered.find(o => o.choice.do === 'pass');
const left = (table: SeedsTable, plan: PlanView): string | undefined => {
  const open = plan.budgets.filter(b => b.spent < b.of);
  const [first] = open;
  if (!first) return undefined;
  if (plan.proc === 'mobilising') return `${first.of - first.spent} RP are kept for later turns.`;
  if (plan.proc === 'playing') {
    const plays = first.of - first.spent;
    return `${plays === 1 ? 'One play' : `${plays} plays`} left; sealing now gives ${plays === 1 ? 'it' : 'them'} up.`;
  }
  return plan.orders.length || !table.offered().length
    ? `${open.map(b => `${b.of - b.spent} of ${b.of} ${b.name.toLowerCase()}`).join(', ')} not used.`
    : 'Nothing is ordered: all stay where they are.';
};
/** Why the plan cannot be sealed yet, or what sealing gives up. */
const sealing = (table: SeedsTable, plan: PlanView): OrderSheetProps['sealing'] => {
  const seal = sealOf(table.offered());
  const due = table
    .view()
    .sides.flatMap(s => s.hand)
    .find(c => c.due);
  if (!seal)
    return {
      bar: due
        ? { why: `${due.title} must be played first.`, case: '4.1.13' }
        : plan.proc === 'setUp'
          ? { why: 'It is sealed with the last army, after you have been asked.', case: '21.0' }
          : { why: 'Something is still to be decided.', case: '3.1.4' },
    };
  const gives = left(table, plan);
  return gives ? { gives: { why: gives, case: plan.budgets[0]?.case ?? '3.1.4' } } : {};
};
const whose = (side: string): string => (side === 'german' ? 'German' : 'Allied');
export const Other = (props: { readonly plan: PlanView }): JSX.Element => {
  const { view } = useSeeds();
  return (
    <For each={props.plan.lanes.filter(l => l.side !== view().viewer)}>
      {l => (
        <Envelope
          name={`${whose(l.side)} plan`}
          paint={l.side === 'german' ? 'G' : 'F'}
          state={l.sealed ? 'sealed' : 'writing'}
        />
      )}
    </For>
  );
};
export const PlanSheet = (props: { readonly plan: PlanView }): JSX.Element => {
  const table = useSeeds();
  const orders = createMemo(() =>
    props.plan.orders.map(o => ({
      id: o.id,
      text: inWords(o.text),
      ...(NOTES[o.do] ? { note: NOTES[o.do]! } : {}),
      ...(CASES[o.do] ? { case: CASES[o.do]! } : {}),
      ...(o.cost ? { cost: o.cost } : {}),
      needs: o.needs,
    })),
  );
  const room = (): readonly string[] => {
    const plays = props.plan.budgets[0];
    if (props.plan.proc !== 'playing' || !plays) return [];
    return Array.from(
      { length: Math.max(0, plays.of - plays.spent) },
      () => 'choose a card: play it, or put it away unseen',
    );
  };
  return (
    <>
      <OrderSheet
        name={`${whose(table.view().viewer)} plan`}
        orders={orders()}
        budgets={props.plan.budgets}
        room={room()}
        sealing={sealing(table, props.plan)}
        onTakeOut={ids => void table.takeOut(Number(ids[0]))}
        onSeal={() => {
          const seal = sealOf(table.offered());
          if (seal) void table.play(seal.choice);
        }}
      />
    </>
  );
};
/** Shown while the viewer's plan is sealed and the other is not. */
export const Waiting = (props: { readonly plan: PlanView }): JSX.Element => {
  const { view } = useSeeds();
  return (
    <>
      <For each={props.plan.lanes.filter(l => l.side === view().viewer)}>
        {l => (
          <Envelope
            name={`${whose(l.side)} plan`}
            paint={l.side === 'german' ? 'G' : 'F'}
            state={l.sealed ? 'sealed' : 'writing'}
            note={counted(props.plan.orders.length, 'order')}
          />
        )}
      </For>
      <Other plan={props.plan} />
      <Show when={props.plan.lanes.some(l => l.side === view().viewer && l.sealed)}>
        <p class="fine">Both are opened together when the other is sealed. Nothing to decide.</p>
      </Show>
    </>
  );
};
