/** The lie of the land on the sheet: real heights, with ridges drawn in where the map says rough, for hachures and shade. */
import { join } from 'node:path';
import { HEXES, TERRAIN } from '../data/map.ts';
import { HEX, hexUnder, offSheet, SHEET } from '../look/sheet.ts';
import { cloud, noise } from '../../../kernel/noise.ts';
import { heights } from '../../../atlas/heights.ts';
import { readSheet } from '../../../atlas/georef.ts';

const CELL = 0.1 * HEX;
const WIDE = Math.ceil(SHEET.w / CELL) + 2;
const HIGH = Math.ceil(SHEET.h / CELL) + 2;
export type Terrain = (typeof TERRAIN)[number];
export const terrainAt = (x: number, y: number): Terrain | undefined => HEXES[hexUnder(x, y)]?.terrain;
export interface Relief {
  readonly slope: (x: number, y: number) => readonly [right: number, down: number];
}

function blurred(from: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(from.length);
  for (let j = 0; j < HIGH; j++)
    for (let i = 0; i < WIDE; i++) {
      let sum = 0;
      let count = 0;
      for (let b = Math.max(0, j - reach); b <= Math.min(HIGH - 1, j + reach); b++)
        for (let a = Math.max(0, i - reach); a <= Math.min(WIDE - 1, i + reach); a++) {
          sum += from[b * WIDE + a]!;
          count++;
        }
      out[j * WIDE + i] = sum / count;
    }
  return out;
}
const RUGGED: { readonly [T in Terrain]?: number } = { rough: 1, ardennes: 0.75 };

export function reliefOf(folder: string): Relief {
  const sheet = readSheet(join(folder, 'georef_france40.json'));
  const heightAt = heights(folder);
  const real = new Float32Array(WIDE * HIGH);
  const rugged = new Float32Array(WIDE * HIGH);
  for (let j = 0; j < HIGH; j++)
    for (let i = 0; i < WIDE; i++) {
      const [lon, lat] = sheet.toGlobe(offSheet(i * CELL, j * CELL));
      real[j * WIDE + i] = Math.max(-20, heightAt(lat, lon));
      rugged[j * WIDE + i] = RUGGED[terrainAt(i * CELL, j * CELL) ?? 'sea'] ?? 0.1;
    }
  const smooth = blurred(real, 2);
  const mask = blurred(rugged, 2);
  const height = new Float32Array(WIDE * HIGH);
  for (let j = 0; j < HIGH; j++)
    for (let i = 0; i < WIDE; i++) {
      const x = i * 0.1;
      const y = j * 0.1;
      const ridge = 1 - Math.abs(2 * cloud(x * 1.05 + 3 * noise(x * 0.5, y * 0.5, 9), y * 1.05, 5, 4) - 1);
      height[j * WIDE + i] = smooth[j * WIDE + i]! * 0.8 + mask[j * WIDE + i]! * ridge ** 2.2 * 470;
    }
  const at = (x: number, y: number): number => {
    const a = x / CELL;
    const b = y / CELL;
    const i = Math.max(0, Math.min(WIDE - 2, Math.floor(a)));
    const j = Math.max(0, Math.min(HIGH - 2, Math.floor(b)));
    const s = a - i;
    const t = b - j;
    const k = j * WIDE + i;
    return (
      (height[k]! * (1 - s) + height[k + 1]! * s) * (1 - t) +
      (height[k + WIDE]! * (1 - s) + height[k + WIDE + 1]! * s) * t
    );
  };
  return { slope: (x, y) => [(at(x + 5, y) - at(x - 5, y)) / 10, (at(x, y + 5) - at(x, y - 5)) / 10] };
}
