/** `npm run build:static`: writes dist/static, a folder that plays from any path of any file server, and a zip of it beside it. */
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildIfStale, STATIC } from '../cli/build.ts';
import { zipOf, type ZipEntry } from './zip.ts';

const ROOT = join(import.meta.dirname, '..');
const ZIP = `${STATIC}.zip`;
const README = `Phoney War: five board wargames of 1938-40, played by their rules.

Put this folder anywhere on a web space, or its zip file on itch.io or a similar site.
Every path will do, and no program has to run there. To try it at home, run a file
server in the folder, such as "python3 -m http.server", and open http://localhost:8000.

It plays alone, two at one screen and against bots, with replays, rules and data packs.
Games are kept in the player's browser. After the first visit it works offline.
Online games need the project's server; they are not in this folder.
`;

const entriesOf = (dir: string): readonly ZipEntry[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map(name => join(dir, name))
    .filter(path => statSync(path).isFile())
    .map(path => ({ name: relative(dir, path).replaceAll(sep, '/'), body: readFileSync(path) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

buildIfStale(STATIC);
writeFileSync(join(STATIC, 'README.txt'), README);
copyFileSync(join(ROOT, 'LICENSE'), join(STATIC, 'LICENSE.txt'));
const entries = entriesOf(STATIC);
const zip = zipOf(entries);
writeFileSync(ZIP, zip);
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const size = entries.reduce((sum, e) => sum + e.body.length, 0);
console.log(`${relative(ROOT, STATIC)}: ${entries.length} files, ${mb(size)}`);
console.log(`${relative(ROOT, ZIP)}: ${mb(zip.length)}`);
