/** A certificate of our own making for a server under test, and what a push service or webhook would be: records what it gets and answers as told. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const n = body.length;
  return Buffer.concat([
    Buffer.from(n < 128 ? [tag, n] : n < 256 ? [tag, 0x81, n] : [tag, 0x82, n >> 8, n & 255]),
    body,
  ]);
};
const seq = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (...bytes: readonly number[]): Buffer => der(6, Buffer.from(bytes));
const time = (year: number): Buffer => der(0x17, Buffer.from(`${String(year).slice(2)}0101000000Z`));
const bits = (data: Uint8Array): Buffer => der(3, Buffer.from([0]), data);

export const certificateFor = (hosts: readonly string[]): { readonly key: string; readonly cert: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaSha256 = seq(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
  const year = new Date().getFullYear();
  const name = seq(der(0x31, seq(oid(0x55, 4, 3), der(0x0c, Buffer.from('Phoney War test')))));
  const names = seq(oid(0x55, 0x1d, 0x11), der(4, seq(...hosts.map(h => der(0x82, Buffer.from(h))))));
  const body = seq(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, Buffer.from([1])),
    ecdsaSha256,
    name,
    seq(time(year - 1), time(year + 1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, seq(names)),
  );
  const whole = seq(body, ecdsaSha256, bits(sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${whole
      .toString('base64')
      .match(/.{1,64}/g)!
      .join('\n')}\n-----END CERTIFICATE-----\n`,
  };
};

export interface Got {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface Far {
  readonly got: Got[];
  readonly port: number;
  readonly ca: string;
  answer: { status: number; headers?: { [name: string]: string }; body?: string };
  stop(): Promise<void>;
}
export const farServer = (hosts: readonly string[]): Promise<Far> =>
  new Promise(ready => {
    const { key, cert } = certificateFor(hosts);
    const got: Got[] = [];
    const server = createServer({ key, cert }, (request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          got.push({
            host: request.headers.host!,
            path: request.url!,
            headers: request.headers,
            body: Buffer.concat(parts),
          });
          response.writeHead(far.answer.status, far.answer.headers).end(far.answer.body ?? '');
        });
    });
    const far: Far = {
      got,
      port: 0,
      ca: cert,
      answer: { status: 201 },
      stop: () =>
        new Promise(done => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
    server.listen(0, '127.0.0.1', () =>
      ready(Object.assign(far, { port: (server.address() as { port: number }).port })),
    );
  });
