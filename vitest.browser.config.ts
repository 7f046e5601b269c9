import { defineConfig } from 'vitest/config';

/** The page in a real Chromium, on one server and one browser for all (client/test/browser/global-setup.ts). */
export default defineConfig({
  test: {
    include: ['**/test/browser/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    globalSetup: ['client/test/browser/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Nothing waits this long when all is well: a busy machine is no fault of the page.
    expect: { poll: { timeout: 60_000 } },
    // Two at a time: a page waits more than it works.
    maxWorkers: 2,
  },
});
