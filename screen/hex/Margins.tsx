/** The sheet's margins: rows and columns along two edges, the compass and the scale. For the eye alone: every hex says its number. */
import { createMemo, For, type JSX } from 'solid-js';
import type { WindowApi } from '../map/Window.tsx';
import { useSheet } from './sheet.ts';
import type { Hexes } from './state.ts';

/** What the rulers take of the window, left and above. */
export const MARGIN = { x: 18, y: 15 } as const;
/** The strips move by their transform alone while the map is drawn about; only a zoom lays them out anew. */
export const Rulers = <Unit,>(props: { readonly api: WindowApi; readonly hexes: Hexes<Unit> }): JSX.Element => {
  const sheet = useSheet();
  const k = createMemo(() => props.api.eye().k);
  const pointed = createMemo(() => props.hexes.hover() ?? props.hexes.cursor());
  const is = (of: (label: string) => number, n: number): boolean => {
    const hex = pointed();
    return hex !== undefined && of(hex) === n;
  };
  return (
    <>
      <div class="ruler rt" aria-hidden="true">
        <div style={{ transform: `translateX(${-props.api.eye().x * k()}px)` }}>
          <For each={sheet.rulers.across}>
            {c => (
              <span classList={{ at: is(sheet.columnOf, c.n) }} style={{ left: `${c.at * k()}px` }}>
                {c.n}
              </span>
            )}
          </For>
        </div>
      </div>
      <div class="ruler rl" aria-hidden="true">
        <div style={{ transform: `translateY(${-props.api.eye().y * k()}px)` }}>
          <For each={sheet.rulers.down}>
            {r => (
              <span classList={{ at: is(sheet.rowOf, r.n) }} style={{ top: `${r.at * k()}px` }}>
                {r.n}
              </span>
            )}
          </For>
        </div>
      </div>
    </>
  );
};

const LENGTHS = [200, 100, 50, 20, 10];
const LONGEST = 150;
const KM_A_MILE = 1.609;
export const Scale = (props: { readonly api: WindowApi; readonly milesAHex: number }): JSX.Element => {
  const sheet = useSheet();
  const pixels = (km: number): number => (km / (props.milesAHex * KM_A_MILE)) * sheet.hex * props.api.eye().k;
  const km = createMemo(() => LENGTHS.find(n => pixels(n) <= LONGEST) ?? 10);
  return (
    <div class="scale" aria-hidden="true">
      <svg class="rose" viewBox="-20 -20 40 40" width="46" height="46">
        <circle r="18.500" />
        <g transform={`rotate(${sheet.north})`}>
          <path class="r0" d="M0-17 4 0 0 17-4 0z" />
          <path class="r1" d="M0-17 4 0H-4z" />
          <text y="-19.500">N</text>
        </g>
      </svg>
      <p>
        <i style={{ width: `${pixels(km())}px` }} />
        {km()} km · 1 hex is {props.milesAHex} miles
      </p>
    </div>
  );
};
