/** Installs what is missing, and only then, from package-lock.json. Plain JavaScript: it must run on any Node from 18 on. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mendNodeCommand, versionNpmScriptsRun } from './node-command.mjs';

const run = command => execSync(command, { stdio: 'inherit' });
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A copy of the lock that was installed last: a changed one is noticed, an unchanged one costs nothing. */
const STAMP = 'node_modules/.phoney-war';
// A checkout of Windows may have turned the line ends round.
const lock = readFileSync('package-lock.json', 'utf8').replaceAll('\r\n', '\n');
const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;
const nodeWorks = () => versionNpmScriptsRun('node_modules') === `v${devDependencies.node}`;
const giveUp = why => {
  console.error(`${why} Delete the folder node_modules, then run npm start again.`);
  process.exit(1);
};

if (!isInstalled()) {
  console.log('Installing what the game needs; the first time this takes a minute or two …');
  try {
    run('npm ci --no-audit --no-fund --loglevel=error');
  } catch {
    giveUp('The packages could not be installed. Check the network connection.');
  }
}
// Some npm versions skip install scripts; the package's own script then fetches the right binary.
if (!nodeWorks()) {
  try {
    run('npm rebuild node --foreground-scripts --loglevel=error');
  } catch {
    // nodeWorks, asked again below, says whether it is there
  }
  if (!nodeWorks()) mendNodeCommand('node_modules');
  if (!nodeWorks()) giveUp(`Node ${devDependencies.node} could not be set up.`);
}
if (!isInstalled()) writeFileSync(STAMP, lock);
