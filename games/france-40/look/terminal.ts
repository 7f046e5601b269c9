/** France '40 in a terminal: the hexes as rows of text, stacks, supply and odds in words, each line within the width. */
import { counted } from '../../../engine/words.ts';
import type { State } from '../../../engine/state.ts';
import { flowed, plain, stacked, wrapped, type Cell, type Ink, type Printer } from '../../../engine/text.ts';
import { boxOf } from '../model/box.ts';
import type { GridTable, HexRow } from '../data/map.ts';
import { viewOf, type BattleView, type MarchView, type StackView, type TableView, type UnitView } from '../view.ts';

const LEGEND =
  'G2 two German corps or divisions  P mechanised on top  F French  U British  B Belgian  N Dutch  S Swiss  # fort  o city  @ city in German hands  . ground  , ground in German hands  ^ rough  " Ardennes  ~ water';
const LETTERS = { German: 'G', French: 'F', British: 'U', Belgian: 'B', Dutch: 'N', Swiss: 'S' } as const;
const TERRAIN = { clear: '.', rough: '^', ardennes: '"', sea: '~', lake: '~', gap: '!' } as const;
/** What is printed on the map of this box. */
interface Sheet {
  readonly names: ReadonlyMap<string, string>;
  readonly rows: ReadonlyMap<number, readonly HexRow[]>;
  readonly grid: GridTable;
}
const rowOf = (hex: string): number => Number(hex.slice(0, 2));
const sheetOf = (g: State): Sheet => {
  const { HEXES, tables } = boxOf(g);
  return {
    names: new Map([
      ...tables.towns.map(t => [t.hex, t.name] as const),
      ...HEXES.flatMap(h => (h.city === undefined ? [] : [[h.hex, h.city] as const])),
    ]),
    rows: Map.groupBy(HEXES, h => rowOf(h.hex)),
    grid: tables.grid,
  };
};
/** '2930 Sedan' */
const placed = ({ names }: Sheet, hex: string): string => (names.has(hex) ? `${hex} ${names.get(hex)}` : hex);

// The map: two columns a hex, odd rows half a hex to the right -----------------------------------------------------
const columnLine = ({ grid: { odd, even } }: Sheet): string => {
  const first = Math.min(odd[0], even[0]);
  const count = Math.max(odd[1], even[1]) - first + 1;
  return `   ${Array.from({ length: count }, (_, i) => (i % 2 ? '  ' : String(first + i).padStart(2, '0'))).join('')}`;
};
/** The indent of a row: two columns for each hex it lacks on the left, one more for an odd row. */
const indentOf = ({ grid: { odd, even } }: Sheet, row: number): string => {
  const [first] = row % 2 ? odd : even;
  return ' '.repeat(2 * (first - Math.min(odd[0], even[0])) + (row % 2));
};

const stackMark = (s: StackView, ink: Ink): string => {
  const top = s.units.at(-1)!;
  const text = `${top.mechanised ? 'P' : LETTERS[s.nation]}${s.height}`;
  return s.side === 'german' ? ink.bold(ink.red(text)) : ink.bold(top.inPlay ? ink.cyan(text) : ink.yellow(text));
};
interface Drawn {
  readonly stacks: ReadonlyMap<string, StackView>;
  readonly forts: ReadonlySet<string>;
  readonly german: ReadonlySet<string>;
  readonly allied: ReadonlySet<string>;
}
const drawn = (v: TableView): Drawn => ({
  stacks: new Map(v.stacks.map(s => [s.hex, s])),
  forts: new Set(v.forts.map(f => f.place)),
  german: new Set(v.control.german),
  allied: new Set(v.control.allied),
});
const hexMark = ({ stacks, forts, german, allied }: Drawn, h: HexRow, ink: Ink): string => {
  const stack = stacks.get(h.hex);
  const isGerman = h.country === 'Germany' ? !allied.has(h.hex) : german.has(h.hex);
  if (stack) return stackMark(stack, ink);
  if (forts.has(h.hex)) return ink.dim('# ');
  if (h.city !== undefined) return isGerman ? ink.red('@ ') : ink.cyan('o ');
  if (h.terrain === 'clear') return h.country === 'none' ? '  ' : ink.dim(isGerman ? ', ' : '. ');
  return h.terrain === 'sea' || h.terrain === 'lake' ? ink.blue('~ ') : ink.dim(`${TERRAIN[h.terrain]} `);
};
const mapLines = (t: Sheet, v: TableView, ink: Ink, from = t.grid.rows[1], to = t.grid.rows[0]): readonly string[] => {
  const d = drawn(v);
  const rows = Array.from({ length: from - to + 1 }, (_, i) => from - i);
  return [
    ink.dim(columnLine(t)),
    ...rows.map(row => {
      const marks = t.rows.get(row)!.map(h => hexMark(d, h, ink));
      return `${ink.dim(String(row).padStart(2, '0'))} ${indentOf(t, row)}${marks.join('')}`.trimEnd();
    }),
  ];
};
/** How many rows are shown above and below a hex. */
const AROUND = 5;
const mapAround = (t: Sheet, v: TableView, ink: Ink, hex: string): readonly string[] => {
  const [south, north] = t.grid.rows;
  return mapLines(t, v, ink, Math.min(north, rowOf(hex) + AROUND), Math.max(south, rowOf(hex) - AROUND));
};

