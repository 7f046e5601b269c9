/** Builds the page, or the static folder, when its sources have changed. A separate process does it, so that its memory is freed afterwards. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
export const BUILT = join(ROOT, 'dist/client');
export const STATIC = join(ROOT, 'dist/static');
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
/** NODE_ENV is set, because tests have another one and vite obeys it. */
const build = (folder: string): boolean => {
  if (!existsSync(VITE)) {
    console.error('What builds the page is not installed here (npm install brings it).');
    return false;
  }
  const mode = folder === STATIC ? 'static' : 'production';
  const command = [VITE, 'build', '--mode', mode, '--config', join(ROOT, 'vite.config.ts'), '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
};

/** Afterwards the page is in the folder. If it could not be built and there is no older build, the process ends with a message. */
export const buildIfStale = (folder: string = BUILT): void => {
  const stampFile = `${folder}.stamp`;
  const stamp = stampOf(ROOT, SOURCES);
  const built = existsSync(join(folder, 'index.html'));
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the page …');
  if (build(folder)) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  } else if (built) console.error('The page could not be built; the last build is served.');
  else {
    console.error('The page could not be built.');
    process.exit(1);
  }
};
