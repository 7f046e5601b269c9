/** Chits, cups and what is drawn from them. A cup is a count; a chit face down tells its side and nothing else. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { MarkStrokes, type Mark } from './marks.tsx';
import { rosette } from './ornament.ts';
import type { Paint } from './paint.ts';
import { Cite } from '../Cite.tsx';
import type { Reason } from './reason.ts';
import './chit.css';

/** One glyph, or one or two national marks; without either, its back. */
export interface ChitFace {
  readonly name: string;
  /** `white`: a state marker laid on the map. */
  readonly paint: Paint | 'white';
  readonly glyph?: Glyph;
  readonly marks?: readonly [Mark] | readonly [Mark, Mark];
}

const Marks = (props: { marks: readonly Mark[] }): JSX.Element => (
  <Show
    when={props.marks.length > 1}
    fallback={
      <g transform="translate(-9 -9) scale(2.250)">
        <MarkStrokes paint={props.marks[0]!} />
      </g>
    }
  >
    <g transform="translate(-13.500 -9) scale(1.620)">
      <MarkStrokes paint={props.marks[0]!} />
    </g>
    <g transform="translate(.5 -4) scale(1.620)">
      <MarkStrokes paint={props.marks[1]!} />
    </g>
  </Show>
);
const Face = (props: { face: ChitFace; down: boolean }): JSX.Element => (
  <Show
    when={!props.down}
    fallback={
      <>
        <path class="orn" transform="scale(.054)" d={rosette(`chit ${props.face.paint}`, 50, 6)} />
        <Show when={props.face.paint !== 'white'}>
          <g transform="translate(-7 -7) scale(1.750)">
            <MarkStrokes paint={props.face.paint as Paint} />
          </g>
        </Show>
      </>
    }
  >
    <Show when={props.face.glyph}>
      {glyph => (
        <For each={GLYPHS[glyph()]}>
          {s => <path class={s.solid ? 'solid' : 'line'} stroke-width={s.wide} d={s.d} />}
        </For>
      )}
    </Show>
    <Show when={props.face.marks}>{marks => <Marks marks={marks()} />}</Show>
  </Show>
);

export const Chit = (props: {
  face: ChitFace;
  down?: boolean | undefined;
  lit?: boolean;
  size?: number;
  /** Beside words it is an ornament. */
  quiet?: boolean;
}): JSX.Element => (
  <svg
    class={`chit face-${props.face.paint} ${props.lit ? 'is-lit' : ''}`}
    viewBox="-23 -23 47 48"
    width={props.size ?? 46}
    height={(props.size ?? 46) + 1}
    role={props.quiet ? undefined : 'img'}
    aria-hidden={props.quiet ? 'true' : undefined}
    aria-label={props.quiet ? undefined : props.down ? `${props.face.name}, face down` : props.face.name}
  >
    <circle class="shade" cx={1.3} cy={2.2} r={20} />
    <circle class="edge" cx={0.3} cy={0.8} r={20} />
    <circle class="disc" r={20} />
    <circle class="mill" r={18.2} />
    <circle class="ring" r={16} />
    <Face face={props.face} down={props.down ?? false} />
  </svg>
);

/** Engraved lines that round the beaker: dense at the left rim and on the shaded right. */
const HATCH = Array.from({ length: 44 }, (_, i) => {
  const t = i / 43;
  const round = Math.sqrt(Math.max(0, 1 - ((t - 0.5) * 2) ** 2));
  const dark = t < 0.1 || t > 0.58 ? 1 : t > 0.3 && t < 0.46 ? 0.28 : 0.6;
  const [x0, x1] = [-29 + t * 58, -22 + t * 44];
  const [y0, y1] = [-19 + 7 * round, 26 + 5.5 * round];
  const cut = y0 + (y1 - y0) * (1 - dark) * 0.5;
  const x = x0 + ((x1 - x0) * (cut - y0)) / (y1 - y0);
  return `M${x.toFixed(1)} ${cut.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
}).join('');
const IN_CUP = [
  [-15, -21],
  [12, -22],
  [-3, -25],
  [20, -19],
  [-21, -19],
  [5, -19],
] as const;

export interface CupProps {
  readonly name: string;
  readonly count: number;
  readonly paint?: Paint;
  readonly case?: string;
  /** Where the pool is public: what is still in it. */
  readonly within?: readonly ChitFace[];
  /** Drawing is offered; barred, it says why. */
  readonly draw?: { readonly words: string; readonly bar?: Reason };
  readonly onDraw?: () => void;
}
const Beaker = (props: { count: number; paint: Paint | undefined }): JSX.Element => {
  const clip = createUniqueId();
  return (
    <svg class={`beaker face-${props.paint ?? 'none'}`} viewBox="-36 -36 72 72" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M-30-19A30 8 0 0 0 30-19L34-40H-34z" />
      </clipPath>
      <ellipse class="shade" cx={4} cy={30} rx={27} ry={6} />
      <path class="wall" d="M-30-19-22.500 27Q0 37 22.500 27L30-19z" />
      <path class="hatch" d={HATCH} />
      <ellipse class="mouth" cx={0} cy={-19} rx={30} ry={8} />
      <g clip-path={`url(#${clip})`}>
        <For each={IN_CUP.slice(0, props.count)}>
          {([x, y]) => (
            <g transform={`translate(${x} ${y}) scale(.36 .2)`}>
              <circle class="edge" cy={6} r={20} />
              <circle class="disc" r={20} />
              <circle class="mill" r={17.5} />
            </g>
          )}
        </For>
      </g>
      <path class="lip" d="M-30-19A30 8 0 0 0 30-19" />
      <g transform="translate(0 6)">
        <circle class="label" r={13} />
        <text y={5.8}>{props.count}</text>
      </g>
    </svg>
  );
};
export const Cup = (props: CupProps): JSX.Element => {
  const why = createUniqueId();
  return (
    <div
      class="cup"
      role="group"
      aria-label={`${props.name}, ${props.count} ${props.count === 1 ? 'marker' : 'markers'}`}
    >
      <Beaker count={props.count} paint={props.paint} />
      <div class="cup-words">
        <b class="cup-name">
          {props.name} <Show when={props.case}>{c => <Cite case={c()} />}</Show>
        </b>
        <Show when={props.within}>
          {within => (
            <ul class="cup-in">
              <For each={within()}>
                {face => (
                  <li>
                    <Chit face={face} size={36} quiet />
                    {face.name}
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
        <Show when={props.draw}>
          {draw => (
            <>
              <button
                type="button"
                class="btn"
                aria-disabled={draw().bar ? 'true' : undefined}
                aria-describedby={draw().bar ? why : undefined}
                onClick={() => !draw().bar && props.onDraw?.()}
              >
                {draw().words}
              </button>
              <Show when={draw().bar}>
                {bar => (
                  <span class="cup-why" id={why}>
                    {bar().why} <Cite case={bar().case} />
                  </span>
                )}
              </Show>
            </>
          )}
        </Show>
      </div>
    </div>
  );
};
