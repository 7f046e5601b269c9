/** Games for the drills: scenarios for one and for two players, with each game's own side names. */
import type { Game } from '../../engine/game.ts';
import { GAME_IDS, GAMES } from '../../games/all.ts';
import type { Create } from '../wire.ts';

export type Wanted = Pick<Create, 'game' | 'scenario' | 'sides'>;

/** The first side is this browser's, the others are open. */
const sidesOf = (sides: readonly string[]): Wanted['sides'] =>
  Object.fromEntries(sides.map((side, i) => [side, i === 0 ? 'me' : 'open']));
const gameFor = (players: number, id?: string): Game | undefined =>
  GAMES.find(g => (id === undefined || g.id === id) && g.sides.length === players);

/** The scenarios of game `id`, or of the first game for so many players; empty if there is none. */
export const tablesFor = (players: number, id?: string): readonly Wanted[] => {
  const game = gameFor(players, id);
  return (game?.scenarios ?? []).map(s => ({
    game: game!.id,
    scenario: s.id,
    sides: sidesOf(s.sides ?? game!.sides),
  }));
};
/** The scenarios of one game by its id, or of all games; an unknown id is answered with the known ones. */
export const tablesOf = (id?: string): readonly Wanted[] => {
  const found = [...tablesFor(2, id), ...tablesFor(1, id)];
  if (found.length === 0) throw new Error(`no game ${id ?? ''}: there are ${GAME_IDS}`);
  return found;
};
/** The sides of a table, the browser's own first. */
export const seatsIn = ({ sides }: Wanted): readonly string[] => Object.keys(sides);
