/** The key in the corner without hexes: a sample of each thing, its word beside it (look/lettering.ts). */
import { path } from '../../../atlas/lines.ts';
import { KEY, keyLine } from '../look/sheet.ts';
import { dot, line, pointsAt, teeth, wallPoint, workSign } from '../look/works.ts';

const W = 40;
const H = 18;
type Sample = (x: number, y: number) => string;
const ground =
  (kind: string, over: Sample = () => ''): Sample =>
  (x, y) =>
    `<rect class="kg" x="${x}" y="${y - H / 2}" width="${W}" height="${H}"/>${kind ? `<rect class="${kind}" x="${x}" y="${y - H / 2}" width="${W}" height="${H}"/>` : ''}${over(x, y)}`;
const tenths = (kind: string, d: string): string => `<g transform="scale(.1)">${path(kind, d)}</g>`;
const spots = (n: number): readonly (readonly [number, number])[] =>
  Array.from(
    { length: n },
    (_, i) => [2.5 + ((i * 0.618034 + 0.3) % 1) * 33, -7.5 + ((i * 0.754878 + 0.1) % 1) * 12] as const,
  );
const strokes =
  (kind: string, n: number, long: number): Sample =>
  (x, y) =>
    tenths(
      kind,
      spots(n)
        .map(
          ([dx, dy]) => `M${Math.round((x + dx) * 10)} ${Math.round((y + dy) * 10)}l${long} ${Math.round(long * 0.8)}`,
        )
        .join(''),
    );
const woods: Sample = (x, y) => {
  const dots = (by: number): string =>
    spots(9)
      .map(([dx, dy]) => `M${Math.round((x + dx + by) * 10)} ${Math.round((y + dy + by) * 10)}h0`)
      .join('');
  return tenths('t1 s1', dots(0)) + tenths('t2 s1', dots(-0.7));
};
const reeds: Sample = (x, y) =>
  tenths(
    'rd',
    [10, 29]
      .map(
        dx => `M${Math.round((x + dx - 6) * 10)} ${Math.round((y + 3) * 10)}h120m-60-8v-38m-24 38l-12-28m60 28l12-28`,
      )
      .join(''),
  );
const across =
  (...kinds: readonly string[]): Sample =>
  (x, y) =>
    kinds.map(kind => path(kind, `M${x} ${y}h${W}`)).join('');
const placed =
  (sign: string): Sample =>
  (x, y) =>
    `<g transform="translate(${x + W / 2} ${y})">${sign}</g>`;

const SAMPLES: readonly Sample[] = [
  ground(''),
  ground('ta', woods),
  ground('tb', strokes('hc h0', 7, 32)),
  ground('tr', strokes('hc h1', 13, 36)),
  ground('tm', strokes('hc h3', 17, 42)),
  ground('tw', reeds),
  (x, y) =>
    `<rect class="cg" x="${x + 12}" y="${y - 8}" width="16" height="16" rx="5"/>${path('cb', `M${x + 15} ${y - 5}h4v4h-4zM${x + 21} ${y - 4}h4v5h-4zM${x + 16} ${y + 1}h4v4h-4zM${x + 22} ${y + 2}h3v3h-3z`)}${pointsAt({ x: x + 4, y }, 3)}`,
  (x, y) => dot({ x: x + W / 2, y }),
  (x, y) => `<use href="#a" x="${x + W / 2}" y="${y}"/>`,
  across('ra ra0', 'ra ra1', 'ra ra2'),
  across('rc rc1', 'rf rf1'),
  across('sr'),
  across('bk', 'bk1', 'bk2'),
  across('f0', 'f1'),
  placed(workSign('czech')),
  placed(workSign('czech heavy')),
  (x, y) =>
    path(
      'wt',
      teeth(
        [
          [x + 12, y],
          [x + W, y],
        ],
        { x: x + 26, y: y + 400 },
        4,
      ),
    ) + wallPoint({ x: x + 4, y }),
  (x, y) =>
    line([
      [
        [x, y],
        [x + W / 2, y],
      ],
      [
        [x + W / 2, y],
        [x + W, y],
      ],
    ]),
  (x, y) =>
    `<rect class="kg" x="${x}" y="${y - H / 2}" width="${W}" height="${H}"/><rect class="dm" x="${x}" y="${y - H / 2}" width="${W}" height="${H}"/><rect class="dh" x="${x}" y="${y - H / 2}" width="${W}" height="${H}"/>`,
];

export const keyBox = (): string => {
  const { x, y, w, h } = KEY;
  return (
    `<rect class="ky" x="${x}" y="${y - 4}" width="${w + 4}" height="${h}"/><rect class="ki" x="${x + 6}" y="${y + 6}" width="${w - 13}" height="${h - 16}"/>` +
    SAMPLES.map((sample, i) => {
      const at = keyLine(i);
      return sample(at.x, at.y);
    }).join('')
  );
};
