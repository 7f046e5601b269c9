/** Positions for tests, in the words of the counters: a table with the named units on it and nobody else, set to a moment of a turn. */
import { expect } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { type Saved } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, setPosition, why, type Table, type LogLine } from '../../../engine/table.ts';
import { COLUMNS, type Result } from '../data/charts.ts';
import { isFort, stepsOf, UNITS, type UnitRow } from '../data/units.ts';
import { france40 } from '../game.ts';
import { oddsOf, type Odds } from '../rules/odds.ts';
import { inSupply } from '../rules/supply.ts';
import { inZoneOf } from '../rules/zones.ts';
import { vpLines, vpOf } from '../rules/victory.ts';
import { A, G } from '../model/army.ts';
import { UNIT_NAMES, hexOf, resultAt } from './shipped.ts';
import { column, done, offered } from '../../../engine/test/scene.ts';
export { asked, column, done, isOver, offered, refusal, value } from '../../../engine/test/scene.ts';

type Columns = { readonly [column: string]: Json };
export type Phase =
  | 'sickle'
  | 'movement'
  | 'combat'
  | 'order'
  | 'coup'
  | 'check'
  | 'supply'
  | 'dynamo'
  | 'replacements'
  | 'french replacements'
  | 'turn'
  | 'end';
export interface Spec {
  /** Units in hexes, lowest first; 'F X/1' has one step left. A fort may be named for its steps. */
  readonly at?: { readonly [hex: string]: readonly string[] };
  /** The forts that stand: all of the scenario unless given. */
  readonly forts?: readonly string[];
  /** Units in boxes: 'Turn track', 'Evacuated' … The rest lie in the dead pile. */
  readonly boxes?: { readonly [unit: string]: string };
  readonly scenario?: '1940' | '1939';
  readonly options?: { readonly [option: string]: string };
  readonly turn?: number;
  readonly side?: 'german' | 'allied';
  readonly phase?: Phase;
  /** Hexes that are not held by whom their country says, or by the units in them. */
  readonly held?: { readonly [hex: string]: 'german' | 'allied' };
  readonly war?: readonly string[];
  readonly columns?: Columns;
}

const NEUTRALS = ['Belgium', 'Netherlands', 'Luxembourg', 'Switzerland'];
const rowOf = (name: string): UnitRow => {
  const row = UNITS.find(u => u.name === name);
  if (!row) throw new Error(`no unit ${name}`);
  return row;
};
const split = (said: string): { readonly name: string; readonly steps: number } => {
  const [name, steps] = said.split('/');
  return { name: name!, steps: steps ? Number(steps) : stepsOf(rowOf(name!)) };
};
const sideOf = (name: string): 'german' | 'allied' => (rowOf(name).nation === 'German' ? 'german' : 'allied');

const columnsOf = (s: Spec): Columns => {
  const scenario = s.scenario ?? '1940';
  const place: Record<string, string> = {};
  const steps: Record<string, number> = {};
  const level: Record<string, number> = {};
  const height: Record<string, number> = {};
  const control: Record<string, string> = {};
  for (const u of UNITS) {
    const plays = u.scenario === 'both' || u.scenario === scenario;
    const stands = plays && isFort(u) && (s.forts?.includes(u.name) ?? true);
    place[u.name] = stands ? u.hex! : plays ? 'Dead pile' : 'Not in play';
  }
  for (const [hex, units] of Object.entries(s.at ?? {}))
    for (const said of units) {
      const { name, steps: left } = split(said);
      const i = height[hex] ?? 0;
      Object.assign(place, { [name]: hex });
      Object.assign(steps, { [name]: left });
      if (isFort(rowOf(name))) continue;
      Object.assign(level, { [name]: i });
      Object.assign(height, { [hex]: i + 1 });
      Object.assign(control, { [hex]: sideOf(name) });
    }
  const war = Object.fromEntries(NEUTRALS.map(n => [n, s.war?.includes(n) ? 'at war' : 'neutral']));
  const violated = Object.fromEntries((s.war ?? []).map(n => [n, 1]));
  const given = s.columns ?? {};
  const laid = (name: string, own: object): Json => ({ ...own, ...(given[name] as object | undefined) }) as Json;
  return {
    turn: s.turn ?? 1,
    coup: 'used',
    ...given,
    place: laid('place', { ...place, ...s.boxes }),
    steps: laid('steps', steps),
    level,
    height,
    control: laid('control', { ...control, ...s.held }),
    neutral: laid('neutral', war),
    violated: laid('violated', violated),
  };
};

