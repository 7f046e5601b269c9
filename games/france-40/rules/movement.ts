/** 10.0 Movement: a Movement Phase, and the march of one unit or stack. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Ask, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, call, done, goto, next, top, type Frame, type Next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { halved } from '../../../kernel/odds.ts';
import { FAR, makeReach, reach, routeTo, type Reach } from '../../../kernel/path.ts';
import { EXIT, MOVEMENT } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { labelOf, PARIS, SIZE, ZUIDERZEE } from '../ground.ts';
import {
  AT, BRITISH, clearPhase, FRENCH, G, heightOf, is1940, MECH, mobileOf, NATION, neutralOf, onMap, placeOf, putUnit, SIDE, sideName, stackIn, turnOf, UNIT_NAMES, type SideNo,
} from '../state.ts';
import { enterHex } from './control.ts';
import { exitsFor, leaveMap, type Exit, EXITS } from './exits.ts';
import { groundFor, mayStand } from './ground.ts';
import { judgeViolation, sayViolation, violate, violations, type Violation } from './neutrals.ts';
import { inSupply } from './supply.ts';
import { inPlay } from './zones.ts';

/** 10.2, 10.3 The movement factor before supply; 'die' where one is rolled. */
export const factorOf = (g: State, unit: number): number | 'die' => {
  const nation = NATION[unit]!, four = g.n[AT.automaticFour] === 0;
  if (!is1940(g)) return nation === FRENCH ? (turnOf(g) === 1 && four ? MOVEMENT.french1939.opening : 'die') : MOVEMENT.german1939.factor;
  if (nation === FRENCH) return turnOf(g) === 1 && four ? MOVEMENT.french1940.opening : 'die';
  if (neutralOf(nation) >= 0) return g.n[AT.violated + neutralOf(nation)] === turnOf(g) && four ? MOVEMENT.neutral1940.opening : 'die';
  return MECH[unit] ? MOVEMENT.mechanised1940.factor : nation === BRITISH ? MOVEMENT.british1940.factor : MOVEMENT.german1940.factor;
};
const most = (g: State): number => (is1940(g) ? MOVEMENT.french1940.most : MOVEMENT.french1939.most);

/** 8.2 Out of supply: half, rounded up; 5.10 a first panzer halt halves too. */
const pointsOf = (g: State, unit: number, factor: number): number => {
  const halt = MECH[unit] && g.n[AT.halted] === 1 ? halved(factor) : factor;
  return inSupply(g, unit) ? halt : halved(halt);
};

interface March { readonly unit: number; readonly units: readonly number[]; readonly points?: number }
const march = (f: Frame): March => f.vars as unknown as March;

/** 10.0, 10.1, 5.8, 5.10 May this unit begin to move? */
export const mayMove = (g: State, side: SideNo, unit: number): Verdict => {
  const name = UNIT_NAMES[unit]!;
  if (SIDE[unit] !== side) return no('10.1', `${name} is not yours to move`);
  if (!onMap(g, unit)) return no('10.0', `${name} is not on the map`);
  if (!inPlay(g, unit)) return no('10.0', `${name} is neutral`);
  if (g.n[AT.moved + unit]) return no('10.1', `${name} has moved this phase`);
  if (g.n[AT.sickle + unit] && turnOf(g) === 1) return no('5.8', `${name} stays in its Sickle Cut position on turn 1`);
  if (MECH[unit] && g.n[AT.halted] === 2) return no('5.10', 'the panzers are halted this turn');
  return ok;
};
/** The units that move together from a hex: those of one nation that may. */
const company = (g: State, side: SideNo, hex: number): readonly number[] => stackIn(g, hex).filter(u => mayMove(g, side, u).ok);

