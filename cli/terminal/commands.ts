/** The commands a player can type besides a choice. Each prints something; only undo, out, load and standing orders change the game. */
import { printerOf } from '../../games/all.ts';
import { asSentence, no, type Choice } from '../../engine/decide.ts';
import { labelled } from '../../engine/labels.ts';
import { ordersOf, takeOut, withoutOrder } from '../../engine/orders.ts';
import { logFor, why } from '../../engine/table.ts';
import { undo } from '../../engine/undo.ts';
import type { Side } from '../../engine/state.ts';
import { BadRequest } from '../fields.ts';
import type { HostedGame } from '../host.ts';
import type { Console } from './console.ts';
import { hint } from './hint.ts';
import {
  openQuestion,
  offersOf,
  sideAtScreen,
  viewNow,
  showChoices,
  showDecision,
  showEnd,
  showEvents,
} from './screen.ts';
import { giveOrder, ORDER_FORM, showOrders, withdrawOrder } from './orders.ts';
import { autosaveFile, readGame, writeGame, writeOrders } from './store.ts';
import { askableChoices, offerByKey, matchingOffers } from './find-choice.ts';

export interface TerminalSession {
  readonly io: Console;
  hosted: HostedGame;
  autosave: string;
  quit: boolean;
  /** The side at the screen. `read` is how much of the log each side has seen. */
  seat?: Side;
  readonly read: Map<Side, number>;
}
interface Command {
  readonly form: string;
  readonly words: string;
  run(session: TerminalSession, rest: string): void | Promise<void>;
}

const refusal = ({ case: ruleCase, why: reason }: { readonly case: string; readonly why: string }): string =>
  ruleCase ? `${ruleCase}: ${asSentence(reason)}` : asSentence(reason);

const whyNot = ({ io, hosted }: TerminalSession, typed: string): void => {
  const { game, g } = hosted.table;
  const ask = openQuestion(hosted);
  if (!ask) return io.say('The game is over: there is nothing to choose.');
  if (!typed) return io.say('Say which choice: why, and then its number or its words.');
  const listed = offersOf(hosted, ask);
  const one = offerByKey(listed, typed);
  const found = one ? [one] : matchingOffers(askableChoices(game, g, ask), typed);
  if (found.length === 0)
    return io.tell(`No choice here (${ask.case}) reads like "${typed}". Type choices to see them.`);
  for (const { choice, text } of found.slice(0, 8)) {
    const v = why(hosted.table, ask.side, labelled(game.labels, choice));
    io.tell(
      `  ${text}: ${v.ok ? io.ink.green(v.bars ? `allowed, and cannot be taken back (${v.bars})` : 'allowed') : io.ink.red(refusal(v))}`,
      '    ',
    );
  }
};

const caseWords = ({ io, hosted }: TerminalSession, typed: string): void => {
  const { cases } = hosted.table.game;
  const wanted = typed || (openQuestion(hosted)?.case ?? hosted.table.game.endCase);
  const found = Object.hasOwn(cases, wanted) ? cases[wanted] : undefined;
  if (found) {
    io.say(io.ink.bold(`${wanted} ${found.title}`));
    io.tell(found.words);
  }
  const inside = Object.keys(cases).filter(c => c !== wanted && c.startsWith(`${wanted.replace(/\.0$/, '')}.`));
  if (inside.length) io.tell(`See also ${inside.join(', ')}.`);
  if (!found && !inside.length)
    io.tell(
      `There is no case ${typed}. Cases are numbered as in the rulebook, such as ${Object.keys(cases).slice(-3).join(', ')}.`,
    );
};

const LOG_LINES = 20;
const showLog = ({ io, hosted }: TerminalSession, typed: string): void => {
  const count = typed === '' ? LOG_LINES : typed === 'all' ? Infinity : Number(typed);
  if (!(count > 0)) return io.say('Say how many lines: log 50, or log all.');
  for (const l of logFor(hosted.table, sideAtScreen(hosted)).slice(-Math.min(count, hosted.table.log.length || 1)))
    io.tell(`  ${l.text} ${io.ink.dim(`(${l.case})`)}`, '    ');
};

