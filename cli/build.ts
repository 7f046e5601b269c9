/** Builds the page when its sources have changed. A separate process does it, so that its memory is freed afterwards. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
export const BUILT = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.stamp');
const SOURCES = [
  'kernel',
  'engine',
  'field',
  'screen',
  'games',
  'bots',
  'server/game-host/view-diff.ts',
  'client',
  'vite.config.ts',
  'package.json',
];

/** A hash of the names and contents of all sources. It notices removed files, and a copied tree can keep its build. */
export const stampOf = (root: string, sources: readonly string[]): string => {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const body = readFileSync(join(root, path));
    hash.update(`${path} ${body.length}\n`).update(body);
  };
  for (const source of sources.filter(s => existsSync(join(root, s)))) {
    if (!statSync(join(root, source)).isDirectory()) {
      add(source);
      continue;
    }
    for (const f of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).sort())
      if (!f.split(sep).includes('test') && !f.endsWith('.md') && statSync(join(root, source, f)).isFile())
        add(join(source, f));
  }
  return hash.digest('hex');
};

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const build = (): boolean => {
  if (!existsSync(VITE)) {
    console.error('What builds the page is not installed here (npm install brings it).');
    return false;
  }
  const command = [VITE, 'build', '--config', join(ROOT, 'vite.config.ts'), '--logLevel', 'error'];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

/** Afterwards the page is in `BUILT`. If it could not be built and there is no older build, the process ends with a message. */
export const buildIfStale = (): void => {
  const stamp = stampOf(ROOT, SOURCES);
  const built = existsSync(join(BUILT, 'index.html'));
  if (built && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Building the page …');
  if (build()) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, stamp);
  } else if (built) console.error('The page could not be built; the last build is served.');
  else {
    console.error('The page could not be built.');
    process.exit(1);
  }
};
