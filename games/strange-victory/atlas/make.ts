/** Builds the board of Strange Victory from open geodata: node games/strange-victory/atlas/make.ts <geodata folder> */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf, thin } from '../../../kernel/curve.ts';
import { coresOf, spotsOf } from './balance.ts';
import { bordersOf, ownersOf, planOf, readGround, repainted } from './areas.ts';
import { frontierOf } from './frontier.ts';
import { bridgesOf, geometryOf } from './geometry.ts';
import { plateOf } from './plate.ts';

function build(folder: string): void {
  const ground = readGround(folder);
  const plan = planOf(ground);
  const grown = ownersOf(plan, coresOf(plan));
  const arcs = bordersOf(plan, grown);
  const owner = repainted(arcs, grown);
  const spots = spotsOf(owner, bridgesOf(arcs));
  const coast = ground.land.map(ring => pathOf(thin(ring, 0.2), true)).join('');
  const geometry = geometryOf(arcs, spots, coast);
  write('geometry.json', `${JSON.stringify(geometry)}\n`);
  write('plate.svg', plateOf({ ground, owner, arcs, spots, geometry, frontier: frontierOf(folder) }));
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../look/${file}`, import.meta.url), text);
  console.log(`${file}: ${Math.round(text.length / 1000)} kB, ${Math.round(gzipSync(text).length / 1000)} kB gzipped`);
}

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'land.geojson'))) {
  console.error(
    'usage: node games/strange-victory/atlas/make.ts <geodata folder>\nThe folder must hold land.geojson, rivers.geojson and countries_1938.geojson.',
  );
  process.exitCode = 1;
} else build(folder);
