/** `npm run calibration`: the staff plays against itself, and the chances to win that it would show a player are compared with the results. */
import { parseArgs } from 'node:util';
import { planOf } from '../bots/match/plan.ts';
import { botFor } from '../bots/levels.ts';
import { brierOf, fitOf, shareOf, forecastsIn, type Forecast } from '../bots/calibration.ts';
import { chanceBy } from '../bots/win-chance.ts';
import { brainOf, gameOf } from '../games/all.ts';

const USAGE = 'npm run calibration -- --game id [--scenario id] [--games 100] [--seed x]';

const played = (): readonly Forecast[] => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const { plan } = planOf(values);
  const game = gameOf(plan.game)!;
  const brain = brainOf(plan.game);
  if (!brain?.hope) throw new Error(`the bots of ${game.title} tell no chances`);
  const of = (n: number) => ({ scenario: plan.scenario, options: plan.options, seed: `${plan.seed}/${n}` });
  const forecasts = Array.from({ length: plan.games }, (_, n) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} of ${plan.games} games `);
    return forecastsIn(game, brain, botFor('staff'), of(n));
  });
  console.log(`${game.title} ${plan.scenario}, ${plan.games} games of the staff, seed ${plan.seed}`);
  return forecasts.flat();
};
const percent = (p: number): string => `${Math.round(100 * p)}%`.padStart(5);
/** Prints forecast and result for each turn, and the mean error of the forecasts beside that of always saying the mean. */
const report = (side: string, forecasts: readonly Forecast[]): void => {
  const mean = shareOf(forecasts, t => Number(t.came));
  const fit = fitOf(forecasts);
  const error = brierOf(forecasts);
  const always = brierOf(forecasts, () => mean);
  console.log(
    `${side}: skill ${(1 - error / always).toFixed(3)}, misses by ${error.toFixed(3)}, always ${percent(mean).trim()} by ${always.toFixed(3)}, fitted to these games by ${brierOf(forecasts, t => chanceBy(fit, t.expected, t.left)).toFixed(3)}: [${fit.map(x => x.toFixed(3)).join(', ')}]`,
  );
  for (const [turn, all] of Map.groupBy(forecasts, t => t.turn))
    console.log(
      `  turn ${String(turn).padStart(2)}: said${percent(shareOf(all, t => t.chance))}, came${percent(shareOf(all, t => Number(t.came)))} (${all.length} games)`,
    );
};

try {
  for (const [side, forecasts] of Map.groupBy(played(), t => t.side)) report(side, forecasts);
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
