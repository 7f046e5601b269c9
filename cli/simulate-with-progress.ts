/** Simulates many games and prints the progress to the terminal. */
import { simulate } from '../bots/match/crew.ts';
import type { Plan, Record } from '../bots/simulation.ts';

export const simulateWithProgress = async (plan: Plan, cores: number): Promise<readonly Record[]> => {
  const tty = process.stderr.isTTY;
  const began = performance.now();
  const records = await simulate(
    plan,
    done => {
      if (tty) process.stderr.write(`\r${done} of ${plan.games} games`);
    },
    cores,
  );
  process.stderr.write(
    `${tty ? '\r' : ''}${plan.games} games in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
  return records;
};
