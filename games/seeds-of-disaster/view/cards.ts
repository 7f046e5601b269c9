/** Cards as a side knows them: its own hand, with why a card cannot be used now, and cards that lie open. */
import type { Question } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { MACHINE } from '../rules/machine.ts';
import { cardName, cardRow, isFresh } from '../rules/cards/cards.ts';
import { dueCard } from '../rules/cards/hand.ts';
import { CARD_ZONES } from '../model/state.ts';
import { at, sideNo } from '../model/tracks.ts';
import type { CardView, TableView } from '../view.ts';
import type { SeedsDecision } from '../rules/flow.ts';

/** Why a card in the viewer's hand cannot be used for what is asked now; or that it must be played first. */
const barOf = (g: State, card: number, ask: Question | undefined): Pick<CardView, 'bar' | 'due'> => {
  if (!ask || !CARD_KINDS[ask.kind]) return {};
  const verdicts = CARD_KINDS[ask.kind]!.map(verb =>
    MACHINE.decision(ask).judge(g, ask, { do: verb, card, ...(verb === 'jam' ? { share: 0 } : {}) }),
  );
  const [first] = verdicts;
  const due = ask.kind === 'playing' && dueCard(g, sideNo(ask.side)) === card ? { due: true as const } : {};
  if (!first || verdicts.some(v => v.ok) || first.ok) return due;
  const why = first.why.replace(cardName(g, card), '').replace(/^[:,]? */, '');
  return { bar: { case: first.case, why: `${why[0]!.toUpperCase()}${why.slice(1)}.` } };
};
const CARD_KINDS: { readonly [kind: string]: readonly string[] } = {
  playing: ['play', 'discard'],
  countering: ['steal', 'bar', 'raid', 'jam'],
  trumping: ['trump'],
  foiling: ['foil'],
  spying: ['spy'],
} satisfies { readonly [D in SeedsDecision]?: readonly string[] };
export const cardView = (g: State, card: number, ask?: Question): CardView => {
  const { no, title, year, once, must, ce } = cardRow(g, card);
  return {
    no,
    title,
    ...(year === undefined ? {} : { year }),
    once: once === true,
    must: must === true,
    ce: ce ?? 0,
    ...(isFresh(g, card) ? { fresh: true as const } : {}),
    ...barOf(g, card, ask),
  };
};
export const zoneViews = (g: State): TableView['zones'] =>
  CARD_ZONES.map((zone, i) => ({
    zone,
    size: g.cells[at(g).zone + i]!,
    cards: boxOf(g)
      .CARDS.rows.filter(c => g.cells[at(g).card + c] === i)
      .map(c => cardView(g, c)),
  }));
