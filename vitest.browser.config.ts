import { defineConfig } from 'vitest/config';

/** The page in a real Chromium, one file after the other: each starts its own server and browser. */
export default defineConfig({
  test: {
    include: ['client/test/browser/**/*.test.ts', 'screen/parts/test/browser/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
