/** What a side may know, as plain readable data for any screen: page, terminal, protocol. */
import type { Question } from '../../engine/decide.ts';
import { labelled } from '../../engine/labels.ts';
import { HOLE, type Json, type Side, type State } from '../../engine/state.ts';
import type { PartOfTurn } from '../../engine/view.ts';
import {
  armyPoisedWith,
  dotsOf,
  factorOf,
  heightOf,
  isArea,
  isArmy,
  isDisrupted,
  nationOf,
  placeName,
  placeOf,
  sideOf,
  stackIn,
  typeOf,
  unitName,
  unitsOf,
} from './model/army.ts';
import { boxOf, type SideNo } from './model/box.ts';
import { areaRow, controlOf, maginotIn, nationIn, westwallIn } from './model/ground.ts';
import { NUMBERS } from './data/charts.ts';
import { labelsOf } from './model/labels.ts';
import { MACHINE } from './rules/machine.ts';
import { handIn, handSize } from './rules/cards/cards.ts';
import { incomeModifier } from './rules/turn/resources.ts';
import { outcome } from './rules/war/war.ts';
import { objectivesOf } from './rules/war/victory.ts';
import { AT, SIDES, STATUS, STRATEGIES } from './model/state.ts';
import {
  at,
  BOTH,
  chronology,
  columnOf,
  cpOf,
  experiencesOf,
  hasTechnology2,
  investedOf,
  ipOf,
  monthOf,
  permanentOf,
  rpOf,
  statedOf,
  statusOf,
  temporaryOf,
  turnsSince,
  weekOf,
  yearOf,
} from './model/tracks.ts';
import { cardView, zoneViews } from './view/cards.ts';
import { battlesView, type BattleView } from './view/battle.ts';
import { planView, type PlanView } from './view/plan.ts';
import { sequenceView } from './view/sequence.ts';

export interface UnitView {
  readonly name: string;
  readonly nation: string;
  readonly type: string;
  readonly place: string;
  /** Fields the viewer cannot know are left out. */
  readonly steps?: number;
  readonly factor?: number;
  readonly dots?: number;
  readonly poised?: string;
  readonly disrupted?: true;
  readonly flown?: true;
  readonly side: Side;
  /** For the viewer's own units: has moved, has fought, or is in the planned attack. */
  readonly state?: 'moved' | 'fought' | 'planned';
}
export interface AreaView {
  readonly name: string;
  readonly shown: string;
  readonly nation: string;
  readonly control: Side;
  readonly height: number;
  /** Lowest first. Units the viewer cannot see count in `height` only. */
  readonly stack: readonly UnitView[];
  readonly westwall: number;
  readonly maginot: number;
  readonly ruined?: true;
}
export interface CardView {
  readonly no: number;
  readonly title: string;
  readonly year?: number;
  readonly once: boolean;
  readonly must: boolean;
  readonly ce: number;
  /** In the viewer's hand: why the card cannot be used for what is asked now. */
  readonly bar?: { readonly case: string; readonly why: string };
  /** It must be played before anything else. */
  readonly due?: true;
  /** 4.3.1 Stolen this turn. */
  readonly fresh?: true;
}
export interface SideView {
  readonly side: Side;
  readonly rp: number;
  readonly cp: number;
  readonly ip: number;
  readonly invested: number;
  readonly technology: 1 | 2;
  readonly permanent: number;
  readonly temporary: number;
  /** The modifier a roll for RPs would have now. */
  readonly incomeModifier: number;
  readonly stated: readonly string[];
  /** The column of the IP table the side would roll on now. */
  readonly column: number;
  readonly hand: readonly CardView[];
  readonly handSize: number;
  /** Units off the map, as far as the viewer knows. */
  readonly display: readonly UnitView[];
  /** Manoeuvres held, RPs invested in technology this turn, and whether the roll for IPs is barred. */
  readonly manoeuvres: number;
  readonly investing: number;
  readonly barred: boolean;
  /** 6.4 Experience of this week. */
  readonly experience: readonly string[];
  readonly objectives: number;
}
export interface TableView {
  readonly viewer: Side;
  readonly year: number;
  readonly month: number;
  readonly week: number;
  readonly date: string;
  readonly status: string;
  readonly pending: boolean;
  readonly step: { readonly case: string; readonly name: string };
  readonly over: boolean;
  readonly decides: readonly { readonly side: Side; readonly kind: string; readonly case: string }[];
  readonly checks: readonly { readonly name: string; readonly number: number }[];
  readonly strategy: string;
  readonly sides: readonly SideView[];
  readonly areas: readonly AreaView[];
  readonly zones: readonly { readonly zone: string; readonly size: number; readonly cards: readonly CardView[] }[];
  readonly outcome: unknown;
  readonly sequence: readonly PartOfTurn[];
  readonly plan?: PlanView;
  /** Battles under way, outermost first. */
  readonly battles: readonly BattleView[];
  /** Details of the question: a value to trump, an Area. */
  readonly about: { readonly [name: string]: Json };
  /** 21.4, 21.5 Arrivals by turn, and the turns since Armed Belligerence began. */
  readonly due: readonly { readonly what: string; readonly turn: number; readonly case: string }[];
  readonly since: number;
  /** Effects in force: changed prices and permits. */
  readonly holds: readonly { readonly what: string; readonly case: string }[];
  /** 20.0 The objectives and who controls them. */
  readonly objectives: readonly { readonly area: string; readonly side: Side }[];
  readonly parachuted: boolean;
}

