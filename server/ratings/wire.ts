/** Messages about results and ratings. */
import type { SeatMessage, Ended } from '../wire.ts';

/** A finished game. `score`: of a game for one player, by which such games are compared. */
export interface ResultMessage {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly at: number;
  readonly ended: Ended;
  readonly rated: boolean;
  readonly score?: number;
  readonly seats: readonly Pick<SeatMessage, 'side' | 'by' | 'name' | 'player' | 'level'>[];
}
/** Rating and deviation as of today: a long break makes a rating less certain. The true strength is within two deviations in 19 cases of 20. */
export interface RatingMessage {
  readonly game: string;
  readonly scenario: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}
export interface StandingMessage extends RatingMessage {
  readonly player: string;
  readonly name: string;
}
/** Results against one opponent: a person by `player`, a bot by `level`. */
export interface AgainstMessage {
  readonly name: string;
  readonly player?: string;
  readonly level?: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly last: number;
}
export interface PlayerMessage {
  readonly player: string;
  readonly name: string;
  readonly ratings: readonly RatingMessage[];
  readonly against: readonly AgainstMessage[];
  readonly recent: readonly ResultMessage[];
}