const takeBack = (session: TerminalSession): void | Promise<void> => {
  const {
    io,
    hosted: { table },
  } = session;
  const v =
    table.g.wait.for === 'over'
      ? no(table.game.endCase, 'the game is over')
      : undo(table, openQuestion(session.hosted)!.side);
  if (!v.ok) return io.tell(io.ink.red(refusal(v)));
  autosave(session);
  io.say('Taken back.');
  return handOver(session);
};

const worded = (orders: readonly Choice[]): string => orders.map(o => Object.values(o).join(' ')).join(', ');
const showPlan = ({ io }: TerminalSession, orders: readonly Choice[]): void => {
  io.say(orders.length ? 'Your orders so far; take one out with out and its number:' : 'No order has been given yet.');
  for (const [k, o] of orders.entries()) io.tell(`  ${k + 1}  ${worded([o])}`, '     ');
};
/** Takes an order out of a plan. Orders that depend on it are named first, and the player confirms. */
const outOfPlan = async (session: TerminalSession, typed: string): Promise<void> => {
  const { io, hosted } = session;
  const { table } = hosted;
  const side = sideAtScreen(hosted);
  const orders = ordersOf(table, side);
  const k = Number(typed) - 1;
  if (!orders) return io.say('Nothing is planned in secret now: use undo.');
  if (!typed || !Object.hasOwn(orders, k)) return showPlan(session, orders);
  const found = withoutOrder(table, side, k);
  if (found.ok && found.falls.length) {
    io.tell(`These rest on it and go with it: ${worded(found.falls)}.`);
    if (!/^y/i.test((await io.ask('Take them out? (yes or no) ')) ?? '')) return io.say('The plan stays as it is.');
  }
  takeOut(table, side, k);
  autosave(session);
  io.say(`Taken out: ${worded([orders[k]!])}.`);
  return handOver(session);
};

/** Shows the next decision, or the end. Where sides share a screen, it waits until the player of that side has sat down. */
export const handOver = async (session: TerminalSession): Promise<void> => {
  const { io, hosted, read } = session;
  const side = sideAtScreen(hosted);
  const { game, log } = hosted.table;
  if (game.sides.length > 1 && openQuestion(hosted) && side !== session.seat) {
    const typed = await io.ask(`The ${side} player decides. Press Enter when only they look: `);
    if (typed === undefined || typed === 'quit') {
      session.quit = true;
      return;
    }
    io.clear();
    if (read.has(side)) showEvents(io, hosted, read.get(side)!, side);
  }
  session.seat = side;
  read.set(side, log.length);
  if (openQuestion(hosted)) showDecision(io, hosted);
  else showEnd(io, hosted);
};

/** Autosaves. A disk that cannot be written to must not end the game. */
export const autosave = ({ io, hosted, autosave }: TerminalSession): void => {
  try {
    writeGame(autosave, hosted);
    writeOrders(autosave, hosted);
  } catch (e) {
    io.tell(io.ink.red(`The game could not be saved to ${autosave}: ${(e as Error).message}`));
  }
};
const saveTo = ({ io, hosted }: TerminalSession, file: string): void => {
  if (!file) return io.say('Say where to: save my-game.json');
  try {
    writeGame(file, hosted);
    io.say(`Saved to ${file}.`);
  } catch (e) {
    io.tell(io.ink.red(`It could not be saved to ${file}: ${(e as Error).message}`));
  }
};
const loadFrom = async (session: TerminalSession, file: string): Promise<void> => {
  if (!file) return session.io.say('Say which file: load my-game.json');
  try {
    const found = readGame(file);
    if (session.hosted.forced) found.forced = true;
    session.hosted = found;
    session.autosave = autosaveFile(found); // the game that was open keeps its own autosave
    session.io.say(
      `Loaded ${file}.${found.reseeded ? ' It holds no seed: the dice to come are from a new one.' : ''}${found.replayed ? ` It was ${found.replayed}.` : ''}`,
    );
    autosave(session);
    session.read.clear();
    delete session.seat;
    await handOver(session);
  } catch (e) {
    if (!(e instanceof BadRequest)) throw e;
    session.io.tell(session.io.ink.red(e.message));
  }
};

