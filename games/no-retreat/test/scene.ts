/** Positions set in labels, dice and cards laid ready: what the tests of the rules are written with. */
import { expect } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type Json, type State } from '../../../engine/state.ts';
import { newTable, setPosition, why, type Table, type LogLine } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { MAPS } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { gameOf, noRetreat } from '../game.ts';
import { KNOBS } from './knobs.ts';
import { momentsOf } from '../rules/position/named-positions.ts';
import { battleIn, freshBattle, type Battle } from '../rules/combat/battle-vars.ts';
import { oddsOf, type Odds } from '../rules/combat/odds.ts';
import { supplyAt } from '../rules/supply/supply.ts';
import { totalVP } from '../rules/victory.ts';
import { AT, unitsIn } from '../model/state.ts';
import type { TableId } from '../data/rows.ts';
import { asked, column, done, offered } from '../../../engine/test/scene.ts';
export { asked, column, done, isOver, offered, refusal, told, value, verbs } from '../../../engine/test/scene.ts';

/** The game with factors that calibration does not turn. */
export const game = gameOf(KNOBS);
export type SideWord = 'german' | 'allied';
type Columns = { readonly [column: string]: Json };
export interface Spec {
  readonly scenario?: 'france' | 'france-historical' | 'poland' | 'poland-historical';
  readonly options?: { readonly [option: string]: string };
  readonly turn?: number;
  /** Units by hex or box; whoever is not named is out of the game. */
  readonly at?: { readonly [hex: string]: readonly string[] };
  readonly moment?: string;
  /** 24.2 Who goes first in this turn, where it is not the German player. */
  readonly first?: SideWord;
  /** Cards and initiative markers by place. */
  readonly pieces?: { readonly [piece: string]: string };
  readonly columns?: Columns;
  /** Played with other tables. */
  readonly game?: typeof game;
}
const placesOf = (s: Spec): { readonly [unit: string]: string } => {
  const place: Record<string, string> = {};
  for (const u of UNITS) place[u.name] = 'Out';
  for (const [hex, units] of Object.entries(s.at ?? {})) for (const name of units) place[name] = hex;
  return place;
};
/** A table on which only the draws of the first turn fall by themselves: after that every die and card must be laid ready. */
const opened = (scenario: string, options: { readonly [o: string]: string } = {}, played = game): Table => {
  let isOpening = true;
  const t = newTable(played, {
    scenario,
    options: optionsOf(played, scenario, options),
    commitment: '',
    roller: (_n, sizes) => {
      if (!isOpening) throw new Error('a die is rolled that the test has not laid ready');
      return sizes.map(() => 0);
    },
  });
  isOpening = false;
  return t;
};
/** Cards in the pile, markers in their cups, but for those named. */
const piecesOf = (s: Spec, scenario: string): { readonly [piece: string]: string } => {
  const { CARDS, MARKERS, PIECE_NAMES, FIRST_MARKER } = boxOf(game);
  const place: Record<string, string> = {};
  for (const [i, c] of CARDS.entries()) place[PIECE_NAMES[i]!] = scenario.startsWith(c.front) ? 'Draw pile' : 'Out';
  for (const [i, m] of MARKERS.entries())
    place[PIECE_NAMES[FIRST_MARKER + i]!] = m.beside ? 'Beside the cup' : m.side === 0 ? 'German cup' : 'Allied cup';
  return { ...place, ...s.pieces };
};
/** 24.2 Who goes first in a turn is asked of its number. */
const inTurn = (g: State, turn: number): State => {
  const then = clone(g);
  then.cells[AT.turn] = turn;
  return then;
};
/** `next` are the dice and pieces the position meets at once; '#5' is a card. */
export const scene = (s: Spec, ...next: readonly (number | string)[]): Table => {
  const scenario = s.scenario ?? 'france-historical';
  const t = opened(scenario, s.options, s.game);
  const moments = momentsOf(inTurn(t.g, s.turn ?? 5));
  const flow = moments[s.moment ?? 'german battles'];
  if (!flow) throw new Error(`no moment ${s.moment}; there are ${Object.keys(moments).join(', ')}`);
  const order = s.first;
  const turned = order ? flow.map(f => (f.proc === 'turn' ? { ...f, vars: { ...f.vars, first: order } } : f)) : flow;
  t.sandbox = true;
  t.script = [...next];
  setPosition(t, {
    columns: { turn: s.turn ?? 5, ...s.columns, place: placesOf(s) as Json, piece: piecesOf(s, scenario) as Json },
    flow: turned,
  });
  expect(t.script, 'everything laid ready was used').toEqual([]);
  return t;
};
/** Why a position set by hand is refused. */
export const faultIn = (s: Spec): string => {
  try {
    scene(s);
    return '';
  } catch (e) {
    return (e as Error).message;
  }
};
export const whereIs = (t: Table, unit: string): Json => column(t, 'place')[unit]!;
export const face = (t: Table, unit: string): Json => column(t, 'face')[unit]!;
export const tired = (t: Table, unit: string): boolean => column(t, 'na')[unit] === 'yes';
export const holder = (t: Table, hex: string): Json => column(t, 'control')[hex]!;
export const result = (
  t: Table,
): { readonly winner: string; readonly level: string; readonly case: string; readonly points: number } =>
  game.result(t.g) as {
    readonly winner: string;
    readonly level: string;
    readonly case: string;
    readonly points: number;
  };
