/** 21.1.1, 21.1.4, 21.1.6 Units set up anew by Alternate Events: out of Bohemia, two groups exchanged, along the frontier. */
import {
  blockedBy,
  drawNumber,
  no,
  ok,
  stackAt,
  type Decision,
  type Verdict,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, campOf, counterOf, G, isStatic, nameOf, ZONELESS, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo, joinedTo, placed } from '../../model/ground.ts';
import { beside, RESERVE } from '../../model/places.ts';
import { landOf, onMap, placeOf, putUnit, sheetOf, sideName, unitsOf } from '../../model/state.ts';
import { mayBeIn } from './areas.ts';
import { moveTo } from './control.ts';
import { freeMoveProc, NO_GROUP } from './free-moves.ts';
import { mayStackFreely } from './stacking.ts';
import { isBarredTo } from '../position/board-cache.ts';
import { ask, emit, procedure, steps } from '../flow.ts';

export type Deploying = { readonly do: 'deploy'; readonly unit: number; readonly hex: number };
export const mayStand = (g: State, unit: number, hex: number): Verdict => {
  if (isBarredTo(g, campOf(g, unit), hex))
    return blockedBy(stackAt(hex), '13.3', `an enemy stands in ${placed(g, hex)}`, [hex]);
  const ground = mayBeIn(g, unit, hex);
  return ground.ok ? mayStackFreely(g, unit, hex) : ground;
};
export const setUp = (g: State, { unit, hex }: Deploying, ruleCase: string): void => {
  moveTo(g, unit, hex);
  emit(g, { is: 'deployed', case: ruleCase, unit, hex });
};
export const sayDeploy = (g: State, c: Deploying): string => `${nameOf(g, c.unit)} to ${placed(g, c.hex)}`;

// 21.1.1, 21.1.4 Set up anew, in any order --------------------------------------------------------------------------------
/** `hexes`: where the units are set up, or next to these if none has room; empty for anywhere in Germany. */
export type Redeploying = {
  readonly side: SideNo;
  readonly units: readonly number[];
  readonly hexes: readonly number[];
};
export const redeployProc = procedure('redeploy');
const GERMANY = [countryNo('Germany'), countryNo('East Prussia')];
const roomIn = (g: State, unit: number, hexes: readonly number[]): readonly number[] =>
  hexes.filter(hex => mayStand(g, unit, hex).ok);
/** The hexes where a unit may be put. */
const roomFor = (g: State, unit: number, { hexes }: Redeploying): readonly number[] => {
  if (hexes.length === 0)
    return roomIn(
      g,
      unit,
      landOf(g).filter(hex => GERMANY.includes(boxOf(g).COUNTRY[hex]!)),
    );
  const there = roomIn(g, unit, hexes);
  return there.length ? there : roomIn(g, unit, [...new Set(hexes.flatMap(hex => joinedTo(g, hex)))]);
};
const caseOf = ({ side, hexes }: Redeploying): string => (side === G && hexes.length ? '21.1.4' : '21.1.1');
const mayRedeploy = (g: State, v: Redeploying, { unit, hex }: Deploying): Verdict => {
  if (!v.units.includes(unit)) return blockedBy(untilOver(g), caseOf(v), `${nameOf(g, unit)} is not to be set up anew`);
  if (roomFor(g, unit, v).includes(hex)) return ok;
  const stand = mayStand(g, unit, hex);
  if (!stand.ok) return stand;
  return v.hexes.length
    ? blockedBy(untilOver(g), caseOf(v), `the group of ${nameOf(g, unit)} does not go to ${placed(g, hex)}`, [hex])
    : blockedBy(untilOver(g), caseOf(v), `${nameOf(g, unit)} is set up only in Germany`, [hex]);
};
export const redeploying: Decision<Deploying> = {
  verbs: ['deploy'],
  candidates: g => {
    const v = redeployProc.vars(g);
    return v.units.flatMap(unit => roomFor(g, unit, v).map((hex): Deploying => ({ do: 'deploy', unit, hex })));
  },
  judge: (g, _a, c) => mayRedeploy(g, redeployProc.vars(g), c),
  take: (g, _a, c) => {
    const v = redeployProc.vars(g);
    setUp(g, c, caseOf(v));
    redeployProc.put(g, { units: v.units.filter(u => u !== c.unit) });
    return again;
  },
  forced: ['deploy'],
  say: (g, _a, c) => sayDeploy(g, c),
};
export const redeploySteps = steps('redeploy', [
  {
    at: '21.1.1',
    case: '21.1.1',
    name: 'Units set up anew',
    when: (g, { vars }) => vars.units.some(unit => roomFor(g, unit, vars).length > 0),
    run: (_g, { vars }) => ask(sideName(vars.side), 'redeploying', caseOf(vars)),
  },
]);

