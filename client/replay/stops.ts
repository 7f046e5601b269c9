/** The position of a look back among its stops, and the first stop of each turn. */
import type { Snapshot } from '../game/session.ts';

export interface Place {
  readonly index: number;
  readonly last: number;
  readonly turn: number | undefined;
}
type Looked = Pick<Snapshot, 'entry' | 'stops' | 'turns' | 'replaying'>;

/** The index of the stop at or before an entry. */
export const indexAt = (stops: readonly number[], entry: number): number =>
  Math.max(
    0,
    stops.findLastIndex(s => s <= entry),
  );
export const placeOf = (s: Looked): Place => {
  const stops = s.stops ?? [];
  const last = Math.max(0, stops.length - 1);
  const index = s.replaying ? indexAt(stops, s.replaying.at) : last;
  return { index, last, turn: s.turns?.findLast(t => t.at <= (stops[index] ?? s.entry))?.turn };
};
/** The tick of each turn, as a share of the bar. */
export const ticks = (
  s: Looked,
): readonly { readonly turn: number; readonly index: number; readonly share: number }[] => {
  const stops = s.stops ?? [];
  const last = Math.max(1, stops.length - 1);
  return (s.turns ?? []).map(({ turn, at }) => {
    const index = Math.max(0, stops.indexOf(at));
    return { turn, index, share: index / last };
  });
};
/** The first stop of the previous or next turn; the first or last stop if there is none. */
export const turnFrom = (s: Looked, index: number, way: 1 | -1): number => {
  const all = ticks(s).map(t => t.index);
  const last = Math.max(0, (s.stops ?? []).length - 1);
  return way > 0 ? (all.find(i => i > index) ?? last) : (all.findLast(i => i < index) ?? 0);
};
