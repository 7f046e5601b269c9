/** One line in, one line out. Every line is answered, and a failed request changes nothing. */
import { BadLabel } from '../engine/labels.ts';
import type { Json, Vars } from '../engine/state.ts';
import { BadScript } from '../engine/draws.ts';
import { BadRequest, check, isObject, quoted } from './fields.ts';
import { REQUESTS, type Session } from './requests.ts';

const parse = (line: string): Json => {
  try {
    return JSON.parse(line) as Json;
  } catch (e) {
    throw new BadRequest(`this line is not JSON: ${(e as Error).message}`);
  }
};
const REQUEST_NAMES = Object.keys(REQUESTS).join(', ');

const carryOut = (s: Session, request: Vars): Vars => {
  const name = request.do;
  if (name === undefined) throw new BadRequest(`do is missing: say one of ${REQUEST_NAMES}`);
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name))
    throw new BadRequest(`do: ${quoted(name)} is not one of ${REQUEST_NAMES}`);
  const { fields, run } = REQUESTS[name]!;
  const { do: _do, id: _id, ...rest } = request;
  return { ok: true, ...run(s, check(name, rest, fields)) };
};

/** A bug of ours must not end the session either, so it is answered, in other words than a mistake of the client. */
const errorIn = (e: unknown): string => {
  const { message } = e as Error;
  if (e instanceof BadRequest || e instanceof BadLabel || e instanceof BadScript) return message;
  return `this could not be done, and nothing was changed: ${message}`;
};

/** Answers one line. `id` is echoed, in errors too. */
export const answer = (s: Session, line: string): string => {
  let id: { readonly id?: Json } = {};
  try {
    const request = parse(line);
    if (!isObject(request))
      throw new BadRequest(
        `a request is an object such as {"do":"games"}, not ${Array.isArray(request) ? 'a list' : quoted(request)}`,
      );
    if (request.id !== undefined) id = { id: request.id };
    return JSON.stringify({ ...id, ...carryOut(s, request) });
  } catch (e) {
    return failure(id, errorIn(e));
  }
};
const failure = (id: { readonly id?: Json }, error: string): string => {
  try {
    return JSON.stringify({ ...id, ok: false, error });
  } catch {
    // the id is nested too deep to be written
    return JSON.stringify({ ok: false, error });
  }
};
