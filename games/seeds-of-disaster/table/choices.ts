/** Sorts hundreds of listed choices for a player: buttons for single ones, the rest by unit, card or Area. */
import type { OfferedChoice } from '../../../screen/session.ts';
import { unitOf } from '../look/place-actions.ts';
import type { TableView } from '../view.ts';

/** Verbs that end a step: their buttons come last. */
export const ENDS = ['done', 'pass', 'declare', 'cancel', 'roll', 'strike', 'stand', 'neutralise', 'hold'];
/** With more choices of units than this, the player picks the unit first. */
const MAX_UNIT_CHOICES = 10;

export interface Sorted {
  /** Buttons of their own. */
  readonly buttons: readonly OfferedChoice[];
  /** By the unit that acts. */
  readonly units: readonly { readonly unit: string; readonly choices: readonly OfferedChoice[] }[];
  /** By the card that is used. */
  readonly cards: readonly { readonly card: string; readonly choices: readonly OfferedChoice[] }[];
  /** By the Area alone: chosen on the map, or from a list. */
  readonly areas: readonly OfferedChoice[];
}
const grouped = (
  all: readonly OfferedChoice[],
  by: (o: OfferedChoice) => string | undefined,
): readonly (readonly [string, readonly OfferedChoice[]])[] => {
  const found = new Map<string, OfferedChoice[]>();
  for (const o of all) {
    const key = by(o);
    if (key === undefined) continue;
    const list = found.get(key);
    if (list) list.push(o);
    else found.set(key, [o]);
  }
  return [...found];
};
const cardOf = (o: OfferedChoice): string | undefined => {
  const { card } = o.choice;
  return typeof card === 'string' ? card : undefined;
};
export const sorted = (offered: readonly OfferedChoice[]): Sorted => {
  const cards = grouped(offered, cardOf);
  const rest = offered.filter(o => cardOf(o) === undefined);
  const withUnit = rest.filter(o => unitOf(o) !== undefined);
  const few = withUnit.length <= MAX_UNIT_CHOICES;
  const alone = rest.filter(o => unitOf(o) === undefined);
  const areas = alone.filter(o => typeof o.choice['area'] === 'string');
  const plain = alone.filter(o => typeof o.choice['area'] !== 'string');
  return {
    buttons: [
      ...plain.filter(o => !ENDS.includes(o.choice.do)),
      ...(few ? withUnit : []),
      ...plain.filter(o => ENDS.includes(o.choice.do)),
    ],
    units: few ? [] : grouped(withUnit, unitOf).map(([unit, choices]) => ({ unit, choices })),
    cards: cards.map(([card, choices]) => ({ card, choices })),
    areas,
  };
};
/** The choices that get number keys: those of the unit or card in hand, otherwise buttons and Areas in panel order. */
export const keyed = (
  offered: readonly OfferedChoice[],
  _view: TableView,
  hand: string | undefined,
  card: string | undefined,
): readonly OfferedChoice[] => {
  const held = offered.filter(o => (card ? o.choice['card'] === card : hand !== undefined && unitOf(o) === hand));
  if (held.length) return held;
  const lists = sorted(offered);
  return [...lists.buttons, ...(lists.areas.length <= MAX_UNIT_CHOICES ? lists.areas : [])].filter(
    o => o.choice.do !== 'look',
  );
};