export const hexNo = (hex: string): number => boxOf(game).GRID.byLabel.get(hex)!;
export const unitNo = (name: string): number => UNITS.findIndex(u => u.name === name);
export const total = (t: Table): number => totalVP(t.g);
export const inSupply = (t: Table, unit: string, hex: string): number => supplyAt(t.g, unitNo(unit), hexNo(hex));
export interface Fight extends Partial<Omit<Battle, 'attackers' | 'hexes' | 'table'>> {
  readonly by: readonly string[];
  readonly on: readonly string[];
  readonly table?: TableId;
}
/** The odds if these units fought now. */
export const odds = (t: Table, f: Fight): Odds => {
  const attackers = f.by.map(unitNo);
  const hexes = f.on.map(hexNo);
  const { by: _by, on: _on, table: _table, ...more } = f;
  const attacker = boxOf(t.g).SIDE[attackers[0]!] as 0 | 1;
  const base = freshBattle({
    attacker,
    attackers,
    hexes,
    defenders: hexes.flatMap(hex => unitsIn(t.g, hex)),
    kind: 'target',
    shock: false,
    table: f.table ?? 'Prepared',
    phasing: attacker,
  });
  return oddsOf(t.g, { ...base, ...more });
};
export const shift = (o: Odds, ruleCase: string): number =>
  o.shifts.filter(s => s.case === ruleCase).reduce((n, s) => n + s.value, 0);
/** Attacks marked hexes with these units on a table; commitments are passed, then the die falls. */
export const attack = (
  t: Table,
  side: SideWord,
  hexes: readonly string[],
  units: readonly string[],
  crt: TableId,
  ...next: readonly (number | string)[]
): void => {
  for (const hex of hexes) done(t, side, { do: 'attack', hex });
  for (const unit of units) done(t, side, { do: 'add', unit });
  done(t, side, { do: 'fight', crt }, ...next);
};
export const battle = (t: Table): Battle => battleIn(t.g);
export const march = (t: Table, side: SideWord, unit: string, hex: string): readonly LogLine[] => {
  done(t, side, { do: 'move', unit });
  return done(t, side, { do: 'to', hex });
};
export const costOf = (t: Table, side: SideWord, hex: string): number | undefined => {
  const v = why(t, side, { do: 'to', hex });
  return v.ok ? v.cost : undefined;
};

/** Two corps face to face on the plain. */
export const pair = { F1707: ['G IV'], F1706: ['F I'] } as const;
export const poles = { P1512: ['P 25'], P1208: ['G39 X'] } as const;
export const POLAND = { scenario: 'poland-historical' } as const;
export const REGULAR = { scenario: 'poland' } as const;
export const HAND = { german: 'German hand', allied: 'Allied hand' } as const;
export const TARGET = { marker: { 'grey 1': 'F1706' } } as const;
/** German battles, with a Target on F1706. */
export const targeted = (at: Spec['at'], more: Spec = {}): Table =>
  scene({ at: at!, ...more, columns: { ...TARGET, ...more.columns } });
export const events = (pieces: Spec['pieces'], more: Spec = {}): Table =>
  scene({ at: { ...pair, F1607: ['G IX'] }, moment: 'events', pieces: pieces!, ...more });
export const declares = (side: SideWord, at: Spec['at'], more: Spec = {}): Table =>
  scene({ at: at!, moment: `${side} combat`, ...more });
export const moves = (side: SideWord, at: Spec['at'], more: Spec = {}): Table =>
  scene({ at: at!, moment: `${side} movement`, ...more });
