import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NORTH = 61;
const WEST = -6;
const A_DEGREE = 12;

/** Height in metres at a place, interpolated on a 5-minute grid. */
export function heights(folder: string): (lat: number, lon: number) => number {
  const rows = readFileSync(join(folder, 'elev_5min.csv'), 'utf8')
    .trim()
    .split('\n')
    .map(row => row.split(',').map(Number));
  const grid = rows.filter(row => row.length > 100 && row.every(Number.isFinite));
  const cell = (i: number, j: number): number => grid[i]?.[j] ?? 0;
  return (lat, lon) => {
    const v = (NORTH - lat) * A_DEGREE;
    const u = (lon - WEST) * A_DEGREE;
    const i = Math.floor(v);
    const j = Math.floor(u);
    const across = (row: number): number => cell(row, j) * (1 - (u - j)) + cell(row, j + 1) * (u - j);
    return across(i) * (1 - (v - i)) + across(i + 1) * (v - i);
  };
}
