/** Policies that a standing order may name: how losses are taken and stacks are dispersed while their owner is away. */
import type { Choice } from '../../../engine/decide.ts';
import type { Policy } from '../../../engine/standing.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { COUNTRIES } from '../data/map.ts';
import { G, isGermanMech, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { inZoneOf } from './zones.ts';
import { AT, controls, FIGHT, foe, onMap, placeOf, sideOf, stackIn, unitsOf } from '../model/state.ts';

/** The listed choice with the lowest `cost`, the first among equals. */
const leastBy = (choices: readonly Choice[], cost: (c: Choice) => number): Choice | undefined =>
  choices.reduce<{ readonly c: Choice; readonly cost: number } | undefined>((best, c) => {
    const now = cost(c);
    return !best || now < best.cost ? { c, cost: now } : best;
  }, undefined)?.c;

/** More than any unit's factors. */
const POINT = 1000;
/** 4.6 A German mechanised corps costs points; otherwise the cost is the factors for each corps equivalent. Breaking down costs nothing yet. */
const lossOf = (g: State, c: Choice): number => {
  const { ATTACK, DEFENCE, CE } = boxOf(g);
  const unit = c.unit as number;
  if (c.do === 'break') return POINT - 1;
  return (2 * (ATTACK[unit]! + DEFENCE[unit]!)) / CE[unit]! + (isGermanMech(g, unit) ? POINT : 0);
};
/** 7.0 As far from its friends and as near to our units as possible, preferably in our zones; never into a hex that gives the enemy points. */
const scatterCost = (g: State, c: Choice): number => {
  const unit = c.unit as number;
  const hex = c.hex as HexId;
  const us: SideNo = foe(sideOf(g, unit));
  const gives = boxOf(g).VALUE[hex]! > 0 && controls(g, us, hex) ? POINT : 0;
  const ours = unitsOf(g, us).filter(u => onMap(g, u));
  const near = Math.min(99, ...ours.map(u => distance(gridOf(g), hex, placeOf(g, u) as HexId)));
  return gives + near - (inZoneOf(g, us, hex) ? 10 : 0) - boxOf(g).ATTACK[unit]!;
};

/** 12.0 A German phase of combat is left, the enemy holds Prague, and somebody of the German side stands beside it. */
const canAttackPrague = (g: State): boolean => {
  const prague = boxOf(g).CAPITAL[COUNTRIES.indexOf('Czechoslovakia')]! as HexId;
  return (
    g.cells[AT.used + FIGHT] === 0 &&
    !controls(g, G, prague) &&
    gridOf(g).around[prague]!.some(hex => hex >= 0 && stackIn(g, hex).some(u => sideOf(g, u) === G))
  );
};

export const POLICIES: readonly Policy[] = [
  {
    id: 'least-loss',
    title: 'Lose what costs least: no German mechanised corps if it can be helped, then the fewest factors (12.3, 4.6)',
    kinds: ['losing'],
    choose: (g, _a, choices) => leastBy(choices, c => lossOf(g, c)),
  },
  {
    id: 'scatter-to-the-front',
    title: 'Scatter the strongest next to our units, never into a hex with points (7.0)',
    kinds: ['dispersing'],
    choose: (g, _a, choices) => leastBy(choices, c => scatterCost(g, c)),
  },
  {
    id: 'wait-for-prague',
    title: 'No German phase while no German side stands next to Prague; then ask me (5.3, 4.1)',
    kinds: ['declaring'],
    choose: (g, _a, choices) => (canAttackPrague(g) ? undefined : choices.find(c => c.do === 'pass')),
  },
  {
    id: 'advance-all',
    title: 'Advance with whatever may (12.5)',
    kinds: ['advancing'],
    choose: (_g, _a, choices) => choices.find(c => c.do === 'advance') ?? choices[0],
  },
];
