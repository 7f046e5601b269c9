/** What events let a side choose: units to rebuild or improve, hexes for No Actions, cards and markers to take back. */
import { no, ok, oneOf, type Choice, type Decision } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, askSecretly, done, procedure, type Step } from '../../../engine/flow.ts';
import { put as putFrame } from '../../../engine/flow.ts';
import { mark, marked } from '../../../engine/lifetimes.ts';
import type { State } from '../../../engine/state.ts';
import { A, campOf, counterOf, FRENCH, G, GERMAN_CAMP, nameOf, nationOf, SOVIET_CAMP, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { abilityOf, eventOf, pieceName } from '../deck.ts';
import { countryNo, isCity, placed } from '../ground.ts';
import {
  at,
  beside,
  DESTROYED,
  DISCARDS,
  DROPS,
  foe,
  handOf,
  heldBy,
  hexesOf,
  inBox,
  LAST_TURN,
  landOf,
  onMap,
  OUT,
  placeOf,
  putUnit,
  RESERVE,
  sideName,
  sideNo,
  TURN_0,
  unitsOf,
  WAITING,
  touched,
} from '../state.ts';
import { fallen, giveUp } from './armistice.ts';
import { loseStep } from './losses.ts';
import { mayImprove, mayWithdraw, turnBack } from './organisation.ts';
import { backToCup, cardsIn, fromCup, inCup, intoBox, layMarker, payers, putPiece, usable } from './pool.ts';
import { tire } from './retreating.ts';

export type Granting = { readonly side: SideNo; readonly what: string; readonly left: number; readonly back: number };
export const grantProc = procedure<Granting>('grant');
export const granted = (side: SideNo, what: string, left: number): Granting => ({ side, what, left, back: 0 });

type Grant = Choice;
const PASS: Grant = { do: 'pass' };
const free = (g: State, units: readonly number[]): readonly number[] => units.filter(u => g.n[at(g).na + u] === 0);
const onHexes = (hexes: readonly number[]): readonly Grant[] => hexes.map(hex => ({ do: 'hex', hex }));
const onUnits = (units: readonly number[]): readonly Grant[] => units.map(unit => ({ do: 'unit', unit }));
/** What may be chosen, by kind of grant. */
const OFFERS: { readonly [what: string]: (g: State, side: SideNo) => readonly Grant[] } = {
  rebuild: (g, side) => onUnits(unitsOf(g, side).filter(u => inBox(g, u, DESTROYED) && isRebuildable(g, u))),
  improve: (g, side) => onUnits(unitsOf(g, side).filter(u => mayImprove(g, side, u).ok)),
  na: (g, side) => onHexes(hexesOf(g, free(g, unitsOf(g, foe(side))))),
  naCity: (g, side) => onHexes(hexesOf(g, free(g, unitsOf(g, foe(side)))).filter(hex => isCity(g, hex))),
  naRegional: (g, side) =>
    onHexes(
      hexesOf(
        g,
        free(g, unitsOf(g, foe(side))).filter(u => counterOf(g, u).regional),
      ),
    ),
  naBelgium: (g, side) =>
    onHexes(hexesOf(g, free(g, unitsOf(g, foe(side)))).filter(hex => BELGIUM.includes(boxOf(g).COUNTRY[hex]!))),
  withdraw: (g, side) => onUnits(unitsOf(g, side).filter(u => mayWithdraw(g, side, u).ok)),
  /** 5.1.1 The card that takes another back does not take itself. */
  discards: (g, side) =>
    cardsIn(g, beside(g, DISCARDS)).flatMap(card =>
      eventOf(g, card, side).effect === 'discards' ? [] : [{ do: 'card', card }],
    ),
  redraw: (g, side) => fromCup(g, side).map(marker => ({ do: 'marker', marker })),
  markersOut: (g, side) => payers(g, side).map(marker => ({ do: 'marker', marker })),
  surrender: (g, side) =>
    inCup(g, side)
      .filter(m => abilityOf(g, m) === 'Surrender!')
      .map(marker => ({ do: 'marker', marker })),
  armistice: g => onUnits(fallen(g)),
  /** 19.9 Any hex on the map. */
  halt: g => (usable(g, A, 'Halt! Hitler').length ? onHexes(landOf(g)) : []),
  duce: g =>
    onUnits(
      unitsOf(g, A).filter(
        u => nationOf(g, u) === FRENCH && (onMap(g, u) || inBox(g, u, RESERVE)) && counterOf(g, u).faces[0].mp > 0,
      ),
    ),
  alpine: g => onUnits(unitsOf(g, A).filter(u => nationOf(g, u) === FRENCH && inBox(g, u, OUT))),
  westwall: g =>
    onUnits(unitsOf(g, G).filter(u => campOf(g, u) === GERMAN_CAMP && (onMap(g, u) || inBox(g, u, RESERVE)))),
  weaken: g => onUnits(unitsOf(g, A).filter(u => onMap(g, u) && counterOf(g, u).faces[0].mp > 0 && !isWeakened(g, u))),
  square: g => onUnits(unitsOf(g, A).filter(k => counterOf(g, k).entry === 'K' && roundOf(g, k).length >= 2)),
  recall: g => onUnits(unitsOf(g, G).filter(u => isOnTrack(g, u))),
  /** A Drop!, not the Glider. */
  dropBack: g =>
    DROPS.flatMap((name, drop) =>
      name !== 'Glider' && g.n[at(g).drop + drop] === beside(g, OUT) ? [{ do: 'drop', drop }] : [],
    ),
};
/** 21.1.1 The round cavalry of a square unit's set-up Group, while it waits. */
const roundOf = (g: State, square: number): readonly number[] =>
  inBox(g, square, WAITING)
    ? unitsOf(g, A).filter(u => onMap(g, u) && counterOf(g, u).setUpWith === counterOf(g, square).group)
    : [];
/** 21.1.4 Five units, each once. */
const weakenedBy = (unit: number): string => `weakened ${unit}`;
const isWeakened = (g: State, unit: number): boolean => marked(g, 'grant', weakenedBy(unit));
/** 21.1.6 A reinforcement that is still to come. */
const isOnTrack = (g: State, unit: number): boolean => {
  const turn = placeOf(g, unit) - boxOf(g).SIZE - TURN_0;
  return turn >= 1 && turn <= LAST_TURN;
};
const BELGIUM = [countryNo('Belgium'), countryNo('Luxembourg')];
const isRebuildable = (g: State, unit: number): boolean =>
  campOf(g, unit) !== SOVIET_CAMP && counterOf(g, unit).faces.at(-1)!.dot !== true;
/** Those whose owner must choose. */
const MUST = ['duce', 'westwall', 'weaken', 'recall', 'armistice', 'markersOut'];
const give = (g: State, { side, what }: Granting, c: Grant): void => {
  const unit = c.unit as number;
  const { face } = at(g);
  switch (what) {
    case 'rebuild':
    case 'withdraw':
    case 'alpine':
      putUnit(g, unit, beside(g, RESERVE));
      if (what === 'rebuild') turnBack(g, unit);
      return emit(g, { is: what === 'withdraw' ? 'withdrawn' : 'rebuilt', case: '5.2.1', unit });
    case 'improve':
      g.n[face + unit] = 0;
      return emit(g, { is: 'improved', case: '5.2.1', unit });
    case 'duce':
    case 'westwall':
    case 'recall':
      putUnit(g, unit, beside(g, OUT));
      return emit(g, { is: 'removed', case: '5.2.1', unit });
    case 'armistice':
      return giveUp(g, unit);
    case 'weaken':
      mark(g, 'grant', weakenedBy(unit));
      return loseStep(g, unit, '21.1.4', false);
    case 'square': {
      const [one, two] = roundOf(g, unit);
      const hex = placeOf(g, one!);
      for (const u of [one!, two!]) putUnit(g, u, beside(g, OUT));
      putUnit(g, unit, hex);
      return emit(g, { is: 'deployed', case: '21.1.1', unit, hex });
    }
    case 'discards':
      putPiece(g, c.card as number, handOf(g, side));
      return emit(g, { is: 'tookBack', case: '5.2.1', side, card: c.card as number });
    case 'redraw':
      backToCup(g, c.marker as number);
      return emit(g, { is: 'returned', case: '5.2.1', side });
    case 'markersOut':
      return intoBox(g, side, c.marker as number);
    case 'surrender':
      putPiece(g, c.marker as number, heldBy(g, side));
      return emit(g, { is: 'drewMarkers', case: '5.2.1', side, count: 1 });
    case 'halt':
      layMarker(g, usable(g, A, 'Halt! Hitler')[0]!, c.hex as number);
      return emit(g, { is: 'haltLaid', case: '19.9', hex: c.hex as number });
    case 'dropBack':
      g.n[at(g).drop + (c.drop as number)] = beside(g, RESERVE);
      touched(g);
      return emit(g, { is: 'dropBack', case: '5.2.1', drop: c.drop as number });
    default:
      return tire(g, foe(side), c.hex as number);
  }
};
const grants = (g: State): readonly Grant[] => {
  const { side, what } = grantProc.vars(g);
  const all = OFFERS[what]!(g, side);
  return MUST.includes(what) && all.length ? all : [PASS, ...all];
};
export const granting: Decision<Grant> = {
  verbs: ['pass', 'unit', 'hex', 'card', 'marker', 'drop'],
  candidates: grants,
  sample: (g, _a, rnd) => oneOf(grants(g), rnd),
  judge: (g, a, c) => {
    const { side, what } = grantProc.vars(g);
    const all = OFFERS[what]!(g, side);
    if (c.do === 'pass') return MUST.includes(what) && all.length ? no('5.2.4', 'the event must be followed') : ok;
    return all.some(
      x =>
        x.do === c.do &&
        x.unit === c.unit &&
        x.hex === c.hex &&
        x.card === c.card &&
        x.marker === c.marker &&
        x.drop === c.drop,
    )
      ? ok
      : no(a.case, 'the event does not reach that');
  },
  take: (g, _a, c) => {
    const v = grantProc.vars(g);
    if (c.do === 'pass') return done(v.back);
    give(g, v, c);
    putFrame(g, { left: v.left - 1, back: v.back + 1 });
    return v.left > 1 ? again : done(v.back + 1);
  },
  forced: ['pass'],
  say: (g, a, c) => {
    if (c.do === 'unit') return nameOf(g, c.unit as number);
    if (c.do === 'hex') return placed(g, c.hex as number);
    if (c.do === 'drop') return DROPS[c.drop as number]!;
    if (c.do === 'card')
      return `${pieceName(g, c.card as number)} ${eventOf(g, c.card as number, sideNo(a.side)).name}`;
    return c.do === 'marker' ? pieceName(g, c.marker as number) : 'No more';
  },
};
/** Whether there is anything to choose would tell what markers are held. */
const isTelling = (what: string): boolean => what === 'halt' || what === 'surrender';
export const grantSteps: readonly Step<Granting>[] = [
  {
    at: '5.2.1',
    case: '5.2.1',
    name: 'Event',
    when: (_g, { vars }) => vars.left > 0,
    run: (_g, { vars }) =>
      (isTelling(vars.what) ? askSecretly : ask)(sideName(vars.side), 'granting', '5.2.1', { what: vars.what }),
  },
];