/** Changes the standing orders of the side at the screen and prints what they answered, or why they are refused. */
const changeOrders = (session: TerminalSession, change: () => string): void | Promise<void> => {
  const { io, hosted, read } = session;
  const { table } = hosted;
  const side = sideAtScreen(hosted);
  const from = table.log.length;
  const before = table.entries.length;
  try {
    io.tell(change());
  } catch (e) {
    if (!(e instanceof BadRequest)) throw e;
    return io.tell(io.ink.red(e.message));
  }
  autosave(session);
  if (table.entries.length === before) return undefined;
  showEvents(io, hosted, from, side);
  read.set(side, table.log.length);
  return handOver(session);
};
const order = (session: TerminalSession, typed: string): void | Promise<void> => {
  if (!typed) return session.io.tell(`Say what: ${ORDER_FORM}.`);
  return changeOrders(session, () => {
    giveOrder(session.hosted, typed);
    return 'Standing. Type orders to see all.';
  });
};
const withdraw = (session: TerminalSession, typed: string): void | Promise<void> =>
  changeOrders(session, () => `Withdrawn: ${withdrawOrder(session.hosted, Number(typed))}.`);

const hintNow = ({ io, hosted }: TerminalSession): void => {
  const ask = openQuestion(hosted);
  const { game, g } = hosted.table;
  if (!ask) return io.say('The game is over: there is nothing to choose.');
  io.say('The general thinks …');
  const { choice, reason, odds, expects } = hint(game, game.machine.view(g, ask.side), ask.side, why =>
    io.say(`The bot stumbled (${why}) and took a listed choice.`),
  );
  io.tell(
    `  ${io.ink.bold(game.machine.say(g, ask, choice))}${odds ? ` (${odds})` : ''}: ${reason}${expects ? ` ${expects}` : ''}`,
    '    ',
  );
};

const showHelp = ({ io, hosted }: TerminalSession): void => {
  io.tell('Type the number of a choice (with its !, where it has one), or the beginning of its words. Beside that:');
  for (const { form, words } of Object.values(COMMANDS)) io.tell(`  ${form.padEnd(16)}${words}`, ' '.repeat(18));
  io.tell(`Marks: ${printerOf(hosted.box.game.id).legend}`);
};

export const COMMANDS: { readonly [word: string]: Command } = {
  choices: { form: 'choices', words: 'the choices once more', run: ({ io, hosted }) => showChoices(io, hosted) },
  look: { form: 'look', words: 'the situation once more', run: ({ io, hosted }) => showDecision(io, hosted) },
  map: {
    form: 'map',
    words: 'the whole map, with everything that is known of it',
    run: ({ io, hosted }) =>
      io.say(...printerOf(hosted.box.game.id).map(viewNow(hosted), io.ink, io.width(), sideAtScreen(hosted))),
  },
  why: { form: 'why <choice>', words: 'whether a choice is allowed, and by which case not', run: whyNot },
  rule: {
    form: 'rule <case>',
    words: 'a case in words: rule 8.2; without a number, the case of this decision',
    run: caseWords,
  },
  log: { form: 'log [lines]', words: 'what happened', run: showLog },
  score: {
    form: 'score',
    words: 'the points as they stand',
    run: ({ io, hosted }) =>
      io.say(...printerOf(hosted.box.game.id).score(viewNow(hosted), io.ink, io.width(), sideAtScreen(hosted))),
  },
  hint: { form: 'hint', words: 'what a bot would do', run: hintNow },
  undo: { form: 'undo', words: 'takes your last step back, unless it revealed something', run: takeBack },
  out: {
    form: 'out <number>',
    words: 'takes an order out of your secret plan; without a number, the orders so far',
    run: outOfPlan,
  },
  orders: { form: 'orders', words: 'your standing orders, and what they may say', run: session => showOrders(session) },
  order: {
    form: 'order <answer>',
    words: 'answers always so: order pass until turn is at least 5',
    run: order,
  },
  withdraw: { form: 'withdraw <n>', words: 'takes a standing order back', run: withdraw },
  save: { form: 'save <file>', words: 'writes the game to a file (with its seed: do not look)', run: saveTo },
  load: { form: 'load <file>', words: 'goes on with a game from a file', run: loadFrom },
  help: { form: 'help', words: 'this list', run: showHelp },
  quit: {
    form: 'quit',
    words: 'leaves; the game is saved and can be resumed',
    run: session => {
      session.quit = true;
    },
  },
};
