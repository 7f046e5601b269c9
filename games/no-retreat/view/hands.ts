/** 5.0, 5.8 Cards, markers and plans as a side knows them: its own by name, the enemy's as counts. */
import { no, type Verdict } from '../../../engine/decide.ts';
import { piecesIn, sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { present } from '../../../engine/view.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import type { Ability } from '../data/rows.ts';
import { abilityOf, eventOf, facesOf, markerOf, pieceName, planOf } from '../model/deck.ts';
import { MACHINE } from '../rules/machine.ts';
import { isMet } from '../rules/plans/goals.ts';
import { heldApart } from '../rules/cards/pool.ts';
import { mayPlay, PLAYED } from '../rules/cards/play-card.ts';
import { beside, CUP, DISCARDS, EXPERIENCE, handOf, HELD, heldBy, PILE, planPlace } from '../model/places.ts';
import { AT, leaderOf, PLAN_MARKERS, sideName } from '../model/state.ts';
import type { SideName, Viewer } from './units.ts';

/** What is in hand and cup, by what the fronts show (5.8.3). */
export interface FrontsView {
  /** With the symbol of 1939 beside that of 1940. */
  readonly both: number;
  readonly only1940: number;
}
export interface MarkerView {
  /** As choices name it. */
  readonly name: string;
  readonly ability: Ability;
  readonly in1939: boolean;
}
export interface HandView {
  readonly side: SideName;
  readonly cards: number;
  /** Those from the cup. */
  readonly markers: FrontsView;
  /** 19.3, 24.2 The side also has the Initiative Target, which everybody sees and which counts toward no limit. */
  readonly hasTarget: boolean;
  readonly cup: FrontsView;
  /** 5.5.3, 5.5.4 */
  readonly cardLimit: number;
  readonly markerLimit: number;
  /** For the owner of the hand: cards by name, markers with their backs. */
  readonly ownCards?: readonly string[];
  readonly ownMarkers?: readonly MarkerView[];
  /** 5.0, 5.2.1 For other viewers: what they have seen of it. */
  readonly seen?: readonly string[];
  /** 5.1, 5.2 Why cards of one's own hand cannot be played now, by card. */
  readonly bars?: { readonly [card: string]: { readonly why: string; readonly case: string } };
  /** 5.7 */
  readonly plan?: PlanView;
  /** 20.3 Face-down plan markers in the box. */
  readonly planMarkers: number;
}
/** 24.0 A plan as its owner sees it: each goal, whether it is met now, and whether its marker was placed. */
export interface PlanView {
  readonly no: number;
  readonly name: string;
  /** 24.2, 24.3 What it allows or demands. */
  readonly instructions: readonly string[];
  readonly goals: readonly {
    readonly letter: string;
    readonly words: string;
    readonly points: number;
    readonly met: boolean;
    readonly marked: boolean;
  }[];
}
export interface DeckView {
  readonly pile: number;
  readonly discards: number;
  /** 5.8.3 Markers in the Battle Experience box. */
  readonly experience: number;
}

const frontsIn = (v: State, side: SideNo, box: number): FrontsView => {
  const [both, only1940] = facesOf(side).map(f => sizeOf(boxOf(v).MARKER_PIECES[f]!, v, beside(v, box)));
  return { both: both!, only1940: only1940! };
};
/** 19.3 The Initiative Target shows only the front of 1940 and is not one of these. */
const heldFronts = (v: State, side: SideNo): FrontsView => {
  const { both, only1940 } = frontsIn(v, side, HELD + side);
  return { both, only1940: only1940 - heldApart(v, side) };
};
const markersOf = (v: State, side: SideNo): readonly MarkerView[] =>
  facesOf(side)
    .flatMap(f => piecesIn(boxOf(v).MARKER_PIECES[f]!, v, heldBy(v, side)))
    .map(m => ({ name: pieceName(v, m), ability: abilityOf(v, m), in1939: markerOf(v, m).in1939 }));
const planView = (v: State, side: SideNo): PlanView | undefined => {
  const [plan] = piecesIn(boxOf(v).PLAN_PIECES[side], v, planPlace(v, side));
  if (plan === undefined) return undefined;
  const { no, name, instructions, goals } = planOf(v, plan);
  return {
    no,
    name,
    instructions,
    goals: goals.map((goal, i) => {
      const letter = 'ABC'[i]!;
      const marker = PLAN_MARKERS.indexOf(`${sideName(side)} ${letter}`);
      return {
        letter,
        words: goal.words,
        points: goal.vp,
        met: isMet(v, side, goal),
        marked: v.cells[AT.planMarker + marker] === 1,
      };
    }),
  };
};

// 5.1 When a card may be played ----------------------------------------------------------------------------------------
/** If an event is asked for, the verdict on this card; otherwise its own conditions, then its timing. */
const barOf = (v: State, side: SideNo, card: number): Verdict => {
  const ask = v.wait.for === 'choice' ? v.wait.ask : undefined;
  const asked = ask?.side === sideName(side) && MACHINE.rules.decisions[ask.kind]?.verbs?.includes('play');
  if (asked) return MACHINE.judge(v, sideName(side), { do: 'play', card });
  const e = eventOf(v, card, side);
  const may = mayPlay(v, side, card);
  return may.ok ? no('5.1', `${e.name} is played ${PLAYED[e.timing]}`) : may;
};
const ownOf = (v: State, side: SideNo): Partial<HandView> => {
  const cards = piecesIn(boxOf(v).CARD_PIECES, v, handOf(v, side));
  return {
    ownCards: cards.map(card => pieceName(v, card)),
    ownMarkers: markersOf(v, side),
    bars: Object.fromEntries(
      cards.flatMap(card => {
        const bar = barOf(v, side, card);
        return bar.ok ? [] : [[pieceName(v, card), { why: bar.why, case: bar.case }]];
      }),
    ),
    ...present('plan', planView(v, side)),
  };
};
/** Cards seen because an event looked into the hand, or because they were taken openly from the discards. */
const seenOf = (v: State, side: SideNo): Partial<HandView> => {
  const cards = piecesIn(boxOf(v).CARD_PIECES, v, handOf(v, side));
  const markers = facesOf(side).flatMap(f => piecesIn(boxOf(v).MARKER_PIECES[f]!, v, heldBy(v, side)));
  const seen = [...cards, ...markers.filter(m => !markerOf(v, m).beside)];
  return seen.length ? { seen: seen.map(p => pieceName(v, p)) } : {};
};
const handView = (v: State, viewer: Viewer, side: SideNo): HandView => ({
  side: sideName(side),
  cards: sizeOf(boxOf(v).CARD_PIECES, v, handOf(v, side)),
  markers: heldFronts(v, side),
  hasTarget: heldApart(v, side) > 0,
  cup: frontsIn(v, side, CUP + side),
  cardLimit: leaderOf(v, side).cards,
  markerLimit: leaderOf(v, side).markers,
  planMarkers: v.cells[AT.planCount + side]!,
  ...(viewer === sideName(side) ? ownOf(v, side) : seenOf(v, side)),
});
export const handViews = (v: State, viewer: Viewer): readonly [german: HandView, allied: HandView] => [
  handView(v, viewer, G),
  handView(v, viewer, A),
];
export const deckView = (v: State): DeckView => ({
  pile: sizeOf(boxOf(v).CARD_PIECES, v, beside(v, PILE)),
  discards: sizeOf(boxOf(v).CARD_PIECES, v, beside(v, DISCARDS)),
  experience: boxOf(v).MARKER_PIECES.reduce((n, p) => n + sizeOf(p, v, beside(v, EXPERIENCE)), 0),
});
