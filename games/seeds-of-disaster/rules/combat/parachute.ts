/** 17.0 Parachute Assault: once a game, from the OKW Reserve into the attacked Area. */
import { blockedBy, cells, no, ok, trackCell, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { next, type Frame, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { isFleet, onMap, placeOf, reserve, typeOf, unitName, unitsOf } from '../../model/army.ts';
import { G } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, nextTo } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, sideName } from '../../model/tracks.ts';
import { attackerOf, battleProc } from './battle-frame.ts';
import { jumps } from './dice.ts';
import { enter, isAlive, loseStep } from './force.ts';
import { distance } from '../movement/distances.ts';
import { enemiesIn, mayEnter } from '../movement/stacking.ts';
import { fortOf } from './forts.ts';
import { isBack } from './retreat.ts';
import { forcesOf, untilOver } from '../position/obstacles.ts';
import { ask, steps, type Battle } from '../flow.ts';

/** 17.0, 2.3.2 Whether a unit may jump into an Area. */
export const mayJump = (g: State, unit: number, area: number): Verdict => {
  const name = unitName(g, unit);
  if (typeOf(g, unit) !== 'parachute') return no('17.0', `${name} is no parachute corps`);
  if (placeOf(g, unit) !== reserve(g, G)) return blockedBy(places(unit), '17.0', `${name} is not in the OKW Reserve`);
  if (g.cells[AT.parachuted] === 1)
    return blockedBy(trackCell('parachuted'), '17.0', `${name} has made its one assault`);
  if (g.cells[at(g).reserved + unit] === 1)
    return blockedBy(cells('reserved', unit), '2.3.2', `${name} came into the Reserve this turn`);
  const reach = NUMBERS.reserveReach.value;
  const near = unitsOf(g, G).some(
    u => u !== unit && !isFleet(g, u) && onMap(g, u) && distance(g, placeOf(g, u), area) <= reach,
  );
  return near
    ? ok
    : blockedBy(forcesOf(g, G), '17.0', `no German unit is within ${reach} Areas of ${areaName(g, area)}`, [area]);
};
const landed = (g: State, b: Battle): number | undefined => {
  const unit = (b.attackers ?? []).find(u => jumps(g, b, u));
  return unit !== undefined && isAlive(g, unit) && placeOf(g, unit) === reserve(g, G) ? unit : undefined;
};
const escapes = (g: State, b: Battle, unit: number): readonly number[] =>
  nextTo(g, b.area).filter(a => mayEnter(g, unit, a).ok && isBack(g, G, b.area, a));

type Escaping = { readonly do: 'retreat'; readonly area: number };
export const escaping: Decision<Escaping> = {
  verbs: ['retreat'],
  forced: ['retreat'],
  candidates: g => nextTo(g, battleProc.vars(g).area).map(area => ({ do: 'retreat', area })),
  judge: (g, _a, c) => {
    const b = battleProc.vars(g);
    const unit = landed(g, b)!;
    if (!nextTo(g, b.area).includes(c.area))
      return blockedBy(untilOver(g), '17.0', `${areaName(g, c.area)} is not adjacent`, [c.area]);
    const may = mayEnter(g, unit, c.area);
    if (!may.ok) return { ...may, why: `${unitName(g, unit)} cannot get to ${areaName(g, c.area)}: ${may.why}` };
    return isBack(g, G, b.area, c.area)
      ? ok
      : blockedBy(untilOver(g), '13.7.8', `${areaName(g, c.area)} is no nearer to a friendly Mobilization Center`, [
          c.area,
        ]);
  },
  take: (g, _a, c) => {
    const b = battleProc.vars(g);
    enter(g, landed(g, b)!, c.area, b.area);
    return next;
  },
  say: (g, _a, c) => `The parachute corps retreats to ${areaName(g, c.area)}`,
};
/** 17.0 It stays if the enemy has left the Area; otherwise it loses a step. */
const land = (g: State, { vars: b }: Frame<Battle>): Next => {
  const unit = landed(g, b)!;
  if (!enemiesIn(g, attackerOf(b), b.area) && !fortOf(g, b.area, 1)) {
    enter(g, unit, b.area, -1);
    return next;
  }
  loseStep(g, unit, '17.0');
  return next;
};
/** 17.0, 13.7.8 It retreats, or is lost. A step of its own: asking in `land` would cost another step after loading. */
const getAway = (g: State, { vars: b }: Frame<Battle>): Next => {
  const unit = landed(g, b)!;
  if (escapes(g, b, unit).length > 0) return ask(sideName(G), 'escaping', '17.0');
  while (isAlive(g, unit)) loseStep(g, unit, '13.7.8'); // nowhere to go: two steps more, and it has one
  return next;
};
const hasLanded = (g: State, { vars: b }: Frame<Battle>): boolean => landed(g, b) !== undefined;
export const parachuteSteps = steps('battle', [
  { at: '17.0', case: '17.0', name: 'Parachute Assault', when: hasLanded, run: land },
  { at: '17.0/away', case: '17.0', name: 'Parachute Assault', when: hasLanded, run: getAway },
]);
