/** Reads what was asked of `simulate`; every fault is said in words. */
import { availableParallelism } from 'node:os';
import { optionsOf, type Game } from '../../engine/game.ts';
import { GAME_IDS, gameOf, GAMES } from '../../games/all.ts';
import { botFor } from '../levels.ts';
import type { Plan } from '../simulation.ts';

export interface Asked {
  readonly game?: string | undefined;
  readonly games?: string | undefined;
  readonly seat?: readonly string[] | undefined;
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly seed?: string | undefined;
  readonly scenario?: string | undefined;
  readonly playouts?: string | undefined;
  readonly seconds?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly cores?: string | undefined;
  readonly json?: boolean | undefined;
}

const counted = (name: string, said: string, whole = true): number => {
  const n = Number(said);
  if (!(n > 0) || !Number.isFinite(n) || (whole && !Number.isInteger(n)))
    throw new Error(`--${name} ${said}: expected a ${whole ? 'whole ' : ''}number above 0`);
  return n;
};
const pairs = (name: string, list: readonly string[]): { readonly [key: string]: string } =>
  Object.fromEntries(
    list.map(said => {
      const [key, value, ...more] = said.split('=');
      if (!key || !value || more.length)
        throw new Error(`--${name} ${said}: expected ${name === 'seat' ? 'side=level' : 'name=value'}`);
      return [key, value];
    }),
  );

const seatsOf = (a: Asked, sides: readonly string[]): { readonly [side: string]: string } => {
  const said = pairs('seat', a.seat ?? []);
  for (const [side, level] of Object.entries(said)) {
    if (!sides.includes(side)) throw new Error(`--seat ${side}: there is ${sides.join(', ')}`);
    botFor(level);
  }
  return Object.fromEntries(sides.map(side => [side, said[side] ?? 'staff']));
};

/** The two players of an arena. */
const mirroredOf = (a: Asked, sides: readonly string[]): { readonly mirrored?: readonly [string, string] } => {
  if (a.a === undefined && a.b === undefined) return {};
  if (!a.a || !a.b) throw new Error('--a and --b: two levels are matched');
  if (sides.length !== 2) throw new Error(`a game for ${sides.length} has no sides to change`);
  botFor(a.a);
  botFor(a.b);
  return { mirrored: [a.a, a.b] };
};
/** The first game there is, or the first for two where two are matched. */
const firstFor = (a: Asked): Game | undefined =>
  a.a === undefined && a.b === undefined ? GAMES[0] : GAMES.find(g => g.sides.length === 2);
export const planOf = (a: Asked): { readonly plan: Plan; readonly cores: number; readonly json: boolean } => {
  const game = a.game === undefined ? firstFor(a) : gameOf(a.game);
  if (!game) throw new Error(`no game ${a.game ?? 'for two'}: there are ${GAME_IDS}`);
  const scenario = a.scenario ?? game.scenarios[0]!.id;
  if (!game.scenarios.some(s => s.id === scenario))
    throw new Error(`no scenario ${scenario}: there are ${game.scenarios.map(s => s.id).join(', ')}`);
  if (a.seconds && a.playouts) throw new Error('--seconds or --playouts, not both');
  const plan: Plan = {
    ...mirroredOf(a, game.sides),
    game: game.id,
    scenario,
    options: optionsOf(game, scenario, pairs('option', a.option ?? [])),
    games: counted('games', a.games ?? '100'),
    seats: seatsOf(a, game.sides),
    seed: a.seed ?? 'phoney',
    ...(a.seconds
      ? { seconds: counted('seconds', a.seconds, false) }
      : a.playouts
        ? { playouts: counted('playouts', a.playouts) }
        : {}),
  };
  return { plan, cores: a.cores ? counted('cores', a.cores) : availableParallelism(), json: a.json === true };
};
export const crewHint = (plan: Plan): string =>
  plan.seconds !== undefined
    ? `${plan.seconds} s a decision`
    : plan.playouts !== undefined
      ? `${plan.playouts} playouts a decision`
      : 'default budget';
