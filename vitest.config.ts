import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Hosts are tested with the toys in place of the registry, in threads and processes that they start, too. */
const TOYS = '--conditions=toys';
const HOSTS = [...['toys', 'bots', 'cli', 'server'].map(h => `${h}/**/*.test.ts`), 'client/test/*.test.ts'];
/** Rules and what they stand on keep nothing but in a box: their files share a process, and a game is loaded once in it. */
const RULES = ['{kernel,engine,field}/test/*.test.ts', 'games/*/test/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // Left to itself it keeps a core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      { test: { ...patience, name: 'rules', include: RULES, isolate: false } },
      {
        test: {
          ...patience,
          name: 'rest',
          include: ['**/test/**/*.test.ts'],
          exclude: ['node_modules', 'dist', '**/test/browser/**', ...RULES, ...HOSTS],
        },
      },
      {
        ssr: { resolve: { conditions: ['toys'] } },
        test: {
          ...patience,
          name: 'hosts',
          include: HOSTS,
          execArgv: [TOYS],
          env: { NODE_OPTIONS: TOYS },
        },
      },
    ],
  },
});
