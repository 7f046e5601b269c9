/** What the owner sets: how long things are kept, and how much may be stored. */
export interface RetentionSpec {
  /** Days after which an unfinished game goes that nobody has touched; 0 keeps it for ever. So for the others. */
  readonly unfinishedDays: number;
  /** Of a game that ended within its first turns, and was neither played out nor rated. */
  readonly shortDays: number;
  /** Of a data pack that no game uses. */
  readonly packDays: number;
  /** Players are told so many days before. */
  readonly warnDays: number;
  /** What one address may have stored in a day. */
  readonly bytesADay: number;
  /** How large the database may become; without it a file may fill its disk. */
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
  const said = env[name];
  if (said === undefined || said === '') return otherwise;
  const n = Number(said);
  if (Number.isFinite(n) && n >= 0) return n;
  throw new Error(`${name}=${said} is not a number from 0 on. Example: ${name}=${otherwise}`);
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
