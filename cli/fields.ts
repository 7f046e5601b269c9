/** Checks everything that comes in: every request, frame and record lists its fields and the kind of each. */
import type { Json, Vars } from '../engine/state.ts';

/** The sender made a mistake. The message says what was expected. */
export class BadRequest extends Error {}

const KINDS = {
  text: { words: 'a text', fits: (v: Json) => typeof v === 'string' },
  whole: { words: 'a whole number', fits: (v: Json) => Number.isSafeInteger(v) },
  flag: { words: 'true or false', fits: (v: Json) => typeof v === 'boolean' },
  object: { words: 'an object {…}', fits: (v: Json) => isObject(v) },
  list: { words: 'a list […]', fits: (v: Json) => Array.isArray(v) },
  any: { words: 'a value', fits: () => true },
} as const;
type Kind = keyof typeof KINDS;
/** A field whose kind ends in ? is optional. */
export type Fields = { readonly [field: string]: Kind | `${Kind}?` };

export const isObject = (v: Json | undefined): v is Vars => v !== null && typeof v === 'object' && !Array.isArray(v);

/** A value as an error message quotes it, cut off after 80 characters. */
export const quoted = (v: Json): string => {
  const text = JSON.stringify(v);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const fieldList = (fields: Fields): string =>
  Object.entries(fields)
    .map(([f, kind]) => (kind.endsWith('?') ? `${f}?` : f))
    .join(', ') || 'no fields';

/** Throws a sentence for the first field that is unknown, missing or of the wrong kind. */
export const check = (what: string, input: Json, fields: Fields): Vars => {
  if (!isObject(input))
    throw new BadRequest(`${what}: expected an object with ${fieldList(fields)}, got ${quoted(input)}`);
  for (const field of Object.keys(input))
    if (!Object.hasOwn(fields, field)) throw new BadRequest(`${what} takes ${fieldList(fields)}, not ${quoted(field)}`);
  for (const [field, spec] of Object.entries(fields)) {
    const kind = KINDS[spec.replace('?', '') as Kind];
    if (Object.hasOwn(input, field)) {
      if (!kind.fits(input[field]!))
        throw new BadRequest(`${what}: ${field} must be ${kind.words}, got ${quoted(input[field]!)}`);
    } else if (!spec.endsWith('?')) throw new BadRequest(`${what} needs ${field}: ${kind.words}`);
  }
  return input;
};
