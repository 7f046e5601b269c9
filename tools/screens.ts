/**
 * `npm run screens [-- --game x --scenario y --size phone --theme dark --seed s --steps n --quick --json]`: plays every scenario to its
 * end in a real browser, a bot against bot-like and random clicks, and asks the page the laws of the screen after every step
 * (docs/SCREENS.md). A fault prints the steps that led there and writes a picture to .cache/screens.
 */
import { launch, serve } from '../client/test/browser/browser.ts';
import { openGame } from './screens/open-game.ts';
import { planOf, USAGE, type Plan } from './screens/plan.ts';
import { playInBrowser } from './screens/player.ts';
import { createReport, inWords, tableOf, type Report } from './screens/report.ts';

const playAll = async (plan: Plan, report: Report): Promise<void> => {
  const server = plan.url === undefined ? await serve() : undefined;
  const browser = await launch();
  const says = (words: string): void => console.error(words);
  try {
    for (const play of plan.plays) {
      const page = await openGame(browser, server?.url ?? plan.url!, play);
      const found = async (at: typeof page, faults: Parameters<Report['found']>[1]): Promise<void> => {
        for (const fresh of await report.found(at, faults)) says(inWords(fresh));
      };
      try {
        report.played(await playInBrowser(page, play, { found, says }));
      } catch (e) {
        says(`${play.game} ${play.scenario} ${play.size}: stopped: ${(e as Error).message}`);
        process.exitCode = 1;
      } finally {
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
};

let plan: Plan;
try {
  plan = planOf(process.argv.slice(2));
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exit(2);
}
const report = createReport(plan.pictures);
await playAll(plan, report);
const faults = report.faults();
console.log(plan.json ? JSON.stringify({ played: report.plays(), faults }) : tableOf(faults, report.plays()));
if (faults.length) process.exitCode = 1;
