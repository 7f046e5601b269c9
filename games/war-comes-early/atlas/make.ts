/** Builds the map of War Comes Early from open geodata and our overrides: node games/war-comes-early/atlas/make.ts <geodata folder> */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { GRID } from '../data/map.ts';
import { draftOf } from './draft.ts';
import { readOverrides } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { packed } from './packed.ts';
import { GEOREF, readGeography } from './shares.ts';

const NEEDED = [
  GEOREF,
  'land.geojson',
  'lakes.geojson',
  'rivers.geojson',
  'countries_1938.geojson',
  'hand_polys.geojson',
  'rail_main_1938.geojson',
  'cities_1938.csv',
  'elev_5min.csv',
];
const DATA = new URL('../data/', import.meta.url);
const LOOK = new URL('../look/', import.meta.url);

function makeMap(folder: string): void {
  const overrides = readOverrides<Override>(fileURLToPath(new URL('map-overrides.json', DATA)));
  const text = packed(draftOf(folder, readGeography(folder, GRID), GRID, overrides));
  writeFileSync(new URL('map-data.json', DATA), text);
  console.log(`map-data.json: ${GRID.size} hexes, ${overrides.length} overrides, ${Math.round(text.length / 1000)} kB`);
}
async function drawPlate(folder: string): Promise<void> {
  const { plateOf } = await import('./plate.ts');
  const plate = plateOf(folder);
  writeFileSync(new URL('plate.svg', LOOK), plate);
  console.log(
    `plate.svg: ${Math.round(plate.length / 1000)} kB, ${Math.round(gzipSync(plate).length / 1000)} kB gzipped`,
  );
}

const [folder, only] = process.argv.slice(2);
const missing = folder === undefined ? NEEDED : NEEDED.filter(file => !existsSync(join(folder, file)));
if (folder === undefined || missing.length > 0) {
  console.error(
    `usage: node games/war-comes-early/atlas/make.ts <geodata folder>\nThe folder must hold ${missing.join(', ')}.`,
  );
  process.exitCode = 1;
} else if (only === 'plate') await drawPlate(folder);
else {
  makeMap(folder);
  // The plate reads the data just written, and this process has read the old.
  execFileSync(process.execPath, [import.meta.filename, folder, 'plate'], { stdio: 'inherit' });
}
