/** A whole game between bots, each with its own view and its own random numbers. */
import type { Choice, Question } from '../engine/decide.ts';
import type { Event } from '../engine/events.ts';
import { startOf, type Game, type Options } from '../engine/game.ts';
import { drawWith } from '../engine/playout.ts';
import { seededRandom } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';
import type { Bot, Budget, Decided, Seen } from './bot.ts';
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
  /** Called before each decision, with the view of its side. */
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

/** Who plays a side in a match: a bot, or a program outside, which answers later. */
export interface Seat {
  choose(seen: Seen, budget: Budget): Decided | Promise<Decided>;
}
type Seatless = Omit<Match, 'seats' | 'failed'>;
interface Turn {
  readonly seen: Seen;
  readonly budget: Budget;
}

const MAX_CHOICES_A_GAME = 100_000;

/** Asks for one choice after the other. The dice come from the seed alone, so that other bots in the same game get the same luck as far as possible. */
function* turnsOf(m: Seatless): Generator<Turn, Omit<Played, 'errors'>, Choice> {
  const { game, seed } = m;
  const dice = seededRandom(`${seed}/dice`);
  const happened: Event[] = [];
  const luck = new Map(game.sides.map(side => [side, seededRandom(`${seed}/${side}`)]));
  const g = startOf(game, m.scenario, m.options);
  let decisions = 0;
  while (g.wait.for !== 'over') {
    if (decisions > MAX_CHOICES_A_GAME) throw new Error(`no end after ${MAX_CHOICES_A_GAME} decisions`);
    if (g.wait.for === 'chance') game.machine.feed(g, drawWith(game.machine, g, g.wait.draw, dice));
    else {
      const ask = game.machine.open(g)[0]!;
      const view = game.machine.view(g, ask.side);
      m.asked?.(view, ask);
      const choice = yield {
        seen: { game, view, side: ask.side, brain: m.brain },
        budget: { ...m.budget, rnd: luck.get(ask.side)! },
      };
      game.machine.giveListed(g, ask, choice);
      decisions += 1;
      m.moved?.(decisions);
    }
    happened.push(...g.events.splice(0));
  }
  return { g, happened, decisions };
}
const seatOf = <S>(seats: { readonly [side: Side]: S }, side: Side): S => {
  const seat = seats[side];
  if (!seat) throw new Error(`nobody plays ${side}`);
  return seat;
};

export const playMatch = (m: Match): Played => {
  const errors: string[] = [];
  const report = (e: Error): void => {
    errors.push(e.message);
    m.failed?.(e);
  };
  const bots = Object.fromEntries(Object.entries(m.seats).map(([side, bot]) => [side, safe(bot, report)]));
  const turns = turnsOf(m);
  let turn = turns.next();
  while (!turn.done) {
    const { seen, budget } = turn.value;
    turn = turns.next(seatOf(bots, seen.side).choose(seen, budget).choice);
  }
  return { ...turn.value, errors };
};
/** The same game with seats that may take their time. They return listed choices or throw. */
export const playMatchWith = async (
  m: Seatless,
  seats: { readonly [side: Side]: Seat },
): Promise<Omit<Played, 'errors'>> => {
  const turns = turnsOf(m);
  let turn = turns.next();
  while (!turn.done) {
    const { seen, budget } = turn.value;
    turn = turns.next((await seatOf(seats, seen.side).choose(seen, budget)).choice);
  }
  return turn.value;
};
