/**
 * Two Rivers, a toy that uses the field as a game does: made from a pack, armies set up and laid out, stacks under fog that march
 * together hex by hex, each unit on its own points and leaving others behind, towns that may mutiny the instant they are entered, attacks drafted.
 */
import { roll } from '../../engine/chance.ts';
import { granted, no, ok, type Decision, type Verdict } from '../../engine/decide.ts';
import { emit, look } from '../../engine/events.ts';
import {
  again,
  ask,
  call,
  done,
  frameOf,
  goto,
  next,
  over,
  put,
  top,
  type Frame,
  type Step,
} from '../../engine/flow.ts';
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import type { Rules } from '../../engine/rules.ts';
import { EMPTY_BOX, blank, clone, column, layout, track, type Side, type State } from '../../engine/state.ts';
import { around, hexOf, makeGrid, sideBetween, type HexId } from '../../kernel/hex.ts';
import { BY_ROAD, ENEMY_ZONE, UNREACHED, NO_ENTRY, priced, walk } from '../../kernel/path.ts';
import {
  makeTogether,
  reachTogether,
  routeTogether,
  type Purse,
  type Together,
} from '../../kernel/reach-two-allowances.ts';
import { attackDraft, DECLARE, markAll, plannedIn, type AttackRules, type Drafting } from '../attack.ts';
import { cover, show, uncover } from '../fog.ts';
import { makeGrounds } from '../movement-costs.ts';
import { groupIn, leaveBehind, lostOnTheWay, onTheWay, setOut, walking } from '../march.ts';
import { makeOccupancy, type Counters, type TwoCamps } from '../occupancy.ts';
import { runOf } from '../cell-ranges.ts';
import { placing, settingUp, type SetUpRules } from '../setup.ts';
import { firstWrong, heightOf, isInHex, putOnTop, stackFaults, stackIn, topOf, type Stacks } from '../stacks.ts';
import { makeEnemyZones } from '../zones.ts';

/** What can be another in each box. */
export interface RiversPack {
  readonly aSide: number;
  readonly towns: readonly string[];
  readonly woods: readonly string[];
  readonly railway: readonly string[];
}
export const PACK: RiversPack = {
  aSide: 6,
  towns: ['0202', '0403', '0304', '0605'],
  woods: ['0402', '0303', '0404', '0503'],
  railway: ['0202', '0302', '0402', '0503', '0603'],
};
const SIDES = ['Red', 'Blue'] as const;
type SideNo = 0 | 1;
const foe = (side: SideNo): SideNo => (side === 0 ? 1 : 0);
const NO_YES = ['no', 'yes'];
const LIMIT = 3;
const LAST_TURN = 3;
const CASES = {
  '1.0': 'Set-up, at home',
  '1.1': 'Three to a hex',
  '2.0': 'Movement',
  '2.1': 'A group goes as far as all can pay',
  '2.2': 'Zones',
  '2.3': 'Mutiny in a town',
  '3.0': 'Combat',
  '4.0': 'The end',
};

