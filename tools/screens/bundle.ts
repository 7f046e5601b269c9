/** The laws as one script for the page. */
import { join } from 'node:path';
import { build } from 'vite';

let bundled: Promise<string> | undefined;
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'page/watch.ts'), formats: ['iife'], name: 'screensOfPhoneyWar' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the laws were not bundled');
  return first.output[0].code;
};
/** Built once a run. */
export const lawsForPage = (): Promise<string> => (bundled ??= bundle());
