/** What the view of any hex wargame tells that the shared parts of its table read, and how its counters are drawn and called. */
import type { JSX } from 'solid-js';

export interface WarUnit {
  /** Unique, as choices name it. */
  readonly name: string;
  /** What the counter prints beside its symbol. */
  readonly short: string;
  readonly nation: string;
  readonly side: string;
  /** Its hex, or the box it lies in. */
  readonly place: string;
  /** 'planned': in the draft of an attack. */
  readonly fought: 'no' | 'yes' | 'planned';
}
export interface WarStack {
  readonly hex: string;
  readonly side: string;
  readonly nation: string;
  /** Those that are known, the top one last; how many there are, and how many of them are not known. */
  readonly units: readonly WarUnit[];
  readonly height: number;
  readonly hidden: number;
}
export interface WarReach {
  readonly hex: string;
  readonly cost: number;
  /** In an enemy zone. */
  readonly zone: boolean;
  /** The way there, the hex it starts from first. */
  readonly route: readonly string[];
}
export interface WarMarch {
  readonly hex: string;
  readonly units: readonly string[];
  readonly reach: readonly WarReach[];
}
export interface WarView {
  /** The side that looks, or 'observer'. */
  readonly viewer: string;
  readonly turn: number;
  readonly date: string;
  readonly turns: readonly unknown[];
  readonly setUp: boolean;
  readonly over: boolean;
  readonly decides?: { readonly side: string; readonly kind: string };
  readonly step: { readonly case: string; readonly name: string };
  readonly stacks: readonly WarStack[];
  readonly stackLimit: number;
  /** The unit in hand during set-up, and the hex that something is about. */
  readonly placing?: string;
  readonly about?: string;
  readonly march?: WarMarch;
  readonly battle?: { readonly hex: string };
}
export type UnitOf<View extends WarView> = View['stacks'][number]['units'][number];
export type StackOf<View extends WarView> = View['stacks'][number];
export type ReachOf<View extends WarView> = NonNullable<View['march']>['reach'][number];

/** The names and the ground of the hexes of one map. */
export interface Gazetteer {
  /** 'Antwerp', or nothing where the map letters no name. */
  nameOf(hex: string): string;
  /** 'Antwerp 3633', '2729'. */
  placed(hex: string): string;
  groundOf(hex: string): string;
}
/** The gazetteer of the rows of a map: cities before towns, as the map writes them. */
export const gazetteerOf = <Row extends { readonly hex: string; readonly city?: string }>(
  hexes: readonly Row[],
  towns: readonly { readonly hex: string; readonly name: string }[],
  groundIn: (row: Row) => string,
  written: (name: string) => string,
): Gazetteer => {
  const rows = new Map(hexes.map(h => [h.hex, h]));
  const town = new Map(towns.map(t => [t.hex, t.name]));
  const nameOf = (hex: string): string => written(rows.get(hex)?.city ?? town.get(hex) ?? '');
  return {
    nameOf,
    placed: hex => [nameOf(hex), hex].filter(Boolean).join(' '),
    groundOf: hex => {
      const row = rows.get(hex);
      return row ? groundIn(row) : '';
    },
  };
};

/** How counters are drawn, and what is said of them. */
export interface Looks<Unit = WarUnit, Stack = WarStack> {
  face(unit: Unit): JSX.Element;
  /** The back of a counter that is not known. */
  back(stack: Pick<Stack & WarStack, 'nation' | 'side'>): JSX.Element;
  /** 'German 41 Panzer Corps', and among one's own '41 Panzer Corps'. */
  full(unit: Unit): string;
  title(unit: Unit): string;
  /** Spoken of the counter alone. */
  words(unit: Unit): string;
  /** Size, strength or whatever stands under its title. */
  kind(unit: Unit): string;
  /** What it has done and what ails it, in the order a player asks. */
  states(unit: Unit): readonly string[];
  /** All of it in a line of small print. */
  line(unit: Unit): string;
  isCutOff(unit: Unit): boolean;
  /** It has done its part in this kind of decision. */
  hasActed(kind: string, unit: Unit): boolean;
}
/** The supply line of a unit: the way to its source, or the way with the fewest obstacles and the hex that cuts it. */
export interface WarTrace {
  readonly unit: string;
  readonly hex: string;
  readonly supplied: boolean;
  readonly line: readonly string[];
  readonly cut?: { readonly hex?: string; readonly why: string; readonly case: string };
}
