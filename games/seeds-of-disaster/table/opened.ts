/** What both sides did when their plans were opened, side by side, from the log. */
import type { LogLine } from '../../../engine/table.ts';
import type { SeedsEvent } from '../rules/flow.ts';

export interface OpenedLine {
  readonly text: string;
  readonly case: string;
  readonly void: boolean;
  /** The card that was played or used, where everybody has seen it. */
  readonly card?: string;
}
export interface OpenedSegment {
  readonly title: string;
  readonly entry: number;
  readonly german: readonly OpenedLine[];
  readonly allied: readonly OpenedLine[];
}
/** The segment of each event that reports a planned order. */
const SEGMENTS: { readonly [kind: string]: string } = {
  placed: 'Set-up',
  countered: 'Counterespionage',
  trumped: 'Counterespionage',
  negated: 'Counterespionage',
  carriedOut: 'Counterespionage',
  event: 'Event cards',
  discarded: 'Event cards',
  foiled: 'Event cards',
  spent: 'Mobilisation',
  built: 'Mobilisation',
  looked: 'Looks',
  shifted: 'Movement',
  moved: 'Movement',
  posted: 'Movement',
  poland: 'Movement',
  arrived: 'Movement',
  manoeuvre: 'Movement',
  stated: 'Movement',
} satisfies { readonly [E in SeedsEvent]?: string };
/** Lines without a side are about the viewer's own units. */
const sideOf = (l: LogLine, viewer: string): string => String(l.event['side'] ?? viewer);
const WITH_CARD: readonly SeedsEvent[] = ['countered', 'trumped', 'event'];
const lineOf = (l: LogLine): OpenedLine => ({
  text: l.text,
  case: l.case,
  void: l.event['is'] === 'negated',
  ...(WITH_CARD.some(is => is === l.event['is']) && typeof l.event['card'] === 'string'
    ? { card: l.event['card'] }
    : {}),
});

/** The last segment of this turn whose plans were opened, if any. */
export const lastOpened = (log: readonly LogLine[], viewer: string): OpenedSegment | undefined => {
  const turn = log.findLastIndex(l => ['turn', 'week'].includes(String(l.event['is'])));
  const last = log.findLastIndex(l => SEGMENTS[String(l.event['is'])] !== undefined);
  if (last < turn || last < 0) return undefined;
  const title = SEGMENTS[String(log[last]!.event['is'])]!;
  let first = last;
  while (first > turn + 1 && (SEGMENTS[String(log[first - 1]!.event['is'])] ?? title) === title) first--;
  const lines = log.slice(first, last + 1).filter(l => SEGMENTS[String(l.event['is'])] === title);
  const of = (side: string): readonly OpenedLine[] => lines.filter(l => sideOf(l, viewer) === side).map(lineOf);
  return { title, entry: log[last]!.entry, german: of('german'), allied: of('allied') };
};
