/** A card as plain data: its face, how it lies now, and its name for those who hear the table. */
import type { Mark } from './marks.tsx';
import type { Reason } from './reason.ts';

/** The three stocks cards are printed on; without one, a plain card of nobody's. */
export type Stock = 'G' | 'F' | 'UK';

/**
 * A small sign beside a title. `name` is what it says: a phase by its letter, a turn in a ring (barred: not from it on), a marker to be paid,
 * an aircraft (`open`: not filled), a death's head barred for what cannot be cancelled, two cards for what counts as two.
 */
export type CardSign =
  | { readonly is: 'letter'; readonly letter: string; readonly name: string }
  | { readonly is: 'ring'; readonly text: string; readonly barred?: boolean; readonly name: string }
  | { readonly is: 'marker'; readonly paint: Mark; readonly name: string }
  | { readonly is: 'air'; readonly open?: boolean; readonly name: string }
  | { readonly is: 'immune' | 'double'; readonly name: string };

export interface CardEvent {
  readonly title: string;
  readonly text: string;
  readonly stock?: Stock;
  readonly signs?: readonly CardSign[];
  /** It happens when the card is drawn: its text is red. */
  readonly atOnce?: boolean;
}

export interface CardFace {
  readonly id: string;
  readonly no: number;
  readonly stock?: Stock;
  /** One event, or two of which the holder reads his own: the other's lies above or below it. */
  readonly events: readonly [CardEvent] | readonly [above: CardEvent, below: CardEvent];
  readonly own?: 0 | 1;
  /** The year from or in which it may be played. */
  readonly dated?: string;
  /** The number in the octagon, and what it is for. */
  readonly value?: { readonly n: number; readonly name: string };
  readonly once?: boolean;
  readonly must?: boolean;
  readonly counts2?: boolean;
  readonly gives?: readonly string[];
}

export const CARD_STATES = [
  'open',
  'playable',
  'chosen',
  'barred',
  'revealed',
  'played',
  'discarded',
  'cancelled',
] as const;
export type CardState = (typeof CARD_STATES)[number];

export interface CardDress {
  readonly state: CardState;
  /** Why it may not be played now. */
  readonly bar?: Reason;
  /** What it does here, at the foot. */
  readonly foot?: string;
  readonly key?: string;
  /** Its place in the order it was chosen for. */
  readonly place?: number;
}

export const eventOf = (card: CardFace): CardEvent => card.events[card.own ?? 0] ?? card.events[0];

const STATE_WORDS: { readonly [state in CardState]: string } = {
  open: '',
  playable: 'may be played',
  chosen: 'chosen',
  barred: 'barred',
  revealed: 'revealed',
  played: 'played',
  discarded: 'discarded',
  cancelled: 'cancelled',
};

/** `Card 9, The Bureau Reads the Wire, 1939, counter-espionage 3: barred` */
export const cardName = (card: CardFace, dress: CardDress = { state: 'open' }): string => {
  const facts = [
    `Card ${card.no}`,
    eventOf(card).title,
    card.dated,
    card.value && `${card.value.name} ${card.value.n}`,
    card.once && 'used once',
    card.must && 'must be played',
    card.counts2 && 'counts double',
  ].filter(Boolean);
  const place = dress.place === undefined ? '' : `, number ${dress.place}`;
  const state = STATE_WORDS[dress.state];
  return facts.join(', ') + (state ? `: ${state}${place}` : '');
};
/** What a screen reader reads after the name: the event in full, what it gives, and why not. */
export const cardWords = (card: CardFace, dress: CardDress = { state: 'open' }): string =>
  [
    eventOf(card).text,
    (card.gives ?? []).join(', '),
    dress.foot ?? '',
    dress.bar ? `${dress.bar.why} Rule ${dress.bar.case}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
