/** 8.1 What was drawn, as the log tells its owner. */
import type { LogLine } from '../../../engine/table.ts';
import { ABILITIES, type Ability } from '../data/rows.ts';

/** Of a side: what it drew this turn, as long as it has played no event. */
export const drawnIn = (
  log: readonly LogLine[],
): { readonly cards: readonly string[]; readonly markers: readonly string[] } => {
  const turn = log.slice(log.findLastIndex(l => l.event['is'] === 'turn') + 1);
  const of = (kind: string) => turn.filter(l => l.event['is'] === kind);
  return {
    cards: of('drawnCard').map(l => String(l.event['card'])),
    markers: of('drawnMarkers').flatMap(l => l.event['pieces'] as readonly string[]),
  };
};
/** 'A Hold! 3' is a Hold!. */
export const abilityIn = (name: string): Ability | undefined => ABILITIES.find(a => name.slice(2).startsWith(`${a} `));
