/** Reads the command lines of `simulate` and `match`; every fault is a sentence. */
import { availableParallelism } from 'node:os';
import { optionsOf, type Game } from '../../engine/game.ts';
import { GAME_IDS, gameOf, GAMES } from '../../games/all.ts';
import { botFor } from '../levels.ts';
import type { MatchPlan, Setup, SimulationPlan } from '../simulation.ts';

export interface Asked {
  readonly game?: string | undefined;
  readonly games?: string | undefined;
  readonly seat?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly scenario?: string | undefined;
  readonly playouts?: string | undefined;
  readonly seconds?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly cores?: string | undefined;
  readonly json?: boolean | undefined;
}
export interface AskedMatch extends Omit<Asked, 'games' | 'seat'> {
  readonly pairs?: string | undefined;
  readonly h0?: string | undefined;
  readonly h1?: string | undefined;
  readonly most?: string | undefined;
}

const counted = (name: string, text: string, whole = true): number => {
  const n = Number(text);
  if (!(n > 0) || !Number.isFinite(n) || (whole && !Number.isInteger(n)))
    throw new Error(`--${name} ${text}: expected a ${whole ? 'whole ' : ''}number above 0`);
  return n;
};
const pairs = (name: string, list: readonly string[]): { readonly [key: string]: string } =>
  Object.fromEntries(
    list.map(text => {
      const [key, value, ...more] = text.split('=');
      if (!key || !value || more.length)
        throw new Error(`--${name} ${text}: expected ${name === 'seat' ? 'side=level' : 'name=value'}`);
      return [key, value];
    }),
  );

const seatsOf = (a: Asked, sides: readonly string[]): { readonly [side: string]: string } => {
  const levels = pairs('seat', a.seat ?? []);
  for (const [side, level] of Object.entries(levels)) {
    if (!sides.includes(side)) throw new Error(`--seat ${side}: there is ${sides.join(', ')}`);
    botFor(level);
  }
  return Object.fromEntries(sides.map(side => [side, levels[side] ?? 'staff']));
};

const setupOf = (a: Omit<Asked, 'games' | 'seat'>, game: Game, games: number): Setup => {
  const scenario = a.scenario ?? game.scenarios[0]!.id;
  if (!game.scenarios.some(s => s.id === scenario))
    throw new Error(`no scenario ${scenario}: there are ${game.scenarios.map(s => s.id).join(', ')}`);
  if (a.seconds && a.playouts) throw new Error('--seconds or --playouts, not both');
  return {
    game: game.id,
    scenario,
    options: optionsOf(game, scenario, pairs('option', a.option ?? [])),
    games,
    seed: a.seed ?? 'phoney',
    ...(a.seconds
      ? { seconds: counted('seconds', a.seconds, false) }
      : a.playouts
        ? { playouts: counted('playouts', a.playouts) }
        : {}),
  };
};
const gameNamed = (id: string | undefined, other: Game | undefined): Game => {
  const game = id === undefined ? other : gameOf(id);
  if (!game) throw new Error(`no game ${id ?? 'for two'}: there are ${GAME_IDS}`);
  return game;
};
const coresOf = ({ cores }: Asked): number => (cores ? counted('cores', cores) : availableParallelism());

export const planOf = (a: Asked): { readonly plan: SimulationPlan; readonly cores: number; readonly json: boolean } => {
  const game = gameNamed(a.game, GAMES[0]);
  const plan = { ...setupOf(a, game, counted('games', a.games ?? '100')), seats: seatsOf(a, game.sides) };
  return { plan, cores: coresOf(a), json: a.json === true };
};

const ERROR = 0.05;
const H0 = 0.5;
const H1 = 0.6;
const MAX_PAIRS = 400;
const shareFrom = (name: string, text: string | undefined, other: number): number => {
  const n = text === undefined ? other : Number(text);
  if (!(n > 0 && n < 1)) throw new Error(`--${name} ${text}: expected a share between 0 and 1`);
  return n;
};
/** A length fixed beforehand, or a sequential test that ends by itself. */
const lengthOf = (a: AskedMatch): Pick<MatchPlan, 'games' | 'test'> => {
  if (a.pairs !== undefined) {
    if (a.h0 ?? a.h1 ?? a.most) throw new Error('--pairs fixes the length: leave --h0, --h1 and --most out');
    return { games: 2 * counted('pairs', a.pairs) };
  }
  const [h0, h1] = [shareFrom('h0', a.h0, H0), shareFrom('h1', a.h1, H1)];
  if (h0 >= h1) throw new Error(`--h1 ${h1}: expected more than --h0 ${h0}`);
  return { games: 2 * counted('most', a.most ?? `${MAX_PAIRS}`), test: { h0, h1, alpha: ERROR, beta: ERROR } };
};
/** Without the players, who may have to be fetched first. */
export const matchPlanOf = (
  a: AskedMatch,
): { readonly plan: Omit<MatchPlan, 'mirrored' | 'sources'>; readonly cores: number; readonly json: boolean } => {
  const game = gameNamed(
    a.game,
    GAMES.find(g => g.sides.length === 2),
  );
  if (game.sides.length !== 2) throw new Error(`${game.title} has ${game.sides.length} side: a match takes two`);
  const length = lengthOf(a);
  const plan = { ...setupOf(a, game, length.games), ...length, version: game.version };
  return { plan, cores: coresOf(a), json: a.json === true };
};
export const budgetInWords = ({ seconds, playouts }: Setup): string =>
  seconds !== undefined
    ? `${seconds} s a decision`
    : playouts !== undefined
      ? `${playouts} playouts a decision`
      : 'default budget';
