/** The Ford in a terminal: the sheet as seven lines of text. */
import type { Ink, Printer } from '../../../engine/text.ts';
import { viewOf, type FordView, type HexView } from '../view/view.ts';

const MARK = { field: '. ', water: '~~', ford: '= ' } as const;
const cell = (h: HexView, ink: Ink): string => {
  if (!h.holder) return h.ground === 'water' ? ink.blue(MARK.water) : MARK[h.ground];
  const name = h.unit ?? `${h.holder[0]!.toUpperCase()}?`;
  return (h.holder === 'north' ? ink.red : ink.green)(name.padEnd(2));
};
const rowsOf = (v: FordView): readonly (readonly HexView[])[] => [
  ...Map.groupBy(v.hexes, h => h.hex.slice(0, 2)).values(),
];
const sheet = (v: FordView, ink: Ink): readonly string[] =>
  rowsOf(v).map((row, i) => `${row[0]!.hex}  ${i % 2 ? '  ' : ''}${row.map(h => cell(h, ink)).join('  ')}`.trimEnd());
const points = (v: FordView): string => `points: north ${v.points.north}, south ${v.points.south}`;

export const terminal: Printer = {
  header: (g, ink) => {
    const v = viewOf(g);
    return `${ink.bold(`Turn ${v.turn} of ${v.last}`)}  ${v.fog ? 'fog' : 'clear'}  ${points(v)}`;
  },
  situation: (g, ink) => sheet(viewOf(g), ink),
  map: (g, ink) => sheet(viewOf(g), ink),
  score: g => [points(viewOf(g))],
  legend: '~~ water  = ford  N? face down',
};
