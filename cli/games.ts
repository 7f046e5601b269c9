/** The games that can be played in the terminal and through the protocol, with what those two need beside the rules. */
import type { Game } from '../engine/game.ts';
import type { Json, Side, State } from '../engine/state.ts';
import { strangeVictory } from '../games/strange-victory/game.ts';
import { terminal as strangeVictoryTerminal } from '../games/strange-victory/look/terminal.ts';
import { tableView } from '../games/strange-victory/view.ts';
import type { Ink } from './ink.ts';

/** How a terminal shows a game; each line fits the width. */
export interface Printer {
  /** Turn, date and score on one line. */
  header(g: State, ink: Ink): string;
  situation(g: State, ink: Ink, width: number): readonly string[];
  /** Everything about the ground, at length. */
  map(g: State, ink: Ink, width: number): readonly string[];
  score(g: State, ink: Ink): readonly string[];
  /** What the marks of the situation mean. */
  readonly legend: string;
}

export interface GameRow {
  readonly game: Game;
  /** What `side` may see, as plain data; the side '' is an observer. */
  view(g: State, side: Side): Json;
  /** Where each procedure of the sequence of play is called from, so that a position can be set at a step by its label alone. */
  readonly within: { readonly [proc: string]: { readonly proc: string; readonly at: string } };
  /** What the places of a refusal are called. */
  readonly where: readonly string[];
  readonly printer: Printer;
}

export const GAMES: readonly GameRow[] = [
  {
    game: strangeVictory,
    view: (g, side) => tableView(strangeVictory.machine.view(g, side)) as unknown as Json,
    within: { turn: { proc: 'game', at: '7.0/turn' } },
    where: strangeVictory.labels.area!,
    printer: strangeVictoryTerminal,
  },
];

export const rowOf = (id: string): GameRow | undefined => GAMES.find(r => r.game.id === id);
export const GAME_IDS = GAMES.map(r => r.game.id).join(', ');
