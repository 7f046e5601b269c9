/** How a game's log is worded and grouped by phase, stack and battle. Each game's table has one. */
import type { LogLine } from '../../engine/table.ts';
import type { FightKinds, LoggedBattle } from '../fight/battle-from-log.ts';

/** A move as far as the viewer knows it: units that went from one stack to one place. */
export interface LoggedMove {
  readonly from: string;
  readonly to: string;
  /** The units whose names are known; `more` counts the others. */
  readonly units: readonly string[];
  readonly more: number;
  /** The town that the move left empty. */
  readonly leaves?: string;
}
export const FILTERS = ['battles', 'losses', 'points'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Reading {
  /** The line's text with units and towns by name. `next` is the line after it, which may name more. */
  textOf(l: LogLine, next?: LogLine): string;
  /** 'German movement'; undefined: the line belongs to the phase of the line before it. */
  phase(l: LogLine): string | undefined;
  move(l: LogLine, next?: LogLine): LoggedMove | undefined;
  /** Kinds of events that are left out, because the line before says the same. */
  readonly silent: readonly string[];
  readonly fights: FightKinds;
  /** A battle in a few words; `cameOf` tells its result in a sentence. */
  fought(f: LoggedBattle): string;
  cameOf(f: LoggedBattle): string;
  /** The kinds of events that each filter selects. */
  readonly keeps: { readonly [F in Filter]: readonly string[] };
}
/** Battles in the log's own lines, with names put in by `line`. */
export const inLogLines = (line: (text: string) => string): Pick<Reading, 'fought' | 'cameOf'> => ({
  fought: ({ result }) => line(result.text.replace(/\.$/, '')),
  cameOf: ({ after }) =>
    after
      .map(l => line(l.text))
      .filter(Boolean)
      .join(' '),
});
/** A list that names a shared last word once: 'III, IV and IX Corps'. */
export const sharing = (titles: readonly string[], list: (names: readonly string[]) => string): string => {
  const last = titles[0]?.split(' ').at(-1) ?? '';
  const common = titles.length > 1 && titles.every(t => t.endsWith(` ${last}`));
  return common ? `${list(titles.map(t => t.slice(0, -last.length - 1)))} ${last}` : list(titles);
};

const MAX_LINES_BESIDE_MAP = 8;
/** What others did this turn since the viewer last acted, newest first. */
export const latest = (
  log: readonly LogLine[],
  viewer: string,
  reading: Reading,
): readonly { readonly text: string; readonly case: string }[] => {
  const turn = log.findLastIndex(l => l.event['is'] === 'turn');
  const own = log.findLastIndex(l => l.event['side'] === viewer && reading.phase(l) !== undefined);
  return log
    .slice(Math.max(turn, own) + 1)
    .map((l, i, all) => ({ kind: String(l.event['is']), text: reading.textOf(l, all[i + 1]), case: l.case }))
    .filter(l => !reading.silent.includes(l.kind))
    .toReversed()
    .slice(0, MAX_LINES_BESIDE_MAP)
    .map(({ text, case: ruleCase }) => ({ text, case: ruleCase }));
};
