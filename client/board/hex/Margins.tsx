/** The sheet's margins: rows and columns along two edges, the compass and the scale. For the eye alone: every hex says its number. */
import { createMemo, For, type JSX } from 'solid-js';
import { GRID } from '../../../games/france-40/data/map.ts';
import { HEX, NORTH, onSheet } from '../../../games/france-40/look/sheet.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { useHex } from './state.ts';

const TALL = Math.sqrt(3) / 2;
const counted = (from: (label: string) => number): readonly number[] =>
  [...new Set(GRID.labels.map(from))].sort((a, b) => a - b);
const rowOf = (label: string): number => Number(label.slice(0, 2));
const columnOf = (label: string): number => Number(label.slice(2));
const COLUMNS = counted(columnOf).map(n => ({ n, at: onSheet(n, 0)[0] }));
const ROWS = counted(rowOf).map(n => ({ n, at: onSheet(0, -n * TALL)[1] }));

/** What the rulers take of the window, left and above. */
export const MARGIN = { x: 18, y: 15 } as const;
/** The strips move by their transform alone while the map is drawn about; only a zoom lays them out anew. */
export const Rulers = (props: { api: WindowApi }): JSX.Element => {
  const table = useHex();
  const k = createMemo(() => props.api.eye().k);
  const pointed = createMemo(() => table.hover() ?? table.cursor());
  const is = (of: (label: string) => number, n: number): boolean => {
    const hex = pointed();
    return hex !== undefined && of(hex) === n;
  };
  return (
    <>
      <div class="ruler rt" aria-hidden="true">
        <div style={{ transform: `translateX(${-props.api.eye().x * k()}px)` }}>
          <For each={COLUMNS}>
            {c => (
              <span classList={{ at: is(columnOf, c.n) }} style={{ left: `${c.at * k()}px` }}>
                {c.n}
              </span>
            )}
          </For>
        </div>
      </div>
      <div class="ruler rl" aria-hidden="true">
        <div style={{ transform: `translateY(${-props.api.eye().y * k()}px)` }}>
          <For each={ROWS}>
            {r => (
              <span classList={{ at: is(rowOf, r.n) }} style={{ top: `${r.at * k()}px` }}>
                {r.n}
              </span>
            )}
          </For>
        </div>
      </div>
    </>
  );
};

/** 1.1 A hex is 16 miles across. */
const MILES = 16;
const KM = MILES * 1.609;
const LENGTHS = [200, 100, 50, 20, 10];
const LONGEST = 150;
export const Scale = (props: { api: WindowApi }): JSX.Element => {
  const pixels = (km: number): number => (km / KM) * HEX * props.api.eye().k;
  const km = createMemo(() => LENGTHS.find(n => pixels(n) <= LONGEST) ?? 10);
  return (
    <div class="scale" aria-hidden="true">
      <svg class="rose" viewBox="-20 -20 40 40" width="46" height="46">
        <circle r="18.500" />
        <g transform={`rotate(${NORTH})`}>
          <path class="r0" d="M0-17 4 0 0 17-4 0z" />
          <path class="r1" d="M0-17 4 0H-4z" />
          <text y="-19.500">N</text>
        </g>
      </svg>
      <p>
        <i style={{ width: `${pixels(km())}px` }} />
        {km()} km · 1 hex is {MILES} miles
      </p>
    </div>
  );
};
