/** 10.0, 10.1 The march of one unit or of a stack: where it goes, whom it leaves, and the steps of it. */
import { roll } from '../../../engine/chance.ts';
import {
  blockedBy,
  cells,
  type Decision,
  granted,
  named,
  no,
  ok,
  type Refused,
  trackCell,
  variable,
  type Verdict,
  zoneAt,
} from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, done, type Frame, goto, type Next, put, type Step, top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { FAR, reach, type Reach, routeTo } from '../../../kernel/path.ts';
import { FRENCH, isMech, nameOf, nationOf, sideOf } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { isOnDyle, placed } from '../ground.ts';
import {
  at,
  byFirstRules,
  controls,
  foe,
  is1940,
  LEFT,
  onMap,
  placeOf,
  putUnit,
  sideName,
  stackIn,
  stepsLeft,
} from '../state.ts';
import { leaveBehind } from '../../../field/march.ts';
import { enterHex, goesOverland } from './control.ts';
import { beyond } from './beyond.ts';
import { BY_SEA, exitHexes, EXITS, exitWords, isExitOf, leaveMap, mayLeaveBy, stepsBySea } from './exits.ts';
import { groundFor, mayStand } from './ground.ts';
import { places, restsOn, zoneWords } from './obstacles.ts';
import { inZoneOf } from './zones.ts';
import { factorOf, hasRolled, most, pointsOf } from './points.ts';
import {
  acrossTheZuiderzee,
  costTo,
  exits,
  goals,
  isOpenCity,
  march,
  type March,
  mayCross,
  openCity,
  overTheZuiderzee,
  pointsLeft,
  reachOf,
  slowest,
  unitsIn,
  whereIs,
  whereItIs,
  whoGoes,
  whoIsOnMarch,
  whose,
} from './march.ts';

type Marching =
  | { readonly do: 'to'; readonly hex: number }
  | { readonly do: 'via'; readonly hex: number }
  | { readonly do: 'stay' }
  | { readonly do: 'leave'; readonly unit: number }
  | { readonly do: 'exit'; readonly edge: number; readonly steps?: number };
const STAY = { do: 'stay' } as const;
const toLeave = (unit: number) => ({ do: 'leave', unit }) as const;
const toHex = (hex: number) => ({ do: 'to', hex }) as const;
const viaHex = (hex: number) => ({ do: 'via', hex }) as const;
const exitChoices = (g: State, m: March, r: Reach): readonly Marching[] => {
  const open = exits(g, m, r);
  return open.length === 0
    ? NO_EXIT
    : [...new Set(open.map(e => e.edge))].flatMap((edge): Marching[] =>
        edge === BY_SEA
          ? Array.from({ length: stepsBySea(g, m.units[0]!) }, (_, i) => ({ do: 'exit', edge, steps: i + 1 }))
          : [{ do: 'exit', edge }],
      );
};
const NO_EXIT: readonly Marching[] = [];

/** Why a hex is out of reach: over the Zuiderzee, by the ground itself, or on the way there. */
const farFrom = (g: State, m: March, hex: number): Refused => {
  const from = whereIs(g, m);
  const cannot = `${whoGoes(g, m)} cannot get to ${placed(g, hex)}`;
  const cross = overTheZuiderzee(g, from) === hex ? mayCross(g, m, hex) : ok;
  const stand = mayStand(g, nationOf(g, m.units[0]!), hex, from);
  if (!cross.ok) return named(cross, cannot);
  if (!stand.ok) return named(stand.case === '3.6' ? restsOn(stand, whoIsOnMarch(g, m)) : stand, cannot);
  const rests = { points: pointsLeft(g, m), who: whoIsOnMarch(g, m) };
  return beyond(g, { who: whoGoes(g, m), unit: slowest(g, m.units), from, points: m.points, rests }, hex);
};
const isThere = (g: State, m: March): Refused => {
  const hex = whereIs(g, m);
  return blockedBy(whereItIs(g, m), '10.0', `${whoGoes(g, m)} is in ${placed(g, hex)} already`, [hex]);
};
const mayGoTo = (g: State, m: March, hex: number, r = reachOf(g, m)): Verdict => {
  if (hex === whereIs(g, m)) return isThere(g, m);
  if (r.cost[hex] === FAR && hex !== acrossTheZuiderzee(g, m)) return farFrom(g, m, hex);
  if (isOpenCity(g, whose(g, m), hex))
    return no('10.6', `${whoGoes(g, m)} cannot end its move in ${placed(g, hex)}: it is an open city`, [hex]);
  return granted({ cost: costTo(m, r, hex) });
};
/** 3.1, 4.4 The way is the player's where it matters: through hexes that change hands, and those of the Dyle. A stack without a die takes the straight way: its units can go one by one. */
const isWorthPassing = (g: State, m: March, hex: number): boolean =>
  m.dealt &&
  hex !== whereIs(g, m) &&
  (!controls(g, whose(g, m), hex) || (nationOf(g, m.units[0]!) === FRENCH && isOnDyle(g, hex)));
