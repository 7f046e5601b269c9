/** The objectives of a scenario on a section of the small map of Europe, numbered as in the list beside it. */
import { createResource, For, Show, type JSX } from 'solid-js';
import { url as indexMap } from 'virtual:index-of-sheets';
import type { Objective } from '../../engine/briefing.ts';
import { fetched } from '../home/Drawing.tsx';
import { project } from '../home/projection.ts';
import { frameAround, type Point, type Quad } from '../home/quad.ts';

const ASPECT_RATIO = 10 / 8;
/** The map must not become so small a section that its coast is a few straight lines. */
const LEAST_WIDTH = 100;
const pathIn = (svg: string, id: string): string => new RegExp(`id="${id}"[^>]* d="([^"]+)"`).exec(svg)?.[1] ?? '';
const around = (spots: readonly Point[]): ReturnType<typeof frameAround> => {
  const quad: Quad = [
    [0, 0],
    [3 * LEAST_WIDTH, 0],
    [3 * LEAST_WIDTH, 0],
    [0, 0],
  ];
  return frameAround(spots, quad, ASPECT_RATIO);
};

/** Numbers that would cover each other are moved apart a little. */
const spread = (spots: readonly Point[], gap: number): readonly Point[] => {
  const placed: Point[] = [];
  for (const [x, y] of spots) {
    let at: Point = [x, y];
    for (let i = 1; placed.some(p => Math.hypot(p[0] - at[0], p[1] - at[1]) < gap) && i < 24; i++) {
      const angle = (i * Math.PI) / 3;
      const far = gap * (1 + Math.floor((i - 1) / 6) * 0.6);
      at = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }
    placed.push(at);
  }
  return placed;
};

export const ObjectivesMap = (props: { readonly objectives: readonly Objective[] }): JSX.Element => {
  const [svg] = createResource(() => fetched(indexMap));
  const spots = (): readonly Point[] => props.objectives.map(({ at: [lat, lon] }) => project([lon, lat]));
  const frame = () => around(spots());
  const radius = (): number => frame().w / 38;
  const numbers = (): readonly Point[] => spread(spots(), radius() * 2.1);
  return (
    <Show when={svg.latest}>
      {text => (
        <svg class="objectives-map" viewBox={Object.values(frame()).join(' ')} aria-hidden="true">
          <path class="land" d={pathIn(text(), 'ix-coast')} stroke-width={frame().w / 200} />
          <path class="rivers" d={pathIn(text(), 'ix-rivers')} stroke-width={frame().w / 260} />
          <path class="borders" d={pathIn(text(), 'ix-borders')} stroke-width={frame().w / 300} />
          <For each={numbers()}>
            {([x, y], i) => (
              <>
                <line x1={spots()[i()]![0]} y1={spots()[i()]![1]} x2={x} y2={y} stroke-width={frame().w / 300} />
                <circle cx={x} cy={y} r={radius()} stroke-width={frame().w / 260} />
                <text x={x} y={y} font-size={`${radius() * 1.35}px`} dy="0.36em">
                  {i() + 1}
                </text>
              </>
            )}
          </For>
        </svg>
      )}
    </Show>
  );
};
