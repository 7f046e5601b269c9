/** Plays the games of a training run that its file does not hold yet. */
import { addGame, readGames } from './file.ts';
import type { TrainingPlan } from './play.ts';
import type { TrainingGame } from './positions.ts';
import { onThreads } from './threads.ts';

export const gather = async (
  plan: TrainingPlan,
  how: { readonly games: number; readonly file: string; readonly cores: number; progress?(done: number): void },
): Promise<readonly TrainingGame[]> => {
  const known = new Map(readGames(how.file, plan).map(g => [g.number, g]));
  let number = 0;
  const next = (): number | undefined => {
    while (known.has(number)) number += 1;
    return number < how.games ? number++ : undefined;
  };
  if (known.size < how.games)
    await onThreads<TrainingGame>(
      { file: new URL('./worker.ts', import.meta.url), data: plan, cores: how.cores },
      next,
      game => {
        known.set(game.number, game);
        addGame(how.file, game);
        how.progress?.(known.size);
      },
    );
  return [...known.values()].filter(g => g.number < how.games).toSorted((a, b) => a.number - b.number);
};
