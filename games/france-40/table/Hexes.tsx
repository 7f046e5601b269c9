/** The map as a list: every stack and fort with its place, known units and what may be done there. The same game without the picture. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { StackView } from '../view.ts';
import type { Offered } from '../../../screen/session.ts';
import { useHex } from './state.ts';
import { stateWords, unitWords } from './words.ts';

const words = (s: StackView): string =>
  [
    ...s.units.toReversed().map(u => [unitWords(u), ...stateWords(u)].join(', ')),
    ...(s.hidden ? [`${s.hidden} more, not known`] : []),
  ].join('; ');
const doable = (offered: readonly Offered[], s: StackView): readonly Offered[] =>
  offered.filter(
    o =>
      (o.choice['hex'] === s.hex && o.choice.do !== 'retreat') ||
      s.units.some(
        u =>
          u.name === o.choice['unit'] &&
          ['move', 'add', 'drop', 'lose', 'advance', 'replace', 'lift'].includes(o.choice.do),
      ),
  );

export function Hexes(): JSX.Element {
  const table = useHex();
  const [query, setQuery] = createSignal('');
  const found = createMemo(() =>
    table
      .view()
      .stacks.filter(s =>
        `${s.hex} ${table.names.nameOf(s.hex)} ${words(s)}`.toLowerCase().includes(query().toLowerCase()),
      ),
  );
  return (
    <div class="hexes war">
      <label class="find-unit">
        <span class="vh">Find a stack</span>
        <input
          type="search"
          placeholder="Find: panzer, Sedan, 2830 …"
          value={query()}
          onInput={e => setQuery(e.currentTarget.value)}
        />
      </label>
      <ul class="arl" tabindex="0" aria-label="Stacks on the map">
        <For each={found()}>
          {s => (
            <li classList={{ lit: doable(table.offered(), s).length > 0 }}>
              <button type="button" class="arn" onClick={() => table.setPicked(s.hex)}>
                {[s.hex, table.names.nameOf(s.hex)].filter(Boolean).join(' ')}
              </button>
              <span>{words(s)}</span>
              <Show when={doable(table.offered(), s).length}>
                <span class="ard">
                  <For each={doable(table.offered(), s)}>
                    {o => (
                      <button type="button" class="btn sm" onClick={() => void table.play(o.choice)}>
                        {o.text}
                      </button>
                    )}
                  </For>
                </span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
