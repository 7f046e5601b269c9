/** Finds the choice that a player means by its number or its words. */
import type { Question, Choice } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { Offer, ChoiceText } from './screen.ts';

/** Lower case without accents and typographic quotes, as anyone can type it. */
export const foldedForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The offers whose text is exactly this; otherwise those that begin with it; otherwise those that contain every word. */
export const matchingOffers = <W extends ChoiceText>(offers: readonly W[], typed: string): readonly W[] => {
  const words = foldedForSearch(typed);
  const texts = offers.map(o => foldedForSearch(o.text));
  const by = (fits: (text: string) => boolean): readonly W[] => offers.filter((_, i) => fits(texts[i]!));
  for (const fits of [
    (t: string) => t === words,
    (t: string) => t.startsWith(words),
    (t: string) => words.split(' ').every(w => t.includes(w)),
  ]) {
    const found = by(fits);
    if (found.length) return found;
  }
  return [];
};

/** The offer with this key. A lone ! means the only offer that has one. */
export const offerByKey = (offers: readonly Offer[], typed: string): Offer | undefined => {
  const firm = offers.filter(o => o.key.startsWith('!'));
  return typed === '!' && firm.length === 1 ? firm[0] : offers.find(o => o.key === typed);
};
/** Whether the input looks like a key: a number, perhaps with its !. */
export const isKey = (typed: string): boolean => /^!?-?\d*$/.test(typed);

/** Choices of a verb with every value that its only field can have. Most of them are illegal; `why` explains them. */
const imagined = (game: Game, verb: string): readonly Choice[] => {
  const [field, ...more] = (game.verbs[verb] ?? []).filter(f => !f.endsWith('?'));
  const names = field === undefined ? undefined : game.labels[field];
  return names && more.length === 0 ? names.map((_, n) => ({ do: verb, [field!]: n })) : [];
};
/** Every choice a player can ask `why` about: the candidates of the decision, and the same verbs with any other value. */
export const askableChoices = (game: Game, g: State, ask: Question): readonly ChoiceText[] => {
  const position = game.machine.positionFor(g, ask.side);
  const considered = game.machine.decision(ask).candidates(position, ask);
  const all = [...considered, ...[...new Set(considered.map(c => c.do))].flatMap(verb => imagined(game, verb))];
  const byText = new Map<string, ChoiceText>();
  for (const choice of all) {
    const text = spoken(game, g, ask, choice);
    if (text !== undefined && !byText.has(text)) byText.set(text, { choice, text });
  }
  return [...byText.values()];
};
/** The text of a choice, or undefined: the game may have no words for an illegal one. */
const spoken = (game: Game, g: State, ask: Question, c: Choice): string | undefined => {
  try {
    return game.machine.say(g, ask, c);
  } catch {
    return undefined;
  }
};
