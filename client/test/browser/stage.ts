/** What every browser test stands on: the server and the browser of the run, a player's own storage for each, and nothing wrong in any console. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { connect, ROOT, type Server } from './browser.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Long enough for a busy machine; nothing waits this long when all is well. */
export const PATIENCE = 60_000;
/** `npm run test:long`: turns to their end and every look; else as far as they show something new. */
export const LONG = process.env.LONG === '1';
const PICTURES = join(ROOT, '.cache/browser-tests');

export interface Look {
  readonly phone?: boolean;
  readonly dark?: boolean;
  /** Dice roll and counters march; without, everything is shown at once. */
  readonly motion?: boolean;
  /** What bots do is played at the pace that a new player gets; without, at once. */
  readonly paced?: boolean;
  /** The service worker is let in; else every file comes from the server. */
  readonly offline?: boolean;
}

const EVERY_LOOK: readonly (readonly [string, Look])[] = [
  ['desk, light', {}],
  ['phone, dark', { phone: true, dark: true }],
  ['desk, dark', { dark: true }],
  ['phone, light', { phone: true }],
];
/** Both sizes and both themes; all four together take twice as long. */
export const LOOKS = LONG ? EVERY_LOOK : EVERY_LOOK.slice(0, 2);

/** Heard in a page or one of its workers: errors, warnings of the content policy, requests that failed. */
const listen = (page: Page, troubles: string[]): void => {
  page.on('console', m => {
    if ((m.type() === 'error' || m.type() === 'warning') && !m.text().includes('blocked by Playwright'))
      troubles.push(`${m.type()}: ${m.text()}`);
  });
  page.on('pageerror', e => troubles.push(`page error: ${e.stack ?? e.message}`));
  page.on('response', r => {
    if (r.status() >= 400) troubles.push(`${r.status()} ${r.url()}`);
  });
};
const tellViolations = (): void => {
  document.addEventListener('securitypolicyviolation', e =>
    console.error(`content policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`),
  );
};

const playAtOnce = (): void => {
  if (location.protocol.startsWith('http')) localStorage.setItem('phoney-war pace', 'at once');
};

export interface Stage {
  readonly url: string;
  /** A browser of its own for a player: own storage, own themes. */
  player(look?: Look): Promise<BrowserContext>;
  /** A page at an address of the site. */
  open(look?: Look, path?: string): Promise<Page>;
  stopServer(): Promise<void>;
  /** A test that is refused on purpose says so: the browser's own complaint about it is no trouble. */
  forgive(what: RegExp): void;
  /** What was heard so far; must be empty when the test ends. */
  readonly troubles: string[];
}

/** The server of the run: it is not ours to stop. */
const shared = async (): Promise<Server> => ({
  url: inject('url'),
  stop: async () => {},
});
/** Call once in a test file; `begin` for a server of its own making. Players stay until their test is over, or for all tests of the file: then one test goes on where another ended. */
export const stage = (begin: () => Promise<Server> = shared, stay: 'a test' | 'the file' = 'a test'): Stage => {
  let server: Server;
  let browser: Browser;
  const players: BrowserContext[] = [];
  const troubles: string[] = [];
  const leave = async (): Promise<void> => {
    for (const p of players.splice(0)) await p.close();
  };
  beforeAll(async () => {
    server = await begin();
    browser = await connect(inject('browser'));
  });
  afterAll(async () => {
    await leave();
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(players, task.name);
    if (stay === 'a test') await leave();
    expect(troubles.splice(0)).toEqual([]);
  });

  const player = async (look: Look = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: look.phone ? PHONE : DESKTOP,
      hasTouch: look.phone ?? false,
      isMobile: look.phone ?? false,
      colorScheme: look.dark ? 'dark' : 'light',
      reducedMotion: look.motion ? 'no-preference' : 'reduce',
      serviceWorkers: look.offline ? 'allow' : 'block',
      locale: 'en-GB',
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(tellViolations);
    if (!look.paced) await context.addInitScript(playAtOnce);
    context.on('page', page => listen(page, troubles));
    players.push(context);
    return context;
  };
  return {
    get url() {
      return server.url;
    },
    player,
    open: async (look, path = '/') => {
      const page = await (await player(look)).newPage();
      await page.goto(path);
      return page;
    },
    stopServer: () => server.stop(),
    forgive: what => {
      troubles.splice(0, troubles.length, ...troubles.filter(t => !what.test(t)));
    },
    troubles,
  };
};

/** What a failed test saw last, in .cache/browser-tests. */
const picture = async (players: readonly BrowserContext[], name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  for (const page of players.flatMap(p => p.pages()))
    await page
      .screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`), timeout: 5000 })
      .catch(() => undefined);
};
