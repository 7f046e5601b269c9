/** 10.0, 10.1 The march of a unit or stack: its steps, the decision, and carrying it out. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, type Decision, ok } from '../../../engine/decide.ts';
import { again, done, type Frame, type Next, top } from '../../../engine/flow.ts';
import { type State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { type HexId } from '../../../kernel/hex.ts';
import { UNREACHED, type Reach, routeTo } from '../../../kernel/path.ts';
import { nameOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import { at, byFirstRules, is1940, LEFT, putUnit, sideName, stackIn } from '../model/state.ts';
import { leaveBehind } from '../../../field/march.ts';
import { enterHex, goesOverland } from './control.ts';
import { BY_SEA, EXITS, leaveMap, stepsBySea } from './exits.ts';
import { ask, emit, goto, procedure, steps, type MarchVars } from './flow.ts';
import { factorOf, hasRolled, maxFactor, pointsOf } from './movement-points.ts';
import {
  costTo,
  exits,
  goesAlone,
  goals,
  isOpenCity,
  march,
  type March,
  reachOf,
  slowest,
  unitsIn,
  whereIs,
  placeObstacle,
  whoGoes,
  whose,
} from './march-reach.ts';
import { type Marching, mayGoTo, mayPass, isWorthPassing, mayLeave, mayExit } from './march-verdicts.ts';

const marchProc = procedure('march');
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
            placeObstacle(g, m),
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
    for (const u of m.units) g.cells[at(g).moved + u] = 1;
    if (c.do !== 'via') return done();
    marchProc.put(g, {
      points: m.points - cost,
      passed: true,
      ...(!goesAlone(g) ? { hex: c.hex, count: m.units.length } : {}),
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
/** '3 of 6 points': the cost and the points it has. */
const costs = (g: State, hex: number): string => {
  const m = march(g);
  return `${costTo(m, reachOf(g, m), hex)} of ${counted(m.points, 'point')}`;
};
/** 10.1 A marching stack is on top of its hex, so that a unit dropped on the way goes below it. */
const stayBehind = (g: State, m: March, unit: number): Next => {
  if (m.passed) leaveBehind(boxOf(g).STACKS, g, top(g), unit);
  else g.cells[at(g).moved + unit] = byFirstRules(g) ? 1 : LEFT;
  return again;
};
/** 10.1 When the stack sets out, the units it left behind may move again. */
const forgetLeft = (g: State, m: March): void => {
  const { moved } = at(g);
  if (!goesAlone(g)) for (const u of stackIn(g, whereIs(g, m))) if (g.cells[moved + u] === LEFT) g.cells[moved + u] = 0;
};
/** For random play: now and then go by way of this hex instead of ending there. */
const passing = (g: State, m: March, hex: number, rnd: (n: number) => number): Marching =>
  rnd(6) === 0 && mayPass(g, m, hex).ok ? viaHex(hex) : toHex(hex);

/** Moves the units and then enters every hex of the way in turn, so that control changes and watchers see each. */
const walkTo = (g: State, m: March, hex: number): void => {
  const from = whereIs(g, m);
  const r = reachOf(g, m);
  const way = r.cost[hex] === UNREACHED ? [from, hex] : routeTo(r, hex as HexId);
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
    unit: m.units.at(-1)!, // the top unit, which everybody sees (3.10)
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

const owner = (g: State, f: Frame<MarchVars>): string => sideName(sideOf(g, unitsIn(g, f)[0]!));
export const marchSteps = steps('march', [
  {
    at: '10.3/die',
    case: '10.3',
    name: 'Movement points',
    when: (g, f) => f.vars.points === undefined && unitsIn(g, f).some(u => factorOf(g, u) === 'die'),
    run: (g, f) => roll(owner(g, f), is1940(g) ? '10.3' : '10.2', 6),
    fed: (g, f, [face]) => allot(g, f, Math.min(face!, maxFactor(g, unitsIn(g, f)[0]!)), face),
  },
  {
    at: '10.3',
    case: '10.3',
    name: 'Movement points',
    when: (g, f) => f.vars.points === undefined && (f.vars.unit !== undefined || hasRolled(g, unitsIn(g, f)[0]!)),
    run: (g, f) => allot(g, f, factorOf(g, unitsIn(g, f)[0]!) as number),
  },
  { at: '10.1', case: '10.1', name: 'March', run: (g, f) => ask(owner(g, f), 'marching', '10.0') },
]);
const allot = (g: State, f: Frame<MarchVars>, factor: number, face?: number): Next => {
  const units = unitsIn(g, f);
  const unit = slowest(g, units);
  const points = pointsOf(g, unit, factor);
  if (face !== undefined && !byFirstRules(g)) for (const u of units) g.cells[at(g).rolled + u] = factor;
  if (face !== undefined) {
    const who = f.vars.unit === undefined ? { hex: f.vars.hex } : { unit };
    const die = { side: sideOf(g, unit), face, most: maxFactor(g, unit), points };
    emit(g, { is: 'rolledMove', case: is1940(g) ? '10.3' : '10.2', ...die, ...who });
  }
  return goto('10.1', { ...f.vars, points });
};
