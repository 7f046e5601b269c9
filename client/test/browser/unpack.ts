/**
 * The packaged Chromium unpacks itself to one place of the machine, and whoever starts it meanwhile finds it half written
 * (ETXTBSY). So one process unpacks and the others wait; what a killed one left behind goes.
 */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Place {
  readonly lock: string;
  /** What is only half there if whoever held the lock was killed. */
  readonly made: string;
}
const CHROMIUM: Place = { lock: join(tmpdir(), 'chromium.unpacking'), made: join(tmpdir(), 'chromium') };

/** The lock appears with its owner's number in it, never empty. */
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
    return (e as NodeJS.ErrnoException).code !== 'ESRCH'; // gone meanwhile, or somebody else's: look again
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
