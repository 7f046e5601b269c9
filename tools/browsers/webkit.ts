/** WebKitGTK by plain WebDriver: one HTTP request a step, on a screen of its own where there is none. Nearest to Safari that a Linux machine has. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../client/test/browser/browser.ts';
import { asText, clickAt, ended, heard, keepPicture, NotHere, SIZE, type Driver, type Way } from './driver.ts';

const DRIVERS = [process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];
const SCREEN = '/usr/bin/Xvfb';

interface Screen {
  readonly display: string;
  stop(): Promise<void>;
}
/** Xvfb picks a free number and says it on the descriptor it is given. */
const screen = async (): Promise<Screen> => {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: async () => {} };
  if (!existsSync(SCREEN)) throw new NotHere('there is no screen and no Xvfb (Debian: xvfb)');
  const child = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, number] = await heard(child, /(\d+)\n/);
  return { display: `:${number}`, stop: () => ended(child) };
};

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
const askAt =
  (url: string): Ask =>
  async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { readonly error?: string; readonly message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
const listening = async (ask: Ask, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
    const status = await ask<object>('GET', '/status').catch(() => undefined);
    if (status) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
};

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}
const wish = (): object => {
  const browser = globSync('/usr/lib{,/*}/webkit2gtk-4*/MiniBrowser')[0];
  const options = { args: ['--automation'], ...(browser ? { binary: browser } : {}) };
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
};
const driverOn = async (ask: Ask, stop: () => Promise<void>): Promise<Driver> => {
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', wish());
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  const question = async <T>(q: () => T | Promise<T>): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1]; ${asText(q)}.then(done, e => done('!' + e));`;
    const text = await ask<string>('POST', `${at}/execute/async`, { script, args: [] });
    if (text.startsWith('!')) throw new Error(text.slice(1));
    return JSON.parse(text) as T;
  };
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, ...SIZE });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async url => {
      await ask('POST', `${at}/url`, { url });
    },
    ask: question,
    click: async (x, y) => {
      await ask('POST', `${at}/actions`, { actions: clickAt(x, y) });
    },
    picture: async file => keepPicture(file, await ask<string>('GET', `${at}/screenshot`)),
    errors: () => [],
    close: async () => {
      await ask('DELETE', at).catch(() => undefined);
      await stop();
    },
  };
};

const start = async (): Promise<Driver> => {
  const binary = DRIVERS.find(p => p !== '' && existsSync(p));
  if (!binary) throw new NotHere('no WebKitWebDriver is installed (Debian: webkit2gtk-driver; or WEBKIT_DRIVER)');
  const on = await screen();
  const port = await freePort();
  const child = spawn(binary, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: on.display, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    await on.stop();
  };
  try {
    const ask = askAt(`http://127.0.0.1:${port}`);
    await listening(ask, child);
    return await driverOn(ask, stop);
  } catch (e) {
    await stop();
    throw e;
  }
};
export const webkit: Way = { id: 'webkit', start };
