/** Listed choices as buttons: alone, by the unit in hand, by Area. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { NoUndoMark, ChoiceButton, firmness } from '../../../screen/frame/Choice.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Counter } from '../look/faces.tsx';
import { areaOf, unitOf } from '../look/place-actions.ts';
import { inWords, titleOf } from '../look/words.ts';
import type { UnitView } from '../view.ts';
import { ENDS } from './choices.ts';
import { Said } from './Said.tsx';
import { useSeeds } from './state.ts';

export const Choice = (props: { readonly of: OfferedChoice; readonly note?: string }): JSX.Element => {
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
/** A choice in a word or two. Hovering it highlights its Area on the map. */
export const ShortChoice = (props: {
  readonly of: OfferedChoice;
  readonly short: string;
  /** Focus also picks its Area. */
  readonly picks?: boolean;
}): JSX.Element => {
  const table = useSeeds();
  return (
    <button
      type="button"
      class="btn sm"
      disabled={table.busy()}
      onClick={() => void table.play(props.of.choice)}
      onPointerEnter={() => table.setHover(areaOf(props.of))}
      onPointerLeave={() => table.setHover()}
      onFocus={() => props.picks && table.setPicked(areaOf(props.of))}
    >
      <Said short={props.short} full={inWords(props.of.text)} />
      <Show when={table.digitOf(props.of)}>{d => <kbd aria-hidden="true">{d()}</kbd>}</Show>
    </button>
  );
};
export const Choices = (props: {
  readonly all: readonly OfferedChoice[];
  readonly note?: (o: OfferedChoice) => string | undefined;
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
        <span class="num" title={counted(props.count, 'choice')}>
          {props.count}
          <span class="vh"> choices</span>
        </span>
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
/** The choices of the unit in hand by verb. Their Areas are lit on the map, too. */
const InHand = (props: { readonly unit: string; readonly choices: readonly OfferedChoice[] }): JSX.Element => {
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
                  <ShortChoice
                    of={o}
                    picks
                    short={areaOf(o) ? table.shown(areaOf(o)!) : titleOf(String(o.choice['army'] ?? ''))}
                  />
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
  readonly units: readonly { readonly unit: string; readonly choices: readonly OfferedChoice[] }[];
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

// Areas ------------------------------------------------------------------------------------------------------------
const AREA_WORDS: { readonly [verb: string]: readonly [words: string, cite: string] } = {
  attack: ['Attack', '13.1'],
  look: ['Look at a stack, for an IP', '5.2.2'],
  bridge: ['Prepare the crossing of a major river, for a CP', '10.1.10'],
  manoeuvre: ['Hold a manoeuvre', '6.1.1'],
  retreat: ['Retreat to', '13.7.8'],
  follow: ['The stack from', '16.1.4'],
};
/** Choices that name only an Area, by verb. They can be made on the map or here. */
export const AreaChoices = (props: { readonly all: readonly OfferedChoice[] }): JSX.Element => {
  const table = useSeeds();
  const groups = createMemo(() => [...Map.groupBy(props.all, o => o.choice.do)]);
  const name = (o: OfferedChoice): string =>
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
                  data-firm={firmness(o)}
                  onClick={() => void table.play(o.choice)}
                  onPointerEnter={() => table.setHover(areaOf(o))}
                  onPointerLeave={() => table.setHover()}
                  onFocus={e => {
                    if (e.currentTarget.matches(':focus-visible')) table.setPicked(areaOf(o));
                  }}
                >
                  <Said short={name(o)} full={inWords(o.text)} />
                  <NoUndoMark of={o} />
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
