/** What came in the box, as the rules read it: made once from the tables, shared by every copy of a state, never changed. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import type { Pieces } from '../../../engine/pieces.ts';
import type { Layout } from '../../../engine/state.ts';
import type { Stacks } from '../../../field/stacks.ts';
import { RIVERS } from '../data/map.ts';
import type { Plain, SeedsTables } from '../data/tables.ts';
import type { Nation, Type, UnitRow } from '../data/units.ts';
import { makeBoard, type Cells } from './state.ts';

/** 0 the Germans, 1 the Allies: rows of a side's columns. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;

/** Boxes beside the map: they follow the Areas in number, and after them a Poised box for each army (2.3.1). */
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
  /** As lettered on the map, for people. */
  readonly shownNames: readonly string[];
  /** How many Areas there are: places from here on are beside the map. */
  readonly areas: number;
  readonly areaIds: readonly number[];
  readonly nextTo: readonly (readonly number[])[];
  /** By two Areas, a * areas + b: what river runs between them (a place in RIVERS); -1 if they do not touch. */
  readonly river: Int8Array;
  /** By two Areas: how many Areas from one to the other, whoever is between; FAR if there is no way. */
  readonly distance: Uint8Array;
  /** 13.6 Dice of the ground for who defends there. */
  readonly terrainDice: readonly number[];
  /** Nation of each Area by its name. */
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
  /** 14.2.1 Where the Westwall can be built; by Area, what it is called there. */
  readonly westwallAreas: readonly number[];
  readonly westwallNames: readonly string[];
  readonly paris: readonly number[];
}
interface Army {
  readonly unitNames: readonly string[];
  readonly units: readonly number[];
  /** Armies and corps: whatever can stand on the map. */
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
  /** Places from here on are the Poised boxes, in the order of the armies. */
  readonly firstPoised: number;
  /** 2.3.1 The Poised box of an army; -1 for the rest. */
  readonly poisedBox: readonly number[];
  /** The price row of a step, -1 for none; 14.2.1 that of the Westwall. */
  readonly priceOf: readonly number[];
  readonly westwallPrice: number;
}
export interface Box extends Ground, Army {
  readonly tables: SeedsTables;
  /** The same as they were handed in, row by row. */
  readonly given: SeedsTables;
  readonly placeNames: readonly string[];
  readonly boxes: { readonly [B in BoxName]: number };
  /** Of those beside the map, side by side. */
  readonly forcePools: readonly [number, number];
  readonly mobilised: readonly [number, number];
  readonly reserves: readonly [number, number];
  readonly poland: readonly [number, number];
  readonly outOfPlay: number;
  readonly cardNames: readonly string[];
  /** With their numbers, for people. */
  readonly cardWords: readonly string[];
  readonly priceNames: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  readonly CARDS: Pieces;
}
/** A state, a view or the game itself: whatever was made from a box. */
export interface OfBox {
  readonly box: object;
}
/** The one place that knows what a box of this game is. */
export const boxOf = (g: OfBox): Box => g.box as Box;
/** Made once for a box, when it is first asked for: lists of choices, mostly. */
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
/** What rules read over and over, in rows of one shape. */
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
