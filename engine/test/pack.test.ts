/** Data packs as they come in: what is read of them before any game looks at their tables. */
import { array, check, number, pipe, strictObject, string, type GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkPack } from '../overlay-tables.ts';
import { packHash, PACK_FORMAT, type DataPack, type Pack } from '../pack.ts';
import { BadPack, namesTwice, parsePack, readPack } from '../read-pack.ts';

const textOf = (tables: string): string =>
  `{"format":"${PACK_FORMAT}","game":"toy","name":"my box","tables":${tables}}`;
const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const faultsOf = (text: string): readonly string[] => {
  try {
    parsePack(text);
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
  return [];
};

test('a table is read, and hashed, up to 32 lists and objects within each other', () => {
  const text = textOf(`{"rows":${nested(32, '[', ']')}}`);
  expect(faultsOf(text)).toEqual([]);
  expect(packHash(parsePack(text))).toMatch(/^[0-9a-f]{64}$/);
});
test.each([
  ['one too many', nested(33, '[', ']')],
  ['lists that would overflow the stack', nested(400_000, '[', ']')],
  ['objects that would', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('deeper is a fault that names the table: %s', (_what, table) => {
  expect(faultsOf(textOf(`{"fine":[1],"rows":${table}}`))).toEqual([
    'rows: expected at most 32 lists and objects within each other',
  ]);
});
test('the hash is of the content: the order of fields does not matter, of rows it does', () => {
  const hashOf = (tables: string): string => packHash(readPack(JSON.parse(textOf(tables))));
  expect(hashOf('{"b":[1,2],"a":{"y":1,"x":2}}')).toBe(hashOf('{"a":{"x":2,"y":1},"b":[1,2]}'));
  expect(hashOf('{"a":[1,2]}')).not.toBe(hashOf('{"a":[2,1]}'));
});

describe('checking ends at the tenth fault', () => {
  const pack: Pack = {
    id: 'toy',
    shipped: {},
    gameOf: () => {
      throw new Error('not opened');
    },
    checks: async () => ({ schema: {}, faults: () => [] }),
  };
  const faultsIn = (schema: GenericSchema, rows: unknown, faults: readonly string[] = []): readonly string[] => {
    const data = { format: PACK_FORMAT, game: 'toy', name: 'x', tables: { rows } } as DataPack;
    try {
      checkPack(pack, { schema: { rows: schema }, faults: () => faults }, data);
    } catch (e) {
      return (e as BadPack).faults;
    }
    return [];
  };
  test('of a table, whose other rows are not looked at', () => {
    let seen = 0;
    const row = strictObject({
      n: pipe(
        number(),
        check(() => {
          seen += 1;
          return false;
        }, 'is wrong'),
      ),
    });
    const faults = faultsIn(array(row), Array(100_000).fill({ n: 1 }));
    expect(faults).toHaveLength(10);
    expect(faults[9]).toMatch(/^rows, row 10, field n: /);
    expect(seen).toBeLessThan(100);
  });
  test('of one row with as many', () => {
    const faults = faultsIn(array(strictObject({ list: array(number()) })), [{ list: Array(100_000).fill('x') }]);
    expect(faults).toHaveLength(10);
    expect(faults[0]).toMatch(/^rows, row 1, field list\.0: expected number/);
  });
  test('of what no table can say', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `fault ${i}`);
    expect(faultsIn(array(number()), [1], many)).toEqual(many.slice(0, 10));
  });
  test('fewer are all told: fields that are wrong, missing and unknown, of several rows', () => {
    const row = strictObject({ name: string(), n: number() });
    const told = faultsIn(array(row), [
      { name: 'a', n: 'x' },
      { name: 'b' },
      { name: 'c', n: 1, more: 1 },
      { name: 4 },
    ]);
    expect(told.map(f => f.split(':', 1)[0])).toEqual([
      'rows, row 1 (a), field n',
      'rows, row 2 (b), field n',
      'rows, row 3 (c), field more',
      'rows, row 4, field name',
      'rows, row 4, field n',
    ]);
  });
});
test('names of rows that stand twice are found in one pass', () => {
  const rows = [...Array.from({ length: 50_000 }, (_, i) => ({ name: `n${i}` })), { name: 'n7' }];
  expect(namesTwice({ rows }, ['rows', 'name'])).toEqual([
    'rows, row 50001 (n7), field name: expected another than row 8, got "n7"',
  ]);
});
