/** What the graph tool counts. */
import { importsOf, withoutComments, type Source } from './source.ts';

export type Edges = { readonly [from: string]: { readonly [to: string]: number } };

const isCode = (s: Source): boolean => /\.(?:tsx?|mjs)$/.test(s.path);
/** What is counted of the code as such: no tests, no tables of data. */
const isOwn = (s: Source): boolean => isCode(s) && !s.test && !s.data;

export const folderOf = (path: string): string => (path.includes('/') ? path.split('/', 1)[0]! : 'root');
/** A room of a game, or the folder of anything else; what lies beside the games is theirs, too. */
export const roomOf = (path: string): string => {
  const parts = path.split('/');
  return parts[0] === 'games' && parts.length > 2
    ? parts.slice(0, Math.min(3, parts.length - 1)).join('/')
    : folderOf(path);
};

const edges = (sources: readonly Source[], placeOf: (path: string) => string): Edges => {
  const found: { [from: string]: { [to: string]: number } } = {};
  for (const s of sources)
    for (const to of importsOf(s).map(placeOf)) {
      const from = placeOf(s.path);
      if (from === to) continue;
      const row = (found[from] ??= {});
      row[to] = (row[to] ?? 0) + 1;
    }
  return found;
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** The ways a game is written: of-war-8, ofWar8, OfWar8, OF_WAR_8, Of War ’8. */
export const namesOf = (id: string): RegExp => {
  const words = id.split('-');
  const camel = words[0]! + words.slice(1).map(capital).join('');
  const forms = [
    id,
    camel,
    words.map(capital).join(''),
    words.join('_').toUpperCase(),
    words.map(capital).join(" ['’]?"),
  ];
  return new RegExp(`(?<![A-Za-z0-9])(?:${forms.join('|')})(?![a-z0-9])`);
};
export interface Naming {
  readonly file: string;
  readonly games: readonly string[];
  readonly commentsOnly: boolean;
}
/** Files outside games/ that name a game, tests too. */
export const namings = (sources: readonly Source[], games: readonly string[]): readonly Naming[] =>
  sources
    .filter(s => !s.path.startsWith('games/'))
    .map(s => {
      const named = games.filter(g => namesOf(g).test(s.text));
      const code = withoutComments(s.text);
      return { file: s.path, games: named, commentsOnly: !named.some(g => namesOf(g).test(code)) };
    })
    .filter(n => n.games.length > 0);

const IMPORTS = /^(?:import|export)\s+(?:type\s+)?(?:\*|\{)[^;]*?;/gm;
/** `as` before a type, not in the words of a page. */
const CAST =
  /(?<=[\w)\]}'!>]\s+)as\s+(?!const\b)(?=[A-Z{[('"]|(?:string|number|boolean|never|unknown|any|object|bigint|keyof|typeof|readonly)\b)/g;
const DOUBLE = /\bas unknown as\b/g;
const BANG = /(?<=[\w)\]])!(?=[\s.,;:?)\]}[(]|$)(?!==?)/gm;
const MAX_LINE_LETTERS = 120;

export interface Counts {
  readonly files: number;
  readonly lines: number;
  readonly over120: number;
  readonly casts: number;
  readonly doubleCasts: number;
  readonly bangs: number;
  readonly bangsPerThousand: number;
}
const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const counts = (sources: readonly Source[]): Counts => {
  const sum = (of: (s: Source) => number): number => sources.reduce((n, s) => n + of(s), 0);
  const bare = (s: Source): string => s.bare.replaceAll(IMPORTS, '');
  const lines = sum(s => s.text.split('\n').length - 1);
  const bangs = sum(s => times(bare(s), BANG));
  return {
    files: sources.length,
    lines,
    over120: sum(s => s.text.split('\n').filter(l => l.length > MAX_LINE_LETTERS).length),
    casts: sum(s => times(bare(s), CAST)),
    doubleCasts: sum(s => times(bare(s), DOUBLE)),
    bangs,
    bangsPerThousand: Math.round((bangs / Math.max(1, lines)) * 10_000) / 10,
  };
};

export interface Graph {
  readonly folders: Edges;
  readonly rooms: Edges;
  readonly namings: readonly Naming[];
  readonly counts: { readonly [folder: string]: Counts };
}
export const graphOf = (sources: readonly Source[], games: readonly string[]): Graph => {
  const own = sources.filter(isOwn);
  const untested = sources.filter(s => !s.test);
  const folders = [...Map.groupBy(own, s => folderOf(s.path))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    folders: edges(untested, folderOf),
    rooms: edges(untested, roomOf),
    namings: namings(sources, games),
    counts: Object.fromEntries([
      ...folders.map(([f, all]) => [f, counts(all)] as const),
      ['all', counts(own)] as const,
    ]),
  };
};
