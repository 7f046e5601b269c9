/** Honest players of a drill: games from addresses of their own, at a human pace. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../engine/random.ts';
import { browser, connect, newGame, openTable, pick, playOne, type Browser, type Wire } from './client.ts';
import { seatsIn, type Wanted } from './tables.ts';

/** A browser that a proxy reports as coming from `address`. */
export const browserFrom = (base: string, address: string): Browser => {
  const b = browser(base);
  const { call } = b;
  return Object.assign(b, {
    call: ((method, path, body, headers = {}) =>
      call(method, path, body, { ...headers, 'x-forwarded-for': address })) satisfies Browser['call'],
  });
};
export interface Honest {
  readonly wires: readonly Wire[];
  readonly id: string;
  readonly name: string;
}
/** `n` numbers the honest games: each has two addresses of its own. */
export const honestGame = async (base: string, wanted: Wanted, n = 0): Promise<Honest> => {
  const addressOf = (i: number): string => `198.51.100.${10 * n + i + 1}`;
  const pair = seatsIn(wanted).map((_, i) => browserFrom(base, addressOf(i)));
  const { id } = await newGame(pair[0]!, pair[1], wanted);
  const wires = await Promise.all(pair.map((b, i) => connect(b, { forwarded: addressOf(i) })));
  for (const w of wires) await openTable(w, id);
  return { wires, id, name: `flood ${n}` };
};
const PACE_MS = 600;
/** Plays for so long; returns the milliseconds to each answer. */
export const playFor = async ({ wires, id, name }: Honest, seconds: number): Promise<readonly number[]> => {
  const rnd = seededRandom(name);
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const w = wires.find(x => pick(x.screens.get(id)!, seededRandom('')) !== undefined);
    if (!w) break;
    const s = w.screens.get(id)!;
    const at = s.entry;
    const began = performance.now();
    const a = await playOne(w, s, rnd);
    took.push(performance.now() - began);
    if (!a?.ok) throw new Error(`an honest choice was refused: ${JSON.stringify(a)}`);
    for (const other of wires) await other.until(() => other.screens.get(id)!.entry > at);
    await sleep(PACE_MS);
  }
  return took;
};
export const closeAll = (games: readonly Honest[]): void => {
  for (const { wires } of games) for (const w of wires) w.close();
};
