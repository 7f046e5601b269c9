/** A passkey in code: does what a browser and its authenticator do, or what a forger would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const UP = 1;
const UV = 4;
const AT = 64;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array | string): string => Buffer.from(data as Uint8Array).toString('base64url');
const short = (n: number): Buffer => {
  const b = Buffer.alloc(2);
  b.writeUInt16BE(n);
  return b;
};
const long = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n);
  return b;
};

interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}
export interface Authenticator {
  readonly id: string;
  make(options: object): object;
  use(options: object): object;
}
export const authenticator = (origin: string): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const said = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (rp: string, flags: number): Buffer =>
    Buffer.concat([sha256(rp), Buffer.from([flags]), long(++counter)]);
  const whole = (response: object): object => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: b64(id),
    make: options => {
      const { challenge, rp } = options as Asked;
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(jwk.x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(jwk.y!, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        data(rp!.id!, UP | UV | AT),
        Buffer.alloc(16),
        short(id.length),
        id,
        isoCBOR.encode(cose),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return whole({
        clientDataJSON: b64(said('webauthn.create', challenge)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      });
    },
    use: options => {
      const { challenge, rpId } = options as Asked;
      const client = said('webauthn.get', challenge);
      const authData = data(rpId!, UP | UV);
      return whole({
        clientDataJSON: b64(client),
        authenticatorData: b64(authData),
        signature: b64(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
      });
    },
  };
};
