/** Data packs as they come in: what is read of them before any game looks at their tables. */
import { expect, test } from 'vitest';
import { BadPack, packHash, PACK_FORMAT, parsePack, readPack } from '../pack.ts';

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
