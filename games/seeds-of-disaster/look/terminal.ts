/** The Seeds of Disaster in a terminal: text only, each line within the width. */
import type { State } from '../../../engine/state.ts';
import { flowed, plain, type Cell, type Ink, type Printer } from '../../../engine/text.ts';
import { viewOf, type AreaView, type CardView, type SideView, type TableView, type UnitView } from '../view.ts';

const LEGEND =
  'name strength: 5 steps, 2* dots, ? unknown  +2 hidden beneath  W1 Westwall  M3 Maginot forts  ! must be played';
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const unitWords = (u: UnitView): string => {
  const strength = u.steps === undefined ? '?' : `${u.factor}${'*'.repeat(u.dots ?? 0)}`;
  const marks = [u.disrupted ? 'disrupted' : '', u.flown ? 'flown' : ''].filter(Boolean).join(', ');
  return `${u.name} ${strength}${marks ? ` (${marks})` : ''}`;
};
const cardWords = (c: CardView): string =>
  `${c.no} ${c.title}${c.year ? ` ${c.year}` : ''}${c.must ? '!' : ''}${c.ce ? ` [${c.ce}]` : ''}`;

// Sides --------------------------------------------------------------------------------------------------------------
const trackWords = (s: SideView): string =>
  [
    `RP ${s.rp}`,
    `CP ${s.cp}`,
    `IP ${s.ip}`,
    `technology ${s.technology}${s.technology === 1 ? ` (${s.invested}/60)` : ''}`,
    `collection ${signed(s.permanent)} ${signed(s.temporary)}`,
    `${s.handSize} cards`,
    ...(s.stated.length ? [`stated: ${s.stated.join(', ')}`] : []),
  ].join('; ');
const sideLines = (s: SideView, ink: Ink, width: number): readonly string[] => [
  ...flowed('', [{ plain: s.side, inked: ink.bold(s.side) }, ...trackWords(s).split('; ').map(plain)], width, 2),
  ...(s.hand.length
    ? flowed(
        '',
        s.hand.map(c => plain(cardWords(c))),
        width,
        4,
      )
    : []),
];
const displayLines = (s: SideView, width: number): readonly string[] =>
  [...Map.groupBy(s.display, u => (u.poised ? `Poised with ${u.poised}` : u.place))].flatMap(([place, units]) => [
    `  ${place}`,
    ...flowed(
      '',
      units.map(u => plain(unitWords(u))),
      width,
      4,
    ),
  ]);

// The map ------------------------------------------------------------------------------------------------------------
const areaCell = (a: AreaView, ink: Ink): Cell => {
  const hidden = a.height - a.stack.length;
  const forts = `${a.westwall ? ` W${a.westwall}` : ''}${a.maginot ? ` M${a.maginot}` : ''}`;
  const stack = [...a.stack.map(unitWords), ...(hidden ? [`+${hidden}`] : [])].join(', ');
  const words = `${a.name}${forts}${stack ? `: ${stack}` : ''}`;
  return { plain: words, inked: a.control === 'german' ? ink.yellow(words) : ink.blue(words) };
};
const mapLines = (v: TableView, ink: Ink, width: number, all: boolean): readonly string[] =>
  [...Map.groupBy(v.areas, a => a.nation)].flatMap(([nation, areas]) => {
    const shown = areas.filter(a => all || a.height > 0 || a.westwall > 0);
    return shown.length
      ? flowed(
          nation,
          shown.map(a => areaCell(a, ink)),
          width,
          12,
        )
      : [];
  });

const objectives = (v: TableView): string => {
  const { german, allied } = v.outcome as { readonly german: number; readonly allied: number };
  return `objectives ${german} to ${allied}`;
};
const header = (g: State, ink: Ink, side: string): string => {
  const v = viewOf(g, side);
  return `${ink.bold(v.date)}  ${v.status}${v.pending ? ' (Armed Belligerence next year)' : ''}  ${v.step.name}  ${objectives(v)}`;
};
const situation = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const open = v.zones.filter(z => (z.zone === 'Exhibited' || z.zone === 'Used') && z.size > 0);
  return [
    ...v.sides.flatMap(s => sideLines(s, ink, width)),
    ...open.flatMap(z =>
      flowed(
        z.zone,
        z.cards.map(c => plain(cardWords(c))),
        width,
        12,
      ),
    ),
    ...(v.checks.length ? [`checks: ${v.checks.map(c => `${c.name} ${c.number}`).join(', ')}`] : []),
    ...mapLines(v, ink, width, false),
  ];
};
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  return [...mapLines(v, ink, width, true), ...v.sides.flatMap(s => [ink.bold(s.side), ...displayLines(s, width)])];
};
const score = (g: State, ink: Ink, _width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const { name } = v.outcome as { readonly name?: string };
  return [`  ${objectives(v)}`, ink.bold(`  ${name ?? ''}`)];
};
export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
