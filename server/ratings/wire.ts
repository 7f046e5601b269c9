/** What goes over the wire for results and ratings. */
import type { SeatSaid, Ended } from '../wire.ts';

/** A game that is over. `score`: of a game for one, by which such games are compared. */
export interface ResultSaid {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly at: number;
  readonly ended: Ended;
  readonly rated: boolean;
  readonly score?: number;
  readonly seats: readonly Pick<SeatSaid, 'side' | 'by' | 'name' | 'player' | 'level'>[];
}
/** Rating and deviation are those of today: a long rest makes less certain. The true strength is within two deviations, nineteen times in twenty. */
export interface RatingSaid {
  readonly game: string;
  readonly scenario: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}
export interface StandingSaid extends RatingSaid {
  readonly player: string;
  readonly name: string;
}
/** How somebody fared against an opponent: a person by `player`, a bot by `level`. */
export interface AgainstSaid {
  readonly name: string;
  readonly player?: string;
  readonly level?: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly last: number;
}
export interface PlayerSaid {
  readonly player: string;
  readonly name: string;
  readonly ratings: readonly RatingSaid[];
  readonly against: readonly AgainstSaid[];
  readonly recent: readonly ResultSaid[];
}
