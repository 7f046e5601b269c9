/** What a question turns on, in a line above its choices: hexes that are owed an attack, who retreats or marches, what may be dropped, what is paid. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { InHand } from '../../../screen/war/Decision.tsx';
import { calledOf } from '../look/spoken.ts';
import { everyUnit } from './choices.ts';
import { useNr } from './state.ts';

/** 14.3.1 What is marked and must still be attacked. */
export const Owed = (): JSX.Element => {
  const table = useNr();
  const { view, names } = table;
  return (
    <Show when={view().owed.length && ['fighting', 'declaring'].includes(view().decides?.kind ?? '')}>
      <div class="nr-owed" role="group" aria-label="Still to be attacked">
        <h3 class="sub">
          Must be attacked <Cite case="14.3.1" />
        </h3>
        <ul>
          <For each={view().owed}>
            {hex => (
              <li>
                <button
                  type="button"
                  class="word"
                  onClick={() => table.setPicked(hex)}
                  onPointerEnter={() => table.setHover(hex)}
                  onPointerLeave={() => table.setHover()}
                >
                  {names.placed(hex)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
};
export const Retreat = (): JSX.Element => {
  const { view, names } = useNr();
  const called = (name: string): string => {
    const unit = everyUnit(view()).find(u => u.name === name);
    return unit ? calledOf(unit) : name;
  };
  return (
    <Show when={view().battle?.retreat}>
      {r => (
        <p class="why">
          <b>{called(r().unit)}</b> in {names.placed(r().hex)}: hex {r().gone + 1} of {r().far}
          {r().left ? `, ${r().left} more to go after it` : ''}. Point at a hex to see why it is barred.{' '}
          <Cite case="14.7.5" />
        </p>
      )}
    </Show>
  );
};
/** 10.0 What may still be dropped. */
export const Drops = (): JSX.Element => {
  const { view } = useNr();
  const left = () => view().marks.drops.filter(d => d.place === 'Reserve');
  return (
    <Show when={view().decides?.kind === 'dropping'}>
      <p class="why">
        Left:{' '}
        {left()
          .map(d => d.name)
          .join(', ') || 'no marker'}
        . <Cite case="19.10" />
      </p>
    </Show>
  );
};
/** 13.0 Who is on the march, and how far he still goes. */
export const Marching = (): JSX.Element => {
  const { view, names } = useNr();
  const march = () => (view().decides?.kind === 'marching' ? view().march : undefined);
  const unit = createMemo(() => everyUnit(view()).find(u => u.name === march()?.units[0]));
  const note = (): string => {
    const m = march();
    if (!m) return '';
    const hexes = m.hexes === undefined ? '' : `, at most ${counted(m.hexes, 'hex', 'hexes')}`;
    return `${names.placed(m.hex)} · ${counted(m.points, 'movement point')} left${hexes}`;
  };
  return <InHand of={unit()} note={note()} />;
};
/** 5.4 What cards have paid for. */
export const Paid = (): JSX.Element => {
  const { view } = useNr();
  const free = (n: number): string => (n > 0 ? `${n} free, ` : '');
  return (
    <Show when={view().buying}>
      {b => (
        <p class="why">
          <b>
            {free(b().free)}
            {counted(b().credit, 'discard')} paid
          </b>
          {b().step ? '; each unit after the first costs a card' : ''}. <Cite case={b().step ? '10.0' : '5.4'} />
        </p>
      )}
    </Show>
  );
};
