/** The basis of every browser test: the run's server and browser, separate storage for each player, and a check that no console has errors. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { connect, ROOT, type Server } from './browser.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** A timeout in milliseconds, long enough for a busy machine; nothing takes this long when all is well. */
export const PATIENCE = 60_000;
/** `npm run test:long` plays turns to their end in every look; otherwise tests stop when nothing new would show. */
export const LONG = process.env.LONG === '1';
const PICTURES = join(ROOT, '.cache/browser-tests');

export interface Look {
  readonly phone?: boolean;
  readonly dark?: boolean;
  /** With animations; otherwise everything is shown at once. */
  readonly motion?: boolean;
  /** The briefing opens by itself, as it does for a new player; otherwise only from the menu. */
  readonly briefed?: boolean;
  /** Bots' moves are shown at the default pace; otherwise at once. */
  readonly paced?: boolean;
  /** Allows the service worker; otherwise every file comes from the server. */
  readonly offline?: boolean;
}

const EVERY_LOOK: readonly (readonly [string, Look])[] = [
  ['desk, light', {}],
  ['phone, dark', { phone: true, dark: true }],
  ['desk, dark', { dark: true }],
  ['phone, light', { phone: true }],
];
/** Both sizes and both themes in two combinations; all four take twice as long. */
export const LOOKS = LONG ? EVERY_LOOK : EVERY_LOOK.slice(0, 2);

/** Collects errors, warnings, violations of the content policy and failed requests of a page and its workers. */
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
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', e =>
    console.error(`content policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`),
  );
};

const playAtOnce = (): void => {
  if (location.protocol.startsWith('http')) localStorage.setItem('phoney-war pace', 'at once');
};

const openNoBriefing = (): void => {
  if (location.protocol.startsWith('http')) localStorage.setItem('phoney-war briefing', 'off');
};

export interface Stage {
  readonly url: string;
  /** A separate browser context for a player, with its own storage and theme. */
  player(look?: Look): Promise<BrowserContext>;
  /** Opens a page at an address of the site. */
  open(look?: Look, path?: string): Promise<Page>;
  stopServer(): Promise<void>;
  /** Ignores an expected complaint of the browser, in a test that provokes a refusal. */
  forgive(what: RegExp): void;
  /** The complaints so far; must be empty when the test ends. */
  readonly troubles: string[];
}

/** The server of the run, which a test file must not stop. */
const shared = async (): Promise<Server> => ({
  url: inject('url'),
  stop: async () => {},
});
/** Call once in a test file. `begin` starts its own server. Players stay until the end of their test or of the file; in the latter case one test continues where another ended. */
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
    await context.addInitScript(reportViolations);
    if (!look.paced) await context.addInitScript(playAtOnce);
    if (!look.briefed) await context.addInitScript(openNoBriefing);
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

/** Saves a screenshot of every page of a failed test to .cache/browser-tests. */
const picture = async (players: readonly BrowserContext[], name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  for (const page of players.flatMap(p => p.pages()))
    await page
      .screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`), timeout: 5000 })
      .catch(() => undefined);
};
