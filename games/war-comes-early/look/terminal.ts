/** War Comes Early in a terminal: the hexes as rows of text, stacks, markers, odds in words, each line within the width. */
import type { State } from '../../../engine/state.ts';
import { flowed, plain, stacked, wrapped, type Cell, type Ink, type Printer } from '../../../engine/text.ts';
import { boxOf } from '../model/box.ts';
import type { HexRow } from '../data/map.ts';
import type { Nation } from '../data/units.ts';
import { viewOf, type BattleView, type MarchView, type StackView, type TableView, type UnitView } from '../view.ts';

const LEGEND =
  'G2 two German units  M mechanised on top  C Czech  P Polish  H Hungarian  I Italian  F French  U British  S Soviet  R Romanian  Y Yugoslav  B Belgian  N Dutch  D Danish  L Lithuanian  # fort  o city  @ city in German hands  . ground  , ground in German hands  " woods  : broken  ^ rough  A mountain  % swamp  ~ water';
const LETTERS: { readonly [N in Nation]: string } = {
  German: 'G',
  Czech: 'C',
  Polish: 'P',
  Hungarian: 'H',
  Italian: 'I',
  French: 'F',
  British: 'U',
  Soviet: 'S',
  Romanian: 'R',
  Yugoslav: 'Y',
  Belgian: 'B',
  Dutch: 'N',
  Danish: 'D',
  Lithuanian: 'L',
};
const TERRAIN = {
  clear: '.',
  woods: '"',
  broken: ':',
  rough: '^',
  mountain: 'A',
  swamp: '%',
  lake: '~',
  sea: '~',
} as const;
/** '2121 Prague' */
const placed = (g: State, hex: string): string => {
  const row = boxOf(g).HEXES[boxOf(g).GRID.byLabel.get(hex)!];
  return row?.city === undefined ? hex : `${hex} ${row.city}`;
};
// The map: two columns a hex, rows from north to south; even columns lie half a hex lower, which a row of text cannot show ---
interface Drawn {
  /** Countries in German hands at the beginning. */
  readonly atFirst: readonly string[];
  readonly stacks: ReadonlyMap<string, StackView>;
  readonly forts: ReadonlySet<string>;
  readonly german: ReadonlySet<string>;
  readonly allied: ReadonlySet<string>;
}
const drawn = (v: TableView): Drawn => ({
  atFirst: GERMAN_AT_FIRST[v.scenario],
  stacks: new Map(v.stacks.map(s => [s.hex, s])),
  forts: new Set(v.forts.filter(f => !f.breached).map(f => f.hex)),
  german: new Set(v.control.german),
  allied: new Set(v.control.allied),
});
const stackMark = (s: StackView, ink: Ink): string => {
  const text = `${s.units.at(-1)!.mechanised ? 'M' : LETTERS[s.nation]}${s.height}`;
  return ink.bold(s.side === 'german' ? ink.red(text) : ink.cyan(text));
};
/** 3.6, 13.2 */
const GERMAN_AT_FIRST = {
  1938: ['Germany', 'Poland', 'Hungary', 'Italy'],
  1939: ['Germany', 'Czechoslovakia'],
} as const;
const hexMark = (d: Drawn, h: HexRow, ink: Ink): string => {
  const stack = d.stacks.get(h.hex);
  const isGerman = d.atFirst.includes(h.country) ? !d.allied.has(h.hex) : d.german.has(h.hex);
  if (stack) return stackMark(stack, ink);
  if (h.country === 'none' && h.terrain !== 'sea' && h.terrain !== 'lake') return '  ';
  if (d.forts.has(h.hex)) return ink.dim('# ');
  if (h.city !== undefined) return isGerman ? ink.red('@ ') : ink.cyan('o ');
  if (h.terrain === 'clear') return ink.dim(isGerman ? ', ' : '. ');
  return h.terrain === 'sea' || h.terrain === 'lake' ? ink.blue('~ ') : ink.dim(`${TERRAIN[h.terrain]} `);
};
interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}
const two = (n: number): string => String(n).padStart(2, '0');
const mapLines = (g: State, v: TableView, ink: Ink, { columns, rows }: Window): readonly string[] => {
  const d = drawn(v);
  const { GRID, HEXES } = boxOf(g);
  const at = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const cols = at(...columns);
  return [
    ink.dim(`   ${cols.map((c, i) => (i % 2 ? '  ' : two(c))).join('')}`),
    ...at(...rows).map(row => {
      const marks = cols.map(c => {
        const hex = GRID.byLabel.get(`${two(c)}${two(row)}`);
        return hex === undefined ? '  ' : hexMark(d, HEXES[hex]!, ink);
      });
      return `${ink.dim(two(row))} ${marks.join('')}`.trimEnd();
    }),
  ];
};
/** As many columns as fit the width, around a hex or from the west. */
const windowOf = (g: State, width: number, about?: string): Window => {
  const { columns, odd } = boxOf(g).tables.grid;
  const room = Math.min(columns[1], Math.floor((width - 3) / 2));
  const middle = about === undefined ? 26 : Number(about.slice(0, 2));
  const first = Math.max(columns[0], Math.min(columns[1] - room + 1, middle - Math.floor(room / 2)));
  const row = about === undefined ? undefined : Number(about.slice(2));
  return {
    columns: [first, first + room - 1],
    rows: row === undefined ? odd : [Math.max(odd[0], row - 6), Math.min(odd[1], row + 6)],
  };
};

