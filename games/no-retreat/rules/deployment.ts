/** 10.0, 11.0 The Deployment Phase: Reserve, evacuation, exits, airdrops. */
import { take as takeCard } from '../../../engine/chance.ts';
import { drawNumber, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, call, done, frameOf, goto, next, procedure, type Next, type Step } from '../../../engine/flow.ts';
import { mark, marked, marksIn } from '../../../engine/lifetimes.ts';
import type { State } from '../../../engine/state.ts';
import {
  A,
  ALLIED_CAMP,
  campOf,
  DUTCH,
  G,
  GERMAN_CAMP,
  isDynamo,
  isFortress,
  isMobile,
  nameOf,
  nationOf,
  sideOf,
  typeOf,
  type SideNo,
} from '../army.ts';
import { boxOf } from '../box.ts';
import { cardOf, eventOf, pieceName, worthOf } from '../deck.ts';
import { countryNo, edgeNo, gridOf, isWithin, placed } from '../ground.ts';
import {
  at,
  beside,
  DISCARDS,
  controls,
  DROPS,
  EVACUATED,
  happened,
  inBox,
  isBad,
  isEarly,
  isFrance,
  onMap,
  option,
  OUT,
  PILE,
  placeOf,
  putUnit,
  RESERVE,
  sideName,
  sideNo,
  stepsOf,
  turnOf,
  unitsIn,
  unitsInPlay,
  unitsOf,
  touched,
} from '../state.ts';
import { mustRenew, renewPile } from './draw.ts';
import { loseStep, moveTo, scoreEvent } from './losses.ts';
import { inZone } from './memo.ts';
import { violate, mayViolate } from './neutrals.ts';
import { isReserveFull, mayWithdraw } from './organisation.ts';
import { hasPlan } from './plans.ts';
import { backToCup, discard, handIn, heldCount, holdsCard, payers, putPiece, usable } from './pool.ts';
import { mayStackFreely } from './stacking.ts';
import { reachesEdge } from './supply.ts';

/** `step` A to E of 10.0; `used`: how many have gone. */
export type Deploying = {
  readonly side: SideNo;
  readonly step: string;
  readonly credit: number;
  readonly used: number;
};
export const deployProc = procedure<Deploying>('deploy');
export const deployVars = (side: SideNo, step: string): Deploying => ({ side, step, credit: 0, used: 0 });

/** 11.0 One card a unit: who did not get away waits for the next turn. */
const checkOf = (unit: number): string => `checked ${unit}`;
/** 10.0-B, C 20.1.6, 20.2.1 Has evacuation begun? */
const mayEvacuateYet = (g: State): boolean => (isFrance(g) ? happened(g, 'evacuation') : turnOf(g) >= 8);
const isOnEdge = (g: State, hex: number, ...edges: readonly ('blue' | 'white')[]): boolean =>
  edges.some(e => boxOf(g).EDGE[hex] === edgeNo(e));
const mayGo = (g: State, { side, step }: Deploying, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const hex = placeOf(g, unit);
  if (step === 'A' || step === 'D') return mayWithdraw(g, side, unit);
  if (marksIn(g, 'deploy').length > 0 && marked(g, 'deploy', checkOf(unit)))
    return no('11.0', `a card was turned up for ${name} already`);
  if (sideOf(g, unit) !== side || !onMap(g, unit)) return no('10.0', `${name} is no unit of yours on the map`);
  if (boxOf(g).UNITS[unit]!.faces[0].mp === 0) return no('2.3.3', `${name} cannot move`);
  if (step === 'E') {
    if (!isMobile(g, unit)) return no('10.0', 'only mobile units exploit off the map');
    if (!isOnEdge(g, hex, 'blue')) return no('10.0', `${name} is not at a blue map edge`);
    if (inZone(g, GERMAN_CAMP, hex)) return no('10.0', `${name} is in an enemy zone of control`);
    return reachesEdge(g, unit, hex) ? ok : no('10.0', `${name} has no line to a friendly map edge`);
  }
  if (!mayEvacuateYet(g)) return no(isFrance(g) ? '20.2.1' : '20.1.6', 'evacuation has not begun');
  if (step === 'C') return boxOf(g).EZ[hex] === 1 ? ok : no('10.0', `${name} is in no Evacuation Zone`);
  return isOnEdge(g, hex, 'blue', 'white') && boxOf(g).EZ[hex] === 0
    ? ok
    : no('10.0', `${name} is not at a friendly map edge`);
};
/** 10.0-B, C Nobody goes before evacuation has begun. */
const isOpen = (g: State, { step }: Deploying): boolean => (step !== 'B' && step !== 'C') || mayEvacuateYet(g);
/** Those of the side on the map; nobody where the Reserve is full. */
const goers = (g: State, { side, step }: Deploying): readonly number[] =>
  (step === 'A' || step === 'D') && isReserveFull(g, side) ? [] : unitsOf(g, side).filter(u => onMap(g, u));
