/** The file of a training run: one line a game, added as games end, so that a run that was broken off goes on. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TrainingPlan } from './play.ts';
import type { TrainingGame } from './positions.ts';

/** The games of this run that were played before. Bots may have changed since: any bots' games teach, so theirs stay. */
export const readGames = (path: string, plan: TrainingPlan): readonly TrainingGame[] => {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${JSON.stringify(plan)}\n`);
    return [];
  }
  const [head, ...lines] = readFileSync(path, 'utf8').split('\n');
  if (head !== JSON.stringify(plan)) throw new Error(`${path} belongs to another run: name another --file`);
  return lines.flatMap(line => {
    try {
      return [JSON.parse(line) as TrainingGame];
    } catch {
      return []; // the last line of a run that was broken off
    }
  });
};
export const addGame = (path: string, game: TrainingGame): void => appendFileSync(path, `${JSON.stringify(game)}\n`);