const known = (n: number): number | undefined => (n === HOLE ? undefined : n);
const stateOf = (g: State, unit: number): Pick<UnitView, 'state'> => {
  const { fought, moved, spent } = at(g);
  if (g.cells[fought + unit] === 2) return { state: 'planned' };
  if (g.cells[fought + unit] === 1) return { state: 'fought' };
  return g.cells[moved + unit]! > 0 || g.cells[spent + unit]! > 0 ? { state: 'moved' } : {};
};
const unitView = (g: State, unit: number): UnitView => {
  const steps = known(g.cells[at(g).steps + unit]!);
  const army = armyPoisedWith(g, unit);
  return {
    name: unitName(g, unit),
    nation: nationOf(g, unit),
    type: typeOf(g, unit),
    place: placeName(g, placeOf(g, unit)),
    ...(steps === undefined ? {} : { steps, factor: factorOf(g, unit), dots: dotsOf(g, unit) }),
    ...(army < 0 ? {} : { poised: unitName(g, army) }),
    ...(isArmy(g, unit) && isDisrupted(g, unit) ? { disrupted: true } : {}),
    ...(g.cells[at(g).flown + unit] === 1 ? { flown: true } : {}),
    side: SIDES[sideOf(g, unit)],
    ...stateOf(g, unit),
  };
};
const areaView = (g: State, area: number): AreaView => ({
  name: areaRow(g, area).name,
  shown: areaRow(g, area).shown,
  nation: nationIn(g, area),
  control: SIDES[controlOf(g, area)],
  height: heightOf(g, area),
  stack: stackIn(g, area).map(u => unitView(g, u)),
  westwall: westwallIn(g, area),
  maginot: maginotIn(g, area),
  ...(g.cells[at(g).ruined + area] === 1 ? { ruined: true } : {}),
});
const sideView = (g: State, s: SideNo, ask: Question | undefined): SideView => ({
  side: SIDES[s],
  rp: rpOf(g, s),
  cp: cpOf(g, s),
  ip: ipOf(g, s),
  invested: investedOf(g, s),
  technology: hasTechnology2(g, s) ? 2 : 1,
  permanent: permanentOf(g, s),
  temporary: temporaryOf(g, s),
  incomeModifier: incomeModifier(g, s),
  stated: statedOf(g, s),
  column: columnOf(g, s),
  hand: handIn(g, s).map(c => cardView(g, c, ask?.side === SIDES[s] ? ask : undefined)),
  handSize: handSize(g, s),
  display: unitsOf(g, s)
    .filter(u => placeOf(g, u) !== HOLE && !isArea(g, placeOf(g, u)))
    .map(u => unitView(g, u)),
  manoeuvres: g.cells[AT.manoeuvres + s]!,
  investing: g.cells[AT.investing + s]!,
  barred: g.cells[AT.barred + s] === 1,
  experience: experiencesOf(g, s),
  objectives: objectivesOf(g, s),
});
/** '1937', '1939, month 3', 'Week 4 of the war'. */
const dateOf = (g: State): string => {
  if (weekOf(g) > 0) return `Week ${weekOf(g)} of the war`;
  return monthOf(g) > 0 && statusOf(g) < 4 ? `${yearOf(g)}, month ${monthOf(g)}` : `${yearOf(g)}`;
};
const PERMITS = [
  ['belgium', 'The Allies may enter Belgium', '12.0'],
  ['lowCountries', 'Belgians and Dutch may cross each other’s border', '12.0'],
  ['metier', 'The second DLM and armoured corps may be built', '7.2.7'],
  ['pact', 'Allied-Soviet Pact: Poland holds longer', '21.5.4'],
] as const;
const holdsView = (g: State): TableView['holds'] => {
  const { halved, dearer } = at(g);
  const { prices } = boxOf(g).tables;
  return [
    ...prices.flatMap((p, i) =>
      g.cells[halved + i] === 1 ? [{ what: `${p.name}: half price this turn`, case: '7.5.2' }] : [],
    ),
    ...prices.flatMap((p, i) =>
      g.cells[dearer + i]! > 0 ? [{ what: `${p.name}: ${g.cells[dearer + i]} RP dearer this turn`, case: '7.5' }] : [],
    ),
    ...PERMITS.flatMap(([what, words, c]) => (g.cells[AT[what]] === 1 ? [{ what: words, case: c }] : [])),
  ];
};
/** 21.4, 21.5.2 Arrivals, in turns since Armed Belligerence began. */
const dueView = (g: State): TableView['due'] => {
  const pact = g.cells[AT.pact] === 1;
  const [first, second] = pact ? NUMBERS.pactReturns.value : NUMBERS.polandReturns.value;
  return [
    { what: 'BEF lands', turn: NUMBERS.expeditionaryForce.value, case: '21.4' },
    { what: 'Poland: group A returns', turn: first!, case: '21.5.2' },
    { what: 'Poland: group B returns', turn: second!, case: '21.5.2' },
    { what: 'British corps', turn: NUMBERS.firstBritishCorps.value, case: '21.4' },
  ];
};
const objectivesView = (g: State): TableView['objectives'] =>
  boxOf(g).objectives.map(a => ({ area: areaRow(g, a).name, side: SIDES[controlOf(g, a)] }));

