/** 3.5 Who comes back, and where: first the unit, then one of its hexes on the map or in a list that begins at the front. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Counter } from '../../../screen/war/Counter.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { titleOf } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';
import { everyUnit } from './choices.ts';
import { distanceToFront, isArrival, nearestFirst } from './arrivals.ts';
import { useWce } from './state.ts';

/** So many hexes are listed at once; all are lit on the map. */
const MAX_LISTED = 6;
const Hexes = (props: { readonly of: readonly OfferedChoice[] }): JSX.Element => {
  const table = useWce();
  const [all, setAll] = createSignal(false);
  const sorted = createMemo(() => nearestFirst(table.sheet, table.view(), props.of));
  const listed = () => (all() ? sorted() : sorted().slice(0, MAX_LISTED));
  const hexOf = (o: OfferedChoice): string => String(o.choice['hex']);
  const words = (o: OfferedChoice): string => {
    const far = distanceToFront(table.sheet, table.view(), hexOf(o));
    if (far === undefined) return '';
    return far <= 1 ? 'next to the enemy' : `${counted(far, 'hex', 'hexes')} from the enemy`;
  };
  return (
    <>
      <HexEntry hexes={props.of} what="To hex" example="3821" />
      <ul class="choices arrivals" aria-label="Where it arrives">
        <For each={listed()}>
          {o => (
            <li>
              <button
                type="button"
                class="choice"
                aria-label={o.text}
                disabled={table.busy()}
                onClick={() => void table.play(o.choice)}
                onPointerEnter={e => {
                  if (e.pointerType === 'mouse') table.setHover(hexOf(o));
                }}
                onPointerLeave={() => table.setHover()}
                onFocus={e => {
                  if (e.currentTarget.matches(':focus-visible')) table.setPicked(hexOf(o));
                }}
              >
                <span class="ct">
                  {table.names.placed(hexOf(o))}
                  <small>{words(o)}</small>
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={sorted().length > MAX_LISTED}>
        <button type="button" class="word" onClick={() => setAll(!all())}>
          {all() ? 'Only those nearest the front' : `All ${sorted().length} places`}
        </button>
      </Show>
    </>
  );
};
const Waiting = (props: { readonly unit: UnitView; readonly of: readonly OfferedChoice[] }): JSX.Element => {
  const table = useWce();
  const isTaken = () => table.unit() === props.unit.name;
  return (
    <li>
      <button
        type="button"
        class="unit-row"
        aria-pressed={isTaken()}
        onClick={() => table.setUnit(isTaken() ? undefined : props.unit.name)}
      >
        <Counter of={props.unit} size={34} />
        <span class="ut">
          {titleOf(props.unit)}
          <small>
            {isTaken()
              ? 'In hand: choose a lit hex, or one below'
              : `May arrive in ${counted(props.of.length, 'place')}`}
          </small>
        </span>
      </button>
      <Show when={isTaken()}>
        <Hexes of={props.of} />
      </Show>
    </li>
  );
};
export const Arrivals = (): JSX.Element => {
  const table = useWce();
  const units = createMemo(() => {
    const known = new Map(everyUnit(table.view()).map(u => [u.name, u]));
    const by = Map.groupBy(table.offered().filter(isArrival), o => String(o.choice['unit']));
    return [...by].flatMap(([name, of]) => {
      const unit = known.get(name);
      return unit ? [{ unit, of }] : [];
    });
  });
  return (
    <Show when={units().length}>
      <h3 class="sub">
        Replacements <Cite case="3.5" />
        <em>{units().length > 1 ? 'first the unit, then where' : 'pick it up, then choose where'}</em>
      </h3>
      <ul class="picks" aria-label="Units that may arrive">
        <For each={units()}>{u => <Waiting unit={u.unit} of={u.of} />}</For>
      </ul>
    </Show>
  );
};
