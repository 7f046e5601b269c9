/** `npm run flood -- --bots 200 [--store sqlite|postgres|two]`: so many games wait for a bot at once, and honest players play on. How long their choices take, with the crowd and without it. With `two`, two processes share the queue, and the one that the players are at has no bots. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LEVELS } from '../../bots/levels.ts';
import type { Card, Seated } from '../wire.ts';
import { nonce, ok } from './client.ts';
import { browserFrom, closeAll, honestGame, playFor, type Honest } from './honest.ts';
import { busyness, gauge, inParallel, metricsOf, ownTime, spread } from './measure.ts';
import { mainThreadMs } from './proc.ts';
import { serverProcess, type Process } from './process.ts';
import { seatsIn, tablesFor, type Wanted } from './tables.ts';

const HONEST_GAMES = 6;
/** The limit of `npm start`. */
const BOT_SECONDS = 2;
const GAMES_PER_ADDRESS = 5;
const SETTLE_MS = 3000;

/** A game of one person against a bot that moves first, not yet begun. */
const botGame = async (p: Process, wanted: Wanted, botSide: string, n: number): Promise<() => Promise<Card>> => {
  const b = browserFrom(p.base, `198.18.1.${1 + Math.floor(n / GAMES_PER_ADDRESS)}`);
  const level = LEVELS[n % LEVELS.length]!;
  const sides = Object.fromEntries(seatsIn(wanted).map(s => [s, s === botSide ? { bot: level } : ('me' as const)]));
  const { game } = await ok<Seated>(b.call('POST', '/api/games', { ...wanted, sides }));
  return () => ok<Card>(b.call('POST', `/api/games/${game.id}/ready`, { nonce: nonce() }));
};
/** The side that decides first: a bot there has work at once. */
const firstSide = async (p: Process, wanted: Wanted): Promise<string> => {
  for (const side of seatsIn(wanted)) {
    const begun = await (await botGame(p, wanted, side, 0))();
    if (begun.waiting.includes(side)) return side;
  }
  throw new Error(`no side of ${wanted.game} moves first`);
};
const figures = async (p: Process, honest: readonly Honest[], seconds: number, called: string): Promise<void> => {
  const before = await metricsOf(p);
  const [spent, from] = [mainThreadMs(p.pid()), performance.now()];
  const took = (await Promise.all(honest.map(h => playFor(h, seconds)))).flat();
  const busy = (mainThreadMs(p.pid()) - spent) / (performance.now() - from);
  console.log(
    `${called}: ${took.length} honest choices answered ${spread(took)} (the server itself took ${ownTime(before, await metricsOf(p))}); its main thread was busy for ${(100 * busy).toFixed(0)} % of the time; ${busyness()}`,
  );
};
const botChoices = (p: Process): Promise<number> => gauge(p, 'bot_choices_total');

export const floodWithBots = async (where: string, isTwo: boolean, crowd: number, seconds: number): Promise<void> => {
  const spec = { limited: true, behindProxy: true, people: true, botSeconds: BOT_SECONDS };
  const p = await serverProcess(where, { ...spec, botThreads: isTwo ? 0 : 1 });
  const other = isTwo ? await serverProcess(where, { ...spec, botThreads: 1 }) : undefined;
  const [wanted] = tablesFor(2);
  const honest = await Promise.all(Array.from({ length: HONEST_GAMES }, (_, n) => honestGame(p.base, wanted!, n)));
  const side = await firstSide(p, wanted!);
  const begin = await inParallel(crowd, 8, n => botGame(p, wanted!, side, n));
  await sleep(SETTLE_MS);
  await figures(p, honest, seconds, 'without the crowd');
  const [mine, others] = [await botChoices(p), other ? await botChoices(other) : 0];
  const cards = await Promise.all(begin.map(b => b()));
  const waiting = cards.filter(c => c.waiting.includes(side)).length;
  await figures(p, honest, seconds, `while ${waiting} games wait for their bots`);
  const thought = (await botChoices(p)) - mine;
  const there = other ? `, ${(await botChoices(other)) - others} by the other process` : '';
  console.log(`${thought} choices of bots by the process of the players${there}`);
  closeAll(honest);
  await other?.stop();
  await p.stop();
};
