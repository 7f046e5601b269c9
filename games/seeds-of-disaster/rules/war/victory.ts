/** 19.0, 20.0 Objectives, the axis of advance, and the level of victory. */
import type { Json, State } from '../../../../engine/state.ts';
import { boxOf, G, type SideNo } from '../../model/box.ts';
import { NUMBERS, type LevelRow } from '../../data/charts.ts';
import type { Plain } from '../../data/tables.ts';
import { controlOf } from '../../model/ground.ts';
import { ALLIED, AT, GERMAN } from '../../model/state.ts';
import { at, weekOf } from '../../model/tracks.ts';
import { fellAlong } from '../combat/force.ts';

export const objectivesOf = (g: State, s: SideNo): number =>
  boxOf(g).objectives.filter(a => controlOf(g, a) === s).length;
/** 3.0 Whether the Germans hold all Paris Areas. */
export const parisFallen = (g: State): boolean => boxOf(g).paris.every(a => controlOf(g, a) === G);
/** 19.0 Whether the Germans hold a Paris Area that fell along the chosen axis and was never retaken. */
export const alongAxis = (g: State): boolean => {
  const { retaken } = at(g);
  const strategy = g.cells[AT.strategy]!;
  return (
    strategy > 0 &&
    boxOf(g).paris.some(a => controlOf(g, a) === G && fellAlong(g, a, strategy) && g.cells[retaken + a] === 0)
  );
};
const levels = (g: State): readonly Plain<LevelRow>[] => boxOf(g).tables.levels;
const isDraw = (l: Plain<LevelRow>): boolean => l.german === undefined && l.allied === undefined;
/** Whether only a marginal victory counts, because Paris fell before the last week (option `earlyParis`). */
const heldBack = (g: State): boolean => g.cells[AT.earlyParis] === 1 && weekOf(g) < NUMBERS.weeks.value;
/** 20.0 The level by objectives alone: the best the Germans reach, otherwise the best the Allies reach, otherwise a draw. */
const levelByCount = (g: State): number => {
  const all = levels(g);
  const [german, allied] = [objectivesOf(g, 0), objectivesOf(g, 1)];
  const lowest = all.findIndex(l => l.german !== undefined);
  const best = all.findLastIndex(l => l.german !== undefined && german >= l.german);
  if (best >= 0) return heldBack(g) ? Math.min(best, lowest) : best;
  const theirs = all.findIndex(l => l.allied !== undefined && allied >= l.allied);
  return theirs >= 0 ? theirs : all.findIndex(isDraw);
};
/** 19.0 The axis raises a German victory by one level. It does not turn a draw into a victory. */
export const levelOf = (g: State): number => {
  const level = levelByCount(g);
  const all = levels(g);
  return all[level]!.german !== undefined && alongAxis(g) ? Math.min(all.length - 1, level + 1) : level;
};
export const outcome = (g: State): Json => {
  const level = levels(g)[levelOf(g)]!;
  return {
    winner: level.german !== undefined ? GERMAN : level.allied !== undefined ? ALLIED : 'draw',
    level: level.id,
    name: level.name,
    german: objectivesOf(g, 0),
    allied: objectivesOf(g, 1),
    axis: alongAxis(g),
    paris: parisFallen(g),
    week: weekOf(g),
  };
};
