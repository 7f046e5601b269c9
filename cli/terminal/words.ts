/** Finds the choice that a player means by its number or its words. */
import type { Ask, Choice } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { Offer, Worded } from './screen.ts';

/** Lower case, without accents and typographic quotes: as anyone can type it. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Exact words, else those that begin so, else those that hold every word. */
export const meant = <W extends Worded>(offers: readonly W[], said: string): readonly W[] => {
  const words = folded(said);
  const texts = offers.map(o => folded(o.text));
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

/** By the key it was listed with; a lone ! where only one has it. */
export const keyed = (offers: readonly Offer[], said: string): Offer | undefined => {
  const firm = offers.filter(o => o.key.startsWith('!'));
  return said === '!' && firm.length === 1 ? firm[0] : offers.find(o => o.key === said);
};
export const isKey = (said: string): boolean => /^!?-?\d*$/.test(said);

/** Choices of a verb for everything its one field can name: more than the rules would list, for `why`. */
const imagined = (game: Game, verb: string): readonly Choice[] => {
  const [field, ...more] = (game.verbs[verb] ?? []).filter(f => !f.endsWith('?'));
  const names = field === undefined ? undefined : game.labels[field];
  return names && more.length === 0 ? names.map((_, n) => ({ do: verb, [field!]: n })) : [];
};
/** Everything a player may ask about: what the decision considers, and the same verbs with any other name. */
export const conceivable = (game: Game, g: State, ask: Ask): readonly Worded[] => {
  const desk = game.machine.desk(g, ask.side);
  const considered = game.machine.decision(ask).candidates(desk, ask);
  const all = [...considered, ...[...new Set(considered.map(c => c.do))].flatMap(verb => imagined(game, verb))];
  const byText = new Map<string, Worded>();
  for (const choice of all) {
    const text = spoken(game, g, ask, choice);
    if (text !== undefined && !byText.has(text)) byText.set(text, { choice, text });
  }
  return [...byText.values()];
};
/** A choice that no rule lists may have no words either. */
const spoken = (game: Game, g: State, ask: Ask, c: Choice): string | undefined => {
  try {
    return game.machine.say(g, ask, c);
  } catch {
    return undefined;
  }
};
