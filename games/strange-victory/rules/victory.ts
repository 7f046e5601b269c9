/** 11.0 Victory, and 5.1 the end at once. */
import type { Watch } from '../../../engine/events.ts';
import { over, type Over } from '../../../engine/flow.ts';
import type { Json, State } from '../../../engine/state.ts';
import type { InBox } from '../model/box.ts';
import type { BandRow } from '../data/tables.ts';
import { LETTERS } from '../data/map.ts';
import { areasOf, at, bandsOf, fieldOf, isCaptured, kindOf, letterOf, valuesOf } from '../model/state.ts';
import { emit, type StrangeEvent } from './flow.ts';

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
  kindOf(g, area) === 'regular' || (kindOf(g, area) === 'strategic' && g.cells[at(g).strategicVillages] === 1);

/** The name of the fortress, or 'Fortresses' where a data pack has several. */
export const fortressName = (g: InBox): string => {
  const [one, ...more] = areasOf(g).filter(a => a.kind === 'fortress');
  return one && !more.length ? one.shown : 'Fortresses';
};
/** 11.1 What has been captured, and how villages pair: a B needs an A of its own, a C a scoring B of its own. */
export const scoreOf = (g: State): Score => {
  const villages = [0, 0, 0, 0];
  const kinds = { fortress: 0, port: 0, strategic: 0 };
  for (const area of fieldOf(g)) {
    if (!isCaptured(g, area)) continue;
    const kind = kindOf(g, area);
    if (kind !== 'regular' && kind !== 'staging') kinds[kind] += 1;
    if (isVillage(g, area)) villages[letterOf(g, area)]! += 1;
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
  const values = valuesOf(g);
  return (
    s.fortress * values.fortress +
    s.ports * values.port +
    s.strategic * values.strategic +
    s.A * values.A +
    s.pairedB * values.B +
    s.pairedC * values.C
  );
};

/** 11.2 Bands are printed in whole points: a half does not reach the next. */
export const bandOf = (g: InBox, halves: number): BandRow =>
  bandsOf(g).findLast(b => Math.floor(halves / 2) >= b.from)!;

export const everything = (g: State): boolean => fieldOf(g).every(area => isCaptured(g, area));
/** How the game ended: points and band. 5.1, 10.5.3 With everything captured it is the best band, whatever the points. */
export const outcome = (g: State): Json => {
  const halves = halvesOf(g);
  const band = everything(g) ? bandsOf(g).at(-1)! : bandOf(g, halves);
  return { points: halves / 2, band: band.id, name: band.name };
};

/** 5.1, 10.5.3 Ends the game the instant the last area is captured. */
export const conquered = (g: State): Over | undefined => {
  if (!everything(g)) return undefined;
  emit(g, { is: 'conquest', case: '5.1' });
  return over(outcome(g));
};
export const conquest: Watch<StrangeEvent> = { on: 'captured', case: '5.1', run: conquered };
