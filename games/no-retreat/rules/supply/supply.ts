/** 12.0 Supply: lines to sources by nation, and what happens to units of the Phasing player without one. */
import type { State } from '../../../../engine/state.ts';
import { makeLines, type Lines, type Network } from '../../../../field/supply-lines.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { traceSupply } from '../../../../kernel/supply.ts';
import {
  A,
  ALLIED_CAMP,
  BELGIANS,
  campOf,
  counterOf,
  DUTCH,
  G,
  GERMAN_CAMP,
  nationOf,
  SOVIET_CAMP,
  SWISS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf, type UncachedBox } from '../../model/box.ts';
import { countryNo, edgeNo } from '../../model/ground.ts';
import {
  areCzechsNeutral,
  at,
  AT,
  controls,
  CZECHS_NEUTRAL,
  frontNo,
  isAlt,
  isAtWar,
  isFrance,
  isHex,
  NEUTRALS,
  onMap,
  placeOf,
  touched,
  unitsIn,
  unitsOf,
} from '../../model/state.ts';
import type { Board, BoardCache } from '../position/board-cache.ts';
import { boardOf, hasFriend, inZone } from '../position/board-cache.ts';
import { emit } from '../flow.ts';

/** 12.4 Values of a unit's supply marker. */
export const [IN_SUPPLY, LOW_SUPPLY, NO_SUPPLY] = [0, 1, 2];
/** Lines to different sources. `edge`: friendly map edges only (9.1); `inland`: all sources except ports (2.14). */
export interface SupplyCache {
  readonly german: Lines;
  readonly soviet: Lines;
  readonly edge: Lines;
  readonly allied: Lines;
  readonly inland: Lines;
  readonly dutch: Lines;
  readonly belgian: Lines;
  /** By unit, as last computed for many units. */
  readonly found: Uint8Array;
}
const CLOSED = (['Lithuania', 'Romania', 'Hungary', 'Britain'] as const).map(countryNo);
const HOLLAND = countryNo('Holland');
const USSR = countryNo('USSR');
const CZECH = [countryNo('Bohemia'), countryNo('Slovakia')];
const LOW_COUNTRY = [countryNo('Belgium'), countryNo('Luxembourg')];

/** What closed ground depends on. */
const closedBy = (g: State): number =>
  (isAtWar(g, 'USSR') ? 8 : 0) |
  (areCzechsNeutral(g) ? 4 : 0) |
  (isAtWar(g, 'Holland') ? 2 : 0) |
  (isAtWar(g, 'Switzerland') ? 1 : 0);
const WAYS_CLOSED = 16;
/** 12.1, 13.2.1, 21.1.1 Countries without war: no line leads through them. */
const shutCountries = (g: State): readonly number[] => [
  ...CLOSED,
  ...(areCzechsNeutral(g) ? CZECH : []),
  ...NEUTRALS.filter(country => !isAtWar(g, country)).map(countryNo),
];
/** 12.1 Sea, shaded hexes and those countries; `own` is open to a camp at home in it, as the Soviet Union is to Soviets and Holland to the Dutch. */
const closedTo = (g: State, { SHUT, COUNTRY }: UncachedBox, own: number): Uint8Array => {
  const shut = shutCountries(g).filter(country => country !== own);
  return SHUT.map((sea, hex) => (sea === 1 || shut.includes(COUNTRY[hex]!) ? 1 : 0));
};
/** The hexes of forts and fortresses; the same list until they change. */
const makeFeeders = ({ FEEDERS, CELLS, SIZE }: UncachedBox) => {
  let places: readonly number[] = [];
  let hexes: readonly HexId[] = [];
  return (g: State): readonly HexId[] => {
    if (places.length !== FEEDERS.length || FEEDERS.some((u, i) => g.cells[CELLS.place + u] !== places[i])) {
      places = FEEDERS.map(u => g.cells[CELLS.place + u]!);
      hexes = places.filter(p => p >= 0 && p < SIZE) as HexId[];
    }
    return hexes;
  };
};
/** Joins two lists; returns the same list as long as both parts are the same. */
const joiner = () => {
  let last: readonly [readonly HexId[], readonly HexId[], readonly HexId[]] = [[], [], []];
  return (a: readonly HexId[], b: readonly HexId[]): readonly HexId[] => {
    if (last[0] !== a || last[1] !== b) last = [a, b, [...a, ...b]];
    return last[2];
  };
};

