/** Runs test files in this very process: node tools/wine/suite.ts engine/test/save.test.ts … The last line counts, failures are listed before. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const OWN = pathToFileURL(join(import.meta.dirname, 'tests-on-node.ts')).href;
registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== OWN ? { url: OWN, shortCircuit: true } : next(name, context),
});
for (const file of process.argv.slice(2)) await import(pathToFileURL(join(ROOT, file)).href);
