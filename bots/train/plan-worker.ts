/** A thread that plays the plans of the positions whose numbers it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { brainOf, gameOf } from '../../games/all.ts';
import { plansOfPosition } from './plan-differences.ts';
import type { TrainingPlan } from './play.ts';

const plan = workerData as TrainingPlan;
const trained = { game: gameOf(plan.game)!, brain: brainOf(plan.game)! };
parentPort!.on('message', (number: number | 'stop') => {
  if (number === 'stop') parentPort!.close();
  else parentPort!.postMessage([plansOfPosition(trained, plan, number)].filter(p => p !== undefined));
});
