/** The order of battle as a page: armies that unfold, units with their counters. A click on a unit shows its place on the map. */
import { createMemo, createSignal, Index, Show, type JSX } from 'solid-js';
import { leftOf, type Army, type Listed } from './roster.ts';

const fits = (army: Army, unit: Listed, query: string): boolean =>
  `${army.name} ${unit.name} ${unit.where} ${unit.states.join(' ')}`.toLowerCase().includes(query.toLowerCase());
/** With fewer armies than this all are unfolded, and there is no search. */
const MANY_ARMIES = 4;

const Row = <Unit extends Listed>(props: {
  readonly of: Unit;
  readonly face: (unit: Unit) => JSX.Element;
  readonly show: (place: string) => void;
}): JSX.Element => {
  const words = (): JSX.Element => (
    <span class="ut">
      {props.of.name}
      <small>{[props.of.where, ...props.of.states].filter(Boolean).join(' · ')}</small>
    </span>
  );
  return (
    <li classList={{ lost: props.of.lost ?? false }}>
      {props.face(props.of)}
      <Show when={props.of.place} fallback={words()}>
        {place => (
          <button type="button" onClick={() => props.show(place())}>
            {words()}
          </button>
        )}
      </Show>
    </li>
  );
};

export const Roster = <Unit extends Listed>(props: {
  readonly armies: readonly Army<Unit>[];
  readonly face: (unit: Unit) => JSX.Element;
  readonly show: (place: string) => void;
}): JSX.Element => {
  const [query, setQuery] = createSignal('');
  const found = createMemo(() =>
    props.armies
      .map(a => ({ ...a, units: a.units.filter(u => fits(a, u, query())) }))
      .filter(a => a.units.length > 0 || (query() === '' && a.note)),
  );
  return (
    <div class="roster" tabindex="0" role="region" aria-label="Order of battle">
      <Show when={props.armies.length >= MANY_ARMIES}>
        <label class="find-unit">
          <span class="vh">Find a unit</span>
          <input
            type="search"
            placeholder="Find a unit, army or place"
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
      </Show>
      <Index each={found()}>
        {army => (
          <details open={query() !== '' || props.armies.length < MANY_ARMIES}>
            <summary>
              {army().name} <span class="num">{leftOf(army())}</span>
            </summary>
            <Show when={army().note}>
              <p class="why">{army().note}</p>
            </Show>
            <ul>
              <Index each={army().units}>{u => <Row of={u()} face={props.face} show={props.show} />}</Index>
            </ul>
          </details>
        )}
      </Index>
    </div>
  );
};
