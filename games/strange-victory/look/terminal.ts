/** Strange Victory in a terminal: text only, each line within the width. */
import type { State } from '../../../engine/state.ts';
import { flowed, plain, type Cell, type Ink, type Paint, type Printer } from '../../../engine/text.ts';
import type { AreaRow } from '../data/map.ts';
import type { Plain } from '../data/tables.ts';
import { areaName, areasOf, nextTo, tracksOf } from '../model/state.ts';
import { tableView, type AreaView, type CommanderView, type DivisionView, type TableView } from '../view.ts';
import type { CounterView } from '../view/counters.ts';
import type { CombatView } from '../view/combat.ts';

type Row = Plain<AreaRow>;
const REGIONS: readonly { readonly name: string; has(a: Row): boolean }[] = [
  { name: 'Meuse', has: a => a.kind === 'staging' },
  { name: 'A', has: a => a.letter === 'A' },
  { name: 'Fortress', has: a => a.kind === 'fortress' },
  { name: 'B', has: a => a.letter === 'B' },
  { name: 'C', has: a => a.letter === 'C' },
  { name: 'Ports', has: a => a.kind === 'port' },
];
const LEGEND = '+ ours  ? garrison face down  * strategic  ~ woods  c coastal troops face down  ( ) division there';

const held = (row: Row, a: AreaView): string => {
  if (row.kind === 'staging') return '';
  if (a.control === 'german') return '+';
  return a.garrison ? '?' : a.allied.map(c => ` [${c.shown}]`).join('') || '-';
};
const inkFor = (row: Row, a: AreaView, ink: Ink): Paint => {
  if (row.kind === 'staging') return ink.dim;
  if (a.control === 'german') return ink.green;
  return a.allied.length ? ink.red : ink.yellow;
};

/** 'Hirson*~? (7th)': marks after the name, the divisions in brackets. */
const cell = (v: TableView, row: Row, ink: Ink): Cell => {
  const a = v.areas.find(x => x.name === row.name)!;
  const here = v.divisions
    .filter(d => d.area === row.name)
    .map(d => d.name)
    .join(', ');
  const name = `${row.port ? `${row.port} ` : ''}${row.name}${row.kind === 'strategic' ? '*' : ''}${row.forest ? '~' : ''}`;
  const marks = `${held(row, a)}${a.coastal ? `${a.coastal}c` : ''}`;
  const stands = here && ` (${here})`;
  return { plain: name + marks + stands, inked: `${name}${inkFor(row, a, ink)(marks)}${ink.bold(stands)}` };
};

const areaLines = (g: State, v: TableView, ink: Ink, width: number): readonly string[] =>
  REGIONS.flatMap(r =>
    flowed(
      r.name,
      areasOf(g)
        .filter(r.has)
        .map(row => cell(v, row, ink)),
      width,
      10,
    ),
  );

const UNPLACED = 'Out of play';
const divisionCell = (d: DivisionView, ink: Ink): Cell => {
  const state = [d.face === 'advancing' ? 'ready' : 'resupply', ...(d.damage === 'none' ? [] : [d.damage])].join(', ');
  const text = `${d.name} ${d.area === UNPLACED ? 'not placed' : d.area} (${state}, ${d.dice} dice)`;
  if (d.active) return { plain: text, inked: ink.bold(text) };
  return { plain: text, inked: d.face === 'advancing' ? text : ink.dim(text) };
};
const spentBy = (c: CommanderView): readonly string[] => {
  if (c.rerolled) return ['has re-rolled'];
  return c.spent ? ['has spent'] : [];
};
const korpsLines = (v: TableView, ink: Ink, width: number): readonly string[] =>
  v.commanders.flatMap(c => {
    const notes = [`${c.audacity}/${c.cap}`, ...spentBy(c)].join(', ');
    return flowed(
      c.korps,
      [plain(`${c.name} ${notes}:`), ...v.divisions.filter(d => d.korps === c.korps).map(d => divisionCell(d, ink))],
      width,
      13,
    );
  });

