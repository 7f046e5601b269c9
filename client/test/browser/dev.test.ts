/** `npm run dev` opened at a game: the record becomes a game of the browser, fonts and maps load, and the server answers beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAYABLE } from '../../../games/shelf.ts';
import { freePort, ROOT } from './browser.ts';
import { PATIENCE, stage } from './stage.ts';

const at = stage(async () => {
  const port = await freePort();
  const ports = ['--port', String(port), '--server', String(await freePort())];
  const child = spawn(process.execPath, [join(ROOT, 'tools/dev.ts'), '--game', PLAYABLE[0]!.id, ...ports], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  await once(child.stdout, 'data');
  return { url: `http://localhost:${port}`, stop };
});

test('npm run dev opens the requested game at its table', async () => {
  const page = await at.open({}, '/open');
  await page.waitForURL(/\/play\//, { timeout: 3 * PATIENCE });
  await page.locator('.plate[data-ready]').waitFor({ state: 'attached', timeout: 3 * PATIENCE });
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().waitFor();
  expect(await page.evaluate(() => document.fonts.ready.then(f => [...f].some(face => face.status === 'loaded')))).toBe(
    true,
  );
  await expect.poll(() => page.evaluate(() => fetch('/api/me').then(r => r.status)), { timeout: PATIENCE }).toBe(200);
  at.forgive(/50\d|Internal Server Error/); // requests before the server was up
});
