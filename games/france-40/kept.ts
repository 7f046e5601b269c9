/** What the rules worked out of a position and may want again: one set for a box, so that games of two packs never mix. Every question first looks whether it still holds. */
import type { HexId } from '../../kernel/hex.ts';
import { makeReach, type Ground as Priceable, type Priced, type Reach } from '../../kernel/path.ts';
import { makeSupplied, type Supplied } from '../../kernel/supply.ts';
import type { ZoneRules } from '../../kernel/zone.ts';
import { FRANCE, type Ground } from './ground.ts';

export type Both<T> = readonly [T, T];
const each = <T>(make: () => T): Both<T> => [make(), make()];

/** Who holds which hex, and the zones of control. Read, never written, by the rules; the counts by side are of mobile units. */
export interface Board {
  readonly units: Both<Uint8Array>;
  /** 3.6 Those of them that are in play: not of a country that is still neutral. */
  readonly inPlay: Both<Uint8Array>;
  /** 1 German, 2 Allied. */
  readonly forts: Uint8Array;
  /** 7.0 How many hexes of the side reach into this one; none in 1939. */
  readonly zones: Both<Uint8Array>;
  /** Grows when the hexes held by the side change, or the forts, or who is neutral: what rests on those alone is kept until then. */
  readonly held: [number, number];
  /** Grows when all was made anew: another scenario, a neutral at war, a fort gone. */
  made: number;
  /** Grows when a supply line of the side may have changed by the counters: enemies, or friends in enemy zones. */
  readonly lines: [number, number];
}
/** A run of the list of units. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
/** The board and the position it was last seen in. */
export interface Seen {
  readonly board: Board;
  /** 7.0, 7.1, 7.8, 7.9 */
  readonly zoneRules: ZoneRules;
  readonly places: Int16Array;
  readonly standings: Int16Array;
  armies: Run;
  forts: Run;
  scenario: number;
}
/** The ground of a nation as last laid out, and what it rests on; the enemy does not move in our phase, so that it mostly still holds. */
export interface Laid {
  readonly ground: Priced;
  readonly base: Priced;
  readonly held: number;
}
/** The lines of a side as last traced, and what they rest on beside the counters: the scenario, and who holds the cities and ports. */
export interface Lines {
  scenario: number;
  counters: number;
  readonly hands: Int16Array;
  readonly edges: Supplied;
  readonly ports: Supplied;
  portsTraced: boolean;
}
export interface Kept {
  readonly seen: Seen;
  readonly ground: {
    /** By nation, scenario, neutrals and what the Dyle die said. */
    readonly bases: Priced[];
    /** By nation and whether mechanised. */
    readonly laid: Laid[];
    /** One for all nations of a side, and the enemy's hexes it rests on. */
    readonly against: Both<{ readonly zone: Uint8Array; held: number }>;
    readonly noZones: Uint8Array;
  };
  readonly supply: {
    readonly closed: Uint8Array;
    closedAsOf: number;
    readonly barred: Uint8Array;
    readonly lines: Both<Lines>;
    /** 8.6-8.8 Where lines lead. */
    readonly germanSources: readonly HexId[];
    readonly alliedEdges: readonly HexId[];
    readonly frenchHexes: readonly HexId[];
    /** Cities and ports: who holds them matters. */
    readonly hands: readonly number[];
  };
  readonly march: {
    readonly found: Reach;
    readonly further: Reach;
    /** What `found` answers. */
    readonly asked: { ground: Priceable | undefined; from: number; points: number };
    /** The first `count` of these hexes; overwritten by the next march's. */
    readonly goals: { readonly hexes: Int16Array; count: number };
  };
  /** A stack has several units and is looked at once. */
  readonly looked: Uint8Array;
}

const makeSeen = ({ SIZE, WATER_SIDE }: Ground, units: number, neutrals: number): Seen => {
  const byHex = (): Uint8Array => new Uint8Array(SIZE);
  const forts = byHex();
  const nobody: Run = { from: 0, to: 0 };
  return {
    board: {
      units: each(byHex),
      inPlay: each(byHex),
      forts,
      zones: each(byHex),
      held: [0, 0],
      made: 0,
      lines: [0, 0],
    },
    zoneRules: { wall: WATER_SIDE, shut: forts, mute: forts, own: true },
    places: new Int16Array(units).fill(SIZE),
    standings: new Int16Array(neutrals).fill(-1),
    armies: nobody,
    forts: nobody,
    scenario: -1,
  };
};
const makeLines = ({ GRID, PORT_HEXES }: Ground, hands: readonly number[]): Lines => ({
  scenario: -1,
  counters: -1,
  hands: new Int16Array(hands.length + PORT_HEXES.length),
  edges: makeSupplied(GRID),
  ports: makeSupplied(GRID),
  portsTraced: false,
});
const makeSupply = (ground: Ground): Kept['supply'] => {
  const { GRID, SIZE, SHUT, CITY, COUNTRY, PORT_AT } = ground;
  const all = GRID.labels.map((_, hex) => hex as HexId);
  const hands = all.filter(hex => CITY[hex] || PORT_AT[hex]! >= 0);
  return {
    closed: new Uint8Array(SIZE),
    closedAsOf: -1,
    barred: new Uint8Array(SIZE),
    lines: each(() => makeLines(ground, hands)),
    germanSources: [...ground.RUHR, ...ground.EAST_EDGE],
    alliedEdges: [...ground.WEST_EDGE, ...ground.SOUTH_EDGE],
    frenchHexes: all.filter(hex => COUNTRY[hex] === FRANCE && !SHUT[hex]),
    hands,
  };
};
export const makeKept = (ground: Ground, units: number, neutrals: number): Kept => {
  const { GRID, SIZE } = ground;
  return {
    seen: makeSeen(ground, units, neutrals),
    ground: {
      bases: [],
      laid: [],
      against: each(() => ({ zone: new Uint8Array(SIZE), held: -1 })),
      noZones: new Uint8Array(SIZE),
    },
    supply: makeSupply(ground),
    march: {
      found: makeReach(GRID),
      further: makeReach(GRID),
      asked: { ground: undefined, from: -1, points: -1 },
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
    looked: new Uint8Array(SIZE),
  };
};
