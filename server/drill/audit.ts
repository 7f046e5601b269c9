/** Compares what the store has with what was acknowledged and what the players see. */
import { sameChoice } from '../../engine/decide.ts';
import { placeOfShown, type Entry } from '../../engine/journal.ts';
import { save } from '../../engine/save.ts';
import type { Json, Side } from '../../engine/state.ts';
import { entriesFor, seqFor, type Act, type LoadedGame } from '../game-host/loaded-game.ts';
import { loadGame } from '../game-host/load.ts';
import { openStore, type Row, type Store } from '../store/store.ts';
import type { Screen } from './client.ts';
import type { Acked, Late } from './player.ts';

export interface Found {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly different: readonly string[];
  readonly stuck: readonly string[];
}
export type Shown = readonly { readonly side: Side; readonly screen: Screen }[];

/** Whether an action stored for a sealed plan is what its side sent: an order, or one removed. */
const isAsSent = (row: Row, { plan }: Acked): boolean => {
  const act = JSON.parse(row.act as string) as Act;
  if (!plan || !('entries' in act)) return plan === undefined;
  const [e] = act.entries;
  if (e?.is === 'out') return plan.do === 'out' && e.by === plan.side;
  return (
    e?.is === 'choice' &&
    plan.do === 'play' &&
    e.lane === true &&
    e.by === plan.side &&
    sameChoice(e.pick, plan.choice as Json)
  );
};
const auditAcked = (rows: readonly Row[], acked: readonly Acked[]): Pick<Found, 'lost' | 'doubled' | 'different'> => {
  const stored = Map.groupBy(rows, r => r.msg);
  const times = (a: Acked): number => stored.get(a.request)?.length ?? 0;
  return {
    lost: acked.filter(a => times(a) === 0).map(a => a.request),
    doubled: acked.filter(a => times(a) > 1).map(a => a.request),
    different: acked.filter(a => times(a) === 1 && !isAsSent(stored.get(a.request)![0]!, a)).map(a => a.request),
  };
};
/** Counts as the side does, without the other's plan. That the other sealed is an action without an entry, so a side that has not heard of it may differ by one. */
const auditScreens = (h: LoadedGame, shown: Shown): Pick<Found, 'lost' | 'different'> => {
  const t = h.table!;
  const lost: string[] = [];
  const different: string[] = [];
  for (const { side, screen } of shown) {
    const count = entriesFor(h, [side]);
    const view = h.ended ? t.g : t.game.machine.view(t.g, side);
    if (screen.entry > count) lost.push(`${h.id}: ${side} saw ${screen.entry} entries, ${count} are stored`);
    else if (
      screen.seq === seqFor(h, [side]) &&
      JSON.stringify(save(t.game, view)) !== JSON.stringify(save(t.game, screen.view))
    )
      different.push(`${h.id} ${side}`);
  }
  return { lost, different };
};
/** Only answers that the server gave may come before a player's own. */
export const auditLate = (entries: readonly Entry[], late: readonly Late[]): readonly string[] =>
  late.flatMap(({ game, side, at }) => {
    const there = entries[placeOfShown(entries, [side], at)];
    return there?.is === 'choice' && there.forced
      ? []
      : [`${game}: ${side} was told ${at} is stale, and nothing was forced there`];
  });
interface Sent {
  readonly acked: readonly Acked[];
  readonly late: readonly Late[];
}
const auditGame = async (store: Store, game: string, { acked, late }: Sent, shown: Shown): Promise<Found> => {
  const rows = await store.query('select seq, msg, act from journal where game = $1 order by seq', game);
  const h = (await loadGame(store, game))!;
  const sent = auditAcked(rows, acked);
  const seen = auditScreens(h, shown);
  const gap = rows.some((r, i) => r.seq !== i) ? [`${game}: the journal has a gap`] : [];
  return {
    lost: [...gap, ...sent.lost, ...seen.lost],
    doubled: sent.doubled,
    different: [...sent.different, ...seen.different, ...auditLate(h.table!.entries, late)],
    stuck: !h.ended && h.game.machine.open(h.table!.g).length === 0 ? [game] : [],
  };
};
export const audit = async (
  where: string,
  { acked, late }: Sent,
  screens: ReadonlyMap<string, Shown>,
): Promise<Found> => {
  const store = await openStore(where);
  const each: Found[] = [];
  for (const [game, shown] of screens)
    each.push(
      await auditGame(
        store,
        game,
        { acked: acked.filter(a => a.game === game), late: late.filter(l => l.game === game) },
        shown,
      ),
    );
  await store.close();
  return {
    lost: each.flatMap(f => f.lost),
    doubled: each.flatMap(f => f.doubled),
    different: each.flatMap(f => f.different),
    stuck: each.flatMap(f => f.stuck),
  };
};
