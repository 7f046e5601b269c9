/** How often somebody may do something: a bucket that fills at a steady rate. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}
export interface Limits {
  readonly create: Rate;
  readonly http: Rate;
  readonly socket: Rate;
  readonly sockets: number;
  readonly chat: Rate;
  readonly look: Rate;
}
export const LIMITS: Limits = {
  create: { perSecond: 0.2, burst: 20 },
  http: { perSecond: 20, burst: 200 },
  socket: { perSecond: 25, burst: 100 },
  chat: { perSecond: 1, burst: 10 },
  /** Whole positions, which cost more than choices. */
  look: { perSecond: 10, burst: 100 },
  /** Open at once from one address. */
  sockets: 64,
};
/** For tests and load: everything goes. */
export const NO_LIMITS: Limits = (r => ({ create: r, http: r, socket: r, chat: r, look: r, sockets: 1e9 }))({
  perSecond: 1e9,
  burst: 1e9,
});

interface Bucket {
  left: number;
  at: number;
}
const FORGET_AT = 20_000;

/** Whether `who` may once more. */
export const limiter = ({ perSecond, burst }: Rate, now = Date.now): ((who: string) => boolean) => {
  const buckets = new Map<string, Bucket>();
  return who => {
    const t = now();
    const b = buckets.get(who) ?? { left: burst, at: t };
    b.left = Math.min(burst, b.left + ((t - b.at) / 1000) * perSecond);
    b.at = t;
    buckets.set(who, b);
    if (buckets.size > FORGET_AT)
      for (const [k, x] of buckets)
        if (x.left + ((t - x.at) / 1000) * perSecond >= burst || buckets.size > 2 * FORGET_AT) buckets.delete(k);
    if (b.left < 1) return false;
    b.left -= 1;
    return true;
  };
};
