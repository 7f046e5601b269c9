/** 10.0-F, 19.10 Airdrops, and 11.0 the landing check of each Drop! marker. */
import {
  drawNumber,
  no,
  ok,
  oneOf,
  type Decision,
  type Verdict,
  stackAt,
  cells,
  blockedBy,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, done, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, ALLIED_CAMP, campOf, G, GERMAN_CAMP, isFortress, nameOf, typeOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { pieceName } from '../../model/deck.ts';
import { countryNo, isWithin, MAJOR, placed } from '../../model/ground.ts';
import { beside, OUT, RESERVE } from '../../model/places.ts';
import {
  at,
  DROPS,
  inBox,
  isFrance,
  onMap,
  placeOf,
  sideName,
  touched,
  unitsIn,
  unitsInPlay,
  unitsOf,
} from '../../model/state.ts';
import { isBad } from '../movement/weather.ts';
import { cardSteps } from './evacuation.ts';
import { loseStep, scoreEvent } from '../combat/losses.ts';
import { holdBelow, moveTo } from '../movement/control.ts';
import { inZone } from '../position/board-cache.ts';
import { mayViolate, violate } from '../movement/neutrals.ts';
import { hasPlan, byPlan } from '../plans/plans.ts';
import { payWith, heldCount, payers, cannotPay } from '../cards/pool.ts';
import { mayStackFreely } from '../movement/stacking.ts';
import { ask, call, emit, goto, procedure, steps } from '../flow.ts';

/** 11.0 Each dropped marker is checked: `drop` is the one under way, `drops` those to come, in the order they were dropped. */
export type Landing = {
  readonly drops: readonly number[];
  readonly drop: number;
  readonly row: number;
  readonly tried: boolean;
};
const LANDING = procedure('airdrops');
const [GLIDER] = [3];
const RANGE = 8;
const dropPlace = (g: State, drop: number): number => g.cells[at(g).drop + drop]!;
const isHeld = (g: State, drop: number): boolean => dropPlace(g, drop) === beside(g, RESERVE);
/** Markers dropped by a position set by hand come first. */
export const freshLanding = (g: State): Landing => {
  const isDropped = (drop: number): boolean => dropPlace(g, drop) < boxOf(g).SIZE;
  return { drops: DROPS.keys().toArray().filter(isDropped), drop: -1, row: 0, tried: false };
};
const airLanding = (g: State): number => unitsOf(g, G).find(u => typeOf(g, u) === 'airborne') ?? -1;
const isInRange = (g: State, hex: number): boolean => {
  const { CITIES, GREATER, CITY } = boxOf(g);
  return CITIES[0]!.some(c => GREATER[c] === 1 && CITY[c] === MAJOR && isWithin(g, c, hex, RANGE));
};
/** 24.3, 13.2.1 Neutral Holland bars drops there; drops in Switzerland need the plan for it. */
const mayDropInCountry = (g: State, hex: number): Verdict => {
  const country = boxOf(g).COUNTRY[hex];
  if (country === undefined) return no('10.0', 'a Drop! marker falls into a hex: name it');
  if (country === countryNo('Holland') && hasPlan(g, 'Neutral Holland'))
    return byPlan(g, G, '24.3', 'leaves Holland alone');
  if (country === countryNo('Switzerland') && !mayViolate(g, 'Switzerland'))
    return byPlan(g, G, '13.2.1', 'leaves Switzerland neutral');
  return boxOf(g).LAND[hex] === 1 && boxOf(g).EZ[hex] === 0
    ? ok
    : no('10.0', `${placed(g, hex)} is no ground to land on`, [hex]);
};
const noLoneFortress = (g: State, hex: number): Verdict =>
  blockedBy(
    stackAt(hex),
    '19.10',
    unitsIn(g, hex).length
      ? `no Fortress stands alone in ${placed(g, hex)}: the Glider does not land there`
      : `nobody stands in ${placed(g, hex)}: the Glider lands on a Fortress`,
    [hex],
  );
const mayDrop = (g: State, drop: number, hex: number): Verdict => {
  if (!isHeld(g, drop)) return blockedBy(cells('drop', drop), '19.10', `${DROPS[drop]} is not in Reserve`);
  const country = mayDropInCountry(g, hex);
  if (!country.ok) return country;
  const there = unitsIn(g, hex);
  if (drop === GLIDER) return there.length === 1 && isFortress(g, there[0]!) ? ok : noLoneFortress(g, hex);
  if (there.some(u => campOf(g, u) === ALLIED_CAMP))
    return blockedBy(stackAt(hex), '10.0', `an enemy stands in ${placed(g, hex)}`, [hex]);
  return isInRange(g, hex)
    ? ok
    : no('10.0', `${placed(g, hex)} is more than eight hexes from a Major City in Germany`, [hex]);
};
const mayLandUnit = (g: State, unit: number, hex: number): Verdict => {
  if (unit < 0 || unit !== airLanding(g)) return no('18.4', `${nameOf(g, unit)} is not the Air Landing unit`);
  if (!inBox(g, unit, RESERVE)) return blockedBy(places(unit), '18.4', `${nameOf(g, unit)} is not in Reserve`);
  return [0, 1, 2].some(d => dropPlace(g, d) === hex)
    ? mayStackFreely(g, unit, hex)
    : blockedBy(untilOver(g), '18.4', `no Drop! marker lies in ${placed(g, hex)}`, [hex]);
};
/** The hexes with Drop! markers. */
const dropped = (g: State): readonly number[] => [
  ...new Set([0, 1, 2].map(d => dropPlace(g, d)).filter(hex => hex < boxOf(g).SIZE)),
];
/** 18.4 Where the Air Landing unit may land now. */
const landings = (g: State): readonly number[] => dropped(g).filter(hex => mayLandUnit(g, airLanding(g), hex).ok);
type Dropping =
  | { readonly do: 'drop'; readonly drop: number; readonly hex: number }
  | { readonly do: 'land'; readonly unit: number; readonly hex: number }
  | { readonly do: 'done' };
/** The hexes to consider for a marker, in map order. */
const dropHexes = (g: State, drop: number): readonly number[] => {
  const { SHEET, LAND, cache } = boxOf(g);
  if (drop === GLIDER)
    return [
      ...new Set(
        unitsInPlay(g)
          .filter(u => isFortress(g, u) && onMap(g, u))
          .map(u => placeOf(g, u)),
      ),
    ].toSorted((a, b) => a - b);
  return (cache.inRange ??= Array.from({ length: SHEET[0]!.to }, (_, hex) => hex).filter(
    hex => LAND[hex] === 1 && isInRange(g, hex),
  ));
};
export const dropping: Decision<Dropping> = {
  verbs: ['drop', 'land', 'done'],
  candidates: g => [
    { do: 'done' },
    ...DROPS.keys()
      .toArray()
      .filter(d => isHeld(g, d))
      .flatMap(drop =>
        dropHexes(g, drop)
          .filter(hex => mayDrop(g, drop, hex).ok)
          .map((hex): Dropping => ({ do: 'drop', drop, hex })),
      ),
    ...(airLanding(g) < 0 ? [] : dropped(g)).map((hex): Dropping => ({ do: 'land', unit: airLanding(g), hex })),
  ],
  judge: (g, _a, c) => {
    if (c.do === 'done') return ok;
    return c.do === 'drop' ? mayDrop(g, c.drop, c.hex) : mayLandUnit(g, c.unit, c.hex);
  },
  sample: (g, _a, rnd) => {
    const drops = DROPS.keys()
      .toArray()
      .filter(d => isHeld(g, d));
    const spots = landings(g);
    if (spots.length && rnd(2) === 0) return { do: 'land', unit: airLanding(g), hex: oneOf(spots, rnd) };
    if (drops.length === 0 || rnd(3) === 0) return { do: 'done' };
    const drop = drops[rnd(drops.length)]!;
    const hexes = dropHexes(g, drop);
    const k = drawNumber(hexes.length, i => mayDrop(g, drop, hexes[i]!).ok, rnd);
    return k < 0 ? { do: 'done' } : { do: 'drop', drop, hex: hexes[k]! };
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    violate(g, c.hex);
    if (c.do === 'drop') {
      g.cells[at(g).drop + c.drop] = c.hex;
      touched(g);
      LANDING.put(g, { drops: [...LANDING.vars(g).drops, c.drop] });
      emit(g, { is: 'dropped', case: '10.0', drop: c.drop, hex: c.hex });
    } else {
      moveTo(g, c.unit, c.hex);
      emit(g, { is: 'landed', case: '18.4', unit: c.unit, hex: c.hex });
    }
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => {
    if (c.do === 'done') return 'No more airdrops';
    return `${c.do === 'drop' ? DROPS[c.drop] : nameOf(g, c.unit)} in ${placed(g, c.hex)}`;
  },
};
/** 13.2.4 Not in bad weather. */
const mayAirdrop = (g: State): boolean =>
  isFrance(g) && !isBad(g) && (DROPS.some((_, d) => isHeld(g, d)) || mayStillLand(g));
/** 18.4 The Air Landing unit may still land after the last Drop!. */
const mayStillLand = (g: State): boolean => landings(g).length > 0;
const isAlone = (g: State, hex: number): boolean =>
  unitsIn(g, hex).every(u => campOf(g, u) === GERMAN_CAMP) && !inZone(g, GERMAN_CAMP, hex);
const landed = (g: State, drop: number): void => {
  const hex = dropPlace(g, drop);
  const [fortress] = unitsIn(g, hex).filter(u => isFortress(g, u));
  if (drop === GLIDER && fortress !== undefined) loseStep(g, fortress, '19.10');
  holdBelow(g, drop);
};
const lost = (g: State, drop: number, bloody: boolean): void => {
  g.cells[at(g).drop + drop] = beside(g, OUT);
  touched(g);
  if (bloody) scoreEvent(g, -1, '11.0');
};
/** 11.0 What happens to a drop, by row from the first: whether it lands, whether it may be tried again, and for which side a Combat VP! is drawn. */
interface Landed {
  readonly lands: boolean;
  readonly again?: true;
  readonly scores?: SideNo;
  readonly bloody?: true;
}
const LANDINGS: readonly Landed[] = [
  { lands: true, scores: G },
  { lands: true },
  { lands: false, again: true },
  { lands: false, scores: A },
  { lands: false, scores: A, bloody: true },
];
export const airdropSteps = steps('airdrops', [
  {
    at: '10.0/drop',
    case: '10.0',
    name: 'Airdrops',
    when: g => mayAirdrop(g),
    run: () => ask(sideName(G), 'dropping', '10.0'),
  },
  {
    at: '11.0/next',
    case: '11.0',
    name: 'Landing checks',
    when: (_g, { vars }) => vars.drops.length > 0,
    run: (g, { vars: { drops } }) => {
      LANDING.put(g, { drops: drops.slice(1), drop: drops[0]!, row: 0, tried: false });
      return goto('11.0/renew', LANDING.vars(g));
    },
  },
  { at: '11.0/over', case: '11.0', name: 'Landed', run: () => done() },
  ...cardSteps<Landing>(
    'Landing check',
    () => G,
    (g, row) => LANDING.put(g, { row }),
  ),
  {
    at: '11.0/retry',
    case: '11.0',
    name: 'Hard landing',
    when: (g, { vars }) => LANDINGS[rowFor(g, vars) - 1]!.again === true && !vars.tried && heldCount(g, G) > 0,
    run: () => ask(sideName(G), 'retrying', '11.0'),
  },
  {
    at: '11.0/result',
    case: '11.0',
    name: 'Landing',
    run: (g, { vars }) => {
      const row = rowFor(g, vars);
      const { lands, scores, bloody } = LANDINGS[row - 1]!;
      emit(g, { is: 'landing', case: '11.0', drop: vars.drop, row });
      if (lands) landed(g, vars.drop);
      else lost(g, vars.drop, bloody === true);
      return scores === undefined ? goto('11.0/next') : call('combatVP', { side: scores }, '11.0/next');
    },
  },
]);
/** 11.0 One row up if nobody opposes it. */
const rowFor = (g: State, { drop, row }: Landing): number =>
  Math.max(1, row - (isAlone(g, dropPlace(g, drop)) ? 1 : 0));
export const retrying: Decision<{ readonly do: 'pay'; readonly marker: number } | { readonly do: 'pass' }> = {
  verbs: ['pay', 'pass'],
  candidates: g => [{ do: 'pass' }, ...payers(g, G).map(marker => ({ do: 'pay', marker }) as const)],
  judge: (g, _a, c) => (c.do === 'pass' || payers(g, G).includes(c.marker) ? ok : cannotPay(g, G, c.marker, '11.0')),
  take: (g, _a, c) => {
    if (c.do === 'pass') return next;
    payWith(g, c.marker, '11.0');
    LANDING.put(g, { tried: true });
    return goto('11.0/renew', LANDING.vars(g));
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Accept it' : `Pay ${pieceName(g, c.marker)} to try again`),
};