const GAME = { proc: 'game', at: '@end' } as const;
const TURN_AT: { readonly [P in Phase]?: string } = {
  coup: '5.9',
  check: '5.11',
  supply: '5.12',
  dynamo: '5.13',
  replacements: '5.15/g',
  'french replacements': '5.15/f',
  end: '5.0/end',
};
const flowOf = (phase: Phase, side: 'german' | 'allied', scenario: string): Saved['flow'] => {
  if (phase === 'sickle') return [{ proc: 'game', at: '3.8/sickle' }];
  if (phase === 'turn') return [GAME, { proc: 'turn', at: '5.1' }];
  if (TURN_AT[phase]) return [GAME, { proc: 'turn', at: TURN_AT[phase]! }];
  const first = (side === 'german') === (scenario === '1940');
  const turn = { proc: 'turn', at: first ? '5.6/II' : '5.11' };
  if (phase === 'order') return [GAME, turn, { proc: 'playerTurn', at: '5.7', vars: { side } }];
  return [
    GAME,
    turn,
    { proc: 'playerTurn', at: '5.6/end', vars: { side, first: 'move' } },
    { proc: phase, at: phase === 'movement' ? '10.0/start' : '11.0/start', vars: { side } },
  ];
};

export const opened = (scenario: '1940' | '1939' = '1940', options: { readonly [o: string]: string } = {}): Table =>
  newTable(france40, {
    scenario,
    options: optionsOf(france40, scenario, options),
    commitment: '',
    roller: () => {
      throw new Error('a die is rolled that the test has not laid ready');
    },
  });
/** `next` are the dice the position meets at once. */
export const scene = (s: Spec, ...next: readonly number[]): Table => {
  const t = opened(s.scenario, s.options);
  t.sandbox = true;
  t.script = [...next];
  setPosition(t, {
    columns: columnsOf(s),
    flow: flowOf(s.phase ?? 'movement', s.side ?? 'german', s.scenario ?? '1940'),
  });
  expect(t.script, 'everything laid ready was used').toEqual([]);
  return t;
};

export const whereIs = (t: Table, unit: string): Json => column(t, 'place')[unit]!;
export const stepsOfUnit = (t: Table, unit: string): Json => column(t, 'steps')[unit]!;
export const holder = (t: Table, hex: string): Json => column(t, 'control')[hex]!;
export const result = (t: Table): Json => france40.result(t.g);
export const supplied = (t: Table, unit: string): boolean => inSupply(t.g, UNIT_NAMES.indexOf(unit));
/** Is the hex in a zone of control of this side? */
export const zoned = (t: Table, side: 'german' | 'allied', hex: string): boolean =>
  inZoneOf(t.g, side === 'german' ? G : A, hexOf(hex));
export const points = (t: Table): number => vpOf(t.g);
export const line = (t: Table, c: string): number => vpLines(t.g).find(l => l.case === c)!.points;
/** The odds if these units attacked that hex now. */
export const odds = (t: Table, hex: string, ...attackers: readonly string[]): Odds =>
  oddsOf({ g: t.g, hex: hexOf(hex), attackers: attackers.map(u => UNIT_NAMES.indexOf(u)), armoured: false });

const factor = (row: UnitRow, steps: number, which: 'attack' | 'defence'): number =>
  row.factors[stepsOf(row) - steps]![which === 'attack' ? 0 : 1];