// Units and stacks ---------------------------------------------------------------------------------------------------
const unitWords = (u: UnitView): string => `${u.name} ${u.attack}-${u.defence}${u.supplied ? '' : ' cut off'}`;
const stackCells = (g: State, s: StackView, ink: Ink): readonly Cell[] =>
  stacked(placed(g, s.hex), [...s.units.map(unitWords), ...(s.hidden ? [`${s.hidden} hidden`] : [])], ink);
const stackLines = (g: State, stacks: readonly StackView[], ink: Ink, width: number): readonly string[] =>
  [...Map.groupBy(stacks, s => s.nation)].flatMap(([nation, list]) =>
    flowed(
      nation,
      list.flatMap(s => stackCells(g, s, ink)),
      width,
      11,
    ),
  );
const names = (units: readonly UnitView[]): string => units.map(u => u.name).join(', ');
const boxLines = ({ boxes }: TableView, width: number): readonly string[] =>
  (
    [
      ['To set up', boxes.toSetUp],
      ['Set aside', boxes.setAside],
      ['Reserve', boxes.reserve],
      ['Returning', boxes.returning],
      ['Eliminated', boxes.eliminated],
      ['Removed', boxes.removed],
    ] as const
  ).flatMap(([name, units]) => (units.length ? wrapped(`${name}: ${names(units)}`, width, 0) : []));

