/** Counts the objects of a JSON text while its bytes arrive: a short text of empty rows becomes a very large object. */
export interface JsonBounds {
  readonly maxDepth: number;
  /** Lists and objects together. */
  readonly maxRows: number;
  readonly maxValues: number;
}
/** Three times the largest shipped game. */
export const PACK_BOUNDS: JsonBounds = { maxDepth: 40, maxRows: 25_000, maxValues: 100_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b] as const;
const CLOSING = [0x5d, 0x7d] as const;
/** What each byte outside a string means. A table lookup, because a body has a million bytes. Bytes of multi-byte UTF-8 characters mean nothing. */
const PLAIN = 0;
const TEXT = 1;
const NEXT = 2;
const DOWN = 3;
const UP = 4;
const MEANING = new Uint8Array(256);
MEANING[QUOTE] = TEXT;
MEANING[COMMA] = NEXT;
for (const b of OPENING) MEANING[b] = DOWN;
for (const b of CLOSING) MEANING[b] = UP;

/** The end of the string that contains `from`, or the end of the bytes. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let i = from;
  for (; i < bytes.length; i++) {
    const b = bytes[i]!;
    if (b === QUOTE) return i;
    if (b === BACKSLASH) i += 1;
  }
  return i;
};
/** Counts chunk by chunk; says what is too much, or undefined. */
export const countJson = ({
  maxDepth,
  maxRows,
  maxValues,
}: JsonBounds): ((bytes: Uint8Array) => string | undefined) => {
  let depth = 0;
  let rows = 0;
  let values = 0;
  let inText = false;
  /** Bytes of the next chunk that belong to an escape begun in this one. */
  let escapeBytes = 0;
  return bytes => {
    let i = escapeBytes;
    let [down, deepest, opened, commas] = [depth, 0, 0, 0];
    escapeBytes = 0;
    for (; i < bytes.length; i++) {
      if (inText) i = endOfText(bytes, i);
      if (i >= bytes.length) break;
      const is = inText ? TEXT : MEANING[bytes[i]!]!;
      if (is === PLAIN) continue;
      if (is === TEXT) inText = !inText;
      else if (is === NEXT) commas += 1;
      else if (is === UP) down -= 1;
      else {
        down += 1;
        opened += 1;
        if (down > deepest) deepest = down;
      }
    }
    escapeBytes = i > bytes.length ? i - bytes.length : 0;
    depth = down;
    rows += opened;
    values += commas;
    if (deepest > maxDepth) return `more than ${maxDepth} lists and objects within each other`;
    if (rows > maxRows) return `more than ${maxRows} lists and objects`;
    return values + rows > maxValues ? `more than ${maxValues} values` : undefined;
  };
};
