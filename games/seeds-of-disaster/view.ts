/** What a side may know, as plain readable data for any screen: page, terminal, protocol. */
import { HOLE, type Side, type State } from '../../engine/state.ts';
import {
  armyPoisedWith,
  dotsOf,
  factorOf,
  heightOf,
  isArea,
  isArmy,
  nationOf,
  placeName,
  placeOf,
  stackIn,
  typeOf,
  unitName,
  unitsOf,
} from './army.ts';
import { boxOf, type SideNo } from './box.ts';
import { areaRow, controlOf, maginotIn, nationIn, westwallIn } from './ground.ts';
import { MACHINE } from './machine.ts';
import { cardRow, handIn, handSize } from './rules/cards.ts';
import { incomeModifier } from './rules/resources.ts';
import { outcome } from './rules/war.ts';
import { AT, CARD_ZONES, SIDES, STATUS, STRATEGIES } from './state.ts';
import {
  at,
  BOTH,
  chronology,
  columnOf,
  cpOf,
  hasTechnology2,
  investedOf,
  ipOf,
  monthOf,
  permanentOf,
  rpOf,
  statedOf,
  statusOf,
  temporaryOf,
  weekOf,
  yearOf,
} from './tracks.ts';

export interface UnitView {
  readonly name: string;
  readonly nation: string;
  readonly type: string;
  readonly place: string;
  /** What the viewer cannot know is missing. */
  readonly steps?: number;
  readonly factor?: number;
  readonly dots?: number;
  readonly poised?: string;
  readonly disrupted?: true;
  readonly flown?: true;
}
export interface AreaView {
  readonly name: string;
  readonly shown: string;
  readonly nation: string;
  readonly control: Side;
  readonly height: number;
  /** Lowest first; those the viewer cannot see are counted in `height` alone. */
  readonly stack: readonly UnitView[];
  readonly westwall: number;
  readonly maginot: number;
}
export interface CardView {
  readonly no: number;
  readonly title: string;
  readonly year?: number;
  readonly once: boolean;
  readonly must: boolean;
  readonly ce: number;
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
  /** Of the roll for RPs, as it would be now. */
  readonly incomeModifier: number;
  readonly stated: readonly string[];
  /** The column of the IP table it would roll on now. */
  readonly column: number;
  readonly hand: readonly CardView[];
  readonly handSize: number;
  /** Off the map, as far as the viewer knows. */
  readonly display: readonly UnitView[];
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
}

const known = (n: number): number | undefined => (n === HOLE ? undefined : n);
const unitView = (g: State, unit: number): UnitView => {
  const steps = known(g.n[at(g).steps + unit]!);
  const army = armyPoisedWith(g, unit);
  return {
    name: unitName(g, unit),
    nation: nationOf(g, unit),
    type: typeOf(g, unit),
    place: placeName(g, placeOf(g, unit)),
    ...(steps === undefined ? {} : { steps, factor: factorOf(g, unit), dots: dotsOf(g, unit) }),
    ...(army < 0 ? {} : { poised: unitName(g, army) }),
    ...(isArmy(g, unit) && g.n[at(g).disrupted + unit] === 1 ? { disrupted: true } : {}),
    ...(g.n[at(g).flown + unit] === 1 ? { flown: true } : {}),
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
});
const cardView = (g: State, card: number): CardView => {
  const { no, title, year, once, must, ce } = cardRow(g, card);
  return { no, title, ...(year === undefined ? {} : { year }), once: once === true, must: must === true, ce: ce ?? 0 };
};
const sideView = (g: State, s: SideNo): SideView => ({
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
  hand: handIn(g, s).map(c => cardView(g, c)),
  handSize: handSize(g, s),
  display: unitsOf(g, s)
    .filter(u => placeOf(g, u) !== HOLE && !isArea(g, placeOf(g, u)))
    .map(u => unitView(g, u)),
});
/** '1937', '1939, month 3', 'Week 4 of the war'. */
export const dateOf = (g: State): string => {
  if (weekOf(g) > 0) return `Week ${weekOf(g)} of the war`;
  return monthOf(g) > 0 && statusOf(g) < 4 ? `${yearOf(g)}, month ${monthOf(g)}` : `${yearOf(g)}`;
};
const zoneViews = (g: State): TableView['zones'] =>
  CARD_ZONES.map((zone, i) => ({
    zone,
    size: g.n[at(g).zone + i]!,
    cards: boxOf(g)
      .CARDS.rows.filter(c => g.n[at(g).card + c] === i)
      .map(c => cardView(g, c)),
  }));
export const viewOf = (of: State, side: Side): TableView => {
  const g = MACHINE.view(of, side);
  const step = MACHINE.steps(g).at(-1);
  return {
    viewer: side,
    year: yearOf(g),
    month: monthOf(g),
    week: weekOf(g),
    date: dateOf(g),
    status: STATUS[statusOf(g)]!,
    pending: g.n[AT.pending] === 1,
    step: { case: step?.case ?? '3.0', name: step?.name ?? 'The end' },
    over: g.wait.for === 'over',
    decides: MACHINE.open(of).map(a => ({ side: a.side, kind: a.kind, case: a.case })),
    checks: monthOf(g) > 0 ? [] : chronology(g).checks.map(({ name, number }) => ({ name, number })),
    strategy: g.n[AT.strategy] === HOLE ? 'unknown' : STRATEGIES[g.n[AT.strategy]!]!,
    sides: BOTH.map(s => sideView(g, s)),
    areas: boxOf(g).areaIds.map(a => areaView(g, a)),
    zones: zoneViews(g),
    outcome: outcome(g),
  };
};
