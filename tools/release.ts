/** `npm run release [-- --only linux-x64]`: the static folder, an archive for each system with everything inside, a container file and checksums, in dist/release. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { BUILT, buildIfStale, STATIC } from '../cli/build.ts';
import { fetchPackage } from './npm-package.ts';
import { appEntries, systemEntries } from './release/contents.ts';
import { SYSTEMS, type System } from './release/systems.ts';
import { tarOf, type TarEntry } from './tar.ts';
import { zipOf } from './zip.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/release');
const MAX_MB = 60;
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

/** The archive of one system, written to dist/release. Returns its name. */
const writeArchive = (system: System, app: readonly TarEntry[]): string => {
  const folder = fetchPackage(system.node, join(ROOT, '.cache/release'));
  const node = readFileSync(join(folder, system.program));
  const entries = [...systemEntries(system, node, readFileSync(join(ROOT, 'LICENSE'), 'utf8')), ...app];
  const name = `phoney-war-${version}-${system.id}.${system.archive}`;
  writeFileSync(join(OUT, name), system.archive === 'zip' ? zipOf(entries) : tarOf(entries));
  return name;
};
const writeStatic = (): string => {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/static.ts')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The static folder could not be made.');
  const name = `phoney-war-${version}-static.zip`;
  copyFileSync(`${STATIC}.zip`, join(OUT, name));
  return name;
};
const writeContainerfile = (): string => {
  const text = readFileSync(join(ROOT, 'tools/release/Containerfile'), 'utf8').replace('@version@', version);
  writeFileSync(join(OUT, 'Containerfile'), text);
  return 'Containerfile';
};

const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
const wanted = SYSTEMS.filter(s => !only || only.includes(s.id));
if (wanted.length === 0) {
  console.error(`There is no such system. Known: ${SYSTEMS.map(s => s.id).join(', ')}`);
  process.exit(2);
}
buildIfStale(BUILT);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const app = appEntries(BUILT);
const names = [...wanted.map(s => writeArchive(s, app)), writeStatic(), writeContainerfile()];
const sums = names.map(name => {
  const body = readFileSync(join(OUT, name));
  const mb = body.length / 1e6;
  console.log(`${name.padEnd(44)}${mb.toFixed(1).padStart(6)} MB${mb > MAX_MB ? `  more than ${MAX_MB} MB` : ''}`);
  return `${createHash('sha256').update(body).digest('hex')}  ${name}\n`;
});
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
console.log(wanted.map(s => `${s.id}: Node ${s.node.version}`).join(', '));
