/** Writes a zip file. The same files give the same bytes: entries are sorted by their callers and carry a fixed date. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With forward slashes, relative to the root of the archive. */
  readonly name: string;
  readonly body: Buffer;
}

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x800;
const STORED = 0;
const DEFLATED = 8;
/** The 1st of January 1980, the first day a zip file can name. */
const DATE = 0x21;
/** Written by a Unix: the upper half of the external attributes is the mode of a plain file, rw-r--r--. */
const MADE_BY_UNIX = (3 << 8) | VERSION;
const PLAIN_FILE = 0o100644 << 16;
/** Without the extensions of Zip64 the format counts entries in 16 bits and bytes in 32. */
const MAX_ENTRIES = 0xffff;

const u16 = (n: number): readonly number[] => [n & 255, (n >>> 8) & 255];
const u32 = (n: number): readonly number[] => [...u16(n), ...u16(n >>> 16)];

/** The fields that a local header and the central directory have in common. */
const fieldsOf = (name: Buffer, body: Buffer, packed: Buffer, method: number): readonly number[] => [
  ...u16(VERSION),
  ...u16(UTF8_NAMES),
  ...u16(method),
  ...u16(0),
  ...u16(DATE),
  ...u32(crc32(body)),
  ...u32(packed.length),
  ...u32(body.length),
  ...u16(name.length),
  ...u16(0),
];

export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  if (entries.length > MAX_ENTRIES) throw new Error(`${entries.length} files are too many for a plain zip file`);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body } of entries) {
    const deflated = deflateRawSync(body, { level: 9 });
    const [packed, method] = deflated.length < body.length ? [deflated, DEFLATED] : [body, STORED];
    const bytes = Buffer.from(name);
    const fields = fieldsOf(bytes, body, packed, method);
    const file = Buffer.concat([Buffer.from([...u32(LOCAL_FILE), ...fields]), bytes, packed]);
    const attributes = [...u16(0), ...u16(0), ...u16(0), ...u32(PLAIN_FILE)];
    const place = [...u32(CENTRAL_FILE), ...u16(MADE_BY_UNIX), ...fields, ...attributes, ...u32(offset)];
    files.push(file);
    directory.push(Buffer.from(place), bytes);
    offset += file.length;
  }
  const size = directory.reduce((sum, b) => sum + b.length, 0);
  const count = u16(entries.length);
  const end = [...u32(END), ...u16(0), ...u16(0), ...count, ...count, ...u32(size), ...u32(offset), ...u16(0)];
  return Buffer.concat([...files, ...directory, Buffer.from(end)]);
};
