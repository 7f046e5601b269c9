/** Positions set in labels, dice and cards laid ready: what the tests of the rules are written with. */
import { expect } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { clone, type Json, type State } from '../../../engine/state.ts';
import { newTable, setPosition, why, type Table, type Told } from '../../../engine/table.ts';
import { boxOf } from '../box.ts';
import { UNITS } from '../data/units.ts';
import { gameOf } from '../game.ts';
import { KNOBS } from './knobs.ts';
import { momentsOf } from '../moments.ts';
import { battleIn, freshBattle, type Battle } from '../rules/battle-vars.ts';
import { oddsOf, type Odds } from '../rules/odds.ts';
import { supplyAt } from '../rules/supply.ts';
import { totalVP } from '../rules/victory.ts';
import { AT, unitsIn } from '../state.ts';
import type { TableId } from '../data/rows.ts';
import { column, done } from '../../../engine/test/scene.ts';
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
  then.n[AT.turn] = turn;
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
export const march = (t: Table, side: SideWord, unit: string, hex: string): readonly Told[] => {
  done(t, side, { do: 'move', unit });
  return done(t, side, { do: 'to', hex });
};
export const costOf = (t: Table, side: SideWord, hex: string): number | undefined => {
  const v = why(t, side, { do: 'to', hex });
  return v.ok ? v.cost : undefined;
};
