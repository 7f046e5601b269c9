/** Tilts that are worth a try in the campaign of 1939. */
import { cachedPerBox } from '../../../bots/cache.ts';
import {
  distancesFrom,
  frontOf,
  hexFieldsOf,
  nearestNames,
  tiltsAt,
  type TiltFields,
} from '../../../bots/hex-tilts.ts';
import type { Tilt, TurnPlan } from '../../../bots/planning.ts';
import type { State } from '../../../engine/state.ts';
import { isMech, nationOf } from '../model/army.ts';
import type { OfBox } from '../model/box.ts';
import { gridOf, isCity, labelOf, placed } from '../model/ground.ts';
import { foe, onMap, sideNo, unitsOf } from '../model/state.ts';
import { hasLine, lineOf } from './line.ts';
import { tasksOf } from './objectives.ts';
import { situationOf } from './situation.ts';
import { WEIGHTS } from './weights.ts';

export const tiltFieldsOf = (g: State, plan: TurnPlan): TiltFields | undefined =>
  hexFieldsOf(gridOf(g), distancesFrom(gridOf(g)), plan);

const names = cachedPerBox((g: OfBox): readonly string[] =>
  nearestNames(gridOf(g), hex => (isCity(g, hex) ? placed(g, hex).replace(labelOf(g, hex), '').trim() : undefined)),
);
export const tiltsOf = (g: State, side: string): readonly Tilt[] => {
  const us = sideNo(side);
  const s = situationOf(g, us);
  const units = unitsOf(g, us).filter(u => onMap(g, u));
  if (units.length === 0) return [];
  const nation = nationOf(g, units[0]!);
  const { ours, theirs } = frontOf(gridOf(g), s.count[us], s.count[foe(us)]);
  const nameOf = (hex: number): string => names(g)[hex]!;
  const tasks = tasksOf(s, WEIGHTS, nation);
  const goals = tasks.filter(t => !t.keep).map(t => t.hex);
  const line = hasLine(s, nation) ? lineOf(s, nation).hexes : [];
  const attacks = side === 'german';
  return [
    ...tiltsAt('effort', [...goals, ...theirs], {
      words: attacks ? 'main effort towards' : 'counterattack towards',
      nameOf,
    }),
    ...tiltsAt('hold', [...ours, ...line], { words: 'hold the front at', nameOf }),
    ...tiltsAt('withdraw', ours, { words: 'fall back from', nameOf }),
    ...tiltsAt(
      'reserve',
      tasks.filter(t => t.keep).map(t => t.hex),
      { words: 'a reserve at', nameOf },
    ),
    ...(units.some(u => isMech(g, u)) ? tiltsAt('raid', goals, { words: 'mechanised corps towards', nameOf }) : []),
  ];
};
