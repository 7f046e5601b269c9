/** 4.1.5, 5.3.6, 6.3.1 The effects of Event Cards and of the event lists that apply at once. */
import type { Case, State } from '../../../../engine/state.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import type { Effect, Permit, Who } from '../../data/effects.ts';
import { AT } from '../../model/state.ts';
import { addCp, addIp, addRp, addSigned, at, BOTH, other, statedBefore, yearOf } from '../../model/tracks.ts';
import { lowerStatus, raiseStatus } from '../turn/status.ts';
import { emit } from '../flow.ts';

const sidesOf = (who: Who, by: SideNo): readonly SideNo[] => {
  switch (who) {
    case 'german':
      return [0];
    case 'allied':
      return [1];
    case 'player':
      return [by];
    case 'enemy':
      return [other(by)];
    case 'both':
      return BOTH;
    default:
      return who satisfies never;
  }
};
const POINTS = {
  cp: addCp,
  ip: addIp,
  rp: addRp,
  drm: (g: State, s: SideNo, by: number) => addSigned(g, AT.drm, s, by),
  permanent: (g: State, s: SideNo, by: number) => addSigned(g, AT.permanent, s, by),
  temporary: (g: State, s: SideNo, by: number) => addSigned(g, AT.temporary, s, by),
  column: (g: State, s: SideNo, by: number) => addSigned(g, AT.adjusted, s, by),
} as const;
const PERMIT_CELLS: { readonly [P in Permit]: number } = {
  belgium: AT.belgium,
  lowCountries: AT.lowCountries,
  metier: AT.metier,
  pact: AT.pact,
};
const priceNo = (g: State, name: string): number => boxOf(g).priceNames.indexOf(name);
const gained = (g: State, ruleCase: Case, s: SideNo, what: string, by: number): void =>
  emit(g, { is: 'gained', case: ruleCase, side: s, what, points: by });

const shiftStatus = (g: State, by: number, ruleCase: Case): void => {
  if (by > 0) raiseStatus(g, ruleCase);
  else lowerStatus(g, ruleCase);
};
/** 7.5 Changes the price of a purchase or the year from which it can be bought. */
const reprice = (g: State, e: Extract<Effect, { readonly price: string }>): void => {
  const price = priceNo(g, e.price);
  if (price < 0) return;
  const { opens, halved, dearer } = at(g);
  switch (e.does) {
    case 'half':
      g.cells[halved + price] = 1;
      break;
    case 'dearer':
      g.cells[dearer + price]! += e.by;
      break;
    case 'open':
      g.cells[opens + price] = Math.min(g.cells[opens + price]!, yearOf(g));
      break;
    case 'earlier':
      g.cells[opens + price]! -= e.by;
      break;
    default:
      e satisfies never;
  }
};
type OnSide = Extract<Effect, { readonly who: Who }>;
/** Applies an effect to one of the sides it names. */
const applyTo = (g: State, e: OnSide, s: SideNo, ruleCase: Case): void => {
  switch (e.does) {
    case 'looks':
      g.cells[AT.freeLooks + s]! += e.by;
      break;
    case 'noRoll':
      g.cells[AT.barred + s] = 1;
      break;
    case 'fleetsFirst':
      g.cells[AT.fleetsFirst + s]! += e.by;
      break;
    case 'ipIfManoeuvred':
      if (statedBefore(g, other(s), 'manoeuvres')) award(g, 'ip', s, e.by, ruleCase);
      break;
    default:
      award(g, e.does, s, e.by, ruleCase);
  }
};
const award = (g: State, what: keyof typeof POINTS, s: SideNo, by: number, ruleCase: Case): void => {
  POINTS[what](g, s, by);
  gained(g, ruleCase, s, what, by);
};
/** Applies one effect of a card or list. `peek` and `unveil` need dice or an answer, so they have their own steps (turn/intelligence.ts). */
const applyEffect = (g: State, e: Effect, by: SideNo, ruleCase: Case): void => {
  switch (e.does) {
    case 'status':
      return shiftStatus(g, e.by, ruleCase);
    case 'half':
    case 'dearer':
    case 'open':
    case 'earlier':
      return reprice(g, e);
    case 'permit':
      g.cells[PERMIT_CELLS[e.what]] = 1;
      return;
    case 'events':
      g.cells[AT.extra + by]! += e.by;
      return;
    case 'peek':
    case 'unveil':
      return;
    default:
      for (const s of sidesOf(e.who, by)) applyTo(g, e, s, ruleCase);
  }
};
export const applyEffects = (g: State, effects: readonly Effect[], by: SideNo, ruleCase: Case): void => {
  for (const e of effects) applyEffect(g, e, by, ruleCase);
};
