/** What came of the mutants, kept in a file after each one: a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { replaceFile } from '../../bots/match/replace-file.ts';
import { join } from 'node:path';
import type { Source } from '../graph/source.ts';
import { nameOf, type Mutant } from './choose.ts';

/** `killed` by a test, `endless`: it came to no end, which a test would notice too; `types`: only the compiler refuses it. */
export type Fate = 'killed' | 'endless' | 'types' | 'survived';
export interface Tried extends Mutant {
  readonly fate: Fate;
  /** What killed it. */
  readonly by?: string;
  readonly seconds: number;
}
export interface Results {
  readonly game: string;
  readonly seed: string;
  /** Digests of what was mutated and of the tests that tried it. */
  readonly rules: string;
  readonly tests: string;
  readonly tried: readonly Tried[];
}

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
export const digestOf = (sources: readonly Source[]): string => digest(sources.flatMap(s => [s.path, s.text]));
export const testFiles = (root: string, game: string): readonly string[] =>
  readdirSync(join(root, 'games', game, 'test'))
    .filter(f => f.endsWith('.test.ts'))
    .sort()
    .map(f => `games/${game}/test/${f}`);
/** Helpers of the tests decide as well. */
export const digestOfTests = (root: string, game: string): string => {
  const folder = join(root, 'games', game, 'test');
  const files = readdirSync(folder).filter(f => f.endsWith('.ts'));
  return digest(files.sort().flatMap(f => [f, readFileSync(join(folder, f), 'utf8')]));
};

export const writeResults = (file: string, results: Results): void => {
  replaceFile(file, `${JSON.stringify(results, null, 1)}\n`);
};
export class OtherRun extends Error {}
/** What a file keeps of the same run. Under other tests who was alive is tried again: tests are added to kill. */
export const earlierResults = (file: string | undefined, now: Omit<Results, 'tried'>): readonly Tried[] => {
  if (file === undefined || !existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Results;
  if (kept.game !== now.game || kept.seed !== now.seed || kept.rules !== now.rules)
    throw new OtherRun(`${file} is of another game, another seed or other rules: name another file, or remove it`);
  return kept.tests === now.tests ? kept.tried : kept.tried.filter(t => t.fate !== 'survived');
};
export const leftOf = (mutants: readonly Mutant[], tried: readonly Tried[]): readonly Mutant[] => {
  const done = new Set(tried.map(nameOf));
  return mutants.filter(m => !done.has(nameOf(m)));
};
