/** One check for all names: what cannot be seen, or would be lost on its way, is refused in a sentence. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkPack } from '../overlay-tables.ts';
import { nameFault } from '../names.ts';
import { PACK_FORMAT, type Checks, type DataPack, type Pack } from '../pack.ts';
import { parsePack } from '../read-pack.ts';
import type { Json } from '../state.ts';
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

const notMade = (): never => {
  throw new Error('a pack is checked before a game is made of it');
};
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
  test.each([...UNSHOWN, ...EMPTY.slice(1), ...WORDS])('has no text %j, whatever its schema says', said => {
    const checks: Checks = { schema: { units: v.array(v.looseObject({})) }, faults: () => [] };
    const pack: Pack = { id: 'ford', shipped: {}, gameOf: notMade, checks: async () => checks };
    const check = (units: Json): (() => void) => {
      const data: DataPack = { format: PACK_FORMAT, game: 'ford', name: 'my box', tables: { units } };
      return () => checkPack(pack, checks, data);
    };
    expect(check([{ name: 'N1', at: ['', said] }])).toThrow(/^units, row 1 \(N1\), field at\.1: (is|has) /);
    expect(check([{ name: 'N1', at: JSON.parse(`{${JSON.stringify(said)}:1}`) as Json }])).toThrow(
      /^units, row 1 \(N1\), field at\..*: (is|has) /,
    );
    expect(check([{ name: 'N1', at: 'Sedan' }])).not.toThrow();
  });
  test.each(GOOD)('may have a counter called %j', s => expect(v.safeParse(text(40), s).success).toBe(true));
});
