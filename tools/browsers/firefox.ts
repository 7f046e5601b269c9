/** Firefox by WebDriver BiDi over its own port: one JSON object a message, an answer to each by its number. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asText, clickAt, ended, heard, keepPicture, NotHere, SIZE, type Driver, type Way } from './driver.ts';

const PLACES = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** No greeting, no update, no question in the way. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
};

interface Line {
  send<T>(method: string, params: object): Promise<T>;
  on(method: string, hear: (params: { readonly [key: string]: unknown }) => void): void;
  close(): void;
}
interface Heard {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly [key: string]: unknown };
}
const lineTo = async (url: string): Promise<Line> => {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { done(answer: unknown): void; fail(e: Error): void }>();
  const ears = new Map<string, (params: { readonly [key: string]: unknown }) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const m = JSON.parse(data.toString()) as Heard;
    if (m.method !== undefined) ears.get(m.method)?.(m.params ?? {});
    const asked = waiting.get(m.id ?? -1);
    waiting.delete(m.id ?? -1);
    if (m.error === undefined) asked?.done(m.result);
    else asked?.fail(new Error(`${m.error}: ${m.message}`));
  });
  socket.on('close', () => {
    for (const w of waiting.values()) w.fail(new Error('Firefox has gone'));
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((done, fail) => {
        waiting.set(++last, { done: answer => done(answer as T), fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, hear) => ears.set(method, hear),
    close: () => socket.close(),
  };
};

interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}
const driverOn = async (line: Line, stop: () => Promise<void>): Promise<Driver> => {
  const { capabilities } = await line.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await line.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  const errors: string[] = [];
  line.on('log.entryAdded', p => {
    if (p['level'] === 'error') errors.push(String(p['text']));
  });
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  await line.send('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async url => {
      await line.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    ask: async <T>(question: () => T | Promise<T>) => {
      const said = await line.send<Evaluated>('script.evaluate', {
        expression: asText(question),
        target: { context },
        awaitPromise: true,
      });
      if (!said.result) throw new Error(said.exceptionDetails?.text ?? said.type);
      return JSON.parse(said.result.value) as T;
    },
    click: async (x, y) => {
      await line.send('input.performActions', { context, actions: clickAt(x, y) });
    },
    picture: async file => {
      keepPicture(file, (await line.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data);
    },
    errors: () => errors.splice(0),
    close: async () => {
      await line.send('browser.close', {}).catch(() => undefined);
      line.close();
      await stop();
    },
  };
};

const start = async (): Promise<Driver> => {
  const binary = PLACES.find(p => p !== '' && existsSync(p));
  if (!binary) throw new NotHere('no Firefox is installed (Debian: firefox-esr; or say where: FIREFOX_PATH)');
  const profile = mkdtempSync(join(tmpdir(), 'phoney-war-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, url] = await heard(child, /WebDriver BiDi listening on (ws:\S+)/, 60_000);
    return await driverOn(await lineTo(`${url}/session`), stop);
  } catch (e) {
    await stop();
    throw e;
  }
};
export const firefox: Way = { id: 'firefox', start };
