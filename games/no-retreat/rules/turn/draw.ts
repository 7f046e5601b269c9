/** 5.0, 8.1 Drawing cards and markers. */
import { take } from '../../../../engine/chance.ts';
import { again, done, next } from '../../../../engine/flow.ts';
import { blockedBy, no, ok, oneOf, type Decision, type Verdict, untilOver } from '../../../../engine/decide.ts';
import { shuffleIn, sizeOf } from '../../../../engine/pieces.ts';
import type { State } from '../../../../engine/state.ts';
import { G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { eventOf, pieceName } from '../../model/deck.ts';
import { beside, cupOf, DISCARDS, handOf, heldBy, PILE } from '../../model/places.ts';
import { at, isLed, leaderOf, sideName, sideNo } from '../../model/state.ts';
import {
  backToCup,
  discard,
  fromCup,
  handIn,
  handSize,
  heldFromCup,
  holdsCard,
  putPiece,
  notInHand,
  notHeld,
} from '../cards/pool.ts';
import { askSecretly, asking, call, emit, goto, mark, marked, procedure, steps } from '../flow.ts';

/** 5.0 Shuffles the discards into the pile, with the one card left in it. */
export const renewPile = (g: State): void => {
  shuffleIn(boxOf(g).CARD_PIECES, g, beside(g, DISCARDS), beside(g, PILE));
  emit(g, { is: 'renewed', case: '5.0' });
};
const pileSize = (g: State): number => sizeOf(boxOf(g).CARD_PIECES, g, beside(g, PILE));
export const mustRenew = (g: State): boolean =>
  pileSize(g) <= 1 && sizeOf(boxOf(g).CARD_PIECES, g, beside(g, DISCARDS)) > 0;

/** 5.0 The pile is renewed as soon as one card is left, before anything else is discarded. */
export const drawnFrom = (g: State): void => {
  if (mustRenew(g)) renewPile(g);
};
export type Drawing = { readonly side: SideNo; readonly left: number };
export const drawProc = procedure('drawCards');
export const drawCards = (side: SideNo, left: number): Drawing => ({ side, left });
const freshCard = (g: State): number => g.cells[at(g).fresh]! - 1;
/** 22.7 Rundstedt may change the first card that is not red. Everybody sees that there is one; only the German player sees which. */
const mayRedraw = (g: State, { side }: Drawing): boolean =>
  side === G &&
  g.cells[at(g).fresh] !== 0 &&
  isLed(g, 'Rundstedt') &&
  g.stack.some(f => f.proc === 'strategic') &&
  !marked(g, 'strategic', 'redraw');
export const redrawing: Decision<{ readonly do: 'redraw' } | { readonly do: 'pass' }> = {
  verbs: ['redraw', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'redraw' }],
  judge: () => ok,
  take: (g, _a, c) => {
    const { left } = drawProc.vars(g);
    const card = freshCard(g);
    mark(g, 'strategic', 'redraw');
    g.cells[at(g).fresh] = 0;
    if (c.do === 'redraw') {
      discard(g, card);
      emit(g, { is: 'discarded', case: '22.7', side: G, card });
    }
    drawProc.put(g, { left: c.do === 'redraw' ? left + 1 : left });
    return goto('5.0/renew', drawProc.vars(g));
  },
  say: (g, a, c) =>
    c.do === 'redraw'
      ? `Draw another for ${pieceName(g, freshCard(g))} ${eventOf(g, freshCard(g), sideNo(a.side)).name}`
      : 'Keep it',
};
export const drawSteps = steps('drawCards', [
  {
    at: '5.0/renew',
    case: '5.0',
    name: 'New pile',
    when: (g, { vars }) => vars.left > 0 && mustRenew(g),
    run: g => {
      renewPile(g);
      return next;
    },
  },
  {
    at: '8.1/card',
    case: '8.1',
    name: 'Draw a card',
    when: (g, { vars }) => vars.left > 0 && pileSize(g) > 1,
    run: (g, { vars: { side } }) => take(sideName(side), '8.1', beside(g, PILE), 1, [sideName(side)]),
    fed: (g, { vars }, [card]) => {
      const { side, left } = vars;
      putPiece(g, card!, handOf(g, side));
      emit(g, { is: 'drew', case: '8.1', side, count: 1 });
      emit(g, { is: 'drawnCard', case: '8.1', to: [sideName(side)], card: card! });
      drawnFrom(g);
      const red = eventOf(g, card!, side).red === true;
      drawProc.set(g, { ...vars, left: left - 1 });
      g.cells[at(g).fresh] = side === G && !red ? card! + 1 : 0;
      return red ? call('red', { side, card: card! }, '8.1/more') : next;
    },
  },
  {
    at: '22.7',
    case: '22.7',
    name: 'Oberkommando',
    when: (g, { vars }) => mayRedraw(g, vars),
    run: () => askSecretly(sideName(G), 'redrawing', '22.7'),
  },
  {
    at: '8.1/more',
    case: '8.1',
    name: 'Next card',
    when: (g, { vars }) => vars.left > 0 && (pileSize(g) > 1 || mustRenew(g)),
    run: () => goto('5.0/renew'),
  },
]);

