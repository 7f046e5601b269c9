/** The dice of a table: a secret seed whose hash is published before the first choice. Anyone can check every roll afterwards. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash shown at the start. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`phoney-war seed ${seed}`)));

/** Whole numbers, each uniform below its size, for the k-th draw of a game. The same in browser, server and verifier. */
export const numbersFor = (seed: string, k: number, sizes: readonly number[]): readonly number[] => {
  const next = words(utf8ToBytes(seed), k);
  return sizes.map(size => {
    const limit = Math.floor(0x1_0000_0000 / size) * size;
    let word = next();
    while (word >= limit) word = next();
    return word % size;
  });
};

/** Players may add numbers of their own, so that nobody alone decides the dice. */
export const withNonces = (seed: string, nonces: readonly string[]): string =>
  nonces.length === 0 ? seed : bytesToHex(sha256(utf8ToBytes([seed, ...nonces].join('\n'))));

/** The 32-bit words of HMAC-SHA256(seed, "k/block"), block after block. */
const words = (key: Uint8Array, k: number): (() => number) => {
  let block = 0;
  let at = 32;
  let bytes = new Uint8Array(32);
  return () => {
    if (at === 32) {
      bytes = new Uint8Array(hmac(sha256, key, utf8ToBytes(`${k}/${block++}`)));
      at = 0;
    }
    const word = new DataView(bytes.buffer).getUint32(at);
    at += 4;
    return word;
  };
};
