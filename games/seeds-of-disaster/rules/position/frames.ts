/** Which procedure can run inside which, and the variables of each: checks for positions that were set by hand. */
import type { Frame } from '../../../../engine/flow.ts';
import type { Shape, Shapes } from '../../../../engine/frames.ts';
import { SEALED, plansIn } from '../../../../engine/sealed.ts';
import type { State } from '../../../../engine/state.ts';
import { isArea, unitName } from '../../model/army.ts';
import { areaName, nextTo } from '../../model/ground.ts';
import { SIDES } from '../../model/state.ts';
import { BATTLE } from '../combat/battle-frame.ts';
import type { SeedsProc } from '../flow.ts';

type SomeShapes = { readonly [P in SeedsProc]?: Shape & { readonly in: readonly SeedsProc[] } };
const TURNS: readonly SeedsProc[] = ['year', 'month'];
/** A plan names its side. */
const isOwn = (_g: State, { proc, vars }: Frame): readonly string[] =>
  SIDES.some(s => s === vars.who) ? [] : [`flow: ${proc} is of german or allied`];
const PLANS = {
  setUp: { in: ['game'], needs: ['who'], faults: isOwn },
  countering: { in: ['counterRound'], needs: ['who'], faults: isOwn },
  playing: { in: TURNS, needs: ['who'], faults: isOwn },
  mobilising: { in: TURNS, needs: ['who', 'had'], faults: isOwn },
  looking: { in: TURNS, needs: ['who'], faults: isOwn },
  moving: { in: TURNS, needs: ['who'], may: ['bridges'], faults: isOwn },
  reading: { in: TURNS, needs: ['who'], faults: isOwn },
} satisfies SomeShapes;
const YEARS = {
  game: { in: [] },
  year: { in: ['game'] },
  month: { in: ['game'] },
  draw: { in: ['game', ...TURNS], needs: ['by', 'hand', 'left'] },
  intelligence: { in: TURNS, needs: ['who'], may: ['no'] },
  counterRound: { in: TURNS },
  counter: {
    in: ['counterRound', 'event', 'moving'],
    needs: ['who', 'card', 'use', 'share'],
    may: ['value', 'last', 'stands'],
  },
  event: { in: ['playing'], needs: ['who', 'card'] },
  checks: { in: TURNS, needs: ['done'] },
  income: { in: TURNS, needs: ['who'] },
  points: { in: [...TURNS, 'week'], needs: ['who'] },
} satisfies SomeShapes;
const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
/** 13.1.2 Attackers come from adjacent Areas, or from a box if they jump. */
const distant = (g: State, area: number, attackers: readonly number[], origins: readonly number[]): readonly string[] =>
  attackers.flatMap((u, i) =>
    isArea(g, origins[i] ?? -1) && !nextTo(g, area).includes(origins[i]!)
      ? [`13.1.2 ${unitName(g, u)} is not next to ${areaName(g, area)}`]
      : [],
  );
const numbers = (list: unknown): readonly number[] => (Array.isArray(list) ? (list as readonly number[]) : []);
/** A declared battle has attackers, and an air battle has fleets of both sides. */
const fightsOn = (g: State, { at, vars }: Frame): readonly string[] => {
  if (typeof vars.area !== 'number') return ['13.1 no Area is attacked: mark one as assaulted'];
  if (at !== '13.1/plan' && isEmpty(vars.attackers))
    return ['13.1 nobody attacks: mark the Area as assaulted and who attacks it as fought: planned'];
  const far = distant(g, vars.area, numbers(vars.attackers), numbers(vars.origins));
  if (far.length) return far;
  return at === '13.5.4' && (isEmpty(vars.fleets) || isEmpty(vars.answering))
    ? ['13.5.2 fleets of both sides meet: mark them as flown']
    : [];
};
const RETREAT = ['side', 'chooser', 'area', 'units', 'legs'];
const WAR = {
  week: { in: ['game'] },
  playerTurn: { in: ['week'], needs: ['side'] },
  arrivals: { in: ['playerTurn'], needs: ['who'] },
  movement: { in: ['playerTurn'], needs: ['side', 'bridges', 'redeployed'] },
  battle: { in: ['playerTurn', 'breakthrough'], needs: ['side'], may: BATTLE, faults: fightsOn },
  losing: { in: ['battle', 'retreat', 'squeeze'], needs: ['side', 'units', 'owed', 'because', 'poised'] },
  retreat: { in: ['battle', 'retreat', 'squeeze'], needs: RETREAT, may: ['gone', 'on', 'shut', 'passed'] },
  squeeze: { in: ['retreat'], needs: RETREAT, may: ['shut', 'passed'] },
  recovery: { in: ['battle', 'playerTurn'], needs: ['side', 'dear', 'armies'], may: ['army'] },
  advance: { in: ['battle'], needs: ['side', 'units', 'areas', 'riders', 'massed', 'went'] },
  breakthrough: { in: ['battle'], needs: ['side', 'units'] },
} satisfies SomeShapes;
export const SHAPES: { readonly [P in SeedsProc]: Shape } = { ...YEARS, ...PLANS, ...WAR };

const PLANS_BY_NAME: Shapes = PLANS;
/** Plans under way must be one for each side, all of one procedure, inside a procedure that asks for it. */
export const laneFrameFaults = (g: State): readonly string[] => {
  const top = g.stack.at(-1);
  if (top?.proc !== SEALED || top.vars.open === true) return [];
  const lanes = plansIn(top);
  const outer = g.stack.at(-2)?.proc ?? '';
  const procs = [...new Set(lanes.map(l => l.proc))];
  if (lanes.length !== SIDES.length || SIDES.some(s => !lanes.some(l => l.side === s)))
    return ['lanes: german and allied each have one'];
  if (procs.length > 1) return [`lanes: both sides plan the same, not ${procs.join(' and ')}`];
  const shape = PLANS_BY_NAME[procs[0]!];
  if (!shape?.in.includes(outer)) return [`lanes: ${procs[0]} is not planned in ${outer || 'nothing'}`];
  return lanes.flatMap(l => {
    const missing = shape.needs?.find(v => l.vars[v] === undefined);
    if (missing) return [`lanes: ${l.proc} of ${l.side} needs ${missing}`];
    return l.vars.who === l.side ? [] : [`lanes: the plan of ${l.side} is for ${String(l.vars.who)}`];
  });
};
