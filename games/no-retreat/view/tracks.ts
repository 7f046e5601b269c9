/** Turn track, points, stance, leaders and neutrals, with the distance to the next threshold. */
import { bandsFrom, type Band } from '../../../engine/bands.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import type { TurnRow } from '../data/rows.ts';
import { labelOf, hexRow } from '../model/ground.ts';
import { checkSteps } from '../rules/turn/checks.ts';
import {
  bandsOf,
  cityValue,
  endSheet,
  endTotal,
  levelOf,
  LEVELS,
  mapVP,
  totalVP,
  type Line,
  type Outcome,
} from '../rules/victory.ts';
import {
  altVP,
  AT,
  citiesOf,
  commandOf,
  controls,
  DISMISSED,
  eventVP,
  frontOf,
  happened,
  isAtWar,
  isFrance,
  leaderOf,
  NEUTRALS,
  sideName,
  stanceOf,
  STANCES,
  turnOf,
} from '../model/state.ts';
import type { SideName } from './units.ts';
import { frameOf, type NoRetreatStep } from '../rules/flow.ts';

export interface TurnView extends TurnRow {
  readonly turn: number;
  readonly when: 'past' | 'now' | 'next';
  /** 20.1 Events of the turn by name. */
  readonly events: readonly string[];
}
/** 20.1, 20.3 */
const eventsOf = (v: State, turn: number, row: TurnRow): readonly string[] => [
  ...(turn <= 3 ? [isFrance(v) ? 'No Deployment' : 'Mobilization'] : []),
  ...(row.stance === undefined ? [] : [isFrance(v) ? 'British Stance' : 'Soviet Stance']),
  ...(row.plan === undefined ? [] : [`Plan ${row.plan}`]),
  ...(turn === 8 ? ['Regional Freed', ...(isFrance(v) ? [] : ['Polish Evacuation'])] : []),
  ...(turn >= 10 ? ['Game End', 'Attrition'] : []),
];
const whenOf = (turn: number, now: number): TurnView['when'] => {
  if (turn === now) return 'now';
  return turn < now ? 'past' : 'next';
};
export const turnViews = (v: State): readonly TurnView[] =>
  chartsOf(v).turns[frontOf(v)].map((row, i) => ({
    ...row,
    turn: i + 1,
    when: whenOf(i + 1, turnOf(v)),
    events: eventsOf(v, i + 1, row),
  }));

/** 7.0 The checks of a turn in their order. */
const CHECKS = checkSteps.map(s => s.at);
/** 7.2, 7.4 Whether the check of this step is still to come this turn. */
const isAhead = (v: State, step: NoRetreatStep<'checks'>): boolean => {
  const checks = frameOf(v, 'checks');
  if (checks) return CHECKS.findIndex(at => at === checks.at) <= CHECKS.indexOf(step);
  const turn = frameOf(v, 'turn');
  return turn === undefined || turn.at === '20.1.7' || turn.at === '7.0';
};
/** The first turn whose check of this kind is still to come; -1 if there is none. */
const nextWith = (v: State, step: NoRetreatStep<'checks'>, test: (row: TurnRow) => boolean): number => {
  const now = turnOf(v) + (isAhead(v, step) ? 0 : 1);
  return chartsOf(v).turns[frontOf(v)].findIndex((row, i) => i + 1 >= now && test(row));
};

