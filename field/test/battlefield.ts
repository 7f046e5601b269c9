/** A made-up battlefield for the laws of the field: three camps, of which one player may lead two; forts, a river, a neutral, zones full and weak. */
import type { Rnd } from '../../engine/random.ts';
import { blank, column, HOLE, layout, track, type State } from '../../engine/state.ts';
import { makeGrid, type Grid, type HexId } from '../../kernel/hex.ts';
import { SUPPRESSED_ZONE, makeOccupancy, NO_ZONE, type Counters, type ZoneKind } from '../occupancy.ts';
import { runOf, type Run } from '../cell-ranges.ts';
import type { Stacks } from '../stacks.ts';

export const GRIDS: readonly Grid[] = [
  makeGrid({ orientation: 'pointy', lines: [1, 7], places: row => [row % 2 ? 1 : 2, 9], shoved: 'odd', rowsRun: 'up' }),
  makeGrid({
    orientation: 'flat',
    lines: [1, 9],
    places: col => [col > 7 ? 3 : 1, col % 2 ? 7 : 6],
    shoved: 'even',
  }),
];

const NAMES = ['red', 'blue', 'green'].flatMap(camp => Array.from({ length: 8 }, (_, i) => `${camp} ${i + 1}`));
export const COUNT = NAMES.length;
export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;
export const campOf = (unit: number): number => Math.floor(unit / 8);
/** The first of each camp have weak zones, the second none, the third keep out of the woods with their zones as with their wheels. */
const kindFor = (unit: number): number => [3, NO_ZONE, 6][unit % 8] ?? 0;
const BOXES = ['to set up', 'dead'];

export const fieldOn = (grid: Grid, river: readonly number[], woods: readonly number[]) => {
  const places = [...grid.labels, ...BOXES];
  const L = layout({
    scenario: track(['war', 'truce']),
    /** Green is neutral at first. */
    greenAtWar: track(['no', 'yes']),
    fort: column(grid.labels, ['none', 'red', 'blue']),
    place: column(NAMES, places),
    level: column(NAMES),
    shown: column(NAMES),
    noSupply: column(NAMES),
    height: column(grid.labels),
    control: column(grid.labels),
    moved: column(NAMES),
  });
  const at = L.at;
  const wall = new Uint8Array(grid.sideCount);
  const shutToWheels = new Uint8Array(grid.size);
  const forts = new Uint8Array(grid.size);
  for (const side of river) wall[side % grid.sideCount] = 1;
  for (const hex of woods) shutToWheels[hex % grid.size] = 1;
  /** Full, weak and on wheels, each by camp; layers: full and on wheels 0 to 2, weak 3 to 5. */
  const kinds: readonly ZoneKind[] = Array.from({ length: 9 }, (_, k) => ({
    wall,
    shut: k < 6 ? forts : shutToWheels,
    mute: forts,
    own: true,
    layer: k < 6 ? k : k - 6,
  }));
  const isTruce = (g: State): boolean => g.cells[at.scenario] === 1;
  const isInPlay = (g: State, unit: number): boolean => campOf(unit) !== GREEN || g.cells[at.greenAtWar] === 1;
  const kindOf = (g: State, unit: number): number => {
    const kind = kindFor(unit);
    if (g.cells[at.noSupply + unit] === 1) return unit % 2 ? SUPPRESSED_ZONE : NO_ZONE;
    if (isTruce(g) || !isInPlay(g, unit) || kind < 0) return NO_ZONE;
    return kind + campOf(unit);
  };
  const counters: Counters = {
    grid,
    place: at.place,
    count: COUNT,
    camps: 3,
    foes: [
      [BLUE, GREEN],
      [RED, GREEN],
      [RED, BLUE],
    ],
    kinds,
    /** Green does not take part in the truce: those counters need not be looked at. */
    runs: (g): readonly Run[] => (isTruce(g) ? [runOf([0, 15])] : [runOf([0, 15]), runOf([16, 23])]),
    slow: () => [{ from: at.scenario, to: at.fort + grid.size }],
    marks: [at.noSupply],
    campOf: (_g, unit) => campOf(unit),
    isInPlay,
    kindOf,
    layOut: g => {
      for (let hex = 0; hex < grid.size; hex++) forts[hex] = g.cells[at.fort + hex]! > 0 ? 1 : 0;
    },
  };
  const stacks: Stacks = {
    size: grid.size,
    place: at.place,
    level: at.level,
    height: at.height,
    shown: at.shown,
    units: g => Array.from({ length: isTruce(g) ? 16 : COUNT }, (_, u) => u),
  };
  const begin = (): State => {
    const g = blank(L.size);
    g.cells.fill(grid.size, at.place, at.place + COUNT);
    return g;
  };
  return {
    grid,
    L,
    at,
    wall,
    kinds,
    counters,
    stacks,
    boardOf: makeOccupancy(counters),
    begin,
    isTruce,
    isInPlay,
    kindOf,
  };
};
export type Battlefield = ReturnType<typeof fieldOn>;

export const hexOfUnit = ({ grid, at }: Battlefield, g: State, unit: number): HexId | undefined => {
  const place = g.cells[at.place + unit]!;
  return place >= 0 && place < grid.size ? (place as HexId) : undefined;
};

/** A cell written over, as play, a take-back or a position set by hand does it. */
export const scribble = ({ grid, at }: Battlefield, g: State, rnd: Rnd): void => {
  const unit = rnd(COUNT);
  switch (rnd(8)) {
    case 0:
      g.cells[at.place + unit] = [HOLE, grid.size, grid.size + 1][rnd(3)]!;
      break;
    case 1:
      g.cells[at.noSupply + unit] = rnd(2);
      break;
    case 2:
      g.cells[at.fort + rnd(grid.size)] = rnd(3);
      break;
    case 3:
      g.cells[[at.scenario, at.greenAtWar][rnd(2)]!] = rnd(2);
      break;
    case 4:
      g.cells[at.control + rnd(grid.size)] = rnd(3);
      break;
    default:
      g.cells[at.place + unit] = rnd(grid.size);
  }
};