// Markers ------------------------------------------------------------------------------------------------------------
export const cupSize = (g: State, side: SideNo): number =>
  boxOf(g).MARKER_PIECES.reduce((n, p) => n + sizeOf(p, g, cupOf(g, side)), 0);
/** 8.1 Markers are drawn from the cup; everybody sees their fronts. */
export const markerProc = procedure('drawMarkers');
export const markerSteps = steps('drawMarkers', [
  {
    at: '8.1/markers',
    case: '8.1',
    name: 'Draw markers',
    when: (g, { vars }) => vars.left > 0 && cupSize(g, vars.side) > 0,
    run: (g, { vars: { side, left } }) => take(sideName(side), '8.1', cupOf(g, side), left, [sideName(side)]),
    fed: (g, { vars: { side } }, out) => {
      for (const m of out) putPiece(g, m, heldBy(g, side));
      emit(g, { is: 'drewMarkers', case: '8.1', side, count: out.length });
      emit(g, { is: 'drawnMarkers', case: '8.1', to: [sideName(side)], pieces: out });
      return done();
    },
  },
]);

// 5.5.3, 5.5.4 Command limits -------------------------------------------------------------------------------------------
/** `onlyCards`: markers are not counted yet, because more will be drawn first (8.1). */
export type Trimming = { readonly side: SideNo; readonly onlyCards?: true };
export const trimProc = procedure('trim');
type Trim = { readonly do: 'discard'; readonly card: number } | { readonly do: 'return'; readonly marker: number };
const isHandFull = (g: State, side: SideNo): boolean => handSize(g, side) > leaderOf(g, side).cards;
const mayReturn = (g: State, side: SideNo, marker: number): Verdict => {
  if (fromCup(g, side).includes(marker)) return ok;
  return boxOf(g).MARKERS[marker - boxOf(g).FIRST_MARKER]?.beside
    ? no('19.3', `${pieceName(g, marker)} counts to no limit`)
    : notHeld(g, side, marker, '5.5.3');
};
export const trimming: Decision<Trim> = {
  verbs: ['discard', 'return'],
  candidates: (g, a) => {
    const side = sideNo(a.side);
    return isHandFull(g, side)
      ? handIn(g, side).map((card): Trim => ({ do: 'discard', card }))
      : fromCup(g, side).map((marker): Trim => ({ do: 'return', marker }));
  },
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    return isHandFull(g, side)
      ? { do: 'discard', card: oneOf(handIn(g, side), rnd) }
      : { do: 'return', marker: oneOf(fromCup(g, side), rnd) };
  },
  judge: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'discard' && !isHandFull(g, side))
      return blockedBy(untilOver(g), '5.5.3', 'your markers are over the limit, not your cards');
    if (c.do === 'return' && isHandFull(g, side))
      return blockedBy(untilOver(g), '5.5.4', 'your cards are over the limit: they go before markers');
    if (c.do === 'return') return mayReturn(g, side, c.marker);
    return holdsCard(g, side, c.card) ? ok : notInHand(g, c.card, '5.5.4');
  },
  take: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'discard') {
      discard(g, c.card);
      emit(g, { is: 'discarded', case: '5.5.4', side, card: c.card });
    } else {
      backToCup(g, c.marker);
      emit(g, { is: 'returned', case: '5.5.3', side });
    }
    return again;
  },
  say: (g, a, c) =>
    c.do === 'discard'
      ? `Discard ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`
      : `Put ${pieceName(g, c.marker)} back`,
};
const askCards = asking('trimming', '5.5.4');
const askMarkers = asking('trimming', '5.5.3');
export const trimSteps = steps('trim', [
  {
    at: '5.5.4',
    case: '5.5.4',
    name: 'Command limits',
    when: (g, { vars: { side, onlyCards } }) =>
      isHandFull(g, side) || (!onlyCards && heldFromCup(g, side) > leaderOf(g, side).markers),
    run: (g, { vars: { side } }) => (isHandFull(g, side) ? askCards : askMarkers)(sideName(side)),
  },
]);
