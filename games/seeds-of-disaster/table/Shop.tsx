/** 7.2 What resource points buy: several steps at once for armies, one for corps, fleets and forts, technology by tens. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Counter } from '../look/faces.tsx';
import { inWords, titleOf } from '../look/words.ts';
import { ShortChoice } from './Listed.tsx';
import { Said } from './Said.tsx';
import { useSeeds, type SeedsTable } from './state.ts';

const KINDS = [
  ['Armies', '2.3.1', (type: string) => type === 'army'],
  [
    'Mobile corps',
    '7.2.2',
    (type: string) => ['panzer', 'motorised', 'parachute', 'cavalry', 'mechanised', 'armoured'].includes(type),
  ],
  ['Infantry corps', '7.2.4', (type: string) => type === 'infantry'],
  ['Air fleets', '18.0', (type: string) => type === 'fleet'],
] as const;
const priceOf = (table: SeedsTable, unit: string): number => {
  const row = table.box.units.find(u => u.name === unit);
  return table.box.prices.find(p => p.name === row?.price)?.cost ?? 0;
};
/** At most five of many amounts, always with the largest. */
const few = (all: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  all.length <= 5 ? all : all.filter((_, i) => [0, 1, 2, 4].includes(i) || i === all.length - 1);
const label = (table: SeedsTable, o: OfferedChoice): string =>
  typeof o.choice['area'] === 'string' ? table.shown(o.choice['area']) : `+${String(o.choice['steps'] ?? 1)}`;

const Unit = (props: { readonly unit: string; readonly choices: readonly OfferedChoice[] }): JSX.Element => {
  const table = useSeeds();
  const unit = () => table.unitNamed(props.unit);
  return (
    <li>
      <Show when={unit()}>{u => <Counter of={table.faceOf(u())} size={30} />}</Show>
      <span class="ct">
        {titleOf(props.unit)}
        <small>
          {unit()?.steps ? `${unit()!.steps} ${unit()!.steps === 1 ? 'step' : 'steps'}` : 'new'} ·{' '}
          {priceOf(table, props.unit)} RP a step
        </small>
      </span>
      <span class="buys" role="group" aria-label={titleOf(props.unit)}>
        <For each={few(props.choices)}>
          {o => (
            <button
              type="button"
              class="btn sm"
              disabled={table.busy()}
              title={inWords(o.text)}
              onClick={() => void table.play(o.choice)}
            >
              <Said short={label(table, o)} full={inWords(o.text)} />
            </button>
          )}
        </For>
      </span>
    </li>
  );
};
/** Choices without a unit under a heading: technology and the Westwall. */
const Offers = (props: {
  readonly title: string;
  readonly case: string;
  readonly verb: string;
  readonly short: (o: OfferedChoice) => string;
}): JSX.Element => {
  const table = useSeeds();
  const all = () => table.offered().filter(o => o.choice.do === props.verb);
  return (
    <Show when={all().length}>
      <h3 class="sub">
        {props.title} <Cite case={props.case} />
      </h3>
      <p class="where-to">
        <For each={all()}>{o => <ShortChoice of={o} short={props.short(o)} />}</For>
      </p>
    </Show>
  );
};
/** The units that can be built, by type. */
const Wares = (props: { readonly units: readonly (readonly [string, readonly OfferedChoice[]])[] }): JSX.Element => {
  const table = useSeeds();
  const typeOf = (unit: string): string => table.box.units.find(u => u.name === unit)?.type ?? '';
  return (
    <For each={KINDS}>
      {([name, c, is]) => (
        <Show when={props.units.some(([unit]) => is(typeOf(unit)))}>
          <h3 class="sub">
            {name} <Cite case={c} />
          </h3>
          <ul class="wares">
            <For each={props.units.filter(([unit]) => is(typeOf(unit)))}>
              {([unit, choices]) => <Unit unit={unit} choices={choices} />}
            </For>
          </ul>
        </Show>
      )}
    </For>
  );
};
export const Shop = (): JSX.Element => {
  const table = useSeeds();
  const [find, setFind] = createSignal('');
  const units = createMemo(() => {
    const builds = table.offered().filter(o => o.choice.do === 'build');
    const wanted = find().trim().toLowerCase();
    return [...Map.groupBy(builds, o => String(o.choice['unit']))].filter(([unit]) =>
      `${titleOf(unit)} ${unit}`.toLowerCase().includes(wanted),
    );
  });
  return (
    <section class="shop" aria-label="What may be built">
      <Offers title="Technology" case="7.3" verb="invest" short={o => `${String(o.choice['rp'])} RP`} />
      <label class="find-unit">
        <span class="vh">Find a unit</span>
        <input
          type="search"
          placeholder="Find: XIX, DLM, fleet …"
          value={find()}
          onInput={e => setFind(e.currentTarget.value)}
        />
      </label>
      <Wares units={units()} />
      <Offers title="Westwall" case="14.2" verb="dig" short={o => table.shown(String(o.choice['area']))} />
    </section>
  );
};
