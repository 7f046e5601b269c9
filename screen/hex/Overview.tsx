/** The whole map in a corner: armies as dots, the window as a frame that can be dragged. For the eye alone: keys move the map by themselves. */
import { For, type JSX } from 'solid-js';
import { Fold } from '../map/Fold.tsx';
import type { WindowApi } from '../map/Window.tsx';
import { useSheet } from './sheet.ts';

const OVERVIEW_WIDTH_PX = 132;
const DOT = 40;
export interface Dot {
  readonly hex: string;
  /** A colour of the page's style. */
  readonly colour: string;
}

/** `land` and `frontiers` are paths in map units. */
export const Overview = (props: {
  readonly api: WindowApi;
  readonly land: string;
  readonly frontiers: string;
  readonly dots: readonly Dot[];
}): JSX.Element => {
  const sheet = useSheet();
  const { w, h } = sheet.size;
  const scale = OVERVIEW_WIDTH_PX / w;
  /** The frame moves by its transform alone, as the map does. */
  const frame = (): JSX.CSSProperties => {
    const { x, y, k } = props.api.eye();
    const win = props.api.win();
    return {
      transform: `translate(${x * scale}px, ${y * scale}px)`,
      width: `${(win.w / k) * scale}px`,
      height: `${(win.h / k) * scale}px`,
    };
  };
  const look = (e: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const box = e.currentTarget.getBoundingClientRect();
    props.api.look({ x: (e.clientX - box.left) / scale, y: (e.clientY - box.top) / scale }, props.api.eye().k);
  };
  return (
    <Fold name="overview" word="the whole map in small" class="overview">
      <div
        class="ov-m"
        aria-hidden="true"
        style={{ width: `${OVERVIEW_WIDTH_PX}px`, height: `${h * scale}px` }}
        onPointerDown={e => {
          e.currentTarget.setPointerCapture(e.pointerId);
          look(e);
        }}
        onPointerMove={e => {
          if (e.buttons) look(e);
        }}
      >
        <svg width={OVERVIEW_WIDTH_PX} height={h * scale} viewBox={`0 0 ${w} ${h}`}>
          <path class="ov-l" d={props.land} />
          <path class="ov-f" d={props.frontiers} />
          <For each={props.dots}>
            {d => (
              <rect
                class="ov-d"
                x={sheet.middleOf(d.hex).x - DOT / 2}
                y={sheet.middleOf(d.hex).y - DOT / 2}
                width={DOT}
                height={DOT}
                style={{ fill: d.colour }}
              />
            )}
          </For>
        </svg>
        <i class="ov-w" style={frame()} />
      </div>
    </Fold>
  );
};
