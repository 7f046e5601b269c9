/** A choice of one value by radio buttons, for the forms that start a game. */
import { For, Show, type JSX } from 'solid-js';
import type { OptionSpec } from '../../engine/game.ts';
import { Case } from '../rules/open.tsx';

export interface Value {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
}
interface Look {
  readonly class?: string;
  /** The text beside a button, if it is more than the title. */
  readonly words?: (v: Value) => JSX.Element;
}

export const Choice = (
  props: Look & {
    readonly name: string;
    readonly legend: JSX.Element;
    readonly values: readonly Value[];
    readonly value: string;
    readonly set: (id: string) => void;
  },
): JSX.Element => (
  <fieldset class={props.class}>
    <legend>{props.legend}</legend>
    <For each={props.values}>
      {v => (
        <label>
          <input
            type="radio"
            name={props.name}
            value={v.id}
            checked={v.id === props.value}
            onChange={() => props.set(v.id)}
          />
          {props.words ? props.words(v) : v.title}
        </label>
      )}
    </For>
  </fieldset>
);

/** The values chosen for the options, by option. An option that is missing has its first value. */
export type Chosen = { readonly [option: string]: string };
export const readingOf = (chosen: Chosen, o: OptionSpec): string => chosen[o.id] ?? o.values[0]!.id;
export const readingsOf = (chosen: Chosen, options: readonly OptionSpec[]): Chosen =>
  Object.fromEntries(options.map(o => [o.id, readingOf(chosen, o)]));

interface Asked extends Look {
  readonly options: readonly OptionSpec[];
  readonly chosen: Chosen;
  readonly set: (chosen: Chosen) => void;
}
const Folded = (props: Asked & { readonly title: string }): JSX.Element => (
  <Show when={props.options.length}>
    <details class={props.class}>
      <summary>
        {props.title} <span>{props.options.length}</span>
      </summary>
      <For each={props.options}>
        {o => (
          <Choice
            name={o.id}
            legend={
              <>
                {o.title} <Case c={o.case} />
              </>
            }
            values={o.values}
            value={readingOf(props.chosen, o)}
            set={id => props.set({ ...props.chosen, [o.id]: id })}
            {...(props.class ? { class: props.class } : {})}
            {...(props.words ? { words: props.words } : {})}
          />
        )}
      </For>
    </details>
  </Show>
);
/** The optional rules, and the readings of unclear cases. */
export const Readings = (props: Asked): JSX.Element => (
  <>
    <Folded {...props} title="Optional rules" options={props.options.filter(o => o.optional)} />
    <Folded {...props} title="Readings of unclear cases" options={props.options.filter(o => !o.optional)} />
  </>
);
