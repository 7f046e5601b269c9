/** `npm run train`: bots play games that differ, and a value is learned from how they ended. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { planOf } from '../bots/match/plan.ts';
import { datasetOf } from '../bots/train/dataset.ts';
import { figuresOf, fitTo, reportOf } from '../bots/train/fit.ts';
import { gather } from '../bots/train/gather.ts';
import { correlationOfDifferences, type PlansOfPosition } from '../bots/train/plan-differences.ts';
import type { TrainingPlan } from '../bots/train/play.ts';
import { onThreads } from '../bots/train/threads.ts';
import { newBot } from '../bots/levels.ts';
import { tableText } from '../bots/value-table.ts';
import { startOf } from '../engine/game.ts';
import { brainOf, gameOf } from '../games/all.ts';

const USAGE = `npm run train -- --game id --scenario id [--games 1000] [--seed fit] [--players staff,general]
  [--playouts 4] [--plans 40] [--cores n] [--file path] [--table path]`;
const ROOT = join(import.meta.dirname, '..');

const asked = () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'fit' },
      players: { type: 'string', default: 'staff,general' },
      playouts: { type: 'string', default: '4' },
      plans: { type: 'string', default: '40' },
      cores: { type: 'string' },
      file: { type: 'string' },
      table: { type: 'string' },
    },
  });
  const { plan, cores } = planOf(values);
  const brain = brainOf(plan.game);
  if (!brain?.features) throw new Error(`${plan.game} declares no features`);
  const game = gameOf(plan.game)!;
  const players = values.players.split(',');
  for (const name of players) newBot(name);
  const training: TrainingPlan = {
    game: plan.game,
    scenario: plan.scenario,
    options: plan.options,
    seed: plan.seed,
    players,
    playouts: plan.playouts ?? 4,
    version: game.version,
  };
  const name = `${plan.game}-${plan.scenario}-${plan.seed}`;
  return {
    game,
    brain,
    training,
    games: plan.games,
    plans: Number(values.plans),
    cores,
    file: values.file ?? join(ROOT, '.cache/train', `${name}.jsonl`),
    table: values.table ?? join(ROOT, 'games', plan.game, 'bot/values', `${plan.scenario}.json`),
  };
};
const commandOf = ({ training: t, games }: ReturnType<typeof asked>): string =>
  `npm run train -- --game ${t.game} --scenario ${t.scenario} --games ${games} --seed ${t.seed} --players ${t.players.join(',')}`;
const say = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}`);
};

/** Uses the table just written: threads load the brain anew. */
const comparePlans = async (a: ReturnType<typeof asked>): Promise<void> => {
  if (!(a.plans > 0)) return;
  const list: PlansOfPosition[] = [];
  let number = 0;
  await onThreads<readonly PlansOfPosition[]>(
    { file: new URL('../bots/train/plan-worker.ts', import.meta.url), data: a.training, cores: a.cores },
    () => (number < a.plans ? number++ : undefined),
    found => {
      list.push(...found);
      say(`plans of ${list.length} of ${a.plans} positions`);
    },
  );
  say('');
  const of = (said: (p: PlansOfPosition) => readonly number[]): string =>
    correlationOfDifferences(list, said).toFixed(2);
  console.log(
    `differences of plans in ${list.length} positions: ${of(p => p.learned)}, by today's ${of(p => p.today)}`,
  );
};
const main = async (): Promise<void> => {
  const a = asked();
  const games = await gather(a.training, {
    games: a.games,
    file: a.file,
    cores: a.cores,
    progress: done => say(`${done} of ${a.games} games`),
  });
  const failed = games.filter(g => g.failed !== undefined);
  const start = startOf(a.game, a.training.scenario, a.training.options);
  const data = datasetOf(a.game, a.brain, start, games);
  const fitting = fitTo(data, a.game.sides, say);
  say('');
  console.log(commandOf(a));
  console.log(`${games.length - failed.length} games, ${data.rows.length} positions, ${data.names.length} features`);
  if (failed.length) console.log(`${failed.length} games were given up, the first because of: ${failed[0]!.failed}`);
  for (const line of reportOf(fitting, data.rows)) console.log(line);
  const text = tableText({
    run: {
      command: commandOf(a),
      date: new Date().toISOString().slice(0, 10),
      rules: a.game.version,
      games: games.length - failed.length,
      positions: data.rows.length,
      leftOut: figuresOf(fitting),
    },
    ...fitting.table,
  });
  mkdirSync(dirname(a.table), { recursive: true });
  writeFileSync(a.table, text);
  console.log(`${a.table}: ${Math.round(text.length / 1000)} kB`);
  await comparePlans(a);
};

try {
  await main();
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