// 21.1.4 Two groups exchange their places ---------------------------------------------------------------------------------
/** Where the units of a group stand when the campaign begins. */
const startHexes = (g: State, group: number): readonly number[] => {
  const { tables, GRID, GROUP, UNIT_NAMES } = boxOf(g);
  const at = tables.setups.find(s => s.front === 'poland')!.at;
  return Object.entries(at).flatMap(([hex, names]) =>
    names.some(n => GROUP[UNIT_NAMES.indexOf(n)] === group) ? [GRID.byLabel.get(hex)!] : [],
  );
};
const membersOf = (g: State, group: number): readonly number[] =>
  unitsOf(g, G).filter(u => onMap(g, u) && counterOf(g, u).nation === 'German' && boxOf(g).GROUP[u] === group);
/** One unit to name each group that can be exchanged. */
const leads = (g: State): readonly number[] => {
  const groups = new Set(
    unitsOf(g, G)
      .filter(u => counterOf(g, u).nation === 'German')
      .map(u => boxOf(g).GROUP[u]!),
  );
  return [...groups].flatMap(group => (startHexes(g, group).length ? membersOf(g, group).slice(0, 1) : []));
};
/** The two groups, taken off the map, and their units. */
export type Exchange = { readonly groups: readonly number[]; readonly units: readonly number[] };
const switchProc = procedure('switchGroups');
const exchange = (g: State, one: number, two: number): Exchange => {
  const groups = [boxOf(g).GROUP[one]!, boxOf(g).GROUP[two]!];
  const units = groups.flatMap(group => membersOf(g, group));
  for (const u of units) putUnit(g, u, beside(g, RESERVE));
  return { groups, units };
};
/** 21.1.4 The first group goes where the second began, and the other way round. */
const setUpStep = (which: 0 | 1): Step<Exchange, '21.1.4/first' | '21.1.4/second'> => ({
  at: which === 0 ? '21.1.4/first' : '21.1.4/second',
  case: '21.1.4',
  name: 'A group set up anew',
  when: (_g, { vars }) => vars.groups.length === 2,
  run: (g, { vars: { groups, units } }) =>
    redeployProc.call({
      side: G,
      units: units.filter(u => boxOf(g).GROUP[u] === groups[which]),
      hexes: startHexes(g, groups[1 - which]!),
    }),
});
type Switching = { readonly do: 'switch'; readonly unit: number; readonly units: number } | { readonly do: 'pass' };
export const switching: Decision<Switching> = {
  verbs: ['switch', 'pass'],
  candidates: g => [
    { do: 'pass' },
    ...leads(g).flatMap((unit, _, all) =>
      all.filter(u => u !== unit).map(units => ({ do: 'switch', unit, units }) as const),
    ),
  ],
  judge: (g, _a, c) => {
    if (c.do === 'pass') return ok;
    return leads(g).includes(c.unit) && leads(g).includes(c.units) && c.unit !== c.units
      ? ok
      : blockedBy(untilOver(g), '21.1.4', 'two units stand for two groups that were set up on the map');
  },
  take: (g, _a, c) => {
    if (c.do === 'switch') switchProc.put(g, exchange(g, c.unit, c.units));
    return next;
  },
  say: (g, _a, c) =>
    c.do === 'pass'
      ? 'Exchange no groups'
      : `Exchange ${counterOf(g, c.unit).group} and ${counterOf(g, c.units).group}`,
};
export const switchSteps = steps('switchGroups', [
  {
    at: '21.1.4',
    case: '21.1.4',
    name: 'German operational moves',
    run: () => ask(sideName(G), 'switching', '21.1.4'),
  },
  setUpStep(0),
  setUpStep(1),
  {
    at: '21.1.4/moves',
    case: '21.1.4',
    name: 'Mobile units move',
    run: () => freeMoveProc.call({ side: G, group: NO_GROUP, fast: 4 }),
  },
]);

// 21.1.6 Along the frontier -----------------------------------------------------------------------------------------------
export type Frontier = { readonly side: SideNo };
export const frontierProc = procedure('frontier');
/** The hexes of Germany next to Poland that a zone can reach: not Rough ones (13.4). */
const frontier = (g: State): ReadonlySet<number> => (boxOf(g).cache.frontier ??= frontierOf(g));
const frontierOf = (g: State): ReadonlySet<number> => {
  const { GREATER, ROUGH, COUNTRY, LAND } = boxOf(g);
  const poland = countryNo('Poland');
  const { from, to } = sheetOf(g);
  const out = new Set<number>();
  for (let hex = from; hex < to; hex++)
    if (GREATER[hex] === 1 && LAND[hex] === 1 && ROUGH[hex] === 0)
      if (joinedTo(g, hex).some(h => COUNTRY[h] === poland)) out.add(hex);
  return out;
};
const covered = (g: State, border: ReadonlySet<number>, hex: number): readonly number[] =>
  (joinedTo(g, hex) as readonly number[]).filter(h => border.has(h));
