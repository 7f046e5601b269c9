/** The box: everything the rules read from the tables. It is made once, shared by all copies of a state, and never changed. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import type { Pieces } from '../../../engine/pieces.ts';
import type { Layout } from '../../../engine/state.ts';
import type { Stacks } from '../../../field/stacks.ts';
import { RIVERS } from '../data/map.ts';
import type { Plain, SeedsTables } from '../data/tables.ts';
import type { Nation, Type, UnitRow } from '../data/units.ts';
import { makeBoard, type Cells } from './state.ts';

/** 0 for the Germans, 1 for the Allies: the rows of columns by side. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;

/** The boxes beside the map. Places are numbered: Areas, these boxes, then a Poised box for each army (2.3.1). */
const BOXES = [
  'German force pool',
  'German mobilised',
  'OKW reserve',
  'Poland A',
  'Poland B',
  'Allied force pool',
  'Allied mobilised',
  'GQG reserve',
  'Out of play',
] as const;
export type BoxName = (typeof BOXES)[number];

interface Ground {
  readonly areaNames: readonly string[];
  /** The names players read. */
  readonly shownNames: readonly string[];
  /** The number of Areas; places from this number on are boxes. */
  readonly areas: number;
  readonly areaIds: readonly number[];
  readonly nextTo: readonly (readonly number[])[];
  /** By two Areas, at a * areas + b: the river between them as an index of RIVERS; -1 if they are not adjacent. */
  readonly river: Int8Array;
  /** By two Areas: their distance, whoever stands in between; 99 if there is no way. */
  readonly distance: Uint8Array;
  /** 13.6 By Area: the dice its terrain gives the defender. */
  readonly terrainDice: readonly number[];
  /** By Area: its nation. */
  readonly nationIn: readonly string[];
  readonly centres: readonly number[];
  readonly isCentre: readonly boolean[];
  /** The centres and all Areas of a nation; 21.4 the French ports. */
  readonly centresOf: ReadonlyMap<string, readonly number[]>;
  readonly areasOf: ReadonlyMap<string, readonly number[]>;
  readonly ports: readonly number[];
  readonly objectives: readonly number[];
  /** 14.1 Symbols of the Maginot Line. */
  readonly maginot: readonly number[];
  /** 14.2.1 The Areas in which the Westwall can be built; by Area, its name in refusals. */
  readonly westwallAreas: readonly number[];
  readonly westwallNames: readonly string[];
  readonly paris: readonly number[];
}
interface Army {
  readonly unitNames: readonly string[];
  readonly units: readonly number[];
  /** Armies and corps: the units that can be on the map. */
  readonly ground: readonly number[];
  readonly armies: readonly number[];
  readonly fleets: readonly number[];
  readonly ofSide: readonly [readonly number[], readonly number[]];
  readonly groundOf: readonly [readonly number[], readonly number[]];
  readonly armiesOf: readonly [readonly number[], readonly number[]];
  readonly fleetsOf: readonly [readonly number[], readonly number[]];
  readonly sideOf: readonly SideNo[];
  readonly rows: readonly Plain<UnitRow>[];
  readonly typeOf: readonly Type[];
  readonly nationOf: readonly Nation[];
  /** The first Poised box; they follow in the order of the armies. */
  readonly firstPoised: number;
  /** 2.3.1 The Poised box of an army; -1 for the rest. */
  readonly poisedBox: readonly number[];
  /** By unit: the price row of a step, -1 if it cannot be bought; 14.2.1 the price row of the Westwall. */
  readonly priceOf: readonly number[];
  readonly westwallPrice: number;
}
export interface Box extends Ground, Army {
  readonly tables: SeedsTables;
  /** The tables as they were given. */
  readonly given: SeedsTables;
  readonly placeNames: readonly string[];
  readonly boxes: { readonly [B in BoxName]: number };
  /** The numbers of the boxes, by side. */
  readonly forcePools: readonly [number, number];
  readonly mobilised: readonly [number, number];
  readonly reserves: readonly [number, number];
  readonly poland: readonly [number, number];
  readonly outOfPlay: number;
  readonly cardNames: readonly string[];
  /** Cards with their numbers, as players read them. */
  readonly cardWords: readonly string[];
  readonly priceNames: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  readonly CARDS: Pieces;
}
/** Anything that has a box: a state, a view, the game. */
export interface OfBox {
  readonly box: object;
}
/** The only cast of a box to its type. */
export const boxOf = (g: OfBox): Box => g.box as Box;
/** Computed once for each box, on first use. Mostly for lists of choices. */
export const perBox = <T extends object>(make: (box: Box) => T): ((g: OfBox) => T) => {
  const all = new WeakMap<Box, T>();
  let last: Box | undefined;
  let lastMade: T | undefined;
  return g => {
    const box = boxOf(g);
    if (box === last) return lastMade!; // nearly always
    lastMade = all.get(box) ?? make(box);
    all.set(box, lastMade);
    last = box;
    return lastMade;
  };
};

