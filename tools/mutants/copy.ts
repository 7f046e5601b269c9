/** A private copy of the tree: mutants are written there, never where somebody works. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { mutated } from './mutations.ts';
import type { Mutant } from './choose.ts';

const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'test-results']);

/** Its packages are links, its caches its own: vitest writes them into node_modules. */
export const copyTree = (root: string, packages: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  cpSync(root, copy, { recursive: true, filter: from => !NOT_COPIED.has(basename(from)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const { name } of readdirSync(packages, { withFileTypes: true }).filter(e => !e.isFile()))
    if (!name.startsWith('.vite')) symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  return copy;
};
export const removeTree = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** Runs with the mutant in its file, and puts the file back. */
export const withMutant = async <T>(copy: string, mutant: Mutant, run: () => Promise<T>): Promise<T> => {
  const file = join(copy, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(source, mutant));
  try {
    return await run();
  } finally {
    writeFileSync(file, source);
  }
};
