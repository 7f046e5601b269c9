import { defineConfig } from 'vitest/config';

/** Whole laws: every game and every toy, each law as often as it deserves; what was played is printed. */
export default defineConfig({
  test: {
    include: ['games/*/test/laws.test.ts', 'engine/test/{toy,hands}.test.ts', 'field/test/rivers.test.ts'],
    testNamePattern: / law: /,
    env: { LAWS: 'whole' },
    disableConsoleIntercept: true,
    reporters: ['default'],
  },
});
