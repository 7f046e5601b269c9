/**
 * Five Cantons, a toy of the kind of game in which many nations move by markers drawn from a cup: a flat-top sheet with a corner cut off,
 * phases of one nation slipped between those of the others, a capital that falls in the middle of a march and takes its nation's turn with it,
 * armies that break into corps from a fixed mix and are scattered by the enemy, railways under aircraft, supply by nation.
 */
import { roll, take } from '../../engine/chance.ts';
import { granted, no, ok, type Decision, type Verdict } from '../../engine/decide.ts';
import { emit, look, type Watch } from '../../engine/events.ts';
import { again, ask, call, done, goto, next, over, procedure, top, type Next, type Step } from '../../engine/flow.ts';
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import { layAll, piecesIn, put as putPiece, type Pieces } from '../../engine/pieces.ts';
import type { Rules } from '../../engine/rules.ts';
import { EMPTY_BOX, blank, clone, column, layout, track, type Side, type State } from '../../engine/state.ts';
import { around, makeGrid, sideBetween, type Grid, type HexId } from '../../kernel/hex.ts';
import { ENEMY_ZONE, isReached, NO_ENTRY, priced, routeTo, walk, type Reach } from '../../kernel/path.ts';
import { cover, show, uncover } from '../fog.ts';
import { makeGrounds, makeCachedReach } from '../movement-costs.ts';
import { makeLines, type Lines } from '../supply-lines.ts';
import { groupIn, onTheWay, setOut, walking } from '../march.ts';
import { makeOccupancy, type Counters, type TwoCamps } from '../occupancy.ts';
import { runOf } from '../cell-ranges.ts';
import { placing, settingUp, type SetUpRules } from '../setup.ts';
import { fewestOut, heightOf, isInHex, putOnTop, stackFaults, stackIn, topOf, type Stacks } from '../stacks.ts';
import { inEnemyZone, makeEnemyZones } from '../zones.ts';

export interface CantonsPack {
  readonly columns: number;
  readonly rows: number;
  /** So many columns at the right begin a row lower each. */
  readonly cut: number;
  readonly armies: number;
  readonly turns: number;
  /** Faces of the dice of the air: so many markers less one can come. */
  readonly air: number;
}
export const PACK: CantonsPack = { columns: 15, rows: 6, cut: 3, armies: 2, turns: 2, air: 4 };

const SIDES = ['League', 'Pact'] as const;
type SideNo = 0 | 1;
const foe = (side: SideNo): SideNo => (side === 0 ? 1 : 0);
/** From west to east; the first slips its phases in and has no marker. */
export const NATIONS = ['Eth', 'Aran', 'Brel', 'Corm', 'Dorn'] as const;
const ETH = 0;
const SIDE_OF: readonly SideNo[] = [0, 1, 1, 1, 0];
const PHASES = ['move', 'fight'] as const;
const NO_YES = ['no', 'yes'];
const LIMIT = 2;
const COMPONENTS = 2;
const BOXES = ['to set up', 'set aside', 'lost', 'cup', 'track', 'gone'];
const CASES = {
  '1.0': 'Set-up',
  '2.0': 'Markers and slipped phases',
  '2.1': 'The air',
  '3.0': 'Movement',
  '3.1': 'Armies without supply break up',
  '3.2': 'Capitals and the fall of a canton',
  '4.0': 'Combat',
  '5.0': 'Stacking: the enemy scatters what is too much',
  '6.0': 'The end',
};
const WORDS: { readonly [event: string]: string } = {
  fell: 'A canton falls',
  stood: 'A canton fights on',
  drawn: 'A marker is drawn',
  broken: 'An army breaks up',
  fought: 'A battle',
};

const gridOf = ({ columns, rows, cut }: CantonsPack) =>
  makeGrid({
    orientation: 'flat',
    lines: [1, columns],
    places: c => [1 + Math.max(0, c - (columns - cut)), rows],
    shoved: 'even',
  });

