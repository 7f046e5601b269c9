/** What an audience receives of a change: its view, log and offers, and nothing else. */
import { isSilent, type Entry } from '../../engine/journal.ts';
import { viewerOf } from '../../engine/seats.ts';
import { clone, type Side, type State } from '../../engine/state.ts';
import { backLimit } from '../../engine/undo.ts';
import { logFor, stateAt, type Table, type LogLine } from '../../engine/table.ts';
import { decidingSince } from './actions.ts';
import { clockMessage } from './clocks.ts';
import { entriesFor, placeFor, seqFor, type LoadedGame } from './loaded-game.ts';
import { difference, logDifference, nothing } from './view-diff.ts';
import type { Moved, Offer, Position } from '../wire.ts';

export interface Seen {
  readonly seq: number;
  readonly view: State;
  readonly log: readonly LogLine[];
}

/** A finished game is open to everyone. */
const viewOf = (h: LoadedGame, g: State, as: Side): State => (h.ended ? clone(g) : h.game.machine.view(g, as));

/** An undo by agreement removes lines from the table's log; a line in their place says so. */
const withAgreed = (t: Table, log: readonly LogLine[]): readonly LogLine[] => {
  if (!t.entries.some(isAgreed)) return log;
  const backs = t.entries.flatMap((e, entry): LogLine[] =>
    isAgreed(e)
      ? [
          {
            entry,
            case: '',
            text: `Undone by agreement, at the request of the ${e.by.charAt(0).toUpperCase()}${e.by.slice(1)} side.`,
            event: { is: 'agreed' },
          },
        ]
      : [],
  );
  return [...log, ...backs].toSorted((x, y) => x.entry - y.entry);
};
/** Neither a player's own undo nor the step that brings new rules into an old game. */
const isAgreed = (e: Entry): e is Extract<Entry, { is: 'back' }> =>
  e.is === 'back' && e.agreed.length > 0 && !e.agreed.includes(e.by);

/** Log lines carry entry numbers as their readers count them. */
const numbered = (h: LoadedGame, sides: readonly Side[], log: readonly LogLine[]): readonly LogLine[] => {
  if (h.ended || !h.table!.entries.some(e => isSilent(e, sides))) return log;
  return log.map(l => (l.entry < 0 ? l : { ...l, entry: entriesFor(h, sides, l.entry) }));
};
const offerFor = (h: LoadedGame, sides: readonly Side[]): Offer | null => {
  if (h.offer?.to === undefined) return h.offer ?? null;
  return { ...h.offer, to: entriesFor(h, sides, h.offer.to) };
};

interface Sight {
  readonly as: Side;
  readonly view: State;
  readonly log: readonly LogLine[];
}
const sightOf = (h: LoadedGame, sides: readonly Side[]): Sight => {
  const t = h.table!;
  const as = viewerOf({ name: '', sides }, t.game.machine.open(t.g)) ?? '';
  return {
    as,
    view: viewOf(h, t.g, as),
    log: numbered(h, sides, withAgreed(t, h.ended ? [...t.log] : logFor(t, as))),
  };
};
export const movedTo = (
  h: LoadedGame,
  sides: readonly Side[],
  from: Seen | undefined,
  now: number,
): { readonly push: Moved; readonly seen: Seen } => {
  const t = h.table!;
  const { as, view, log } = sightOf(h, sides);
  const seq = seqFor(h, sides);
  const clock = clockMessage(h, now);
  const push: Moved = {
    is: 'moved',
    game: h.id,
    seq,
    ...(from ? { from: from.seq } : {}),
    entry: entriesFor(h, sides),
    backLimit: entriesFor(
      h,
      sides,
      as && !h.ended && !decidingSince(h, as).length ? backLimit(t, as) : t.entries.length,
    ),
    as,
    position: difference(h.game, from?.view ?? nothing(h.game), view),
    log: logDifference(from?.log ?? [], log),
    offer: offerFor(h, sides),
    ...(clock ? { clock } : {}),
    ...(h.meta.until === null ? {} : { until: h.meta.until }),
    ...(h.ended ? { ended: h.ended, seed: h.seed } : {}),
  };
  return { push, seen: { seq, view, log } };
};

/** What an audience that is up to date has seen. */
export const seenNow = (h: LoadedGame, sides: readonly Side[]): Seen => {
  const { view, log } = sightOf(h, sides);
  return { seq: seqFor(h, sides), view, log };
};
/** An earlier position, as a diff from nothing. */
export const positionAt = (h: LoadedGame, sides: readonly Side[], entry: number): Position => {
  const g = stateAt(h.table!, Math.min(placeFor(h, sides, entry), h.table!.entries.length));
  const as = viewerOf({ name: '', sides }, h.game.machine.open(g)) ?? '';
  return difference(h.game, nothing(h.game), viewOf(h, g, as));
};
