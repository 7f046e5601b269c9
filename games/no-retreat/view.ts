/** What a side may know, as plain readable data for any screen: page, terminal, protocol. */
import type { State } from '../../engine/state.ts';
import { present, stepSeen, decidesNow, type Decides } from '../../engine/view.ts';
import type { Front } from './data/rows.ts';
import { A, G, type SideNo } from './model/army.ts';
import { boxOf } from './model/box.ts';
import { countryNo, labelOf } from './model/ground.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { CASES as GRANT_CASES } from './rules/cards/event-choices.ts';
import { owedNow } from './rules/combat/obligations.ts';
import { beside, DESTROYED, EVACUATED, portOfSea, RESERVE, SURRENDERED, turnBox } from './model/places.ts';
import {
  controls,
  frontOf,
  isHistorical,
  scenarioOf,
  sheetOf,
  sideName,
  turnOf,
  turnRow,
  SIDES,
} from './model/state.ts';
import { isBad } from './rules/movement/weather.ts';
import {
  assaultViews,
  battleView,
  readyViews,
  type AssaultView,
  type BattleView,
  type ReadyView,
} from './view/battle.ts';
import { deckView, handViews, type DeckView, type HandView } from './view/hands.ts';
import { inForce, type InForce } from './view/in-force.ts';
import { marksView, type MarksView } from './view/map-markers.ts';
import { marchView, type MarchView } from './view/march.ts';
import { sequenceView, type PartView } from './view/sequence.ts';
import {
  cityViews,
  leaderViews,
  lineView,
  neutralViews,
  pointsView,
  stanceView,
  turnViews,
  type CityView,
  type LeaderView,
  type NeutralView,
  type PointsView,
  type StanceView,
  type TurnView,
} from './view/tracks.ts';
import {
  stackViews,
  unitsWhere,
  viewerOf,
  type SideName,
  type StackView,
  type UnitView,
  type Viewer,
} from './view/units.ts';
import { frameOf } from './rules/flow.ts';

export interface TableView {
  readonly scenario: string;
  readonly front: Front;
  readonly historical: boolean;
  readonly viewer: Viewer;
  readonly turn: number;
  readonly date: string;
  /** Before the first turn, while plans are kept or changed. */
  readonly setUp: boolean;
  readonly over: boolean;
  readonly badWeather: boolean;
  /** 20.2, 21.1 What applies for the rest of the game, or for this turn. */
  readonly inForce: readonly InForce[];
  readonly decides?: Decides<SideName>;
  readonly step: { readonly case: string; readonly name: string };
  readonly sequence: readonly PartView[];
  readonly turns: readonly TurnView[];
  readonly points: PointsView;
  readonly cities: readonly CityView[];
  readonly stance: StanceView;
  readonly leaders: readonly LeaderView[];
  readonly neutrals: readonly NeutralView[];
  readonly line?: 'yellow' | 'red';
  readonly hands: readonly HandView[];
  readonly deck: DeckView;
  readonly stacks: readonly StackView[];
  /** 13.3.1 */
  readonly stackLimit: number;
  readonly marks: MarksView;
  /** 2.11 Hexes that have changed hands since the beginning. */
  readonly control: { readonly german: readonly string[]; readonly allied: readonly string[] };
  /** 14.3.1 Hexes that must still be attacked. */
  readonly owed: readonly string[];
  readonly boxes: {
    readonly reserve: readonly UnitView[];
    readonly destroyed: readonly UnitView[];
    readonly surrendered: readonly UnitView[];
    readonly evacuated: readonly UnitView[];
    /** 2.14 In the sea off a port. */
    readonly atSea: readonly UnitView[];
    /** On the turn track. */
    readonly coming: readonly UnitView[];
  };
  readonly march?: MarchView;
  readonly battle?: BattleView;
  /** 15.3 In the Blitzkrieg Phase: every assault that may be made, with its odds. */
  readonly assaults?: readonly AssaultView[];
  /** 14.3 Before a battle is prepared: every marked hex, as everybody who may would attack it. */
  readonly ready?: readonly ReadyView[];
  /** 14.1 While combats are declared: Targets or Counterblows, and how many of these are paid for. */
  readonly declaring?: { readonly kind: 'target' | 'counterblow'; readonly credit: number };
  /** 5.2.1 What an event, a leader or a plan lets its side choose, and how many times more. */
  readonly granting?: { readonly what: string; readonly left: number };
  /** 5.4, 9.0, 10.0 What discards have paid for and what is free; in the Deployment Phase its step A to E. */
  readonly buying?: { readonly credit: number; readonly free: number; readonly step?: string };
  /** 5.4, 5.8.1 Markers that an event still costs. */
  readonly owing?: number;
}