/** Is there a hex beyond this one, Paris apart, that it can still get to? Mostly a neighbour is. */
const goesOn = (g: State, m: March, hex: number, left: number): boolean => {
  const { GRID, ONE_HEX, kept } = boxOf(g);
  const ground = groundFor(g, slowest(g, m.units));
  const shut = openCity(g, whose(g, m));
  return [Math.min(left, ONE_HEX), left].some(points => {
    const on = reach(GRID, ground, hex as HexId, points, kept.march.further);
    for (let i = 1; i < on.count; i++) if (!shut?.[on.order[i]!]) return true;
    return false;
  });
};
const mayPass = (g: State, m: March, hex: number, r = reachOf(g, m)): Verdict => {
  if (hex === whereIs(g, m)) return isThere(g, m);
  if (!m.dealt)
    return blockedBy(
      whoIsOnMarch(g, m),
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
  if (r.cost[hex] === FAR) return mayGoTo(g, m, hex, r);
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
    pointsLeft(g, m),
    '10.4',
    `${whoGoes(g, m)} goes no further than ${placed(g, hex)}: ${counted(left, 'point')} will not do`,
    [hex],
  );
};

/** 10.0, 10.1 Part of a stack goes, under its one die: who stays where it sets out has not moved, who is dropped on the way has. Down to one unit there is no stack to set out; it would have gone alone. 10.6 Nobody is left in Paris. */
const mayLeave = (g: State, m: March, unit: number): Verdict => {
  const where = placed(g, whereIs(g, m));
  if (!m.units.includes(unit)) return notOnMarch(g, m, unit);
  if (top(g).vars.unit !== undefined)
    return blockedBy(variable('unit'), '10.0', `${nameOf(g, unit)} moves alone: nobody goes on without it`);
  if (m.passed && byFirstRules(g))
    return blockedBy(
      variable('passed'),
      '10.0',
      `${nameOf(g, unit)} has set out with the others and goes on with them`,
    );
  if (isOpenCity(g, whose(g, m), whereIs(g, m)) && goals(g, m, reachOf(g, m)).count > 0)
    return blockedBy(whereItIs(g, m), '10.6', `${nameOf(g, unit)} must leave ${where}: it is an open city`);
  if (m.passed)
    return m.units.length > 1
      ? ok
      : blockedBy(variable('count'), '10.0', `${nameOf(g, unit)} is alone by now: nobody goes on without it`);
  return m.units.length > 2
    ? ok
    : blockedBy(
        whereItIs(g, m),
        '10.0',
        `${nameOf(g, unit)} cannot stay in ${where}: one unit is no stack, and moves by itself`,
      );
};
/** 10.0 Why it cannot be left behind: the march is not its own. */
const notOnMarch = (g: State, m: March, unit: number): Refused => {
  const name = nameOf(g, unit);
  const here = whereIs(g, m);
  if (sideOf(g, unit) !== whose(g, m)) return no('10.0', `${name} is not yours to move`);
  if (top(g).vars.unit !== undefined)
    return blockedBy(variable('unit'), '10.0', `${name} is not on the march of ${whoGoes(g, m)}`);
  if (placeOf(g, unit) !== here)
    return blockedBy(
      places(unit),
      '10.0',
      onMap(g, unit)
        ? `${name} is in ${placed(g, placeOf(g, unit))}, and the stack marches from ${placed(g, here)}`
        : `${name} is not on the map`,
    );
  return g.n[at(g).moved + unit]
    ? blockedBy(cells('moved', unit), '10.0', `${name} stays in ${placed(g, here)} already`)
    : blockedBy(variable('count'), '10.0', `${name} is not of the stack that marches through ${placed(g, here)}`);
};

