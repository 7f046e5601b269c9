/** Rate limits: a bucket that refills at a steady rate. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}
export interface Limits {
  readonly create: Rate;
  /** New games with a data pack, for each player and each network. */
  readonly packs: Rate;
  readonly http: Rate;
  /** The page's files. */
  readonly page: Rate;
  /** Messages on sockets, for each player (`socket`) and each network (`address`). */
  readonly socket: Rate;
  readonly address: Rate;
  /** Actions of one player in one game. */
  readonly act: Rate;
  /** The same after very many in a row that changed nothing for anyone else. */
  readonly idle: Rate;
  readonly sockets: number;
  readonly chat: Rate;
  readonly look: Rate;
}
export const LIMITS: Limits = {
  create: { perSecond: 0.2, burst: 20 },
  packs: { perSecond: 1 / 60, burst: 10 },
  http: { perSecond: 20, burst: 200 },
  page: { perSecond: 50, burst: 1000 },
  socket: { perSecond: 25, burst: 100 },
  address: { perSecond: 100, burst: 400 },
  /** More than anyone needs over an hour; a whole set-up by hand fits into the first minutes. */
  act: { perSecond: 2, burst: 400 },
  idle: { perSecond: 0.2, burst: 5 },
  chat: { perSecond: 1, burst: 10 },
  /** Whole positions, which cost more than choices. */
  look: { perSecond: 10, burst: 100 },
  /** Sockets open at once from one network. */
  sockets: 64,
};
/** For tests and drills. */
export const NO_LIMITS: Limits = (r => ({
  create: r,
  packs: r,
  http: r,
  page: r,
  socket: r,
  address: r,
  act: r,
  idle: r,
  chat: r,
  look: r,
  sockets: 1e9,
}))({
  perSecond: 1e9,
  burst: 1e9,
});

interface Bucket {
  left: number;
  at: number;
}
const FORGET_AT = 20_000;

/** Some proxies append the port: without this, every connection would be a network of its own. */
const withoutPort = (ip: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
/** An IPv4 address written within IPv6, as letters and figures: ::ffff:cb00:7109. */
const mappedIPv4 = (groups: readonly string[]): string | undefined => {
  if (groups.length !== 8 || groups[5] !== 'ffff' || groups.slice(0, 5).some(g => Number.parseInt(g, 16) !== 0))
    return undefined;
  return groups
    .slice(6)
    .flatMap(g => [Number.parseInt(g, 16) >> 8, Number.parseInt(g, 16) & 255])
    .join('.');
};
/** The network of an address: one IPv4 address, or the 64 bits of IPv6 that a household has. */
export const netOf = (address: string): string => {
  const ip = withoutPort(address);
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined || !ip.includes(':')) return v4 ?? ip;
  const [head = '', tail] = ip.split('%', 1)[0]!.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return (
    mappedIPv4(groups) ??
    `${groups
      .slice(0, 4)
      .map(g => g.replace(/^0+(?=.)/, ''))
      .join(':')}::/64`
  );
};

/** Whether `who` may act once more. The clock cannot be set. */
export const limiter = ({ perSecond, burst }: Rate, now = () => performance.now()): ((who: string) => boolean) => {
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
