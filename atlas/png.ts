/** A small grey picture with transparency, as a PNG in a data address: for the relief, which cannot be drawn as lines. */
import { deflateSync } from 'node:zlib';

const TABLE = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const check = (bytes: Buffer): number => {
  let c = 0xffffffff;
  for (const b of bytes) c = TABLE[(c ^ b) & 255]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(check(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}
/** `pixel` gives grey and alpha, 0 to 255. */
export function greyPng(
  width: number,
  height: number,
  pixel: (i: number, j: number) => readonly [grey: number, alpha: number],
): string {
  const raw = Buffer.alloc(height * (1 + width * 2));
  const head = Buffer.alloc(13);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) raw.set(pixel(i, j), j * (1 + width * 2) + 1 + i * 2);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 4;
  const bytes = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
