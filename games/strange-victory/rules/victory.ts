/** 11.0 Victory, and 5.1 the end at once. */
import { emit, type Watch } from '../../../engine/events.ts';
import { over, type Over } from '../../../engine/flow.ts';
import type { Json, State } from '../../../engine/state.ts';
import { BANDS, VALUES } from '../data/charts.ts';
import { LETTERS } from '../data/map.ts';
import { AT, FIELD, isCaptured, kindOf, letterOf } from '../state.ts';

export interface Score {
  readonly fortress: number;
  readonly ports: number;
  readonly strategic: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly pairedB: number;
  readonly pairedC: number;
}

const [A, B, C] = [LETTERS.indexOf('A'), LETTERS.indexOf('B'), LETTERS.indexOf('C')];
/** 11.1 A regular area is a village; a strategic one only if the option says so. */
export const isVillage = (g: State, area: number): boolean =>
  kindOf(area) === 'regular' || (kindOf(area) === 'strategic' && g.n[AT.strategicVillages] === 1);

/** 11.1 What has been captured, and how villages pair: a B needs an A of its own, a C a scoring B of its own. */
export const scoreOf = (g: State): Score => {
  const villages = [0, 0, 0, 0];
  const kinds = { fortress: 0, port: 0, strategic: 0 };
  for (const area of FIELD) {
    if (!isCaptured(g, area)) continue;
    const kind = kindOf(area);
    if (kind !== 'regular' && kind !== 'staging') kinds[kind] += 1;
    if (isVillage(g, area)) villages[letterOf(area)]! += 1;
  }
  const pairedB = Math.min(villages[A]!, villages[B]!);
  const pairedC = Math.min(pairedB, villages[C]!);
  return {
    fortress: kinds.fortress,
    ports: kinds.port,
    strategic: kinds.strategic,
    A: villages[A]!,
    B: villages[B]!,
    C: villages[C]!,
    pairedB,
    pairedC,
  };
};

/** 11.1 Victory Points in halves. */
export const halvesOf = (g: State): number => {
  const s = scoreOf(g);
  return (
    s.fortress * VALUES.fortress +
    s.ports * VALUES.port +
    s.strategic * VALUES.strategic +
    s.A * VALUES.A +
    s.pairedB * VALUES.B +
    s.pairedC * VALUES.C
  );
};

/** 11.2 Bands are printed in whole points: a half does not reach the next. */
export const bandOf = (halves: number) => BANDS.findLast(b => Math.floor(halves / 2) >= b.from)!;

export const everything = (g: State): boolean => FIELD.every(area => isCaptured(g, area));
/** How the game ended: points and band. 5.1, 10.5.3 With everything captured no points are counted. */
export const outcome = (g: State): Json => {
  const halves = halvesOf(g);
  const band = everything(g) ? BANDS.at(-1)! : bandOf(halves);
  return { points: halves / 2, band: band.id, name: band.name };
};

/** 5.1, 10.5.3 The instant the last of the 42 areas is captured. */
export const conquered = (g: State): Over | undefined => {
  if (!everything(g)) return undefined;
  emit(g, { is: 'conquest', case: '5.1' });
  return over(outcome(g));
};
export const conquest: Watch = { on: 'captured', case: '5.1', run: conquered };
