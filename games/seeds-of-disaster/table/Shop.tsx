/** 7.2 What resource points buy: armies by so many steps, corps, fleets and forts by one, technology by ten. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import type { Offered } from '../../../screen/session.ts';
import { Counter } from '../look/faces.tsx';
import { inWords, titleOf } from '../look/words.ts';
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
/** Of many amounts a few; the most is always among them. */
const few = (all: readonly Offered[]): readonly Offered[] =>
  all.length <= 5 ? all : all.filter((_, i) => [0, 1, 2, 4].includes(i) || i === all.length - 1);
const label = (table: SeedsTable, o: Offered): string =>
  typeof o.choice['area'] === 'string' ? table.shown(o.choice['area']) : `+${String(o.choice['steps'] ?? 1)}`;

const Unit = (props: { readonly unit: string; readonly choices: readonly Offered[] }): JSX.Element => {
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
  const typeOf = (unit: string): string => table.box.units.find(u => u.name === unit)?.type ?? '';
  const others = (verb: string) => table.offered().filter(o => o.choice.do === verb);
  return (
    <section class="shop" aria-label="What may be built">
      <Show when={others('invest').length}>
        <h3 class="sub">
          Technology <Cite case="7.3" />
        </h3>
        <p class="where-to">
          <For each={others('invest')}>
            {o => (
              <button type="button" class="btn sm" disabled={table.busy()} onClick={() => void table.play(o.choice)}>
                <Said short={`${String(o.choice['rp'])} RP`} full={inWords(o.text)} />
                <Show when={table.digitOf(o)}>{d => <kbd aria-hidden="true">{d()}</kbd>}</Show>
              </button>
            )}
          </For>
        </p>
      </Show>
      <label class="find-unit">
        <span class="vh">Find a unit</span>
        <input
          type="search"
          placeholder="Find: XIX, DLM, fleet …"
          value={find()}
          onInput={e => setFind(e.currentTarget.value)}
        />
      </label>
      <For each={KINDS}>
        {([name, c, is]) => (
          <Show when={units().some(([unit]) => is(typeOf(unit)))}>
            <h3 class="sub">
              {name} <Cite case={c} />
            </h3>
            <ul class="wares">
              <For each={units().filter(([unit]) => is(typeOf(unit)))}>
                {([unit, choices]) => <Unit unit={unit} choices={choices} />}
              </For>
            </ul>
          </Show>
        )}
      </For>
      <Show when={others('dig').length}>
        <h3 class="sub">
          Westwall <Cite case="14.2" />
        </h3>
        <p class="where-to">
          <For each={others('dig')}>
            {o => (
              <button
                type="button"
                class="btn sm"
                disabled={table.busy()}
                onClick={() => void table.play(o.choice)}
                onPointerEnter={() => table.setHover(String(o.choice['area']))}
                onPointerLeave={() => table.setHover()}
              >
                <Said short={table.shown(String(o.choice['area']))} full={inWords(o.text)} />
              </button>
            )}
          </For>
        </p>
      </Show>
    </section>
  );
};
