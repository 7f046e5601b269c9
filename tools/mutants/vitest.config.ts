/** How a mutant is tried: the files in the order given, one after the other in one process, to the first test that fails. */
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, TestSequencer, TestSpecification } from 'vitest/node';
import type { Report } from './trial.ts';

const ORDER = (process.env.MUTANTS_ORDER ?? '').split(',');
const rank = ({ moduleId }: TestSpecification): number => ORDER.indexOf(relative(process.cwd(), moduleId));

class InOrder implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const reportOf = (module: TestModule): Report => {
  const [failed] = [...module.children.allTests('failed')];
  return {
    file: relative(process.cwd(), module.moduleId),
    ms: module.diagnostic().duration,
    ok: module.ok(),
    ...(failed ? { failed: failed.fullName } : {}),
  };
};
const toParent: Reporter = {
  onTestModuleEnd: module => {
    process.send?.(reportOf(module));
  },
};

export default defineConfig({
  test: {
    root: process.cwd(),
    include: ORDER,
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: InOrder },
    reporters: [toParent],
  },
});
