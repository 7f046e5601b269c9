/** Splits a stream of bytes into lines. A line beyond the limit is reported as too long, and its bytes are dropped rather than collected. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 10;

export type Line = { readonly text: string } | { readonly tooLong: true };

export async function* linesOf(bytes: AsyncIterable<Uint8Array>, longest = MAX_LINE_BYTES): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): Line => {
    const line: Line =
      length > longest ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8').replace(/\r$/, '') };
    parts = [];
    length = 0;
    return line;
  };
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else if (part.length) parts.push(part);
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      yield take();
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