type Phase = Violation | { readonly do: 'move'; readonly unit: number } | { readonly do: 'stack'; readonly hex: number } | { readonly do: 'top'; readonly unit: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const MOVE = UNIT_NAMES.map((_, unit) => ({ do: 'move', unit }) as const), TOP = UNIT_NAMES.map((_, unit) => ({ do: 'top', unit }) as const);
const STACK = Array.from({ length: SIZE }, (_, hex) => ({ do: 'stack', hex }) as const);
const DIE_BARS = granted({ bars: 'chance' });

/** 10.6 Allied units may not end the phase in Paris while they can leave it. */
const stuckInParis = (g: State, side: SideNo): number => (side === G || !is1940(g) ? -1
  : PARIS.flatMap(hex => stackIn(g, hex)).find(u => mayMove(g, side, u).ok && canLeave(g, u)) ?? -1);
const canLeave = (g: State, unit: number): boolean => {
  const factor = factorOf(g, unit);
  if (factor === 'die') return true;
  const found = reach(GRID, groundFor(g, unit), placeOf(g, unit) as HexId, pointsOf(g, unit, factor), spare);
  for (let i = 0; i < found.count; i++) if (!(PARIS as readonly number[]).includes(found.order[i]!)) return true;
  return false;
};
const spare = makeReach(GRID);

const sideOf = (f: Frame): SideNo => f.vars.side as SideNo;
/** 3.10 The owner orders his stacks as he likes. */
const mayTop = (g: State, side: SideNo, unit: number): Verdict => {
  if (SIDE[unit] !== side || !onMap(g, unit)) return no('3.10', `${UNIT_NAMES[unit]} is not in a stack of yours`);
  return stackIn(g, placeOf(g, unit)).at(-1) === unit ? no('3.10', `${UNIT_NAMES[unit]} lies on top already`) : ok;
};

export const moving: Decision<Phase> = {
  verbs: ['move', 'stack', 'top', 'violate', 'done'],
  candidates: g => {
    const side = sideOf(top(g)), list: Phase[] = [DONE, ...violations(g, side)], seen = new Set<number>();
    for (const u of mobileOf(g, side)) {
      if (!onMap(g, u)) continue;
      const hex = placeOf(g, u);
      if (!g.n[AT.moved + u] && inPlay(g, u)) list.push(MOVE[u]!);
      if (heightOf(g, hex) < 2) continue;
      list.push(TOP[u]!);
      if (!seen.has(hex)) { seen.add(hex); list.push(STACK[hex]!); }
    }
    return list;
  },
  judge: (g, _a, c) => {
    const side = sideOf(top(g));
    switch (c.do) {
      case 'done': {
        const stuck = stuckInParis(g, side);
        return stuck < 0 ? ok : no('10.6', `${UNIT_NAMES[stuck]} must leave Paris: it is an open city`, [placeOf(g, stuck)]);
      }
      case 'violate': return judgeViolation(g, side, c);
      case 'top': return mayTop(g, side, c.unit);
      case 'stack': return company(g, side, c.hex).length > 1 ? barsIfDie(g, company(g, side, c.hex)[0]!) : no('10.0', `no two units in ${labelOf(c.hex)} may move together`, [c.hex]);
      case 'move': { const v = mayMove(g, side, c.unit); return v.ok ? barsIfDie(g, c.unit) : v; }
    }
  },
  take: (g, _a, c) => {
    switch (c.do) {
      case 'done': return next;
      case 'violate': violate(g, c.neutral); return again;
      case 'top': raise(g, c.unit); return again;
      case 'stack': return begin(company(g, sideOf(top(g)), c.hex));
      case 'move': return begin([c.unit]);
    }
  },
  sample: (g, _a, rnd) => {
    const side = sideOf(top(g)), able = [...mobileOf(g, side)].filter(u => mayMove(g, side, u).ok);
    const neutral = violations(g, side);
    if (neutral.length && rnd(30) === 0) return neutral[rnd(neutral.length)]!;
    const stop = stuckInParis(g, side) < 0 && (able.length === 0 || rnd(able.length + 4) === 0);
    return stop ? DONE : MOVE[able[rnd(able.length)]!]!;
  },
  say: (_g, _a, c) => (c.do === 'done' ? 'End the Movement Phase' : c.do === 'violate' ? sayViolation(c) : c.do === 'move' ? `Move ${UNIT_NAMES[c.unit]}` : c.do === 'stack' ? `Move the stack in ${labelOf(c.hex)}` : `Put ${UNIT_NAMES[c.unit]} on top`),
};
const barsIfDie = (g: State, unit: number): Verdict => (factorOf(g, unit) === 'die' ? DIE_BARS : ok);
const begin = (units: readonly number[]): Next => call('march', { unit: units[0]!, units }, '10.0');
const raise = (g: State, unit: number): void => {
  const stack = stackIn(g, placeOf(g, unit)).filter(u => u !== unit);
  for (const [level, u] of [...stack, unit].entries()) g.n[AT.level + u] = level;
};

// The march of one unit or stack -------------------------------------------------------------------------------
const found = makeReach(GRID);
/** Slowest of the units that go together; zones count if they count for one. */
const slowest = (units: readonly number[]): number => units.find(u => !MECH[u]) ?? units[0]!;
const reachOf = (g: State, { units, points }: March, out: Reach = found): Reach =>
  reach(GRID, groundFor(g, slowest(units)), placeOf(g, units[0]!) as HexId, points!, out);

/** 10.7 The way over the Zuiderzee, for a move that begins at one of its ends. */
const acrossTheZuiderzee = (g: State, m: March): number => {
  const from = placeOf(g, m.units[0]!), end = ZUIDERZEE.indexOf(from as HexId);
  if (end < 0 || m.points! < 1) return -1;
  const to = ZUIDERZEE[1 - end]!;
  return mayStand(g, NATION[m.unit]!, to).ok && (heightOf(g, to) === 0 || SIDE[stackIn(g, to)[0]!] === SIDE[m.unit]) ? to : -1;
};

type Marching = { readonly do: 'to'; readonly hex: number } | { readonly do: 'stay' } | { readonly do: 'exit'; readonly edge: number };
const STAY = { do: 'stay' } as const;
const TO = Array.from({ length: SIZE }, (_, hex) => ({ do: 'to', hex }) as const);
const EXIT_BY = EXITS.map((_, edge) => ({ do: 'exit', edge }) as const);

const exits = (g: State, m: March, r: Reach): readonly Exit[] => exitsFor(g, m.units).filter(e => r.cost[e.hex]! !== FAR && r.cost[e.hex]! + EXIT.cost <= m.points!);
const mayGoTo = (g: State, m: March, hex: number): Verdict => {
  const r = reachOf(g, m);
  if (hex === placeOf(g, m.units[0]!)) return no('10.0', `${UNIT_NAMES[m.unit]} is there already`, [hex]);
  if (r.cost[hex] !== FAR || hex === acrossTheZuiderzee(g, m)) return granted({ cost: r.cost[hex] === FAR ? m.points! : r.cost[hex]! });
  const stand = mayStand(g, NATION[m.unit]!, hex);
  return stand.ok ? no('10.4', `${UNIT_NAMES[m.unit]} has ${m.points} movement points, not enough for ${labelOf(hex)}, or an enemy bars the way`, [hex]) : stand;
};

export const marching: Decision<Marching> = {
  verbs: ['to', 'stay', 'exit'],
  candidates: g => {
    const m = march(top(g)), r = reachOf(g, m), list: Marching[] = [STAY];
    for (let i = 1; i < r.count; i++) list.push(TO[r.order[i]!]!);
    const zee = acrossTheZuiderzee(g, m);
    if (zee >= 0 && r.cost[zee] === FAR) list.push(TO[zee]!);
    for (const e of exits(g, m, r)) if (!list.includes(EXIT_BY[e.edge]!)) list.push(EXIT_BY[e.edge]!);
    return list;
  },
  judge: (g, _a, c) => {
    const m = march(top(g));
    if (c.do === 'stay') return ok;
    if (c.do === 'to') return mayGoTo(g, m, c.hex);
    return exits(g, m, reachOf(g, m)).some(e => e.edge === c.edge) ? ok : no(EXITS[c.edge]!.case, `no ${EXITS[c.edge]!.name} within reach of ${UNIT_NAMES[m.unit]}`);
  },
  sample: (g, _a, rnd) => {
    const m = march(top(g)), r = reachOf(g, m), out = exits(g, m, r), pick = rnd(r.count + out.length);
    return pick === 0 ? STAY : pick < r.count ? TO[r.order[pick]!]! : EXIT_BY[out[pick - r.count]!.edge]!;
  },
  take: (g, _a: Ask, c) => {
    const m = march(top(g));
    if (c.do === 'to') walkTo(g, m, c.hex);
    else if (c.do === 'exit') walkOff(g, m, c.edge);
    for (const u of m.units) g.n[AT.moved + u] = 1;
    return done();
  },
  say: (g, _a, c) => (c.do === 'stay' ? 'Stay' : c.do === 'to' ? `To ${labelOf(c.hex)}` : EXITS[c.edge]!.name + (march(top(g)).units.length > 1 ? ', all of them' : '')),
};

/** Every hex of the way is entered: control changes and whatever watches looks, one hex after the other. */
const walkTo = (g: State, m: March, hex: number): void => {
  const from = placeOf(g, m.units[0]!), r = reachOf(g, m), way = r.cost[hex] === FAR ? [from, hex] : routeTo(r, hex as HexId);
  const overland = inSupply(g, m.unit);
  for (const u of m.units) putUnit(g, u, hex);
  for (const step of way.slice(1)) enterHex(g, m.unit, step, overland);
  emit(g, { is: 'moved', case: '10.0', side: SIDE[m.unit]!, count: m.units.length, from, hex });
  emit(g, { is: 'movedUnits', case: '10.0', to: [sideName(SIDE[m.unit] as SideNo)], units: m.units, hex });
};
const walkOff = (g: State, m: March, edge: number): void => {
  const r = reachOf(g, m), exit = exits(g, m, r).filter(e => e.edge === edge).reduce((a, b) => (r.cost[b.hex]! < r.cost[a.hex]! ? b : a));
  if (exit.hex !== placeOf(g, m.units[0]!)) walkTo(g, m, exit.hex);
  leaveMap(g, m.units, exit);
};

export const marchSteps: readonly Step[] = [
  { at: '10.3/die', case: '10.3', name: 'Movement points', when: (g, f) => march(f).points === undefined && factorOf(g, march(f).unit) === 'die',
    run: (_g, f) => roll(sideName(SIDE[march(f).unit] as SideNo), '10.3', 6), fed: (g, f, [face]) => allot(g, march(f), Math.min(face!, most(g)), face) },
  { at: '10.3', case: '10.3', name: 'Movement points', when: (_g, f) => march(f).points === undefined, run: (g, f) => allot(g, march(f), factorOf(g, slowest(march(f).units)) as number) },
  { at: '10.1', case: '10.1', name: 'March', run: (_g, f) => ask(sideName(SIDE[march(f).unit] as SideNo), 'marching', '10.0') },
];
const allot = (g: State, m: March, factor: number, face?: number): Next => {
  const points = pointsOf(g, slowest(m.units), factor);
  if (face !== undefined) emit(g, { is: 'rolledMove', case: is1940(g) ? '10.3' : '10.2', side: SIDE[m.unit]!, face, points });
  return goto('10.1', { ...m, points });
};

/** 10.0 The Movement Phase of a side; `start` and `end` are the phase's own checks. */
export const movementSteps = (end: Step): readonly Step[] => [
  { at: '10.0/start', case: '10.0', name: 'Movement Phase', run: g => { clearPhase(g); return next; } },
  { at: '10.0', case: '10.0', name: 'Movement', run: (_g, f) => ask(sideName(sideOf(f)), 'moving', '10.0') },
  end,
];
