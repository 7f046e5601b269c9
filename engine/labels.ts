/** Integers inside, labels at the edge: saves, journals and messages name areas and counters, rules number them. */
import { HOLE, type Json, type Vars } from './state.ts';

/** For each field of a choice, an event or a frame that holds a number: the labels of what it numbers. */
export type Labels = { readonly [field: string]: readonly string[] };

export const UNKNOWN = '?';

export class BadLabel extends Error {}

export const toLabel = (names: readonly string[], n: number): string =>
  n === HOLE ? UNKNOWN : (names[n] ?? fail(`no label for ${n}`));
export const fromLabel = (names: readonly string[], label: Json, what: string): number => {
  if (label === UNKNOWN) return HOLE;
  // A label that reads as a number may be given as a number: box 3 of a track, hex 1204.
  const word = typeof label === 'number' ? String(label) : label;
  const n = typeof word === 'string' ? (placesOf(names).get(word) ?? -1) : -1;
  return n >= 0 ? n : fail(`${what}: ${JSON.stringify(label)} is not one of ${some(names, String(word))}`);
};
const SOME = 60;
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Of many labels, first those that resemble the given word: “evacuated”, “Hold 3”, “Baron”. */
const some = (names: readonly string[], word: string): string => {
  if (names.length <= SOME) return names.join(', ');
  const isLike = (name: string): boolean => plain(word) !== '' && plain(name).includes(plain(word));
  const like = names.filter(isLike);
  return `${[...like, ...names.filter(name => !like.includes(name))].slice(0, SOME).join(', ')}, …`;
};
/** Lists of labels never change: the index of each label is built once. */
const PLACES = new WeakMap<readonly string[], ReadonlyMap<string, number>>();
const placesOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  let places = PLACES.get(names);
  if (!places) PLACES.set(names, (places = new Map(names.map((name, i) => [name, i]))));
  return places;
};
const fail = (why: string): never => {
  throw new BadLabel(why);
};

type Turn = (names: readonly string[], value: Json, field: string) => Json;
/** A field may be present without a value, so that all rows of a kind have one shape (uniform-rows.ts); it then counts as absent. */
const walk = (labels: Labels, fields: Vars, turn: Turn): Vars =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, walkValue(labels, field, value, turn)]),
  );
const walkValue = (labels: Labels, field: string, value: Json, turn: Turn): Json => {
  if (Array.isArray(value)) return value.map(v => walkValue(labels, field, v, turn));
  if (value !== null && typeof value === 'object') return walk(labels, value as Vars, turn);
  const names = Object.hasOwn(labels, field) ? labels[field] : undefined;
  return names && value !== null ? turn(names, value, field) : value;
};

export const labelled = (labels: Labels, fields: Vars): Vars =>
  walk(labels, fields, (names, value) => toLabel(names, value as number));
/** Throws BadLabel, which says what was expected, for a label that names nothing. */
export const unlabelled = (labels: Labels, fields: Vars): Vars => walk(labels, fields, fromLabel);
/** The same for a value or a list without a field name of its own: only fields inside it are translated. */
export const labelledInside = (labels: Labels, value: Json): Json =>
  walkValue(labels, NO_FIELD, value, (names, n) => toLabel(names, n as number));
export const unlabelledInside = (labels: Labels, value: Json): Json => walkValue(labels, NO_FIELD, value, fromLabel);
const NO_FIELD = '';
