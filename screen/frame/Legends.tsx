/** The legend: terrain, counters, highlights, codes of a results table. Each sign has its name, its effect and its case. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export interface Sign {
  readonly sign: JSX.Element;
  readonly word: string;
  readonly does?: string;
  readonly case?: string;
}
export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Sign[];
}

export const Legends = (props: { readonly groups: readonly SignGroup[] }): JSX.Element => (
  <div class="legends" tabindex="0" role="region" aria-label="Legend">
    <For each={props.groups}>
      {group => (
        <>
          <h2 class="sub">{group.title}</h2>
          <ul>
            <For each={group.signs}>
              {s => (
                <li>
                  <span class="sg" aria-hidden="true">
                    {s.sign}
                  </span>
                  <span class="ut">
                    {s.word}
                    <Show when={s.does}>
                      <small>{s.does}</small>
                    </Show>
                  </span>
                  <Show when={s.case}>{c => <Cite case={c()} />}</Show>
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </For>
  </div>
);

/** A code of a results table. */
export const Code = (props: { readonly of: string }): JSX.Element => <b class="code">{props.of}</b>;

const GROUNDS = {
  clear: { fill: '--land', marks: '' },
  rough: { fill: '--rough', marks: 'M5 15l2-7M9 16l3-9M14 15l2-6M19 16l3-8M24 14l2-6' },
  forest: { fill: '--ard', marks: '' },
  city: { fill: '--city-g', marks: 'M6 5h5v4H6zM13 4h4v5h-4zM19 6h5v4h-5zM8 11h6v4H8zM16 11h5v5h-5z' },
  sea: { fill: '--sea', marks: 'M3 7q4-3 8 0t8 0 8 0M3 13q4-3 8 0t8 0 8 0' },
} as const;
const TREES = [
  [6, 6],
  [12, 9],
  [18, 6],
  [24, 10],
  [8, 14],
  [16, 15],
  [22, 16],
] as const;
/** A patch of terrain as it is printed on the map. */
export const Ground = (props: { readonly of: keyof typeof GROUNDS }): JSX.Element => (
  <svg class={`gr gr-${props.of}`} viewBox="0 0 30 20">
    <rect width="30" height="20" style={{ fill: `var(${GROUNDS[props.of].fill})` }} />
    <path d={GROUNDS[props.of].marks} />
    <Show when={props.of === 'forest'}>
      <For each={TREES}>{([x, y]) => <circle cx={x} cy={y} r="2.6" />}</For>
    </Show>
  </svg>
);
/** A line of the map: a river, a canal, a frontier, a highlight. */
export const Line = (props: {
  readonly of: 'river' | 'canal' | 'frontier' | 'reach' | 'select' | 'attack';
}): JSX.Element => (
  <svg class={`ln-${props.of}`} viewBox="0 0 30 20">
    <rect width="30" height="20" style={{ fill: 'var(--land)' }} />
    <path class="under" d="M1 13q7-8 14-3t14-4" />
    <path class="over" d="M1 13q7-8 14-3t14-4" />
  </svg>
);
/** A hatched patch that stands for a zone. */
export const Hatch = (props: { readonly of: 'zn' | 'sp' | 'own' }): JSX.Element => <i class={`sw ${props.of}`} />;
