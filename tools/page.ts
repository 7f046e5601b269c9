/** `npm run page [-- --json]`: what the page weighs until the table is laid, and how smoothly the maps are drawn about, as a ratio to an empty page in the same run. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launch, serve } from '../client/test/browser/browser.ts';
import { fileOf, playedUntil, recordOf } from '../client/test/browser/records.ts';
import type { Game } from '../engine/game.ts';
import { gameOf } from '../games/all.ts';
import { TABLED } from '../games/shelf.ts';

const BUDGET = 120_000;
const DRAG = 2000;
const PASSES = 3;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

// Weight -----------------------------------------------------------------------------------------------------------
interface Script {
  readonly path: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly place: 'before the map' | 'the map';
}
/** The outlines of the map come after the table is ready for them; they are map, not script. */
const isMap = (path: string): boolean => /\/geometry-/.test(path);

/** The first game on offer, with everything as it is proposed. */
const startGame = async (page: Page): Promise<void> => {
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('list', { name: 'Choices' }).waitFor({ timeout: SLOW });
  await page.getByRole('application', { name: /^Map/ }).waitFor({ timeout: SLOW });
};
/** Every script a new visitor fetches, page and workers alike, packed as the server packs it. */
const weigh = async (browser: Browser, url: string): Promise<readonly Script[]> => {
  const context = await browser.newContext({ baseURL: url, viewport: SIZES.desktop, serviceWorkers: 'block' });
  const found = new Map<string, Promise<Buffer>>();
  context.on('response', r => {
    const path = new URL(r.url()).pathname;
    if (/javascript/.test(r.headers()['content-type'] ?? '') && !found.has(path))
      found.set(
        path,
        fetch(r.url()).then(async x => Buffer.from(await x.arrayBuffer())),
      );
  });
  const page = await context.newPage();
  await page.goto('/');
  await startGame(page);
  await page.waitForLoadState('networkidle');
  const scripts: Script[] = [];
  for (const [path, coming] of found) {
    const body = await coming;
    scripts.push({
      path,
      raw: body.length,
      gzip: gzipSync(body, { level: 9 }).length,
      brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
      place: isMap(path) ? 'the map' : 'before the map',
    });
  }
  await context.close();
  return scripts;
};

// Time to the table, relative ----------------------------------------------------------------------------------------
const EMPTY = `data:text/html,${encodeURIComponent('<!doctype html><title>empty</title><style>body{margin:0;overflow:hidden;background:#ddd}div{position:absolute;width:300px;height:300px;background:#345;will-change:transform}</style><div></div>')}`;
const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await act();
  return performance.now() - from;
};
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
const fresh = (browser: Browser, url: string, size: Size): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    serviceWorkers: 'block',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
  });

/** From a saved game's address to its choices, against the empty page opened the same way. */
const timeToTable = async (browser: Browser, url: string): Promise<number> => {
  const context = await fresh(browser, url, 'desktop');
  const page = await context.newPage();
  const table: number[] = [];
  const empty: number[] = [];
  await page.goto('/');
  await startGame(page);
  const game = page.url();
  for (let i = 0; i < PASSES; i++) {
    empty.push(await timed(() => page.goto(EMPTY)));
    table.push(
      await timed(async () => {
        await page.goto(game);
        await page.getByRole('list', { name: 'Choices' }).waitFor();
      }),
    );
  }
  await context.close();
  return median(table) / median(empty);
};

