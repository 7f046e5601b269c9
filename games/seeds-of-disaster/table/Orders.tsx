/** What must be decided outside a battle: the step in words, the plan where one is written, units to pick from, all other choices as buttons. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Bars, ChoiceButton, firmness } from '../../../screen/frame/Choice.tsx';
import { OBSERVER } from '../../../screen/table.tsx';
import type { Offered } from '../../../screen/session.ts';
import { Counter } from '../look/faces.tsx';
import { areaOf, unitOf } from '../look/aim.ts';
import { inWords, titleOf } from '../look/words.ts';
import type { UnitView } from '../view.ts';
import { ENDS, sorted } from './choices.ts';
import { Fought } from './Fought.tsx';
import { OpenedPlans } from './OpenedPlans.tsx';
import { Other, PlanSheet, Waiting } from './Plan.tsx';
import { wordsOf } from './prompts.ts';
import { Countering, REACTIONS, ReactionBar } from './Reactions.tsx';
import { Shop } from './Shop.tsx';
import { useSeeds } from './state.ts';
import { TheEnd } from './TheEnd.tsx';

export const Choice = (props: { readonly of: Offered; readonly note?: string }): JSX.Element => {
  const table = useSeeds();
  const unit = (): UnitView | undefined => table.unitNamed(unitOf(props.of) ?? '');
  return (
    <ChoiceButton
      of={props.of}
      states={{ end: ENDS.includes(props.of.choice.do) }}
      title={inWords(props.of.text)}
      note={props.note}
      mark={<Show when={unit()}>{u => <Counter of={table.faceOf(u())} size={26} />}</Show>}
      show={on => table.setHover(on ? areaOf(props.of) : undefined)}
      keep={() => areaOf(props.of) && table.setPicked(areaOf(props.of))}
    />
  );
};
export const Choices = (props: {
  readonly all: readonly Offered[];
  readonly note?: (o: Offered) => string | undefined;
}): JSX.Element => (
  <ul class="choices" aria-label="Choices">
    <For each={props.all}>
      {o => {
        const note = props.note?.(o);
        return <Choice of={o} {...(note ? { note } : {})} />;
      }}
    </For>
  </ul>
);

// Units ------------------------------------------------------------------------------------------------------------
const Row = (props: { readonly unit: string; readonly count: number }): JSX.Element => {
  const table = useSeeds();
  const unit = () => table.unitNamed(props.unit);
  const where = (): string => {
    const u = unit();
    if (!u) return '';
    if (u.poised) return `Poised with ${titleOf(u.poised)}`;
    return table.view().areas.some(a => a.name === u.place) ? table.shown(u.place) : u.place;
  };
  return (
    <li>
      <button
        type="button"
        class="unit-row"
        aria-pressed={table.hand() === props.unit}
        onClick={() => table.take(table.hand() === props.unit ? undefined : props.unit)}
        onPointerEnter={() => table.setHover(unit()?.place)}
        onPointerLeave={() => table.setHover()}
      >
        <Show when={unit()}>{u => <Counter of={table.faceOf(u())} size={28} />}</Show>
        <span class="ct">
          {titleOf(props.unit)}
          <small>{where()}</small>
        </span>
        <span class="num">{props.count}</span>
      </button>
    </li>
  );
};
const VERB_WORDS: { readonly [verb: string]: string } = {
  move: 'March',
  redeploy: 'Redeploy',
  commit: 'Out of the Reserve',
  shift: 'To a centre',
  station: 'Off its centre',
  poise: 'Poised with',
  place: 'Place',
  arrive: 'Arrive',
  advance: 'Advance',
};
/** The choices of the unit in hand, by what it does; Areas are lit on the map, too. */
const InHand = (props: { readonly unit: string; readonly choices: readonly Offered[] }): JSX.Element => {
  const table = useSeeds();
  const groups = createMemo(() => [...Map.groupBy(props.choices, o => o.choice.do)]);
  return (
    <section class="inhand" aria-label={`${titleOf(props.unit)} in hand`}>
      <h3 class="sub">
        <Show when={table.unitNamed(props.unit)}>{u => <Counter of={table.faceOf(u())} size={34} />}</Show>
        {titleOf(props.unit)} in hand
        <button type="button" class="word" onClick={() => table.take()}>
          put down
        </button>
      </h3>
      <For each={groups()}>
        {([verb, all]) => (
          <Show when={all.length > 4 && VERB_WORDS[verb]} fallback={<Choices all={all} />}>
            <p class="where-to">
              <b>{VERB_WORDS[verb]}:</b>{' '}
              <For each={all}>
                {o => (
                  <button
                    type="button"
                    class="btn sm"
                    disabled={table.busy()}
                    aria-label={inWords(o.text)}
                    onClick={() => void table.play(o.choice)}
                    onPointerEnter={() => table.setHover(areaOf(o))}
                    onPointerLeave={() => table.setHover()}
                    onFocus={() => table.setPicked(areaOf(o))}
                  >
                    {areaOf(o) ? table.shown(areaOf(o)!) : titleOf(String(o.choice['army'] ?? ''))}
                    <Show when={table.digitOf(o)}>{d => <kbd aria-hidden="true">{d()}</kbd>}</Show>
                  </button>
                )}
              </For>
            </p>
          </Show>
        )}
      </For>
    </section>
  );
};
export const UnitPicker = (props: {
  readonly units: readonly { readonly unit: string; readonly choices: readonly Offered[] }[];
}): JSX.Element => {
  const table = useSeeds();
  const [find, setFind] = createSignal('');
  const held = createMemo(() => props.units.find(u => u.unit === table.hand()));
  const shown = createMemo(() => {
    const wanted = find().trim().toLowerCase();
    return props.units.filter(({ unit }) => {
      const place = table.unitNamed(unit)?.place ?? '';
      return `${titleOf(unit)} ${unit} ${place} ${table.shown(place)}`.toLowerCase().includes(wanted);
    });
  });
  return (
    <>
      <Show when={held()}>{h => <InHand unit={h().unit} choices={h().choices} />}</Show>
      <label class="find-unit">
        <span class="vh">Find a unit</span>
        <input
          type="search"
          placeholder={`Find among ${props.units.length}: XIX, Metz …`}
          value={find()}
          onInput={e => setFind(e.currentTarget.value)}
          onKeyDown={e => {
            const [first] = shown();
            if (e.key === 'Enter' && first) table.take(first.unit);
          }}
        />
      </label>
      <ul class="unit-rows" aria-label="Units that may act">
        <For each={shown()}>{u => <Row unit={u.unit} count={u.choices.length} />}</For>
      </ul>
    </>
  );
};

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
      <Show when={prompt()}>{words => <p class="prompt">{words()}</p>}</Show>
    </>
  );
};
/** A card of the hand that may be used in more than one way: which. */
const CardInHand = (): JSX.Element => {
  const table = useSeeds();
  const mine = () => table.offered().filter(o => o.choice['card'] === table.card());
  /** With the last play the plan is complete and sealed. */
  const last = () => {
    const plays = table.view().plan?.budgets[0];
    return table.kind() === 'playing' && plays && plays.of - plays.spent === 1
      ? 'the last play: it seals the plan'
      : undefined;
  };
  return (
    <Show when={table.card() !== undefined && table.kind() !== 'countering' && mine().length}>
      <section class="inhand" aria-label={`${table.card()} in hand`}>
        <h3 class="sub">
          {table.card()}
          <button type="button" class="word" onClick={() => table.takeCard()}>
            put down
          </button>
        </h3>
        <Choices all={mine()} note={last} />
      </section>
    </Show>
  );
};
const AREA_WORDS: { readonly [verb: string]: readonly [words: string, cite: string] } = {
  attack: ['Attack', '13.1'],
  look: ['Look at a stack, for an IP', '5.2.2'],
  bridge: ['Prepare the crossing of a major river, for a CP', '10.1.10'],
  manoeuvre: ['Hold a manoeuvre', '6.1.1'],
  retreat: ['Retreat to', '13.7.8'],
  follow: ['The stack from', '16.1.4'],
};
/** Choices of an Area alone, by what is done there: lit on the map, or here by name. */
const AreaChoices = (props: { readonly all: readonly Offered[] }): JSX.Element => {
  const table = useSeeds();
  const groups = createMemo(() => [...Map.groupBy(props.all, o => o.choice.do)]);
  const name = (o: Offered): string =>
    typeof o.choice['origin'] === 'string'
      ? `${table.shown(o.choice['origin'])} to ${table.shown(areaOf(o)!)}`
      : table.shown(areaOf(o)!);
  return (
    <For each={groups()}>
      {([verb, all]) => (
        <section class="area-choices" aria-label={AREA_WORDS[verb]?.[0] ?? verb}>
          <h3 class="sub">
            {AREA_WORDS[verb]?.[0] ?? verb} <span class="num">{all.length}</span>
            <Cite case={AREA_WORDS[verb]?.[1] ?? all[0]!.case} />
          </h3>
          <p class="where-to">
            <For each={all}>
              {o => (
                <button
                  type="button"
                  class="btn sm"
                  disabled={table.busy()}
                  aria-label={inWords(o.text)}
                  data-firm={firmness(o)}
                  onClick={() => void table.play(o.choice)}
                  onPointerEnter={() => table.setHover(areaOf(o))}
                  onPointerLeave={() => table.setHover()}
                  onFocus={e => {
                    if (e.currentTarget.matches(':focus-visible')) table.setPicked(areaOf(o));
                  }}
                >
                  {name(o)}
                  <Bars of={o} />
                  <Show when={table.digitOf(o)}>{d => <kbd aria-hidden="true">{d()}</kbd>}</Show>
                </button>
              )}
            </For>
          </p>
        </section>
      )}
    </For>
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
      <OpenedPlans />
      <Show when={REACTIONS.includes(table.kind())} fallback={<Show when={table.kind()}>{<Body />}</Show>}>
        <ReactionBar />
      </Show>
      <Show when={!table.kind() && table.view().plan}>{p => <Waiting plan={p()} />}</Show>
      <Fought />
    </section>
  );
}
