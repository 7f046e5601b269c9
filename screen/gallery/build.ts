/** Builds the page of parts and serves it, for `npm run parts` and its browser test: each builds a copy of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '../../vite.parts.config.ts');

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}
export const serveGallery = async (port = 0): Promise<Served> => {
  const outDir = mkdtempSync(join(tmpdir(), 'phoney-war-parts-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const own = { configFile: CONFIG, logLevel: 'warn', build: { outDir } } as const;
  await build(own);
  const server = await preview({ ...own, preview: { port, strictPort: port !== 0 } });
  const at = server.httpServer.address();
  if (at === null || typeof at === 'string') throw new Error('the page of parts has no port');
  return { url: `http://localhost:${at.port}`, stop: () => server.close() };
};
