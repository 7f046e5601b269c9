import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from '../zip.ts';

/** Reads an archive by its central directory, as unpacking programs do. */
const unzip = (zip: Buffer): readonly (readonly [name: string, body: string])[] => {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.subarray(local + 4, local + 30), 'both headers agree').toEqual(zip.subarray(at + 6, at + 32));
    const packed = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size);
    const body = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    expect(body.length).toBe(zip.readUInt32LE(at + 24));
    expect(crc32(body)).toBe(zip.readUInt32LE(at + 16));
    at += 46 + nameLength;
    return [name, body.toString()] as const;
  });
};

const FILES = [
  ['a.txt', 'short'],
  ['assets/long.js', 'again and '.repeat(5000)],
  ['empty', ''],
  ['Łódź.svg', '<svg/>'],
] as const;
const entries = FILES.map(([name, body]) => ({ name, body: Buffer.from(body) }));

test('every file comes out of a zip as it went in', () => expect(unzip(zipOf(entries))).toEqual(FILES));
test('a zip is small, and the same for the same files', () => {
  const zip = zipOf(entries);
  expect(zip.length).toBeLessThan(1000);
  expect(zipOf(entries).equals(zip)).toBe(true);
});