const boxesOf = (v: State): TableView['boxes'] => {
  const box = (no: number): readonly UnitView[] => unitsWhere(v, place => place === beside(v, no));
  const isTurn = (place: number): boolean => place > turnBox(v, 0) && place <= turnBox(v, 14);
  return {
    reserve: box(RESERVE),
    destroyed: box(DESTROYED),
    surrendered: box(SURRENDERED),
    evacuated: box(EVACUATED),
    atSea: unitsWhere(v, place => portOfSea(v, place) >= 0),
    coming: unitsWhere(v, isTurn),
  };
};
const controlOf = (v: State): TableView['control'] => {
  const { GREATER, COUNTRY, LAND, GRID } = boxOf(v);
  const { from, to } = sheetOf(v);
  const taken = (side: SideNo): readonly string[] =>
    GRID.labels.slice(from, to).filter((_, i) => {
      const hex = from + i;
      const german = GREATER[hex] === 1 || COUNTRY[hex] === USSR;
      return LAND[hex] === 1 && controls(v, side, hex) && german !== (side === G);
    });
  return { german: taken(G), allied: taken(A) };
};
const USSR = countryNo('USSR');
const owedOf = (v: State): readonly string[] => {
  const combat = frameOf(v, 'combat');
  return combat === undefined ? [] : owedNow(v, combat.vars.side).map(hex => labelOf(v, hex));
};
const declaringOf = (v: State, side: string | undefined): TableView['declaring'] => {
  const combat = frameOf(v, 'combat')?.vars;
  if (combat === undefined || side === undefined) return undefined;
  return { kind: sideName(combat.side) === side ? 'target' : 'counterblow', credit: combat.credit };
};
const grantingOf = (v: State): TableView['granting'] => {
  const grant = frameOf(v, 'grant')?.vars;
  return grant && { what: grant.what, left: grant.left };
};
/** Choices that come from no event have the name of the leader's rule, the marker or the plan. */
const GRANT_NAMES: { readonly [what: string]: string } = {
  halt: 'Halt! Hitler',
  square: 'Alternate Event',
  weaken: 'Alternate Event',
  recall: 'Alternate Event',
  auftragstaktik: 'Auftragstaktik',
  naBelgium: 'Ardennes Surprise',
};
/** 10.0 The steps of the Deployment Phase in which units leave. */
const DEPLOYMENTS: { readonly [step: string]: string } = {
  A: 'To the Reserve',
  B: 'Evacuation by the map edge',
  C: 'Evacuation by sea',
  D: 'To the Reserve',
  E: 'Off the map',
};
const buyingOf = (v: State, kind: string | undefined): TableView['buying'] => {
  if (kind === 'deploying') {
    const { credit, used, step } = frameOf(v, 'deploy')!.vars;
    return { credit, free: used === 0 ? 1 : 0, step };
  }
  if (kind !== 'improving' && kind !== 'rebuilding') return undefined;
  const { credit, free } = frameOf(v, 'organisation')!.vars;
  return { credit, free };
};
const stepOf = (v: State, { granting, buying }: Pick<TableView, 'granting' | 'buying'>): TableView['step'] => {
  const deployment = DEPLOYMENTS[buying?.step ?? ''];
  if (deployment) return { case: '10.0', name: deployment };
  const what = granting?.what ?? '';
  const ruleCase = GRANT_CASES[what];
  return ruleCase === undefined ? stepSeen(MACHINE, END_CASE, v) : { case: ruleCase, name: GRANT_NAMES[what] ?? what };
};
/** The table as a side knows it; any other name is an observer, who sees what everybody sees. */
export const viewOf = (g: State, side: string): TableView => {
  const viewer = viewerOf(side);
  const v = MACHINE.view(g, viewer);
  const ask = v.wait.for === 'choice' ? v.wait.ask : undefined;
  const asked = {
    ...present('granting', ask?.kind === 'granting' ? grantingOf(v) : undefined),
    ...present('buying', buyingOf(v, ask?.kind)),
  };
  return {
    scenario: scenarioOf(v),
    front: frontOf(v),
    historical: isHistorical(v),
    viewer,
    turn: turnOf(v),
    date: turnOf(v) === 0 ? '' : turnRow(v).date,
    setUp: turnOf(v) === 0,
    over: v.wait.for === 'over',
    badWeather: isBad(v),
    inForce: inForce(v),
    ...present('decides', decidesNow(SIDES, v)),
    step: stepOf(v, asked),
    sequence: sequenceView(v),
    turns: turnViews(v),
    points: pointsView(v),
    cities: cityViews(v),
    stance: stanceView(v),
    leaders: leaderViews(v),
    neutrals: neutralViews(v),
    ...present('line', lineView(v)),
    hands: handViews(v, viewer),
    deck: deckView(v),
    stacks: stackViews(v),
    stackLimit: 2,
    marks: marksView(v),
    control: controlOf(v),
    owed: owedOf(v),
    boxes: boxesOf(v),
    ...present('march', marchView(v)),
    ...present('battle', battleView(v)),
    ...(ask?.kind === 'blitzing' ? { assaults: assaultViews(v) } : {}),
    ...(ask?.kind === 'fighting' && ask.side === viewer ? { ready: readyViews(v) } : {}),
    ...present('declaring', declaringOf(v, ask?.kind === 'declaring' ? (ask.side as string) : undefined)),
    ...asked,
    ...present('owing', frameOf(v, 'pay')?.vars.left),
  };
};
export type * from './view/battle.ts';
export type * from './view/hands.ts';
export type * from './view/in-force.ts';
export type * from './view/map-markers.ts';
export type * from './view/march.ts';
export type * from './view/overlays.ts';
export type * from './view/sequence.ts';
export type * from './view/tracks.ts';
export type * from './view/units.ts';
