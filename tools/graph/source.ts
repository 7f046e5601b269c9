/** Source files as a tool reads them: found, with their words blanked out, with what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface Source {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text without comments and without what stands in quotation marks; lines stay where they are. */
  readonly bare: string;
  readonly test: boolean;
  readonly data: boolean;
}

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'data']);
const KINDS = /\.(?:tsx?|mjs|css|html)$/;

/** Comments and strings; of a template only its words, not what is put into it one level deep. */
const WORDS =
  /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*`/g;
const INSERTED = /\$\{((?:[^{}`]|`[^`]*`|\{[^{}]*\})*)\}/g;
const blank = (words: string): string => {
  const inserted = words.startsWith('`') ? [...words.matchAll(INSERTED)].map(m => m[1]).join(' ; ') : '';
  return `''${'\n'.repeat(Math.max(0, words.split('\n').length - inserted.split('\n').length))}${inserted}`;
};
export const bareOf = (text: string): string => text.replaceAll(WORDS, blank);
export const withoutComments = (text: string): string =>
  text.replaceAll(WORDS, words => (words.startsWith('/') ? ' ' : words));

const sourceAt = (root: string, path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    text,
    bare: bareOf(text),
    test: /(?:^|\/)test\//.test(path),
    data: /^games\/[^/]+\/data\//.test(path),
  };
};
export const sourcesIn = (root: string): readonly Source[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(e => !e.name.startsWith('.') && !SKIPPED.has(e.name))
    .flatMap(e =>
      e.isDirectory()
        ? readdirSync(join(root, e.name), { recursive: true, encoding: 'utf8' }).map(f =>
            posix.join(e.name, f.replaceAll('\\', '/')),
          )
        : [e.name],
    )
    .filter(f => KINDS.test(f))
    .sort()
    .map(f => sourceAt(root, f));

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g;
/** The files of the repository that a file imports, dynamic imports and addresses of files too. */
export const importsOf = ({ path, text }: Source): readonly string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(m =>
    posix.join(posix.dirname(path), (m[1] ?? m[2]!).replace(/\?.*$/, '')),
  );

/** A game is a folder of games/ with something in it. */
export const gamesIn = (root: string): readonly string[] =>
  existsSync(join(root, 'games'))
    ? readdirSync(join(root, 'games'), { withFileTypes: true })
        .filter(e => e.isDirectory())
        .map(e => e.name)
    : [];
