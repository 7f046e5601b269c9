/** What is to be stored of a new game: read from what was asked for, by rules that may have a data pack laid over them. Runs in the thread that checks packs, too. */
import { LEVELS } from '../../bots/levels.ts';
import { optionsOf, type Game } from '../../engine/game.ts';
import { BadLabel } from '../../engine/labels.ts';
import type { Side } from '../../engine/state.ts';
import { PLAYABLE } from '../../games/shelf.ts';
import { newToken } from '../accounts/sessions.ts';
import type { Create, Pace } from '../wire.ts';
import { Refusal } from '../http/refusal.ts';

export interface NewSeat {
  readonly side: Side;
  readonly kind: 'person' | 'nobody' | 'bot';
  readonly level?: string;
  readonly reserved?: string;
  readonly invite?: string;
}
/** Plain data. */
export interface NewGame {
  readonly gameId: string;
  readonly version: number;
  readonly scenario: string;
  readonly options: { readonly [option: string]: string };
  readonly pace: Pace;
  readonly public: boolean;
  readonly watch: boolean;
  readonly seats: readonly NewSeat[];
}

const seatFor = (side: Side, said: Create): NewSeat => {
  const by = Object.hasOwn(said.sides, side) ? said.sides[side]! : undefined;
  if (by === undefined) throw new Refusal('malformed', `sides: who plays ${side}?`);
  if (typeof by === 'object' && !LEVELS.includes(by.bot))
    throw new Refusal('malformed', `no level ${by.bot}: there are ${LEVELS.join(', ')}`);
  if (typeof by === 'object') return { side, kind: 'bot', level: by.bot };
  return by === 'me' ? { side, kind: 'person' } : { side, kind: 'nobody', invite: newToken() };
};
export const noSuchGame = (id: string): Refusal =>
  new Refusal('malformed', `no game ${id}: there are ${PLAYABLE.map(l => l.id).join(', ')}`);
export const newGameFrom = (game: Game | undefined, said: Create): NewGame => {
  if (!game) throw noSuchGame(said.game);
  if (!game.scenarios.some(s => s.id === said.scenario))
    throw new Refusal(
      'malformed',
      `no scenario ${said.scenario}: there are ${game.scenarios.map(s => s.id).join(', ')}`,
    );
  const seats = game.sides.map(side => seatFor(side, said));
  if (seats.every(s => s.kind === 'bot')) throw new Refusal('malformed', 'sides: somebody must play');
  try {
    return {
      gameId: game.id,
      version: game.version,
      scenario: said.scenario,
      options: optionsOf(game, said.scenario, said.options),
      pace: said.pace,
      public: said.public,
      watch: said.watch,
      seats,
    };
  } catch (e) {
    throw e instanceof BadLabel ? new Refusal('malformed', e.message) : e;
  }
};