type Lists = readonly (readonly HexId[])[];
/** By front: the hexes on its sheet. */
const onSheets = ({ SHEET }: UncachedBox, hexes: readonly HexId[]): Lists =>
  SHEET.map(({ from, to }) => hexes.filter(hex => hex >= from && hex < to));
const edgesOf = (box: UncachedBox, ...colours: readonly Parameters<typeof edgeNo>[0][]): Lists => {
  const wanted = colours.map(edgeNo);
  return onSheets(
    box,
    box.EDGE_HEXES.filter(hex => wanted.includes(box.EDGE[hex]!)),
  );
};
const citiesIn = ({ CITIES, COUNTRY }: UncachedBox, countries: readonly number[]): readonly HexId[] =>
  CITIES[0]!.filter(hex => countries.includes(COUNTRY[hex]!));

/** Every cell that a line depends on beside the counters. */
const cellsOf = ({ CELLS, CITIES, EDGE_HEXES, FEEDERS }: UncachedBox): readonly number[] => [
  AT.scenario,
  ...NEUTRALS.keys().map(i => AT.war + i),
  AT.garrisons,
  CZECHS_NEUTRAL,
  ...[...new Set([...EDGE_HEXES, ...CITIES.flat()])].map(hex => CELLS.control + hex),
  ...FEEDERS.map(u => CELLS.place + u),
  ...FEEDERS.map(u => CELLS.supply + u),
];
/** `own`: the country that a camp is at home in although nobody else may enter. `isFree`: a source even in an enemy zone. */
interface Ends {
  readonly camp: number;
  readonly own?: number;
  readonly sources: Network['sources'];
  readonly isFree?: (hex: number) => boolean;
}
const networkTo = (
  box: UncachedBox,
  boardCache: BoardCache,
  cells: readonly number[],
  { camp, own = -1, sources, isFree = () => false }: Ends,
): Network => {
  const { EDGE, CITY } = box;
  const side: SideNo = camp === ALLIED_CAMP ? A : G;
  const [one, two] = boardCache.counters.foes[camp as 0] as readonly [number, number];
  /** Computed on first use, by what it depends on. */
  const closed: (Uint8Array | undefined)[] = Array.from({ length: WAYS_CLOSED }, () => undefined);
  return {
    camp,
    wall: box.WALL,
    cells,
    sources,
    /** 12.1, 12.2 An edge in an enemy zone without a friend is no source; a port, a city or a fort is one. */
    feeds: (g, hex) =>
      controls(g, side, hex) && (isFree(hex) || EDGE[hex] === 0 || !inZone(g, camp, hex) || hasFriend(g, camp, hex)),
    closed: g => (closed[closedBy(g)] ??= closedTo(g, box, own)),
    /** 12.1, 26.8 Enemy units bar a line, and by option enemy cities, too. */
    isBarred: (g, { inPlay }, hex) =>
      (inPlay[one]![hex]! | inPlay[two]![hex]!) !== 0 ||
      (g.cells[AT.garrisons] === 1 && CITY[hex] !== 0 && !controls(g, side, hex)),
    zone: board => boardCache.any(board as Board, camp),
    friend: board => board.inPlay[camp]!,
  };
};
export const makeSupplyCache = (box: UncachedBox, boardCache: BoardCache): SupplyCache => {
  const cells = cellsOf(box);
  const feeders = makeFeeders(box);
  const lines = (ends: Ends): Lines => makeLines(box.GRID, boardOf, networkTo(box, boardCache, cells, ends));
  const listed = (lists: Lists) => (g: State) => lists[frontNo(g)]!;
  const fed = (lists: Lists) => {
    const join = joiner();
    return (g: State) => join(lists[frontNo(g)]!, feeders(g));
  };
  const portOrCity = Uint8Array.from(box.HEXES, h => (h.port || h.city !== undefined ? 1 : 0));
  const isFree = (hex: number): boolean => portOrCity[hex] === 1;
  const blue = edgesOf(box, 'blue');
  const ports = onSheets(box, box.PORTS);
  const bluePorts = box.SHEET.map((_, f) => [...new Set([...blue[f]!, ...ports[f]!])]);
  const withCities = (own: readonly number[]): Lists => bluePorts.map(list => [...list, ...citiesIn(box, own)]);
  const camp = ALLIED_CAMP;
  return {
    german: lines({ camp: GERMAN_CAMP, sources: listed(edgesOf(box, 'grey')) }),
    soviet: lines({ camp: SOVIET_CAMP, own: USSR, sources: listed(edgesOf(box, 'red')) }),
    edge: lines({ camp, sources: listed(edgesOf(box, 'blue', 'white')) }),
    allied: lines({ camp, sources: fed(bluePorts), isFree }),
    inland: lines({ camp, sources: fed(blue) }),
    dutch: lines({ camp, own: HOLLAND, sources: fed(withCities([HOLLAND])), isFree }),
    belgian: lines({ camp, sources: fed(withCities(LOW_COUNTRY)), isFree }),
    found: new Uint8Array(box.COUNT),
  };
};

