/** Seats a program outside at a game: it gets the view of its side, the question and the listed choices, and answers with a choice. */
import type { Question } from '../../engine/decide.ts';
import { admit, inScenario, listed, readChoice, type Game } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import type { GameModule } from '../../engine/pack.ts';
import { save } from '../../engine/save.ts';
import type { Json, Side, State, Vars } from '../../engine/state.ts';
import { askOf } from '../bot.ts';
import type { Seat } from '../play.ts';
import { Forfeit, type Setup } from '../simulation.ts';
import { ProgramFault, type Program } from './program.ts';

/** Starting a program and loading its rules takes longer than a choice. */
const SECONDS_TO_BEGIN = 60;

export interface OutsideGame {
  readonly box: GameModule;
  readonly plan: Setup;
  readonly side: Side;
  readonly seed: string;
  /** Seconds for each choice. */
  readonly limit: number;
}

/** Tells a program which game begins; returns what it wants to see of positions. */
export const beginGame = async (program: Program, o: OutsideGame): Promise<readonly Json[]> => {
  const { game, scenario, options, seconds, playouts } = o.plan;
  const answer = await program.ask(
    {
      do: 'new',
      game,
      version: o.box.game.version,
      scenario,
      options,
      side: o.side,
      seed: o.seed,
      limit: o.limit,
      ...(seconds === undefined ? {} : { seconds }),
      ...(playouts === undefined ? {} : { playouts }),
    },
    SECONDS_TO_BEGIN,
  );
  if (answer.ok === false) throw new ProgramFault(`will not play: ${String(answer.error ?? 'it gave no reason')}`);
  return Array.isArray(answer.wants) ? answer.wants : ['view'];
};

const choicesIn = (game: Game, view: State, ask: Question): readonly Json[] =>
  listed(game, view, ask).map(c => {
    const verdict = game.machine.judge(view, ask.side, c);
    return {
      choice: labelled(game.labels, c),
      text: game.machine.say(view, ask, c),
      case: ask.case,
      ...(verdict.ok && verdict.cost !== undefined ? { cost: verdict.cost } : {}),
    };
  });
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const questionFor = (o: OutsideGame, game: Game, view: State, ask: Question, wants: readonly Json[]): Vars => ({
  do: 'choose',
  turn: game.turn(view),
  side: ask.side,
  decision: ask.kind,
  case: ask.case,
  about: labelled(game.labels, ask.about),
  choices: choicesIn(game, view, ask),
  ...(wants.includes('view') ? { view: plain(o.box.view(view, ask.side)) } : {}),
  ...(wants.includes('position') ? { position: plain(save(game, view)) } : {}),
});
const readLegal = (game: Game, view: State, side: Side, answer: Vars) => {
  if (answer.choice === undefined) throw new ProgramFault(`answered without a choice: ${JSON.stringify(answer)}`);
  const said = JSON.stringify(answer.choice);
  try {
    const found = admit(game, view, side, readChoice(game, answer.choice));
    if ('choice' in found) return found.choice;
    throw new ProgramFault(`chose ${said}, which is not legal (${found.case}): ${found.why}`);
  } catch (e) {
    if (e instanceof ProgramFault) throw e;
    throw new ProgramFault(`chose ${said}, which is not a choice: ${(e as Error).message}`);
  }
};

/** A crash, an answer that comes too late and an illegal choice lose the game. `report` hears of errors the program mended itself. */
export const seatProgram = async (
  program: Program,
  name: string,
  o: OutsideGame,
  report: (e: Error) => void,
): Promise<Seat> => {
  const game = inScenario(o.box.game, o.plan.scenario);
  const orForfeit = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (e) {
      if (!(e instanceof ProgramFault)) throw e;
      program.stop();
      throw new Forfeit(o.side, `${name} ${e.message}`);
    }
  };
  const wants = await orForfeit(() => beginGame(program, o));
  return {
    choose: seen =>
      orForfeit(async () => {
        const { view, side } = seen;
        const answer = await program.ask(questionFor(o, game, view, askOf({ ...seen, game }), wants), o.limit);
        if (typeof answer.error === 'string') report(new Error(answer.error));
        return { choice: readLegal(game, view, side, answer), reason: '' };
      }),
  };
};
