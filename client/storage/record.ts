/** Reads a record from outside: checks it field by field and refuses it in words a player understands. */
import * as v from 'valibot';
import type { Record } from '../../engine/journal.ts';
import { packHash } from '../../engine/pack.ts';
import { readPack } from '../../engine/read-pack.ts';

export class BadRecord extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadRecord';
  }
}

const FORMAT = 'phoney-war record 1';
const MAX_CHARACTERS = 20_000_000;
const hex = (what: string) =>
  v.pipe(v.string(`${what} must be text`), v.regex(/^[0-9a-f]{64}$/, `${what} must be 64 hexadecimal figures`));
const index = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be below 0'),
);
const name = v.pipe(v.string('must be text'), v.maxLength(100, 'is too long'));
const sides = v.array(name, 'must be a list of sides');

const position = v.looseObject(
  {
    columns: v.record(v.string(), v.unknown(), 'must be a table of columns'),
    flow: v.array(v.looseObject({ proc: name, at: name }), 'must be a list of steps'),
  },
  'must be a saved position',
);
const draw = v.looseObject(
  {
    case: name,
    by: name,
    to: v.union([v.literal('all'), sides], 'must be "all" or a list of sides'),
    dice: v.optional(v.array(v.pipe(index, v.minValue(1, 'a die has at least one face')), 'must be a list of dice')),
    take: v.optional(index),
    from: v.optional(name),
  },
  'must say what is drawn',
);
const entry = v.variant(
  'is',
  [
    v.object({
      is: v.literal('choice'),
      by: name,
      pick: v.looseObject({ do: name }, 'must be a choice such as {"do": "…"}'),
      bars: v.optional(v.picklist(['chance', 'look', 'side'], 'must be chance, look or side')),
      lane: v.optional(v.literal(true)),
      forced: v.optional(v.literal(true)),
    }),
    v.object({
      is: v.literal('chance'),
      draw,
      out: v.array(v.union([index, name]), 'must be a list of results'),
      scripted: v.optional(v.literal(true)),
    }),
    v.object({ is: v.literal('back'), by: name, to: index, agreed: sides }),
    v.object({ is: v.literal('out'), by: name, entries: v.array(index, 'must be a list of entries') }),
    v.object({ is: v.literal('set'), position }),
  ],
  'must be a choice, a chance, a back, an out or a set',
);
const schema = v.object({
  format: v.literal(FORMAT),
  game: name,
  scenario: name,
  options: v.record(name, name, 'must be a table of options'),
  rules: index,
  pack: v.optional(v.looseObject({ format: name }, 'must be a data pack')),
  packHash: v.optional(hex('the hash of the pack')),
  commitment: hex('the commitment'),
  seed: v.optional(hex('the seed')),
  nonces: v.optional(v.array(hex('a nonce'), 'must be a list of nonces')),
  sandbox: v.optional(v.literal(true)),
  entries: v.array(entry, 'must be a list'),
  checkpoints: v.array(v.object({ at: index, turn: index, state: position }), 'must be a list'),
});

/** Turns the path "entries.14.out" into "entry 14, out". */
const placeOf = (path: string): string =>
  path
    .replace(/^entries\.(\d+)/, 'entry $1')
    .replace(/^checkpoints\.(\d+)/, 'checkpoint $1')
    .replaceAll(/\.(?=[a-z])/g, ', ');
const MISSING = /received undefined/;
const sayIssue = (issue: v.BaseIssue<unknown>): string => {
  const place = placeOf(v.getDotPath(issue) ?? 'the record');
  return issue.received === 'undefined' || MISSING.test(issue.message)
    ? `${place} is missing`
    : `${place}: ${issue.message}`;
};

const parsed = (text: string): unknown => {
  if (text.length > MAX_CHARACTERS) throw new BadRecord('This file is larger than any record: it was not read.');
  if (text.trim() === '') throw new BadRecord('This file is empty.');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord(
      'This is not a record: it is not JSON. A record is the file that “Download the record” makes, its name ends in .phoney.json.',
    );
  }
};

/** Checks that the record carries the pack that it names. Whether the tables fit is checked by the game. */
const withPack = (r: Record): Record => {
  if (r.pack === undefined && r.packHash === undefined) return r;
  try {
    const pack = readPack(r.pack);
    if (packHash(pack) === r.packHash) return { ...r, pack };
  } catch (e) {
    throw new BadRecord(`This record carries a data pack that cannot be read: ${(e as Error).message}`);
  }
  throw new BadRecord('This record is damaged: the data pack it carries is not the one it was played with.');
};

/** Returns the record, or throws BadRecord with what is wrong and where. */
export const readRecord = (text: string): Record => {
  const json = parsed(text);
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format !== 'string' || !format.startsWith('phoney-war record'))
    throw new BadRecord('This is JSON, but not a record of Phoney War: its "format" is missing.');
  if (format !== FORMAT)
    throw new BadRecord(
      `This record has the format “${format}”; this page reads “${FORMAT}”. A newer version of the page may read it.`,
    );
  const result = v.safeParse(schema, json);
  if (result.success) return withPack(result.output as unknown as Record);
  const faults = result.issues.slice(0, 3).map(sayIssue);
  const more = result.issues.length - faults.length;
  throw new BadRecord(`This record is damaged: ${faults.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`);
};