type Choice =
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'send'; readonly unit: number }
  | { readonly do: 'done' };
const mayDo = (g: State, side: SideNo, c: Choice): Verdict => {
  const v = deployProc.vars(g);
  if (c.do === 'done') return ok;
  if (c.do === 'discard') return holdsCard(g, side, c.card) ? ok : no('5.3', 'that card is not in your hand');
  const go = mayGo(g, v, c.unit);
  if (!go.ok) return go;
  return v.used === 0 || v.credit > 0 ? ok : no('10.0', 'one is free, each other costs a card');
};
export const deploying: Decision<Choice> = {
  verbs: ['discard', 'send', 'done'],
  candidates: (g, a) => {
    const side = sideNo(a.side);
    return [
      { do: 'done' },
      ...unitsOf(g, side)
        .filter(u => onMap(g, u))
        .map((unit): Choice => ({ do: 'send', unit })),
      ...handIn(g, side).map((card): Choice => ({ do: 'discard', card })),
    ];
  },
  judge: (g, a, c) => mayDo(g, sideNo(a.side), c),
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const units = rnd(3) === 0 ? goers(g, deployProc.vars(g)) : [];
    const k = drawNumber(units.length, i => mayDo(g, side, { do: 'send', unit: units[i]! }).ok, rnd);
    return k < 0 ? { do: 'done' } : { do: 'send', unit: units[k]! };
  },
  take: (g, a, c): Next => {
    const side = sideNo(a.side);
    const v = deployProc.vars(g);
    if (c.do === 'done') return next;
    if (c.do === 'discard') {
      discard(g, c.card);
      emit(g, { is: 'discarded', case: '5.3', side, card: c.card });
      deployProc.put(g, { credit: v.credit + worthOf(g, c.card, side) });
      return again;
    }
    deployProc.put(g, { used: v.used + 1, credit: v.used === 0 ? v.credit : v.credit - 1 });
    if (v.step === 'A' || v.step === 'D') {
      putUnit(g, c.unit, beside(g, RESERVE));
      emit(g, { is: 'withdrawn', case: '10.0', unit: c.unit });
      return again;
    }
    if (isSure(g, c.unit)) return leaveMap(g, c.unit);
    mark(g, 'deploy', checkOf(c.unit));
    return call('evacuation', { unit: c.unit, row: 0 }, '10.0');
  },
  ends: ['done'],
  say: (g, a, c) => {
    if (c.do === 'done') return 'No more';
    return c.do === 'discard'
      ? `Discard ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`
      : `Send ${nameOf(g, c.unit)}`;
  },
};
/** 11.0 German exits draw no card by our reading; some events spare Allied units one. */
const isSure = (g: State, unit: number): boolean =>
  (sideOf(g, unit) === G && !option(g, 'germanExits')) ||
  (sideOf(g, unit) === A && marksOf(g, 'sureEvacuation') > marksOf(g, 'evacuated surely'));
/** 5.2.1 So many units were promised a ship this turn. */
const marksOf = (g: State, name: string): number =>
  ((frameOf(g, 'turn')?.vars.marks as readonly string[] | undefined) ?? []).filter(m => m === name).length;
const leaveMap = (g: State, unit: number): Next => {
  putUnit(g, unit, beside(g, EVACUATED));
  if (sideOf(g, unit) === A) mark(g, 'turn', 'evacuated surely');
  emit(g, { is: 'evacuated', case: '10.0', unit });
  return again;
};
export const deploySteps: readonly Step<Deploying>[] = [
  {
    at: '10.0',
    case: '10.0',
    name: 'Deployment',
    when: (g, { vars }) => isOpen(g, vars) && goers(g, vars).some(u => mayGo(g, vars, u).ok),
    run: (_g, { vars }) => ask(sideName(vars.side), 'deploying', '10.0', { step: vars.step }),
  },
];