const watchers = (g: State): readonly number[] =>
  unitsOf(g, A).filter(u => onMap(g, u) && boxOf(g).ZONE[u] !== ZONELESS && !isStatic(g, u));
/** How often each border hex is watched now. */
const watch = (g: State, border: ReadonlySet<number>): Map<number, number> => {
  const count = new Map<number, number>();
  for (const u of unitsOf(g, A))
    if (onMap(g, u) && boxOf(g).ZONE[u] !== ZONELESS)
      for (const hex of covered(g, border, placeOf(g, u))) count.set(hex, (count.get(hex) ?? 0) + 1);
  return count;
};
/** How many more border hexes would be watched if a unit that now watches `here` watched `there` instead. */
const gainOf = (count: ReadonlyMap<number, number>, here: readonly number[], there: readonly number[]): number => {
  const without = (hex: number): number => (count.get(hex) ?? 0) - (here.includes(hex) ? 1 : 0);
  const lost = here.filter(hex => without(hex) === 0 && !there.includes(hex)).length;
  const won = there.filter(hex => without(hex) === 0 && !here.includes(hex)).length;
  return won - lost;
};
/** 21.1.6 How often each border hex is watched, what each unit watches now, and what it would watch from hexes near the unwatched border. */
export interface Guard {
  readonly count: ReadonlyMap<number, number>;
  readonly men: readonly { readonly unit: number; readonly here: readonly number[] }[];
  readonly posts: readonly { readonly hex: number; readonly there: readonly number[] }[];
}
const guardOf = (g: State): Guard => boxOf(g).cache.guard(g, frontier(g), findGuard);
const findGuard = (g: State, border: ReadonlySet<number>): Guard => {
  const count = watch(g, border);
  const bare = [...border].filter(hex => !count.get(hex));
  const near = [...new Set(bare.flatMap(hex => joinedTo(g, hex) as readonly number[]))];
  return {
    count,
    men: watchers(g).map(unit => ({ unit, here: covered(g, border, placeOf(g, unit)) })),
    posts: near
      .filter(hex => boxOf(g).COUNTRY[hex] === countryNo('Poland'))
      .map(hex => ({ hex, there: covered(g, border, hex) })),
  };
};
/** Number k of all pairs of units and posts. */
const manned = ({ men, posts }: Guard, k: number): Deploying => ({
  do: 'deploy',
  unit: men[Math.floor(k / posts.length)]!.unit,
  hex: posts[k % posts.length]!.hex,
});
const isBetter = (g: State, { count, men, posts }: Guard, k: number): boolean => {
  const { unit, here } = men[Math.floor(k / posts.length)]!;
  const { hex, there } = posts[k % posts.length]!;
  return gainOf(count, here, there) > 0 && mayStand(g, unit, hex).ok;
};
const better = (g: State, most = Infinity): readonly Deploying[] => {
  const guard = guardOf(g);
  const found: Deploying[] = [];
  for (let k = 0; k < guard.men.length * guard.posts.length && found.length < most; k++)
    if (isBetter(g, guard, k)) found.push(manned(guard, k));
  return found;
};
/** 21.1.6 Units are set up one by one, each where more of the border is watched than before, until no move does. */
export const manning: Decision<Deploying> = {
  verbs: ['deploy'],
  candidates: g => better(g),
  sample: (g, _a, rnd) => {
    const guard = guardOf(g);
    return manned(
      guard,
      drawNumber(guard.men.length * guard.posts.length, k => isBetter(g, guard, k), rnd),
    );
  },
  judge: (g, _a, c) => {
    const border = frontier(g);
    if (!watchers(g).includes(c.unit))
      return blockedBy(untilOver(g), '21.1.6', `${nameOf(g, c.unit)} watches no border`);
    if (boxOf(g).COUNTRY[c.hex] !== countryNo('Poland'))
      return no('21.1.6', `${nameOf(g, c.unit)} is set up only in Poland`, [c.hex]);
    const here = covered(g, border, placeOf(g, c.unit));
    return gainOf(watch(g, border), here, covered(g, border, c.hex)) > 0
      ? mayStand(g, c.unit, c.hex)
      : blockedBy(
          untilOver(g),
          '21.1.6',
          `in ${placed(g, c.hex)} ${nameOf(g, c.unit)} would watch no more of the border`,
          [c.hex],
        );
  },
  take: (g, _a, c) => {
    setUp(g, c, '21.1.6');
    return again;
  },
  say: (g, _a, c) => sayDeploy(g, c),
};
export const frontierSteps = steps('frontier', [
  {
    at: '21.1.6',
    case: '21.1.6',
    name: 'Frontier defence',
    when: g => better(g, 1).length > 0,
    run: (_g, { vars }) => ask(sideName(vars.side), 'manning', '21.1.6'),
  },
]);
