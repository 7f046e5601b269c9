/** Pictures of the dev page: node shots.ts out-prefix [name…]. Serves /tmp/table-dev itself. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as browserType, type Page } from 'playwright-core';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json' };
export const serve = (dir: string): Promise<{ url: string; close: () => void }> => new Promise((ready) => {
  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://x').pathname, file = join(dir, path === '/' ? 'index.html' : path);
    try { res.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file)); } catch { res.writeHead(404).end(); }
  });
  server.listen(0, () => ready({ url: `http://localhost:${(server.address() as { port: number }).port}/`, close: () => server.close() }));
});
export const browser = async () => browserType.launch({ executablePath: await chromium.executablePath(), args: chromium.args.filter((a) => a !== '--single-process' && a !== '--no-zygote'), headless: true });

const H = { do: 'historical' }, act = (division: string) => ({ do: 'activate', division }), into = (area: string, script?: (string | number)[], more = {}) => ({ do: 'enter', area, ...more, ...(script ? { script } : {}) });
const ACCEPT = [{ do: 'accept' }];
/** The mock's fight: the 7th at Avesnes, Stuka and Guns spent. */
export const FIGHT = [H, act('7th'), into('Philippeville', ['A:Infantry 3']), { do: 'roll', script: [6, 6, 5] }, ...ACCEPT, into('Avesnes', ['I:Infantry 3']), { do: 'use', asset: 'Stuka' }, { do: 'use', asset: 'Guns' }];
export const POSITIONS: Readonly<Record<string, readonly object[]>> = {
  setup: [], start: [H], moving: [H, act('7th')], fight: FIGHT, rolled: [...FIGHT, { do: 'roll', script: [1, 3, 4, 5] }],
};
export const address = (base: string, position: string, theme: string): string => `${base}?theme=${theme}&play=${encodeURIComponent(JSON.stringify(POSITIONS[position] ?? []))}`;

export const open = async (page: Page, url: string): Promise<void> => {
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('  page:', m.text()); });
  page.on('pageerror', (e) => console.log('  page error:', e.message));
  await page.goto(url);
  await page.waitForSelector('.plate[data-ready]', { timeout: 20000, state: 'attached' }).catch(() => console.log('  plate not ready'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
};

if (import.meta.main) {
  const [out = '/tmp/table', ...wanted] = process.argv.slice(2), site = await serve('/tmp/table-dev'), b = await browser();
  const sizes = { desktop: { width: 1440, height: 900, scale: 1 }, phone: { width: 390, height: 844, scale: 2 }, small: { width: 1024, height: 720, scale: 1 }, large: { width: 2560, height: 1440, scale: 1 } } as const;
  for (const want of wanted.length ? wanted : ['fight-desktop-light']) {
    const [position = 'fight', size = 'desktop', theme = 'light'] = want.split('-'), s = sizes[size as keyof typeof sizes];
    const context = await b.newContext({ viewport: { width: s.width, height: s.height }, deviceScaleFactor: s.scale, hasTouch: size === 'phone' }), page = await context.newPage();
    await open(page, address(site.url, position, theme));
    await page.screenshot({ path: `${out}-${want}.png` });
    console.log(`${out}-${want}.png`);
    await context.close();
  }
  await b.close();
  site.close();
}
