/** The rules by case: order, neighbours, search, and the links inside a text. */
import type { CaseText } from '../../engine/game.ts';

export type Cases = { readonly [c: string]: CaseText };

const parts = (c: string): readonly string[] => c.split(/[.\s]/);
/** Sorts 8.2.5 before 8.2.12, and 8.3.2 before 8.3.2a. */
export const byNumber = (a: string, b: string): number => {
  const one = parts(a);
  const two = parts(b);
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const x = one[i] ?? '';
    const y = two[i] ?? '';
    const d = (Number.parseInt(x, 10) || 0) - (Number.parseInt(y, 10) || 0);
    if (d !== 0) return d;
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
};
export const ordered = (cases: Cases): readonly string[] => Object.keys(cases).toSorted(byNumber);

/** The case whose text covers this one: the case itself, or the one it is part of ("8.3.2 b" is read in 8.3.2). */
export const textCase = (cases: Cases, c: string): string | undefined => {
  for (let at = c.trim(); at; at = at.replace(/(\s*[a-z]+|\.\d+|^\d+)$/i, ''))
    for (const name of [at, `${at}.0`]) if (Object.hasOwn(cases, name)) return name;
  return undefined;
};
const sectionNumber = (c: string): string => parts(c)[0]!;
/** All cases of a case's section: 8.0, 8.1, 8.1.1 and so on. */
export const sectionOf = (cases: Cases, c: string): readonly string[] =>
  ordered(cases).filter(x => sectionNumber(x) === sectionNumber(c));
/** The first cases of the previous and the next section. */
export const neighbouringSections = (
  cases: Cases,
  c: string,
): { readonly before?: string; readonly after?: string } => {
  const heads = [...Map.groupBy(ordered(cases), sectionNumber).values()].map(all => all[0]!);
  const i = heads.findIndex(h => sectionNumber(h) === sectionNumber(c));
  const before = heads[i - 1];
  const after = heads[i + 1];
  return { ...(before ? { before } : {}), ...(i >= 0 && after ? { after } : {}) };
};
/** The depth of a case: 8.0 is 0, 8.2 is 1, 8.2.5 is 2. */
export const depth = (c: string): number => (/^\d+\.0$/.test(c) ? 0 : c.split('.').length - 1);

/** A piece of text. `open` and `close` are brackets and punctuation that must stay on the same line as the case number. */
export interface Piece {
  readonly text: string;
  readonly case?: string;
  readonly open?: string;
  readonly close?: string;
}
const NUMBER = /(\(?)\b(\d{1,2}(?:\.\d{1,2})+(?:[a-z]\b)?)([).,;:]*)/g;
/** Splits a text at the case numbers that can be opened. */
export const splitAtLinks = (cases: Cases, words: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of words.matchAll(NUMBER)) {
    const [all, open = '', number = '', close = ''] = found;
    const to = [number, number.replace(/[a-z]$/, '')].find(c => Object.hasOwn(cases, c));
    if (!to) continue;
    if (found.index > at) pieces.push({ text: words.slice(at, found.index) });
    pieces.push({ text: number, case: to, ...(open ? { open } : {}), ...(close ? { close } : {}) });
    at = found.index + all.length;
  }
  if (at < words.length) pieces.push({ text: words.slice(at) });
  return pieces;
};

const fold = (s: string): string => s.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
/** The cases that contain all the words: matches in the number come first, then in the title, then in the text. */
export const search = (cases: Cases, query: string): readonly string[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return ordered(cases);
  const rank = (c: string): number => {
    const title = fold(cases[c]!.title);
    const text = `${c} ${title} ${fold(cases[c]!.words)}`;
    if (!words.every(w => text.includes(w))) return Infinity;
    if (words.every(w => c.startsWith(w))) return 0;
    return words.every(w => title.includes(w)) ? 1 : 2;
  };
  return ordered(cases)
    .filter(c => rank(c) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b));
};
