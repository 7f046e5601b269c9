/** Reads a request's body within bounds: of its length, and of the objects it would become. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countJson, type JsonBounds } from './json-bounds.ts';
import { Refusal } from './refusal.ts';
import { MAX_BYTES, MAX_PACK_BYTES } from '../wire.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  readonly bounds: JsonBounds;
  /** Called before more than `usualBytes` are taken; refuses by throwing. */
  readonly usualBytes: number;
  mayBeLarge(): void;
}
/** Every body but that of a new game with a data pack: too short to become anything large. */
export const USUAL_BODY: BodyLimits = {
  maxBytes: MAX_BYTES,
  usualBytes: MAX_BYTES,
  bounds: { maxDepth: MAX_BYTES, maxRows: MAX_BYTES, maxValues: MAX_BYTES },
  mayBeLarge: () => {},
};
/** The sender went away in the middle of the body and gets no answer. */
const gone = (): Refusal => new Refusal('malformed', 'the connection ended before the whole body was there');

/** Hangs up on a sender who was answered and goes on sending without end, because skipping the rest is work, too. A body of allowed length may end, so that its sender reads the answer. */
export const hangUpOnEndless = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('finish', () => {
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (!request.complete && length > MAX_PACK_BYTES) request.socket.destroy();
  });
};
/** The bytes of a body. After a refusal the rest is skipped. */
export const boundedBody = (
  request: IncomingMessage,
  { maxBytes, bounds, usualBytes, mayBeLarge }: BodyLimits,
): Promise<Buffer> =>
  new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    const tooMuchIn = countJson(bounds);
    let size = 0;
    const take = (chunk: Buffer): void => {
      const before = size;
      size += chunk.length;
      if (size > maxBytes) throw new Refusal('too large', `more than ${maxBytes} bytes`);
      if (before <= usualBytes && size > usualBytes) mayBeLarge();
      const tooMuch = tooMuchIn(chunk);
      if (tooMuch) throw new Refusal('malformed', `the body has ${tooMuch}`);
      chunks.push(chunk);
    };
    request.on('data', (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (e) {
        request.removeAllListeners('data').resume();
        chunks.length = 0;
        failed(e as Error);
      }
    });
    request.once('end', () => done(Buffer.concat(chunks)));
    request.once('error', () => failed(gone()));
    request.once('close', () => failed(gone()));
  });
