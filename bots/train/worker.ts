/** A thread that plays the training games it is handed, one number at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { brainOf, gameOf } from '../../games/all.ts';
import { playOrFail, type TrainingPlan } from './play.ts';

const plan = workerData as TrainingPlan;
const trained = { game: gameOf(plan.game)!, brain: brainOf(plan.game)! };
parentPort!.on('message', (number: number | 'stop') => {
  if (number === 'stop') parentPort!.close();
  else parentPort!.postMessage(playOrFail(trained, plan, number));
});