/** 4.5, 4.6, 5.13, 5.14 By sea a corps goes in as many steps as the ships take. */
const mayExit = (g: State, m: March, r: Reach, { edge, steps }: Extract<Marching, { do: 'exit' }>): Verdict => {
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
/** It may not, or the hexes it could leave from are too far: the nearest that is, or the first that an enemy zone holds. */
const whyNoExit = (g: State, m: March, r: Reach, edge: number): Refused => {
  const may = mayLeaveBy(g, m.units, edge);
  if (!may.ok) return isExitOf(g, whose(g, m), edge) ? restsOn(may, whoIsOnMarch(g, m)) : may;
  const from = exitHexes(g, edge);
  const held = from.find(hex => r.cost[hex]! + chartsOf(g).exit.cost <= m.points);
  const near = from.toSorted((a, b) => r.cost[a]! - r.cost[b]!)[0]!;
  const c = EXITS[edge]!.case;
  if (held !== undefined)
    return blockedBy(zoneAt(held), c, `${zoneWords(foe(whose(g, m)))} in ${placed(g, held)} ends its move`, [held]);
  if (r.cost[near] !== FAR)
    return blockedBy(
      pointsLeft(g, m),
      c,
      `by ${placed(g, near)} that takes ${r.cost[near]! + chartsOf(g).exit.cost} movement points, and it has ${m.points}`,
      [near],
    );
  return blockedBy(pointsLeft(g, m), c, `no hex to leave from is in reach of ${counted(m.points, 'movement point')}`);
};

export const marching: Decision<Marching> = {
  verbs: ['to', 'via', 'leave', 'stay', 'exit'],
  candidates: g => {
    const m = march(g);
    const r = reachOf(g, m);
    const { hexes, count } = goals(g, m, r);
    const list: Marching[] = [STAY];
    for (let i = 0; i < count; i++) list.push(toHex(hexes[i]!));
    list.push(...exitChoices(g, m, r));
    for (let i = 1; i < r.count; i++) if (isWorthPassing(g, m, r.order[i]!)) list.push(viaHex(r.order[i]!));
    if (mayLeave(g, m, m.units[0]!).ok) list.push(...m.units.map(toLeave));
    return list;
  },
  judge: (g, _a, c) => {
    const m = march(g);
    if (c.do === 'to') return mayGoTo(g, m, c.hex);
    if (c.do === 'via') return mayPass(g, m, c.hex);
    if (c.do === 'leave') return mayLeave(g, m, c.unit);
    const r = reachOf(g, m);
    if (c.do === 'stay')
      return isOpenCity(g, whose(g, m), whereIs(g, m)) && goals(g, m, r).count > 0
        ? blockedBy(
            whereItIs(g, m),
            '10.6',
            `${whoGoes(g, m)} must leave ${placed(g, whereIs(g, m))}: it is an open city`,
          )
        : ok;
    return mayExit(g, m, r, c);
  },
  sample: (g, _a, rnd) => {
    const m = march(g);
    if (m.units.length > 2 && rnd(6) === 0 && mayLeave(g, m, m.units[0]!).ok)
      return toLeave(m.units[rnd(m.units.length)]!);
    const r = reachOf(g, m);
    const { hexes, count } = goals(g, m, r);
    const out = exitChoices(g, m, r);
    const stay = count > 0 && isOpenCity(g, whose(g, m), whereIs(g, m)) ? 0 : 1;
    const pick = rnd(stay + count + out.length);
    if (pick < stay) return STAY;
    return pick < stay + count ? passing(g, m, hexes[pick - stay]!, rnd) : out[pick - stay - count]!;
  },
  take: (g, _a, c) => {
    const m = march(g);
    if (c.do === 'leave') return stayBehind(g, m, c.unit);
    const cost = c.do === 'via' ? reachOf(g, m).cost[c.hex]! : 0;
    if (!m.passed) forgetLeft(g, m);
    if (c.do === 'to' || c.do === 'via') walkTo(g, m, c.hex);
    else if (c.do === 'exit') walkOff(g, m, c.edge, c.steps ?? 0);
    for (const u of m.units) g.n[at(g).moved + u] = 1;
    if (c.do !== 'via') return done();
    put(g, {
      points: m.points - cost,
      passed: true,
      ...(top(g).vars.unit === undefined ? { hex: c.hex, count: m.units.length } : {}),
    });
    return again;
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'stay':
        return 'Stay';
      case 'leave':
        return march(g).passed ? `Drop ${nameOf(g, c.unit)} here` : `Leave ${nameOf(g, c.unit)} behind`;
      case 'to':
        return `To ${placed(g, c.hex)}, ${costs(g, c.hex)}`;
      case 'via':
        return `By way of ${placed(g, c.hex)}, ${costs(g, c.hex)}`;
      case 'exit':
        return `${EXITS[c.edge]!.name}${c.steps ? `, steps: ${c.steps}` : ''}`;
    }
  },
};
/** '3 of 6 points': the other number is what it has. */
const costs = (g: State, hex: number): string => {
  const m = march(g);
  return `${costTo(m, reachOf(g, m), hex)} of ${counted(m.points, 'point')}`;
};
/** 10.1 The hand is taken from it. A stack that has set out is the topmost of its hex, so that who is dropped goes under it. */
const stayBehind = (g: State, m: March, unit: number): Next => {
  if (m.passed) leaveBehind(boxOf(g).STACKS, g, top(g), unit);
  else g.n[at(g).moved + unit] = byFirstRules(g) ? 1 : LEFT;
  return again;
};
/** 10.1 Those who do not go with the stack that sets out now have not moved. */
const forgetLeft = (g: State, m: March): void => {
  const { moved } = at(g);
  if (top(g).vars.unit === undefined)
    for (const u of stackIn(g, whereIs(g, m))) if (g.n[moved + u] === LEFT) g.n[moved + u] = 0;
};
/** Now and then a random unit goes by way of its goal instead of ending there. */
const passing = (g: State, m: March, hex: number, rnd: (n: number) => number): Marching =>
  rnd(6) === 0 && mayPass(g, m, hex).ok ? viaHex(hex) : toHex(hex);

