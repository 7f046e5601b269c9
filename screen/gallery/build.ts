/** Builds the page of parts and serves it, for `npm run parts` and its browser test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '../../vite.parts.config.ts');

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}
/** Into a folder of its own that goes when it is stopped, so that two at once do not build over each other. */
export const serveGallery = async (port = 0): Promise<Served> => {
  const outDir = mkdtempSync(join(tmpdir(), 'phoney-war-parts-'));
  const clear = (): void => rmSync(outDir, { recursive: true, force: true });
  process.once('exit', clear);
  const own = { configFile: CONFIG, logLevel: 'warn', build: { outDir } } as const;
  await build(own);
  const server = await preview({ ...own, preview: { port, strictPort: port !== 0 } });
  const at = server.httpServer.address();
  if (at === null || typeof at === 'string') throw new Error('the page of parts has no port');
  const stop = async (): Promise<void> => {
    await server.close();
    process.off('exit', clear);
    clear();
  };
  return { url: `http://localhost:${at.port}`, stop };
};
