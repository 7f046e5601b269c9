/** A battle from its plan to its end: what the view no longer says after the die is kept from before it and from the log. */
import { createMemo, createSignal } from 'solid-js';
import type { Told } from '../../../engine/table.ts';
import type { Result } from '../data/charts.ts';
import type { BattleView, ColumnView } from '../view.ts';

/** The die as it fell: face (0 where none was needed), column and what the table says. */
export interface Fallen {
  readonly die: number;
  readonly column: number;
  readonly label: string;
  readonly result: Result;
}
export interface Fought {
  readonly battle: BattleView;
  readonly fallen?: Fallen;
  /** Nothing of it is left to decide. */ readonly over: boolean;
}

/** Its place in the table: -1 below the first column, past the last above it. */
const columnOf = (columns: readonly string[], label: string): number => {
  const at = columns.indexOf(label);
  if (at >= 0) return at;
  return label.startsWith('1:') || label === 'no attack' ? -1 : columns.length;
};
/** The last result told for a hex. */
export const fallenIn = (columns: readonly string[], log: readonly Told[], hex: string): Fallen | undefined => {
  const e = log.findLast(l => l.event['is'] === 'result' && l.event['hex'] === hex)?.event;
  return (
    e && {
      die: Number(e['die']),
      label: String(e['odds']),
      column: columnOf(columns, String(e['odds'])),
      result: e['result'] as Result,
    }
  );
};
/** '2 in 6', '1–3 in 6': how many faces of the die give a result over the columns it may come to. */
export const inSix = (columns: readonly ColumnView[], result: Result): string => {
  const faces = columns.map(c => Math.round(c.chances[result] * 6));
  const least = Math.min(...faces);
  const most = Math.max(...faces);
  return least === most ? `${least} in 6` : `${least}–${most} in 6`;
};
/** The attacks of a side's turn that have been fought: hex, odds and result, from the log since the turn began. */
export const earlier = (
  log: readonly Told[],
  side: string,
): readonly { readonly hex: string; readonly label: string; readonly die: number; readonly result: Result }[] => {
  let by: unknown;
  return log.slice(log.findLastIndex(l => l.event['is'] === 'turn') + 1).flatMap(({ event: e }) => {
    if (e['is'] === 'declared') by = e['side'];
    return e['is'] === 'result' && by === side
      ? [{ hex: String(e['hex']), label: String(e['odds']), die: Number(e['die']), result: e['result'] as Result }]
      : [];
  });
};
/** '3:1', '1:1 to 3:1'. */
export const spread = (list: readonly string[]): string =>
  list.length > 1 ? `${list[0]} to ${list.at(-1)}` : (list[0] ?? '');

/** After the die the plan's own lines stay: who fought with what, the shifts, and what each result meant while the fort stood. */
const afterDie = (now: BattleView, plan: BattleView): BattleView => ({
  ...now,
  odds: plan.odds!,
  attackers: plan.attackers,
  results: plan.results,
  ...(plan.fort ? { fort: plan.fort } : {}),
  defenders: now.defenders.length ? now.defenders : plan.defenders,
});

interface Kept {
  readonly last: BattleView | undefined;
  readonly lines: number;
  readonly entry: number;
  readonly ended: Fought | undefined;
}
/** The fight on the table, and the last one's end until it is put away or the next choice is made. Computed, not set: it never leaves the screen between. */
export const createBattle = (
  columns: readonly string[],
  battle: () => BattleView | undefined,
  log: () => readonly Told[],
  entry: () => number,
  live: () => boolean,
) => {
  const [away, setAway] = createSignal(-1);
  const kept = createMemo(
    (was: Kept): Kept => {
      const now = battle();
      const all = log();
      const at = entry();
      const same = now && was.last?.hex === now.hex;
      const copy = now && (JSON.parse(JSON.stringify(now)) as BattleView);
      const last = copy && same && was.last?.odds && !copy.odds ? afterDie(copy, was.last) : copy;
      if (!live()) return { last: copy, lines: all.length, entry: at, ended: undefined };
      if (at === was.entry) return { ...was, last, lines: all.length };
      const told = all.slice(was.lines);
      const fallen = was.last && !now ? fallenIn(columns, told, was.last.hex) : undefined;
      return {
        last,
        lines: all.length,
        entry: at,
        ended: fallen && was.last ? { battle: was.last, fallen, over: true } : undefined,
      };
    },
    { last: undefined, lines: 0, entry: -1, ended: undefined },
  );
  const fought = createMemo((): Fought | undefined => {
    const { last, ended } = kept();
    const now = battle();
    if (now && last) {
      const fallen = now.result ? fallenIn(columns, log(), now.hex) : undefined;
      return { battle: last, ...(fallen ? { fallen } : {}), over: false };
    }
    return ended && away() !== kept().entry ? ended : undefined;
  });
  return { fought, putAway: () => setAway(kept().entry) };
};

/** 11.8 What attacks from each hex: the factors as they count, halved where they are. */
export const sumsOf = (
  attackers: readonly { readonly hex: string; readonly factor: number }[],
): { readonly [hex: string]: number } =>
  Object.fromEntries(
    [...Map.groupBy(attackers, a => a.hex)].map(([hex, of]) => [hex, of.reduce((n, a) => n + a.factor, 0)]),
  );