// 11.0 One card a check ---------------------------------------------------------------------------------------------------
/** Rows by the icons of the card: none, one German, one Allied, two, three and more. */
export const rowOf = (g: State, card: number): number => {
  const { german, allied } = cardOf(g, card);
  const icons = german.cost + allied.cost;
  if (icons === 0) return 1;
  if (icons === 1) return german.cost === 1 ? 2 : 3;
  return icons === 2 ? 4 : 5;
};
const renew = <V extends { readonly row: number }>(): Step<V> => ({
  at: '11.0/renew',
  case: '5.0',
  name: 'New pile',
  when: g => mustRenew(g),
  run: g => {
    renewPile(g);
    return next;
  },
});
/** Drawn for all to see, and discarded; errata: two cards are drawn again. */
const turnUp = (g: State, card: number): number => {
  putPiece(g, card, beside(g, DISCARDS));
  emit(g, { is: 'turned', case: '11.0', card });
  return cardOf(g, card).redrawn ? 0 : rowOf(g, card);
};
type Evacuating = { readonly unit: number; readonly row: number };
const EVACUATION = procedure<Evacuating>('evacuation');
/** 11.0 One row down for Allied units at a map edge, for Germans, and next to Dynamo. */
const helps = (g: State, unit: number): number => {
  const hex = placeOf(g, unit);
  const near = [hex, ...gridOf(g).around[hex]!].some(h => unitsIn(g, h).some(u => isDynamo(g, u)));
  if (sideOf(g, unit) === G) return 1;
  return (isOnEdge(g, hex, 'blue', 'white') ? 1 : 0) + (near ? 1 : 0);
};
export const evacuationSteps: readonly Step<Evacuating>[] = [
  renew<Evacuating>(),
  {
    at: '11.0/card',
    case: '11.0',
    name: 'Evacuation check',
    run: (g, { vars }) => takeCard(sideName(sideOf(g, vars.unit)), '11.0', beside(g, PILE), 1),
    fed: (g, _f, [card]) => {
      EVACUATION.put(g, { row: turnUp(g, card!) });
      return next;
    },
  },
  {
    at: '11.0/redraw',
    case: '11.0',
    name: 'Drawn again',
    when: (_g, { vars }) => vars.row === 0,
    run: () => goto('11.0/renew'),
  },
  {
    at: '11.0/evacuate',
    case: '11.0',
    name: 'Evacuation',
    run: (g, { vars: { unit, row } }) => {
      const result = Math.min(5, row + helps(g, unit));
      emit(g, { is: 'evacuation', case: '11.0', unit, row: result });
      if (result === 1 || result === 3) loseStep(g, unit, '11.0');
      if (result >= 3 && onMap(g, unit)) putUnit(g, unit, beside(g, EVACUATED));
      return result === 5 ? call('combatVP', { side: sideOf(g, unit) }) : done();
    },
  },
];

// 10.0-F, 19.10 Airdrops ----------------------------------------------------------------------------------------------------
const [GLIDER] = [3];
const RANGE = 8;
const dropPlace = (g: State, drop: number): number => g.n[at(g).drop + drop]!;
const isHeld = (g: State, drop: number): boolean => dropPlace(g, drop) === beside(g, RESERVE);
const airLanding = (g: State): number => unitsOf(g, G).find(u => typeOf(g, u) === 'airborne') ?? -1;
const isInRange = (g: State, hex: number): boolean => {
  const { CITIES, GREATER, CITY } = boxOf(g);
  return CITIES[0]!.some(c => GREATER[c] === 1 && CITY[c] === 2 && isWithin(g, c, hex, RANGE));
};
/** 24.3, 13.2.1 Neutral Holland bars drops there; Switzerland takes its plan. */
const mayDropInCountry = (g: State, hex: number): Verdict => {
  const country = boxOf(g).COUNTRY[hex]!;
  if (country === countryNo('Holland') && hasPlan(g, 'Neutral Holland'))
    return no('24.3', 'your plan leaves Holland alone', [hex]);
  if (country === countryNo('Switzerland') && !mayViolate(g, 'Switzerland'))
    return no('13.2.1', 'Switzerland is neutral', [hex]);
  return boxOf(g).LAND[hex] === 1 && boxOf(g).EZ[hex] === 0 ? ok : no('10.0', 'no ground to land on', [hex]);
};
const mayDrop = (g: State, drop: number, hex: number): Verdict => {
  if (!isHeld(g, drop)) return no('19.10', `${DROPS[drop]} is not in Reserve`);
  const country = mayDropInCountry(g, hex);
  if (!country.ok) return country;
  const there = unitsIn(g, hex);
  if (drop === GLIDER)
    return there.length === 1 && isFortress(g, there[0]!)
      ? ok
      : no('19.10', 'the Glider lands on a Fortress that is alone', [hex]);
  if (there.some(u => campOf(g, u) === ALLIED_CAMP)) return no('10.0', `an enemy stands in ${placed(g, hex)}`, [hex]);
  return isInRange(g, hex)
    ? ok
    : no('10.0', `${placed(g, hex)} is more than eight hexes from a Major City in Germany`, [hex]);
};
const mayLandUnit = (g: State, unit: number, hex: number): Verdict => {
  if (unit < 0 || unit !== airLanding(g) || !inBox(g, unit, RESERVE))
    return no('18.4', 'only the Air Landing unit, from Reserve');
  return [0, 1, 2].some(d => dropPlace(g, d) === hex)
    ? mayStackFreely(g, unit, hex)
    : no('18.4', 'it lands where a Drop! marker lies', [hex]);
};
type Dropping =
  | { readonly do: 'drop'; readonly drop: number; readonly hex: number }
  | { readonly do: 'land'; readonly unit: number; readonly hex: number }
  | { readonly do: 'done' };