// Questions ------------------------------------------------------------------------------------------------------
const linesFor = (g: State, nation: number, camp: number): Lines => {
  const { supply } = boxOf(g).cache;
  if (camp === GERMAN_CAMP) return supply.german;
  if (camp === SOVIET_CAMP) return supply.soviet;
  if (nation === DUTCH) return supply.dutch;
  return nation === BELGIANS ? supply.belgian : supply.allied;
};
/** 12.2, 12.3 The supply that a unit like this would have there: full, by the white edge only (LOW_SUPPLY), or none. */
export const supplyAt = (g: State, unit: number, hex: number): number => {
  const camp = campOf(g, unit);
  if (needsNone(g, unit) || reachesFrom(g, linesFor(g, nationOf(g, unit), camp), camp, hex)) return IN_SUPPLY;
  return hasWhiteEdge(g, camp) && reachesFrom(g, boxOf(g).cache.supply.edge, camp, hex) ? LOW_SUPPLY : NO_SUPPLY;
};
/** 26.8 A unit that enters an enemy city takes it, so that only cities on the way bar its line. */
const reachesFrom = (g: State, lines: Lines, camp: number, hex: number): boolean =>
  lines.reaches(g, hex) ||
  (g.cells[AT.garrisons] === 1 &&
    boxOf(g).CITY[hex] !== 0 &&
    !controls(g, camp === ALLIED_CAMP ? A : G, hex) &&
    traceSupply(boxOf(g).GRID, lines.map(g), hex as HexId, lines.sources(g)).ok);
/** 12.2 Whether the unit is always in supply. */
export const needsNone = (g: State, unit: number): boolean =>
  nationOf(g, unit) === SWISS || counterOf(g, unit).supply === true;
