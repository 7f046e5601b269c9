/** Builds the page of parts and serves it, for `npm run parts` and its browser test. */
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '../../vite.parts.config.ts');

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}
export const serveGallery = async (port = 0): Promise<Served> => {
  await build({ configFile: CONFIG, logLevel: 'warn' });
  const server = await preview({ configFile: CONFIG, logLevel: 'warn', preview: { port, strictPort: port !== 0 } });
  const at = server.httpServer.address();
  if (at === null || typeof at === 'string') throw new Error('the page of parts has no port');
  return { url: `http://localhost:${at.port}`, stop: () => server.close() };
};
