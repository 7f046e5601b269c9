/** The two sheets in map units, 60 to a hex, and which part of the plane each shows. */
import { makeSheet, type Sheet } from '../../../kernel/sheet.ts';
import { GRIDS } from '../data/map.ts';
import type { Front } from '../data/rows.ts';
import { gridFrom } from '../model/ground.ts';

export const HEX = 60;
const HEX_HEIGHT = Math.sqrt(3) / 2;
/** A margin of half a hex around the map. */
const printed = (front: Front): Sheet => {
  const { rows, places } = GRIDS[front];
  return makeSheet(gridFrom(GRIDS[front]), {
    hex: HEX,
    left: places[0] - 0.75,
    right: places[1] + 1.25,
    top: -(rows[1] + 0.92) * HEX_HEIGHT,
    foot: -(rows[0] - 0.92) * HEX_HEIGHT,
  });
};
export const PRINTED: { readonly [F in Front]: Sheet } = { france: printed('france'), poland: printed('poland') };
/** 2.1 Hexes of 18 miles. */
export const MILES_A_HEX = 18;
