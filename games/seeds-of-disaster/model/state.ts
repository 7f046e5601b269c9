/** The columns of a state. army.ts, ground.ts and tracks.ts read and write them. */
import type { Pieces } from '../../../engine/pieces.ts';
import { column, layout, track, type Column, type Layout } from '../../../engine/state.ts';
import type { Stacks } from '../../../field/stacks.ts';
import { ZONES } from '../data/map.ts';

export const GERMAN = 'german';
export const ALLIED = 'allied';
export const SIDES = [GERMAN, ALLIED] as const;
export type SeedsSide = (typeof SIDES)[number];

/** 3.1.2 The levels of Diplomatic Status. */
export const STATUS = [
  'Peace',
  'Opposition',
  'Military Preparations',
  'Armed Belligerence',
  'Active Hostilities',
] as const;
export const [PEACE, OPPOSITION, PREPARATIONS, BELLIGERENCE, HOSTILITIES] = [0, 1, 2, 3, 4];

/** The zones a card can be in. */
export const CARD_ZONES = [
  'Deck',
  'Under the deck',
  'German hand',
  'Allied hand',
  'Exhibited',
  'Used',
  'German discards',
  'Allied discards',
  'Removed',
] as const;
export const [DECK, BOTTOM, GERMAN_HAND, ALLIED_HAND, EXHIBITED, USED, GERMAN_DISCARDS, ALLIED_DISCARDS, REMOVED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];

/** 5.1.2 The kinds of activity that are stated, one bit each. The tenth line of the table is the adjustment. */
export const INDICATORS = [
  'new units',
  'air fleets',
  'deploying',
  'manoeuvres',
  'moving',
  'posting',
  'crossing a border',
  'combat',
  'aircraft',
] as const;
export type Indicator = (typeof INDICATORS)[number];
/** 6.4 Command experience, one bit each. */
export const EXPERIENCES = [
  'combat',
  'attacked',
  'ground losses',
  'air losses',
  'disrupted an army',
  'captured an objective',
  'breakthrough',
] as const;
export type Experience = (typeof EXPERIENCES)[number];
/** 4.3 The uses of a card in a round of counterespionage. Spying on manoeuvres is done outside the rounds. */
export const USES = ['none', 'steal', 'bar', 'raid', 'jam'] as const;
export const STRATEGIES = ['none', ...ZONES] as const;
/** 19.0 The axes along which a Paris Area was captured: one, none, or several. */
const FELL_FROM = [
  'none',
  ...ZONES,
  'elsewhere',
  'North and Centre',
  'North and South',
  'Centre and South',
  'all three',
] as const;

const NO_YES = ['no', 'yes'] as const;
/** 16.1.1 A value of `shown`: the enemy knows that the army is there, not its strength. */
export const TOLD = 2;
/** Tracks from -6 to +6 are stored with this offset, because HOLE is negative. */
export const MIDDLE = 6;
/** 5.1.3 Values of the option `collection`: collection modifies only one of the two rolls. */
export const EVENTS_ONLY = 1;
export const POINTS_ONLY = 2;
const SIGNED = Array.from({ length: 2 * MIDDLE + 1 }, (_, i) => (i > MIDDLE ? `+${i - MIDDLE}` : `${i - MIDDLE}`));
const BESIDES = ['Belgium', 'Netherlands'] as const;

