/** How much a JSON text would become, counted while its bytes come in: a short text of empty rows is a very large object. */
export interface JsonBounds {
  readonly maxDepth: number;
  /** Lists and objects. */
  readonly maxRows: number;
  readonly maxValues: number;
}
/** Three times the largest shipped game. */
export const PACK_BOUNDS: JsonBounds = { maxDepth: 40, maxRows: 25_000, maxValues: 100_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Takes the text piece by piece; says what is too much, or nothing. Bytes of other letters in UTF-8 are none of ours. */
export const countJson = ({
  maxDepth,
  maxRows,
  maxValues,
}: JsonBounds): ((bytes: Uint8Array) => string | undefined) => {
  let depth = 0;
  let rows = 0;
  let values = 0;
  let inText = false;
  let escaped = false;
  return bytes => {
    for (let i = 0; i < bytes.length; i++) {
      const b = bytes[i]!;
      if (inText) {
        if (escaped) escaped = false;
        else if (b === BACKSLASH) escaped = true;
        else if (b === QUOTE) inText = false;
      } else if (b === QUOTE) inText = true;
      else if (b === COMMA) values += 1;
      else if (OPENING.has(b)) {
        depth += 1;
        rows += 1;
        if (depth > maxDepth) return `more than ${maxDepth} lists and objects within each other`;
      } else if (CLOSING.has(b)) depth -= 1;
    }
    if (rows > maxRows) return `more than ${maxRows} lists and objects`;
    return values + rows > maxValues ? `more than ${maxValues} values` : undefined;
  };
};
