/** Compression for texts that are stored and seldom read: a position shrinks to a tenth. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const MARK = 'z';
/** Fast rather than small: somebody waits for the answer. */
export const compressed = (value: unknown): string =>
  MARK + deflateRawSync(JSON.stringify(value), { level: 3 }).toString('base64');
/** Texts from before there was compression are plain. */
export const decompressed = (text: string): unknown =>
  JSON.parse(text.startsWith(MARK) ? inflateRawSync(Buffer.from(text.slice(MARK.length), 'base64')).toString() : text);
