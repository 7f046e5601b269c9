/** Games to attack: some way into play, with past requests to send again. */
import { randomUUID } from 'node:crypto';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Side } from '../../engine/state.ts';
import { browser, connect, newGame, ok, openTable, pick, type Browser, type Screen, type Wire } from './client.ts';
import { seatsIn, type Wanted } from './tables.ts';

export interface Seat {
  readonly b: Browser;
  wire: Wire;
  readonly side: Side;
}
export interface Target {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly done: { readonly id: string; readonly text: object; readonly seat: Seat; readonly entry: number }[];
}

export const screenOf = (t: Target, s: Seat): Screen => s.wire.screens.get(t.id)!;
export const over = (t: Target): boolean => t.seats.every(s => pick(screenOf(t, s), seededRandom('')) === undefined);
/** A game some way into play, with its past requests; another one if its dice ended it. */
export const target = async (base: string, wanted: Wanted, choices: number, rnd: Rnd): Promise<Target> => {
  const a = browser(base);
  const b = browser(base);
  const [mine, other] = seatsIn(wanted);
  for (const player of [a, b]) {
    await ok(player.call('GET', '/api/me'));
    await ok(player.call('POST', '/api/me/asked', { asked: true })); // nothing moves but by those who lie
  }
  const { id } = await newGame(a, other === undefined ? undefined : b, wanted);
  const seats: Seat[] = [
    { b: a, wire: await connect(a), side: mine! },
    ...(other === undefined ? [] : [{ b, wire: await connect(b), side: other }]),
  ];
  const t: Target = { id, seats, done: [] };
  for (const s of seats) await openTable(s.wire, id);
  for (let i = 0; i < choices; i++) {
    const seat = seats.find(s => pick(screenOf(t, s), seededRandom('')) !== undefined);
    const screen = seat && screenOf(t, seat);
    if (!seat || !screen || screen.moved?.ended) break;
    const p = pick(screen, rnd)!;
    const request = randomUUID();
    const text = { do: 'play', game: id, side: p.side, at: screen.entry, choice: p.choice };
    const answer = await seat.wire.ask(text as never, request);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    t.done.push({ id: request, text, seat, entry: answer.entry! });
    for (const s of seats) await s.wire.until(() => screenOf(t, s).entry >= answer.entry!);
  }
  if (!over(t)) return t;
  for (const s of seats) s.wire.close();
  return target(base, wanted, choices - 1, rnd);
};

export const moving = (t: Target): Seat => t.seats.find(s => pick(screenOf(t, s), seededRandom('')) !== undefined)!;
