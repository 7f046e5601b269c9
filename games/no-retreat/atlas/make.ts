/** Builds the two maps of No Retreat! from open geodata and our overrides: node games/no-retreat/atlas/make.ts <geodata folder> */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { GRIDS } from '../data/map.ts';
import { FRONTS, type Front } from '../data/rows.ts';
import { draftOf } from './draft.ts';
import { readOverrides } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { packed } from './packed.ts';
import { GEOREF, readGeography } from './shares.ts';
import { gridFrom } from '../model/ground.ts';

const NEEDED = [
  ...Object.values(GEOREF),
  'land.geojson',
  'lakes.geojson',
  'rivers.geojson',
  'countries_1938.geojson',
  'border_changes.geojson',
  'hand_polys.geojson',
  'elev_5min.csv',
];
const DATA = new URL('../data/', import.meta.url);
const LOOK = new URL('../look/', import.meta.url);

function makeMap(folder: string, front: Front): void {
  const grid = gridFrom(GRIDS[front]);
  const overrides = readOverrides<Override>(fileURLToPath(new URL(`overrides-${front}.json`, DATA)));
  const text = packed(draftOf(folder, front, readGeography(folder, front, grid), grid, overrides));
  writeFileSync(new URL(`map-${front}.json`, DATA), text);
  console.log(
    `map-${front}.json: ${grid.size} hexes, ${overrides.length} overrides, ${Math.round(text.length / 1000)} kB`,
  );
}

async function drawPlate(folder: string, front: Front): Promise<void> {
  const { plateOf } = await import('./plate.ts');
  const plate = plateOf(folder, front);
  writeFileSync(new URL(`plate-${front}.svg`, LOOK), plate);
  const kB = (bytes: number): number => Math.round(bytes / 1000);
  console.log(`plate-${front}.svg: ${kB(plate.length)} kB, ${kB(gzipSync(plate).length)} kB gzipped`);
}

const [folder, only] = process.argv.slice(2);
const missing = folder === undefined ? NEEDED : NEEDED.filter(file => !existsSync(join(folder, file)));
if (folder === undefined || missing.length > 0) {
  console.error(
    `usage: node games/no-retreat/atlas/make.ts <geodata folder>\nThe folder must hold ${missing.join(', ')}.`,
  );
  process.exitCode = 1;
} else if (only === 'plates') for (const front of FRONTS) await drawPlate(folder, front);
else {
  for (const front of FRONTS) makeMap(folder, front);
  // The plates read the data just written, and this process has read the old.
  execFileSync(process.execPath, [import.meta.filename, folder, 'plates'], { stdio: 'inherit' });
}
