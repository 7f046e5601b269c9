/** Prints each decision: header, situation, numbered choices. */
import { printerOf } from '../../games/all.ts';
import type { Question, Choice } from '../../engine/decide.ts';
import { listed } from '../../engine/game.ts';
import { isFirm, listedAs, numbered, type Listed, type Numbers } from '../../engine/numbers.ts';
import type { Side, State } from '../../engine/state.ts';
import { logFor } from '../../engine/table.ts';
import { widthOf, wrap } from '../ink.ts';
import type { HostedGame } from '../host.ts';
import type { Console } from './console.ts';

/** The open question; where several sides decide at the same time, that of the first that has not finished. */
export const openQuestion = ({ table }: HostedGame): Question | undefined => table.game.machine.open(table.g)[0];
/** The side at the screen: the deciding one, or the first when the game is over. */
export const sideAtScreen = (h: HostedGame): Side => openQuestion(h)?.side ?? h.table.game.sides[0];
export const viewNow = (h: HostedGame): State => h.table.game.machine.view(h.table.g, sideAtScreen(h));

/** A choice and its text. */
export interface ChoiceText {
  readonly choice: Choice;
  readonly text: string;
}
/** A listed choice with the key that takes it: a number, or ! and a number if it rolls, reveals or ends a phase. */
export interface Offer extends ChoiceText, Listed {
  readonly key: string;
}
const keyOf = (o: ChoiceText): string => JSON.stringify(o.choice);
export const offersOf = (h: HostedGame, ask: Question): readonly Offer[] => {
  const { game, g } = h.table;
  const position = game.machine.positionFor(g, ask.side);
  const decision = game.machine.decision(ask);
  const all = listed(game, g, ask).map(choice => ({
    choice,
    text: game.machine.say(g, ask, choice),
    ...listedAs(decision, position, ask, choice),
  }));
  const { harmless, firm } = (h.numbers = {
    harmless: numbersFor(
      h.numbers?.harmless,
      all.filter(o => !isFirm(o)),
    ),
    firm: numbersFor(h.numbers?.firm, all.filter(isFirm)),
  });
  return all
    .toSorted((a, b) => Number(isFirm(a)) - Number(isFirm(b)))
    .map(o => ({ ...o, key: isFirm(o) ? `!${firm.get(keyOf(o))!}` : String(harmless.get(keyOf(o))!) }));
};
const numbersFor = (before: Numbers | undefined, offers: readonly ChoiceText[]): Numbers =>
  numbered(before ?? new Map(), offers.map(keyOf));
/** What the player should read before this choice. */
export const cautionWords = ({ caution }: Offer): readonly string[] => [
  ...(caution?.says ?? []),
  ...(caution?.chances ?? []).map(c => `${c.name}: ${Math.round(c.share * 100)} %`),
];

const rule = (io: Console): void => io.say(io.ink.dim('-'.repeat(io.width())));

export const showChoices = (io: Console, h: HostedGame): void => {
  const ask = openQuestion(h);
  if (!ask) return;
  const offers = offersOf(h, ask);
  const digits = Math.max(...offers.map(o => o.key.length));
  const { game } = h.table;
  io.say('', `${io.ink.bold(game.sides.length > 1 ? `${ask.side} chooses` : 'Choose')} (${ask.case})`);
  const lines = offers.map(o => {
    const more = o.ends ? cautionWords(o).map(words => io.ink.dim(` (${words})`)) : [];
    return `${' '.repeat(digits + 2 - o.key.length)}${io.ink.cyan(o.key)}  ${o.text}${more.join('')}`;
  });
  const short = lines.filter((l, i) => widthOf(l) <= MAX_SHORT_WIDTH && !isFirm(offers[i]!));
  if (short.length > MANY_CHOICES)
    io.say(
      ...columns(short, io.width()),
      ...lines.filter(l => !short.includes(l)).flatMap(l => wrap(l, io.width(), ' '.repeat(digits + 4))),
    );
  else for (const l of lines) io.say(...wrap(l, io.width(), ' '.repeat(digits + 4)));
  if (offers.some(isFirm))
    io.tell(io.ink.dim('What has a ! rolls, reveals or ends: type it with the !, or its words.'));
};
/** More than MANY_CHOICES short choices are printed in columns, numbered downwards, above the long ones. */
const MANY_CHOICES = 20;
const MAX_SHORT_WIDTH = 36;
const columns = (lines: readonly string[], width: number): readonly string[] => {
  const wide = Math.max(...lines.map(widthOf)) + 1;
  const across = Math.max(1, Math.floor(width / wide));
  const down = Math.ceil(lines.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_x, col) => lines[col * down + row] ?? '')
      .map(l => l + ' '.repeat(wide - widthOf(l)))
      .join('')
      .trimEnd(),
  );
};

export const showDecision = (io: Console, h: HostedGame): void => {
  const { game, g, sandbox } = h.table;
  const printer = printerOf(h.box.game.id);
  const step = game.machine.steps(g).at(-1);
  rule(io);
  io.say(
    printer.header(viewNow(h), io.ink, sideAtScreen(h)),
    `${io.ink.bold(step ? `${step.case} ${step.name}` : '')}${sandbox ? '  (sandbox)' : ''}`,
    '',
  );
  io.say(...printer.situation(viewNow(h), io.ink, io.width(), sideAtScreen(h)));
  showChoices(io, h);
};

/** Prints the log from line `from` on, as far as `side` may know it. */
export const showEvents = (io: Console, h: HostedGame, from: number, side: Side): void => {
  const seen = new Set(logFor(h.table, side));
  for (const l of h.table.log.slice(from)) if (seen.has(l)) io.tell(`  ${l.text} ${io.ink.dim(`(${l.case})`)}`, '    ');
};

export const showEnd = (io: Console, h: HostedGame): void => {
  const { game, g } = h.table;
  const end = game.cases[game.endCase];
  rule(io);
  io.say(
    printerOf(h.box.game.id).header(viewNow(h), io.ink, sideAtScreen(h)),
    io.ink.bold('The game is over.'),
    ...printerOf(h.box.game.id).score(viewNow(h), io.ink, io.width(), sideAtScreen(h)),
  );
  io.tell(`The dice came from the seed ${h.seed}, whose hash was shown at the start: ${h.table.commitment}`);
  if (end && g.wait.for === 'over') io.say(io.ink.dim(`(${game.endCase} ${end.title})`));
};