// Units and stacks ---------------------------------------------------------------------------------------------------
const unitWords = (u: UnitView): string =>
  `${u.name} ${u.attack}-${u.defence}${u.steps < u.stepsMax ? ` (${u.steps} of ${u.stepsMax} steps)` : ''}${u.supplied || !u.inPlay ? '' : ' cut off'}`;
/** '2835: G III 6-7  + G VI 4-5' */
const stackCells = (t: Sheet, s: StackView, ink: Ink): readonly Cell[] =>
  stacked(placed(t, s.hex), [...s.units.map(unitWords), ...(s.hidden ? [`${s.hidden} hidden`] : [])], ink);
const stackLines = (t: Sheet, stacks: readonly StackView[], ink: Ink, width: number): readonly string[] =>
  [...Map.groupBy(stacks, s => s.nation)].flatMap(([nation, list]) =>
    flowed(
      nation,
      list.toSorted((a, b) => b.hex.localeCompare(a.hex)).flatMap(s => stackCells(t, s, ink)),
      width,
      9,
    ),
  );
const fortLines = (v: TableView, width: number): readonly string[] =>
  [...Map.groupBy(v.forts, f => f.nation)].flatMap(([nation, forts]) =>
    flowed(nation, [plain('forts:'), ...forts.map(f => plain(`${f.place} (${f.defence})`))], width, 9),
  );
const names = (units: readonly UnitView[]): string => units.map(u => u.name).join(', ');
const boxLines = ({ boxes }: TableView, width: number): readonly string[] =>
  (
    [
      ['To set up', boxes.toSetUp],
      ['Turn track', boxes.turnTrack],
      ['Dead', boxes.dead],
      ['Evacuated', boxes.evacuated],
      ['Exited west', boxes.exitedWest],
      ['Exited south', boxes.exitedSouth],
    ] as const
  ).flatMap(([name, units]) => (units.length ? wrapped(`${name}: ${names(units)}`, width, 0) : []));

