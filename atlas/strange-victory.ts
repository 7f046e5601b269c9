/** Builds the board of Strange Victory from open geodata: node atlas/strange-victory.ts <geodata folder> */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf, thin } from './curve.ts';
import { coresOf, spotsOf } from './sv/balance.ts';
import { bordersOf, ownersOf, planOf, readGround, repainted } from './sv/areas.ts';
import { frontierOf } from './sv/frontier.ts';
import { bridgesOf, geometryOf } from './sv/geometry.ts';
import { plateOf } from './sv/plate.ts';

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
  writeFileSync(new URL(`../games/strange-victory/look/${file}`, import.meta.url), text);
  console.log(`${file}: ${Math.round(text.length / 1000)} kB, ${Math.round(gzipSync(text).length / 1000)} kB gzipped`);
}

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'land.geojson'))) {
  console.error(
    'usage: node atlas/strange-victory.ts <geodata folder>\nThe folder must hold land.geojson, rivers.geojson and countries_1938.geojson.',
  );
  process.exitCode = 1;
} else build(folder);