const indices = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const UNREACHED = 99;
const distancesIn = (nextTo: readonly (readonly number[])[]): Uint8Array => {
  const areas = nextTo.length;
  const all = new Uint8Array(areas ** 2).fill(UNREACHED);
  for (let from = 0; from < areas; from++) {
    const far = all.subarray(from * areas, (from + 1) * areas);
    const reached = [from];
    far[from] = 0;
    for (const here of reached)
      for (const n of nextTo[here]!)
        if (far[n] === UNREACHED) {
          far[n] = far[here]! + 1;
          reached.push(n);
        }
  }
  return all;
};
const groundOf = ({ areas, borders, terrain }: SeedsTables): Ground => {
  const areaNames = areas.map(a => a.name);
  const ids = indices(areas.length);
  const river = new Int8Array(areas.length ** 2).fill(-1);
  const nextTo = areas.map(() => [] as number[]);
  for (const { a, b, river: kind } of borders) {
    const [i, j] = [areaNames.indexOf(a), areaNames.indexOf(b)];
    nextTo[i]!.push(j);
    nextTo[j]!.push(i);
    river[i * areas.length + j] = river[j * areas.length + i] = RIVERS.indexOf(kind);
  }
  const nationIn = areas.map(a => a.nation);
  const centres = ids.filter(i => areas[i]!.centre);
  return {
    areaNames,
    shownNames: areas.map(a => a.shown),
    areas: areas.length,
    areaIds: ids,
    nextTo: nextTo.map(n => n.toSorted((x, y) => x - y)),
    river,
    distance: distancesIn(nextTo),
    terrainDice: areas.map(a => terrain.find(t => t.name === a.terrain)!.dice),
    nationIn,
    centres,
    isCentre: areas.map(a => a.centre === true),
    centresOf: Map.groupBy(centres, i => nationIn[i]!),
    areasOf: Map.groupBy(ids, i => nationIn[i]!),
    ports: ids.filter(i => nationIn[i] === 'France' && areas[i]!.coast === true),
    objectives: ids.filter(i => areas[i]!.objective),
    maginot: areas.map(a => a.maginot ?? 0),
    westwallAreas: ids.filter(i => nationIn[i] === 'Germany' && nextTo[i]!.some(j => nationIn[j] !== 'Germany')),
    westwallNames: areas.map(a => `Westwall in ${a.shown}`),
    paris: ids.filter(i => areas[i]!.terrain === 'city'),
  };
};
const armyOf = ({ units, prices }: SeedsTables, firstPoised: number): Army => {
  const ids = indices(units.length);
  const sideOf = units.map(u => (u.nation === 'Germany' ? G : A));
  const armies = ids.filter(i => units[i]!.type === 'army');
  const ground = ids.filter(i => units[i]!.type !== 'fleet');
  const fleets = ids.filter(i => units[i]!.type === 'fleet');
  const bySide = (list: readonly number[]) =>
    [list.filter(i => sideOf[i] === G), list.filter(i => sideOf[i] === A)] as const;
  return {
    unitNames: units.map(u => u.name),
    units: ids,
    ground,
    armies,
    fleets,
    ofSide: bySide(ids),
    groundOf: bySide(ground),
    armiesOf: bySide(armies),
    fleetsOf: bySide(fleets),
    sideOf,
    rows: units,
    typeOf: units.map(u => u.type),
    nationOf: units.map(u => u.nation),
    firstPoised,
    poisedBox: ids.map(i => (units[i]!.type === 'army' ? firstPoised + armies.indexOf(i) : -1)),
    priceOf: units.map(u => prices.findIndex(p => p.name === u.price)),
    westwallPrice: prices.findIndex(p => p.name === 'Westwall'),
  };
};
/** Rows of one shape, because the rules read them very often. */
const evened = (tables: SeedsTables): SeedsTables => {
  const { areas, units, cards, prices, results } = tables;
  return {
    ...tables,
    areas: uniformRows(areas),
    units: uniformRows(units),
    cards: uniformRows(cards),
    prices: uniformRows(prices),
    results: uniformRows(results),
  };
};
export const makeBox = (given: SeedsTables): Box => {
  const tables = evened(given);
  const ground = groundOf(tables);
  const firstBox = ground.areas;
  const army = armyOf(tables, firstBox + BOXES.length);
  const placeNames = [...ground.areaNames, ...BOXES, ...army.armies.map(a => `Poised with ${army.unitNames[a]}`)];
  const boxes = Object.fromEntries(BOXES.map((name, i) => [name, firstBox + i])) as { [B in BoxName]: number };
  const cardNames = tables.cards.map(c => c.title);
  const cardWords = tables.cards.map(c => `${c.no} ${c.title}`);
  const priceNames = tables.prices.map(p => p.name);
  const board = makeBoard({
    areas: ground.areaNames,
    units: army.unitNames,
    ground: army.ground,
    places: placeNames,
    cards: cardNames,
    prices: priceNames,
  });
  const besides = {
    forcePools: [boxes['German force pool'], boxes['Allied force pool']],
    mobilised: [boxes['German mobilised'], boxes['Allied mobilised']],
    reserves: [boxes['OKW reserve'], boxes['GQG reserve']],
    poland: [boxes['Poland A'], boxes['Poland B']],
    outOfPlay: boxes['Out of play'],
  } as const;
  return {
    tables,
    given,
    ...ground,
    ...army,
    placeNames,
    boxes,
    ...besides,
    cardNames,
    cardWords,
    priceNames,
    ...board,
  };
};
