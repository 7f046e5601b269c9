/** 17.0 The track of victory points: Total and Map, the levels of the end, and every threshold of the turns still to come. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { useNr } from './state.ts';
import { headsAhead } from './thresholds.ts';

const TRACK_WIDTH_PX = 226;
const PAD = 8;
const MIN_POINTS = -6;
const MAX_POINTS = 34;
const at = (n: number): number =>
  PAD +
  ((Math.max(MIN_POINTS, Math.min(MAX_POINTS, n)) - MIN_POINTS) / (MAX_POINTS - MIN_POINTS)) *
    (TRACK_WIDTH_PX - 2 * PAD);
const TENS = [0, 5, 10, 15, 20, 25, 30];
const SHORT: { readonly [level: string]: string } = {
  'Allied Major': 'Allied',
  'Allied Operational': 'A. op.',
  'German Operational': 'G. op.',
  'German Major': 'German',
};
export const PointTrack = (): JSX.Element => {
  const { view } = useNr();
  const p = () => view().points;
  const heads = createMemo(() => headsAhead(view()));
  const words = (): string =>
    [
      `Total ${p().total}, map ${p().map}`,
      ...heads().map(h => `turn ${h.turn}: above ${h.exceed} bad for the Allies, below ${h.undercut} for the Germans`),
    ].join('; ');
  return (
    <svg class="nr-points" viewBox={`0 0 ${TRACK_WIDTH_PX} 66`} role="img" aria-label={words()}>
      <path class="rail" d={`M${at(MIN_POINTS)} 32H${at(MAX_POINTS)}`} />
      <For each={TENS}>
        {n => (
          <>
            <path class="tick" d={`M${at(n)} 28v8`} />
            <text class="no" x={at(n)} y={46}>
              {n}
            </text>
          </>
        )}
      </For>
      <For each={heads()}>
        {(h, i) => (
          <g classList={{ next: i() === 0 }} class="head">
            <path d={`M${at(h.exceed + 0.5)} 22v10`} />
            <path d={`M${at(h.undercut - 0.5)} 32v8`} />
            <Show when={i() === 0}>
              <circle cx={at(h.exceed + 0.5)} cy={20} r={3} />
              <circle cx={at(h.undercut - 0.5)} cy={39} r={3} />
            </Show>
          </g>
        )}
      </For>
      <For each={p().levels}>
        {(l, i) => (
          <g class={`level l${i()}`}>
            <path
              d={`M${at(l.from ?? MIN_POINTS)} 52H${at((l.to ?? MAX_POINTS) + (l.to === undefined ? 0 : 1)) - 2}`}
            />
            <text x={(at(l.from ?? MIN_POINTS) + at(l.to ?? MAX_POINTS)) / 2} y={62}>
              {SHORT[l.name]}
            </text>
          </g>
        )}
      </For>
      <g class="map-at" transform={`translate(${at(p().map)} 32)`}>
        <path d="M0 0-4-7H4z" />
      </g>
      <g class="total-at" transform={`translate(${at(p().total)} 31)`}>
        <path d="M0 0-9-9V-25H9V-9z" />
        <text y={-12.5}>{p().total}</text>
      </g>
    </svg>
  );
};
