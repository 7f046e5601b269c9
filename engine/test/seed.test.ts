/** The dice of a table: committed beforehand, checked afterwards, fair. */
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { commitment, numbersFor, withNonces } from '../seed.ts';

/** Sum of (seen - expected)^2 / expected. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};
const counted = (size: number, numbers: Iterable<number>): readonly number[] => {
  const counts = Array.from({ length: size }, () => 0);
  for (const n of numbers) counts[n]!++;
  return counts;
};
/** Above this value a fair source comes once in ten thousand (degrees of freedom: size - 1). */
const LIMIT: { readonly [size: number]: number } = { 2: 15.2, 6: 25.8, 10: 33.8, 52: 100.9 };

test('the commitment is the SHA-256 of the seed, and of no other seed', () => {
  expect(commitment('Sedan')).toBe(createHash('sha256').update('phoney-war seed Sedan').digest('hex'));
  expect(commitment('Sedan')).not.toBe(commitment('Sedan '));
});
test('a draw can be checked without our code: HMAC-SHA256 of "k/block" under the seed, 32 bits at a time', () => {
  const bytes = createHmac('sha256', 'Sedan').update('7/0').digest();
  expect(numbersFor('Sedan', 7, [6, 6, 1000])).toEqual([
    bytes.readUInt32BE(0) % 6,
    bytes.readUInt32BE(4) % 6,
    bytes.readUInt32BE(8) % 1000,
  ]);
});
test('a draw of more than eight numbers goes on in the next block', () => {
  const bytes = createHmac('sha256', 'Sedan').update('7/1').digest();
  expect(
    numbersFor(
      'Sedan',
      7,
      Array.from({ length: 9 }, () => 6),
    ).at(-1),
  ).toBe(bytes.readUInt32BE(0) % 6);
});
test('the same seed gives the same numbers in the same order; draw k does not depend on what was drawn before', () => {
  const alone = numbersFor('Sedan', 41, [6, 6]);
  for (let k = 0; k < 41; k++) numbersFor('Sedan', k, [6, 6, 6]);
  expect(numbersFor('Sedan', 41, [6, 6])).toEqual(alone);
  expect(numbersFor('Sedan', 41, [6])).toEqual(alone.slice(0, 1));
});
for (const size of [2, 6, 10, 52])
  test(`numbers below ${size} are uniform, also from draw to draw (chi-square, 1 in 10,000)`, () => {
    const first = Array.from({ length: 12_000 }, (_, k) => numbersFor('chi', k, [size, size]));
    for (const place of [0, 1])
      expect(
        chiSquare(
          counted(
            size,
            first.map(n => n[place]!),
          ),
        ),
      ).toBeLessThan(LIMIT[size]!);
  });
test('pairs of dice of one draw are independent: 36 pairs are uniform', () => {
  const pairs = Array.from({ length: 20_000 }, (_, k) => numbersFor('pairs', k, [6, 6])).map(([a, b]) => a! * 6 + b!);
  expect(chiSquare(counted(36, pairs))).toBeLessThan(77);
});
test('a size that does not divide 2^32 is not skewed: the first third of 3 x 2^30 comes in a third of the draws, not in half', () => {
  const size = 3 * 2 ** 30;
  const low = Array.from({ length: 4000 }, (_, k) => numbersFor('skew', k, [size])[0]!).filter(n => n < 2 ** 30).length;
  expect(Math.abs(low / 4000 - 1 / 3)).toBeLessThan(0.03);
});
test('nonces of the players change the seed, each of them and in their order; without any it is the seed', () => {
  const seeds = [
    withNonces('s', []),
    withNonces('s', ['a']),
    withNonces('s', ['b']),
    withNonces('s', ['a', 'b']),
    withNonces('s', ['b', 'a']),
  ];
  expect([seeds[0], new Set(seeds).size]).toEqual(['s', 5]);
});
test('the quick generator of bots and tests is uniform too, and the same for the same text', () => {
  const rnd = seededRandom('quick');
  expect(
    chiSquare(
      counted(
        6,
        Array.from({ length: 60_000 }, () => rnd(6)),
      ),
    ),
  ).toBeLessThan(LIMIT[6]!);
  const [a, b] = [seededRandom('x'), seededRandom('x')];
  expect(Array.from({ length: 20 }, () => a(1000))).toEqual(Array.from({ length: 20 }, () => b(1000)));
  const starts = Array.from({ length: 6000 }, (_, k) => seededRandom(`game ${k}`)(6));
  expect(chiSquare(counted(6, starts)), 'first numbers of neighbouring texts').toBeLessThan(LIMIT[6]!);
});
