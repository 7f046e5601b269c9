/** `npm run play`: a game in the terminal, played through the same engine as everywhere else. */
import { parseArgs } from 'node:util';
import type { Question } from '../engine/decide.ts';
import { labelled } from '../engine/labels.ts';
import { play } from '../engine/table.ts';
import { obeyOrders } from './standing.ts';
import { COMMANDS, handOver, autosave, type TerminalSession } from './terminal/commands.ts';
import { openConsole, type Console } from './terminal/console.ts';
import { choose, messageOf, type Args } from './terminal/menu.ts';
import { openQuestion, cautionWords, offersOf, showEvents, type Offer } from './terminal/screen.ts';
import { autosaveFile, readGame } from './terminal/store.ts';
import { askableChoices, isKey, offerByKey, matchingOffers } from './terminal/find-choice.ts';

const USAGE =
  'npm run play -- [game] [--scenario id] [--seed text] [--option id=value] … [--pack file] [--resume] [--load file] [--ask-all]';

const readArgs = (argv: readonly string[]): Args => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      scenario: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      resume: { type: 'boolean' },
      load: { type: 'string' },
      pack: { type: 'string' },
      'ask-all': { type: 'boolean' },
    },
  });
  const options = Object.fromEntries(
    (values.option ?? []).map(o => [o.split('=', 1)[0]!, o.slice(o.indexOf('=') + 1)]),
  );
  return {
    options,
    resume: values.resume === true,
    askAll: values['ask-all'] === true,
    ...(positionals[0] === undefined ? {} : { game: positionals[0] }),
    ...(values.scenario === undefined ? {} : { scenario: values.scenario }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    ...(values.load === undefined ? {} : { load: values.load }),
    ...(values.pack === undefined ? {} : { pack: values.pack }),
  };
};

/** Cautious confirmation: asks before a choice that leaves much undone or can be made only once. */
const isSure = async ({ io }: TerminalSession, offer: Offer): Promise<boolean> => {
  if (!offer.caution?.asks) return true;
  for (const words of cautionWords(offer)) io.tell(`  ${words}.`, '    ');
  return /^y/i.test((await io.ask(`${offer.text}? (yes or no) `)) ?? '');
};
/** Plays a choice and shows its events. */
const take = async (session: TerminalSession, offer: Offer): Promise<void> => {
  const { io, hosted, read } = session;
  const { choice } = offer;
  if (!(await isSure(session, offer))) return io.say('Not done.');
  const { table } = hosted;
  const from = table.log.length;
  const { side } = openQuestion(hosted)!;
  const played = play(table, side, labelled(table.game.labels, choice));
  if (!played.ok) return io.tell(io.ink.red(`${played.case}: ${played.why}`));
  obeyOrders(hosted);
  autosave(session);
  io.say('');
  showEvents(io, hosted, from, side);
  read.set(side, table.log.length);
  return handOver(session);
};

/** What the player can type, such as "a number from 1 to 12, or one with its !". */
const keysIn = (offers: readonly Offer[]): string => {
  const firm = offers.filter(o => o.key.startsWith('!')).length;
  const numbers = firm < offers.length ? `a number from 1 to ${Math.max(...offers.map(o => Number(o.key) || 0))}` : '';
  return [numbers, firm ? 'one with its !' : ''].filter(Boolean).join(', or ');
};
/** Explains input that is no listed choice. A choice that the rules refuse is answered as by the command why. */
const explain = (
  session: TerminalSession,
  ask: Question,
  typed: string,
  offers: readonly Offer[],
): void | Promise<void> => {
  const { io, hosted } = session;
  if (isKey(typed)) return io.say(`There is no choice ${typed}: type ${keysIn(offers)}.`);
  if (matchingOffers(askableChoices(hosted.table.game, hosted.table.g, ask), typed).length)
    return COMMANDS.why!.run(session, typed);
  io.tell(`"${typed}" is neither a choice nor a command. Type ${keysIn(offers)}, or help.`);
};

const respondTo = async (session: TerminalSession, typed: string): Promise<void> => {
  const { io, hosted } = session;
  const [word = '', ...rest] = typed.split(' ');
  const name = word.toLowerCase();
  if (typed === '') return;
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!.run(session, rest.join(' ').trim());
  const ask = openQuestion(hosted);
  if (!ask) return io.say('The game is over. Type log, score, map, save <file> or quit.');
  const offers = offersOf(hosted, ask);
  const one = offerByKey(offers, typed);
  const found = one ? [one] : isKey(typed) ? [] : matchingOffers(offers, typed);
  if (found.length === 1) return take(session, found[0]!);
  if (found.length === 0) return explain(session, ask, typed, offers);
  io.say(`"${typed}" could be:`, ...found.slice(0, 8).map(o => `  ${o.key}  ${o.text}`));
};

const start = async (io: Console, args: Args): Promise<TerminalSession | undefined> => {
  const chosen = args.load === undefined ? await choose(io, args) : { hosted: readGame(args.load) };
  if (!chosen) return undefined;
  const { hosted } = chosen;
  hosted.forced = !args.askAll;
  const session: TerminalSession = {
    io,
    hosted,
    autosave: chosen.file ?? autosaveFile(hosted),
    quit: false,
    read: new Map(),
  };
  io.say('', io.ink.bold(hosted.table.game.title));
  const { pack } = hosted.table.game;
  if (pack) io.tell(`Played with the data pack “${pack.name}”, not with the shipped data.`);
  io.tell(`Seed commitment: ${hosted.table.commitment}`);
  io.tell(`The game is saved after every step to ${session.autosave}. Type help for the commands.`);
  autosave(session);
  await handOver(session);
  return session;
};

const main = async (): Promise<void> => {
  const io = openConsole();
  try {
    const session = await start(io, readArgs(process.argv.slice(2)));
    while (session && !session.quit) {
      const typed = await io.ask('> ');
      if (typed === undefined) break;
      await respondTo(session, typed);
    }
    if (session) io.tell(`Saved to ${session.autosave}. Resume with: npm run play -- --resume`);
  } catch (e) {
    const wrongArgs = (e as { readonly code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    io.say(wrongArgs ? `${(e as Error).message}\n${USAGE}` : messageOf(e));
    process.exitCode = 1;
  }
  io.close();
};

if (import.meta.main) {
  process.stdout.on('error', () => process.exit(0)); // the reading end of the pipe was closed
  await main();
}
