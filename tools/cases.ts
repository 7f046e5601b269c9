/** Prints, game by game, which cases of the rulebook are cited by a test: `npm run cases` (`-- --json` for machines). */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { GAMES } from '../games/all.ts';
import type { Game } from '../engine/game.ts';

export interface Coverage {
  readonly total: number;
  readonly norule: number;
  readonly cited: number;
  readonly missing: readonly string[];
}

/** Titles of tests that run: skipped and planned ones do not count. */
const TITLE = /(?<![.\w])(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const CASE = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d{1,2})*/g;

/** The cases a title opens with: '8.3.5, 8.3.6 dice …' cites two. */
export const citedIn = (title: string): readonly string[] => /^[\d., ]+/.exec(title)?.[0].match(CASE) ?? [];
export const titlesIn = (source: string): readonly string[] => [...source.matchAll(TITLE)].map(m => m[2]!);

const citedBy = (game: string): ReadonlySet<string> => {
  const folder = `games/${game}/test`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.test.ts'));
  return new Set(files.flatMap(f => titlesIn(readFileSync(`${folder}/${f}`, 'utf8')).flatMap(citedIn)));
};

export const coverageOf = (game: Pick<Game, 'cases'>, cited: ReadonlySet<string>): Coverage => {
  const all = Object.entries(game.cases);
  const rules = all.filter(([, text]) => !text.norule).map(([c]) => c);
  return {
    total: all.length,
    norule: all.length - rules.length,
    cited: rules.filter(c => cited.has(c)).length,
    missing: rules.filter(c => !cited.has(c)),
  };
};

const main = (): void => {
  const table = Object.fromEntries(GAMES.map(game => [game.id, coverageOf(game, citedBy(game.id))]));
  if (process.argv.includes('--json')) return console.log(JSON.stringify(table));
  console.log('game                cases  no rule  cited by a test  missing');
  for (const [id, c] of Object.entries(table))
    console.log(
      `${id.padEnd(18)}  ${String(c.total).padStart(5)}  ${String(c.norule).padStart(7)}  ${String(c.cited).padStart(15)}  ${c.missing.join(' ') || 'none'}`,
    );
};
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
