/** Writes and reads tar archives packed with gzip (the ustar format). The same files give the same bytes; a program stays executable. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface TarEntry {
  /** With forward slashes, relative to the root of the archive. */
  readonly name: string;
  readonly body: Buffer;
  readonly isProgram?: boolean;
}
const BLOCK = 512;
const NAME = 100;
const PREFIX = 155;
const [PLAIN, PROGRAM] = [0o644, 0o755];
/** The 1st of January 1980, as in a zip. */
const DATE = 315532800;
const FILE = '0';

const octal = (n: number, length: number): string => `${n.toString(8).padStart(length - 1, '0')}\0`;
/** A long name is divided at a slash: what comes before it goes into the field `prefix`. */
const nameParts = (name: string): readonly [name: string, prefix: string] => {
  if (Buffer.byteLength(name) <= NAME) return [name, ''];
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(rest) <= NAME && Buffer.byteLength(prefix) <= PREFIX) return [rest, prefix];
  }
  throw new Error(`${name} is too long for a tar archive`);
};
const header = ({ name, body, isProgram }: TarEntry): Buffer => {
  const block = Buffer.alloc(BLOCK);
  const [last, prefix] = nameParts(name);
  block.write(last, 0);
  block.write(octal(isProgram ? PROGRAM : PLAIN, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(body.length, 12), 124);
  block.write(octal(DATE, 12), 136);
  block.write(' '.repeat(8), 148); // the sum is taken as if it were blank
  block.write(FILE, 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  block.write(
    `${octal(
      block.reduce((a, b) => a + b, 0),
      7,
    )} `,
    148,
  );
  return block;
};
const toBlocks = (length: number): number => Math.ceil(length / BLOCK) * BLOCK;
const padded = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc(toBlocks(body.length) - body.length)]);

export const tarOf = (entries: readonly TarEntry[]): Buffer =>
  gzipSync(Buffer.concat([...entries.flatMap(e => [header(e), padded(e.body)]), Buffer.alloc(2 * BLOCK)]), {
    level: 9,
  });

const textAt = (tar: Buffer, from: number, length: number): string =>
  tar.toString('utf8', from, from + length).split('\0', 1)[0]!;
export const readTar = (packed: Buffer): readonly TarEntry[] => {
  const tar = gunzipSync(packed);
  const entries: TarEntry[] = [];
  for (let at = 0; tar[at];) {
    const size = parseInt(textAt(tar, at + 124, 12), 8);
    const prefix = textAt(tar, at + 345, PREFIX);
    const name = textAt(tar, at, NAME);
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (['', FILE].includes(textAt(tar, at + 156, 1)))
      entries.push({
        name: prefix ? `${prefix}/${name}` : name,
        body,
        isProgram: (parseInt(textAt(tar, at + 100, 8), 8) & 0o100) > 0,
      });
    at += BLOCK + toBlocks(size);
  }
  return entries;
};
/** Writes the files below `top` into a folder. A name that leads out of it is refused. */
export const unpackTar = (packed: Buffer, folder: string, top = ''): void => {
  for (const { name, body, isProgram } of readTar(packed).filter(e => e.name.startsWith(top))) {
    const file = normalize(join(folder, name.slice(top.length)));
    if (!file.startsWith(normalize(folder))) throw new Error(`${name} leads out of the archive`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    chmodSync(file, isProgram ? PROGRAM : PLAIN);
  }
};
