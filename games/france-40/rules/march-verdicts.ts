/** 10.0-10.7 What a march may do: end in a hex, go by way of one, leave units behind, leave the map. */
import {
  blockedBy,
  cells,
  granted,
  named,
  no,
  ok,
  type Refused,
  trackCell,
  variable,
  type Verdict,
  zoneAt,
  places,
} from '../../../engine/decide.ts';
import { type State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { type HexId } from '../../../kernel/hex.ts';
import { UNREACHED, reach, type Reach } from '../../../kernel/path.ts';
import { FRENCH, isMech, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { isOnDyle, placed } from '../model/ground.ts';
import { at, byFirstRules, controls, foe, onMap, placeOf, stepsLeft } from '../model/state.ts';
import { whyOutOfReach } from './out-of-reach.ts';
import { BY_SEA, exitHexes, EXITS, exitWords, isExitOf, mayLeaveBy, stepsBySea } from './exits.ts';
import { groundFor, mayStand } from './ground.ts';
import { restsOn, zoneWords } from './obstacles.ts';
import { inZoneOf } from './zones.ts';
import {
  acrossTheZuiderzee,
  costTo,
  exits,
  goesAlone,
  goals,
  isOpenCity,
  type March,
  mayCross,
  openCity,
  overTheZuiderzee,
  pointsObstacle,
  reachOf,
  slowest,
  whereIs,
  placeObstacle,
  whoGoes,
  marcherObstacle,
  whose,
} from './march-reach.ts';

export type Marching =
  | { readonly do: 'to'; readonly hex: number }
  | { readonly do: 'via'; readonly hex: number }
  | { readonly do: 'stay' }
  | { readonly do: 'leave'; readonly unit: number }
  | { readonly do: 'exit'; readonly edge: number; readonly steps?: number };
/** Why a hex is out of reach: the Zuiderzee crossing, the hex itself, or the way there. */
const whyUnreachable = (g: State, m: March, hex: number): Refused => {
  const from = whereIs(g, m);
  const cannot = `${whoGoes(g, m)} cannot get to ${placed(g, hex)}`;
  const cross = overTheZuiderzee(g, from) === hex ? mayCross(g, m, hex) : ok;
  const stand = mayStand(g, nationOf(g, m.units[0]!), hex, from);
  if (!cross.ok) return named(cross, cannot);
  if (!stand.ok) return named(stand.case === '3.6' ? restsOn(stand, marcherObstacle(g, m)) : stand, cannot);
  const rests = { points: pointsObstacle(g, m), who: marcherObstacle(g, m) };
  return whyOutOfReach(g, { who: whoGoes(g, m), unit: slowest(g, m.units), from, points: m.points, rests }, hex);
};
const isThere = (g: State, m: March): Refused => {
  const hex = whereIs(g, m);
  return blockedBy(placeObstacle(g, m), '10.0', `${whoGoes(g, m)} is in ${placed(g, hex)} already`, [hex]);
};
export const mayGoTo = (g: State, m: March, hex: number, r = reachOf(g, m)): Verdict => {
  if (hex === whereIs(g, m)) return isThere(g, m);
  if (r.cost[hex] === UNREACHED && hex !== acrossTheZuiderzee(g, m)) return whyUnreachable(g, m, hex);
  if (isOpenCity(g, whose(g, m), hex))
    return no('10.6', `${whoGoes(g, m)} cannot end its move in ${placed(g, hex)}: it is an open city`, [hex]);
  return granted({ cost: costTo(m, r, hex) });
};
/** 3.1, 4.4 A player chooses the way only where it matters: through hexes that change control, and for the French over the Dyle. A stack without set points goes the shortest way; its units can move one by one instead. */
export const isWorthPassing = (g: State, m: March, hex: number): boolean =>
  m.pointsAreSet &&
  hex !== whereIs(g, m) &&
  (!controls(g, whose(g, m), hex) || (nationOf(g, m.units[0]!) === FRENCH && isOnDyle(g, hex)));
/** Whether the march can still reach another hex from here, leaving Paris aside. A search of one hex is tried first, because it mostly suffices. */
const goesOn = (g: State, m: March, hex: number, left: number): boolean => {
  const { GRID, ONE_HEX, cache } = boxOf(g);
  const ground = groundFor(g, slowest(g, m.units));
  const shut = openCity(g, whose(g, m));
  return [Math.min(left, ONE_HEX), left].some(points => {
    const on = reach(GRID, ground, hex as HexId, points, cache.march.further);
    for (let i = 1; i < on.count; i++) if (!shut?.[on.order[i]!]) return true;
    return false;
  });
};
export const mayPass = (g: State, m: March, hex: number, r = reachOf(g, m)): Verdict => {
  if (hex === whereIs(g, m)) return isThere(g, m);
  if (!m.pointsAreSet)
    return blockedBy(
      marcherObstacle(g, m),
      '10.0',
      `${whoGoes(g, m)} cannot choose ${placed(g, hex)} on its way: units that move one by one can`,
      [hex],
    );
  if (!isWorthPassing(g, m, hex))
    return blockedBy(
      cells('control', hex),
      '10.0',
      `for ${whoGoes(g, m)} the way through ${placed(g, hex)} makes no difference`,
      [hex],
    );
  if (r.cost[hex] === UNREACHED) return mayGoTo(g, m, hex, r);
  const unit = slowest(g, m.units);
  const left = m.points - r.cost[hex]!;
  if (!isMech(g, unit) && inZoneOf(g, foe(whose(g, m)), hex))
    return blockedBy(
      zoneAt(hex),
      '7.3',
      `${whoGoes(g, m)} goes no further than ${placed(g, hex)}: that is in ${zoneWords(foe(whose(g, m)))}`,
      [hex],
    );
  if (goesOn(g, m, hex, left)) return granted({ cost: r.cost[hex]! });
  return blockedBy(
    pointsObstacle(g, m),
    '10.4',
    `${whoGoes(g, m)} goes no further than ${placed(g, hex)}: ${counted(left, 'point')} will not do`,
    [hex],
  );
};

/** 10.0, 10.1 Part of a stack may go, with the one die of all. Units left at the start have not moved; units dropped on the way have. At the start two must remain: one unit moves by itself. 10.6 Nobody is left in Paris. */
export const mayLeave = (g: State, m: March, unit: number): Verdict => {
  const where = placed(g, whereIs(g, m));
  if (!m.units.includes(unit)) return notOnMarch(g, m, unit);
  if (goesAlone(g))
    return blockedBy(variable('unit'), '10.0', `${nameOf(g, unit)} moves alone: nobody goes on without it`);
  if (m.passed && byFirstRules(g))
    return blockedBy(
      variable('passed'),
      '10.0',
      `${nameOf(g, unit)} has set out with the others and goes on with them`,
    );
  if (isOpenCity(g, whose(g, m), whereIs(g, m)) && goals(g, m, reachOf(g, m)).count > 0)
    return blockedBy(placeObstacle(g, m), '10.6', `${nameOf(g, unit)} must leave ${where}: it is an open city`);
  if (m.passed)
    return m.units.length > 1
      ? ok
      : blockedBy(variable('count'), '10.0', `${nameOf(g, unit)} is alone by now: nobody goes on without it`);
  return m.units.length > 2
    ? ok
    : blockedBy(
        placeObstacle(g, m),
        '10.0',
        `${nameOf(g, unit)} cannot stay in ${where}: one unit is no stack, and moves by itself`,
      );
};
/** 10.0 Why a unit that is not on this march cannot be left behind. */
const notOnMarch = (g: State, m: March, unit: number): Refused => {
  const name = nameOf(g, unit);
  const here = whereIs(g, m);
  if (sideOf(g, unit) !== whose(g, m)) return no('10.0', `${name} is not yours to move`);
  if (goesAlone(g)) return blockedBy(variable('unit'), '10.0', `${name} is not on the march of ${whoGoes(g, m)}`);
  if (placeOf(g, unit) !== here)
    return blockedBy(
      places(unit),
      '10.0',
      onMap(g, unit)
        ? `${name} is in ${placed(g, placeOf(g, unit))}, and the stack marches from ${placed(g, here)}`
        : `${name} is not on the map`,
    );
  return g.cells[at(g).moved + unit]
    ? blockedBy(cells('moved', unit), '10.0', `${name} stays in ${placed(g, here)} already`)
    : blockedBy(variable('count'), '10.0', `${name} is not of the stack that marches through ${placed(g, here)}`);
};

/** 4.5, 4.6, 5.13, 5.14 By sea a corps may leave in part: `steps` says how many of its steps go. */
export const mayExit = (g: State, m: March, r: Reach, { edge, steps }: Extract<Marching, { do: 'exit' }>): Verdict => {
  const c = EXITS[edge]!.case;
  if (!exits(g, m, r).some(e => e.edge === edge))
    return named(whyNoExit(g, m, r, edge), `${whoGoes(g, m)} cannot ${exitWords(edge)}`);
  if (edge !== BY_SEA)
    return steps === undefined ? ok : no(c, `${whoGoes(g, m)} goes whole: steps are named for the sea`);
  const unit = m.units[0]!;
  const most = stepsBySea(g, unit);
  if (steps === undefined || steps < 1) return no(c, `${whoGoes(g, m)} goes by sea in steps: name how many`);
  return steps <= most
    ? ok
    : blockedBy(
        most < stepsLeft(g, unit) ? trackCell('evacuatedSteps') : cells('steps', unit),
        c,
        `the ships take ${counted(most, 'step')} of ${whoGoes(g, m)} this turn, and no more`,
      );
};
/** Why no exit by this edge is in reach: forbidden, held by an enemy zone, or too far, in that order. */
const whyNoExit = (g: State, m: March, r: Reach, edge: number): Refused => {
  const may = mayLeaveBy(g, m.units, edge);
  if (!may.ok) return isExitOf(g, whose(g, m), edge) ? restsOn(may, marcherObstacle(g, m)) : may;
  const from = exitHexes(g, edge);
  const held = from.find(hex => r.cost[hex]! + chartsOf(g).exit.cost <= m.points);
  const near = from.toSorted((a, b) => r.cost[a]! - r.cost[b]!)[0]!;
  const c = EXITS[edge]!.case;
  if (held !== undefined)
    return blockedBy(zoneAt(held), c, `${zoneWords(foe(whose(g, m)))} in ${placed(g, held)} ends its move`, [held]);
  if (r.cost[near] !== UNREACHED)
    return blockedBy(
      pointsObstacle(g, m),
      c,
      `by ${placed(g, near)} that takes ${r.cost[near]! + chartsOf(g).exit.cost} movement points, and it has ${m.points}`,
      [near],
    );
  return blockedBy(
    pointsObstacle(g, m),
    c,
    `no hex to leave from is in reach of ${counted(m.points, 'movement point')}`,
  );
};
