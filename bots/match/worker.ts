/** A thread that plays the games it is handed, one number at a time. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { boxFor, brainOf } from '../../games/all.ts';
import { newBot } from '../levels.ts';
import { safe } from '../safe.ts';
import { playOne, type Seating } from '../simulation.ts';
import type { FromWorker, ToWorker, Work } from './crew.ts';
import { seatProgram } from './outside-seat.ts';
import { startProgram, type Program } from './program.ts';

const { plan, outside } = workerData as Work;
const box = boxFor(plan.game)!;
const budget = {
  silent: true,
  ...(plan.seconds === undefined ? {} : { seconds: plan.seconds }),
  ...(plan.playouts === undefined ? {} : { playouts: plan.playouts }),
  now: () => performance.now(),
};
const tell = (message: FromWorker): void => parentPort!.postMessage(message);

/** Programs stay for many games; one that has ended is started again. */
const running = new Map<number, Program>();
const programAt = (place: number, { command }: Work['outside'][string]): Program => {
  const before = running.get(place);
  if (before && !before.hasEnded()) return before;
  const program = startProgram(command);
  running.set(place, program);
  if (program.pid !== undefined) tell({ started: program.pid });
  return program;
};
/** From the seed of its own numbers a stranger could guess the dice, so it gets a hash of it. */
const hidden = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const seating: Seating = ({ name, place, side, seed }, report) => {
  const spec = outside[name];
  if (!spec) return safe(newBot(name), report);
  const own = spec.isOurs ? seed : hidden(seed);
  return seatProgram(programAt(place, spec), name, { box, plan, side, seed: own, limit: spec.limit }, report);
};
const SECONDS_FOR_GOODBYE = 1;
/** Tells the programs that the game is over. It no longer matters to the game if one fails now. */
const sayGoodbye = async (result: unknown): Promise<void> => {
  for (const program of running.values())
    if (!program.hasEnded())
      await program.ask({ do: 'over', result: result as never }, SECONDS_FOR_GOODBYE).catch(() => program.stop());
};

const play = async (number: number): Promise<void> => {
  const record = await playOne({ game: box.game, brain: brainOf(plan.game) }, plan, number, budget, seating);
  await sayGoodbye(record.result);
  tell(record);
};
const stop = (): void => {
  for (const program of running.values()) program.stop();
  parentPort!.close();
};
parentPort!.on('message', (message: ToWorker) => {
  if (message === 'stop') stop();
  else void play(message);
});