interface Names {
  readonly areas: readonly string[];
  readonly units: readonly string[];
  readonly ground: readonly number[];
  readonly places: readonly string[];
  readonly cards: readonly string[];
  readonly prices: readonly string[];
}
/** Columns that do not depend on the box: they have the same cells in every game. */
const tracks = {
  status: track(STATUS),
  /** 3.3.5 A rise to Armed Belligerence that waits for the next year. */
  pending: track(NO_YES),
  /** 3.1.3 Whether the status has risen this turn. */
  risen: track(NO_YES),
  year: track(),
  /** Months of Armed Belligerence and weeks of war; 0 before. */
  month: track(),
  week: track(),
  /** 19.0 The chit, hidden from the Allies until the end. */
  strategy: track(STRATEGIES),
  parachuted: track(NO_YES),
  /** 6.3.3 Whether these events, which happen once a game, have happened. */
  command11: track(NO_YES),
  command66: track(NO_YES),
  /** 5.3.4 The event of the side that rolled first this turn; 0 for none. */
  rolled: track(),
  /** 12.0 Card 4 or event 65: the Allies may enter Belgium. Card 17: Dutch and Belgians each other's country. */
  belgium: track(NO_YES),
  lowCountries: track(NO_YES),
  /** 7.2.7 Card 20; 21.5.4 card 18. */
  metier: track(NO_YES),
  pact: track(NO_YES),
  /** 21.5.2 The group the Germans have called back from Poland first. */
  recalled: track(['none', 'A', 'B']),
  /** 12.0 Whether German troops have entered the country. */
  violated: column(BESIDES, NO_YES),

  rp: column(SIDES),
  invested: column(SIDES),
  /** 7.3.2 RPs put into technology this turn. */
  investing: column(SIDES),
  cp: column(SIDES),
  ip: column(SIDES),
  permanent: column(SIDES, SIGNED),
  temporary: column(SIDES, SIGNED),
  /** 7.1.1 Modifiers of this turn's roll for RPs. */
  drm: column(SIDES, SIGNED),
  /** 5.1.2 What a side has done this turn and did last turn, a bit for each of INDICATORS; and its enemy's events. */
  indicators: column(SIDES),
  before: column(SIDES),
  adjusted: column(SIDES, SIGNED),
  /** 4.3.2 Whether the side has lost its roll for IPs this turn. */
  barred: column(SIDES, NO_YES),
  /** 5.2.1 Whether an IP was spent on the roll. */
  reading: column(SIDES, NO_YES),
  /** 6.1.1 Manoeuvres held this year; all months count as one year. */
  manoeuvres: column(SIDES),
  /** 4.3.1 Whether the side has stolen a card this turn. */
  stole: column(SIDES, NO_YES),
  /** 4.1.3 Cards played or discarded this turn, and extra plays granted by events. */
  played: column(SIDES),
  extra: column(SIDES),
  /** 5.2.2 Free looks left. */
  freeLooks: column(SIDES),
  /** RPs that must go to air fleets first. */
  fleetsFirst: column(SIDES),
  /** 4.3 The planned use of the committed card, and the part of its value that jams the permanent track. */
  use: column(SIDES, USES),
  share: column(SIDES),
  /** 10.0 Moves made this turn. */
  centreMoves: column(SIDES),
  countryMoves: column(SIDES),
  mapMoves: column(SIDES),
  /** 6.4 The experience of this week, a bit for each of EXPERIENCES. */
  experience: column(SIDES),

  // Options
  fog: track(['full', 'stacks']),
  counterEvents: track(['no', 'yes']),
  collection: track(['both', 'events', 'points']),
  neutralisation: track(['always', 'loser']),
  fortAttack: track(['yes', 'no']),
  vacated: track(['yes', 'no']),
  earlyParis: track(['all', 'marginal']),
  heldFast: track(['stand', 'attack']),
  /** The version of these rules the game was begun under. */
  rules: track(['1', '2']),
};
export const AT = layout(tracks).at;

