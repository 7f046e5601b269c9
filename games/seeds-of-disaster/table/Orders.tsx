/** The panel for decisions outside a battle: the prompt, the plan, units to pick from, and all other choices as buttons. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { OBSERVER } from '../../../screen/table.tsx';
import { AreaChoices, Choices, UnitPicker } from './Listed.tsx';
import { sorted } from './choices.ts';
import { Fought } from './Fought.tsx';
import { OpenedPlans } from './OpenedPlans.tsx';
import { Other, PlanSheet, Waiting } from './Plan.tsx';
import { wordsOf } from './prompts.ts';
import { Countering, REACTIONS, ReactionBar } from './Reactions.tsx';
import { Shop } from './Shop.tsx';
import { useSeeds } from './state.ts';
import { TheEnd } from './TheEnd.tsx';

// The step ---------------------------------------------------------------------------------------------------------
const Head = (): JSX.Element => {
  const table = useSeeds();
  const { view } = table;
  const words = () => wordsOf(table.kind());
  const sealed = () => view().plan !== undefined;
  const title = (): string => {
    if (view().over) return 'The end';
    if (table.kind() === 'playing') return `Cards of ${view().year}`;
    return table.kind() ? words().title : view().step.name;
  };
  const prompt = (): string => {
    if (view().over) return '';
    if (table.kind()) return words().prompt;
    return table.snap().eyes === OBSERVER
      ? 'You watch.'
      : sealed()
        ? 'Your plan is sealed.'
        : 'The other side decides.';
  };
  return (
    <>
      <h2 class="big">
        {title()}{' '}
        <span>
          <Cite case={table.kind() ? words().case : view().step.case} />
        </span>
        <Show when={sealed()}>
          <i class="stamp">at once</i>
        </Show>
      </h2>
      <Lanes />
      <Show when={prompt()}>{words => <p class="prompt">{words()}</p>}</Show>
    </>
  );
};
/** 3.1.4 Whose plan is sealed: in view however long the panel is. */
const Lanes = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <Show when={view().plan}>
      {plan => (
        <ul class="lanes" aria-label="Whose plan is sealed">
          <For each={plan().lanes}>
            {l => (
              <li classList={{ sealed: l.sealed }}>
                <Icon name={l.sealed ? 'bar' : 'change'} /> {l.side === 'german' ? 'German' : 'Allied'} plan{' '}
                <b>{l.sealed ? 'sealed' : l.side === view().viewer ? 'yours to write' : 'not sealed yet'}</b>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  );
};
/** Asks how to use the card in hand if there is more than one way. */
const CardInHand = (): JSX.Element => {
  const table = useSeeds();
  const mine = () => table.offered().filter(o => o.choice['card'] === table.card());
  return (
    <Show when={table.card() !== undefined && table.kind() !== 'countering' && mine().length}>
      <section
        class="inhand"
        aria-label={`${table.card()} in hand`}
        ref={el => queueMicrotask(() => el.querySelector<HTMLElement>('.choice')?.focus())}
      >
        <h3 class="sub">
          {table.card()}
          <button type="button" class="word" onClick={() => table.takeCard()}>
            put down
          </button>
        </h3>
        <Choices all={mine()} />
        <p class="why">Nothing is sealed yet: an order can be taken out again until you seal the plan.</p>
      </section>
    </Show>
  );
};
const Body = (): JSX.Element => {
  const table = useSeeds();
  const lists = createMemo(() => sorted(table.offered()));
  const plan = () => table.view().plan;
  const ENDED = ['done', 'pass'];
  const buttons = () =>
    plan()
      ? lists().buttons.filter(
          o => !ENDED.includes(o.choice.do) || table.kind() === 'countering' || table.kind() === 'reading',
        )
      : lists().buttons;
  const inPlan = () => plan() && !['countering', 'reading'].includes(table.kind());
  return (
    <>
      <CardInHand />
      <Show when={inPlan() && plan()}>{p => <PlanSheet plan={p()} />}</Show>
      <Show when={table.kind() === 'countering'}>
        <Countering />
      </Show>
      <Show when={table.kind() === 'mobilising'} fallback={<Choices all={buttons()} />}>
        <Shop />
      </Show>
      <Show when={!inPlan() && plan()}>{p => <Waiting plan={p()} />}</Show>
      <Show when={lists().units.length && table.kind() !== 'mobilising'}>
        <UnitPicker units={lists().units} />
      </Show>
      <Show when={table.kind() !== 'mobilising'}>
        <AreaChoices all={lists().areas} />
      </Show>
      <Show when={inPlan() && plan()}>{p => <Other plan={p()} />}</Show>
    </>
  );
};
export function Orders(): JSX.Element {
  const table = useSeeds();
  return (
    <section class="orders" aria-label="Decision">
      <Head />
      <Show when={table.view().over}>
        <TheEnd />
      </Show>
      <Show
        when={REACTIONS.includes(table.kind())}
        fallback={
          <>
            <OpenedPlans />
            <Show when={table.kind()}>{<Body />}</Show>
          </>
        }
      >
        <ReactionBar />
        <OpenedPlans />
      </Show>
      <Show when={!table.kind() && table.view().plan}>{p => <Waiting plan={p()} />}</Show>
      <Fought />
    </section>
  );
}
