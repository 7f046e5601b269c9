/** The page's connection to the engine worker. There is one worker for each page, started when it is first needed. */
import type { Sent } from './change.ts';
import { lineTo, type Calls, type Line } from './post.ts';
import type { About, Office } from './worker.ts';

type Pushed =
  | { readonly push: 'snapshot'; readonly value: Sent }
  | { readonly push: 'notice' | 'saved'; readonly value: string }
  | { readonly push: 'trouble'; readonly value: string };

let line: Line<Office, Pushed> | undefined;
let hear: (push: Pushed) => void = () => {};

export const office = (): Calls<Office> => {
  if (!line) {
    line = lineTo<Office, Pushed>(
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'phoney-war engine' }),
    );
    line.onPush(p => hear(p));
  }
  return line.calls;
};
export const onPush = (h: (push: Pushed) => void): void => {
  hear = h;
};

const known = new Map<string, Promise<About>>();
/** Title, scenarios and options of a game, requested once. */
export const aboutGame = (id: string): Promise<About> => {
  const found = known.get(id) ?? office().about(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
};
