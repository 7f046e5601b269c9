/** The trails of what others moved: which there are, and whether they are wanted, as the player last said. */
import { createSignal } from 'solid-js';
import type { LogLine } from '../../engine/table.ts';
import type { TableSnapshot } from '../session.ts';

const KEY = 'phoney-war trails';
const [trails, put] = createSignal(globalThis.localStorage?.getItem(KEY) !== 'off');
export { trails };
export const toggleTrails = (): void => {
  put(on => !on);
  localStorage.setItem(KEY, trails() ? 'on' : 'off');
};

export interface Trail {
  readonly from: string;
  readonly to: string;
}
const MOVED = 'moved';
const isMove = (l: LogLine): boolean => l.event['is'] === MOVED;
/** Where in the log the moves of the side at its turn begin. */
const turnStart = (log: readonly LogLine[]): number => {
  const mover = log.findLast(isMove)?.event['side'];
  return log.findLastIndex(l => l.event['is'] === 'turn' || (isMove(l) && l.event['side'] !== mover)) + 1;
};
/** What the other side moved since one's own last turn; for who plays no side, what the side at its turn has. */
export const trailsIn = (
  { log, since, eyes }: Pick<TableSnapshot, 'log' | 'since' | 'eyes'>,
  sides: readonly string[],
): readonly Trail[] => {
  const seen = since === undefined ? log.length : log.findIndex(l => l.entry >= since);
  const from = sides.includes(eyes) ? seen : turnStart(log);
  return (from < 0 ? [] : log.slice(from))
    .filter(l => isMove(l) && l.event['side'] !== eyes)
    .map(l => ({ from: String(l.event['from']), to: String(l.event['hex']) }));
};
/** The last thing that everybody heard was a move. */
export const isFresh = (log: readonly LogLine[]): boolean => {
  const last = log.findLast(l => !l.to);
  return last !== undefined && isMove(last);
};
