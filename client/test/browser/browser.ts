/** Starts the page as a player has it: the server of `npm start` and a real Chromium. Used by the browser tests and tools/page.ts. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packed from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { oneAtATime } from './unpack.ts';

export const ROOT = join(import.meta.dirname, '../../..');

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
/** Resolves when the server is ready. Fails if the page could not be built, because the old build must not be tested. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('could not be built')) fail(new Error(output));
      else if (output.includes('Phoney War is at')) done();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', code => fail(new Error(`the server ended with ${code}: ${output}`)));
  });
/** Starts cli/serve.ts on a free port with its own data folder. It builds the page if the sources have changed. */
export const serve = async (): Promise<Server> => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'phoney-war-'));
  const child = spawn(process.execPath, [join(ROOT, 'cli/serve.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), PHONEY_DATA: data, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => {
    child.kill('SIGTERM');
  };
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (e) {
    await stop();
    throw e;
  }
  return { url: `http://localhost:${port}`, stop };
};

const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
/** Not the package's own arguments: its single process dies with the second page, and its software GL took 6 to 30 seconds to close. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

const waysToStart = async (): Promise<readonly (LaunchOptions & { readonly name: string })[]> => {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return [{ name: `CHROME_PATH=${chosen}`, executablePath: chosen }];
  const own =
    process.platform === 'linux'
      ? [{ name: '@sparticuz/chromium', executablePath: await oneAtATime(() => packed.executablePath()), args: ARGS }]
      : [];
  return [
    ...own,
    ...['chrome', 'chromium', 'msedge'].map(channel => ({ name: `installed ${channel}`, channel })),
    ...APPS.filter(path => existsSync(path)).map(executablePath => ({ name: executablePath, executablePath })),
  ];
};
/** Starts the first browser that works: the Chromium of the npm package on Linux, otherwise an installed one. */
const started = async <T>(start: (options: LaunchOptions) => Promise<T>): Promise<T> => {
  const failed: string[] = [];
  for (const { name, ...options } of await waysToStart()) {
    try {
      return await start({ ...(process.getuid?.() === 0 ? { args: ARGS } : {}), ...options, headless: true });
    } catch (e) {
      failed.push(`  ${name}: ${(e as Error).message.split('\n', 1)[0]}`);
    }
  }
  throw new Error(
    `No Chromium could be started. Install Google Chrome or Chromium, or say where one is: CHROME_PATH=/path/to/chrome npm run test:browser\nTried:\n${failed.join('\n')}`,
  );
};
export const launch = (): Promise<Browser> => started(options => chromium.launch(options));
/** A browser that other processes can use, too. */
export const launchShared = (): Promise<BrowserServer> => started(options => chromium.launchServer(options));
/** Connects to the shared browser. Closing this connection does not close the browser. */
export const connect = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);
