/** The sheet a board draws on, in either orientation: the kernel's geometry by the labels of its hexes. The game makes it and hands it over. */
import { createContext, useContext } from 'solid-js';
import type { Orientation } from '../../kernel/hex.ts';
import {
  edgePath,
  hexesPath,
  hexPath,
  hexUnder,
  isOneWay,
  keptBy,
  middle,
  neighbourToward,
  rulers,
  teethPath,
  type HexKey,
  type Rulers,
  type Sheet,
  type Spot,
} from '../../kernel/sheet.ts';

export interface HexSheet {
  readonly size: { readonly w: number; readonly h: number };
  readonly orientation: Orientation;
  /** From side to side of a hex. */
  readonly hex: number;
  /** How far north lies right of up, in degrees. */
  readonly north: number;
  /** -1 where there is no such hex. */
  idOf(label: string): number;
  middleOf(label: string): Spot;
  hexPath(hex: number, share?: number): string;
  hexesPath(hexes: Iterable<number>, share?: number): string;
  /** The hexsides where a set of hexes ends, optionally only toward hexes that pass a test (-1 is off the map). */
  edgePath(hexes: ReadonlySet<number>, toward?: (hex: number) => boolean): string;
  /** The same edge as teeth that point inward. */
  teethPath(hexes: ReadonlySet<number>, toward?: (hex: number) => boolean): string;
  under(at: Spot): string | undefined;
  /** What an arrow key keeps to where two hexes lie that way, and the neighbour there. */
  keptBy(label: string): number;
  toward(label: string, key: HexKey, kept: number): string | undefined;
  /** The key leads over one hexside, along a row of a pointy-top map or a column of a flat-top one or to a corner: what is kept moves with it. */
  isOneWay(key: HexKey): boolean;
  readonly rulers: Rulers;
  columnOf(label: string): number;
  rowOf(label: string): number;
}

export const hexSheet = (sheet: Sheet, north: number): HexSheet => {
  const { grid } = sheet;
  const idOf = (label: string): number => grid.byLabel.get(label) ?? -1;
  const [rows, columns] = grid.orientation === 'pointy' ? [grid.line, grid.place] : [grid.place, grid.line];
  return {
    size: { w: sheet.w, h: sheet.h },
    orientation: grid.orientation,
    hex: sheet.hex,
    north,
    idOf,
    middleOf: label => middle(sheet, idOf(label)),
    hexPath: (hex, share) => hexPath(sheet, hex, share),
    hexesPath: (hexes, share) => hexesPath(sheet, hexes, share),
    edgePath: (hexes, toward) => edgePath(sheet, hexes, toward),
    teethPath: (hexes, toward) => teethPath(sheet, hexes, toward),
    under: ({ x, y }) => grid.labels[hexUnder(sheet, x, y)],
    keptBy: label => keptBy(sheet, idOf(label)),
    toward: (label, key, kept) => grid.labels[neighbourToward(sheet, idOf(label), key, kept)],
    isOneWay: key => isOneWay(sheet, key),
    rulers: rulers(sheet),
    columnOf: label => columns[idOf(label)]!,
    rowOf: label => rows[idOf(label)]!,
  };
};

const Context = createContext<HexSheet>();
export const SheetProvider = Context.Provider;
export const useSheet = (): HexSheet => {
  const sheet = useContext(Context);
  if (!sheet) throw new Error('hexes are drawn on no sheet');
  return sheet;
};

/** As the lines of the map run: for going from hex to hex. */
export const inLines = (sheet: HexSheet, hexes: Iterable<string>): readonly string[] =>
  [...hexes].toSorted((a, b) => {
    const p = sheet.middleOf(a);
    const q = sheet.middleOf(b);
    return p.y - q.y || p.x - q.x;
  });
