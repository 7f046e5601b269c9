/** Cookies. Over https their names have a prefix that keeps other hosts and pages without TLS from setting them. */
import type { IncomingMessage } from 'node:http';

const LOCKED = '__Host-';
export const named = (name: string, secure: boolean): string => (secure ? LOCKED + name : name);

export const cookieIn = (request: IncomingMessage, name: string): string | undefined =>
  (request.headers.cookie ?? '')
    .split(';')
    .map(c => c.trim())
    .find(c => c.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** An empty value removes the cookie. */
export const cookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${named(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? seconds : 0}${secure ? '; Secure' : ''}`;