const hasWhiteEdge = (g: State, camp: number): boolean => camp === ALLIED_CAMP && !isFrance(g) && !isAlt(g, '#77 1');
const unreached = (g: State, lines: Lines, units: readonly number[]): readonly number[] => {
  const fed = lines.reachesEach(
    g,
    units.map(u => placeOf(g, u)),
  );
  return fed.includes(false) ? units.filter((_, i) => !fed[i]) : NOBODY;
};
const NOBODY: readonly number[] = [];
interface OfLines {
  readonly lines: Lines;
  readonly of: number[];
}
/** Units of a nation are next to each other in the list. */
const byLines = (g: State, units: readonly number[]): readonly OfLines[] => {
  const all: OfLines[] = [];
  let last: OfLines | undefined;
  for (const u of units) {
    if (needsNone(g, u)) continue;
    const lines = linesFor(g, nationOf(g, u), campOf(g, u));
    if (last?.lines !== lines) {
      last = all.find(x => x.lines === lines) ?? { lines, of: [] };
      if (last.of.length === 0) all.push(last);
    }
    last.of.push(u);
  }
  return all;
};
/** The supply of all these units where they are, by unit; the next question overwrites it. */
const supplyOfAll = (g: State, units: readonly number[]): Uint8Array => {
  const { found } = boxOf(g).cache.supply;
  found.fill(IN_SUPPLY);
  for (const { lines, of } of byLines(g, units)) {
    const cut = unreached(g, lines, of);
    for (const u of cut) found[u] = NO_SUPPLY;
    if (cut.length === 0 || !hasWhiteEdge(g, campOf(g, of[0]!))) continue;
    const none = unreached(g, boxOf(g).cache.supply.edge, cut);
    for (const u of cut) if (!none.includes(u)) found[u] = LOW_SUPPLY;
  }
  return found;
};
export const isSuppliedAt = (g: State, unit: number, hex: number): boolean => supplyAt(g, unit, hex) !== NO_SUPPLY;
/** The lines that may keep a unit in supply, even if only by the white edge. */
export const linesOf = (g: State, unit: number): readonly Lines[] => {
  const camp = campOf(g, unit);
  const lines = linesFor(g, nationOf(g, unit), camp);
  return hasWhiteEdge(g, camp) ? [lines, boxOf(g).cache.supply.edge] : [lines];
};
/** 9.1, 10.0 Whether a line leads to a friendly map edge. */
export const reachesEdge = (g: State, unit: number, hex: number): boolean => {
  const { supply } = boxOf(g).cache;
  const camp = campOf(g, unit);
  if (camp === ALLIED_CAMP) return supply.edge.reaches(g, hex);
  return (camp === GERMAN_CAMP ? supply.german : supply.soviet).reaches(g, hex);
};
/** 12.2 For Dutch and Belgians, the country whose cities supply them. */
const homeOf = (nation: number): readonly number[] => {
  if (nation === DUTCH) return [HOLLAND];
  return nation === BELGIANS ? LOW_COUNTRY : NOBODY;
};
/** 12.2 Whether the hex is a source by itself: a port, or for Dutch and Belgians a city at home. */
export const feedsByItself = (g: State, unit: number, hex: number): boolean => {
  const { COUNTRY, HEXES, CITY } = boxOf(g);
  return HEXES[hex]!.port === true || (CITY[hex] !== 0 && homeOf(nationOf(g, unit)).includes(COUNTRY[hex]!));
};
/** 12.2 For Dutch and Belgians: whether a city of their country that is no port supplies the unit. */
const isFedAtHome = (g: State, unit: number, hex: number): boolean => {
  const { GRID, CITIES, COUNTRY, HEXES } = boxOf(g);
  const nation = nationOf(g, unit);
  const home = homeOf(nation);
  if (home.length === 0) return false;
  const cities = CITIES[0]!.filter(c => home.includes(COUNTRY[c]!) && !HEXES[c]!.port && controls(g, A, c));
  const map = linesFor(g, nation, campOf(g, unit)).map(g);
  return cities.some(city => traceSupply(GRID, map, hex as HexId, [city]).ok);
};
/** 2.14 The port that is its only supply, the nearest if there are several; -1 if it has other supply or none. */
export const portOf = (g: State, unit: number): number => {
  const hex = placeOf(g, unit);
  const { supply } = boxOf(g).cache;
  const { GRID, PORTS } = boxOf(g);
  if (!isFrance(g) || campOf(g, unit) !== ALLIED_CAMP || counterOf(g, unit).supply || !isHex(g, hex)) return -1;
  if (supply.inland.reaches(g, hex) || isFedAtHome(g, unit, hex) || supplyAt(g, unit, hex) !== IN_SUPPLY) return -1;
  const map = supply.allied.map(g);
  const found = PORTS.filter(port => controls(g, A, port)).map(port => traceSupply(GRID, map, hex as HexId, [port]));
  const ways = found.flatMap(t => (t.ok ? [t.line] : [])).toSorted((a, b) => a.length - b.length);
  return ways[0]?.at(-1) ?? -1;
};

// 12.4 The marker of a hex: the worst of its units binds all -------------------------------------------------------
export const supplyOf = (g: State, unit: number): number => {
  const { SIDE } = boxOf(g);
  const { place, supply } = at(g);
  const hex = g.cells[place + unit]!;
  let worst = g.cells[supply + unit]!;
  if (isHex(g, hex))
    for (const u of unitsIn(g, hex)) if (SIDE[u] === SIDE[unit]) worst = Math.max(worst, g.cells[supply + u]!);
  return worst;
};
/** 2.7 The same for No Actions. */
export const isInactive = (g: State, unit: number): boolean => {
  const { SIDE } = boxOf(g);
  const { na } = at(g);
  for (const u of unitsIn(g, placeOf(g, unit))) if (SIDE[u] === SIDE[unit] && g.cells[na + u] === 1) return true;
  return false;
};

// 12.0 The Supply Phase ------------------------------------------------------------------------------------------
/** 12.3, 12.4 The next marker of a unit; -1 means surrender. A unit cut off surrenders after three of its own Supply Phases. */
const nextSupply = (now: number, found: number): number => {
  if (found === NO_SUPPLY) return now === NO_SUPPLY ? -1 : now + 1;
  return found;
};
export const supplyPhase = (g: State, side: SideNo, surrender: (unit: number) => void): void => {
  const units = unitsOf(g, side).filter(u => onMap(g, u));
  const found = supplyOfAll(g, units);
  const { supply } = at(g);
  for (const u of units) {
    const was = g.cells[supply + u]!;
    const now = nextSupply(was, found[u]!);
    if (now === was) continue;
    if (now === -1) surrender(u);
    else {
      g.cells[supply + u] = now;
      touched(g, u);
      emit(g, { is: 'supply', case: '12.4', unit: u, supply: now });
    }
  }
};
