/** The relief of a sheet: real heights, with ridges added where the map has rough terrain, for hachures and shading. */
import { cloud, noise } from '../kernel/noise.ts';
import { offSheet, type Sheet } from '../kernel/sheet.ts';
import type { Sheet as Georef } from './georef.ts';
import { heights } from './heights.ts';

export interface Relief {
  readonly slope: (x: number, y: number) => readonly [right: number, down: number];
}
export interface ReliefPlan {
  readonly sheet: Sheet;
  readonly georef: Georef;
  readonly folder: string;
  /** How rugged the ground should look at a point, from 0 to slightly over 1. */
  readonly rugged: (x: number, y: number) => number;
  /** The weight of the real heights. */
  readonly real: number;
  readonly ridges: number;
}

export function reliefOf({ sheet, georef, folder, rugged, real: much, ridges }: ReliefPlan): Relief {
  const cell = 0.1 * sheet.hex;
  const wide = Math.ceil(sheet.w / cell) + 2;
  const high = Math.ceil(sheet.h / cell) + 2;
  const blurred = (from: Float32Array, reach: number): Float32Array => {
    const out = new Float32Array(from.length);
    for (let j = 0; j < high; j++)
      for (let i = 0; i < wide; i++) {
        let sum = 0;
        let count = 0;
        for (let b = Math.max(0, j - reach); b <= Math.min(high - 1, j + reach); b++)
          for (let a = Math.max(0, i - reach); a <= Math.min(wide - 1, i + reach); a++) {
            sum += from[b * wide + a]!;
            count++;
          }
        out[j * wide + i] = sum / count;
      }
    return out;
  };
  const heightAt = heights(folder);
  const real = new Float32Array(wide * high);
  const rough = new Float32Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      const [lon, lat] = georef.toGlobe(offSheet(sheet, i * cell, j * cell));
      real[j * wide + i] = Math.max(-20, heightAt(lat, lon));
      rough[j * wide + i] = rugged(i * cell, j * cell);
    }
  const smooth = blurred(real, 2);
  const mask = blurred(rough, 2);
  const height = new Float32Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      const x = i * 0.1;
      const y = j * 0.1;
      const ridge = 1 - Math.abs(2 * cloud(x * 1.05 + 3 * noise(x * 0.5, y * 0.5, 9), y * 1.05, 5, 4) - 1);
      height[j * wide + i] = smooth[j * wide + i]! * much + mask[j * wide + i]! * ridge ** 2.2 * ridges;
    }
  const at = (x: number, y: number): number => {
    const a = x / cell;
    const b = y / cell;
    const i = Math.max(0, Math.min(wide - 2, Math.floor(a)));
    const j = Math.max(0, Math.min(high - 2, Math.floor(b)));
    const s = a - i;
    const t = b - j;
    const k = j * wide + i;
    return (
      (height[k]! * (1 - s) + height[k + 1]! * s) * (1 - t) +
      (height[k + wide]! * (1 - s) + height[k + wide + 1]! * s) * t
    );
  };
  return { slope: (x, y) => [(at(x + 5, y) - at(x - 5, y)) / 10, (at(x, y + 5) - at(x, y - 5)) / 10] };
}
