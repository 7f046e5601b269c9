/** The whole map in a corner: armies as dots, the window as a frame that can be dragged. For the eye alone: keys move the map by themselves. */
import { createMemo, For, type JSX } from 'solid-js';
import { COUNTRIES, HEXES } from '../../../games/france-40/data/map.ts';
import { colourOf } from '../../../games/france-40/look/faces.tsx';
import { edgePath, hexesPath, middleOf, SHEET } from '../../../games/france-40/look/sheet.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { useHex } from './state.ts';

const WIDE = 132;
const SCALE = WIDE / SHEET.w;
const landOf = (country: string): Set<number> =>
  new Set(HEXES.flatMap((h, i) => (h.country === country && h.terrain !== 'sea' && h.terrain !== 'lake' ? [i] : [])));
const LANDS = COUNTRIES.filter(c => c !== 'none').map(landOf);
const LAND = LANDS.map(l => hexesPath(l, 1.03)).join('');
const FRONTIERS = LANDS.map(l => edgePath(l, to => to >= 0 && HEXES[to]!.country !== 'none')).join('');

export const Overview = (props: { api: WindowApi }): JSX.Element => {
  const table = useHex();
  const dots = createMemo(() =>
    table.view().stacks.map(s => ({ ...middleOf(s.hex), colour: colourOf(s.units.at(-1)!) })),
  );
  /** The frame moves by its transform alone, as the map does. */
  const frame = (): JSX.CSSProperties => {
    const { x, y, k } = props.api.eye();
    const { w, h } = props.api.win();
    return {
      transform: `translate(${x * SCALE}px, ${y * SCALE}px)`,
      width: `${(w / k) * SCALE}px`,
      height: `${(h / k) * SCALE}px`,
    };
  };
  const look = (e: PointerEvent): void => {
    const box = (e.currentTarget as HTMLElement).getBoundingClientRect();
    props.api.look({ x: (e.clientX - box.left) / SCALE, y: (e.clientY - box.top) / SCALE }, props.api.eye().k);
  };
  return (
    <div
      class="overview onsheet"
      aria-hidden="true"
      style={{ width: `${WIDE}px`, height: `${SHEET.h * SCALE}px` }}
      onPointerDown={e => {
        e.currentTarget.setPointerCapture(e.pointerId);
        look(e);
      }}
      onPointerMove={e => {
        if (e.buttons) look(e);
      }}
    >
      <svg width={WIDE} height={SHEET.h * SCALE} viewBox={`0 0 ${SHEET.w} ${SHEET.h}`}>
        <path class="ov-l" d={LAND} />
        <path class="ov-f" d={FRONTIERS} />
        <For each={dots()}>
          {d => (
            <rect
              class="ov-d"
              x={d.x - 20}
              y={d.y - 20}
              width={40}
              height={40}
              style={{ fill: `var(--n-${d.colour})` }}
            />
          )}
        </For>
      </svg>
      <i class="ov-w" style={frame()} />
    </div>
  );
};