const counted = (list: readonly CounterView[]): string => {
  const counts = new Map<string, number>();
  for (const c of list) counts.set(c.shown, (counts.get(c.shown) ?? 0) + 1);
  return [...counts].map(([shown, n]) => (n > 1 ? `${n} ${shown}` : shown)).join(', ') || 'none';
};
const assetLines = (v: TableView, width: number): readonly string[] =>
  flowed(
    'Assets',
    [
      plain(counted(v.assets.box)),
      ...(v.assets.inUse.length ? [plain(`| in use: ${counted(v.assets.inUse)}`)] : []),
      ...(v.assets.discarded.length ? [plain(`| discarded: ${counted(v.assets.discarded)}`)] : []),
    ],
    width,
    10,
  );

const percent = (p: number): string => (p < 0.005 ? '<1%' : `${Math.round(p * 100)}%`);
const combatLines = (c: CombatView, ink: Ink, width: number): readonly string[] => [
  ink.bold(`Combat at ${c.area}: the ${c.division} against ${counted(c.defenders)}`),
  ...c.lines.map(l => `  ${String(l.sum).padStart(2)}  ${l.name} (${l.case})`),
  c.rolled.length
    ? `  Dice ${c.rolled.join(', ')}: ${c.hits} ${c.hits === 1 ? 'hit' : 'hits'} at ${Math.max(1, c.strength)} or more`
    : `  ${c.dice} dice, each hits at ${Math.max(1, c.strength)} or more`,
  ...flowed(
    '',
    c.results
      .filter(r => r.chance > 0)
      .map(r => plain(`${r.name} ${percent(r.chance)}${r.panic ? ` (panic +${r.panic})` : ''}`)),
    width,
    2,
  ),
];

const header = (g: State, ink: Ink): string => {
  const v = tableView(g);
  return `${ink.bold(`Turn ${v.turn}`)}  ${v.date}  Panic ${v.panic}/${tracksOf(g).panic.halt}  ${v.victory.shown} VP: ${v.victory.band}`;
};
const situation = (g: State, ink: Ink, width: number): readonly string[] => {
  const v = tableView(g);
  return [
    ...areaLines(g, v, ink, width),
    ...korpsLines(v, ink, width),
    ...assetLines(v, width),
    ...(v.combat ? combatLines(v.combat, ink, width) : []),
  ];
};
/** Every area with its neighbours, and what may still lie face down. */
const map = (g: State, ink: Ink, width: number): readonly string[] => {
  const v = tableView(g);
  return [
    ...areasOf(g).flatMap((row, i) =>
      flowed(
        cell(v, row, ink).plain.padEnd(24),
        nextTo(g, i).map(n => plain(areaName(g, n))),
        width,
        28,
      ),
    ),
    ...flowed('', LEGEND.split('  ').map(plain), width, 0),
    'May still lie face down or be drawn:',
    ...v.bags.flatMap(b =>
      flowed(
        `  ${b.bag}`,
        b.counters.map(c => plain(`${c.count} ${c.shown}`)),
        width,
        20,
      ),
    ),
  ];
};
const score = (g: State, ink: Ink): readonly string[] => {
  const { victory } = tableView(g);
  return [
    ...victory.lines.map(
      l =>
        `  ${l.name.padEnd(34)}${`${l.count} of ${l.of}`.padStart(9)}  ${(l.halves / 2).toFixed(1).padStart(5)}  (${l.case})`,
    ),
    ink.bold(`  ${victory.shown} VP: ${victory.band}`),
    ...victory.bands.map(
      b => `  ${b.now ? '>' : ' '} ${b.to === undefined ? `${b.from} and more` : `${b.from} to ${b.to}`}: ${b.name}`,
    ),
  ];
};

export const terminal: Printer = { header, situation, map, score, legend: LEGEND };