/** Every hex of the way is entered: control changes and whatever watches looks, one hex after the other. */
const walkTo = (g: State, m: March, hex: number): void => {
  const from = whereIs(g, m);
  const r = reachOf(g, m);
  const way = r.cost[hex] === FAR ? [from, hex] : routeTo(r, hex as HexId);
  const unit = m.units[0]!;
  const overland = goesOverland(g, unit);
  for (const u of m.units) putUnit(g, u, hex);
  for (let i = 1; i < way.length; i++) enterHex(g, unit, way[i]!, overland);
  emit(g, {
    is: 'moved',
    case: '10.0',
    side: sideOf(g, unit),
    count: m.units.length,
    from,
    hex,
    unit: m.units.at(-1)!, // it lies on top now, for everybody to see (3.10)
  });
  emit(g, { is: 'movedUnits', case: '10.0', to: [sideName(whose(g, m))], units: m.units, hex });
};
const walkOff = (g: State, m: March, edge: number, steps: number): void => {
  const r = reachOf(g, m);
  const nearest = exits(g, m, r)
    .filter(e => e.edge === edge)
    .reduce((a, b) => (r.cost[b.hex]! < r.cost[a.hex]! ? b : a));
  if (nearest.hex !== whereIs(g, m)) walkTo(g, m, nearest.hex);
  leaveMap(g, m.units, edge, steps);
};

const owner = (g: State, f: Frame): string => sideName(sideOf(g, unitsIn(g, f)[0]!));
export const marchSteps: readonly Step[] = [
  {
    at: '10.3/die',
    case: '10.3',
    name: 'Movement points',
    when: (g, f) => f.vars.points === undefined && unitsIn(g, f).some(u => factorOf(g, u) === 'die'),
    run: (g, f) => roll(owner(g, f), is1940(g) ? '10.3' : '10.2', 6),
    fed: (g, f, [face]) => allot(g, f, Math.min(face!, most(g, unitsIn(g, f)[0]!)), face),
  },
  {
    at: '10.3',
    case: '10.3',
    name: 'Movement points',
    when: (g, f) => f.vars.points === undefined && (f.vars.unit !== undefined || hasRolled(g, unitsIn(g, f)[0]!)),
    run: (g, f) => allot(g, f, factorOf(g, unitsIn(g, f)[0]!) as number),
  },
  { at: '10.1', case: '10.1', name: 'March', run: (g, f) => ask(owner(g, f), 'marching', '10.0') },
];
const allot = (g: State, f: Frame, factor: number, face?: number): Next => {
  const units = unitsIn(g, f);
  const unit = slowest(g, units);
  const points = pointsOf(g, unit, factor);
  if (face !== undefined && !byFirstRules(g)) for (const u of units) g.n[at(g).rolled + u] = factor;
  if (face !== undefined) {
    const who = f.vars.unit === undefined ? { hex: f.vars.hex! } : { unit };
    const die = { side: sideOf(g, unit), face, most: most(g, unit), points };
    emit(g, { is: 'rolledMove', case: is1940(g) ? '10.3' : '10.2', ...die, ...who });
  }
  return goto('10.1', { ...f.vars, points });
};
