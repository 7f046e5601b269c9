/** Builds the map of France '40 from open geodata and our overrides: node games/france-40/atlas/make.ts <geodata folder> */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { draftOf } from './draft.ts';
import { readOverrides } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { packed } from './packed.ts';
import { readGeography } from './shares.ts';
import { makeGrid, type Grid } from '../../../kernel/hex.ts';

const NEEDED = [
  'georef_france40.json',
  'land.geojson',
  'lakes.geojson',
  'rivers.geojson',
  'countries_1938.geojson',
  'hand_polys.geojson',
  'cities_1938.csv',
  'elev_5min.csv',
];
const F40_GRID: Grid = makeGrid({
  orientation: 'pointy',
  lines: [10, 42],
  places: row => [row % 2 ? 18 : 19, 44],
  shoved: 'odd',
  rowsRun: 'up',
});
const DATA = new URL('../data/', import.meta.url);
const LOOK = new URL('../look/', import.meta.url);

async function build(folder: string): Promise<void> {
  const overrides = readOverrides<Override>(fileURLToPath(new URL('map-overrides.json', DATA)));
  const text = packed(draftOf(folder, readGeography(folder, F40_GRID), F40_GRID, overrides));
  writeFileSync(new URL('map-data.json', DATA), text);
  console.log(
    `map-data.json: ${F40_GRID.size} hexes, ${overrides.length} overrides, ${Math.round(text.length / 1000)} kB`,
  );
  const { plateOf } = await import('./plate.ts');
  const plate = plateOf(folder); // reads the data just written
  writeFileSync(new URL('plate.svg', LOOK), plate);
  console.log(
    `plate.svg: ${Math.round(plate.length / 1000)} kB, ${Math.round(gzipSync(plate).length / 1000)} kB gzipped`,
  );
}

const [folder] = process.argv.slice(2);
const missing = folder === undefined ? NEEDED : NEEDED.filter(file => !existsSync(join(folder, file)));
if (folder === undefined || missing.length > 0) {
  console.error(
    `usage: node games/france-40/atlas/make.ts <geodata folder>\nThe folder must hold ${missing.join(', ')}.`,
  );
  process.exitCode = 1;
} else await build(folder);
