/** The one checker of what comes in: every request, frame and record names its fields and what each holds. */
import type { Json, Vars } from '../engine/state.ts';

/** Something is wrong with what was sent; the message says what was expected. */
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
/** A kind that ends in ? may be missing. */
export type Fields = { readonly [field: string]: Kind | `${Kind}?` };

export const isObject = (v: Json | undefined): v is Vars => v !== null && typeof v === 'object' && !Array.isArray(v);

/** A value in an error, cut short. */
export const shown = (v: Json): string => {
  const text = JSON.stringify(v);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const takes = (fields: Fields): string =>
  Object.entries(fields)
    .map(([f, kind]) => (kind.endsWith('?') ? `${f}?` : f))
    .join(', ') || 'no fields';

/** Throws a sentence for the first field that is unknown, missing or of the wrong kind. */
export const check = (what: string, said: Json, fields: Fields): Vars => {
  if (!isObject(said)) throw new BadRequest(`${what}: expected an object with ${takes(fields)}, got ${shown(said)}`);
  for (const field of Object.keys(said))
    if (!Object.hasOwn(fields, field)) throw new BadRequest(`${what} takes ${takes(fields)}, not ${shown(field)}`);
  for (const [field, spec] of Object.entries(fields)) {
    const kind = KINDS[spec.replace('?', '') as Kind];
    if (Object.hasOwn(said, field)) {
      if (!kind.fits(said[field]!))
        throw new BadRequest(`${what}: ${field} must be ${kind.words}, got ${shown(said[field]!)}`);
    } else if (!spec.endsWith('?')) throw new BadRequest(`${what} needs ${field}: ${kind.words}`);
  }
  return said;
};
