/** 10.1-10.3 Which units may move, and their movement points: factors, dice, supply. */
import { blockedBy, cells, no, ok, trackCell, type Verdict, places } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { halved } from '../../../kernel/odds.ts';
import { BRITISH, FRENCH, isFort, isMech, nameOf, nationOf, neutralOf, type SideNo, sideOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import type { MovementRow } from '../data/charts.ts';
import { AT, at, FULL_HALT, HALF_HALT, inPlay, is1940, onMap, turnOf } from '../model/state.ts';
import { statusCell } from './obstacles.ts';
import { inSupply } from './supply.ts';

/** 10.0, 10.1, 2.12, 5.8, 5.10 May this unit begin to move? */
export const mayMove = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no('10.1', `${name} is not yours to move`);
  if (isFort(g, unit)) return no('2.12', `${name} never moves`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '10.0', `${name} is not on the map`);
  if (!inPlay(g, unit)) return blockedBy(statusCell(neutralOf(nationOf(g, unit))), '3.6', `${name} is neutral`);
  if (g.cells[at(g).moved + unit]) return blockedBy(cells('moved', unit), '10.1', `${name} has moved this phase`);
  if (g.cells[at(g).sickle + unit] && turnOf(g) === 1)
    return blockedBy(cells('sickle', unit), '5.8', `${name} stays in its Sickle Cut position on turn 1`);
  if (isMech(g, unit) && g.cells[AT.halted] === FULL_HALT)
    return blockedBy(trackCell('halted'), '5.10', `${name} stands still: the panzers are halted this turn`);
  return ok;
};
/** 10.2, 10.3 The row of the Movement Factors Table. */
const rowOf = (g: State, unit: number): MovementRow => {
  const { movement } = chartsOf(g);
  const nation = nationOf(g, unit);
  if (!is1940(g)) return nation === FRENCH ? movement.french1939 : movement.german1939;
  if (nation === FRENCH) return movement.french1940;
  if (neutralOf(nation) >= 0) return movement.neutral1940;
  if (isMech(g, unit)) return movement.mechanised1940;
  return nation === BRITISH ? movement.british1940 : movement.german1940;
};
/** 10.2, 10.3 Whether the automatic four points apply: on turn 1, for a neutral on its turn of entry. For 1940 an option turns them off. */
const hasOpeningFactor = (g: State, unit: number): boolean => {
  const neutral = neutralOf(nationOf(g, unit));
  if (is1940(g) && g.cells[AT.automaticFour] !== 0) return false;
  return (neutral >= 0 ? g.cells[AT.violated + neutral] : 1) === turnOf(g);
};
/** The movement factor before supply and halts, or 'die' if one is still to be rolled for the unit. */
export const factorOf = (g: State, unit: number): number | 'die' => {
  const rolled = g.cells[at(g).rolled + unit]!;
  if (rolled > 0) return rolled;
  const { factor, opening } = rowOf(g, unit);
  return factor === 'die' && opening !== undefined && hasOpeningFactor(g, unit) ? opening : factor;
};
/** 10.2, 10.3 A die above this counts as this. */
export const maxFactor = (g: State, unit: number): number => rowOf(g, unit).most;
/** 8.2 Out of supply: half, rounded up; 5.10 a first panzer halt halves too. */
export const pointsOf = (g: State, unit: number, factor: number): number => {
  const halt = isMech(g, unit) && g.cells[AT.halted] === HALF_HALT ? halved(factor) : factor;
  return inSupply(g, unit) ? halt : halved(halt);
};

export const fixedPoints = (g: State, unit: number): number => pointsOf(g, unit, factorOf(g, unit) as number);
/** 10.1, 10.3 A unit left behind by a stack that rolled keeps that die for the phase. */
export const hasRolled = (g: State, unit: number): boolean => g.cells[at(g).rolled + unit]! > 0;
