/** How a game's log is read: in the words of its table, by phase, stack and fight. A game brings one with its table. */
import type { LogLine } from '../../engine/table.ts';
import type { FightKinds, LoggedBattle } from '../fight/battle-from-log.ts';

/** A move as far as it is known: who came from one stack to one place. */
export interface MoveTold {
  readonly from: string;
  readonly to: string;
  /** Those that may be named, and how many more went with them. */
  readonly units: readonly string[];
  readonly more: number;
  /** The town it left where nobody stands now. */
  readonly leaves?: string;
}
export const FILTERS = ['battles', 'losses', 'points'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Reading {
  /** The line with its units and towns by name. `next` is the line after it, which may name more. */
  said(l: LogLine, next?: LogLine): string;
  /** 'German movement'; a line without one belongs to the phase it stands in. */
  phase(l: LogLine): string | undefined;
  move(l: LogLine, next?: LogLine): MoveTold | undefined;
  /** Kinds of lines that the line before them says already. */
  readonly silent: readonly string[];
  readonly fights: FightKinds;
  /** A fight in a few words, and in a sentence what came of it. */
  fought(f: LoggedBattle): string;
  cameOf(f: LoggedBattle): string;
  /** The kinds of lines that each filter keeps. */
  readonly keeps: { readonly [F in Filter]: readonly string[] };
}
/** Fights in the log's own lines, read with names: the result, and what came after it. */
export const asTold = (line: (text: string) => string): Pick<Reading, 'fought' | 'cameOf'> => ({
  fought: ({ result }) => line(result.text.replace(/\.$/, '')),
  cameOf: ({ after }) =>
    after
      .map(l => line(l.text))
      .filter(Boolean)
      .join(' '),
});
/** Said in one go: 'III, IV and IX Corps', where all are corps. */
export const sharing = (titles: readonly string[], list: (names: readonly string[]) => string): string => {
  const last = titles[0]?.split(' ').at(-1) ?? '';
  const common = titles.length > 1 && titles.every(t => t.endsWith(` ${last}`));
  return common ? `${list(titles.map(t => t.slice(0, -last.length - 1)))} ${last}` : list(titles);
};

/** Lines that fit beside the map. */
const MAX_LINES_BESIDE_MAP = 8;
/** What others did last in this turn, the newest first; one's own doings end it. */
export const latest = (
  log: readonly LogLine[],
  eyes: string,
  reading: Reading,
): readonly { readonly text: string; readonly case: string }[] => {
  const turn = log.findLastIndex(l => l.event['is'] === 'turn');
  const own = log.findLastIndex(l => l.event['side'] === eyes && reading.phase(l) !== undefined);
  return log
    .slice(Math.max(turn, own) + 1)
    .map((l, i, all) => ({ kind: String(l.event['is']), text: reading.said(l, all[i + 1]), case: l.case }))
    .filter(l => !reading.silent.includes(l.kind))
    .toReversed()
    .slice(0, MAX_LINES_BESIDE_MAP)
    .map(({ text, case: ruleCase }) => ({ text, case: ruleCase }));
};
