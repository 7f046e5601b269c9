/** The course of a finished game: points turn by turn in their bands, the turning points, the luck of the dice. */
import { createResource, For, Show, type JSX } from 'solid-js';
import { counted } from '../../engine/words.ts';
import type { Course as CourseData, Swing } from '../session.ts';
import { useTable } from '../table.tsx';
import { plotOf } from './chart.ts';
import { Icon } from './icons.tsx';

const W = 300;
const H = 96;
const withHalves = (n: number): string => {
  const whole = Math.floor(Math.abs(n));
  const half = Math.abs(n) % 1 ? '½' : '';
  return `${n < 0 ? '−' : ''}${whole || !half ? whole : ''}${half}`;
};
const signed = (n: number): string => (n > 0 ? `+${withHalves(n)}` : withHalves(n));

const Chart = (props: { readonly of: CourseData }): JSX.Element => {
  const plot = () => plotOf(props.of.turns, props.of.bands, W, H);
  const words = (): string => props.of.turns.map(t => `turn ${t.turn} ${withHalves(t.points)}`).join(', ');
  return (
    <svg
      class="course-chart"
      viewBox={`-8 -10 ${W + 22} ${H + 28}`}
      role="img"
      aria-label={`${props.of.title} by turn: ${words()}`}
    >
      <For each={plot().edges}>
        {e => (
          <>
            <path class="edge" d={`M-6 ${e.y}H${W + 6}`} />
            <text class="band" x={-5} y={e.y - 2.5}>
              {e.from} {e.name}
            </text>
          </>
        )}
      </For>
      <path class="axis" d={`M-6 ${H}H${W + 6}`} />
      <path class="run" d={plot().path} />
      <For each={plot().points}>
        {(p, i) => (
          <>
            <circle cx={p.x} cy={p.y} r={2.6} />
            <text class="turn" x={p.x} y={H + 12}>
              {p.turn}
            </text>
            <Show when={i() === plot().points.length - 1}>
              <text class="last" x={p.x} y={p.y - 6}>
                {withHalves(p.points)}
              </text>
            </Show>
          </>
        )}
      </For>
    </svg>
  );
};
const Turning = (props: { readonly of: Swing }): JSX.Element => {
  const table = useTable();
  return (
    <li>
      <button type="button" onClick={() => void table.session.lookAt(props.of.at)}>
        <b class="num" classList={{ down: props.of.by < 0 }}>
          {signed(props.of.by)}
        </b>
        <span>
          {props.of.what.join(', ')}
          <small>
            Turn {props.of.turn}, now {withHalves(props.of.points)}. {props.of.told}
          </small>
        </span>
        <Icon name="eye" />
        <span class="vh">Look at this moment</span>
      </button>
    </li>
  );
};
const luckWords = (l: CourseData['luck'][number]): string => {
  const who = l.who ? `${l.who}: ` : '';
  const what = l.measure === 'hits' ? counted(l.actual, 'hit') : `${l.actual} in faces`;
  return `${who}${what} from ${counted(l.dice, 'die', 'dice')}, expected ${l.expected.toFixed(1)} (${l.deviations < 0 ? '−' : '+'}${Math.abs(l.deviations).toFixed(1)} standard deviations).`;
};

export function Course(): JSX.Element {
  const table = useTable();
  const [course] = createResource(() => table.session.course!().catch(() => undefined));
  return (
    <Show when={course.latest}>
      {c => (
        <section class="course" aria-label="Course of the game">
          <Show when={c().turns.length > 1}>
            <h3 class="sub">{c().title} by turn</h3>
            <Chart of={c()} />
          </Show>
          <Show when={c().swings.length}>
            <h3 class="sub">Turning points</h3>
            <ol>
              <For each={c().swings}>{s => <Turning of={s} />}</For>
            </ol>
          </Show>
          <Show when={c().luck.length}>
            <h3 class="sub">Luck</h3>
            <For each={c().luck}>{l => <p>{luckWords(l)}</p>}</For>
          </Show>
        </section>
      )}
    </Show>
  );
}
