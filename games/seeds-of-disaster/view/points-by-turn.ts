/** 20.0 Points by turn: objectives in German hands, and the levels of victory they mean without the axis (19.0). */
import { bandsFrom } from '../../../engine/bands.ts';
import type { Tally } from '../../../engine/pack.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf, G } from '../model/box.ts';
import { controlOf } from '../model/ground.ts';

/** The German objectives at which each level but the worst begins. Objectives the Allies do not hold count as German. */
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
