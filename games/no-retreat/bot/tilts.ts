/** Tilts that are worth a try on this front. */
import { cachedPerBox } from '../../../bots/cache.ts';
import { frontOf, hexFieldsOf, nearestNames, tiltsAt, type TiltFields } from '../../../bots/hex-tilts.ts';
import type { Tilt, TurnPlan } from '../../../bots/planning.ts';
import type { State } from '../../../engine/state.ts';
import { G, isMobile } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { gridOf, isCity, labelOf, placed } from '../model/ground.ts';
import { citiesOf, controls, foe, onMap, sideNo, unitsOf } from '../model/state.ts';
import { costsFrom } from './cache.ts';
import { lineOf } from './line.ts';
import { tasksOf } from './objectives.ts';
import { situationOf } from './situation.ts';
import { plainFor } from './weights.ts';

export const tiltFieldsOf = (g: State, plan: TurnPlan): TiltFields | undefined =>
  hexFieldsOf(gridOf(g), hex => costsFrom(g, hex), plan);

const names = cachedPerBox((g: OfBox): readonly string[] =>
  nearestNames(gridOf(g), hex =>
    isCity(g, hex) ? placed(g, hex).replace(labelOf(g, hex), '').replace(/ \d$/, '').trim() : undefined,
  ),
);
export const tiltsOf = (g: State, side: string): readonly Tilt[] => {
  const us = sideNo(side);
  const s = situationOf(g, us);
  const { ours, theirs } = frontOf(gridOf(g), s.count[us], s.count[foe(us)]);
  const nameOf = (hex: number): string => names(g)[hex]!;
  const tasks = tasksOf(s, plainFor(g, us));
  const goals = tasks.filter(t => !t.keep).map(t => t.hex);
  const kept = citiesOf(g).filter(hex => controls(g, us, hex) && boxOf(g).GREATER[hex] === 0);
  const line = us === G ? [] : lineOf(s).hexes;
  const isFast = unitsOf(g, us).some(u => isMobile(g, u) && onMap(g, u));
  const towards = us === G ? 'main effort towards' : 'counterattack towards';
  return [
    ...tiltsAt('effort', [...goals, ...theirs], { words: towards, nameOf }),
    ...tiltsAt('hold', [...ours, ...line], { words: 'hold the front at', nameOf }),
    ...tiltsAt('withdraw', ours, { words: 'fall back from', nameOf }),
    ...tiltsAt('reserve', kept, { words: 'a reserve at', nameOf }),
    ...(isFast ? tiltsAt('raid', goals, { words: us === G ? 'panzers towards' : 'mobile units towards', nameOf }) : []),
  ];
};
