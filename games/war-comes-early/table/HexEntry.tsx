/** A hex by its number, for hands on the keys: what may be done there, or why not. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { useWce } from './state.ts';

const HEX = /^\d{4}$/;

export const HexEntry = (props: { readonly hexes: readonly Offered[]; readonly what: string }): JSX.Element => {
  const table = useWce();
  const [typed, setTyped] = createSignal('');
  const here = createMemo(() => props.hexes.filter(o => o.choice['hex'] === typed()));
  const refused = later(
    () => ({ hex: typed(), do: props.hexes[0]?.choice.do ?? '', none: here().length === 0, at: table.entry() }),
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
    if (!only) return;
    setTyped('');
    void table.play(only.choice);
  };
  return (
    <form class="hexin" onSubmit={enter}>
      <label>
        {props.what}{' '}
        <input
          inputmode="numeric"
          maxlength="4"
          size="5"
          placeholder="3821"
          autocomplete="off"
          value={typed()}
          onInput={e => type(e.currentTarget.value)}
        />
      </label>
      <span class="hexn">{new Set(props.hexes.map(o => o.choice['hex'])).size} on the map</span>
      <For each={here().slice(0, 1)}>
        {o => (
          <button type="submit" class="btn sm">
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
