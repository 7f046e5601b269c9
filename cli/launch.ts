/** Starts a release: serves the page that is in it, with its data beside the folder, and opens it in the browser. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');
const FIRST_PORT = 1940;
const MAX_PORTS = 20;
/** Beside the folder of the release, so that a new one can take its place. */
export const dataBeside = (root: string): string => join(root, '../../phoney-war-data');

export const versionOf = (root: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  return `Phoney War ${version} (${process.platform}-${process.arch}, Node ${process.version})`;
};
/** The command with which a system opens an address. */
export const openCommand = (url: string, platform: string = process.platform): readonly [string, ...string[]] =>
  platform === 'win32' ? ['cmd', '/c', 'start', '', url] : [platform === 'darwin' ? 'open' : 'xdg-open', url];
const openBrowser = (url: string): void => {
  const [command, ...args] = openCommand(url);
  // Without a browser the address stands in the window.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
};
/** Whether a Phoney War answers there already. */
const isOurs = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    async r => (await r.text()).includes('<title>Phoney War'),
    () => false,
  );

/** Serves at the first free port and returns it. */
const serveSomewhere = async (ports: readonly number[]): Promise<number> => {
  for (const port of ports)
    try {
      await serve(port);
      return port;
    } catch (e) {
      if ((e as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw e;
    }
  throw new Error(`The ports ${ports[0]} to ${ports.at(-1)} are taken. Choose another: --port 8080`);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { version: { type: 'boolean' }, port: { type: 'string' }, 'no-browser': { type: 'boolean' } },
  });
  if (values.version) return console.log(versionOf(ROOT));
  process.env.PHONEY_DATA ||= dataBeside(ROOT);
  const chosen = values.port ?? process.env.PORT;
  const ports = chosen ? [Number(chosen)] : Array.from({ length: MAX_PORTS }, (_, i) => FIRST_PORT + i);
  if (ports.some(p => !(Number.isInteger(p) && p > 0 && p < 65536))) throw new Error(`${chosen} is not a port number.`);
  const open = (port: number): void => {
    if (!values['no-browser']) openBrowser(`http://localhost:${port}`);
  };
  if (await isOurs(`http://localhost:${ports[0]}`)) {
    console.log(`Phoney War is running already at http://localhost:${ports[0]}`);
    return open(ports[0]!);
  }
  open(await serveSomewhere(ports));
};

if (import.meta.main)
  await main().catch(e => {
    console.error((e as Error).message);
    process.exit(1);
  });
