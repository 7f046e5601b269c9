/** 20.0 The points of a game as it went: objectives in German hands, and the levels they stand for without the axis of 19.0. */
import { bandsFrom } from '../../../engine/bands.ts';
import type { Tally } from '../../../engine/pack.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf, G } from '../model/box.ts';
import { controlOf } from '../model/ground.ts';

/** Where each level begins, from the worst for the Germans to the best: what the Allies do not hold, the Germans do. */
const beginsOf = (g: State): readonly number[] => {
  const { objectives, tables } = boxOf(g);
  const alliedLess = (allied: number | undefined): number => objectives.length - (allied ?? 0) + 1;
  return tables.levels.slice(1).map((level, i) => level.german ?? alliedLess(tables.levels[i]!.allied));
};
export const TALLY: Tally = {
  title: () => 'Objectives in German hands',
  lines: g =>
    boxOf(g).objectives.map(area => ({
      name: boxOf(g).shownNames[area]!,
      points: controlOf(g, area) === G ? 1 : 0,
    })),
  bands: g =>
    bandsFrom(
      boxOf(g).tables.levels.map(l => l.name),
      beginsOf(g),
    ),
};
