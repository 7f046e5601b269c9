/** Installs what is missing, and only then. Plain JavaScript: it must run on any Node from 18 on. */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const run = command => execSync(command, { stdio: 'inherit' });
const newer = (a, b) => statSync(a).mtimeMs > statSync(b).mtimeMs;
const installed = 'node_modules/.package-lock.json';
const nodeWorks = () => {
  const answer = spawnSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' });
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).dependencies.node.replace(/^\D*(\d+).*/, 'v$1.');
  return answer.status === 0 && answer.stdout.startsWith(wanted);
};

if (!existsSync(installed) || newer('package-lock.json', installed)) {
  console.log('Installing what the game needs; the first time this takes a minute or two …');
  run('npm ci --no-audit --no-fund --loglevel=error');
}
if (!nodeWorks()) {
  // Some npm versions skip install scripts; the package's own script fetches the right binary.
  run('npm rebuild node --foreground-scripts --loglevel=error');
  if (!nodeWorks()) {
    console.error('Node 24 could not be set up. Try: rm -rf node_modules, then npm install --foreground-scripts');
    process.exit(1);
  }
}
