/** 5.2 What events let a side choose (units, hexes, cards, markers), and what each choice does. */
import {
  blockedBy,
  cells,
  ok,
  oneOf,
  stackAt,
  type Choice,
  type Decision,
  type Verdict,
  untilOver,
} from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { again, done, type Next } from '../../../../engine/flow.ts';
import type { Case, State } from '../../../../engine/state.ts';
import {
  A,
  counterOf,
  FRENCH,
  G,
  GERMANS,
  isStatic,
  nameOf,
  nationOf,
  SOVIETS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { abilityOf, eventOf, pieceName } from '../../model/deck.ts';
import { countryNo, isCity, placed } from '../../model/ground.ts';
import { beside, DISCARDS, handOf, heldBy, LAST_TURN, OUT, RESERVE, TURN_0, WAITING } from '../../model/places.ts';
import {
  at,
  DROPS,
  foe,
  hexesOf,
  inBox,
  isHex,
  landOf,
  onMap,
  placeOf,
  putUnit,
  sideName,
  sideNo,
  touched,
  unitsOf,
  unitsOfIn,
} from '../../model/state.ts';
import { fallen, giveUp } from './armistice.ts';
import { backToCup, canUse, cardsIn, fromCup, inCup, intoBox, layMarker, payers, putPiece, usable } from './pool.ts';
import { loseStep } from '../combat/losses.ts';
import { tire } from '../combat/no-actions.ts';
import { redeployProc } from '../movement/redeployments.ts';
import { freed, FREEING, noteFreed, whyNotFreed } from '../plans/plan-releases.ts';
import { isNeutralUnit, isSovietPeace } from '../position/board-cache.ts';
import { dead, mayBeRebuilt, mayImprove, mayWithdraw, rebuildAt, rebuildPlaces } from '../turn/organisation.ts';
import { ask, askSecretly, call, emit, mark, marked, procedure, steps } from '../flow.ts';

export type Grant = Choice;
/** 2.7, 13.2.1 Enemy units without a marker; neutrals are no enemies. */
const free = (g: State, side: SideNo): readonly number[] =>
  unitsOf(g, foe(side)).filter(u => g.cells[at(g).na + u] === 0 && !isNeutralUnit(g, nationOf(g, u)) && !isQuiet(g, u));
const isQuiet = (g: State, unit: number): boolean => nationOf(g, unit) === SOVIETS && isSovietPeace(g);
/** On the map or in Reserve. */
const isInPlay = (g: State, unit: number): boolean => onMap(g, unit) || inBox(g, unit, RESERVE);
const onHexes = (hexes: readonly number[]): readonly Grant[] => hexes.map(hex => ({ do: 'hex', hex }));
const markersOf = (g: State, side: SideNo): readonly Grant[] =>
  fromCup(g, side).map(marker => ({ do: 'marker', marker }));
const onUnits = (units: readonly number[]): readonly Grant[] => units.map(unit => ({ do: 'unit', unit }));
/** What may be chosen, by the kind of choice. */
export const OFFERS: { readonly [what: string]: (g: State, side: SideNo) => readonly Grant[] } = {
  /** 2.14 A unit off a port is rebuilt there. */
  rebuild: (g, side) =>
    dead(g, side).flatMap(unit =>
      rebuildPlaces(g, unit)
        .filter(place => mayBeRebuilt(g, side, unit, place).ok)
        .map((place): Grant => (isHex(g, place) ? { do: 'unit', unit, at: place } : { do: 'unit', unit })),
    ),
  improve: (g, side) => onUnits(unitsOf(g, side).filter(u => mayImprove(g, side, u).ok)),
  na: (g, side) => onHexes(hexesOf(g, free(g, side))),
  naCity: (g, side) => onHexes(hexesOf(g, free(g, side)).filter(hex => isCity(g, hex))),
  naRegional: (g, side) =>
    onHexes(
      hexesOf(
        g,
        free(g, side).filter(u => counterOf(g, u).regional),
      ),
    ),
  naBelgium: (g, side) => onHexes(hexesOf(g, free(g, side)).filter(hex => BELGIUM.includes(boxOf(g).COUNTRY[hex]!))),
  ...Object.fromEntries(FREEING.map(act => [act, (g: State) => onUnits(freed(g, act))])),
  withdraw: (g, side) => onUnits(unitsOf(g, side).filter(u => mayWithdraw(g, side, u).ok)),
  /** 5.1.1 A card that takes back another cannot take back itself. */
  discards: (g, side) =>
    cardsIn(g, beside(g, DISCARDS)).flatMap(card =>
      eventOf(g, card, side).effect === 'discards' ? [] : [{ do: 'card', card }],
    ),
  redraw: markersOf,
  /** 22.3 */
  auftragstaktik: markersOf,
  markersOut: (g, side) => payers(g, side).map(marker => ({ do: 'marker', marker })),
  surrender: (g, side) =>
    inCup(g, side)
      .filter(m => abilityOf(g, m) === 'Surrender!')
      .map(marker => ({ do: 'marker', marker })),
  armistice: g => onUnits(fallen(g)),
  /** 19.9 Any hex on the map. */
  halt: g => (canUse(g, A, 'Halt! Hitler') ? onHexes(landOf(g)) : []),
  duce: g =>
    onUnits(unitsOf(g, A).filter(u => nationOf(g, u) === FRENCH && isInPlay(g, u) && counterOf(g, u).faces[0].mp > 0)),
  alpine: g => onUnits(unitsOf(g, A).filter(u => nationOf(g, u) === FRENCH && inBox(g, u, OUT) && !isStatic(g, u))),
  /** 2.3 A German unit, neither Slovak nor Soviet. */
  westwall: g =>
    onUnits(unitsOf(g, G).filter(u => nationOf(g, u) === GERMANS && (onMap(g, u) || inBox(g, u, RESERVE)))),
  weaken: g => onUnits(unitsOf(g, A).filter(u => isInPlay(g, u) && !isWeakened(g, u))),
  square: g => onUnits(unitsOf(g, A).filter(k => counterOf(g, k).entry === 'K' && roundOf(g, k).length >= 2)),
  recall: g => onUnits(unitsOf(g, G).filter(u => isOnTrack(g, u))),
  /** A Drop! marker, not the Glider. */
  dropBack: g =>
    DROPS.flatMap((name, drop) =>
      name !== 'Glider' && g.cells[at(g).drop + drop] === beside(g, OUT) ? [{ do: 'drop', drop }] : [],
    ),
};
/** 21.1.1 Round cavalry of a square unit's set-up group, while the square unit waits. */
const roundOf = (g: State, square: number): readonly number[] =>
  inBox(g, square, WAITING)
    ? unitsOf(g, A).filter(u => onMap(g, u) && counterOf(g, u).setUpWith === counterOf(g, square).group)
    : [];
/** 21.1.4 Five units, each once. */
const weakenedBy = (unit: number): string => `weakened ${unit}`;
const isWeakened = (g: State, unit: number): boolean => marked(g, 'grant', weakenedBy(unit));
/** 21.1.6 A reinforcement that has not arrived. */
const isOnTrack = (g: State, unit: number): boolean => {
  const turn = placeOf(g, unit) - boxOf(g).SIZE - TURN_0;
  return turn >= 1 && turn <= LAST_TURN;
};
const BELGIUM = [countryNo('Belgium'), countryNo('Luxembourg')];
/** Choices the owner must make. */
export const MUST = ['duce', 'westwall', 'weaken', 'recall', 'armistice', 'markersOut'];
/** 5.2.4 Choices of red text. */
export const RED = ['duce', 'westwall', 'markersOut'];
/** The case that allows the choice, if it is not the text of a card. */
export const CASES: { readonly [what: string]: Case } = {
  halt: '19.9',
  square: '21.1.1',
  weaken: '21.1.4',
  recall: '21.1.6',
  auftragstaktik: '22.3',
  '7th Army Freed': '24.2',
  'Tank Doctrine': '24.2',
  '2nd Army Freed': '24.3',
  naBelgium: '24.3',
};
const whyNotTired = (g: State, side: SideNo, hex: number): Verdict => {
  const units = unitsOfIn(g, foe(side), hex);
  if (units.some(u => isNeutralUnit(g, nationOf(g, u)) || isQuiet(g, u)))
    return blockedBy(stackAt(hex), '13.2.1', `the units in ${placed(g, hex)} are neutral`, [hex]);
  return units.length && units.every(u => g.cells[at(g).na + u] === 1)
    ? blockedBy(cells('na', ...units), '2.7', `the units in ${placed(g, hex)} are under No Actions already`, [hex])
    : ok;
};
const TIRING = ['na', 'naCity', 'naRegional', 'naBelgium'];
/** Why a choice is refused, if a rule says so. */
export const whyNotGranted = (g: State, side: SideNo, what: string, c: Grant): Verdict => {
  const unit = c.unit as number;
  if (c.do === 'hex' && TIRING.includes(what)) return whyNotTired(g, side, c.hex as number);
  if (c.do !== 'unit') return ok;
  const act = FREEING.find(a => a === what);
  if (act) return whyNotFreed(g, act, unit, CASES[act]!);
  if (what === 'rebuild') return mayBeRebuilt(g, side, unit, (c.at as number | undefined) ?? beside(g, RESERVE));
  if (what === 'improve') return mayImprove(g, side, unit);
  return what === 'withdraw' ? mayWithdraw(g, side, unit) : ok;
};

// Carrying out a choice ----------------------------------------------------------------------------------------------------
type ChoiceEffect = (g: State, c: Grant, side: SideNo) => void;
const toReserve =
  (is: 'withdrawn' | 'rebuilt', ruleCase: string): ChoiceEffect =>
  (g, c) => {
    putUnit(g, c.unit as number, beside(g, RESERVE));
    emit(g, { is, case: ruleCase, unit: c.unit as number });
  };
const setFree =
  (ruleCase: Case): ChoiceEffect =>
  (g, c, side) => {
    noteFreed(g, c.unit as number);
    toReserve('withdrawn', ruleCase)(g, c, side);
  };
const outOfTheGame =
  (ruleCase: Case): ChoiceEffect =>
  (g, c) => {
    putUnit(g, c.unit as number, beside(g, OUT));
    emit(g, { is: 'removed', case: ruleCase, unit: c.unit as number });
  };
const putBack =
  (ruleCase: Case): ChoiceEffect =>
  (g, c, side) => {
    backToCup(g, c.marker as number);
    emit(g, { is: 'returned', case: ruleCase, side });
  };
/** 2.7 No Actions on an enemy hex. */
const tireThem: ChoiceEffect = (g, c, side) => tire(g, foe(side), c.hex as number);
export const CHOICE_EFFECTS: { readonly [what: string]: ChoiceEffect } = {
  ...Object.fromEntries(FREEING.map(act => [act, setFree(CASES[act]!)])),
  ...Object.fromEntries(TIRING.map(what => [what, tireThem])),
  ...Object.fromEntries(['duce', 'westwall', 'recall'].map(what => [what, outOfTheGame(CASES[what] ?? '5.2.1')])),
  rebuild: (g, c) => rebuildAt(g, c.unit as number, (c.at as number | undefined) ?? beside(g, RESERVE), '5.2.1'),
  withdraw: toReserve('withdrawn', '5.2.1'),
  alpine: toReserve('rebuilt', '5.2.1'),
  improve: (g, c) => {
    g.cells[at(g).face + (c.unit as number)] = 0;
    emit(g, { is: 'improved', case: '5.2.1', unit: c.unit as number });
  },
  armistice: (g, c) => giveUp(g, c.unit as number),
  weaken: (g, c) => {
    mark(g, 'grant', weakenedBy(c.unit as number));
    loseStep(g, c.unit as number, '21.1.4', false);
  },
  discards: (g, c, side) => {
    putPiece(g, c.card as number, handOf(g, side));
    emit(g, { is: 'tookBack', case: '5.2.1', side, card: c.card as number });
  },
  redraw: putBack('5.2.1'),
  auftragstaktik: putBack('22.3'),
  markersOut: (g, c, side) => intoBox(g, side, c.marker as number),
  /** Taking the marker out means looking into the cup. */
  surrender: (g, c, side) => {
    putPiece(g, c.marker as number, heldBy(g, side));
    look(g, sideName(side), '5.2.1', { pieces: [c.marker as number] });
    emit(g, { is: 'drewMarkers', case: '5.2.1', side, count: 1 });
  },
  halt: (g, c) => {
    layMarker(g, usable(g, A, 'Halt! Hitler')[0]!, c.hex as number);
    emit(g, { is: 'haltLaid', case: '19.9', hex: c.hex as number });
  },
  dropBack: (g, c) => {
    g.cells[at(g).drop + (c.drop as number)] = beside(g, RESERVE);
    touched(g);
    emit(g, { is: 'dropBack', case: '5.2.1', drop: c.drop as number });
  },
};
/** 21.1.1 The two round units leave the game; the square one is set up where one of them was. */
export const replaceRound = (g: State, unit: number): Next => {
  const [one, two] = roundOf(g, unit);
  const hexes = hexesOf(g, [one!, two!]);
  for (const u of [one!, two!]) {
    putUnit(g, u, beside(g, OUT));
    emit(g, { is: 'removed', case: '21.1.1', unit: u });
  }
  putUnit(g, unit, beside(g, RESERVE));
  return redeployProc.call({ side: A, units: [unit], hexes }, '5.2.1');
};

// The question -----------------------------------------------------------------------------------------------------------

export type Granting = { readonly side: SideNo; readonly what: string; readonly left: number; readonly back: number };
export const grantProc = procedure('grant');
export const granted = (side: SideNo, what: string, left: number): Granting => ({ side, what, left, back: 0 });

const PASS: Grant = { do: 'pass' };
const grants = (g: State): readonly Grant[] => {
  const { side, what } = grantProc.vars(g);
  const all = OFFERS[what]!(g, side);
  return MUST.includes(what) && all.length ? all : [PASS, ...all];
};
/** 5.2.4 Red text is carried out when its card comes into the hand, even from the discards. */
const isRed = (g: State, { side, what }: Granting, c: Grant): boolean =>
  what === 'discards' && eventOf(g, c.card as number, side).red === true;
export const granting: Decision<Grant> = {
  verbs: ['pass', 'unit', 'hex', 'card', 'marker', 'drop'],
  candidates: grants,
  sample: (g, _a, rnd) => oneOf(grants(g), rnd),
  judge: (g, a, c) => {
    const { side, what } = grantProc.vars(g);
    const all = OFFERS[what]!(g, side);
    if (c.do === 'pass' && MUST.includes(what) && all.length)
      return blockedBy(untilOver(g), RED.includes(what) ? '5.2.4' : a.case, 'the event must be followed');
    if (c.do === 'pass') return ok;
    const isOffered = all.some(
      x =>
        x.do === c.do &&
        x.unit === c.unit &&
        x.at === c.at &&
        x.hex === c.hex &&
        x.card === c.card &&
        x.marker === c.marker &&
        x.drop === c.drop,
    );
    const why = isOffered ? ok : whyNotGranted(g, side, what, c);
    return isOffered || !why.ok ? why : blockedBy(untilOver(g), a.case, `the event does not reach that ${c.do}`);
  },
  take: (g, _a, c) => {
    const v = grantProc.vars(g);
    if (c.do === 'pass') return done(v.back);
    grantProc.set(g, { ...v, left: v.left - 1, back: v.back + 1 });
    if (v.what === 'square') return replaceRound(g, c.unit as number);
    CHOICE_EFFECTS[v.what]!(g, c, v.side);
    if (isRed(g, v, c)) return call('red', { side: v.side, card: c.card as number }, '5.2.1');
    return v.left > 1 ? again : done(v.back + 1);
  },
  forced: ['pass'],
  say: (g, a, c) => {
    if (c.do === 'unit')
      return `${nameOf(g, c.unit as number)}${c.at === undefined ? '' : ` in ${placed(g, c.at as number)}`}`;
    if (c.do === 'hex') return placed(g, c.hex as number);
    if (c.do === 'drop') return DROPS[c.drop as number]!;
    if (c.do === 'card')
      return `${pieceName(g, c.card as number)} ${eventOf(g, c.card as number, sideNo(a.side)).name}`;
    return c.do === 'marker' ? pieceName(g, c.marker as number) : 'No more';
  },
};
/** Whether there is anything to choose would reveal which markers are held. */
const isTelling = (what: string): boolean => what === 'halt' || what === 'surrender';
export const grantSteps = steps('grant', [
  {
    at: '5.2.1',
    case: '5.2.1',
    name: 'Event',
    when: (_g, { vars }) => vars.left > 0,
    run: (_g, { vars }) =>
      (isTelling(vars.what) ? askSecretly : ask)(sideName(vars.side), 'granting', CASES[vars.what] ?? '5.2.1', {
        what: vars.what,
      }),
  },
]);
