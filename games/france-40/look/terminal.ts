/** France '40 in a terminal: the hexes as rows of text, stacks, supply and odds in words, each line within the width. */
import type { State } from '../../../engine/state.ts';
import { flowed, type Cell } from '../../../engine/text.ts';
import { HEXES, TOWNS, type HexRow } from '../data/map.ts';
import { viewOf, type BattleView, type MarchView, type StackView, type TableView, type UnitView } from '../view.ts';

type Paint = (text: string) => string;
interface Ink {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
  readonly cyan: Paint;
}
const plain = (text: string): Cell => ({ plain: text, inked: text });

const LEGEND =
  'G2 two German corps or divisions  P mechanised on top  F French  U British  B Belgian  N Dutch  S Swiss  # fort  o city  @ city in German hands  . ground  , ground in German hands  ^ rough  " Ardennes  ~ water';
const LETTERS = { German: 'G', French: 'F', British: 'U', Belgian: 'B', Dutch: 'N', Swiss: 'S' } as const;
const TERRAIN = { clear: '.', rough: '^', ardennes: '"', sea: '~', lake: '~', gap: '!' } as const;
const NAMES: ReadonlyMap<string, string> = new Map([
  ...TOWNS.map(t => [t.hex, t.name] as const),
  ...HEXES.flatMap(h => (h.city === undefined ? [] : [[h.hex, h.city] as const])),
]);
/** '2930 Sedan' */
const placed = (hex: string): string => (NAMES.has(hex) ? `${hex} ${NAMES.get(hex)}` : hex);

