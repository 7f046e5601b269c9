/** What a side may know, as plain readable data for any screen: page, terminal, protocol. */
import { frameOf } from '../../engine/flow.ts';
import { sizeOf } from '../../engine/pieces.ts';
import type { Side, State } from '../../engine/state.ts';
import { A, G, nameOf, sideOf, type SideNo } from './army.ts';
import { boxOf } from './box.ts';
import { SIDES, type Front } from './data/rows.ts';
import { eventOf, pieceName, planOf } from './deck.ts';
import { hexRow, labelOf } from './ground.ts';
import { MACHINE } from './machine.ts';
import { battleIn, type Battle } from './rules/battle-vars.ts';
import { owedNow } from './rules/combat.ts';
import { markIn } from './rules/markers.ts';
import { oddsOf, type Odds } from './rules/odds.ts';
import { planHeld } from './rules/plans.ts';
import { handIn, handSize, heldByFace, heldMarkers } from './rules/pool.ts';
import { supplyOf, isInactive } from './rules/supply.ts';
import { endSheet, levelOf, endTotal, mapVP, totalVP, type Line, type Outcome } from './rules/victory.ts';
import {
  at,
  beside,
  DESTROYED,
  EVACUATED,
  eventVP,
  faceNow,
  frontOf,
  isBad,
  isReduced,
  leaderOf,
  onMap,
  placeOf,
  RESERVE,
  scenarioOf,
  stanceOf,
  STANCES,
  SURRENDERED,
  turnOf,
  turnRow,
  unitsInPlay,
  unitsOf,
} from './state.ts';

export interface UnitView {
  readonly name: string;
  readonly side: string;
  readonly nation: string;
  readonly sp: number;
  readonly mp: number;
  readonly reduced: boolean;
  readonly supply: 'full' | 'low' | 'none';
  readonly noActions: boolean;
  readonly blitzkrieg: boolean;
}
export interface StackView {
  readonly hex: string;
  readonly city?: string;
  readonly side: string;
  readonly units: readonly UnitView[];
  readonly mark?: { readonly kind: string; readonly with: string; readonly side: string };
}
export interface HandView {
  readonly cards: number;
  readonly names: readonly { readonly card: string; readonly event: string; readonly words: string }[];
  /** By front: with the 1939 symbol, without it. */
  readonly markers: readonly number[];
  readonly held: readonly string[];
  readonly plan?: string;
  readonly leader: string;
}
export interface BattleView {
  readonly attacker: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly hexes: readonly string[];
  readonly depth: number;
  readonly table: string;
  readonly odds?: Odds;
  readonly result: string;
}
export interface TableView {
  readonly scenario: string;
  readonly front: Front;
  readonly viewer: string;
  readonly turn: number;
  readonly date: string;
  readonly weather: 'fair' | 'bad';
  readonly over: boolean;
  readonly decides?: { readonly side: string; readonly kind: string; readonly case: string };
  readonly step: { readonly case: string; readonly name: string };
  readonly victory: {
    readonly map: number;
    readonly event: number;
    readonly total: number;
    readonly sheet: readonly Line[];
    readonly end: number;
    readonly words: string;
    readonly exceed?: number;
    readonly undercut?: number;
    readonly stanceAt?: number;
  };
  readonly stance: { readonly box: number; readonly name: string };
  readonly hands: { readonly german: HandView; readonly allied: HandView };
  readonly stacks: readonly StackView[];
  readonly boxes: { readonly [box: string]: readonly string[] };
  readonly owed: readonly string[];
  readonly battle?: BattleView;
  readonly about?: string;
  readonly pile: number;
}
const SUPPLY = ['full', 'low', 'none'] as const;
const unitView = (g: State, unit: number): UnitView => ({
  name: nameOf(g, unit),
  side: SIDES[sideOf(g, unit)],
  nation: boxOf(g).UNITS[unit]!.nation,
  sp: faceNow(g, unit).sp,
  mp: faceNow(g, unit).mp,
  reduced: isReduced(g, unit),
  supply: SUPPLY[supplyOf(g, unit)]!,
  noActions: isInactive(g, unit),
  blitzkrieg: g.n[at(g).blitz + unit] === 1,
});
const stackViews = (g: State): readonly StackView[] =>
  [
    ...Map.groupBy(
      unitsInPlay(g).filter(u => onMap(g, u)),
      u => placeOf(g, u),
    ),
  ].map(([hex, units]) => {
    const mark = markIn(g, hex);
    const { city } = hexRow(g, hex);
    return {
      hex: labelOf(g, hex),
      ...(city === undefined ? {} : { city }),
      side: SIDES[sideOf(g, units[0]!)],
      units: units.map(u => unitView(g, u)),
      ...(mark ? { mark: { kind: mark.kind, with: mark.with, side: SIDES[mark.side] } } : {}),
    };
  });
