/** Listed choices in the margin: buttons, and units by army to pick from. */
import { For, Show, type JSX } from 'solid-js';
import { ChoiceButton, firmness, Key } from '../../../screen/frame/Choice.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { Offered } from '../../../screen/session.ts';
import { caseOf, ENDS, type Row, type Section } from './choices.ts';
import { Counter } from './Counter.tsx';
import { useHex } from './state.ts';
import { stateWords, unitTitle } from './words.ts';

const ORDER_WORDS: { readonly [text: string]: string } = {
  move: 'Close in, take ground, then attack from where you stand.',
  fight: 'Attack from where you stand, then move through the gaps.',
};
/** A set-up's name, and what it is under it. */
const LAID = /^(Lay out [^:]+): (.+)$/;
const titleIn = (o: Offered): string => LAID.exec(o.text)?.[1] ?? o.text;
const noteOn = (o: Offered): string | undefined =>
  o.choice.do === 'order' ? ORDER_WORDS[String(o.choice['first'])] : LAID.exec(o.text)?.[2];

/** A listed choice that stands for itself. */
export const Choice = (props: { readonly of: Offered }): JSX.Element => {
  const table = useHex();
  return (
    <ChoiceButton
      of={props.of}
      states={{ end: ENDS.includes(props.of.choice.do) }}
      title={titleIn(props.of)}
      note={noteOn(props.of)}
      case={caseOf(props.of, table.view())}
    />
  );
};
/** A unit to pick: its counter, where it stands, what ails it. */
export const UnitRow = (props: { readonly row: Row }): JSX.Element => {
  const table = useHex();
  const show = () => table.setHover(props.row.hex);
  return (
    <li>
      <button
        type="button"
        class="unit-row"
        data-firm={firmness(props.row.of)}
        disabled={table.busy()}
        onClick={() => {
          table.setHover();
          void table.play(props.row.of.choice);
        }}
        onPointerDown={e => {
          if (props.row.of.choice.do === 'pick' && props.row.unit && e.pointerType === 'mouse')
            table.carry(props.row.unit, e);
        }}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') show();
        }}
        onPointerLeave={() => table.setHover()}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) table.setPicked(props.row.hex);
        }}
      >
        <Show when={table.digitOf(props.row.of)}>
          <Key of={props.row.of} />
        </Show>
        <Show when={props.row.unit} fallback={<span class="ut">{props.row.of.text}</span>}>
          {u => (
            <>
              <span class="vh">{props.row.of.text}, </span>
              <Counter of={u()} size={26} />
              <span class="ut">
                {props.row.of.choice.do === 'retreat' ? table.names.placed(props.row.hex ?? '') : unitTitle(u())}
                <small>
                  {[
                    props.row.of.choice.do === 'retreat'
                      ? ''
                      : props.row.hex
                        ? table.names.placed(props.row.hex)
                        : u().historical,
                    ...stateWords(u()).filter(w => w !== 'unknown to the enemy'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </>
          )}
        </Show>
        <Show when={props.row.of.bars}>
          <span class="nb" title="Cannot be taken back">
            <Icon name="bar" />
          </span>
        </Show>
      </button>
    </li>
  );
};
export const UnitList = (props: { readonly section: Section; readonly open: boolean }): JSX.Element => (
  <details class="army" open={props.open}>
    <summary>
      {props.section.title} <span class="num">{props.section.rows.length}</span>
    </summary>
    <ul>
      <For each={props.section.rows}>{row => <UnitRow row={row} />}</For>
    </ul>
  </details>
);
