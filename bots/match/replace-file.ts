/** Writes a file beside and renames it, so that it is always whole: the new one or the one before. */
import { renameSync, writeFileSync, type WriteFileOptions } from 'node:fs';

const MAX_TRIES = 50;
const MS_BETWEEN_TRIES = 20;
/** Windows refuses to replace a file while another program, such as a virus scanner, has it open. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
const isHeld = (e: unknown): boolean => HELD.has((e as NodeJS.ErrnoException).code ?? '');
const wait = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MS_BETWEEN_TRIES);
};
export const renameHeld = (from: string, to: string, rename = renameSync, pause = wait): void => {
  for (let tried = 1; ; tried++)
    try {
      return rename(from, to);
    } catch (e) {
      if (!isHeld(e) || tried === MAX_TRIES) throw e;
      pause();
    }
};
export const replaceFile = (file: string, text: string, options: WriteFileOptions = {}): void => {
  writeFileSync(`${file}.new`, text, options);
  renameHeld(`${file}.new`, file);
};
