/** Games that cannot be loaded: set aside, so that nothing else stops for them. */
import { Damaged } from './load.ts';
import { wordsOf } from '../operations/log.ts';
import { Refusal } from '../http/refusal.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { HostContext } from './host-context.ts';

const MAX_FAULT_LETTERS = 500;
export const damagedGame = (): Refusal =>
  new Refusal(
    'damaged',
    'this game is damaged and cannot be loaded. You can download its record; the operator has been informed',
  );
/** Logged once. Only another process tries again, perhaps with a fixed program. */
export const setAside = async ({ store, log, now, aside }: HostContext, id: string, e: unknown): Promise<never> => {
  if (!(e instanceof Damaged)) throw e;
  aside.add(id);
  log.error('damaged', { game: id, error: wordsOf(e) });
  await store.change([
    [
      'update games set damaged = $2, damaged_at = coalesce(damaged_at, $3) where id = $1',
      id,
      wordsOf(e).slice(0, MAX_FAULT_LETTERS),
      now(),
    ],
  ]);
  throw damagedGame();
};
/** The game can be loaded again: whoever had to decide gets the lost time back. */
export const takeBack = async ({ store, log, now }: HostContext, h: LoadedGame): Promise<LoadedGame> => {
  if (!h.damaged) return h;
  const stood = now() - h.damaged.at;
  await store.change([
    [
      'update games set damaged = null, damaged_at = null, since = since + $2, until = until + $2 where id = $1',
      h.id,
      stood,
    ],
  ]);
  log.warn('mended', { game: h.id });
  const later = (t: number | null): number | null => (t === null ? null : t + stood);
  return {
    ...h,
    damaged: undefined,
    meta: { ...h.meta, since: later(h.meta.since), until: later(h.meta.until) },
  };
};
/** Whether a player may know that this game exists, by what can be read without loading it. */
export const mayKnow = async (
  { store }: Pick<HostContext, 'store'>,
  id: string,
  player: string | undefined,
): Promise<boolean> => {
  const [row] = await store.query(
    'select 1 as yes from games where id = $1 and (public = 1 or watch = 1 or creator = $2 or exists (select 1 from holders where holders.game = games.id and holders.player = $2))',
    id,
    player ?? '',
  );
  return row !== undefined;
};
