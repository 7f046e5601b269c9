/** No Retreat! in a terminal: the sheet as rows of text, stacks, hands, tracks and odds in words, each line within the width. */
import type { Band } from '../../../engine/bands.ts';
import type { State } from '../../../engine/state.ts';
import { flowed, plain, stacked, wrapped, type Cell, type Ink, type Printer } from '../../../engine/text.ts';
import { counted } from '../../../engine/words.ts';
import { boxOf } from '../model/box.ts';
import type { GridTable, HexRow, Nation } from '../data/rows.ts';
import { cardOf } from '../model/deck.ts';
import { frontOf } from '../model/state.ts';
import {
  viewOf,
  type BattleView,
  type HandView,
  type MarchView,
  type StackView,
  type TableView,
  type UnitView,
} from '../view.ts';

const LEGEND =
  'G2 two German units  P a panzer on top  K Slovaks  R Soviets  F French  U British  B Belgians  N Dutch  S Swiss  W Poles  # a fort or fortress alone  ! No Actions, low or no supply  X marked for attack  O o cities  @ a city in German hands  . ground  , ground in German hands  ^ rough  " Ardennes  : forest  % marsh  ~ water  = Evacuation Zone';
const LETTERS: { readonly [N in Nation]: string } = {
  German: 'G',
  Slovak: 'K',
  Soviet: 'R',
  French: 'F',
  British: 'U',
  Belgian: 'B',
  Dutch: 'N',
  Swiss: 'S',
  Polish: 'W',
};
const GROUND: { readonly [terrain: string]: string } = { rough: '^', forest: ':', marsh: '%', sea: '~', ez: '=' };

/** The data printed on the sheet of this game. */
interface Sheet {
  readonly grid: GridTable;
  readonly rows: ReadonlyMap<number, readonly HexRow[]>;
  readonly names: ReadonlyMap<string, string>;
}
const rowOf = (hex: string): number => Number(hex.slice(1, 3));
const sheetOf = (g: State): Sheet => {
  const { grid, hexes } = boxOf(g).tables.maps[frontOf(g)];
  return {
    grid,
    rows: Map.groupBy(hexes, h => rowOf(h.hex)),
    names: new Map(hexes.flatMap(h => (h.city === undefined ? [] : [[h.hex, h.city] as const]))),
  };
};
/** 'F1412', 'F1814 Liege' */
const placed = ({ names }: Sheet, hex: string): string => (names.has(hex) ? `${hex} ${names.get(hex)}` : hex);
// The map: two columns a hex, odd rows half a hex to the right -----------------------------------------------------
const columnLine = ({ grid: { places } }: Sheet): string =>
  `   ${Array.from({ length: places[1] - places[0] + 1 }, (_, i) => (i % 2 ? '  ' : String(places[0] + i).padStart(2, '0'))).join('')}`;
interface Drawn {
  readonly stacks: ReadonlyMap<string, StackView>;
  readonly marked: ReadonlySet<string>;
  readonly german: ReadonlySet<string>;
}
const stackMark = (s: StackView, ink: Ink): string => {
  const top = s.units.at(-1)!;
  const letter =
    top.mp === 0 && top.nation !== 'German'
      ? '#'
      : top.type === 'tank' && s.nation === 'German'
        ? 'P'
        : LETTERS[s.nation];
  const bound = s.noActions || s.supply !== 'full';
  const text = `${letter}${bound ? '!' : s.units.length}`;
  return ink.bold(s.nation === 'Soviet' ? ink.yellow(text) : s.side === 'german' ? ink.red(text) : ink.cyan(text));
};
const groundMark = (h: HexRow): string => (h.in?.includes('Ardennes') ? '"' : (GROUND[h.terrain] ?? '.'));
const hexMark = (d: Drawn, h: HexRow, ink: Ink): string => {
  const stack = d.stacks.get(h.hex);
  if (stack && d.marked.has(h.hex)) return ink.bold(ink.yellow(`X${stack.units.length}`));
  if (stack) return stackMark(stack, ink);
  if (h.terrain === 'none') return '  ';
  if (h.terrain === 'sea' || h.terrain === 'ez') return ink.blue(`${groundMark(h)} `);
  const isGerman = d.german.has(h.hex);
  if (h.city !== undefined) return isGerman ? ink.red('@ ') : ink.cyan(h.major ? 'O ' : 'o ');
  return ink.dim(`${isGerman && h.terrain === 'open' ? ',' : groundMark(h)} `);
};
const drawn = (g: State, v: TableView): Drawn => {
  const { GRID, CELLS } = boxOf(g);
  return {
    stacks: new Map(v.stacks.map(s => [s.hex, s])),
    marked: new Set(v.marks.declared.map(m => m.hex)),
    german: new Set(GRID.labels.filter((_, hex) => g.cells[CELLS.control + hex] === 0)),
  };
};
const mapLines = (
  g: State,
  t: Sheet,
  v: TableView,
  ink: Ink,
  from = t.grid.rows[1],
  to = t.grid.rows[0],
): readonly string[] => {
  const d = drawn(g, v);
  return [
    ink.dim(columnLine(t)),
    ...Array.from({ length: from - to + 1 }, (_, i) => from - i).map(row => {
      const marks = t.rows.get(row)!.map(h => hexMark(d, h, ink));
      const shoved = (row % 2 !== 0) === (t.grid.shoved === 'odd') ? ' ' : '';
      return `${ink.dim(String(row).padStart(2, '0'))} ${shoved}${marks.join('')}`.trimEnd();
    }),
  ];
};
/** How many rows are shown around a hex. */
const AROUND = 5;
const mapAround = (g: State, t: Sheet, v: TableView, ink: Ink, hex: string): readonly string[] => {
  const [south, north] = t.grid.rows;
  return mapLines(g, t, v, ink, Math.min(north, rowOf(hex) + AROUND), Math.max(south, rowOf(hex) - AROUND));
};

