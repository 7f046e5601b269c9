/** 4.0, 13.3 The points, always in view: both totals on their tracks with what ends the game at once, or the four points of 1939. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Account, BandTrack, type AccountLine } from '../../../screen/frame/Bands.tsx';
import type { Band } from '../../../screen/frame/bands.ts';
import { useWce, type WceTable } from './state.ts';

const TRACK_WIDTH_PX = 224;
const PAD = 8;
/** 4.1, 4.3 Both totals on one track, the German above, the Allied below; at either end the game is over at once. */
const PointTrack = (): JSX.Element => {
  const table = useWce();
  const { win, lose } = table.box.charts.points;
  const now = () => table.view().victory;
  const x = (n: number): number => PAD + (Math.max(0, Math.min(win, n)) / win) * (TRACK_WIDTH_PX - 2 * PAD);
  const tens = Array.from({ length: Math.floor(win / 10) + 1 }, (_, i) => i * 10);
  const words = (): string =>
    `German points ${now().german}, Allied points ${now().allied}; at ${lose} or less lost, at ${win} won at once`;
  return (
    <svg class="points-track" viewBox={`0 0 ${TRACK_WIDTH_PX} 62`} role="img" aria-label={words()}>
      <rect class="rail" x={PAD} y={24} width={TRACK_WIDTH_PX - 2 * PAD} height={12} />
      <For each={tens}>{n => <path class="tick" d={`M${x(n)} 24v12`} />}</For>
      <rect class="death" x={PAD - 3} y={23} width={5 + x(lose) - PAD} height={14} />
      <rect class="death" x={x(win) - 2} y={23} width={5} height={14} />
      <g class="at" transform={`translate(${x(now().german)} 23)`}>
        <path d="M0 0-5-8H5z" />
        <text y={-11}>German {now().german}</text>
      </g>
      <g class="at" transform={`translate(${x(now().allied)} 37)`}>
        <path d="M0 0-5 8H5z" />
        <text y={19}>Allied {now().allied}</text>
      </g>
    </svg>
  );
};
const suddenLines = ({ view }: WceTable): readonly AccountLine[] =>
  view().victory.sudden.map(s => ({
    name: `${s.for === 'german' ? 'Germans' : 'Allies'}: ${s.name}`,
    case: '4.1',
    detail: s.now,
    points: '',
    scored: false,
  }));
/** 13.3 Where each of the points is won. */
const lines1939 = ({ view, box, names }: WceTable): readonly AccountLine[] => {
  const { krakow, danzig, warsaw } = box.charts.victory1939;
  const { control, boxes, victory } = view();
  const isHeld = (hex: string): boolean => control.german.includes(hex);
  const isGone = boxes.removed.some(u => u.nation === 'Polish' && u.short === danzig.unit);
  const got = [isHeld(krakow.hex) ? krakow.points : 0, isGone && isHeld(danzig.hex) ? danzig.points : 0] as const;
  const line = (name: string, detail: string, points: number, of: number): AccountLine => ({
    name,
    case: '13.3',
    detail,
    points: `${points}`,
    of: `${of}`,
    scored: points > 0,
  });
  return [
    line(names.nameOf(krakow.hex), isHeld(krakow.hex) ? 'held' : 'not held', got[0], krakow.points),
    line(
      names.nameOf(danzig.hex),
      `${isHeld(danzig.hex) ? 'held' : 'not held'}, ${danzig.unit} ${isGone ? 'eliminated' : 'stands'}`,
      got[1],
      danzig.points,
    ),
    line(
      names.nameOf(warsaw.hex),
      isHeld(warsaw.hex) ? 'held' : `${warsaw.beside} for a unit beside it`,
      victory.german - got[0] - got[1],
      warsaw.points,
    ),
  ];
};
const bands1939 = (draw: number): readonly Band[] => [
  { name: 'Allied victory', short: 'Allied', to: draw - 1 },
  { name: 'a draw', short: 'draw', from: draw, to: draw },
  { name: 'German victory', short: 'German', from: draw + 1 },
];

export const Victory = (): JSX.Element => {
  const table = useWce();
  const now = () => table.view().victory;
  const { victory1939 } = table.box.charts;
  const most = victory1939.krakow.points + victory1939.danzig.points + victory1939.warsaw.points;
  return (
    <section class="vps-now wce" aria-label="Victory points" tabindex="0">
      <h2 class="hd">
        <span>
          Points <Cite case={now().case} />
        </span>{' '}
        <span class="r">{now().words}</span>
      </h2>
      <Show
        when={table.view().scenario === '1938'}
        fallback={
          <>
            <BandTrack
              label={`German points: ${now().german}`}
              bands={bands1939(victory1939.draw)}
              min={0}
              max={most}
              at={now().german}
              spaces
            />
            <Account lines={lines1939(table)} />
          </>
        }
      >
        <PointTrack />
        <Account lines={suddenLines(table)} />
      </Show>
    </section>
  );
};
