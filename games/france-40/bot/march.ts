/** The staff's Movement Phase: which unit moves next, and where. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { A, BRITISH, G, isMech, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { isOnDyle, isParis } from '../model/ground.ts';
import {
  AT,
  at,
  AT_WAR,
  controls,
  is1940,
  mobileOf,
  onMap,
  placeOf,
  neutralStatus,
  stepsLeft,
} from '../model/state.ts';
import { goesOverland } from '../rules/control.ts';
import { BY_SEA, dynamoNow, stepsBySea } from '../rules/exits.ts';
import { march, reachOf } from '../rules/march-reach.ts';
import { marching } from '../rules/march.ts';
import { mayMove } from '../rules/movement-points.ts';
import { moving } from '../rules/movement.ts';
import { mayShare } from '../rules/stacking.ts';
import { BELGIUM, SWITZERLAND, violations } from '../rules/neutrals.ts';
import { cutBy, type Assessment } from './assessment.ts';
import { standWorth } from './worth.ts';

/** 4.3 The neutral to violate next. The staff leaves Switzerland alone, because three capitulations are enough for the point. */
export const violating = (g: State): Choice | undefined => violations(g, G).find(v => v.neutral !== SWITZERLAND);

/** Units nearest to the enemy move first, mechanised corps last. */
const order = (d: Assessment, unit: number): number =>
  (isMech(d.s.g, unit) ? 100 : 0) + d.toEnemy()[placeOf(d.s.g, unit)]!;
export const nextToMove = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const violation = side === G ? violating(g) : undefined;
  if (violation) return violation;
  let best = -1;
  let least = Infinity;
  for (const u of mobileOf(g, side)) {
    if (!onMap(g, u) || g.cells[at(g).moved + u] || !mayMove(g, side, u).ok) continue;
    const rank = order(d, u);
    if (rank < least) {
      least = rank;
      best = u;
    }
  }
  if (best >= 0) return { do: 'move', unit: best };
  return moving.judge(g, a, { do: 'done' }).ok
    ? { do: 'done' }
    : moving.candidates(g, a).find(c => moving.judge(g, a, c).ok)!;
};

/** A panzer corps that exits is missed for the rest of the game, so its exit counts more near the end. A British corps that leaves is safe. */
const exitWorth = (d: Assessment, edge: number): number => {
  const { s } = d;
  if (edge === 0) return s.g.cells[AT.brittany] ? 0 : s.left <= 6 ? 1 : 0.35;
  if (edge === 1) return s.g.cells[AT.mediterranean] ? 0 : s.left <= 4 ? 0.95 : 0.3;
  return 1.2;
};
interface Way {
  readonly choice: Choice;
  readonly worth: number;
}
/** 4.5, 4.6, 5.13, 5.14 The exits in reach, with their worth. */
const exits = (d: Assessment, unit: number, cost: Int16Array, points: number): readonly Way[] => {
  const { g } = d.s;
  const ways: Way[] = [];
  const within = (hexes: readonly number[]): boolean => hexes.some(hex => cost[hex]! < points);
  const add = (edge: number, steps?: number): void => {
    ways.push({
      choice: steps === undefined ? { do: 'exit', edge } : { do: 'exit', edge, steps },
      worth: exitWorth(d, edge),
    });
  };
  if (isMech(g, unit)) {
    if (!g.cells[AT.brittany] && within(boxOf(g).BRITTANY)) add(0);
    if (!g.cells[AT.mediterranean] && within(boxOf(g).SOUTH_EDGE)) add(1);
  } else if (nationOf(g, unit) === BRITISH && g.cells[AT.dynamo]) {
    if (dynamoNow(g) && cost[g.cells[AT.dynamoPort]!]! < points && stepsBySea(g, unit) > 0)
      add(BY_SEA, Math.min(stepsLeft(g, unit), stepsBySea(g, unit)));
    if (!g.cells[AT.brittany] && within(boxOf(g).WEST_EDGE)) add(2);
    if (g.cells[AT.mediterranean] !== 2 && within(boxOf(g).SOUTH_EDGE_ALL)) add(3);
  }
  return ways;
};
/** 4.7 Ways through all hexes of Paris that are not German yet, in one march. */
const throughParis = (d: Assessment, unit: number, cost: Int16Array, points: number): readonly Way[] => {
  const { g } = d.s;
  const open = boxOf(g).PARIS.filter(hex => !controls(g, G, hex) && cost[hex] !== UNREACHED);
  const need = boxOf(g).PARIS.filter(hex => !controls(g, G, hex)).length;
  if (d.s.side !== G || g.cells[AT.paris] || open.length < need || need === 0) return [];
  const first = open.reduce((a, b) => (cost[b]! < cost[a]! ? b : a));
  if (cost[first]! + need - 1 > points || (!isMech(g, unit) && need > 1)) return [];
  return [{ choice: need > 1 ? { do: 'via', hex: first } : { do: 'to', hex: first }, worth: d.w.prize }];
};

/** `cutBy` is slow, so a mechanised corps asks it only about its best ways. */
const MAX_WAYS_TO_CUT = 14;
/** 4.1 The worth of a hex next to the Ruhr, where the Allies win at once. */
const WON = 20;
/** Where the unit on the march goes. */
export const goTo = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const m = march(g);
  const unit = m.units[0]!;
  const here = placeOf(g, unit);
  const r = reachOf(g, m);
  const order = r.order.slice(0, r.count);
  const cost = r.cost.slice();
  const dyle = goesOverland(g, unit) && neutralStatus(g, BELGIUM) === AT_WAR;
  const ways: Way[] = [{ choice: { do: 'stay' }, worth: standWorth(d, unit, here) }];
  for (let i = 1; i < order.length; i++) {
    const hex = order[i]!;
    if (!mayShare(g, unit, hex).ok || (side === A && is1940(g) && isParis(g, hex))) continue;
    const win = side === A && boxOf(g).BESIDE_RUHR.includes(hex) ? WON : dyle && isOnDyle(g, hex) ? d.w.dyle : 0;
    ways.push({ choice: { do: 'to', hex }, worth: standWorth(d, unit, hex) - d.w.trouble + win });
  }
  const base = ways[0]!.worth;
  ways.push(
    ...exits(d, unit, cost, m.points).map(x => ({ ...x, worth: base + x.worth })),
    ...throughParis(d, unit, cost, m.points).map(x => ({ ...x, worth: base + x.worth })),
  );
  ways.sort((x, y) => y.worth - x.worth);
  const judged = isMech(g, unit) ? withCuts(d, unit, here, ways) : ways;
  return judged.find(x => marching.judge(g, a, x.choice as never).ok)?.choice ?? { do: 'stay' };
};
const withCuts = (d: Assessment, unit: number, here: number, ways: readonly Way[]): readonly Way[] =>
  ways
    .map((x, i) =>
      i >= MAX_WAYS_TO_CUT || x.choice.do === 'exit' || x.choice.do === 'via'
        ? x
        : { ...x, worth: x.worth + cutBy(d, unit, x.choice.do === 'stay' ? here : (x.choice.hex as number)) },
    )
    .toSorted((x, y) => y.worth - x.worth);
