/** Which mutants are tried: the files that decide legality or results, and a choice among all changes of them by seed. */
import { seededRandom } from '../../engine/random.ts';
import { importsOf, sourcesIn, type Source } from '../graph/source.ts';
import { isSyntax, mutationsOf, type Mutation } from './mutations.ts';

export interface Mutant extends Mutation {
  readonly file: string;
  readonly line: number;
  /** The lines that change, as they are and as the mutant has them, in one. */
  readonly before: string;
  readonly after: string;
}

/** The rules of a game and whatever of the game they import, data left out: those are facts with their own tests. */
export const ruleFiles = (root: string, game: string): readonly Source[] => {
  const folder = `games/${game}/`;
  const files = new Map(sourcesIn(root).map(s => [s.path, s]));
  const found = new Set([...files.keys()].filter(f => f.startsWith(`${folder}rules/`)));
  for (const file of found)
    for (const to of importsOf(files.get(file)!)) if (to.startsWith(folder) && files.has(to)) found.add(to);
  return [...found]
    .sort()
    .map(f => files.get(f)!)
    .filter(s => !s.data);
};

const MAX_SHOWN = 200;
const shownLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SHOWN);
const mutantOf = ({ path, text }: Source, m: Mutation): Mutant => {
  const from = text.lastIndexOf('\n', m.start - 1) + 1;
  const to = text.indexOf('\n', m.end);
  const [head, tail] = [text.slice(from, m.start), text.slice(m.end, to < 0 ? undefined : to)];
  return {
    ...m,
    file: path,
    line: text.slice(0, m.start).split('\n').length,
    before: shownLine(head + text.slice(m.start, m.end) + tail),
    after: shownLine(head + m.to + tail),
  };
};

const shuffled = <T>(list: readonly T[], seed: string): readonly T[] => {
  const rnd = seededRandom(seed);
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = rnd(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
};
/** One a line at most, so that they spread. With a greater count the first ones stay the same. */
export const chooseMutants = (sources: readonly Source[], seed: string, count: number): readonly Mutant[] => {
  const all = sources.flatMap(source => mutationsOf(source.text).map(mutation => ({ source, mutation })));
  const lines = new Set<string>();
  const chosen: Mutant[] = [];
  for (const { source, mutation } of shuffled(all, seed)) {
    if (chosen.length >= count) break;
    const mutant = mutantOf(source, mutation);
    const line = `${mutant.file}:${mutant.line}`;
    if (lines.has(line) || !isSyntax(source.text, mutation)) continue;
    lines.add(line);
    chosen.push(mutant);
  }
  return chosen;
};
export const nameOf = (m: Mutant): string => `${m.file}:${m.line} ${m.start}-${m.end} ${m.to}`;