// What is under way --------------------------------------------------------------------------------------------------
const statusLines = (t: Sheet, v: TableView, width: number): readonly string[] => {
  const { markers: m, neutrals } = v;
  const cut = v.stacks.flatMap(s => s.units).filter(u => u.inPlay && !u.supplied && !v.setUp);
  const facts =
    v.scenario === '1939'
      ? [`supply crisis: ${m.supplyCrisis ? 'yes' : 'no'}`]
      : [
          `replacements: German ${m.replacements.german}, French ${m.replacements.french}`,
          ...(m.sickleCut ? ['Sickle Cut'] : []),
          ...(m.dynamo.declared ? [`Dynamo from ${placed(t, m.dynamo.port)}`] : []),
          ...(m.halt.now === 'no' ? [] : [`panzer halt: ${m.halt.now}`]),
          ...neutrals.filter(n => n.standing !== 'neutral').map(n => `${n.name} ${n.standing}`),
        ];
  return [
    ...wrapped(facts.join('; '), width, 0),
    ...(cut.length
      ? wrapped(`Out of supply: ${cut.map(u => `${u.name} in ${placed(t, u.place)}`).join(', ')}`, width, 0)
      : []),
  ];
};
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const battleLines = (t: Sheet, b: BattleView, ink: Ink, width: number): readonly string[] => {
  const defenders = [
    ...b.defenders.map(unitWords),
    ...(b.hidden ? [`${b.hidden} hidden`] : []),
    ...(b.fort ? [`fort ${b.fort.defence}`] : []),
  ].join(', ');
  return [
    ink.bold(`Attack on ${placed(t, b.hex)}`),
    ...wrapped(`against ${defenders || 'nobody'}`, width, 2),
    ...b.attackers.flatMap(a =>
      wrapped(
        `${a.unit} from ${a.hex}: ${a.factor}${a.because.map(c => `, ${c.text} (${c.case})`).join('')}`,
        width,
        2,
      ),
    ),
    ...(b.odds
      ? [
          `  ${b.odds.attack} to ${[...new Set(b.odds.defence)].join('–')} is ${b.odds.ratios.join(' or ')}`,
          ...b.odds.shifts.map(s => `  ${s.value > 0 ? '+' : ''}${s.value} ${s.name} (${s.case})`),
          ...b.odds.columns.map(
            c =>
              `  ${c.label}: ${Object.entries(c.chances)
                .filter(([, p]) => p > 0)
                .map(([r, p]) => `${r} ${percent(p)}`)
                .join(', ')}`,
          ),
        ]
      : []),
    ...(b.result ? [`  ${b.die ? `Die ${b.die}: ` : ''}${b.results.find(r => r.result === b.result)!.name}`] : []),
  ];
};
const marchLines = (t: Sheet, m: MarchView, ink: Ink, width: number): readonly string[] => [
  ink.bold(
    `${m.units.join(', ') || 'A stack'} in ${placed(t, m.hex)}${m.points === undefined ? '' : `: ${counted(m.points, 'point')}`}`,
  ),
  ...flowed(
    '',
    m.reach.map(r => plain(`${placed(t, r.hex)} ${r.cost}${r.beside.length ? '!' : ''}`)),
    width,
    2,
  ),
  ...(m.reach.length ? ['  (cost; ! next to the enemy)'] : []),
];

const header = (g: State, ink: Ink, side: string): string => {
  const v = viewOf(g, side);
  return `${ink.bold(v.setUp ? 'Set-up' : `Turn ${v.turn}`)}  ${v.date}  ${v.scenario === '1940' ? `${v.victory.points} German VP: ` : ''}${v.victory.words}`;
};
const situation = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const t = sheetOf(g);
  const about = v.battle?.hex ?? v.march?.hex ?? v.about;
  const own =
    v.decides?.kind === 'moving' || v.decides?.kind === 'attacking'
      ? v.stacks.filter(s => s.side === side && s.units.some(u => u.inPlay))
      : [];
  return [
    ...(about === undefined ? mapLines(t, v, ink) : mapAround(t, v, ink, about)),
    ...statusLines(t, v, width),
    ...stackLines(t, own, ink, width),
    ...(v.march ? marchLines(t, v.march, ink, width) : []),
    ...(v.battle ? battleLines(t, v.battle, ink, width) : []),
  ];
};
/** The map, every stack with its factors, forts and boxes. */
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const t = sheetOf(g);
  return [
    ...mapLines(t, v, ink),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    ...stackLines(t, v.stacks, ink, width),
    ...fortLines(v, width),
    ...boxLines(v, width),
  ];
};
const score = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const { scenario, victory, neutrals } = viewOf(g, side);
  return [
    ...victory.lines.flatMap(l => wrapped(`${l.points} ${l.name}: ${l.detail} (${l.case})`, width, 2)),
    ...neutrals
      .filter(n => n.needed && scenario === '1940')
      .map(n => `    ${n.name}: ${n.standing}, ${n.cities} of ${n.needed} cities German`),
    ink.bold(`  ${victory.words}`),
    ...victory.levels.map(
      l =>
        `  ${l.now ? '>' : ' '} ${l.from === undefined ? `up to ${l.to}` : l.to === undefined ? `${l.from} and more` : l.from}: ${l.name}`,
    ),
  ];
};

export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
