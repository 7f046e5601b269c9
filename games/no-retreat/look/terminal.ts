/** No Retreat! in a terminal: the hexes as rows of text, stacks, hands, odds in words, each line within the width. */
import type { State } from '../../../engine/state.ts';
import { flowed, type Cell, type Ink, type Printer } from '../../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { HexRow } from '../data/rows.ts';
import { controls, sheetOf } from '../state.ts';
import { viewOf, type HandView, type StackView, type TableView, type UnitView } from '../view.ts';

const plain = (text: string): Cell => ({ plain: text, inked: text });
const LEGEND =
  'G2 two German units  F French  U British  B Belgian  N Dutch  H Swiss  P Polish  L Slovak  S Soviet  ! marked hex  o city  @ city in German hands  . open  " forest  ^ rough  % marsh  # fortified  ~ sea';
const LETTERS: { readonly [nation: string]: string } = {
  German: 'G',
  Slovak: 'L',
  Soviet: 'S',
  French: 'F',
  British: 'U',
  Belgian: 'B',
  Dutch: 'N',
  Swiss: 'H',
  Polish: 'P',
};
const GROUND: { readonly [terrain: string]: string } = {
  open: '.',
  forest: '"',
  rough: '^',
  marsh: '%',
  sea: '~',
  ez: '=',
  none: ' ',
};
const told = (text: string, width: number, indent = 0): readonly string[] => {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent + 2);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
};

// The map: two columns a hex, shoved rows one column to the right -----------------------------------------------------
const stackMark = (s: StackView, ink: Ink): string => {
  const text = `${LETTERS[s.units[0]!.nation]}${s.mark ? '!' : s.units.length}`;
  return ink.bold(s.side === 'german' ? ink.red(text) : ink.cyan(text));
};
const hexMark = (g: State, h: HexRow, hex: number, stack: StackView | undefined, ink: Ink): string => {
  if (stack) return stackMark(stack, ink);
  if (h.city !== undefined) return controls(g, 0, hex) ? ink.red('@ ') : ink.cyan('o ');
  if (h.fortified) return ink.dim('# ');
  return h.terrain === 'sea' ? ink.blue('~ ') : ink.dim(`${GROUND[h.terrain]} `);
};
const mapLines = (g: State, v: TableView, ink: Ink): readonly string[] => {
  const { GRID, HEXES } = boxOf(g);
  const { from, to } = sheetOf(g);
  const stacks = new Map(v.stacks.map(s => [s.hex, s]));
  const rows = Map.groupBy(
    Array.from({ length: to - from }, (_, i) => from + i),
    hex => GRID.line[hex]!,
  );
  const left = Math.min(...Array.from({ length: to - from }, (_, i) => GRID.x[from + i]!));
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, hexes]) => {
      const indent = ' '.repeat(GRID.x[hexes[0]!]! - left);
      const marks = hexes.map(hex => hexMark(g, HEXES[hex]!, hex, stacks.get(GRID.labels[hex]!), ink));
      return `${ink.dim(GRID.labels[hexes[0]!]!.slice(1, 3))} ${indent}${marks.join('')}`.trimEnd();
    });
};
const FLAGS = (u: UnitView): string =>
  [
    u.supply === 'low' ? 'Low' : '',
    u.supply === 'none' ? 'No Supply' : '',
    u.noActions ? 'NA' : '',
    u.blitzkrieg ? 'Blitz' : '',
  ]
    .filter(Boolean)
    .join(' ');
const unitWords = (u: UnitView): string =>
  `${u.name} ${u.sp}-${u.mp}${u.reduced ? '*' : ''}${FLAGS(u) ? ` (${FLAGS(u)})` : ''}`;
const stackLines = (stacks: readonly StackView[], ink: Ink, width: number): readonly string[] =>
  flowed(
    '',
    stacks.map(s => {
      const where = s.city ? `${s.hex} ${s.city}` : s.hex;
      const mark = s.mark ? ` [${s.mark.kind}]` : '';
      const words = s.units.map(unitWords).join(' + ');
      return { plain: `${where}: ${words}${mark}`, inked: `${ink.bold(where)}: ${words}${mark}` };
    }),
    width,
    0,
  );
const handLines = (name: string, h: HandView, width: number): readonly string[] =>
  told(
    `${name} (${h.leader}): ${h.cards} cards${h.names.length ? ` — ${h.names.map(n => `${n.card} ${n.event}`).join(', ')}` : ''}; markers ${h.markers.join('+')}${h.held.length ? ` — ${h.held.join(', ')}` : ''}${h.plan ? `; plan ${h.plan}` : ''}`,
    width,
  );
const battleLines = (v: TableView, ink: Ink, width: number): readonly string[] => {
  const b = v.battle;
  if (!b) return [];
  const odds = b.odds
    ? `${b.odds.attack} to ${b.odds.defence}, ${b.odds.label}${b.odds.automatic ? ` (${b.odds.automatic})` : ''}`
    : '';
  return [
    ink.bold(
      `${b.depth ? `Counterattack ${b.depth}` : 'Battle'} for ${b.hexes.join(', ')}: ${b.table} ${odds} ${b.result}`,
    ),
    ...told(`${b.attackers.join(', ')} against ${b.defenders.join(', ')}`, width, 2),
    ...(b.odds?.shifts ?? []).map(s => `  ${s.value > 0 ? '+' : ''}${s.value} ${s.name} (${s.case})`),
  ];
};
const header = (g: State, ink: Ink, side: string): string => {
  const v = viewOf(g, side);
  return `${ink.bold(v.turn ? `Turn ${v.turn}` : 'Set-up')}  ${v.date}  points ${v.victory.total} (map ${v.victory.map}, event ${v.victory.event})  ${v.stance.name}`;
};
const situation = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  return [
    ...mapLines(g, v, ink),
    ...handLines('German', v.hands.german, width),
    ...handLines('Allied', v.hands.allied, width),
    ...(v.owed.length ? told(`To be attacked: ${v.owed.join(', ')}`, width) : []),
    ...battleLines(v, ink, width),
  ];
};
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  return [
    ...mapLines(g, v, ink),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    ...stackLines(v.stacks, ink, width),
    ...Object.entries(v.boxes).flatMap(([box, units]) =>
      units.length ? told(`${box}: ${units.join(', ')}`, width) : [],
    ),
  ];
};
const score = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const { victory } = viewOf(g, side);
  return [
    ...victory.sheet.map(l => `  ${l.points >= 0 ? '+' : ''}${l.points} ${l.name} (${l.case})`),
    ...told(ink.bold(victory.words), width),
  ];
};
export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
