/** The run as a whole: the tests unchanged, then mutant after mutant, two at a time where there are cores for it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseMutants, ruleFiles, type Mutant } from './choose.ts';
import { copyTree, removeTree, withMutant } from './copy.ts';
import {
  digestOf,
  digestOfTests,
  earlierResults,
  leftOf,
  testFiles,
  writeResults,
  type Results,
  type Tried,
} from './results.ts';
import { killAll, runTests, type TestFile } from './trial.ts';

export interface Wish {
  readonly root: string;
  /** The node_modules that the copies link to. */
  readonly packages: string;
  readonly game: string;
  readonly seed: string;
  readonly count: number;
  readonly json?: string | undefined;
  /** A line of progress. */
  say(line: string): void;
  /** One that survived, as soon as it has. */
  survivor(t: Tried): void;
}
export class TestsFail extends Error {}

const MAX_WORKERS = 2;
const copies = new Set<string>();
const newCopy = ({ root, packages }: Wish): string => {
  const copy = copyTree(root, packages);
  copies.add(copy);
  return copy;
};
/** Ends what runs and removes the copies: at the end, and when the run is broken off. */
export const cleanUp = (): void => {
  killAll();
  copies.forEach(removeTree);
  copies.clear();
};

/** The cheapest file first: most mutants die within a second of tests. */
const measured = async (copy: string, files: readonly string[]): Promise<readonly TestFile[]> => {
  const patient = files.map(file => ({ file, ms: 60_000 }));
  const trial = await runTests(copy, patient, 0);
  if (trial.end !== 'passed') throw new TestsFail(`The tests fail before anything is changed: ${trial.by}`);
  return trial.reports.map(({ file, ms }) => ({ file, ms })).toSorted((a, b) => a.ms - b.ms);
};

const run = promisify(execFile);
/** Names that nobody uses any more are no fault of a mutant. */
const NO_TIDINESS = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
const hasTypeFault = async (copy: string): Promise<string | undefined> => {
  if (!existsSync(join(copy, 'tsconfig.json'))) return undefined;
  try {
    await run(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '-p', '.', ...NO_TIDINESS], {
      cwd: copy,
    });
    return undefined;
  } catch (e) {
    return String((e as { readonly stdout?: string }).stdout ?? e).split('\n')[0]!;
  }
};
const fateOf = async (copy: string, tests: readonly TestFile[]): Promise<Pick<Tried, 'fate' | 'by'>> => {
  const { end, by = '' } = await runTests(copy, tests, 1);
  if (end !== 'passed') return { fate: end === 'endless' ? 'endless' : 'killed', by };
  const fault = await hasTypeFault(copy);
  return fault === undefined ? { fate: 'survived' } : { fate: 'types', by: fault };
};
/** Tests of the mutated file's own name come first, whatever they cost. */
const sectionFirst = (tests: readonly TestFile[], { file }: Mutant): readonly TestFile[] => {
  const name = file.split('/').at(-1)!.replace(/\.ts$/, '.test.ts');
  const isOwn = (t: TestFile): boolean => t.file.endsWith(`/${name}`);
  return [...tests.filter(isOwn), ...tests.filter(t => !isOwn(t))];
};
const tryOne = async (copy: string, tests: readonly TestFile[], mutant: Mutant): Promise<Tried> => {
  const began = performance.now();
  const fate = await withMutant(copy, mutant, () => fateOf(copy, sectionFirst(tests, mutant)));
  return { ...mutant, ...fate, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

const minutes = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`);
interface Work {
  readonly wish: Wish;
  readonly tests: readonly TestFile[];
  readonly queue: Mutant[];
  readonly tried: Tried[];
  readonly all: number;
  keep(): void;
}
const progress = ({ wish, queue, tried, all }: Work, began: number, done: number): void => {
  const alive = tried.filter(t => t.fate === 'survived').length;
  const left = queue.length && done ? `, about ${minutes(((Date.now() - began) / done) * queue.length)} left` : '';
  wish.say(`${tried.length} of ${all} tried, ${alive} survived${left}`);
};
/** Takes from the queue until it is empty. */
const worker = async (work: Work, copy: string, began: number, before: number): Promise<void> => {
  const { wish, tests, queue, tried } = work;
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const done = await tryOne(copy, tests, mutant);
    tried.push(done);
    work.keep();
    if (done.fate === 'survived') wish.survivor(done);
    progress(work, began, tried.length - before);
  }
};

const tryAll = async (wish: Wish, queue: Mutant[], tried: Tried[], all: number, keep: () => void): Promise<void> => {
  const workers = Math.min(MAX_WORKERS, availableParallelism(), queue.length);
  const trees = Array.from({ length: workers }, () => newCopy(wish)); // all at once: somebody may go on working in the tree
  const files = testFiles(wish.root, wish.game);
  wish.say(`${files.length} test files on the rules as they are`);
  const tests = await measured(trees[0]!, files);
  const [began, before] = [Date.now(), tried.length];
  const work: Work = { wish, tests, queue, tried, all, keep };
  await Promise.all(trees.map(copy => worker(work, copy, began, before)));
};

/** Throws TestsFail where the tests fail already, OtherRun where the file of results is of something else. */
export const runMutants = async (wish: Wish): Promise<Results> => {
  const sources = ruleFiles(wish.root, wish.game);
  const of = {
    game: wish.game,
    seed: wish.seed,
    rules: digestOf(sources),
    tests: digestOfTests(wish.root, wish.game),
  };
  const mutants = chooseMutants(sources, wish.seed, wish.count);
  const tried = [...earlierResults(wish.json, of)];
  const queue = [...leftOf(mutants, tried)];
  const keep = (): void => {
    if (wish.json !== undefined) writeResults(wish.json, { ...of, tried });
  };
  try {
    if (queue.length) await tryAll(wish, queue, tried, mutants.length, keep);
  } finally {
    cleanUp();
  }
  return { ...of, tried };
};
