/** Positions for tests, in the words of the counters: a table with the named units on it and nobody else, set to a moment of a turn. */
import { expect } from 'vitest';
import { optionsOf, type Game } from '../../../engine/game.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, setPosition, why, type Table, type LogLine } from '../../../engine/table.ts';
import { A, G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { CHARTS } from '../data/charts.ts';
import { SHIPPED } from '../data/tables.ts';
import { KNOBS, UNITS, unitsBy, type Knobs } from '../data/units.ts';
import { gameOf } from '../game.ts';
import { momentsOf } from '../rules/named-positions.ts';
import { attackNow, oddsOf, type Odds } from '../rules/odds.ts';
import { inSupply } from '../rules/supply.ts';
import { inZoneOf } from '../rules/zones.ts';
import { asked, column, done as played, offered } from '../../../engine/test/scene.ts';
export { asked, column, isOver, offered, refusal, refusalWords, value, verbs } from '../../../engine/test/scene.ts';

/** The rules are tested on factors and works of their own: what is calibrated may turn, and moves nothing here. */
const FACTORS: Knobs = {
  ...KNOBS,
  rate: {
    ...KNOBS.rate,
    German: [4, 4],
    Czech: [3, 4],
    Polish: [2.4, 3],
    Hungarian: [1.4, 1.8],
    French: [2.9, 4],
    Soviet: [3, 3],
    Yugoslav: [2, 3],
  },
  arm: { ...KNOBS.arm, mountain: [1, 1.25], mechanised: [2, 1.45] },
  of1939: 1,
  guard: 1 / 3,
};
const CHARTS_HERE = {
  ...CHARTS,
  terrain: { ...CHARTS.terrain, 'west wall': { ...CHARTS.terrain['west wall'], shift: -1 } },
} as const;
export const ruled: Game = gameOf({ ...SHIPPED, units: unitsBy(FACTORS), charts: CHARTS_HERE });

type Columns = { readonly [column: string]: Json };
export type SideWord = 'german' | 'allied';
export interface Spec {
  readonly scenario?: '1938' | '1939';
  readonly options?: { readonly [option: string]: string };
  readonly turn?: number;
  /** Units in hexes, lowest first. */
  readonly at?: { readonly [hex: string]: readonly string[] };
  /** Units in boxes: 'Turn 4', 'Eliminated' … */
  readonly boxes?: { readonly [unit: string]: string };
  /** A moment by name: 'german combat', 'Poland movement'. */
  readonly moment?: string;
  /** Hexes that are not held by whom their country says, or by the units in them. */
  readonly held?: { readonly [hex: string]: SideWord | 'none' };
  readonly columns?: Columns;
}

/** Components are set aside; whoever is not named and is none is out of the game. */
const placesOf = (s: Spec, scenario: string): { readonly [unit: string]: string } => {
  const place: Record<string, string> = {};
  for (const u of UNITS) {
    if (u.type === 'flieger' || (u.scenario !== 'both' && u.scenario !== scenario)) continue;
    place[u.name] = u.forms === undefined ? 'Removed' : 'Set aside';
  }
  for (const [hex, units] of Object.entries(s.at ?? {})) for (const name of units) place[name] = hex;
  return { ...place, ...s.boxes };
};
const columnsOf = (s: Spec, scenario: string): Columns => {
  const level = Object.fromEntries(Object.values(s.at ?? {}).flatMap(units => units.map((name, i) => [name, i])));
  const given = s.columns ?? {};
  return {
    turn: s.turn ?? 1,
    ...given,
    place: placesOf(s, scenario) as Json,
    level,
    ...(s.held ? { control: s.held as Json } : {}),
  };
};
export const opened = (scenario: '1938' | '1939' = '1939', options: { readonly [o: string]: string } = {}): Table =>
  newTable(ruled, {
    scenario,
    options: optionsOf(ruled, scenario, options),
    commitment: '',
    roller: () => {
      throw new Error('a die is rolled that the test has not laid ready');
    },
  });
/** `next` are the dice the position meets at once. */
export const scene = (s: Spec, ...next: readonly (number | string)[]): Table => {
  const scenario = s.scenario ?? '1939';
  const t = opened(scenario, s.options);
  const flow = momentsOf(t.g)[s.moment ?? 'german movement'];
  if (!flow) throw new Error(`no moment ${s.moment}; there are ${Object.keys(momentsOf(t.g)).join(', ')}`);
  t.sandbox = true;
  t.script = next.map(scripted);
  setPosition(t, { columns: columnsOf(s, scenario), flow });
  expect(t.script, 'everything laid ready was used').toEqual([]);
  return t;
};
/** A marker is named, a die is a number. */
const scripted = (x: number | string): number =>
  typeof x === 'number' ? x : (ruled.labels['power'] as readonly string[]).indexOf(x);

/** Plays a choice that must be accepted; `next` are the dice and markers it will meet. */
export const done = (
  t: Table,
  side: SideWord,
  choice: Json,
  ...next: readonly (number | string)[]
): readonly LogLine[] => played(t, side, choice, ...next.map(scripted));
export const whereIs = (t: Table, unit: string): Json => column(t, 'place')[unit]!;
export const holder = (t: Table, hex: string): Json => column(t, 'control')[hex]!;
export const points = (t: Table): readonly [Json, Json] => [
  column(t, 'points')['german']!,
  column(t, 'points')['allied']!,
];
export const result = (t: Table): { readonly winner: string; readonly case: string; readonly why: string } =>
  ruled.result(t.g) as { readonly winner: string; readonly case: string; readonly why: string };
const unitNo = (name: string): number => UNITS.findIndex(u => u.name === name);
export const hexNo = (t: Table, hex: string): number => boxOf(t.g).GRID.byLabel.get(hex)!;
export const supplied = (t: Table, unit: string): boolean => inSupply(t.g, unitNo(unit));
export const zoned = (t: Table, side: SideWord, hex: string): boolean =>
  inZoneOf(t.g, side === 'german' ? G : A, hexNo(t, hex));
/** The odds if these units attacked that hex now. */
export const odds = (t: Table, hex: string, ...attackers: readonly string[]): Odds =>
  oddsOf(attackNow(t.g, hexNo(t, hex), attackers.map(unitNo)));
export const shift = (o: Odds, ruleCase: string): number =>
  o.shifts.lines.filter(l => l.case === ruleCase).reduce((sum, l) => sum + l.value, 0);
/** Columns by one name. */
export const shiftNamed = (o: Odds, name: string): number => o.shifts.lines.find(l => l.name === name)?.value ?? 0;

/** Moves a unit or the stack of a hex. */
export const march = (
  t: Table,
  side: SideWord,
  unit: string,
  hex: string,
  ...next: readonly number[]
): readonly LogLine[] => {
  done(t, side, { do: 'move', unit });
  return done(t, side, { do: 'to', hex }, ...next);
};
/** What a unit that has begun to move pays for this hex. */
export const costOf = (t: Table, side: SideWord, hex: string): number | undefined => {
  const v = why(t, side, { do: 'to', hex });
  return v.ok ? v.cost : undefined;
};
/** Where a unit that has begun to move may end its move. */
export const reaches = (t: Table, side: SideWord): readonly Json[] =>
  offered(t, side).flatMap(c => (c['do'] === 'to' ? [c['hex']!] : []));
/** Attacks with these units, with this die and what else it meets. */
export const attack = (
  t: Table,
  side: SideWord,
  hex: string,
  units: readonly string[],
  ...next: readonly number[]
): readonly LogLine[] => {
  done(t, side, { do: 'attack', hex });
  for (const unit of units) done(t, side, { do: 'add', unit });
  return done(t, side, { do: 'declare' }, ...next);
};
/** No neutral is violated: the phase goes on. */
export const ready = (t: Table): Table => {
  if (asked(t) === 'german violating') done(t, 'german', { do: 'done' });
  return t;
};
export const told = (t: Table): string => t.log.map(l => l.text).join('\n');
/** Turn 3 of 1938 with one Czech army on the map. */
export const in1938 = (moment: string, more: Spec = {}, ...next: readonly (number | string)[]): Table =>
  scene({ scenario: '1938', turn: 3, at: { 2222: ['Cz 1 A'] }, moment, ...more }, ...next);