// Panning ------------------------------------------------------------------------------------------------------------
interface Pan {
  readonly frames: number;
  /** Frames in which the thing drawn about lay elsewhere than before. */ readonly moves: number;
  readonly mean: number;
  readonly p95: number;
  readonly longest: number;
}
interface Watch {
  stop(): Pan;
}
/** Runs in the page: each frame's time, and the longest task that held it up. */
const watch = (): void => {
  const at: number[] = [];
  let longest = 0;
  let on = true;
  let moves = 0;
  let was = '';
  let moving: HTMLElement | undefined;
  const tasks = new PerformanceObserver(list => {
    for (const e of list.getEntries()) longest = Math.max(longest, e.duration);
  });
  tasks.observe({ type: 'longtask' });
  const frame = (t: number): void => {
    at.push(t);
    moving ??= [...document.querySelectorAll<HTMLElement>('body *')].find(e =>
      e.style?.transform.startsWith('translate3d'),
    );
    if (moving && moving.style.transform !== was) {
      moves++;
      was = moving.style.transform;
    }
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  (globalThis as unknown as { watching: Watch }).watching = {
    stop: () => {
      on = false;
      tasks.disconnect();
      const each = at.slice(1).map((t, i) => t - at[i]!);
      const sorted = each.toSorted((a, b) => a - b);
      return {
        frames: each.length,
        moves,
        mean: each.reduce((a, b) => a + b, 0) / each.length,
        p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        longest,
      };
    },
  };
};
/** The empty page's own work: one box follows the pointer. */
const follow = (): void => {
  const box = document.querySelector('div')!;
  addEventListener('pointermove', e => {
    box.style.transform = `translate3d(${e.clientX - 150}px, ${e.clientY - 150}px, 0)`;
  });
};
/** Real mouse moves for two seconds, to and fro over the middle of the page, sent as the hand makes them: 60 in a second. */
const drag = async (page: Page, cdp: CDPSession, size: Size): Promise<Pan> => {
  const { width, height } = SIZES[size];
  const middle = { x: width * (size === 'phone' ? 0.5 : 0.4), y: height * (size === 'phone' ? 0.3 : 0.5) };
  const reach = Math.min(width, height) * 0.22;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number): Promise<unknown> =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', middle.x, middle.y);
  await page.evaluate(watch);
  const from = performance.now();
  for (let now = 0; now < DRAG; now = performance.now() - from) {
    const turn = (now / 1000) * Math.PI * 2;
    await Promise.all([
      send('mouseMoved', middle.x + reach * Math.sin(turn), middle.y + reach * 0.6 * Math.sin(2 * turn)),
      new Promise(done => setTimeout(done, 1000 / 60)),
    ]);
  }
  const pan = await page.evaluate(() => (globalThis as unknown as { watching: Watch }).watching.stop());
  await send('mouseReleased', middle.x, middle.y);
  return pan;
};
const SLOW = 120_000;
/** So often what is drawn about must have moved in a pass, however busy the machine. */
const MIN_MOVES = 3;
/** The map of that game in its replay, half way through: there the hand carries the map, never a counter. */
const layOut = async (page: Page, game: Game): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: SLOW }),
    page.getByRole('button', { name: 'Open a record' }).click(),
  ]);
  // A whole game, played at random: of one under way the replay would show no side's counters.
  await chooser.setFiles(fileOf(recordOf(playedUntil(game, game.id))));
  const moment = page.getByRole('region', { name: 'Replay' }).getByRole('slider');
  await moment.waitFor({ timeout: SLOW });
  await moment.click();
  await page.waitForTimeout(1000);
  const parts = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Map' });
  const sheet = page.getByRole('tab', { name: /^Map/ });
  const banner = page.getByRole('region', { name: 'What happened' }).getByRole('button', { name: 'Close' });
  for (const way of [parts, sheet, banner]) if (await way.first().isVisible()) await way.first().click();
  await page.locator('.plate[data-ready]').waitFor({ state: 'attached', timeout: SLOW });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};
