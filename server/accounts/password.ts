/** Passwords: scrypt with its parameters beside the hash, so that they can be raised without locking anyone out. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

/** 128 MiB and about a second of one core on a small machine. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const SALT = 16;
const KEY = 32;
/** More at once would only compete for memory; whoever comes when this many wait must try later. */
const AT_ONCE = 2;
const MAX_WAITING_HASHES = 30;

let running = 0;
const waiting: (() => void)[] = [];
const inTurn = async <T>(work: () => Promise<T>, first: boolean): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING_HASHES && !first)
      throw new Refusal('too often', 'too many people are signing in: wait a little');
    await new Promise<void>(go => {
      if (first) waiting.unshift(go);
      else waiting.push(go);
    });
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};
const derive = (
  password: string,
  salt: Buffer,
  length: number,
  { N, r, p }: typeof COST,
  first = false,
): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((done, failed) => {
        scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (e, key) =>
          e ? failed(e) : done(key),
        );
      }),
    first,
  );
const encoded = (salt: Buffer, key: Buffer, { N, r, p }: typeof COST): string =>
  `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

export const hashed = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT);
  return encoded(salt, await derive(password, salt, KEY, COST), COST);
};

/** Matches no password, so that an unknown name costs the same work as a known one. */
const NOBODY = encoded(randomBytes(SALT), randomBytes(KEY), COST);
/** `first`: from a browser that was signed in before, which does not wait behind guesses. */
export const matches = async (password: string, stored: string | null | undefined, first = false): Promise<boolean> => {
  const [, N, r, p, salt, key] = (stored ?? NOBODY).split('$');
  const wanted = Buffer.from(key!, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt!, 'base64url'), wanted.length, cost, first);
  return timingSafeEqual(given, wanted) && typeof stored === 'string';
};
