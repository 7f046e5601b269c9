/** What is to be stored of a new game, checked against its rules. Also runs in the thread that checks packs. */
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
  /** Whose seat it is, if not its creator's. */
  readonly player?: string;
  readonly reserved?: string;
  readonly invite?: string;
}
/** Plain data: it crosses from thread to thread. */
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

const seatFor = (side: Side, wanted: Create): NewSeat => {
  const by = Object.hasOwn(wanted.sides, side) ? wanted.sides[side]! : undefined;
  if (by === undefined) throw new Refusal('malformed', `sides: who plays ${side}?`);
  if (typeof by === 'object' && !LEVELS.includes(by.bot))
    throw new Refusal('malformed', `no level ${by.bot}: there are ${LEVELS.join(', ')}`);
  if (typeof by === 'object') return { side, kind: 'bot', level: by.bot };
  return by === 'me' ? { side, kind: 'person' } : { side, kind: 'nobody', invite: newToken() };
};
export const noSuchGame = (id: string): Refusal =>
  new Refusal('malformed', `no game ${id}: there are ${PLAYABLE.map(l => l.id).join(', ')}`);
export const newGameFrom = (game: Game | undefined, wanted: Create): NewGame => {
  if (!game) throw noSuchGame(wanted.game);
  if (!game.scenarios.some(s => s.id === wanted.scenario))
    throw new Refusal(
      'malformed',
      `no scenario ${wanted.scenario}: there are ${game.scenarios.map(s => s.id).join(', ')}`,
    );
  const seats = game.sides.map(side => seatFor(side, wanted));
  if (seats.every(s => s.kind === 'bot')) throw new Refusal('malformed', 'sides: somebody must play');
  try {
    return {
      gameId: game.id,
      version: game.version,
      scenario: wanted.scenario,
      options: optionsOf(game, wanted.scenario, wanted.options),
      pace: wanted.pace,
      public: wanted.public,
      watch: wanted.watch,
      seats,
    };
  } catch (e) {
    throw e instanceof BadLabel ? new Refusal('malformed', e.message) : e;
  }
};