export const riversOf = (pack: RiversPack): Game => {
  const grid = makeGrid({ orientation: 'flat', lines: [1, 7], places: col => [1, col % 2 ? 6 : 5], shoved: 'even' });
  const { size, labels: hexNames } = grid;
  const names = SIDES.flatMap(side => Array.from({ length: pack.aSide }, (_, i) => `${side} ${i + 1}`));
  const BOX = size;
  const DEAD = size + 1;
  const L = layout({
    turn: track(),
    place: column(names, [...hexNames, 'to set up', 'dead']),
    level: column(names),
    shown: column(names, NO_YES),
    height: column(hexNames),
    control: column(hexNames, ['none', ...SIDES]),
    points: column(names),
    fought: column(names, ['no', 'yes', 'planned']),
  });
  const { at } = L;
  const units = [...names.keys()];
  const sideNo = (unit: number): SideNo => (unit < pack.aSide ? 0 : 1);
  const isOnWheels = (unit: number): boolean => unit % 3 === 2;
  const ofSide = [0, 1].map(side => units.filter(u => sideNo(u) === side));
  const hexes = (list: readonly string[]): readonly HexId[] => list.map(label => hexOf(grid, label));
  const towns = hexes(pack.towns);

  // ---- Who stands where (2.2) and what it costs them to go on; two points are one.
  const cross = new Uint8Array(grid.sideCount);
  const counters: Counters<TwoCamps> = {
    grid,
    place: at.place,
    count: names.length,
    camps: 2,
    foes: [[1], [0]],
    kinds: [{ layer: 0 }, { layer: 1 }],
    runs: () => [runOf(units)],
    slow: () => [],
    campOf: (_g, unit) => sideNo(unit),
    isInPlay: () => true,
    kindOf: (_g, unit) => sideNo(unit),
  };
  const boardOf = makeOccupancy(counters);
  const enemyZones = makeEnemyZones(counters, ENEMY_ZONE);
  const road = new Uint8Array(grid.sideCount);
  const rails = hexes(pack.railway);
  for (let i = 1; i < rails.length; i++) road[sideBetween(grid, rails[i - 1]!, rails[i]!)] = 1;
  const bases = [4, BY_ROAD].map(woods => {
    const enter = new Uint8Array(size).fill(2);
    for (const hex of hexes(pack.woods)) enter[hex] = woods;
    return priced(grid, { enter, cross, road });
  });
  const grounds = makeGrounds(grid);
  const countings = ([0, 1] as const).map(side => (open: Uint8Array, out: Uint8Array): void => {
    const enemies = counted[foe(side)];
    for (let hex = 0; hex < size; hex++) out[hex] = enemies[hex] ? NO_ENTRY : open[hex]!;
  });
  const counted = boardOf(blank(L.size)).units;
  const groundFor = (g: State, side: SideNo, wheels: 0 | 1) => {
    const board = boardOf(g);
    const mover = side * 2 + wheels;
    return grounds(mover, bases[wheels]!, board.held[foe(side)], countings[side]!, enemyZones(board, side));
  };
  const found = makeTogether(grid, 12);
  const purse = (g: State, group: readonly number[], wheels: 0 | 1): Purse => {
    const own = group.filter(u => isOnWheels(u) === (wheels === 1));
    const points = own.length ? Math.min(...own.map(u => g.cells[at.points + u]!)) : 12;
    const kind = own.length ? wheels : wheels === 1 ? 0 : 1;
    return { ground: groundFor(g, sideNo(group[0]!), kind), points };
  };

  // ---- Stacks and fog.
  const stacks: Stacks = {
    size,
    place: at.place,
    level: at.level,
    height: at.height,
    shown: at.shown,
    units: () => units,
  };
  const hidden = [at.place, at.level, at.points, at.fought];
  const see = (g: State, side: Side): State => {
    const v = clone(g);
    const others = units.filter(u => SIDES[sideNo(u)] !== side);
    cover(stacks, g, v, others, hidden);
    for (const u of others) if (v.cells[at.fought + u] === 2) v.cells[at.fought + u] = 0;
    return v;
  };
  const fill: Rules['fill'] = (view, _side, rnd) =>
    uncover(
      stacks,
      clone(view),
      rnd,
      (a, b) => (sideNo(a) === sideNo(b) ? 1 : 0),
      (g, u) => {
        g.cells[at.points + u] = rnd(13);
        g.cells[at.fought + u] = 0;
      },
    );
  const mine = (g: State, side: SideNo, hex: number): boolean =>
    heightOf(stacks, g, hex) > 0 && sideNo(topOf(stacks, g, hex)) === side;

  // ---- 1.0 Set-up.
  const isHome = (side: SideNo, hex: number): boolean => (side === 0 ? grid.line[hex]! <= 2 : grid.line[hex]! >= 6);
  const home = ([0, 1] as const).map(side => [...hexNames.keys()].filter(hex => isHome(side, hex)));
  const sideOf = (f: Frame): SideNo => f.vars.side as SideNo;
  const plans = ([0, 1] as const).map(side => ({
    name: `${SIDES[side]} in line`,
    words: 'two to a hex',
    stacks: home[side]!.slice(0, Math.ceil(pack.aSide / 2)).map((hex, i) => ({
      hex,
      units: ofSide[side]!.slice(2 * i, 2 * i + 2),
    })),
  }));
  const setUp: SetUpRules = {
    nameOf: (_g, unit) => names[unit]!,
    labelOf: (_g, hex) => hexNames[hex]!,
    plans: () => plans,
    placeOf: (g, unit) => g.cells[at.place + unit]!,
    box: () => BOX,
    hexes: () => size,
    caseOf: () => '1.0',
    army: g => ofSide[sideOf(top(g))]!,
    mayPlace: (g, unit, hex) => {
      if (!isHome(sideNo(unit), hex)) return no('1.0', `${names[unit]} is set up at home`, [hex]);
      return heightOf(stacks, g, hex) < LIMIT ? ok : no('1.1', `${hexNames[hex]} is full`, [hex]);
    },
    mayLay: (g, plan) => (plan === sideOf(top(g)) ? ok : no('1.0', 'that is for the other army')),
    mayFinish: () => ok,
    put: (g, unit, hex) => putOnTop(stacks, g, unit, hex),
    lift: (g, unit) => putOnTop(stacks, g, unit, BOX),
    pick: (g, unit) => call('placing', { unit, side: sideOf(top(g)) }, '1.0'),
    picked: g => top(g).vars.unit as number,
    finish: g => {
      emit(g, { is: 'setUp', case: '1.0', side: sideOf(top(g)) });
      return done();
    },
    wanted: () => [],
    likely: (_g, unit) => home[sideNo(unit)]!,
    misplaced: () => 0,
  };

  // ---- 2.0 Movement.
  const able = (g: State, hex: number): readonly number[] =>
    stackIn(stacks, g, hex).filter(u => g.cells[at.points + u]! > 0);
  const mayMarch = (g: State, side: SideNo, hex: number): Verdict => {
    if (!mine(g, side, hex)) return no('2.0', `no unit of yours is in ${hexNames[hex]}`, [hex]);
    return able(g, hex).length ? ok : no('2.0', `all in ${hexNames[hex]} have moved`, [hex]);
  };
  const MARCH = hexNames.map((_, hex) => ({ do: 'march', hex }) as const);
  const DONE = { do: 'done' } as const;
  const moving: Decision<(typeof MARCH)[number] | typeof DONE> = {
    candidates: g => [DONE, ...MARCH.filter(c => mine(g, sideOf(top(g)), c.hex))],
    judge: (g, _a, c) => (c.do === 'done' ? ok : mayMarch(g, sideOf(top(g)), c.hex)),
    take: (g, _a, c) =>
      c.do === 'done' ? next : call('march', setOut(stacks, g, c.hex, stackIn(stacks, g, c.hex)), '2.0'),
    say: (_g, _a, c) => (c.do === 'done' ? 'End the movement' : `March from ${hexNames[c.hex]}`),
  };

  const ownerOf = (g: State, f: Frame): SideNo => sideNo(topOf(stacks, g, f.vars.hex as number));
  const reachOf = (g: State, group: readonly number[]): Together =>
    reachTogether(grid, purse(g, group, 0), purse(g, group, 1), g.cells[at.place + group[0]!]! as HexId, found);
  /** 1.1 Three to a hex, also on the way. */
  const fits = (g: State, group: readonly number[], hex: number): boolean =>
    heightOf(stacks, g, hex) + group.length <= LIMIT;
  /** 2.1, 2.2 The next hex, for each of them, as things stand now. */
  const mayEnter = (g: State, group: readonly number[], hex: HexId): Verdict => {
    const from = g.cells[at.place + group[0]!]! as HexId;
    if (!fits(g, group, hex)) return no('1.1', `${hexNames[hex]} is full`, [hex]);
    for (const u of group) {
      const { costs, refused } = walk(grid, groundFor(g, sideNo(u), isOnWheels(u) ? 1 : 0), [from, hex]);
      if (refused !== undefined) return no('2.2', `${names[u]} cannot enter ${hexNames[hex]}`, [hex]);
      if (costs[0]! > g.cells[at.points + u]!) return no('2.1', `${names[u]} has no points left`, [hex]);
    }
    return ok;
  };
  const pay = (g: State, group: readonly number[], hex: HexId): void => {
    const from = g.cells[at.place + group[0]!]! as HexId;
    const stops = enemyZones(boardOf(g), sideNo(group[0]!))[hex] !== 0;
    for (const u of group) {
      const ground = groundFor(g, sideNo(u), isOnWheels(u) ? 1 : 0);
      g.cells[at.points + u] = stops ? 0 : g.cells[at.points + u]! - walk(grid, ground, [from, hex]).costs[0]!;
    }
  };
  type Going =
    | { readonly do: 'to'; readonly hex: number }
    | { readonly do: 'leave'; readonly unit: number }
    | { readonly do: 'stay' };
  const TO = hexNames.map((_, hex) => ({ do: 'to', hex }) as const);
  const LEAVE = names.map((_, unit) => ({ do: 'leave', unit }) as const);
  const STAY = { do: 'stay' } as const;
  const mayGo = (g: State, group: readonly number[], hex: number): Verdict => {
    const from = g.cells[at.place + group[0]!]! as HexId;
    if (hex === from) return no('2.0', 'the group is there already', [hex]);
    if (group.length > 1 && !around(grid, from).includes(hex as HexId))
      return no('2.1', 'a stack goes hex by hex: the way it takes would tell what is in it', [hex]);
    if (group.length > 1) return mayEnter(g, group, hex as HexId);
    const reach = reachOf(g, group);
    if (reach.cost[hex] === UNREACHED) return no('2.1', `${hexNames[hex]} is out of reach for some of them`, [hex]);
    const way = routeTogether(grid, reach, hex as HexId).slice(1);
    return way.every(h => fits(g, group, h)) ? ok : no('1.1', 'a hex on the way is full', [hex]);
  };
  const marching: Decision<Going> = {
    verbs: ['to', 'leave', 'stay'],
    candidates: g => [STAY, ...TO, ...groupIn(stacks, g, top(g)).map(u => LEAVE[u]!)],
    judge: (g, _a, c) => {
      const group = groupIn(stacks, g, top(g));
      if (c.do === 'stay') return ok;
      if (c.do === 'to') return mayGo(g, group, c.hex);
      return group.length > 1 && group.includes(c.unit) ? ok : no('2.1', `${names[c.unit]} cannot be left behind`);
    },
    take: (g, _a, c) => {
      const f = top(g);
      const group = groupIn(stacks, g, f);
      if (c.do === 'leave') {
        leaveBehind(stacks, g, f, c.unit);
        return again;
      }
      if (c.do === 'stay') {
        markAll(g, at.points, group, 0);
        return done();
      }
      const here = f.vars.hex as HexId;
      const there = c.hex as HexId;
      return goto(
        '2.0/walk',
        onTheWay(f, group.length > 1 ? [here, there] : routeTogether(grid, reachOf(g, group), there)),
      );
    },
    say: (_g, _a, c) =>
      c.do === 'stay' ? 'Halt' : c.do === 'to' ? `To ${hexNames[c.hex]}` : `Leave ${names[c.unit]} behind`,
  };
  const walkStep = walking('2.0/walk', '2.0', 'On the way', {
    stacks: () => stacks,
    party: (g, f) => ({ units: groupIn(stacks, g, f) }),
    mayEnter: (g, { units }, _from, hex) => mayEnter(g, units, hex),
    enter: (g, f, { units }, hex) => {
      const side = ownerOf(g, f);
      pay(g, units, hex);
      g.cells[at.control + hex] = side + 1;
      emit(g, { is: 'entered', case: '2.0', side, hex, count: units.length });
    },
    halt: (g, _f, _party, v) => emit(g, { is: 'halted', case: v.case, hex: v.where![0]! }),
  });
  const marchSteps: readonly Step[] = [
    walkStep,
    {
      at: '2.0/where',
      case: '2.0',
      name: 'Where to',
      when: (_g, f) => f.vars.count !== 0, // asked whatever points are left: not to be asked would tell
      run: (g, f) => ask(SIDES[ownerOf(g, f)], 'marching', '2.1'),
    },
  ];
  /** 2.3 Before the next hex: on a one whoever entered is gone, on a two it goes no further. */
  const mutiny: Step = {
    at: '2.3',
    case: '2.3',
    name: 'Mutiny',
    run: (_g, f) => roll(SIDES[sideOf(f)], '2.3', 6),
    fed: (g, f, [die]) => {
      const group = groupIn(stacks, g, frameOf(g, 'march')!);
      emit(g, { is: 'mutiny', case: '2.3', hex: f.vars.hex as number, die: die! });
      if (die === 1) {
        for (const u of group) putOnTop(stacks, g, u, DEAD);
        lostOnTheWay(g, 'march', group.length);
      }
      if (die === 2) markAll(g, at.points, group, 0);
      return done();
    },
  };

  // ---- 3.0 Combat.
  const strikers = (g: State, side: SideNo, hex: number): readonly number[] =>
    around(grid, hex as HexId)
      .filter(h => mine(g, side, h))
      .flatMap(h => stackIn(stacks, g, h))
      .filter(u => g.cells[at.fought + u] !== 1);
  const mayAttack = (g: State, side: SideNo, hex: number): Verdict => {
    if (!mine(g, foe(side), hex)) return no('3.0', 'nobody to attack there', [hex]);
    return strikers(g, side, hex).length ? ok : no('3.0', 'nobody next to it can attack', [hex]);
  };
  const ATTACK = hexNames.map((_, hex) => ({ do: 'attack', hex }) as const);
  const attacking: Decision<(typeof ATTACK)[number] | typeof DONE> = {
    candidates: g => [DONE, ...ATTACK.filter(c => mine(g, foe(sideOf(top(g))), c.hex))],
    judge: (g, _a, c) => (c.do === 'done' ? ok : mayAttack(g, sideOf(top(g)), c.hex)),
    take: (g, _a, c) => (c.do === 'done' ? next : call('battle', { hex: c.hex, side: sideOf(top(g)) }, '3.0')),
    say: (_g, _a, c) => (c.do === 'done' ? 'End the combat' : `Attack ${hexNames[c.hex]}`),
  };
  const rules: AttackRules = {
    nameOf: (_g, unit) => names[unit]!,
    column: () => at.fought,
    planned: 2,
    emptyCase: '3.0',
    twiceCase: '3.0',
    units: g => ofSide[sideOf(top(g))]!,
    able: g => strikers(g, sideOf(top(g)), top(g).vars.hex as number),
    mayJoin: (g, _planned, unit) =>
      strikers(g, sideOf(top(g)), top(g).vars.hex as number).includes(unit)
        ? ok
        : no('3.0', `${names[unit]} cannot attack`),
    bars: granted({ bars: 'look' }),
  };
  const draft = attackDraft(rules);
  const planning: Decision<Drafting> = {
    verbs: draft.verbs,
    candidates: g => draft.candidates(g),
    judge: (g, _a, c) => draft.judge(g, c),
    take: (g, _a, c) => {
      if (c.do !== 'declare') {
        draft.change(g, c);
        return c.do === 'cancel' ? done() : again;
      }
      const f = top(g);
      const attackers = plannedIn(rules, g);
      const defenders = stackIn(stacks, g, f.vars.hex as number);
      show(stacks, g, [...attackers, ...defenders]);
      markAll(g, at.fought, attackers, 1);
      look(g, SIDES[sideOf(f)], '3.0', { hex: f.vars.hex!, units: defenders });
      emit(g, { is: 'declared', case: '3.0', hex: f.vars.hex!, units: attackers });
      put(g, { attackers });
      return next;
    },
    sample: (g, _a, rnd) => draft.sampleAdd(g, rnd) ?? DECLARE,
    say: (g, _a, c) => draft.say(g, c),
  };
  const battle: readonly Step[] = [
    { at: '3.0/plan', case: '3.0', name: 'Plan', run: (_g, f) => ask(SIDES[sideOf(f)], 'planning', '3.0') },
    {
      at: '3.0/die',
      case: '3.0',
      name: 'Die',
      run: (_g, f) => roll(SIDES[sideOf(f)], '3.0', 6),
      fed: (g, f, [die]) => {
        const hex = f.vars.hex as number;
        const attackers = f.vars.attackers as readonly number[];
        const losers = die! + attackers.length > 5 ? stackIn(stacks, g, hex) : [attackers[0]!];
        for (const u of losers) putOnTop(stacks, g, u, DEAD);
        emit(g, { is: 'fought', case: '3.0', hex, die: die!, units: losers });
        return done();
      },
    },
  ];

  const phase = (side: SideNo): readonly Step[] => [
    {
      at: `2.0/${SIDES[side]}`,
      case: '2.0',
      name: 'Turn',
      run: g => {
        for (const u of units) g.cells[at.points + u] = isOnWheels(u) ? 12 : 8;
        markAll(g, at.fought, units, 0);
        return call('phase', { side });
      },
    },
  ];
  const held = (g: State, side: SideNo): number => towns.filter(hex => g.cells[at.control + hex] === side + 1).length;
  const procs: Rules['procs'] = {
    game: [
      { at: '1.0/Red', case: '1.0', name: 'Red sets up', run: () => call('setUp', { side: 0 }) },
      { at: '1.0/Blue', case: '1.0', name: 'Blue sets up', run: () => call('setUp', { side: 1 }) },
      { at: '2.0', case: '2.0', name: 'Turns', run: () => call('turn') },
    ],
    setUp: [{ at: '1.0', case: '1.0', name: 'Set-up', run: (_g, f) => ask(SIDES[sideOf(f)], 'settingUp', '1.0') }],
    placing: [{ at: '1.0/where', case: '1.0', name: 'Where', run: (_g, f) => ask(SIDES[sideOf(f)], 'placing', '1.0') }],
    turn: [
      ...phase(0),
      ...phase(1),
      {
        at: '4.0',
        case: '4.0',
        name: 'End of the turn',
        run: g => {
          g.cells[at.turn]! += 1;
          if (g.cells[at.turn]! < LAST_TURN) return goto('2.0/Red');
          return over({ towns: [held(g, 0), held(g, 1)] });
        },
      },
    ],
    phase: [
      { at: '2.0', case: '2.0', name: 'Movement', run: (_g, f) => ask(SIDES[sideOf(f)], 'moving', '2.0') },
      { at: '3.0', case: '3.0', name: 'Combat', run: (_g, f) => ask(SIDES[sideOf(f)], 'attacking', '3.0') },
    ],
    march: marchSteps,
    mutiny: [mutiny],
    battle,
  };
  const isTown = (hex: number): boolean => (towns as readonly number[]).includes(hex);
  return {
    box: EMPTY_BOX,
    id: 'two-rivers',
    title: 'Two Rivers',
    version: 1,
    sides: SIDES,
    scenarios: [{ id: 'spring', title: 'Spring' }],
    options: [],
    cases: Object.fromEntries(Object.entries(CASES).map(([c, title]) => [c, { title, words: title }])),
    endCase: '4.0',
    layout: L,
    labels: {
      unit: names,
      units: names,
      attackers: names,
      hex: hexNames,
      way: hexNames,
      side: SIDES,
      plan: plans.map(p => p.name),
    },
    verbs: {
      lay: ['plan'],
      pick: ['unit'],
      lift: ['unit'],
      at: ['hex'],
      back: [],
      done: [],
      march: ['hex'],
      to: ['hex'],
      leave: ['unit'],
      stay: [],
      attack: ['hex'],
      add: ['unit'],
      drop: ['unit'],
      declare: [],
      cancel: [],
    },
    machine: machine({
      procs,
      decisions: { settingUp: settingUp(setUp), placing: placing(setUp), moving, marching, attacking, planning },
      watches: [
        {
          on: 'entered',
          case: '2.3',
          run: (_g, e) => (isTown(e.hex as number) ? call('mutiny', { side: e.side!, hex: e.hex! }) : undefined),
        },
      ],
      pool: () => [],
      see,
      fill,
    }),
    first: 'game',
    begin: () => {
      const g = blank(L.size);
      g.cells.fill(BOX, at.place, at.place + names.length);
      return g;
    },
    turn: g => g.cells[at.turn]!,
    tell: e => {
      if (e.is === 'entered') return `${SIDES[e.side as SideNo]} enters ${hexNames[e.hex as number]}`;
      return typeof e.die === 'number' ? `a ${e.die} is rolled in ${hexNames[e.hex as number]}` : '';
    },
    result: g => (g.wait.for === 'over' ? g.wait.result : null),
    score: (g, side) => held(g, side === 'Red' ? 0 : 1) - held(g, side === 'Red' ? 1 : 0),
    faults: g => {
      const full = firstWrong(
        stacks,
        g,
        units.filter(u => isInHex(stacks, g, u)),
        hex => (heightOf(stacks, g, hex) > LIMIT ? hex : undefined),
      );
      return [
        ...stackFaults(stacks, g).map(f => `1.1 ${hexNames[f.hex]}: ${f.wrong}`),
        ...(full === undefined ? [] : [`1.1 ${hexNames[full]} is full`]),
      ];
    },
  };
};