/** Up to `most` units of a nation, not mechanised, whose factors come to `sum`: the numbers are ours and may change, so tests look for them. */
export const force = (
  nation: UnitRow['nation'],
  which: 'attack' | 'defence',
  sum: number,
  most = 3,
  scenario = '1940',
): string[] => {
  const rows = UNITS.filter(u => u.nation === nation && u.scenario === scenario && !isFort(u) && u.type !== 'panzer');
  const search = (from: number, left: number, room: number): string[] | undefined => {
    if (left === 0) return [];
    for (let i = from; i < rows.length && room > 0; i++)
      for (let steps = stepsOf(rows[i]!); steps > 0; steps--) {
        const f = factor(rows[i]!, steps, which);
        const rest = f <= left ? search(i + 1, left - f, room - 1) : undefined;
        if (rest) return [`${rows[i]!.name}/${steps}`, ...rest];
      }
    return undefined;
  };
  const found = search(0, sum, most);
  if (!found) throw new Error(`no ${most} ${nation} units have ${which} ${sum}`);
  return found;
};
export const names = (units: readonly string[]): string[] => units.map(u => u.split('/')[0]!);
export const factors = (unit: string): readonly [number, number] => {
  const { name, steps } = split(unit);
  return rowOf(name).factors[stepsOf(rowOf(name)) - steps]!;
};

/** Moves a unit: `die` for those that need one. */
export const march = (
  t: Table,
  side: 'german' | 'allied',
  unit: string,
  hex: string,
  ...die: readonly number[]
): readonly LogLine[] => {
  done(t, side, { do: 'move', unit }, ...die);
  return done(t, side, { do: 'to', hex });
};
/** The die that brings a result at these odds, none where it is automatic: the factors are ours and may change, so tests look for it. */
const dieFor = (t: Table, hex: string, units: readonly string[], result: Result): readonly number[] => {
  const { column: at, label } = odds(t, hex, ...units);
  const die = [1, 2, 3, 4, 5, 6].find(face => resultAt(at, face) === result);
  if (die === undefined) throw new Error(`no die brings ${result} at ${label}`);
  return at < 0 || at >= COLUMNS.length ? [] : [die];
};
/** Attacks with these units, with this result. */
export const attack = (
  t: Table,
  side: 'german' | 'allied',
  hex: string,
  units: readonly string[],
  result: Result,
): readonly LogLine[] => {
  const die = dieFor(t, hex, units, result);
  done(t, side, { do: 'attack', hex });
  for (const unit of units) done(t, side, { do: 'add', unit });
  return done(t, side, { do: 'declare' }, ...die);
};
/** What a unit that has begun to move pays for this hex. */
export const costOf = (t: Table, side: 'german' | 'allied', hex: string): number | undefined => {
  const v = why(t, side, { do: 'to', hex });
  return v.ok ? v.cost : undefined;
};
/** Where a unit that has begun to move may end its move. */
export const reaches = (t: Table, side: 'german' | 'allied'): readonly string[] =>
  offered(t, side).flatMap(c => ((c as { do: string }).do === 'to' ? [(c as { hex: string }).hex] : []));
export const told = (t: Table): string => t.log.map(l => l.text).join('\n');
export type Side = 'german' | 'allied';
/** Sets a unit up in a hex. */
export const put = (t: Table, side: Side, unit: string, hex: string): void => {
  done(t, side, { do: 'pick', unit });
  done(t, side, { do: 'at', hex });
};
/** The units that may be set up now. */
export const picks = (t: Table, side: Side): string[] =>
  offered(t, side).flatMap(c => ((c as { do: string }).do === 'pick' ? [(c as { unit: string }).unit] : []));
export const corps = (nation: string, scenario = '1940'): string[] =>
  UNITS.filter(u => u.nation === nation && u.scenario === scenario && !isFort(u)).map(u => u.name);
/** 1940, the Germans to be set up but for the 39th, and Sickle Cut to be declared. */
export const GERMAN_TABLE = {
  phase: 'sickle',
  at: { 2019: ['UK I'] },
  boxes: Object.fromEntries([
    ...corps('German')
      .filter(u => u !== 'G 39 Pz')
      .map(u => [u, 'To set up']),
    ['G 39 Pz', 'Turn track'],
  ]),
} as const;