export const blitzing = (at: Spec['at'], more: Spec = {}): Table =>
  scene({ at: at!, moment: 'blitzkrieg', pieces: { 'G Blitzkrieg! 1': 'German markers' }, ...more });
/** The hexes a unit that moves may go to. */
export const reach = (t: Table, side: SideWord): readonly unknown[] =>
  offered(t, side).flatMap(c => (c['do'] === 'to' ? [c['hex']] : []));
export const unitsOffered = (t: Table, side: SideWord): readonly unknown[] =>
  offered(t, side).flatMap(c => (c['do'] === 'unit' ? [c['unit']] : []));
/** Retreats by the first way there is. */
export const flee = (t: Table, side: SideWord): void => {
  while (asked(t) === `${side} retreating`) done(t, side, { do: 'retreat', hex: offered(t, side)[0]!['hex']! });
  if (asked(t) === `${side} tiring`) done(t, side, offered(t, side)[0]!);
};
/** Plays a card and pays for it with these. */
export const plays = (
  t: Table,
  side: SideWord,
  card: string,
  paid: readonly string[] = [],
  ...next: readonly (number | string)[]
): void => {
  const last = paid.at(-1);
  done(t, side, { do: 'play', card }, ...(last ? [] : next));
  for (const marker of paid) done(t, side, { do: 'pay', marker }, ...(marker === last ? next : []));
};
/** 21.1 An Alternate Event of turn 1: its card is played, and the die falls. */
export const alt = (side: SideWord, card: string, die: number, at: Spec['at'], more: Spec = {}): Table => {
  const t = scene({ ...REGULAR, at: at!, turn: 1, moment: 'events', pieces: { [card]: HAND[side] }, ...more });
  if (side === 'german') done(t, 'allied', { do: 'pass' });
  done(t, side, { do: 'play', card }, die);
  return t;
};
/** The Strategic Phase of turn 5 in Poland, without markers: this is the first card the German player draws. */
export const draws = (card: string, more: Spec, ...next: readonly (number | string)[]): Table =>
  scene(
    {
      ...REGULAR,
      at: poles,
      turn: 5,
      moment: 'strategic',
      ...more,
      columns: { unled: { allied: 'yes' }, ...more.columns },
    },
    '#49',
    '#50',
    '#51',
    '#52',
    card,
    ...next,
  );
/** A game from its beginning; `picks` say which plan is drawn, each by its place among those left, the rest falls by a seed. */
export const begin = (
  scenario: string,
  options: { readonly [o: string]: string } = {},
  ...picks: readonly number[]
): Table => {
  const rnd = seededRandom(`plans ${scenario}`);
  const queue = [...picks];
  return newTable(noRetreat, {
    scenario,
    options: optionsOf(noRetreat, scenario, options),
    commitment: '',
    roller: (_n, sizes) => sizes.map(size => queue.shift() ?? rnd(size)),
  });
};
/** #37 to #41 by their places. */
export const [DYLE, , ESCAUT, , INITIATIVE] = [0, 1, 2, 3, 4];
/** The Evacuation Zone off Dunkirk. */
export const ZONE = MAPS.france.hexes.find(h => h.zoneOf === 'F2006')!.hex;
/** The blue map edge. */
export const BLUE = (
  'F0101 F0102 F0103 F0104 F0105 F0106 F0107 F0108 F0109 F0110 F0111 F0112 F0113 F0114 ' +
  'F0201 F0301 F0401 F0501 F0601 F0701 F0801 F0901 F1001 F1101 F1201 F1301 F1401'
).split(' ');
export const MAJORS = ['F2612', 'F2411', 'F1910', 'F2110', 'F1808', 'F1105', 'F1106', 'F1006'];
export const MINORS =
  'F2413 F2414 F1814 F2009 F1812 F1415 F2006 F2005 F1401 F1506 F1303 F1210 F1215 F1015 F1019 F0413'.split(' ');
export const inGermanHands = (cities: readonly string[]) => Object.fromEntries(cities.map(c => [c, 'german']));
/** So many markers of a kind, by their names. */
const drawn = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${kind} ${i + 1}`);
/** 8.1 What a side is dealt on a turn of eight markers: four cards, then the markers. */
export const ALLIED_DRAW = ['#2', '#4', '#6', '#8', ...drawn('A Hold!', 6), ...drawn('A Shock!', 2)];
export const GERMAN_DRAW = ['#10', '#12', '#16', '#18', ...drawn('G Blitz!', 6), ...drawn('G Hold!', 2)];
