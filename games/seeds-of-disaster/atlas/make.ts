/** Builds the sheet of The Seeds of Disaster from open geodata: node games/seeds-of-disaster/atlas/make.ts <geodata folder> */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf, thin } from '../../../kernel/curve.ts';
import { bordersOf, ownersOf, readGround } from './areas.ts';
import { geometryOf, spotsOf } from './geometry.ts';
import { plateOf } from './plate.ts';

const write = (file: string, text: string): void => {
  writeFileSync(new URL(`../look/${file}`, import.meta.url), text);
  console.log(`${file}: ${Math.round(text.length / 1000)} kB, ${Math.round(gzipSync(text).length / 1000)} kB gzipped`);
};
const build = (folder: string): void => {
  const ground = readGround(folder);
  const owner = ownersOf(folder, ground);
  const arcs = bordersOf(ground, owner);
  const spots = spotsOf(owner);
  const coast = ground.land.map(ring => pathOf(thin(ring, 0.25), true)).join('');
  const geometry = geometryOf(arcs, spots, coast);
  write('geometry.json', `${JSON.stringify(geometry)}\n`);
  write('plate.svg', plateOf({ ground, owner, arcs, spots, geometry }));
};
const [folder] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'land.geojson'))) {
  console.error(
    'usage: node games/seeds-of-disaster/atlas/make.ts <geodata folder>\nThe folder must hold land.geojson, lakes.geojson, rivers.geojson, countries_1938.geojson and elev_5min.csv.',
  );
  process.exitCode = 1;
} else build(folder);
