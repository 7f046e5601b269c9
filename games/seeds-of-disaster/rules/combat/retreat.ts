/** 13.7.8 Retreats: Area by Area towards a friendly Mobilization Center. The owner chooses the way; in a Breakthrough the winner does (16.1.1). */
import {
  blockedBy,
  granted,
  named,
  ok,
  stackAt,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { done, next, type Call, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { show } from '../../../../field/fog.ts';
import { armiesIn, heightOf, isArmy, onMap, placeOf, poisedWith, sideOf, topOf, unitName } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { areaName, controlOf, nextTo } from '../../model/ground.ts';
import { TOLD } from '../../model/state.ts';
import { at, byFirstRules, sideName } from '../../model/tracks.ts';
import { disrupt, enter, isAlive } from './force.ts';
import { crowds, enemiesIn, mayEnter } from '../movement/stacking.ts';
import { distance } from '../movement/distances.ts';
import { fortOf } from './forts.ts';
import { losing } from './losses.ts';
import { restsOn, untilOver } from '../position/obstacles.ts';
import { ask, call, emit, goto, procedure, steps, type Retreat, type SeedsStep } from '../flow.ts';

const retreatProc = procedure('retreat');

/** 13.7.8 Whether the Area is nearer to a friendly centre, not counting one in the Area that is left. */
export const isBack = (g: State, s: SideNo, from: number, area: number): boolean =>
  boxOf(g).centres.some(c => c !== from && controlOf(g, c) === s && distance(g, area, c) < distance(g, from, c));
/** 13.7.8 Whether a unit may retreat into an adjacent Area, room aside. */
const mayGo = (g: State, s: SideNo, unit: number, from: number, area: number): Verdict => {
  if (enemiesIn(g, s, area)) return blockedBy(stackAt(area), '13.7.8', 'enemy units are there', [area]);
  const may = mayEnter(g, unit, area);
  if (!may.ok) return may;
  return isBack(g, s, from, area)
    ? ok
    : blockedBy(untilOver(g), '13.7.8', 'it leads no nearer to a friendly Mobilization Center', [area]);
};
const waysFrom = (g: State, s: SideNo, unit: number, from: number): readonly number[] =>
  nextTo(g, from).filter(a => mayGo(g, s, unit, from, a).ok);
const hasPassed = (r: Retreat, area: number): boolean => area === r.shut || r.passed?.includes(area) === true;
/** The Areas a unit may go to from the next one, without those the retreat has left. */
const waysBeyond = (g: State, r: Retreat, unit: number, area: number): readonly number[] =>
  waysFrom(g, r.side, unit, area).filter(a => byFirstRules(g) || (a !== r.area && !hasPassed(r, a)));
/** 13.7.8 Whether the Area is full and one beyond it has room, so that the retreat is lengthened. */
const leadsThrough = (g: State, r: Retreat, unit: number, area: number): boolean =>
  crowds(g, unit, area) && waysBeyond(g, r, unit, area).some(a => !crowds(g, unit, a));
const isLastLeg = (r: Retreat): boolean => r.legs < 2;
/**
 * Where a unit may go: to an Area with room, else through a full one.
 * 16.1.1 The first of two Areas needs no room. One that leads no farther is no option while another does.
 */
const optionsFor = (g: State, r: Retreat, unit: number): readonly number[] => {
  const ways = waysFrom(g, r.side, unit, r.area).filter(a => !hasPassed(r, a));
  const free = ways.filter(a => !crowds(g, unit, a));
  if (free.length > 0 && isLastLeg(r)) return free;
  const all = [...free, ...ways.filter(a => leadsThrough(g, r, unit, a))];
  const on = isLastLeg(r) ? all : all.filter(a => waysBeyond(g, r, unit, a).length > 0);
  return on.length > 0 && !byFirstRules(g) ? on : all;
};
const stillHere = (g: State, r: Retreat): readonly number[] =>
  r.units.filter(u => isAlive(g, u) && placeOf(g, u) === r.area);
const able = (g: State, r: Retreat): readonly number[] => stillHere(g, r).filter(u => optionsFor(g, r, u).length > 0);

/** The units that go to an Area together: all corps that may, and as many armies as it holds. */
const movers = (g: State, r: Retreat, area: number): readonly number[] => {
  const going: number[] = [];
  for (const u of stillHere(g, r)) {
    if (!optionsFor(g, r, u).includes(area)) continue;
    const full =
      isArmy(g, u) && isLastLeg(r) && (crowds(g, u, area) || (going.some(v => isArmy(g, v)) && crowdsWith(g, area)));
    if (!full || going.length === 0) going.push(u);
  }
  return going;
};
/** 8.0 Whether a second army would be too many in the Area. */
const crowdsWith = (g: State, area: number): boolean => !boxOf(g).centres.includes(area);

type Going = { readonly do: 'retreat'; readonly area: number } | { readonly do: 'hold' };
const HOLD = { do: 'hold' } as const;
/** 14.3.1 A fortification the force fought in or from. In games of version 1, where `passed` is never set, also one on the way. */
const hasRefuge = (g: State, r: Retreat): boolean => fortOf(g, r.area, r.side) !== undefined && r.passed === undefined;
const mayHold = (g: State, r: Retreat): Verdict => {
  if (hasRefuge(g, r)) return ok;
  return fortOf(g, r.area, r.side)
    ? blockedBy(
        untilOver(g),
        '14.3.1',
        `${areaName(g, r.area)} is on the way of the retreat: its fortification was not attacked`,
      )
    : blockedBy(untilOver(g), '14.3.1', `${areaName(g, r.area)} has no fortification to stay in`);
};
const LOOKED = granted({ bars: 'look' });
/** 16.1.1 Whether the choice uncovers a stack: the winner sees what lies beneath the units he leads away. */
const uncovers = (g: State, r: Retreat, going: number): boolean => r.chooser !== r.side && heightOf(g, r.area) > going;
const barredWay = (g: State, r: Retreat, unit: number, area: number): Refused => {
  if (hasPassed(r, area)) return blockedBy(untilOver(g), '13.7.8', 'the retreat has come from there', [area]);
  const may = mayGo(g, r.side, unit, r.area, area);
  if (!may.ok) return may;
  if (!crowds(g, unit, area))
    return blockedBy(untilOver(g), '16.1.1', 'no second Area lies beyond it, and another way has one', [area]);
  const army = armiesIn(g, area).find(u => u !== unit)!;
  const room = optionsFor(g, r, unit).find(a => !crowds(g, unit, a));
  return room !== undefined && isLastLeg(r)
    ? blockedBy(places(army), '13.7.8', `${unitName(g, army)} is there, and ${areaName(g, room)} has room`, [area])
    : blockedBy(places(army), '13.7.8', `${unitName(g, army)} is there, and no Area beyond it has room`, [area]);
};
const judgeGoing = (g: State, r: Retreat, c: Going): Verdict => {
  if (c.do === 'hold') return mayHold(g, r);
  if (!nextTo(g, r.area).includes(c.area))
    return blockedBy(untilOver(g), '13.7.8', `${areaName(g, c.area)} is not adjacent`, [c.area]);
  const going = movers(g, r, c.area).length;
  if (going > 0) return uncovers(g, r, going) ? LOOKED : ok;
  const unit = stillHere(g, r)[0]!;
  return named(
    restsOn(barredWay(g, r, unit, c.area), untilOver(g)),
    `${unitName(g, unit)} cannot retreat to ${areaName(g, c.area)}`,
  );
};
const legOf = ({ side, chooser }: Retreat): Pick<Retreat, 'side' | 'chooser'> => ({ side, chooser });
const passedBy = ({ passed, shut }: Retreat): Pick<Retreat, 'passed' | 'shut'> => ({
  ...(passed ? { passed } : {}),
  ...(shut === undefined ? {} : { shut }),
});
/** The Areas the next leg may not go back to. */
const passedOn = (g: State, r: Retreat): Pick<Retreat, 'passed' | 'shut'> =>
  byFirstRules(g) ? { shut: r.shut ?? r.area } : { passed: [...(r.passed ?? []), r.area] };
const go = (g: State, r: Retreat, area: number): Next => {
  const going = movers(g, r, area);
  const squeezed = isLastLeg(r) ? going.filter(u => crowds(g, u, area)) : [];
  for (const u of going) enter(g, u, area, r.area);
  show(boxOf(g).STACKS, g, going); // 13.1.6 units that fought are known, and the winner may lead them on
  emit(g, { is: 'retreated', case: '13.7.8', side: r.side, units: going, origin: r.area, area });
  if (uncovers(g, r, 0)) look(g, sideName(r.chooser), '16.1.1', { area: r.area, units: [topOf(g, r.area)] });
  retreatProc.put(g, { gone: going, on: area, units: r.units.filter(u => !going.includes(u)) });
  return squeezed.length
    ? call('squeeze', { ...legOf(r), area, units: going, legs: r.legs, ...passedOn(g, r) }, '13.7.8/on')
    : next;
};
export const retreating: Decision<Going> = {
  verbs: ['retreat', 'hold'],
  forced: ['retreat'],
  candidates: g => {
    const r = retreatProc.vars(g);
    const ways = nextTo(g, r.area).map(area => ({ do: 'retreat', area }) as const);
    return hasRefuge(g, r) ? [HOLD, ...ways] : ways;
  },
  judge: (g, _a, c) => judgeGoing(g, retreatProc.vars(g), c),
  take: (g, _a, c) => (c.do === 'hold' ? done() : go(g, retreatProc.vars(g), c.area)),
  say: (g, _a, c) => (c.do === 'hold' ? 'Stay in the fortification' : `Retreat to ${areaName(g, c.area)}`),
};

/** The units and the corps Poised with them. */
const withRiders = (g: State, units: readonly number[]): readonly number[] =>
  units.flatMap(u => [u, ...poisedWith(g, u)]);
/** 13.7.8 Steps a force loses that cannot retreat; its armies are Disrupted. */
const STUCK = 2;
const stuck = (g: State, r: Retreat): Next => {
  const units = stillHere(g, r);
  if (units.length === 0 || hasRefuge(g, r)) return done();
  const all = withRiders(g, units); // before 15.1.3 makes Columnar corps of them
  emit(g, { is: 'trapped', case: '13.7.8', side: r.side, units, area: r.area });
  for (const u of units) if (isArmy(g, u)) disrupt(g, u, '13.7.8');
  return losing.call({ side: r.side, units: all, owed: STUCK, because: '13.7.8', poised: false }, '13.7.8/stop');
};
/** 16.1.1 The winner needs to know where there is room: the loser names his armies in the Areas within reach, not their strength. */
const showRoom = (g: State, r: Retreat): void => {
  const goers = stillHere(g, r);
  const waysOn = (from: number): readonly number[] => [...new Set(goers.flatMap(u => waysFrom(g, r.side, u, from)))];
  for (const near of waysOn(r.area)) for (const a of [near, ...waysOn(near)]) tellArmies(g, r.side, a);
};
const tellArmies = (g: State, s: SideNo, area: number): void => {
  const { shown } = at(g);
  for (const u of armiesIn(g, area)) if (sideOf(g, u) === s && g.cells[shown + u] === 0) g.cells[shown + u] = TOLD;
};
export const retreatSteps = steps('retreat', [
  {
    at: '13.7.8',
    case: '13.7.8',
    name: 'Retreat',
    run: (g, { vars: r }) => {
      if (able(g, r).length === 0) return stuck(g, r);
      const owner = hasRefuge(g, r) ? r.side : r.chooser; // 14.3.1 units that need not retreat choose for themselves
      if (owner !== r.side) showRoom(g, r);
      return ask(sideName(owner), 'retreating', '13.7.8', { area: r.area });
    },
  },
  {
    at: '13.7.8/on',
    case: '16.1.1',
    name: 'Retreat lengthened',
    run: (g, { vars: r }) => {
      const units = (r.gone ?? []).filter(u => isAlive(g, u) && placeOf(g, u) === r.on);
      if (isLastLeg(r) || units.length === 0) return goto('13.7.8');
      return retreatProc.call({ ...legOf(r), area: r.on!, units, legs: r.legs - 1, ...passedOn(g, r) }, '13.7.8');
    },
  },
  { at: '13.7.8/stop', case: '13.7.8', name: 'Nowhere to go', run: () => done() },
]);

/** 13.7.8 A force that came into a full Area loses a step and goes one Area farther. */
export const squeezeSteps = steps('squeeze', [
  {
    at: '13.7.8/loss',
    case: '13.7.8',
    name: 'Retreat lengthened',
    run: (g, { vars: r }) =>
      losing.call({ side: r.side, units: withRiders(g, r.units), owed: 1, because: '13.7.8', poised: false }),
  },
  {
    at: '13.7.8/farther',
    case: '13.7.8',
    name: 'Retreat lengthened',
    run: (g, { vars: r }) => {
      const units = r.units.filter(u => onMap(g, u) && isAlive(g, u));
      return units.length ? retreatProc.call({ ...legOf(r), area: r.area, units, legs: 1, ...passedBy(r) }) : done();
    },
  },
]);
/** 8.0 Whether each of the units finds an Area with room to retreat to. */
export const findsRoom = (g: State, s: SideNo, area: number, units: readonly number[]): boolean =>
  units.every(u => waysFrom(g, s, u, area).some(a => !crowds(g, u, a)));
/** The call in which those of the units that stand in an Area retreat from it; it returns to the step `back`. */
export const retreatFrom = (
  g: State,
  s: SideNo,
  chooser: SideNo,
  area: number,
  units: readonly number[],
  legs: number,
  back: SeedsStep,
): Call => retreatProc.call({ side: s, chooser, area, units: units.filter(u => placeOf(g, u) === area), legs }, back);