const mapView = (g: State) => ({
  areas: boxOf(g).areaIds.map(a => areaView(g, a)),
  zones: zoneViews(g),
  holds: holdsView(g),
  objectives: objectivesView(g),
});
/** The date, and what is to come. */
const turnView = (g: State) => ({
  year: yearOf(g),
  month: monthOf(g),
  week: weekOf(g),
  date: dateOf(g),
  status: STATUS[statusOf(g)]!,
  pending: g.cells[AT.pending] === 1,
  checks: monthOf(g) > 0 ? [] : chronology(g).checks.map(({ name, number }) => ({ name, number })),
  due: dueView(g),
  since: turnsSince(g),
});
/** While plans are made, a side sees the position as if its own plan were carried out, and nothing of the other plan. */
export const viewOf = (of: State, side: Side): TableView => {
  const seen = MACHINE.view(of, side);
  const g = MACHINE.positionFor(seen, side);
  const step = MACHINE.steps(seen).at(-1);
  const asks = MACHINE.open(seen);
  const ask = asks.find(a => a.side === side);
  const labels = labelsOf(boxOf(g));
  const plan = planView(seen, side, labels);
  return {
    viewer: side,
    ...turnView(g),
    step: { case: step?.case ?? '3.0', name: step?.name ?? 'The end' },
    over: of.wait.for === 'over',
    decides: asks.map(a => ({ side: a.side, kind: a.kind, case: a.case })),
    strategy: g.cells[AT.strategy] === HOLE ? 'unknown' : STRATEGIES[g.cells[AT.strategy]!]!,
    sides: BOTH.map(s => sideView(g, s, ask)),
    ...mapView(g),
    outcome: outcome(g),
    sequence: sequenceView(seen, asks[0]?.kind ?? ''),
    ...(plan ? { plan } : {}),
    battles: battlesView(seen, side),
    about: labelled(labels, ask?.about ?? {}) as TableView['about'],
    parachuted: g.cells[AT.parachuted] === 1,
  };
};
