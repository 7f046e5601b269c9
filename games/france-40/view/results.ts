/** 11.3-11.6 What each result does in a battle, and to whom. */
import type { State } from '../../../engine/state.ts';
import { isFort, nameOf } from '../model/army.ts';
import type { Result } from '../data/charts.ts';
import { AT, fortIn, is1940, placeOf, stackIn, stepsLeft } from '../model/state.ts';
import type { Attack } from '../rules/odds.ts';
import { retreatHexes } from '../rules/results.ts';

/** What happens to units: to each of them, or to `one` that their owner chooses. */
export interface FateView {
  readonly units: readonly string[];
  readonly fate: 'lost' | 'reduced' | 'back';
  /** Steps left. */
  readonly left?: number;
  readonly one?: true;
  /** 11.3 It has no way back. */
  readonly stuck?: true;
}
export interface ResultWords {
  readonly result: Result;
  readonly name: string;
  readonly words: string;
  readonly case: string;
  /** While it is planned: what it would do to the units the viewer knows. */
  readonly fates: readonly FateView[];
}

/** 11.6 In 1940 a step each, in 1939 the whole unit. */
const suffering = (v: State, unit: number, whole = !is1940(v)): FateView => {
  const left = stepsLeft(v, unit) - 1;
  const units = [nameOf(v, unit)];
  return whole || left < 1 ? { units, fate: 'lost' } : { units, fate: 'reduced', left };
};
/** 11.4 One of them takes the loss; where mobile units are with a fort, a mobile one. */
const paying = (v: State, units: readonly number[], whole: boolean): readonly FateView[] => {
  const mobile = units.filter(u => !isFort(v, u));
  const among = mobile.length ? mobile : units;
  if (among.length < 2) return among.map(u => suffering(v, u, whole));
  return [{ units: among.map(u => nameOf(v, u)), fate: whole ? 'lost' : 'reduced', one: true }];
};
/** What each result would do to those who are in the attack, as far as the viewer knows them. */
const fatesOf = ({ g, hex, attackers }: Attack): { readonly [R in Result]: readonly FateView[] } => {
  const fort = fortIn(g, hex);
  const stack = stackIn(g, hex);
  const defenders = [...stack, ...(fort >= 0 ? [fort] : [])];
  const from = attackers.map(u => placeOf(g, u));
  const goesBack = (unit: number): FateView =>
    retreatHexes(g, { hex, from }, unit).length
      ? { units: [nameOf(g, unit)], fate: 'back' }
      : { ...suffering(g, unit), stuck: true };
  const both = (whole: boolean) => [...paying(g, defenders, whole), ...paying(g, attackers, whole)];
  const against = g.cells[AT.fortRetreat] === 1 ? [] : both(true);
  return {
    AE: is1940(g) ? attackers.map(u => suffering(g, u)) : paying(g, attackers, true),
    AS: [],
    BB: both(false),
    DR: fort < 0 ? stack.map(goesBack) : against,
    DE: defenders.map(u => suffering(g, u)),
  };
};
const NO_FATES = { AE: [], AS: [], BB: [], DR: [], DE: [] } as const;
/** What each result does in this hex. */
export const resultWords = (v: State, hex: number, planned: Attack | undefined): readonly ResultWords[] => {
  const fates = planned?.attackers.length ? fatesOf(planned) : NO_FATES;
  const fort = fortIn(v, hex) >= 0;
  const year = is1940(v);
  const stalled = v.cells[AT.fortRetreat] === 1;
  const retreat = !fort
    ? 'every defender goes back one hex'
    : stalled
      ? 'a fort stands here: the attack stalls'
      : 'a fort stands here: each side loses a whole unit';
  const rows: readonly Omit<ResultWords, 'fates'>[] = [
    {
      result: 'AE',
      name: 'Attacker eliminated',
      words: year ? 'every attacker loses a step' : 'the attacker loses a unit of his choice',
      case: '11.6',
    },
    { result: 'AS', name: 'Attack stalled', words: 'nobody loses or moves', case: '11.5' },
    { result: 'BB', name: 'Bloodbath', words: 'each side loses one step', case: '11.4' },
    { result: 'DR', name: 'Defender retreats', words: retreat, case: '11.3' },
    {
      result: 'DE',
      name: 'Defender eliminated',
      words: year ? 'every defender loses a step' : 'every defender is eliminated',
      case: '11.6',
    },
  ];
  return rows.map(r => ({ ...r, fates: fates[r.result] }));
};