/** Words, broken at spaces. */
const told = (text: string, width: number, indent: number): readonly string[] => {
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

// The map: two columns a hex, odd rows half a hex to the right -----------------------------------------------------
const FIRST_COLUMN = 18;
const LAST_COLUMN = 44;
const NORTH = 42;
const SOUTH = 10;
const rowOf = (hex: string): number => Number(hex.slice(0, 2));
const ROWS: ReadonlyMap<number, readonly HexRow[]> = Map.groupBy(HEXES, h => rowOf(h.hex));
const COLUMN_LINE = `   ${Array.from({ length: LAST_COLUMN - FIRST_COLUMN + 1 }, (_, i) => (i % 2 ? '  ' : String(FIRST_COLUMN + i))).join('')}`;

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
const mapLines = (v: TableView, ink: Ink, from = NORTH, to = SOUTH): readonly string[] => {
  const d = drawn(v);
  const rows = Array.from({ length: from - to + 1 }, (_, i) => from - i);
  return [
    ink.dim(COLUMN_LINE),
    ...rows.map(row =>
      `${ink.dim(String(row))} ${row % 2 ? ' ' : '  '}${ROWS.get(row)!
        .map(h => hexMark(d, h, ink))
        .join('')}`.trimEnd(),
    ),
  ];
};
/** The rows round a hex. */
const AROUND = 5;
const mapAround = (v: TableView, ink: Ink, hex: string): readonly string[] =>
  mapLines(v, ink, Math.min(NORTH, rowOf(hex) + AROUND), Math.max(SOUTH, rowOf(hex) - AROUND));

// Units and stacks ---------------------------------------------------------------------------------------------------
const unitWords = (u: UnitView): string =>
  `${u.name} ${u.attack}-${u.defence}${u.steps < u.stepsMax ? ` (${u.steps} of ${u.stepsMax} steps)` : ''}${u.supplied || !u.inPlay ? '' : ' cut off'}`;
/** '2835: G III 6-7  + G VI 4-5' */
const stackCells = (s: StackView, ink: Ink): readonly Cell[] =>
  [...s.units.map(unitWords), ...(s.hidden ? [`${s.hidden} hidden`] : [])].map((words, i) =>
    i ? plain(`+ ${words}`) : { plain: `${placed(s.hex)}: ${words}`, inked: `${ink.bold(placed(s.hex))}: ${words}` },
  );
const stackLines = (stacks: readonly StackView[], ink: Ink, width: number): readonly string[] =>
  [...Map.groupBy(stacks, s => s.nation)].flatMap(([nation, list]) =>
    flowed(
      nation,
      list.toSorted((a, b) => b.hex.localeCompare(a.hex)).flatMap(s => stackCells(s, ink)),
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
  ).flatMap(([name, units]) => (units.length ? told(`${name}: ${names(units)}`, width, 0) : []));

// What is under way --------------------------------------------------------------------------------------------------
const statusLines = (v: TableView, width: number): readonly string[] => {
  const { markers: m, neutrals } = v;
  const cut = v.stacks.flatMap(s => s.units).filter(u => u.inPlay && !u.supplied && !v.setUp);
  const facts =
    v.scenario === '1939'
      ? [`supply crisis: ${m.supplyCrisis ? 'yes' : 'no'}`]
      : [
          `replacements: German ${m.replacements.german}, French ${m.replacements.french}`,
          ...(m.sickleCut ? ['Sickle Cut'] : []),
          ...(m.dynamo.declared ? [`Dynamo from ${placed(m.dynamo.port)}`] : []),
          ...(m.halt.now === 'no' ? [] : [`panzer halt: ${m.halt.now}`]),
          ...neutrals.filter(n => n.standing !== 'neutral').map(n => `${n.name} ${n.standing}`),
        ];
  return [
    ...told(facts.join('; '), width, 0),
    ...(cut.length
      ? told(`Out of supply: ${cut.map(u => `${u.name} in ${placed(u.place)}`).join(', ')}`, width, 0)
      : []),
  ];
};
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const battleLines = (b: BattleView, ink: Ink, width: number): readonly string[] => {
  const defenders = [
    ...b.defenders.map(unitWords),
    ...(b.hidden ? [`${b.hidden} hidden`] : []),
    ...(b.fort ? [`fort ${b.fort.defence}`] : []),
  ].join(', ');
  return [
    ink.bold(`Attack on ${placed(b.hex)}`),
    ...told(`against ${defenders || 'nobody'}`, width, 2),
    ...b.attackers.flatMap(a =>
      told(`${a.unit} from ${a.hex}: ${a.factor}${a.because.map(c => `, ${c.text} (${c.case})`).join('')}`, width, 2),
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
const marchLines = (m: MarchView, ink: Ink, width: number): readonly string[] => [
  ink.bold(
    `${m.units.join(', ') || 'A stack'} in ${placed(m.hex)}${m.points === undefined ? '' : `: ${m.points} points`}`,
  ),
  ...flowed(
    '',
    m.reach.map(r => plain(`${placed(r.hex)} ${r.cost}${r.beside.length ? '!' : ''}`)),
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
  const about = v.battle?.hex ?? v.march?.hex ?? v.about;
  const own =
    v.decides?.kind === 'moving' || v.decides?.kind === 'attacking'
      ? v.stacks.filter(s => s.side === side && s.units.some(u => u.inPlay))
      : [];
  return [
    ...(about === undefined ? mapLines(v, ink) : mapAround(v, ink, about)),
    ...statusLines(v, width),
    ...stackLines(own, ink, width),
    ...(v.march ? marchLines(v.march, ink, width) : []),
    ...(v.battle ? battleLines(v.battle, ink, width) : []),
  ];
};
/** The map, every stack with its factors, forts and boxes. */
const map = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const v = viewOf(g, side);
  return [
    ...mapLines(v, ink),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    ...stackLines(v.stacks, ink, width),
    ...fortLines(v, width),
    ...boxLines(v, width),
  ];
};
const score = (g: State, ink: Ink, width: number, side: string): readonly string[] => {
  const { scenario, victory, neutrals } = viewOf(g, side);
  return [
    ...victory.lines.flatMap(l => told(`${l.points} ${l.name}: ${l.detail} (${l.case})`, width, 2)),
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

export const terminal = { header, situation, map, score, legend: LEGEND };
