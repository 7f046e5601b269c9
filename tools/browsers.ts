/**
 * `npm run browsers [-- --only webkit] [-- --url http://localhost:1940]`: two choices of every game the first page offers, played in
 * whatever is installed of Chromium, Firefox and WebKitGTK; says what could not be tried. Pictures go to .cache/browsers.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, serve } from '../client/test/browser/browser.ts';
import { chromium } from './browsers/chromium.ts';
import { NotHere, type Driver, type Way } from './browsers/driver.ts';
import { firefox } from './browsers/firefox.ts';
import { offered, playTwo } from './browsers/play.ts';
import { webkit } from './browsers/webkit.ts';

const WAYS: readonly Way[] = [chromium, firefox, webkit];
const PICTURES = join(ROOT, '.cache/browsers');

const gamesAt = async (driver: Driver, url: string): Promise<readonly string[]> => {
  await driver.open(url);
  for (let tries = 0; tries < 100; tries++) {
    const games = await driver.ask(offered);
    if (games.length) {
      await driver.ask(() => document.fonts.ready.then(() => true)); // else Firefox complains of fonts it was not let fetch
      return games;
    }
    await new Promise(done => setTimeout(done, 200));
  }
  throw new Error('the first page offers no game');
};

/** How many games failed. */
const tryAll = async (driver: Driver, id: string, url: string): Promise<number> => {
  let failed = 0;
  const pictures = join(PICTURES, id);
  mkdirSync(pictures, { recursive: true });
  console.log(driver.name);
  for (const [i, game] of (await gamesAt(driver, url)).entries()) {
    try {
      const taken = await playTwo(driver, url, i, pictures);
      console.log(`  ${game}: ${taken.map(t => `“${t}”`).join(', ')}`);
    } catch (e) {
      failed++;
      console.log(`  ${game}: FAILED: ${(e as Error).message}`);
    }
    const errors = driver.errors();
    if (errors.length) failed++;
    for (const e of errors) console.log(`    the console says: ${e}`);
  }
  return failed;
};
const tryWay = async (way: Way, url: string): Promise<number> => {
  let driver: Driver;
  try {
    driver = await way.start();
  } catch (e) {
    console.log(`${way.id}\n  not tried: ${(e as Error).message}`);
    return e instanceof NotHere ? 0 : 1;
  }
  try {
    return await tryAll(driver, way.id, url);
  } catch (e) {
    console.log(`  FAILED: ${(e as Error).message}`);
    return 1;
  } finally {
    await driver.close();
  }
};

const { values } = parseArgs({ options: { only: { type: 'string' }, url: { type: 'string' } } });
const ways = WAYS.filter(w => values.only === undefined || w.id === values.only);
if (!ways.length) throw new Error(`--only takes one of ${WAYS.map(w => w.id).join(', ')}`);
const server = values.url === undefined ? await serve() : undefined;
let failed = 0;
try {
  for (const way of ways) failed += await tryWay(way, server?.url ?? values.url!);
} finally {
  await server?.stop();
}
if (failed) console.log(`${failed} did not work; what was seen last is in .cache/browsers.`);
process.exitCode = failed ? 1 : 0;