// 17.0 Points ------------------------------------------------------------------------------------------------------
export interface CityView {
  readonly hex: string;
  readonly city: string;
  readonly major: boolean;
  readonly held: SideName;
  /** 17.1 What it counts for the Germans now. */
  readonly points: number;
}
/** The next turn with a death's head: how many more points until a side fails; 0 or less if it fails now. */
export interface HeadView {
  readonly turn: number;
  readonly exceed: number;
  readonly undercut: number;
  readonly alliedLack: number;
  readonly germanLack: number;
}
export interface PointsView {
  readonly map: number;
  readonly event: number;
  readonly total: number;
  /** 26.4 */
  readonly alt: number;
  readonly head?: HeadView;
  /** 17.7 The final account as it would be now. */
  readonly sheet: readonly Line[];
  readonly end: number;
  readonly level: string;
  /** How the game has ended, or how it would end now. */
  readonly words: string;
  /** 17.5-17.7 The level that was won, by which case and with how many points. */
  readonly outcome?: Pick<Outcome, 'level' | 'case' | 'points'>;
  readonly levels: readonly Band[];
}
const headView = (v: State): HeadView | undefined => {
  const turn = nextWith(v, '7.2', row => row.deathsHead === true);
  const row = chartsOf(v).turns[frontOf(v)][turn];
  if (row?.exceed === undefined || row.undercut === undefined) return undefined;
  const total = totalVP(v);
  return {
    turn: turn + 1,
    exceed: row.exceed,
    undercut: row.undercut,
    alliedLack: row.exceed + 1 - total,
    germanLack: total - row.undercut + 1,
  };
};
export const pointsView = (v: State): PointsView => {
  const head = headView(v);
  const outcome = v.wait.for === 'over' ? (v.wait.result as Outcome) : undefined;
  const end = outcome?.sheet ? outcome.points : endTotal(v);
  const level = levelOf(v, end);
  return {
    map: mapVP(v),
    event: eventVP(v),
    total: totalVP(v),
    alt: altVP(v),
    ...(head ? { head } : {}),
    sheet: outcome?.sheet ?? endSheet(v),
    end,
    level,
    words: outcome?.why ?? `${totalVP(v)} points; ended now ${end}, ${level} Victory`,
    ...(outcome ? { outcome: { level: outcome.level, case: outcome.case, points: outcome.points } } : {}),
    levels: bandsFrom(LEVELS, bandsOf(v)),
  };
};
export const cityViews = (v: State): readonly CityView[] =>
  citiesOf(v).map(hex => ({
    hex: labelOf(v, hex),
    city: hexRow(v, hex).city!,
    major: hexRow(v, hex).major === true,
    held: sideName(controls(v, G, hex) ? G : A),
    points: cityValue(v, hex),
  }));

// 20.2, 5.5, 13.2.1 ------------------------------------------------------------------------------------------------
export interface StanceView {
  readonly boxes: readonly { readonly name: string; readonly points: number; readonly now: boolean }[];
  /** 20.2 The marker is on its turned face: the next move only turns it back. */
  readonly turned: boolean;
  /** The next turn it is checked, the total it must exceed, and how many points are missing. */
  readonly check?: { readonly turn: number; readonly exceed: number; readonly lack: number };
}
export const stanceView = (v: State): StanceView => {
  const front = frontOf(v);
  const at = nextWith(v, '7.4', row => row.stance !== undefined);
  const exceed = chartsOf(v).turns[front][at]?.stance;
  return {
    boxes: STANCES[front].map((name, i) => ({
      name,
      points: chartsOf(v).stanceVP[front][i]!,
      now: i === stanceOf(v),
    })),
    turned: v.cells[AT.stanceFace] === 1,
    ...(exceed === undefined ? {} : { check: { turn: at + 1, exceed, lack: Math.max(0, exceed + 1 - totalVP(v)) } }),
  };
};
export interface LeaderView {
  readonly side: SideName;
  readonly name: string;
  readonly main: boolean;
  /** 5.6 Dismissed this turn: the successor commands from the next turn on. */
  readonly leaves: boolean;
}
const leaderView = (v: State, side: SideNo): LeaderView => {
  const { name, main } = leaderOf(v, side);
  return { side: sideName(side), name, main, leaves: commandOf(v, side) === DISMISSED };
};
export const leaderViews = (v: State): readonly LeaderView[] => [leaderView(v, G), leaderView(v, A)];
export interface NeutralView {
  readonly country: string;
  readonly atWar: boolean;
}
export const neutralViews = (v: State): readonly NeutralView[] =>
  NEUTRALS.filter(n => (n === 'USSR') !== isFrance(v)).map(country => ({ country, atWar: isAtWar(v, country) }));
/** 23.0 Which partition line is in force. */
export const lineView = (v: State): 'yellow' | 'red' | undefined => {
  if (isFrance(v)) return undefined;
  return happened(v, 'red line') ? 'red' : 'yellow';
};
