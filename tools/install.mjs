/** Installs what is missing, and only then. Plain JavaScript: it must run on any Node from 18 on. */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const run = command => execSync(command, { stdio: 'inherit' });
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What was installed last, so that a changed version is noticed and an unchanged one costs nothing. */
const STAMP = 'node_modules/.phoney-war';
const wanted = JSON.stringify({ dependencies, devDependencies });
const installed = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
const nodeWorks = () => {
  const answer = spawnSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim() === `v${dependencies.node}`;
};
const giveUp = why => {
  console.error(`${why} Try: rm -rf node_modules, then npm start again.`);
  process.exit(1);
};

if (!installed()) {
  console.log('Installing what the game needs; the first time this takes a minute or two …');
  try {
    run('npm install --no-audit --no-fund --loglevel=error');
  } catch {
    giveUp('The packages could not be installed: is the network there?');
  }
}
// Some npm versions skip install scripts; the package's own script then fetches the right binary.
if (!nodeWorks()) {
  try {
    run('npm rebuild node --foreground-scripts --loglevel=error');
  } catch {
    /* said below */
  }
  if (!nodeWorks()) giveUp(`Node ${dependencies.node} could not be set up.`);
}
if (!installed()) writeFileSync(STAMP, wanted);
