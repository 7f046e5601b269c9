/** A whole game between bots, each with its own view and its own luck. */
import type { Question } from '../engine/decide.ts';
import type { Event } from '../engine/events.ts';
import { startOf, type Game, type Options } from '../engine/game.ts';
import { drawWith } from '../engine/playout.ts';
import { seededRandom } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';
import type { Bot, Budget } from './bot.ts';
import type { Brain } from './brain.ts';
import { safe } from './safe.ts';

export interface Match {
  readonly game: Game;
  readonly brain: Brain | undefined;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: { readonly [side: Side]: Bot };
  readonly seed: string;
  readonly budget: Omit<Budget, 'rnd'>;
  /** Called before each decision, with what its side sees. */
  asked?(view: State, a: Question): void;
  /** Called after each decision. */
  moved?(count: number): void;
  failed?(error: Error): void;
}
export interface Played {
  readonly g: State;
  readonly happened: readonly Event[];
  readonly decisions: number;
  readonly errors: readonly string[];
}

const MAX_CHOICES_A_GAME = 100_000;

/** The dice come from the seed alone, so that other bots at the same table meet the same luck as far as they can. */
export const playMatch = (m: Match): Played => {
  const { game, seed } = m;
  const dice = seededRandom(`${seed}/dice`);
  const errors: string[] = [];
  const happened: Event[] = [];
  const report = (e: Error): void => {
    errors.push(e.message);
    m.failed?.(e);
  };
  const bots = Object.fromEntries(Object.entries(m.seats).map(([side, bot]) => [side, safe(bot, report)]));
  const luck = Object.fromEntries(Object.keys(m.seats).map(side => [side, seededRandom(`${seed}/${side}`)]));
  const g = startOf(game, m.scenario, m.options);
  let decisions = 0;
  while (g.wait.for !== 'over') {
    if (decisions > MAX_CHOICES_A_GAME) throw new Error(`no end after ${MAX_CHOICES_A_GAME} decisions`);
    if (g.wait.for === 'chance') game.machine.feed(g, drawWith(game.machine, g, g.wait.draw, dice));
    else {
      const ask = game.machine.open(g)[0]!;
      const bot = bots[ask.side];
      if (!bot) throw new Error(`nobody plays ${ask.side}`);
      const view = game.machine.view(g, ask.side);
      m.asked?.(view, ask);
      const { choice } = bot.choose(
        { game, view, side: ask.side, brain: m.brain },
        { ...m.budget, rnd: luck[ask.side]! },
      );
      game.machine.giveListed(g, ask, choice);
      decisions += 1;
      m.moved?.(decisions);
    }
    happened.push(...g.events.splice(0));
  }
  return { g, happened, decisions, errors };
};
