/** A hex by its number, for hands on the keys: what may be done there, or why not. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { useHex } from './state.ts';

const HEX = /^\d{4}$/;

export const HexEntry = (props: { readonly hexes: readonly Offered[]; readonly what: string }): JSX.Element => {
  const table = useHex();
  const [typed, setTyped] = createSignal('');
  const verb = () => props.hexes[0]?.choice.do ?? '';
  const here = createMemo(() => props.hexes.filter(o => o.choice['hex'] === typed()));
  const refused = later(
    () => ({ hex: typed(), do: verb(), none: here().length === 0, at: table.entry() }),
    async q => {
      if (!HEX.test(q.hex) || !q.none || !q.do) return undefined;
      const v = await table.why({ do: q.do, hex: q.hex });
      return v.ok ? undefined : v;
    },
  );
  const type = (text: string): void => {
    setTyped(text.trim());
    if (HEX.test(text.trim())) table.setPicked(text.trim());
  };
  const enter = (e: Event): void => {
    e.preventDefault();
    const [only] = here();
    if (only) {
      setTyped('');
      void table.play(only.choice);
    }
  };
  return (
    <form class="hexin" onSubmit={enter}>
      <label>
        {props.what}{' '}
        <input
          inputmode="numeric"
          maxlength="4"
          size="5"
          placeholder="2729"
          autocomplete="off"
          value={typed()}
          onInput={e => type(e.currentTarget.value)}
        />
      </label>
      <span class="hexn">
        {props.hexes.length === 0 ? 'no hex' : `${new Set(props.hexes.map(o => o.choice['hex'])).size} lit on the map`}
      </span>
      <For each={here()}>
        {(o, i) => (
          <button
            type={i() ? 'button' : 'submit'}
            class="btn sm"
            onClick={() => {
              if (i()) {
                setTyped('');
                void table.play(o.choice);
              }
            }}
          >
            {o.text}
          </button>
        )}
      </For>
      <Show when={HEX.test(typed()) && refused()}>
        {r => (
          <p class="why" role="status">
            {r().why} <Cite case={r().case} />
          </p>
        )}
      </Show>
    </form>
  );
};
