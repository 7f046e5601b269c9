/** The start menu: a new game with its options, or an unfinished one. */
import type { Options, OptionSpec } from '../../engine/game.ts';
import { optionsIn } from '../../engine/options.ts';
import { BadLabel } from '../../engine/labels.ts';
import { BadRequest } from '../fields.ts';
import type { GameModule } from '../../engine/pack.ts';
import { BOXES, GAME_IDS, boxFor } from '../../games/all.ts';
import { openNew, type HostedGame } from '../host.ts';
import type { Console } from './console.ts';
import { gameModuleNamed } from '../game-by-name.ts';
import { readPackFile, unfinished, type Autosave } from './store.ts';

export interface Chosen {
  readonly hosted: HostedGame;
  readonly file?: string;
}
export interface Args {
  readonly game?: string;
  readonly scenario?: string;
  readonly seed?: string;
  readonly options: Options;
  readonly resume: boolean;
  /** Asks questions that have only one answer, too. */
  readonly askAll: boolean;
  readonly load?: string;
  /** The file of a data pack. It also says which game it belongs to. */
  readonly pack?: string;
}

/** Asks until the player types one of the numbers; Enter takes the first. Undefined at the end of the input. */
const pick = async (io: Console, question: string, answers: readonly string[]): Promise<number | undefined> => {
  io.say('', io.ink.bold(question), ...answers.map((a, i) => `${io.ink.cyan(String(i + 1).padStart(3))}  ${a}`));
  for (;;) {
    const typed = await io.ask('Number, or Enter for 1: ');
    if (typed === undefined || typed === 'quit') return undefined;
    const n = typed === '' ? 1 : Number(typed);
    if (Number.isInteger(n) && n >= 1 && n <= answers.length) return n - 1;
    io.say(`Type a number from 1 to ${answers.length}, or quit.`);
  }
};

const askOptions = async (io: Console, specs: readonly OptionSpec[]): Promise<Options | undefined> => {
  const options: { [id: string]: string } = {};
  for (const o of specs) {
    const n = await pick(
      io,
      `${o.title} (${o.case})`,
      o.values.map(v => v.title),
    );
    if (n === undefined) return undefined;
    options[o.id] = o.values[n]!.id;
  }
  return options;
};
const resumed = ({ hosted, file }: Autosave): Chosen => ({ hosted, file });
const title = ({ hosted: { table }, saved }: Autosave): string =>
  `Resume ${table.game.title}, turn ${table.game.turn(table.g)}, left ${saved.toISOString().slice(0, 16).replace('T', ' ')}`;

const begin = async (io: Console, box: GameModule, seed: string | undefined): Promise<Chosen | undefined> => {
  const scenario =
    box.game.scenarios.length > 1
      ? await pick(
          io,
          'Scenario',
          box.game.scenarios.map(s => s.title),
        )
      : 0;
  const options =
    scenario === undefined
      ? undefined
      : await askOptions(io, optionsIn(box.game.options, box.game.scenarios[scenario]!.id));
  return (
    options && {
      hosted: openNew(box, {
        scenario: box.game.scenarios[scenario!]!.id,
        options,
        ...(seed === undefined ? {} : { seed }),
      }),
    }
  );
};

/** Opens what the command line names; otherwise asks in the menu. */
export const choose = async (
  io: Console,
  { game: named, scenario, seed, options, resume, pack: file }: Args,
): Promise<Chosen | undefined> => {
  const left = unfinished();
  const pack = file === undefined ? undefined : readPackFile(file);
  const game = named ?? pack?.game;
  if (resume) {
    if (!left[0]) throw new BadRequest('There is no unfinished game to resume.');
    return resumed(left[0]);
  }
  if (game !== undefined) {
    if (!boxFor(game)) throw new BadRequest(`There is no game ${game}; there are ${GAME_IDS}.`);
    return {
      hosted: openNew(gameModuleNamed('game', game, pack), {
        options,
        ...(scenario === undefined ? {} : { scenario }),
        ...(seed === undefined ? {} : { seed }),
      }),
    };
  }
  const n = await pick(io, 'What shall it be?', [...BOXES.map(r => `${r.game.title}: a new game`), ...left.map(title)]);
  if (n === undefined) return undefined;
  return n < BOXES.length ? begin(io, BOXES[n]!, seed) : resumed(left[n - BOXES.length]!);
};

export const messageOf = (e: unknown): string => {
  if (e instanceof BadRequest || e instanceof BadLabel) return e.message;
  throw e;
};
