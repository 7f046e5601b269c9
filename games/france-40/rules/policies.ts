/** The policies a standing order may name: how to take losses and retreat while the player is away. */
import type { Choice } from '../../../engine/decide.ts';
import type { Policy } from '../../../engine/standing.ts';
import { clone, type State } from '../../../engine/state.ts';
import { BRITISH, isMech, nationOf } from '../model/army.ts';
import { at, attackOf, defenceOf, putUnit, stepsLeft } from '../model/state.ts';
import { frameOf } from './flow.ts';
import { inSupply, traceOf } from './supply.ts';

/** The listed choice with the least of `cost`, the first among equals. */
const leastBy = (choices: readonly Choice[], cost: (c: Choice) => number): Choice | undefined =>
  choices.reduce<{ readonly c: Choice; readonly cost: number } | undefined>((best, c) => {
    const now = cost(c);
    return !best || now < best.cost ? { c, cost: now } : best;
  }, undefined)?.c;

const strength = (g: State, unit: number): number =>
  stepsLeft(g, unit) > 0 ? attackOf(g, unit) + defenceOf(g, unit) : 0;
/** More than any unit's factors. */
const POINT = 1000;
/** 4.9, 4.10 The end of a mechanised corps, or of a British one out of supply, is a point for the enemy. */
const isPoint = (g: State, unit: number): boolean =>
  isMech(g, unit) || (nationOf(g, unit) === BRITISH && !inSupply(g, unit));
/** 11.4 The cost of a loss in factors; a victory point for the enemy outweighs them all. */
const lossOf = (g: State, unit: number): number => {
  const left = clone(g);
  left.cells[at(g).steps + unit] = frameOf(g, 'battle')?.vars.what === 'unit' ? 0 : stepsLeft(g, unit) - 1;
  const dies = stepsLeft(left, unit) === 0;
  return strength(g, unit) - strength(left, unit) + (dies && isPoint(g, unit) ? POINT : 0);
};

/** A supply line that does not exist; longer than any that does. */
const CUT = 1000;
/** 8.0 The length of the supply line from a hex the unit could retreat to. */
const wayToSupply = (g: State, unit: number, hex: number): number => {
  const there = clone(g);
  putUnit(there, unit, hex);
  const trace = traceOf(there, unit);
  return trace.ok ? trace.line.length : CUT;
};

export const POLICIES: readonly Policy[] = [
  {
    id: 'least-loss',
    title: 'Lose what costs least: no point if it can be helped, then the fewest factors (11.4, 4.9, 4.10)',
    kinds: ['choosingLoss'],
    choose: (g, _a, choices) => leastBy(choices, c => lossOf(g, c.unit as number)),
  },
  {
    id: 'toward-supply',
    title: 'Fall back toward supply, by the shortest line (11.3, 8.0)',
    kinds: ['retreating'],
    choose: (g, _a, choices) => leastBy(choices, c => wayToSupply(g, c.unit as number, c.hex as number)),
  },
];
