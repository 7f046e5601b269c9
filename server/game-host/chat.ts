/** Chat: a line is stored under the next number of its game before it is shown. */
import type { Side } from '../../engine/state.ts';
import type { Head } from './loaded-game.ts';
import type { Row, Store } from '../store/store.ts';
import type { ChatLine } from '../wire.ts';

const CHAT_LINES = 100;
const MAX_TRIES = 5;

const lineOf = (h: Head, r: Row): ChatLine => ({
  n: r.n as number,
  at: r.at as number,
  by: r.side as string,
  name: h.seats.find(s => s.side === r.side)?.name ?? '',
  text: r.text as string,
});
const linesOf = (h: Head, rows: readonly Row[]): readonly ChatLine[] => rows.map(r => lineOf(h, r));

export const chatSince = async (store: Store, h: Head, n: number): Promise<readonly ChatLine[]> =>
  linesOf(h, await store.query('select * from chat where game = $1 and n > $2 order by n', h.id, n));
export const lastOfChat = async (store: Store, h: Head): Promise<readonly ChatLine[]> =>
  linesOf(
    h,
    (await store.query('select * from chat where game = $1 order by n desc limit $2', h.id, CHAT_LINES)).toReversed(),
  );

export const isSaid = async (store: Store, h: Head, msg: string): Promise<boolean> =>
  (await store.query('select 1 as yes from chat where game = $1 and msg = $2', h.id, msg)).length > 0;
/** `msg`: the client's own name for the line. Undefined if others were first each time. */
export const write = async (
  store: Store,
  h: Head,
  side: Side,
  msg: string,
  text: string,
  at: number,
): Promise<ChatLine | undefined> => {
  for (let i = 0; i < MAX_TRIES; i++) {
    const [last] = await store.query('select coalesce(max(n), 0) as n from chat where game = $1', h.id);
    const n = Number(last!.n) + 1;
    if (
      await store.change(
        [
          [
            'insert into chat (game, n, at, side, text, msg) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
            h.id,
            n,
            at,
            side,
            text,
            msg,
          ],
        ],
        'must change',
      )
    )
      return lineOf(h, { n, at, side, text });
  }
  return undefined;
};