// Units ------------------------------------------------------------------------------------------------------------
const STATES = { low: ' low supply', none: ' no supply', full: '' } as const;
const unitWords = (u: UnitView): string =>
  `${u.name} ${u.sp}-${u.mp}${u.reduced ? ' reduced' : ''}${u.noActions ? ' no actions' : ''}${STATES[u.supply]}${u.blitzkrieg ? ' Blitzkrieg!' : ''}`;
const stackCells = (t: Sheet, s: StackView, ink: Ink): readonly Cell[] =>
  stacked(placed(t, s.hex), s.units.map(unitWords), ink);
const stackLines = (t: Sheet, stacks: readonly StackView[], ink: Ink, width: number): readonly string[] =>
  [...Map.groupBy(stacks, s => s.nation)].flatMap(([nation, list]) =>
    flowed(
      nation,
      list.flatMap(s => stackCells(t, s, ink)),
      width,
      9,
    ),
  );
const boxLines = ({ boxes }: TableView, width: number): readonly string[] =>
  (
    [
      ['Reserve', boxes.reserve],
      ['Destroyed', boxes.destroyed],
      ['Surrendered', boxes.surrendered],
      ['Evacuated', boxes.evacuated],
      ['At sea', boxes.atSea],
      ['Coming', boxes.coming],
    ] as const
  ).flatMap(([name, units]) =>
    units.length
      ? wrapped(
          `${name}: ${units.map(u => (name === 'Coming' ? `${u.name} (${u.place})` : u.name)).join(', ')}`,
          width,
          0,
        )
      : [],
  );

// Hands, tracks, battle ----------------------------------------------------------------------------------------------
const handLines = (g: State, h: HandView, width: number): readonly string[] => {
  const { both, only1940 } = h.markers;
  const cup = h.cup.both + h.cup.only1940;
  const name = h.side === 'german' ? 'German' : 'Allied';
  const cards = h.ownCards?.map(no => {
    const card = cardOf(g, boxOf(g).PIECE_NAMES.indexOf(no));
    return `${no} ${card[h.side].name}`;
  });
  const markers = [...Map.groupBy(h.ownMarkers ?? [], m => `${m.ability}${m.in1939 ? '' : ' (1940)'}`)].map(
    ([what, of]) => `${of.length} ${what}`,
  );
  return [
    ...wrapped(
      `${name} hand: ${h.cards} of ${h.cardLimit} cards, ${both + only1940} of ${h.markerLimit} markers (${both} with the 1939 front), ${cup} in the cup`,
      width,
      0,
    ),
    ...(cards?.length ? wrapped(cards.join(', '), width, 2) : []),
    ...(markers.length ? wrapped(markers.join(', '), width, 2) : []),
    ...(h.plan ? [`  Plan #${h.plan.no} ${h.plan.name}`] : []),
  ];
};
const trackLines = (v: TableView, width: number): readonly string[] => {
  const { points: p, stance, leaders } = v;
  const box = stance.boxes.find(b => b.now)!;
  return wrapped(
    [
      `points ${p.total} (map ${p.map}, events ${p.event})`,
      ...(p.head ? [`death’s head on turn ${p.head.turn}: above ${p.head.exceed} or below ${p.head.undercut}`] : []),
      `stance ${box.name}${stance.turned ? ', turned' : ''}${stance.check ? `, moves on turn ${stance.check.turn} above ${stance.check.exceed}` : ''}`,
      ...leaders.map(l => `${l.name} in command${l.leaves ? ', dismissed' : ''}`),
      ...v.neutrals.filter(n => n.atWar).map(n => `${n.country} at war`),
      ...(v.line ? [`the ${v.line} line`] : []),
      ...(v.badWeather ? ['bad weather'] : []),
      ...v.inForce.map(f => `${f.name} (${f.case})`),
    ].join('; '),
    width,
    0,
  );
};
const markLines = (t: Sheet, v: TableView, width: number): readonly string[] => {
  const declared = v.marks.declared.map(m => `${m.kind} (${m.colour}) in ${placed(t, m.hex)}`);
  const laid = v.marks.laid.map(l => `${l.ability} in ${placed(t, l.hex)}`);
  const drops = v.marks.drops.filter(d => /^F\d/.test(d.place)).map(d => `${d.name} in ${placed(t, d.place)}`);
  const owed = v.owed.length ? [`still to be attacked: ${v.owed.map(h => placed(t, h)).join(', ')}`] : [];
  const all = [...declared, ...laid, ...drops, ...owed];
  return all.length ? wrapped(all.join('; '), width, 0) : [];
};
const battleLines = (t: Sheet, b: BattleView, ink: Ink, width: number): readonly string[] => [
  ink.bold(
    `${b.depth ? `Counterattack ${b.depth}` : b.kind === 'assault' ? 'Blitzkrieg Assault' : 'Attack'} on ${b.hexes.map(h => placed(t, h)).join(', ')}${b.table ? `, ${b.table} table` : ''}`,
  ),
  ...wrapped(`by ${b.attackers.map(unitWords).join(', ')}`, width, 2),
  ...wrapped(`against ${b.defenders.map(unitWords).join(', ')}`, width, 2),
  ...b.support.map(s => `  ${s.side}: ${s.n > 1 ? `${s.n} ` : ''}${s.what}${s.card ? ` (${s.card})` : ''}`),
  ...(b.odds
    ? [
        `  ${b.odds.attack} to ${b.odds.defence}${b.odds.initial ? ` is ${b.odds.initial}` : ''}`,
        ...b.odds.shifts.map(s => `  ${s.value > 0 ? '+' : ''}${s.value} ${s.name} (${s.case})`),
        ...(b.odds.chances.length
          ? wrapped(`${b.odds.column}: ${b.odds.chances.map(c => `${c.result} ${c.dice} in 6`).join(', ')}`, width, 2)
          : []),
      ]
    : []),
  ...(b.result ? [`  Result: ${b.result}`] : []),
];