/** The game, and what tests set positions with. */
export interface Cantons extends Game {
  readonly grid: Grid;
  readonly stacks: Stacks;
  readonly capital: readonly HexId[];
}
export const cantonsOf = (pack: CantonsPack): Cantons => {
  const grid = gridOf(pack);
  const { size, labels: hexNames } = grid;
  const corps = COMPONENTS * pack.armies - 1; // one short of what all armies would need
  const each = pack.armies + corps;
  const names = NATIONS.flatMap(n =>
    Array.from({ length: each }, (_, i) => (i < pack.armies ? `${n} A${i + 1}` : `${n} c${i - pack.armies + 1}`)),
  );
  const units = [...names.keys()];
  const nationOf = (unit: number): number => Math.floor(unit / each);
  const sideNo = (unit: number): SideNo => SIDE_OF[nationOf(unit)]!;
  const isArmy = (unit: number): boolean => unit % each < pack.armies;
  /** The first corps of each canton counts two in a stack. */
  const loadOf = (list: readonly number[]): number =>
    list.reduce((sum, u) => sum + (u % each === pack.armies ? 2 : 1), 0);
  const ofNation = NATIONS.map((_, n) => units.filter(u => nationOf(u) === n));
  const places = [...hexNames, ...BOXES];
  const [TO_SET_UP, ASIDE, LOST, CUP, TRACK, GONE] = BOXES.map((_, i) => size + i) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const flights = Array.from({ length: pack.air - 1 }, (_, i) => `air ${i + 1}`);
  const L = layout({
    turn: track(),
    place: column(names, places),
    level: column(names),
    shown: column(names, NO_YES),
    spent: column(names, NO_YES),
    height: column(hexNames),
    control: column(hexNames, SIDES),
    air: column(flights, places),
    airLeft: track(),
    winner: track(SIDES),
    fallen: column(NATIONS, NO_YES),
    used: column(PHASES, NO_YES),
    marker: column(NATIONS, places),
    markerKnown: column(NATIONS),
    markers: column(BOXES),
  });
  const { at } = L;
  const cup: Pieces = {
    sides: SIDES,
    rows: [1, 2, 3, 4],
    zones: [CUP, TRACK, GONE].map(place => ({ place, seen: 'all' })),
    at: at.marker,
    known: at.markerKnown,
    size: at.markers - size,
  };
  const homeOf = (hex: number): number => Math.floor(((grid.line[hex]! - 1) * NATIONS.length) / pack.columns);
  const home = NATIONS.map((_, n) => [...hexNames.keys()].filter(hex => homeOf(hex) === n) as HexId[]);
  const capital = home.map(list => list[list.length >> 1]!);
  const isFallen = (g: State, nation: number): boolean => g.cells[at.fallen + nation] === 1;

  // ---- Who stands where, what it costs to go on, whence they are fed.
  const stacks: Stacks = {
    size,
    place: at.place,
    level: at.level,
    height: at.height,
    shown: at.shown,
    units: () => units,
  };
  const counters: Counters<TwoCamps> = {
    grid,
    place: at.place,
    count: names.length,
    camps: 2,
    foes: [[1], [0]],
    kinds: [{ layer: 0 }, { layer: 1 }],
    runs: () => [runOf(units)],
    slow: () => [
      { from: at.air, to: at.air + flights.length },
      { from: at.winner, to: at.winner + 1 },
    ],
    campOf: (_g, unit) => sideNo(unit),
    isInPlay: () => true,
    kindOf: (_g, unit) => sideNo(unit),
  };
  const boardOf = makeOccupancy(counters);
  const zones = makeEnemyZones(counters, ENEMY_ZONE);
  const grounds = makeGrounds(grid);
  const { find: reachOf } = makeCachedReach(grid);
  const rail = new Uint8Array(grid.sideCount);
  for (let n = 1; n < capital.length; n++) {
    const all = { enter: new Uint8Array(size).fill(1), cross: new Uint8Array(grid.sideCount) };
    const way = routeTo(reachOf(all, capital[n - 1]!, 200), capital[n]!);
    for (let i = 1; i < way.length; i++) rail[sideBetween(grid, way[i - 1]!, way[i]!)] = 1;
  }
  const base = priced(grid, { enter: new Uint8Array(size).fill(4), cross: new Uint8Array(grid.sideCount), road: rail });
  const surcharge = new Uint8Array(size);
  const groundFor = (g: State, nation: number) => {
    const board = boardOf(g);
    const side = SIDE_OF[nation]!;
    surcharge.fill(0);
    if (g.cells[at.winner] !== side) for (const hex of marked(g)) surcharge[hex] = 2;
    const counting = (open: Uint8Array, out: Uint8Array): void => {
      out.set(open);
      for (const u of units)
        if (isInHex(stacks, g, u) && nationOf(u) !== nation) out[g.cells[at.place + u]!] = NO_ENTRY;
    };
    return grounds(nation, base, board.held[0] + board.held[1], counting, zones(board, side), surcharge);
  };
  /** 2.1 Few markers on many hexes are rows with a place, as counters are. */
  const placesOfAir = (g: State): Int16Array => g.cells.subarray(at.air, at.air + flights.length);
  const marked = (g: State): readonly number[] =>
    [...placesOfAir(g)].filter(hex => hex < size).toSorted((a, b) => a - b);
  const shutNowhere = new Uint8Array(size);
  const noWall = new Uint8Array(grid.sideCount);
  const lines: readonly Lines[] = NATIONS.map((_, n) =>
    makeLines(grid, boardOf, {
      camp: SIDE_OF[n]!,
      wall: noWall,
      cells: capital.map(hex => at.control + hex),
      sources: () => capital,
      feeds: (g, hex) => hex === capital[n] && g.cells[at.control + hex] === SIDE_OF[n],
      closed: () => shutNowhere,
      isBarred: (_g, board, hex) => board.inPlay[foe(SIDE_OF[n]!)][hex]! > 0,
      zone: board => board.zones[foe(SIDE_OF[n]!)]!,
      friend: board => board.inPlay[SIDE_OF[n]!],
    }),
  );

  // ---- Fog.
  const see = (g: State, side: Side): State => {
    const v = clone(g);
    cover(
      stacks,
      g,
      v,
      units.filter(u => SIDES[sideNo(u)] !== side),
      [at.place, at.level, at.spent],
    );
    return v;
  };
  const fill: Rules['fill'] = (view, _side, rnd) =>
    uncover(
      stacks,
      clone(view),
      rnd,
      (top, unit) => (nationOf(top) === nationOf(unit) ? 1 : 0),
      (g, u) => {
        g.cells[at.spent + u] = 0;
      },
    );

  // ---- 1.0 Set-up: the armies at home, one to a hex; corps wait beside the map.
  type Nation = { readonly nation: number };
  const setUpProc = procedure<Nation>('setUp');
  const whereProc = procedure<Nation & { readonly unit: number }>('where');
  const setUp: SetUpRules = {
    nameOf: (_g, unit) => names[unit]!,
    labelOf: (_g, hex) => hexNames[hex]!,
    plans: () =>
      NATIONS.map((name, n) => ({
        name: `${name} around its capital`,
        words: 'an army a hex',
        stacks: around(grid, capital[n]!)
          .slice(0, pack.armies)
          .map((hex, i) => ({ hex, units: [ofNation[n]![i]!] })),
      })),
    placeOf: (g, unit) => g.cells[at.place + unit]!,
    box: () => TO_SET_UP,
    hexes: () => size,
    caseOf: () => '1.0',
    army: g => ofNation[setUpProc.vars(g).nation]!.filter(isArmy),
    mayPlace: (g, unit, hex) => {
      if (homeOf(hex) !== nationOf(unit)) return no('1.0', `${names[unit]} is set up at home`, [hex]);
      return heightOf(stacks, g, hex) === 0 ? ok : no('1.0', `one army in ${hexNames[hex]} is enough`, [hex]);
    },
    mayLay: (g, plan) => (plan === setUpProc.vars(g).nation ? ok : no('1.0', 'that is for another canton')),
    mayFinish: () => ok,
    put: (g, unit, hex) => putOnTop(stacks, g, unit, hex),
    lift: (g, unit) => putOnTop(stacks, g, unit, TO_SET_UP),
    pick: (g, unit) => whereProc.call({ ...setUpProc.vars(g), unit }, '1.0'),
    picked: g => whereProc.vars(g).unit,
    finish: () => done(),
    wanted: () => [],
    likely: (_g, unit) => home[nationOf(unit)]!,
    misplaced: g => setUp.army(g)[0]!,
  };

  // ---- 2.1 The air: whoever rolls more puts out a marker a point, anywhere, one a hex.
  const AIR = hexNames.map((_, hex) => ({ do: 'fly', hex }) as const);
  const HOME = hexNames.map((_, hex) => ({ do: 'recall', hex }) as const);
  const DONE = { do: 'done' } as const;
  type Flying = (typeof AIR)[number] | (typeof HOME)[number] | typeof DONE;
  const flying: Decision<Flying> = {
    verbs: ['fly', 'recall', 'done'],
    candidates: () => [DONE, ...AIR, ...HOME],
    judge: (g, _a, c) => {
      if (c.do === 'done') return g.cells[at.airLeft] === 0 ? ok : no('2.1', `${g.cells[at.airLeft]} markers are left`);
      const there = placesOfAir(g).includes(c.hex);
      if (c.do === 'recall') return there ? ok : no('2.1', `no marker is in ${hexNames[c.hex]}`, [c.hex]);
      if (g.cells[at.airLeft] === 0) return no('2.1', 'no marker is left');
      return there ? no('2.1', `a marker is in ${hexNames[c.hex]} already`, [c.hex]) : ok;
    },
    take: (g, _a, c) => {
      if (c.do === 'done') return next;
      const flight = placesOfAir(g).indexOf(c.do === 'fly' ? ASIDE : c.hex);
      g.cells[at.air + flight] = c.do === 'fly' ? c.hex : ASIDE;
      g.cells[at.airLeft]! += c.do === 'fly' ? -1 : 1;
      return again;
    },
    /** In rising order, so that the same markers come in one way only, and none is taken up again. */
    sample: (g, _a, rnd) => {
      const left = g.cells[at.airLeft]!;
      const first = (marked(g).at(-1) ?? -1) + 1;
      return left === 0 ? DONE : AIR[first + rnd(size - left - first + 1)]!;
    },
    say: (_g, _a, c) => (c.do === 'done' ? 'All fly' : `${c.do === 'fly' ? 'Over' : 'Back from'} ${hexNames[c.hex]}`),
  };

  // ---- 2.0 Slipped phases.
  const PASS = { do: 'pass' } as const;
  const SLIP = PHASES.map((_, phase) => ({ do: 'slip', phase }) as const);
  type Phase = Nation & { readonly phase: number };
  const phaseProc = procedure<Phase>('phase');
  const turnOf = procedure<Nation>('canton');
  const unused = (g: State): boolean => PHASES.some((_, p) => g.cells[at.used + p] === 0);
  const slipping: Decision<(typeof SLIP)[number] | typeof PASS> = {
    candidates: () => [PASS, ...SLIP],
    judge: (g, _a, c) =>
      c.do === 'pass' || g.cells[at.used + c.phase] === 0 ? ok : no('2.0', `${PHASES[c.phase]} was used this turn`),
    take: (g, _a, c) => {
      if (c.do === 'pass') return next;
      g.cells[at.used + c.phase] = 1;
      return phaseProc.call({ nation: ETH, phase: c.phase }, top(g).at);
    },
    say: (_g, _a, c) => (c.do === 'pass' ? 'Not now' : `Now: ${PHASES[c.phase]}`),
  };

  // ---- 3.0 Movement, one unit at a time, hex by hex.
  const inHand = (g: State): { readonly nation: number; readonly side: SideNo } => {
    const { nation } = phaseProc.vars(g);
    return { nation, side: SIDE_OF[nation]! };
  };
  const mayMove = (g: State, unit: number): Verdict => {
    if (nationOf(unit) !== inHand(g).nation) return no('3.0', `it is not the turn of ${names[unit]}`);
    if (!isInHex(stacks, g, unit)) return no('3.0', `${names[unit]} is not on the map`);
    return g.cells[at.spent + unit] === 0 ? ok : no('3.0', `${names[unit]} has moved`);
  };
  const MARCH = names.map((_, unit) => ({ do: 'march', unit }) as const);
  const marchProc = procedure<{ readonly hex: number; readonly count: number }>('march');
  const moving: Decision<(typeof MARCH)[number] | typeof DONE> = {
    candidates: () => [DONE, ...MARCH],
    judge: (g, _a, c) => (c.do === 'done' ? ok : mayMove(g, c.unit)),
    take: (g, _a, c) => {
      if (c.do === 'done') return next;
      const hex = g.cells[at.place + c.unit]!;
      g.cells[at.spent + c.unit] = 1;
      if (isArmy(c.unit) && !lines[nationOf(c.unit)]!.reaches(g, hex)) return call('breakUp', { hex }, '3.0');
      return call('march', setOut(stacks, g, hex, [c.unit]), '3.0');
    },
    say: (_g, _a, c) => (c.do === 'done' ? 'No more marches' : `March ${names[c.unit]}`),
  };
  const points = (unit: number): number => (isArmy(unit) ? 8 : 12);
  const reachIn = (g: State): Reach => {
    const [unit] = groupIn(stacks, g, top(g));
    return reachOf(groundFor(g, nationOf(unit!)), g.cells[at.place + unit!]!, points(unit!), true);
  };
  const TO = hexNames.map((_, hex) => ({ do: 'to', hex }) as const);
  const STAY = { do: 'stay' } as const;
  const marching: Decision<(typeof TO)[number] | typeof STAY> = {
    candidates: () => [STAY, ...TO],
    judge: (g, _a, c) => {
      if (c.do === 'stay') return ok;
      if (c.hex === top(g).vars.hex) return no('3.0', 'it is there already', [c.hex]);
      if (!isReached(reachIn(g), c.hex as HexId)) return no('3.0', `${hexNames[c.hex]} is out of reach`, [c.hex]);
      const together = [...crowd(g, c.hex), ...groupIn(stacks, g, top(g))];
      return loadOf(together) <= LIMIT ? ok : no('5.0', `${hexNames[c.hex]} is full`, [c.hex]);
    },
    take: (g, _a, c) =>
      c.do === 'stay' ? done() : goto('3.0/walk', onTheWay(top(g), routeTo(reachIn(g), c.hex as HexId))),
    say: (_g, _a, c) => (c.do === 'stay' ? 'Stay' : `To ${hexNames[c.hex]}`),
  };
  const march: readonly Step[] = [
    walking('3.0/walk', '3.0', 'On the way', {
      stacks: () => stacks,
      party: (g, f) => ({ units: groupIn(stacks, g, f) }),
      mayEnter: (g, { units }, from, hex) => {
        const { refused } = walk(grid, groundFor(g, nationOf(units[0]!)), [from, hex]);
        return refused === undefined ? ok : no('3.0', `${hexNames[hex]} is barred now`, [hex]);
      },
      enter: (g, _f, { units }, hex) => {
        const side = sideNo(units[0]!);
        if (g.cells[at.control + hex] === side) return;
        g.cells[at.control + hex] = side;
        emit(g, { is: 'entered', case: '3.0', side, hex });
      },
      halt: (g, _f, _party, v) => emit(g, { is: 'halted', case: v.case, hex: v.where![0]! }),
    }),
    {
      at: '3.0/where',
      case: '3.0',
      name: 'Where to',
      when: g => marchProc.vars(g).count > 0 && !frameWalked(g),
      run: g => ask(SIDES[inHand(g).side], 'marching', '3.0'),
    },
  ];
  /** A way was given and walked: it ends there. */
  const frameWalked = (g: State): boolean => top(g).vars.way !== undefined;

  // ---- 3.2 The instant an enemy is in a capital.
  const fallProc = procedure<Nation>('fall');
  const fall: readonly Step<Nation>[] = [
    {
      at: '3.2',
      case: '3.2',
      name: 'Does it fall?',
      run: (_g, { vars: { nation } }) => roll(SIDES[foe(SIDE_OF[nation]!)], '3.2', 6),
      fed: (g, { vars: { nation } }, [die]): Next => {
        if (die! < 3) {
          emit(g, { is: 'stood', case: '3.2', nation, die: die! });
          return done();
        }
        g.cells[at.fallen + nation] = 1;
        for (const u of ofNation[nation]!) putOnTop(stacks, g, u, LOST);
        if (nation !== ETH && g.cells[at.marker + nation] !== GONE) putPiece(cup, g, nation, GONE);
        emit(g, { is: 'fell', case: '3.2', nation, die: die! });
        return nation === ETH ? over({ winner: 'Pact' }) : done();
      },
    },
  ];
  const watches: readonly Watch[] = [
    {
      on: 'entered',
      case: '3.2',
      run: (g, e) => {
        const nation = (capital as readonly number[]).indexOf(e.hex as number);
        const isEnemy = nation >= 0 && SIDE_OF[nation] !== e.side && !isFallen(g, nation);
        return isEnemy ? fallProc.call({ nation }) : undefined;
      },
    },
  ];

  // ---- 4.0 Combat: all in a hex against all in the next.
  const holder = (g: State, hex: number): number => (heightOf(stacks, g, hex) ? nationOf(topOf(stacks, g, hex)) : -1);
  const attacks = (g: State) =>
    [...hexNames.keys()]
      .filter(from => holder(g, from) === inHand(g).nation)
      .flatMap(from => around(grid, from as HexId).map(hex => ({ do: 'attack', from, hex }) as const));
  type Attack = ReturnType<typeof attacks>[number];
  const battleProc = procedure<{ readonly from: number; readonly hex: number }>('battle');
  const fighting: Decision<Attack | typeof DONE> = {
    verbs: ['attack', 'done'],
    candidates: g => [DONE, ...attacks(g)],
    judge: (g, _a, c) => {
      if (c.do === 'done') return ok;
      const { nation, side } = inHand(g);
      const enemy = holder(g, c.hex);
      if (holder(g, c.from) !== nation)
        return no('4.0', `nobody of yours is in ${hexNames[c.from] ?? 'play there'}`, [c.from]);
      if (!around(grid, c.from as HexId).includes(c.hex as HexId)) return no('4.0', 'that is too far', [c.hex]);
      if (enemy < 0 || SIDE_OF[enemy] === side) return no('4.0', `no enemy is in ${hexNames[c.hex]}`, [c.hex]);
      return granted({ bars: 'look' });
    },
    take: (g, a, c) => {
      if (c.do === 'done') return next;
      const both = [c.from, c.hex].flatMap(hex => stackIn(stacks, g, hex));
      show(stacks, g, both);
      look(g, a.side, '4.0', { hex: c.hex });
      return battleProc.call({ from: c.from, hex: c.hex }, '4.0');
    },
    say: (_g, _a, c) => (c.do === 'done' ? 'No more attacks' : `${hexNames[c.from]} attacks ${hexNames[c.hex]}`),
  };
  const battle: readonly Step<{ readonly from: number; readonly hex: number }>[] = [
    {
      at: '4.0/die',
      case: '4.0',
      name: 'The die',
      run: g => roll(SIDES[inHand(g).side], '4.0', 6),
      fed: (g, { vars: { from, hex } }, [die]) => {
        const won = die! > 3;
        const loser = topOf(stacks, g, won ? hex : from);
        emit(g, { is: 'fought', case: '4.0', hex, die: die! });
        if (!isArmy(loser)) putOnTop(stacks, g, loser, LOST);
        return call('breakUp', { hex: won ? hex : from });
      },
    },
  ];

  // ---- 5.0 Armies break up, and the enemy scatters what is too much.
  const crowd = (g: State, hex: number): readonly number[] => stackIn(stacks, g, hex);
  const breakUp: readonly Step[] = [
    {
      at: '3.1',
      case: '3.1',
      name: 'Break up',
      when: (g, f) => crowd(g, f.vars.hex as number).some(isArmy),
      run: (g, f) => {
        const hex = f.vars.hex as number;
        const army = crowd(g, hex).find(isArmy)!;
        const free = ofNation[nationOf(army)]!.filter(u => !isArmy(u) && g.cells[at.place + u] === ASIDE);
        putOnTop(stacks, g, army, ASIDE);
        for (const u of free.slice(0, COMPONENTS)) {
          putOnTop(stacks, g, u, hex);
          g.cells[at.spent + u] = g.cells[at.spent + army]!;
        }
        emit(g, { is: 'broken', case: '3.1', unit: army, hex });
        return again;
      },
    },
    {
      at: '5.0/look',
      case: '5.0',
      name: 'Too many',
      when: (g, f) => loadOf(crowd(g, f.vars.hex as number)) > LIMIT,
      run: (g, f) => {
        const hex = f.vars.hex as HexId;
        const all = crowd(g, hex);
        show(
          stacks,
          g,
          [hex, ...around(grid, hex)].flatMap(h => crowd(g, h)),
        ); // where they may go rests on who is there
        look(g, SIDES[foe(sideNo(all[0]!))], '5.0', { hex: f.vars.hex! });
        return next;
      },
    },
    {
      at: '5.0',
      case: '5.0',
      name: 'Scatter',
      when: (g, f) => loadOf(crowd(g, f.vars.hex as number)) > LIMIT,
      run: (g, f) => ask(SIDES[foe(sideNo(crowd(g, f.vars.hex as number)[0]!))], 'scattering', '5.0'),
    },
  ];
  const mayLie = (g: State, unit: number, hex: HexId): boolean => {
    const there = holder(g, hex);
    return (there < 0 || there === nationOf(unit)) && loadOf([...crowd(g, hex), unit]) <= LIMIT;
  };
  const openTo = (g: State, unit: number, from: HexId): readonly HexId[] => {
    const fit = around(grid, from).filter(hex => mayLie(g, unit, hex));
    const free = fit.filter(hex => !inEnemyZone(boardOf(g), counters, sideNo(unit), hex));
    return free.length ? free : fit;
  };
  const crowded = (g: State): HexId => top(g).vars.hex as HexId;
  type Scattering =
    | { readonly do: 'scatter'; readonly unit: number; readonly hex: number }
    | { readonly do: 'remove'; readonly unit: number };
  const scattering: Decision<Scattering> = {
    verbs: ['scatter', 'remove'],
    candidates: g =>
      crowd(g, crowded(g)).flatMap((unit): readonly Scattering[] => [
        ...openTo(g, unit, crowded(g)).map(hex => ({ do: 'scatter', unit, hex }) as const),
        { do: 'remove', unit },
      ]),
    judge: (g, _a, c) => {
      if (!crowd(g, crowded(g)).includes(c.unit)) return no('5.0', `${names[c.unit]} is not among them`);
      const least = fewestOut(crowd(g, crowded(g)), rest => loadOf(rest) <= LIMIT);
      if (!least.some(out => out.includes(c.unit))) return no('5.0', `fewer need go without ${names[c.unit]}`);
      const open = openTo(g, c.unit, crowded(g));
      if (c.do === 'remove') return open.length ? no('5.0', `${names[c.unit]} has somewhere to go`) : ok;
      return (open as readonly number[]).includes(c.hex) ? ok : no('5.0', `not to ${hexNames[c.hex]}`, [c.hex]);
    },
    take: (g, _a, c) => {
      putOnTop(stacks, g, c.unit, c.do === 'remove' ? LOST : c.hex);
      if (c.do === 'scatter') show(stacks, g, [c.unit]); // by the hand of him who looks on
      return again;
    },
    say: (_g, _a, c) => (c.do === 'remove' ? `${names[c.unit]} is lost` : `${names[c.unit]} to ${hexNames[c.hex]}`),
  };

  // ---- The sequence of play.
  const slip = (label: string): Step<Nation> => ({
    at: label,
    case: '2.0',
    name: 'A phase slipped in',
    when: g => unused(g) && !isFallen(g, ETH),
    run: () => ask('League', 'slipping', '2.0'),
  });
  const own = (phase: number): Step<Nation> => ({
    at: `2.0/${PHASES[phase]}`,
    case: '2.0',
    name: `The canton’s ${PHASES[phase]}`,
    when: (g, f) => !isFallen(g, f.vars.nation),
    run: (_g, { vars: { nation } }) => phaseProc.call({ nation, phase }),
  });
  const procs: Rules['procs'] = {
    game: [
      ...NATIONS.map((name, nation): Step => ({
        at: `1.0/${name}`,
        case: '1.0',
        name: `${name} sets up`,
        run: () => setUpProc.call({ nation }),
      })),
      { at: '2.0', case: '2.0', name: 'Turns', run: () => call('turn') },
    ],
    setUp: [
      {
        at: '1.0',
        case: '1.0',
        name: 'Set-up',
        run: g => ask(SIDES[SIDE_OF[setUpProc.vars(g).nation]!], 'settingUp', '1.0'),
      },
    ],
    where: [
      {
        at: '1.0/where',
        case: '1.0',
        name: 'Where',
        run: g => ask(SIDES[SIDE_OF[setUpProc.vars(g).nation]!], 'placing', '1.0'),
      },
    ],
    turn: [
      {
        at: '2.1/dice',
        case: '2.1',
        name: 'Dice of the air',
        run: () => roll('League', '2.1', pack.air, pack.air),
        fed: (g, _f, [ours, theirs]) => {
          placesOfAir(g).fill(ASIDE);
          g.cells.fill(0, at.used, at.used + PHASES.length);
          g.cells[at.winner] = ours! >= theirs! ? 0 : 1;
          g.cells[at.airLeft] = Math.abs(ours! - theirs!);
          emit(g, { is: 'air', case: '2.1', ours: ours!, theirs: theirs! });
          return next;
        },
      },
      {
        at: '2.1',
        case: '2.1',
        name: 'The air',
        when: g => g.cells[at.airLeft]! > 0,
        run: g => ask(SIDES[g.cells[at.winner] as SideNo], 'flying', '2.1'),
      },
      {
        at: '2.0/draw',
        case: '2.0',
        name: 'Draw a marker',
        when: g => piecesIn(cup, g, CUP).length > 0,
        run: () => take('League', '2.0', CUP, 1),
        fed: (g, _f, [nation]) => {
          putPiece(cup, g, nation!, TRACK);
          emit(g, { is: 'drawn', case: '2.0', nation: nation! });
          return turnOf.call({ nation: nation! }, '2.0/draw');
        },
      },
      {
        at: '6.0',
        case: '6.0',
        name: 'End of the turn',
        run: g => {
          for (const r of piecesIn(cup, g, TRACK)) putPiece(cup, g, r, CUP);
          g.cells[at.turn]! += 1;
          return g.cells[at.turn]! < pack.turns
            ? goto('2.1/dice')
            : over({ fallen: NATIONS.filter((_, n) => isFallen(g, n)) });
        },
      },
    ],
    canton: [slip('2.0/drawn'), own(0), slip('2.0/moved'), own(1), slip('2.0/fought')] as readonly Step[],
    phase: [
      {
        at: '3.0/ready',
        case: '3.0',
        name: 'Ready',
        run: g => {
          for (const u of ofNation[inHand(g).nation]!) g.cells[at.spent + u] = 0;
          return next;
        },
      },
      {
        at: '3.0',
        case: '3.0',
        name: 'Movement',
        when: (_g, f) => f.vars.phase === 0,
        run: g => ask(SIDES[inHand(g).side], 'moving', '3.0'),
      },
      {
        at: '4.0',
        case: '4.0',
        name: 'Combat',
        when: (_g, f) => f.vars.phase === 1,
        run: g => ask(SIDES[inHand(g).side], 'fighting', '4.0'),
      },
    ],
    march,
    fall: fall as readonly Step[],
    battle: battle as readonly Step[],
    breakUp,
  };
  return {
    grid,
    stacks,
    capital,
    box: EMPTY_BOX,
    id: 'five-cantons',
    title: 'Five Cantons',
    version: 1,
    sides: SIDES,
    scenarios: [{ id: 'autumn', title: 'Autumn' }],
    options: [],
    cases: Object.fromEntries(Object.entries(CASES).map(([c, title]) => [c, { title, words: title }])),
    endCase: '6.0',
    layout: L,
    labels: {
      unit: names,
      hex: hexNames,
      from: places,
      out: NATIONS,
      way: hexNames,
      side: SIDES,
      nation: NATIONS,
      phase: PHASES,
      plan: setUp.plans(blank(L.size)).map(p => p.name),
    },
    verbs: {
      lay: ['plan'],
      pick: ['unit'],
      lift: ['unit'],
      at: ['hex'],
      back: [],
      done: [],
      fly: ['hex'],
      recall: ['hex'],
      pass: [],
      slip: ['phase'],
      march: ['unit'],
      to: ['hex'],
      stay: [],
      attack: ['from', 'hex'],
      scatter: ['unit', 'hex'],
      remove: ['unit'],
    },
    machine: machine({
      procs,
      decisions: {
        settingUp: settingUp(setUp),
        placing: placing(setUp),
        flying,
        slipping,
        moving,
        marching,
        fighting,
        scattering,
      },
      watches,
      pool: (g, zone) => piecesIn(cup, g, zone),
      see,
      fill,
    }),
    first: 'game',
    begin: () => {
      const g = blank(L.size);
      for (const u of units) g.cells[at.place + u] = isArmy(u) ? TO_SET_UP : ASIDE;
      for (let hex = 0; hex < size; hex++) g.cells[at.control + hex] = SIDE_OF[homeOf(hex)]!;
      placesOfAir(g).fill(ASIDE);
      layAll(cup, g, CUP);
      return g;
    },
    turn: g => g.cells[at.turn]!,
    tell: e => {
      const words = WORDS[e.is] ?? '';
      if (e.is === 'air') return `The League rolls ${String(e.ours)} and the Pact ${String(e.theirs)} for the air`;
      return typeof e.die === 'number' ? `${words || e.is} (die ${e.die})` : words;
    },
    result: g => (g.wait.for === 'over' ? g.wait.result : null),
    score: (g, side) => (side === 'League' ? 1 : -1) * NATIONS.filter((_, n) => isFallen(g, n)).length,
    faults: g => stackFaults(stacks, g).map(f => `5.0 ${hexNames[f.hex]}: ${f.wrong}`),
  };
};