/** Columns by unit, Area, card and price: their length depends on the box. */
const columns = (n: Names) => ({
  place: column(n.units, n.places),
  /** The position in its stack. The enemy sees the unit with the highest. */
  level: column(n.units),
  /** 5.2.2 Whether the enemy has seen the unit since it last moved or changed strength; `told` if he knows only its place (16.1.1). */
  shown: column(n.units, ['no', 'yes', 'told']),
  steps: column(n.units),
  /** 15.1.5 An army that recovers in the same player-turn still loses the die. Corps held with their army are marked, too (15.1.3). */
  disrupted: column(n.units, ['no', 'yes', 'recovered']),
  /** 8.0 Armies crowded together when the enemy's turn began. They must part, and cannot attack together. */
  crowded: column(n.units, NO_YES),
  /** 7.2.6 Whether the unit's first step was bought this turn. */
  raised: column(n.units, NO_YES),
  moved: column(n.units, NO_YES),
  spent: column(n.units),
  /** 2.3.2 Whether the unit came into the Reserve this turn. */
  reserved: column(n.units, NO_YES),
  /** 21.4, 21.5.2 Whether the unit arrived this turn. */
  arrived: column(n.units, NO_YES),
  /** 21.5.1, 21.5.4 Whether the unit was named to stay in the West or to garrison Poland. */
  stays: column(n.units, NO_YES),
  fought: column(n.units, ['no', 'yes', 'planned']),
  /** 13.4 Whether the unit retreated before combat this player-turn: then it does not fight where it went. */
  fellBack: column(n.units, NO_YES),
  /** 18.0 Whether the fleet has flown its one mission of the week. */
  flown: column(n.units, NO_YES),

  height: column(n.areas),
  /** 5.2.2 The sides that have paid for a look there, a bit each, until the looks are carried out. */
  watched: column(n.areas, ['nobody', 'german', 'allied', 'both']),
  /** 6.1.1 Manoeuvres held there this turn. */
  drilled: column(n.areas),
  control: column(n.areas, SIDES),
  westwall: column(n.areas, ['none', 'reduced', 'full']),
  /** 7.2.6 Whether the Westwall's first step there was built this turn. */
  dug: column(n.areas, NO_YES),
  /** 14.3.4 A destroyed fortification of the Maginot Line. */
  ruined: column(n.areas, NO_YES),
  /** 13.1.3 Whether the Area has been attacked in this segment. */
  assaulted: column(n.areas, NO_YES),
  /** 19.0 The zones a Paris Area fell from, and whether it was ever retaken. */
  fellFrom: column(n.areas, FELL_FROM),
  retaken: column(n.areas, NO_YES),

  card: column(n.cards, CARD_ZONES),
  cardKnown: column(n.cards, ['nobody', 'german', 'allied', 'both']),
  /** 4.3.1 Whether the card was stolen this turn. */
  fresh: column(n.cards, NO_YES),
  zone: column(CARD_ZONES),
  /** 4.3 The card a side has committed in this round. */
  committed: column(SIDES, ['none', ...n.cards]),

  /** 7.2 The year from which it can be built; this turn's price. */
  opens: column(n.prices),
  halved: column(n.prices, NO_YES),
  dearer: column(n.prices),
});
export type Cells = Layout<ReturnType<typeof columns>>['at'];

export interface Board {
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  readonly CARDS: Pieces;
}
const ZONE_SIGHT = [
  ...[DECK, BOTTOM].map(place => ({ place, seen: 'nobody' as const })),
  ...[EXHIBITED, USED, REMOVED].map(place => ({ place, seen: 'all' as const })),
  ...[GERMAN_HAND, GERMAN_DISCARDS].map(place => ({ place, seen: { by: GERMAN } })),
  ...[ALLIED_HAND, ALLIED_DISCARDS].map(place => ({ place, seen: { by: ALLIED } })),
];
export const makeBoard = (n: Names): Board => {
  const made = layout({ ...tracks, ...columns(n) });
  const all: { readonly [name: string]: Column } = made.columns;
  const { place, level, height, shown, card, cardKnown, zone } = made.at;
  return {
    BOARD: { columns: all, at: made.at, size: made.size },
    CELLS: made.at,
    STACKS: { size: n.areas.length, place, level, height, shown, units: () => n.ground },
    CARDS: {
      sides: SIDES,
      rows: n.cards.map((_, i) => i),
      zones: ZONE_SIGHT,
      at: card,
      known: cardKnown,
      size: zone,
    },
  };
};
