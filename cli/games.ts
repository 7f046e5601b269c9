/** The games that can be played in the terminal and through the protocol, with what those two need beside the rules. */
import type { Game } from '../engine/game.ts';
import type { Saved } from '../engine/save.ts';
import type { Json, Side, State } from '../engine/state.ts';
import { france40 } from '../games/france-40/game.ts';
import { terminal as france40Terminal } from '../games/france-40/look/terminal.ts';
import { momentsOf } from '../games/france-40/moments.ts';
import { viewOf } from '../games/france-40/view.ts';
import { strangeVictory } from '../games/strange-victory/game.ts';
import { terminal as strangeVictoryTerminal } from '../games/strange-victory/look/terminal.ts';
import { tableView } from '../games/strange-victory/view.ts';
import type { Ink } from './ink.ts';

/** How a terminal shows a game to a side, from that side's view; each line fits the width. */
export interface Printer {
  /** Turn, date and score on one line. */
  header(g: State, ink: Ink, side: Side): string;
  situation(g: State, ink: Ink, width: number, side: Side): readonly string[];
  /** Everything about the ground, at length. */
  map(g: State, ink: Ink, width: number, side: Side): readonly string[];
  score(g: State, ink: Ink, width: number, side: Side): readonly string[];
  /** What the marks of the situation mean. */
  readonly legend: string;
}

export interface GameRow {
  readonly game: Game;
  /** What `side` may see, as plain data; the side '' is an observer. */
  view(g: State, side: Side): Json;
  /** Where each procedure of the sequence of play is called from, so that a position can be set at a step by its label alone. */
  readonly within: { readonly [proc: string]: { readonly proc: string; readonly at: string } };
  /** Moments of the sequence of play that take more than a label, by name. */
  moments?(g: State): { readonly [name: string]: Saved['flow'] };
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
  {
    game: france40,
    view: (g, side) => viewOf(g, side) as unknown as Json,
    within: { turn: { proc: 'game', at: '@end' } },
    moments: momentsOf,
    where: france40.labels.hex!,
    printer: france40Terminal,
  },
];

export const rowOf = (id: string): GameRow | undefined => GAMES.find(r => r.game.id === id);
export const GAME_IDS = GAMES.map(r => r.game.id).join(', ');
