/** One line in, one line out: whatever comes in is answered, and what cannot be done changes nothing. */
import { BadLabel } from '../engine/labels.ts';
import type { Json, Vars } from '../engine/state.ts';
import { BadScript } from '../engine/draws.ts';
import { BadRequest, check, isObject, shown } from './fields.ts';
import { REQUESTS, type Session } from './requests.ts';

const parse = (line: string): Json => {
  try {
    return JSON.parse(line) as Json;
  } catch (e) {
    throw new BadRequest(`this line is not JSON: ${(e as Error).message}`);
  }
};
const REQUEST_NAMES = Object.keys(REQUESTS).join(', ');

const carryOut = (s: Session, said: Vars): Vars => {
  const name = said.do;
  if (name === undefined) throw new BadRequest(`do is missing: say one of ${REQUEST_NAMES}`);
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name))
    throw new BadRequest(`do: ${shown(name)} is not one of ${REQUEST_NAMES}`);
  const { fields, run } = REQUESTS[name]!;
  const { do: _do, id: _id, ...rest } = said;
  return { ok: true, ...run(s, check(name, rest, fields)) };
};

/** A fault of ours must not end the session either: it is answered and told apart. */
const errorIn = (e: unknown): string => {
  const { message } = e as Error;
  if (e instanceof BadRequest || e instanceof BadLabel || e instanceof BadScript) return message;
  return `this could not be done, and nothing was changed: ${message}`;
};

/** `id` is echoed, also in an error. */
export const answer = (s: Session, line: string): string => {
  let id: { readonly id?: Json } = {};
  try {
    const said = parse(line);
    if (!isObject(said))
      throw new BadRequest(
        `a request is an object such as {"do":"games"}, not ${Array.isArray(said) ? 'a list' : shown(said)}`,
      );
    if (said.id !== undefined) id = { id: said.id };
    return JSON.stringify({ ...id, ...carryOut(s, said) });
  } catch (e) {
    return failure(id, errorIn(e));
  }
};
const failure = (id: { readonly id?: Json }, error: string): string => {
  try {
    return JSON.stringify({ ...id, ok: false, error });
  } catch {
    // an id nested too deep to be written
    return JSON.stringify({ ok: false, error });
  }
};
