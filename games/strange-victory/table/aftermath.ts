/** The end of a fight, rebuilt from the log: the game goes on at once, but the player still sees the dice fall. */
import { createMemo, createSignal } from 'solid-js';
import type { LogLine } from '../../../engine/table.ts';
import type { CombatView } from '../view/combat.ts';

/** The fight as it ended, from its last view and the log lines since; undefined if its dice were shown already. */
export const ended = (before: CombatView, told: readonly LogLine[]): CombatView | undefined => {
  const rolled = told.findLast(l => l.event['is'] === 'rolled')?.event;
  const result = told.find(l => l.event['is'] === 'result')?.event['result'];
  if (result === undefined) return undefined;
  const faces = (rolled?.['rolled'] ?? before.rolled) as readonly number[];
  if (!rolled && faces.length > 0) return undefined;
  return {
    ...before,
    rolled: faces,
    hits: Number(rolled?.['hits'] ?? 0),
    ifUsed: [],
    results: before.results.map(r => ({ ...r, now: r.result === result, chance: r.result === result ? 1 : 0 })),
  };
};

interface Shown {
  readonly last: CombatView | undefined;
  readonly lines: number;
  readonly entry: number;
  readonly after: CombatView | undefined;
}

/** The end of the last fight, until the player closes it or the next choice is made. It is computed, not set, so that the fight never leaves the screen in between. */
export function createAftermath(
  combat: () => CombatView | undefined,
  log: () => readonly LogLine[],
  entry: () => number,
  live: () => boolean,
) {
  const [away, setAway] = createSignal(-1);
  const kept = createMemo(
    (was: Shown): Shown => {
      const now = combat();
      const last = now && (JSON.parse(JSON.stringify(now)) as CombatView);
      const all = log();
      const at = entry();
      if (!live()) return { last: undefined, lines: all.length, entry: at, after: undefined };
      if (at === was.entry) return { ...was, last, lines: all.length };
      const told = all.slice(was.lines);
      const over = was.last && told.some(l => l.event['is'] === 'result');
      return { last, lines: all.length, entry: at, after: over ? ended(was.last as CombatView, told) : undefined };
    },
    { last: undefined, lines: 0, entry: -1, after: undefined },
  );
  return { after: () => (away() === kept().entry ? undefined : kept().after), putAway: () => setAway(kept().entry) };
}
