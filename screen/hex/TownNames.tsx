/** Towns that are no cities: dot and name in the middle of a free hex, under the counters; where one lies the name alone stands aside, over its edge. */
import { For, Show, type JSX } from 'solid-js';
import { growth, type TownWord } from './lettering.ts';

/** Pixels a unit from which towns are named. */
const FROM = 0.62;
const SIZE = 9.4;
const UNDER_WORK = 12;

export const TownNames = (props: {
  readonly towns: readonly TownWord[];
  readonly isTaken: (hex: string) => boolean;
  /** Which of them: those of free hexes lie under the counters, the others above. */
  readonly where: 'free' | 'taken';
  /** Free hexes with a work in their middle: the name stands under it, and it is the dot. */
  readonly hasWork?: (hex: string) => boolean;
  /** Pixels a unit. */
  readonly k: number;
}): JSX.Element => (
  <Show when={props.k >= FROM}>
    <g class="towns" style={{ 'font-size': `${SIZE * growth(props.k)}px` }}>
      <For each={props.towns}>
        {t => (
          <Show when={props.isTaken(t.hex) === (props.where === 'taken')}>
            <Show when={props.where === 'free'} fallback={<text {...t.beside}>{t.name}</text>}>
              <Show
                when={props.hasWork?.(t.hex)}
                fallback={
                  <>
                    <circle cx={t.dot.x} cy={t.dot.y} r={2.1} />
                    <text {...t.free}>{t.name}</text>
                  </>
                }
              >
                <text x={t.free.x} y={t.free.y + UNDER_WORK}>
                  {t.name}
                </text>
              </Show>
            </Show>
          </Show>
        )}
      </For>
    </g>
  </Show>
);
