/** One check for all names: what cannot be seen, or would be lost on its way, is refused in a sentence. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameFault } from '../names.ts';
import { PACK_FORMAT, parsePack } from '../pack.ts';
import { text } from '../rows.ts';

const UNSHOWN = ['a\u202eb', 'a\u001b[31mb', 'a\nb', 'a\u2028b', 'a\u200bb', 'a\ud800b', 'a\ue000b', '\u0000'];
const EMPTY = ['', ' ', '\u00a0', ' \u2003 ', '\u3164', '\u2800', '\u115f\u1160', ' \u0301'];
const WORDS = ['__proto__', 'constructor', 'toString', '__defineGetter__'];
const GOOD = ['8th Army', 'Łódź Army', '第八軍', 'É', '7.', 'Bir Ḥakeim', 'the “Grande” one', 'Proto'];

test.each(UNSHOWN)('%j has characters that cannot be shown', s =>
  expect(nameFault(s, 40)).toBe('has characters that cannot be shown'),
);
test.each(EMPTY)('%j is empty', s => expect(nameFault(s, 40)).toBe('is empty'));
test.each(WORDS)('%j is a word of the program', s =>
  expect(nameFault(s, 40)).toBe('is a word of the program: choose another'),
);
test.each(GOOD)('%j is a name', s => expect(nameFault(s, 40)).toBeUndefined());
test('a name has its length', () => expect(nameFault('x'.repeat(41), 40)).toBe('is longer than 40 characters'));

describe('a data pack', () => {
  const packed = (name: string, tables = '{}'): (() => unknown) => {
    const said = `{"format":"${PACK_FORMAT}","game":"ford","name":${JSON.stringify(name)},"tables":${tables}}`;
    return () => parsePack(said);
  };
  test.each([...UNSHOWN, ...EMPTY, ...WORDS])('is not called %j', s =>
    expect(packed(s)).toThrow(/^the pack, field name: ".*" (is|has) /),
  );
  test.each(GOOD)('may be called %j', s => expect(packed(s)).not.toThrow());
  test('has no field __proto__, however deep', () =>
    expect(packed('my box', '{"units":[{"at":{"__proto__":{}}}]}')).toThrow(
      'units: expected no field __proto__: it is a word of the program',
    ));
  test.each([...UNSHOWN, ...EMPTY, ...WORDS])('has no counter called %j', s =>
    expect(v.safeParse(text(40), s).success).toBe(false),
  );
  test.each(GOOD)('may have a counter called %j', s => expect(v.safeParse(text(40), s).success).toBe(true));
});
