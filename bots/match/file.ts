/** The file of a match, from which it is continued after a break. */
import { existsSync, readFileSync } from 'node:fs';
import type { MatchPlan, Record } from '../simulation.ts';
import { replaceFile } from './replace-file.ts';

const FORMAT = 'phoney-war match 1';
interface MatchFile {
  readonly format: typeof FORMAT;
  readonly plan: MatchPlan;
  readonly records: readonly Record[];
}

const parse = (path: string): Partial<MatchFile> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<MatchFile>;
  } catch (e) {
    throw new Error(`${path} is not the file of a match: ${(e as Error).message}`, { cause: e });
  }
};
const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
/** The games already played of this very plan; none if there is no file. */
export const readMatch = (path: string, plan: MatchPlan): readonly Record[] => {
  if (!existsSync(path)) return [];
  const { format, plan: there, records } = parse(path);
  if (format !== FORMAT || !there || !records) throw new Error(`${path} is not the file of a match`);
  const fields = new Set([...Object.keys(plan), ...Object.keys(there)]) as Set<keyof MatchPlan>;
  for (const field of fields)
    if (textOf(there[field]) !== textOf(plan[field]))
      throw new Error(
        field === 'sources'
          ? `${path} was begun with other bots or rules than these: name another --file`
          : `${path} belongs to another match (${field} ${textOf(there[field])}, not ${textOf(plan[field])}): name another --file`,
      );
  return records;
};
export const writeMatch = (path: string, plan: MatchPlan, records: readonly Record[]): void => {
  const file: MatchFile = { format: FORMAT, plan, records: records.toSorted((a, b) => a.number - b.number) };
  replaceFile(path, `${JSON.stringify(file)}\n`);
};