const panning = async (
  browser: Browser,
  url: string,
  size: Size,
  game: Game,
): Promise<{ readonly empty: Pan; readonly table: Pan }> => {
  const context = await fresh(browser, url, size);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const empty: Pan[] = [];
  const table: Pan[] = [];
  const blank = await context.newPage();
  const cdpBlank = await context.newCDPSession(blank);
  await blank.goto(EMPTY);
  await blank.evaluate(follow);
  await page.goto('/');
  await page.bringToFront();
  await layOut(page, game);
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await page.waitForLoadState('networkidle');
  for (let i = 0; i < PASSES; i++) {
    await blank.bringToFront();
    empty.push(await drag(blank, cdpBlank, size));
    await page.bringToFront();
    table.push(await drag(page, cdp, size));
  }
  await context.close();
  if ([...empty, ...table].some(p => p.moves < Math.min(MIN_MOVES, p.frames)))
    throw new Error(
      `${game.title}, ${size}: nothing was drawn about (${[...empty, ...table].map(p => `${p.moves} of ${p.frames} frames`).join(', ')})`,
    );
  const middle = (all: readonly Pan[]): Pan => all.toSorted((a, b) => a.mean - b.mean)[Math.floor(all.length / 2)]!;
  return { empty: middle(empty), table: middle(table) };
};

// Report -------------------------------------------------------------------------------------------------------------
const kB = (n: number): string => `${(n / 1000).toFixed(1)} kB`;
const rows = (all: readonly (readonly string[])[]): string => {
  const wide = all[0]!.map((_, i) => Math.max(...all.map(r => r[i]!.length)));
  return all.map(r => r.map((c, i) => (i === 0 ? c.padEnd(wide[i]!) : c.padStart(wide[i]!))).join('  ')).join('\n');
};

const browser = await launch();
const server = await serve();
try {
  const scripts = await weigh(browser, server.url);
  const before = scripts.filter(s => s.place === 'before the map');
  const sum = (all: readonly Script[], of: 'raw' | 'gzip' | 'brotli'): number => all.reduce((n, s) => n + s[of], 0);
  const total = { raw: sum(before, 'raw'), gzip: sum(before, 'gzip'), brotli: sum(before, 'brotli') };
  const toTable = await timeToTable(browser, server.url);
  const pans: { readonly game: string; readonly size: Size; readonly empty: Pan; readonly table: Pan }[] = [];
  for (const { id } of TABLED)
    for (const size of ['desktop', 'phone'] as const) {
      const game = gameOf(id)!;
      pans.push({ game: game.title, size, ...(await panning(browser, server.url, size, game)) });
    }
  const ok = total.brotli <= BUDGET;
  if (process.argv.includes('--json'))
    console.log(
      JSON.stringify({ budget: BUDGET, ok, script: total, scripts, timeToTable: toTable, panning: pans }, null, 2),
    );
  else {
    console.log(
      `${rows([['script', 'raw', 'gzip', 'brotli'], ...scripts.toSorted((a, b) => b.brotli - a.brotli).map(s => [`${s.path}${s.place === 'the map' ? ' (the map)' : ''}`, kB(s.raw), kB(s.gzip), kB(s.brotli)]), ['before the map', kB(total.raw), kB(total.gzip), kB(total.brotli)], ['budget', '', '', kB(BUDGET)]])}\n`,
    );
    console.log(`Time to the table: ${toTable.toFixed(1)} times that of an empty page.\n`);
    const ms = (n: number): string => `${n.toFixed(1)} ms`;
    const line = ({ game, size, table, empty }: (typeof pans)[number]): readonly string[] => [
      `${game}, ${size}`,
      ms(table.mean),
      ms(empty.mean),
      (table.mean / empty.mean).toFixed(2),
      ms(table.p95),
      ms(empty.p95),
      ms(table.longest),
    ];
    console.log(
      rows([
        ['panning, a frame', 'table', 'empty page', 'ratio', 'table p95', 'empty p95', 'longest task'],
        ...pans.map(line),
      ]),
    );
    if (!ok) console.error(`\nOver the budget: ${kB(total.brotli)} of script before the map, ${kB(BUDGET)} allowed.`);
  }
  process.exitCode = ok ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
