/** Texts that are kept and seldom read, packed: a position is a tenth of its words. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const MARK = 'z';
/** Quickly rather than small: somebody waits for the answer. */
export const compressed = (said: unknown): string =>
  MARK + deflateRawSync(JSON.stringify(said), { level: 3 }).toString('base64');
/** What was kept before there was packing is plain. */
export const decompressed = (text: string): unknown =>
  JSON.parse(text.startsWith(MARK) ? inflateRawSync(Buffer.from(text.slice(MARK.length), 'base64')).toString() : text);