const marchLines = (t: Sheet, m: MarchView, ink: Ink, width: number): readonly string[] => [
  ink.bold(
    `${m.units.join(', ')} in ${placed(t, m.hex)}: ${counted(m.points, 'point')}${m.hexes === undefined ? '' : `, ${counted(m.hexes, 'hex', 'hexes')} at most`}`,
  ),
  ...flowed(
    '',
    m.reach.map(r => plain(`${placed(t, r.hex)} ${r.cost}${r.zone ? '!' : ''}`)),
    width,
    2,
  ),
  ...(m.reach.length ? ['  (cost; ! in an enemy zone)'] : []),
];

const header = (g: State, ink: Ink, side: string): string => {
  const v = viewOf(g, side);
  return `${ink.bold(v.turn ? `Turn ${v.turn}` : 'Set-up')}  ${v.date}  ${v.points.total} points  ${v.step.name}`;
};
const situation = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const t = sheetOf(g);
  const about = v.battle?.hex ?? v.march?.hex;
  const own = v.decides?.kind === 'moving' ? v.stacks.filter(s => s.side === side) : [];
  return [
    ...(about === undefined ? mapLines(g, t, v, ink) : mapAround(g, t, v, ink, about)),
    ...trackLines(v, width),
    ...v.hands.flatMap(h => handLines(g, h, width)),
    ...markLines(t, v, width),
    ...stackLines(t, own, ink, width),
    ...(v.march ? marchLines(t, v.march, ink, width) : []),
    ...(v.battle ? battleLines(t, v.battle, ink, width) : []),
  ];
};
/** The map, every stack, the boxes. */
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  const t = sheetOf(g);
  return [
    ...mapLines(g, t, v, ink),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    ...stackLines(t, v.stacks, ink, width),
    ...boxLines(v, width),
  ];
};
const bounds = (l: Band): string => {
  if (l.from === undefined) return `up to ${l.to}`;
  return l.to === undefined ? `${l.from} and more` : `${l.from} to ${l.to}`;
};
const score = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const { points, cities } = viewOf(g, side);
  const taken = cities.filter(c => c.points !== 0).map(c => `${c.city} ${c.points}`);
  return [
    `  ${points.map} for cities${taken.length ? ':' : ''}`,
    ...(taken.length ? wrapped(taken.join(', '), width, 4) : []),
    `  ${points.event} for events`,
    ink.bold(`  ${points.total} in all`),
    '  If it ended now (17.7):',
    ...points.sheet.filter(l => l.points !== 0).map(l => `    ${l.points} ${l.name} (${l.case})`),
    ...points.levels.map(l => `  ${l.name === points.level ? '>' : ' '} ${bounds(l)}: ${l.name} Victory`),
  ];
};
export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
