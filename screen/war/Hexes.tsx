/** The map as a list: every stack and fort with its place, known units and what may be done there. The same game without the picture. */
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { PlaceRow } from '../frame/PlaceRow.tsx';
import type { OfferedChoice } from '../session.ts';
import { useWar } from './table.tsx';
import type { Looks, WarStack } from './view.ts';

const wordsOf = (looks: Looks, s: WarStack): string =>
  [
    ...s.units.toReversed().map(u => [looks.words(u), ...looks.states(u)].join(', ')),
    ...(s.hidden ? [`${s.hidden} more, not known`] : []),
  ].join('; ');
/** Verbs that a stack's units do where they stand. */
const VERBS = ['move', 'add', 'drop', 'lose', 'advance', 'replace', 'lift', 'split', 'break'];
const doable = (offered: readonly OfferedChoice[], s: WarStack): readonly OfferedChoice[] =>
  offered.filter(
    o =>
      (o.choice['hex'] === s.hex && o.choice.do !== 'retreat') ||
      s.units.some(u => u.name === o.choice['unit'] && VERBS.includes(o.choice.do)),
  );

export function Hexes(props: {
  /** 'panzer, Sedan, 2830' */
  readonly example: string;
}): JSX.Element {
  const table = useWar();
  const words = (s: WarStack): string => wordsOf(table.looks, s);
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
          placeholder={`Find: ${props.example} …`}
          value={query()}
          onInput={e => setQuery(e.currentTarget.value)}
        />
      </label>
      <ul class="arl" tabindex="0" aria-label="Stacks on the map">
        <For each={found()}>
          {s => (
            <PlaceRow
              name={[s.hex, table.names.nameOf(s.hex)].filter(Boolean).join(' ')}
              words={words(s)}
              lit={doable(table.offered(), s).length > 0}
              pick={() => table.setPicked(s.hex)}
              choices={doable(table.offered(), s)}
            />
          )}
        </For>
      </ul>
    </div>
  );
}
