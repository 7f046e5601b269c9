/** A hex by its number, for hands on the keys: what may be done there, or why not. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { later } from '../async-signal.ts';
import type { OfferedChoice } from '../session.ts';
import { useWar } from './table.tsx';

interface HexEntryProps {
  readonly hexes: readonly OfferedChoice[];
  readonly what: string;
  /** A hex of this map, to show how they are numbered. */
  readonly example: string;
  /** Nearly every hex: none is lit. */
  readonly unlit?: boolean;
}
/** The number as it is typed: what may be done in that hex, or why nothing. */
const createTyped = (props: HexEntryProps) => {
  const table = useWar();
  const [typed, setTyped] = createSignal('');
  const isHex = (text: string): boolean => table.sheet.idOf(text) >= 0;
  const verb = () => props.hexes[0]?.choice.do ?? '';
  const here = createMemo(() => props.hexes.filter(o => o.choice['hex'] === typed()));
  const refused = later(
    () => ({ hex: typed(), do: verb(), none: here().length === 0, at: table.entry() }),
    async q => {
      if (!isHex(q.hex) || !q.none || !q.do) return undefined;
      const v = await table.why({ do: q.do, hex: q.hex });
      return v.ok ? undefined : v;
    },
  );
  return {
    typed,
    here,
    /** While a hex stands there. */
    refused: () => (isHex(typed()) ? refused() : undefined),
    type: (text: string): void => {
      setTyped(text.trim());
      if (isHex(text.trim())) table.setPicked(text.trim());
    },
    play: (o: OfferedChoice): void => {
      setTyped('');
      void table.play(o.choice);
    },
  };
};

export const HexEntry = (props: HexEntryProps): JSX.Element => {
  const { typed, here, refused, type, play } = createTyped(props);
  const count = () => new Set(props.hexes.map(o => o.choice['hex'])).size;
  const enter = (e: Event): void => {
    e.preventDefault();
    const [only] = here();
    if (only) play(only);
  };
  return (
    <form class="hexin" onSubmit={enter}>
      <label>
        {props.what}{' '}
        <input
          inputmode="numeric"
          maxlength={props.example.length}
          size={props.example.length + 1}
          placeholder={props.example}
          autocomplete="off"
          value={typed()}
          onInput={e => type(e.currentTarget.value)}
        />
      </label>
      <span class="hexn">
        {count() === 0 ? 'no hex' : props.unlit ? 'nearly anywhere' : `${count()} lit on the map`}
      </span>
      <For each={here()}>
        {(o, i) => (
          <button type={i() ? 'button' : 'submit'} class="btn sm" onClick={() => i() && play(o)}>
            {o.text}
          </button>
        )}
      </For>
      <Show when={refused()}>
        {r => (
          <p class="why" role="status">
            {r().why} <Cite case={r().case} />
          </p>
        )}
      </Show>
    </form>
  );
};
