/** Cards, initiative markers and plans in one number space of pieces: the cards first, then the markers, then the plans. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import { boxOf, type OfBox } from './box.ts';
import {
  ABILITIES,
  FRONTS,
  SIDES,
  type Ability,
  type CardRow,
  type EventRow,
  type LeaderRow,
  type PlanRow,
} from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';
import { A, G, type SideNo } from './army.ts';

export interface InitiativeMarker {
  readonly side: SideNo;
  readonly ability: Ability;
  /** 5.8.3 Whether it shows the 1939 front, too. */
  readonly in1939: boolean;
  /** 19.3 The French Initiative Target is kept beside the cup, and is open wherever it is. */
  readonly beside?: true;
}
type Bearers = { readonly [A in Ability]: readonly number[] };
export interface Deck {
  readonly CARDS: readonly CardRow[];
  /** 5.1.3, 5.1.4 By side and effect: the cards whose half has that effect. */
  readonly BY_EFFECT: readonly ReadonlyMap<string, readonly number[]>[];
  /** By marker, from FIRST_MARKER on. */
  readonly MARKERS: readonly InitiativeMarker[];
  readonly PLANS: readonly PlanRow[];
  readonly FIRST_MARKER: number;
  readonly FIRST_PLAN: number;
  readonly PIECE_NAMES: readonly string[];
  /** By side and ability: the markers that have it, those of both years first. */
  readonly BEARERS: readonly Bearers[];
  /** 19.3, 19.4 The Shock-Targets, then the Shock-Counterblows, German first. */
  readonly SHOCKS: readonly number[];
  /** 19.3, 24.2 Markers that come from no cup: the Initiative Target. */
  readonly APART: readonly number[];
  /** 5.5 By front and side: the Main Leader and the Replacement Leader. */
  readonly LEADERS: readonly (readonly (readonly LeaderRow[])[])[];
}

export const isCard = (g: OfBox, piece: number): boolean => piece < boxOf(g).FIRST_MARKER;
export const cardOf = (g: OfBox, card: number): CardRow => boxOf(g).CARDS[card]!;
/** 5.2 The half of a card that a side may play. */
export const eventOf = (g: OfBox, card: number, side: SideNo): EventRow =>
  side === G ? cardOf(g, card).german : cardOf(g, card).allied;
export const markerOf = (g: OfBox, piece: number): InitiativeMarker => boxOf(g).MARKERS[piece - boxOf(g).FIRST_MARKER]!;
export const abilityOf = (g: OfBox, piece: number): Ability => markerOf(g, piece).ability;
export const planOf = (g: OfBox, piece: number): PlanRow => boxOf(g).PLANS[piece - boxOf(g).FIRST_PLAN]!;
export const pieceName = (g: OfBox, piece: number): string => boxOf(g).PIECE_NAMES[piece]!;
/** 5.4 */
export const worthOf = (g: OfBox, card: number, side: SideNo): number => (eventOf(g, card, side).double ? 2 : 1);
/** 5.8.3 Markers of one side with the same front: 0 those of both years, 1 those of 1940 only. */
export const faceOf = (m: InitiativeMarker): number => m.side * 2 + (m.in1939 ? 0 : 1);
export const FACES = 4;
const FACES_OF = [
  [0, 1],
  [2, 3],
] as const;
export const facesOf = (side: SideNo): readonly [number, number] => FACES_OF[side];

const markersFrom = ({ markers }: NoRetreatTables): readonly InitiativeMarker[] => {
  const made = markers.flatMap(m =>
    Array.from({ length: m.count }, (_, i): InitiativeMarker => ({
      side: m.side === 'german' ? G : A,
      ability: m.ability,
      in1939: i < m.with1939,
    })),
  );
  const target: InitiativeMarker = { side: A, ability: 'Shock-Target', in1939: false, beside: true };
  return uniformRows([...made, target]);
};
/** The markers of a side with this ability. */
export const bearing = (g: OfBox, side: SideNo, ability: Ability): readonly number[] =>
  boxOf(g).BEARERS[side]![ability];
const bearersOf = (markers: readonly InitiativeMarker[], side: SideNo, first: number): Bearers => {
  const bearing = (ability: Ability): readonly number[] => {
    const all: number[] = [];
    for (const f of facesOf(side))
      for (const [i, m] of markers.entries()) if (faceOf(m) === f && m.ability === ability) all.push(first + i);
    return all;
  };
  return Object.fromEntries(ABILITIES.map(a => [a, bearing(a)])) as Bearers;
};
/** The halves of all cards, in one shape. */
const cardsFrom = ({ cards }: NoRetreatTables): readonly CardRow[] => {
  const halves = uniformRows(cards.flatMap(c => [c.german, c.allied]));
  return uniformRows(cards.map((c, i) => ({ ...c, german: halves[i * 2]!, allied: halves[i * 2 + 1]! })));
};
export const makeDeck = (tables: NoRetreatTables): Deck => {
  const { cards, leaders, plans } = tables;
  const MARKERS = markersFrom(tables);
  const BEARERS = [G, A].map(side => bearersOf(MARKERS, side, cards.length));
  const seen = new Map<string, number>();
  const nameIt = (m: InitiativeMarker): string => {
    const kind = `${m.side === G ? 'G' : 'A'} ${m.ability}`;
    const k = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, k);
    return `${kind} ${k}`;
  };
  return {
    CARDS: cardsFrom(tables),
    BY_EFFECT: SIDES.map(side => Map.groupBy(cards.keys(), i => cards[i]![side].effect)),
    MARKERS,
    PLANS: uniformRows(plans),
    FIRST_MARKER: cards.length,
    BEARERS,
    SHOCKS: (['Shock-Target', 'Shock-Counterblow'] as const).flatMap(a => BEARERS.flatMap(of => of[a])),
    APART: MARKERS.flatMap((m, i) => (m.beside ? [cards.length + i] : [])),
    LEADERS: FRONTS.map(front =>
      SIDES.map(side =>
        [true, false].map(main => leaders.find(l => l.front === front && l.side === side && l.main === main)!),
      ),
    ),
    FIRST_PLAN: cards.length + MARKERS.length,
    PIECE_NAMES: [...cards.map(c => `#${c.no}`), ...MARKERS.map(nameIt), ...plans.map(p => `#${p.no}`)],
  };
};
