/** A thread that plays the games it is handed, one number at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { brainOf, gameOf } from '../../games/all.ts';
import { playOne, type Plan } from '../simulation.ts';

const plan = workerData as Plan;
const game = gameOf(plan.game)!;
const budget = {
  silent: true,
  ...(plan.seconds === undefined ? {} : { seconds: plan.seconds }),
  ...(plan.playouts === undefined ? {} : { playouts: plan.playouts }),
  now: () => performance.now(),
};
parentPort!.on('message', (number: number) =>
  parentPort!.postMessage(playOne({ game, brain: brainOf(plan.game) }, plan, number, budget)),
);
