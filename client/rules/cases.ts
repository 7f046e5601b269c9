/** The rules by case: order, neighbours, search, and the links inside a text. */
import type { CaseText } from '../../engine/game.ts';

export type Cases = { readonly [c: string]: CaseText };

const parts = (c: string): readonly string[] => c.split(/[.\s]/);
/** 8.2.5 before 8.2.12, 8.3.2 before 8.3.2a. */
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

/** The case that has a text: itself, or the one it is a part of ('8.3.2 b' is read in 8.3.2). */
export const textCase = (cases: Cases, c: string): string | undefined => {
  for (let at = c.trim(); at; at = at.replace(/(\s*[a-z]+|\.\d+|^\d+)$/i, ''))
    for (const name of [at, `${at}.0`]) if (Object.hasOwn(cases, name)) return name;
  return undefined;
};
const sectionNumber = (c: string): string => parts(c)[0]!;
/** The whole section a case belongs to, read on one page: 8.0, 8.1, 8.1.1 and on. */
export const sectionOf = (cases: Cases, c: string): readonly string[] =>
  ordered(cases).filter(x => sectionNumber(x) === sectionNumber(c));
/** Where the sections before and after begin. */
export const besides = (cases: Cases, c: string): { readonly before?: string; readonly after?: string } => {
  const heads = [...Map.groupBy(ordered(cases), sectionNumber).values()].map(all => all[0]!);
  const i = heads.findIndex(h => sectionNumber(h) === sectionNumber(c));
  const before = heads[i - 1];
  const after = heads[i + 1];
  return { ...(before ? { before } : {}), ...(i >= 0 && after ? { after } : {}) };
};
/** How deep a case stands: 8.0 is 0, 8.2 is 1, 8.2.5 is 2. */
export const depth = (c: string): number => (/^\d+\.0$/.test(c) ? 0 : c.split('.').length - 1);

/** `open` and `close` are the bracket and the stop that must not part from a case number. */
export interface Piece {
  readonly text: string;
  readonly case?: string;
  readonly open?: string;
  readonly close?: string;
}
const NUMBER = /(\(?)\b(\d{1,2}(?:\.\d{1,2})+(?:[a-z]\b)?)([).,;:]*)/g;
/** A text cut at the case numbers that can be opened. */
export const linked = (cases: Cases, words: string): readonly Piece[] => {
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
/** Cases with all the words looked for; in the number first, then the title, then the text. */
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
