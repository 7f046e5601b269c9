/** Compares small cells several at a time, as 32-bit words. Everything cached between questions begins each question by checking for changes, and usually nothing has changed. */
export type Cells = Int16Array | Uint8Array;
/** Cells and the same memory as words. Cells that are not a typed array have no words and are compared one by one. */
export interface WordView<C extends Cells = Cells> {
  readonly cells: C;
  readonly words: Int32Array;
  /** How many cells a word holds, as a power of 2. */
  readonly power: number;
}
export const asWords = <C extends Cells>(cells: C): WordView<C> => ({
  cells,
  words: new Int32Array(cells.buffer, cells.byteOffset, cells.byteLength >> 2),
  power: cells.BYTES_PER_ELEMENT === 1 ? 2 : 1,
});

/** The first index from `from` on where the lists differ; `to` if there is none. */
export const changedFrom = (a: WordView, b: WordView, from: number, to: number): number => {
  const { cells, words, power } = a;
  const within = (1 << power) - 1;
  let at = from;
  while ((at & within) !== 0 && at < to && cells[at] === b.cells[at]) at++;
  if ((at & within) === 0) at = otherWord(words, b.words, at >> power, Math.min(to >> power, words.length)) << power;
  while (at < to && cells[at] === b.cells[at]) at++;
  return at;
};
const otherWord = (a: Int32Array, b: Int32Array, from: number, to: number): number => {
  let at = from;
  for (
    ;
    at + 4 <= to &&
    ((a[at]! ^ b[at]!) | (a[at + 1]! ^ b[at + 1]!) | (a[at + 2]! ^ b[at + 2]!) | (a[at + 3]! ^ b[at + 3]!)) === 0;
  )
    at += 4;
  while (at < to && a[at] === b[at]) at++;
  return at;
};

/** The first index from `from` on whose byte is not 0; `to` if there is none. */
export const nonzeroFrom = ({ cells, words }: WordView<Uint8Array>, from: number, to: number): number => {
  let at = from;
  while (at < to && cells[at] === 0) at += (at & 3) === 0 && words[at >> 2] === 0 ? 4 : 1;
  return Math.min(at, to);
};

/** Adds the marks of the second list to the first: four cells at once. */
export const markAlso = (more: WordView<Uint8Array>, { cells, words }: WordView<Uint8Array>): void => {
  for (let at = 0; at < words.length; at++) words[at]! |= more.words[at]!;
  for (let at = words.length << 2; at < cells.length; at++) cells[at]! |= more.cells[at]!;
};

const [LOW_BITS, HIGH_BITS] = [0x7f7f7f7f, 0x80808080];
/** Writes `mark` wherever one of these lists of bytes is not 0, and 0 elsewhere: four cells at once, two lists at a time. */
export const markNonzero = (
  lists: readonly WordView<Uint8Array>[],
  mark: number,
  { cells, words }: WordView<Uint8Array>,
): void => {
  if (lists.length === 0) words.fill(0);
  for (let i = 0; i < lists.length; i += 2) gather(lists[i]!.words, (lists[i + 1] ?? lists[i])!.words, words, i === 0);
  for (let at = 0; at < words.length; at++) {
    const some = words[at]!;
    if (some !== 0) words[at] = Math.imul(((((some & LOW_BITS) + LOW_BITS) | some) & HIGH_BITS) >>> 7, mark);
  }
  for (let at = words.length << 2; at < cells.length; at++)
    cells[at] = lists.some(list => list.cells[at] !== 0) ? mark : 0;
};
/** The first pair overwrites the result, further ones are added to it. */
const gather = (a: Int32Array, b: Int32Array, all: Int32Array, first: boolean): void => {
  if (first) for (let at = 0; at < all.length; at++) all[at] = a[at]! | b[at]!;
  else for (let at = 0; at < all.length; at++) all[at]! |= a[at]! | b[at]!;
};
