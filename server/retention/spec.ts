/** What the operator sets: how long games and packs are kept, and how much may be stored. */
export interface RetentionSpec {
  /** Days after which an unfinished game that nobody touches is removed. 0 keeps it for ever, here and below. */
  readonly unfinishedDays: number;
  /** For a game that ended within its first turns and was neither played out nor rated. */
  readonly shortDays: number;
  /** For a data pack that no game uses. */
  readonly packDays: number;
  /** Days between the notice to the players and the removal. */
  readonly warnDays: number;
  /** Bytes that one network may have stored in a day. */
  readonly bytesADay: number;
  /** Largest size of the database; without it the database may fill its disk. */
  readonly maxBytes?: number;
}
const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;
export const RETENTION: RetentionSpec = {
  unfinishedDays: 180,
  shortDays: 30,
  packDays: 30,
  warnDays: 7,
  bytesADay: 50 * MEGABYTE,
};

type Env = { readonly [name: string]: string | undefined };
const numberIn = (env: Env, name: string, otherwise: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const n = Number(text);
  if (Number.isFinite(n) && n >= 0) return n;
  throw new Error(`${name}=${text} is not a number from 0 on. Example: ${name}=${otherwise}`);
};
/** KEEP_UNFINISHED_DAYS, KEEP_SHORT_DAYS, KEEP_PACK_DAYS, WARN_DAYS, STORED_MB_A_DAY, MAX_STORE_GB. */
export const retentionFrom = (env: Env): RetentionSpec => {
  const maxBytes = numberIn(env, 'MAX_STORE_GB', 0) * GIGABYTE;
  return {
    unfinishedDays: numberIn(env, 'KEEP_UNFINISHED_DAYS', RETENTION.unfinishedDays),
    shortDays: numberIn(env, 'KEEP_SHORT_DAYS', RETENTION.shortDays),
    packDays: numberIn(env, 'KEEP_PACK_DAYS', RETENTION.packDays),
    warnDays: numberIn(env, 'WARN_DAYS', RETENTION.warnDays),
    bytesADay: numberIn(env, 'STORED_MB_A_DAY', RETENTION.bytesADay / MEGABYTE) * MEGABYTE,
    ...(maxBytes ? { maxBytes } : {}),
  };
};
