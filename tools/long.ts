/** `npm run test:long`: browser tests with whole turns in every size and theme, then the hosts of every game. Shells set a variable each in their own way, so this does. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const RUNS = [['--config', 'vitest.browser.config.ts'], ['test/host/']] as const;

for (const args of RUNS) {
  const { status } = spawnSync(process.execPath, [VITEST, 'run', ...args], {
    cwd: ROOT,
    env: { ...process.env, LONG: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