// What is under way --------------------------------------------------------------------------------------------------
const statusLines = (g: State, v: TableView, width: number): readonly string[] => {
  const { markers: m } = v;
  const facts = [
    ...(v.power ? [`phase of ${v.power}`] : []),
    ...(v.window ? [`window after ${v.window.after} of ${v.window.power}`] : []),
    ...(m.pool.length ? [`pool: ${m.pool.join(', ')}`] : []),
    ...(m.sequence.length ? [`played: ${m.sequence.join(', ')}`] : []),
    ...(v.scenario === '1938' ? [`German phases left: ${m.germanLeft.join(', ') || 'none'}`] : []),
    ...(m.air.winner === 'nobody' ? [] : [`air superiority: ${m.air.winner}`]),
    ...(m.air.hexes.length ? [`aircraft over ${m.air.hexes.join(', ')}`] : []),
    ...(m.railheads.length ? [`railheads ${m.railheads.map(hex => placed(g, hex)).join(', ')}`] : []),
    ...v.nations.filter(n => n.standing === 'fallen').map(n => `${n.country} has fallen`),
  ];
  const cut = v.stacks.flatMap(s => s.units).filter(u => !u.supplied && !v.setUp);
  return [
    ...wrapped(facts.join('; '), width, 0),
    ...(cut.length
      ? wrapped(`Out of supply: ${cut.map(u => `${u.name} in ${placed(g, u.place)}`).join(', ')}`, width, 0)
      : []),
  ];
};
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const battleLines = (g: State, b: BattleView, ink: Ink, width: number): readonly string[] => [
  ink.bold(`${b.flank ? 'Flank attack into' : 'Attack on'} ${placed(g, b.hex)}`),
  ...wrapped(
    `against ${[...b.defenders.map(unitWords), ...(b.hidden ? [`${b.hidden} hidden`] : []), ...(b.garrison ? [`a garrison of ${b.garrison}`] : [])].join(', ') || 'nobody'}`,
    width,
    2,
  ),
  ...b.attackers.map(a => `  ${unitWords(a)} from ${a.place}`),
  ...(b.breaking.length ? wrapped(`break up before the die: ${b.breaking.join(', ')}`, width, 2) : []),
  ...(b.odds
    ? [
        `  ${b.odds.attack} less ${[...new Set(b.odds.defence)].join('–')}${b.odds.mechanised ? ', mechanised line' : ''}`,
        ...b.odds.shifts.map(s => `  ${signed(s.value)} ${s.name} (${s.case})`),
        ...b.odds.columns.map(c => `  ${c.label}: ${c.results.join(' ')}`),
      ]
    : []),
  ...(b.losses ? [`  ${b.losses.side} loses ${b.losses.owed} corps equivalents`] : []),
];
const marchLines = (g: State, m: MarchView, ink: Ink, width: number): readonly string[] => [
  ink.bold(
    `${m.units.join(', ') || 'A stack'} in ${placed(g, m.hex)}${m.points.map(p => `; ${p.who}: ${p.left} points${p.column === undefined ? '' : `, ${p.column} in column`}`).join('')}`,
  ),
  ...flowed(
    '',
    m.reach.map(r => plain(`${placed(g, r.hex)} ${r.cost}${r.column ? 'c' : ''}${r.zone ? '!' : ''}`)),
    width,
    2,
  ),
  ...(m.reach.length ? ['  (cost; c in column, ! in an enemy zone)'] : []),
];

const header = (g: State, ink: Ink, side: string): string => {
  const v = viewOf(g, side);
  const points = v.scenario === '1938' ? `German ${v.victory.german}, Allied ${v.victory.allied} points: ` : '';
  return `${ink.bold(v.setUp ? 'Set-up' : `Turn ${v.turn}`)}  ${v.date}  ${points}${v.victory.words}`;
};
const situation = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const about = v.battle?.hex ?? v.march?.hex ?? v.about;
  const own = ['moving', 'attacking', 'reorganising'].includes(v.decides?.kind ?? '')
    ? v.stacks.filter(s => s.side === side)
    : [];
  return [
    ...mapLines(g, v, ink, windowOf(g, width, about)),
    ...statusLines(g, v, width),
    ...stackLines(g, own, ink, width),
    ...(v.march ? marchLines(g, v.march, ink, width) : []),
    ...(v.battle ? battleLines(g, v.battle, ink, width) : []),
  ];
};
/** The whole map, every stack with its factors, forts and boxes. */
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const { columns, odd } = boxOf(g).tables.grid;
  const room = Math.max(1, Math.floor((width - 3) / 2));
  const sheets = Array.from({ length: Math.ceil(columns[1] / room) }, (_, i): Window => ({
    columns: [i * room + 1, Math.min(columns[1], (i + 1) * room)],
    rows: odd,
  }));
  return [
    ...sheets.flatMap(sheet => mapLines(g, v, ink, sheet)),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    ...stackLines(g, v.stacks, ink, width),
    ...boxLines(v, width),
  ];
};
const score = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const { victory, nations } = viewOf(g, side);
  return [
    ...victory.sudden.flatMap(s => wrapped(`${s.for}: ${s.name} — ${s.now}`, width, 2)),
    ...nations
      .filter(n => n.standing !== 'neutral' && n.capital)
      .map(n => `    ${n.country}: ${n.standing}, capital ${n.capital!.held}`),
    ink.bold(`  ${victory.words} (${victory.case})`),
  ];
};

export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
