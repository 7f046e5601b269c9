/**
 * `npm run mutants -- --game <id> [--seed s] [--count n] [--json file]`: changes the rules of a game at random, one place
 * at a time, and prints the changes that its unit tests do not notice.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gamesIn } from './graph/source.ts';
import { OtherRun, type Fate, type Results, type Tried } from './mutants/results.ts';
import { cleanUp, runMutants, TestsFail } from './mutants/run.ts';

const ROOT = join(import.meta.dirname, '..');
const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seed: { type: 'string', default: 'mutants' },
    count: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
});
const games = gamesIn(ROOT).filter(g => existsSync(join(ROOT, 'games', g, 'rules')));
const { game = '', seed, json } = values;
const count = Number(values.count);
if (!games.includes(game) || !Number.isSafeInteger(count) || count < 1)
  fail(`Usage: npm run mutants -- --game <id> [--seed s] [--count n] [--json file]; games: ${games.join(', ')}`);

const print = ({ file, line, kind, before, after }: Tried): void =>
  console.log(`${file}:${line}  ${kind}\n  - ${before}\n  + ${after}`);
const FATES: { readonly [F in Fate]: string } = {
  killed: 'killed by a test',
  endless: 'killed: came to no end',
  types: 'killed by the compiler alone',
  survived: 'survived',
};
const summary = ({ tried }: Results): void => {
  const counts = Object.entries(FATES).map(([fate, words]) => `${tried.filter(t => t.fate === fate).length} ${words}`);
  console.log(`${game}, seed ${seed}: of ${tried.length} mutants ${counts.join(', ')}`);
};

const end = (code: number) => (): void => {
  cleanUp();
  process.exit(code);
};
process.on('SIGINT', end(130));
process.on('SIGTERM', end(143));

try {
  const say = (line: string): void => console.error(line);
  summary(
    await runMutants({
      root: ROOT,
      packages: join(ROOT, 'node_modules'),
      game,
      seed,
      count,
      json,
      say,
      survivor: print,
    }),
  );
} catch (e) {
  if (e instanceof TestsFail || e instanceof OtherRun) fail(e.message);
  throw e;
}