const handView = (g: State, side: SideNo): HandView => {
  const plan = planHeld(g, side);
  return {
    cards: handSize(g, side),
    names: handIn(g, side).map(card => {
      const e = eventOf(g, card, side);
      return { card: pieceName(g, card), event: e.name, words: e.words };
    }),
    markers: heldByFace(g, side),
    held: heldMarkers(g, side).map(m => pieceName(g, m)),
    ...(plan < 0 ? {} : { plan: planOf(g, plan).name }),
    leader: leaderOf(g, side).name,
  };
};
const battleView = (g: State): BattleView | undefined => {
  if (!frameOf(g, 'battle')) return undefined;
  const b: Battle = battleIn(g);
  return {
    attacker: SIDES[b.attacker],
    attackers: b.attackers.map(u => nameOf(g, u)),
    defenders: b.defenders.map(u => nameOf(g, u)),
    hexes: b.hexes.map(hex => labelOf(g, hex)),
    depth: b.depth,
    table: b.table,
    ...(b.table && b.attackers.every(u => onMap(g, u)) ? { odds: oddsOf(g, b) } : {}),
    result: b.result,
  };
};
const boxViews = (g: State): TableView['boxes'] =>
  Object.fromEntries(
    (
      [
        ['Reserve', RESERVE],
        ['Destroyed', DESTROYED],
        ['Surrendered', SURRENDERED],
        ['Evacuated', EVACUATED],
      ] as const
    ).map(([name, box]) => [
      name,
      unitsInPlay(g)
        .filter(u => placeOf(g, u) === beside(g, box))
        .map(u => nameOf(g, u)),
    ]),
  );
const victoryView = (g: State): TableView['victory'] => {
  const row = turnOf(g) > 0 ? turnRow(g) : undefined;
  return {
    map: mapVP(g),
    event: eventVP(g),
    total: totalVP(g),
    sheet: endSheet(g),
    end: endTotal(g),
    words: g.wait.for === 'over' ? (g.wait.result as Outcome).why : `${levelOf(g, endTotal(g))} if it ended now`,
    ...(row?.exceed === undefined ? {} : { exceed: row.exceed }),
    ...(row?.undercut === undefined ? {} : { undercut: row.undercut }),
    ...(row?.stance === undefined ? {} : { stanceAt: row.stance }),
  };
};
/** From the whole state or from a side's own view; any other name is an observer. */
export const viewOf = (g: State, viewer: Side): TableView => {
  const step = MACHINE.steps(g).at(-1);
  const phasing = frameOf(g, 'combat')?.vars.side as SideNo | undefined;
  const seen = MACHINE.rules.see(g, viewer);
  const battle = battleView(g);
  const march = frameOf(g, 'march')?.vars.unit as number | undefined;
  return {
    scenario: scenarioOf(g),
    front: frontOf(g),
    viewer,
    turn: turnOf(g),
    date: turnOf(g) > 0 ? turnRow(g).date : 'Set-up',
    weather: isBad(g) ? 'bad' : 'fair',
    over: g.wait.for === 'over',
    ...(g.wait.for === 'choice'
      ? { decides: { side: g.wait.ask.side, kind: g.wait.ask.kind, case: g.wait.ask.case } }
      : {}),
    step: { case: step?.case ?? '', name: step?.name ?? '' },
    victory: victoryView(seen),
    stance: { box: stanceOf(g) + 1, name: STANCES[frontOf(g)][stanceOf(g)]! },
    hands: { german: handView(seen, G), allied: handView(seen, A) },
    stacks: stackViews(g),
    boxes: boxViews(g),
    owed: phasing === undefined ? [] : owedNow(g, phasing).map(hex => labelOf(g, hex)),
    ...(battle ? { battle } : {}),
    ...(march === undefined ? {} : { about: nameOf(g, march) }),
    pile: sizeOf(boxOf(g).CARD_PIECES, g, beside(g, 0)),
  };
};
export const unitCount = (g: State, side: SideNo): number => unitsOf(g, side).filter(u => onMap(g, u)).length;
