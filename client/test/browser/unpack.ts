/**
 * The packaged Chromium unpacks itself to one path of the machine, and a process that starts it meanwhile finds it half
 * written (ETXTBSY). So one process unpacks and the others wait. Leftovers of a killed process are removed.
 */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Place {
  readonly lock: string;
  /** The unpacked file, which is incomplete if the owner of the lock was killed. */
  readonly made: string;
}
const CHROMIUM: Place = { lock: join(tmpdir(), 'chromium.unpacking'), made: join(tmpdir(), 'chromium') };

/** Creates the lock by linking a finished file, so that it always contains its owner's process id. */
const take = (lock: string): boolean => {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};
const isHeld = (lock: string): boolean => {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    process.kill(owner, 0);
    return true;
  } catch (e) {
    return (e as NodeJS.ErrnoException).code !== 'ESRCH'; // released meanwhile, or owned by another user: try again
  }
};
export const oneAtATime = async (unpack: () => Promise<string>, { lock, made }: Place = CHROMIUM): Promise<string> => {
  while (!take(lock)) {
    if (isHeld(lock)) await pause(100);
    else for (const left of [made, lock]) rmSync(left, { force: true });
  }
  try {
    return await unpack();
  } finally {
    rmSync(lock, { force: true });
  }
};
