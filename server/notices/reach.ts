/** The only way to an address that a player gave. It must not reach anything private: https only, to a public address that is looked up once and then used. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 4096;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
/** Only global unicast IPv6 is public, without ranges that embed IPv4 addresses or are for documentation. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !PRIVATE.check(address, 'ipv4')
    : isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');

export class Unreachable extends Error {}

/** Resolves a host; every address it has must be public. */
export type Resolve = (host: string) => Promise<string>;
export const publicAddress: Resolve = async host => {
  const found = isIP(host) ? [host] : (await lookup(host, { all: true })).map(a => a.address);
  if (found.length === 0 || !found.every(isPublic)) throw new Unreachable(`${host} is not at a public address`);
  return found[0]!;
};

/** Checks that need no DNS lookup. */
export const faultOfUrl = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (!url) return 'is no address';
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (url.username || url.password) return 'must not have a name and password in it';
  return url.port && url.port !== '443' ? 'must use the usual port' : undefined;
};

/** The host for the lookup: an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/[[\]]/g, '');

export interface Reached {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: number;
}
export interface Ways {
  readonly resolve: Resolve;
  /** For tests with certificates of their own. */ readonly ca?: string;
  readonly port?: number;
}
export const WAYS: Ways = { resolve: publicAddress };

/** Redirects are not followed. */
export const post = async (
  ways: Ways,
  to: string,
  headers: { readonly [name: string]: string | number },
  body: string | Buffer,
): Promise<Reached> => {
  const fault = faultOfUrl(to);
  if (fault) throw new Unreachable(fault);
  const url = new URL(to);
  const host = hostOf(url);
  const address = await ways.resolve(host);
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: address,
        servername: isIP(host) ? '' : host,
        port: ways.port ?? 443,
        path: url.pathname + url.search,
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), 'user-agent': 'phoney-war' },
        ...(ways.ca ? { ca: ways.ca } : {}),
      },
      answer => {
        const parts: Buffer[] = [];
        const after = Number(answer.headers['retry-after']);
        let size = 0;
        const end = (): void =>
          done({
            status: answer.statusCode!,
            text: Buffer.concat(parts).toString().slice(0, MAX_ANSWER_BYTES),
            ...(after > 0 ? { retryAfter: after } : {}),
          });
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= MAX_ANSWER_BYTES) {
            end();
            answer.destroy();
          }
        });
        answer.on('end', end);
        answer.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
};