/** The hexes that may come into question for a marker, in the order of the map. */
const dropHexes = (g: State, drop: number): readonly number[] => {
  const { SHEET, LAND, kept } = boxOf(g);
  if (drop === GLIDER)
    return [
      ...new Set(
        unitsInPlay(g)
          .filter(u => isFortress(g, u) && onMap(g, u))
          .map(u => placeOf(g, u)),
      ),
    ].toSorted((a, b) => a - b);
  return (kept.inRange ??= Array.from({ length: SHEET[0]!.to }, (_, hex) => hex).filter(
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
    ...[0, 1, 2]
      .map(d => dropPlace(g, d))
      .filter(hex => hex < boxOf(g).SIZE && airLanding(g) >= 0)
      .map((hex): Dropping => ({ do: 'land', unit: airLanding(g), hex })),
  ],
  judge: (g, _a, c) => {
    if (c.do === 'done') return ok;
    return c.do === 'drop' ? mayDrop(g, c.drop, c.hex) : mayLandUnit(g, c.unit, c.hex);
  },
  sample: (g, _a, rnd) => {
    const drops = DROPS.keys()
      .toArray()
      .filter(d => isHeld(g, d));
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
      g.n[at(g).drop + c.drop] = c.hex;
      touched(g);
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
/** 11.0 Each marker that was dropped is checked: `drop` is the one under way. */
type Landing = { readonly drop: number; readonly row: number; readonly tried: boolean };
const LANDING = procedure<Landing>('airdrops');
export const freshLanding: Landing = { drop: -1, row: 0, tried: false };
/** 13.2.4 Not in bad weather. */
export const mayAirdrop = (g: State): boolean =>
  isFrance(g) && !isBad(g) && (DROPS.some((_, d) => isHeld(g, d)) || mayStillLand(g));
/** 18.4 The Air Landing unit follows the last Drop! too. */
const mayStillLand = (g: State): boolean =>
  [0, 1, 2].some(d => dropPlace(g, d) < boxOf(g).SIZE && mayLandUnit(g, airLanding(g), dropPlace(g, d)).ok);
const isAlone = (g: State, hex: number): boolean =>
  unitsIn(g, hex).every(u => campOf(g, u) === GERMAN_CAMP) && !inZone(g, GERMAN_CAMP, hex);
const landed = (g: State, drop: number): void => {
  const hex = dropPlace(g, drop);
  const [fortress] = unitsIn(g, hex).filter(u => isFortress(g, u));
  if (drop === GLIDER && fortress !== undefined) loseStep(g, fortress, '19.10');
  if (unitsIn(g, hex).length === 0 && !controls(g, G, hex)) {
    g.n[at(g).control + hex] = G;
    g.n[at(g).borrowed + drop] = 1;
    emit(g, { is: 'taken', case: '19.10', side: G, hex });
  }
};
const lost = (g: State, drop: number, bloody: boolean): void => {
  g.n[at(g).drop + drop] = beside(g, OUT);
  touched(g);
  if (bloody) scoreEvent(g, -1, '11.0');
};
const nextDrop = (g: State, after: number): number =>
  DROPS.keys()
    .toArray()
    .find(d => d > after && dropPlace(g, d) < boxOf(g).SIZE) ?? -1;
export const airdropSteps: readonly Step<Landing>[] = [
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
    when: (g, { vars }) => nextDrop(g, vars.drop) >= 0,
    run: (g, { vars }) => {
      LANDING.put(g, { drop: nextDrop(g, vars.drop), row: 0, tried: false });
      return goto('11.0/renew', LANDING.vars(g));
    },
  },
  { at: '11.0/over', case: '11.0', name: 'Landed', run: () => done() },
  renew<Landing>(),
  {
    at: '11.0/card',
    case: '11.0',
    name: 'Landing check',
    run: g => takeCard(sideName(G), '11.0', beside(g, PILE), 1),
    fed: (g, _f, [card]) => {
      LANDING.put(g, { row: turnUp(g, card!) });
      return next;
    },
  },
  {
    at: '11.0/redraw',
    case: '11.0',
    name: 'Drawn again',
    when: (_g, { vars }) => vars.row === 0,
    run: () => goto('11.0/renew'),
  },
  {
    at: '11.0/retry',
    case: '11.0',
    name: 'Hard landing',
    when: (g, { vars }) => resultOf(g, vars) === 3 && !vars.tried && heldCount(g, G) > 0,
    run: () => ask(sideName(G), 'retrying', '11.0'),
  },
  {
    at: '11.0/result',
    case: '11.0',
    name: 'Landing',
    run: (g, { vars }) => {
      const result = resultOf(g, vars);
      emit(g, { is: 'landing', case: '11.0', drop: vars.drop, row: result });
      if (result <= 2) landed(g, vars.drop);
      else lost(g, vars.drop, result === 5);
      if (result === 1) return call('combatVP', { side: G }, '11.0/next');
      return result >= 4 ? call('combatVP', { side: A }, '11.0/next') : goto('11.0/next');
    },
  },
];
/** 11.0 One row up where nobody opposes it. */
const resultOf = (g: State, { drop, row }: Landing): number =>
  Math.max(1, row - (isAlone(g, dropPlace(g, drop)) ? 1 : 0));
export const retrying: Decision<{ readonly do: 'pay'; readonly marker: number } | { readonly do: 'pass' }> = {
  verbs: ['pay', 'pass'],
  candidates: g => [{ do: 'pass' }, ...payers(g, G).map(marker => ({ do: 'pay', marker }) as const)],
  judge: (g, _a, c) =>
    c.do === 'pass' || payers(g, G).includes(c.marker) ? ok : no('11.0', 'you hold no such marker'),
  take: (g, _a, c) => {
    if (c.do === 'pass') return next;
    backToCup(g, c.marker);
    emit(g, { is: 'paid', case: '11.0', side: G });
    LANDING.put(g, { tried: true });
    return goto('11.0/renew', LANDING.vars(g));
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Accept it' : `Pay ${pieceName(g, c.marker)} to try again`),
};

// 19.7 Combat VP! -----------------------------------------------------------------------------------------------------------
type Scoring = { readonly side: SideNo };
export const combatVPSteps: readonly Step<Scoring>[] = [
  {
    at: '19.7',
    case: '19.7',
    name: 'Combat VP!',
    when: (g, { vars }) => heldCount(g, vars.side) > 0,
    run: (_g, { vars }) => ({
      to: 'ask',
      ask: { side: sideName(vars.side), kind: 'scoring', case: '19.7', about: {}, secret: true },
    }),
  },
];
export const scoring: Decision<{ readonly do: 'score' } | { readonly do: 'pass' }> = {
  verbs: ['score', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'score' }],
  judge: (g, a, c) =>
    c.do === 'pass' || usable(g, sideNo(a.side), 'Combat VP!').length
      ? ok
      : no('19.7.1', 'you hold no Combat VP! that can be used'),
  take: (g, a, c) => {
    if (c.do === 'score') scoreCombatVP(g, sideNo(a.side));
    return done();
  },
  say: (_g, _a, c) => (c.do === 'score' ? 'Score a Combat VP!' : 'Score none'),
};
export const scoreCombatVP = (g: State, side: SideNo): void => {
  const [marker] = usable(g, side, 'Combat VP!');
  if (marker === undefined) return;
  backToCup(g, marker);
  scoreEvent(g, side === G ? 1 : -1, '19.7.1');
};
/** 20.1.1 On turns 1 to 3 of the French Front only airdrops. */
export const isSkipped = (g: State): boolean => isFrance(g) && isEarly(g);
export const isDutch = (g: State, unit: number): boolean => nationOf(g, unit) === DUTCH;
export const stepsLeft = stepsOf;
export const landIn = moveTo;
