import { at, type Point } from '../kernel/curve.ts';
import { AROUND, middleOf, type Sheet } from './raster.ts';

/** Finds room for counters and names inside an area. */
export interface Box {
  readonly dx: number;
  readonly dy: number;
  readonly w: number;
  readonly h: number;
  /** May stand in the sea. */ readonly free?: boolean;
}
export interface Layout {
  readonly boxes: readonly Box[];
  readonly price: number;
}
export interface Placed {
  readonly boxes: readonly Point[];
  readonly room: number;
  readonly score: number;
}

/** Distance of each cell to the nearest cell of another owner, in map units (chamfer distance, all owners at once). The sheet's edge counts as another owner unless `openEdge`. */
export function depth(sheet: Sheet, owner: Int16Array, openEdge = false): Float32Array {
  const { columns, rows, cell } = sheet;
  const far = new Float32Array(owner.length).fill(1e6);
  const pass = (c: number): void => {
    const x = c % columns;
    const y = Math.floor(c / columns);
    for (const [dx, dy] of AROUND) {
      const step = dx && dy ? cell * Math.SQRT2 : cell;
      const n = c + dy * columns + dx;
      const off = x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows;
      if (off && openEdge) continue;
      const here = off || at(owner, n) !== at(owner, c) ? step / 2 : at(far, n) + step;
      if (here < at(far, c)) far[c] = here;
    }
  };
  for (let c = 0; c < far.length; c++) pass(c);
  for (let c = far.length - 1; c >= 0; c--) pass(c);
  return far;
}

/** The smallest depth along the rim of a box, corners included. */
function roomOf({ sheet, owner, field }: Room, who: number, cx: number, cy: number, w: number, h: number): number {
  let least = Infinity;
  const look = (x: number, y: number): void => {
    const i = Math.floor(x / sheet.cell);
    const j = Math.floor(y / sheet.cell);
    const c = j * sheet.columns + i;
    const mine = i >= 0 && j >= 0 && i < sheet.columns && j < sheet.rows && at(owner, c) === who;
    const d = mine ? at(field, c) : 0;
    if (d < least) least = d;
  };
  for (let k = 0; k <= 5 && least > 0; k++) {
    const x = cx + (k / 5 - 0.5) * w;
    const y = cy + (k / 5 - 0.5) * h;
    look(x, cy - h / 2);
    look(x, cy + h / 2);
    look(cx - w / 2, y);
    look(cx + w / 2, y);
  }
  return least;
}

export interface Room {
  readonly sheet: Sheet;
  readonly owner: Int16Array;
  readonly field: Float32Array;
}

/** The best layout at the best place: room first, then nearness to the town, then the better-looking arrangement. */
export function place(room: Room, loose: Room, who: number, layouts: readonly Layout[], town: Point): Placed {
  let best: Placed = { boxes: [], room: -1, score: -Infinity };
  const first = at(at(layouts, 0).boxes, 0);
  const { columns } = room.sheet;
  for (let c = 0; c < room.owner.length; c++) {
    if (at(room.owner, c) !== who || (c % columns) % 2 || Math.floor(c / columns) % 2) continue;
    const [x, y] = middleOf(room.sheet, c);
    if (roomOf(room, who, x, y, first.w, first.h) < 1) continue;
    for (const { boxes, price } of layouts) {
      let least = 9;
      for (const box of boxes)
        if (least > 0)
          least = Math.min(least, roomOf(box.free ? loose : room, who, x + box.dx, y + box.dy, box.w, box.h));
      const score =
        Math.min(least, 4) * 10 + Math.max(0, least - 4) * 1.5 - price - Math.hypot(x - town[0], y - town[1]) * 0.12;
      if (least > 0 && score > best.score)
        best = { boxes: boxes.map((box): Point => [x + box.dx, y + box.dy]), room: least, score };
    }
  }
  return best;
}
