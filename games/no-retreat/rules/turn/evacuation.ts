/** 11.0 The evacuation check: one card for each unit. */
import { take as takeCard } from '../../../../engine/chance.ts';
import { done, next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G, isDynamo, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { cardOf } from '../../model/deck.ts';
import { edgeNo, gridOf } from '../../model/ground.ts';
import { beside, DISCARDS, EVACUATED, OUT, PILE } from '../../model/places.ts';
import { onMap, placeOf, putUnit, sideName, unitsIn } from '../../model/state.ts';
import { drawnFrom, mustRenew, renewPile } from './draw.ts';
import { loseStep } from '../combat/losses.ts';
import { putPiece } from '../cards/pool.ts';
import { call, emit, goto, procedure, steps } from '../flow.ts';

/** Whether a hex is at a map edge of one of these colours. */
export const isOnEdge = (g: State, hex: number, ...edges: readonly ('blue' | 'white')[]): boolean =>
  edges.some(e => boxOf(g).EDGE[hex] === edgeNo(e));
/** 11.0 What happens to a unit, by row from the first. */
const RESULTS = [
  { leaves: false, loses: true },
  { leaves: false, loses: false },
  { leaves: true, loses: true },
  { leaves: true, loses: false },
  { leaves: true, loses: false, scores: true },
] as const;
/** The row by the icons of the card: none, one German, one Allied, two, three and more. */
const rowOf = (g: State, card: number): number => {
  const { german, allied } = cardOf(g, card);
  const icons = german.cost + allied.cost;
  if (icons === 0) return 1;
  if (icons === 1) return german.cost === 1 ? 2 : 3;
  return icons === 2 ? 4 : 5;
};
/** The card is shown to all and discarded; errata: two cards are drawn again. */
const turnUp = (g: State, card: number): number => {
  putPiece(g, card, beside(g, OUT)); // set aside
  drawnFrom(g);
  putPiece(g, card, beside(g, DISCARDS));
  emit(g, { is: 'turned', case: '11.0', card });
  return cardOf(g, card).redrawn ? 0 : rowOf(g, card);
};
type CheckStep = '11.0/renew' | '11.0/card' | '11.0/redraw';
/** One card for each check: `by` gives the side that draws, `keep` records the row. */
export const cardSteps = <V extends { readonly row: number }>(
  name: string,
  by: (g: State, vars: V) => SideNo,
  keep: (g: State, row: number) => void,
): readonly Step<V, CheckStep>[] => [
  {
    at: '11.0/renew',
    case: '5.0',
    name: 'New pile',
    when: g => mustRenew(g),
    run: g => {
      renewPile(g);
      return next;
    },
  },
  {
    at: '11.0/card',
    case: '11.0',
    name,
    run: (g, { vars }) => takeCard(sideName(by(g, vars)), '11.0', beside(g, PILE), 1),
    fed: (g, _f, [card]) => {
      keep(g, turnUp(g, card!));
      return next;
    },
  },
  {
    at: '11.0/redraw',
    case: '11.0',
    name: 'Drawn again',
    when: (_g, { vars }) => vars.row === 0,
    run: () => goto('11.0/renew'),
  },
];
export type Evacuating = { readonly unit: number; readonly row: number };
const EVACUATION = procedure('evacuation');
/** 11.0 One row down for Allied units at a map edge, for Germans, and next to Dynamo. */
const helps = (g: State, unit: number): number => {
  const hex = placeOf(g, unit);
  const near = [hex, ...gridOf(g).around[hex]!].some(h => unitsIn(g, h).some(u => isDynamo(g, u)));
  if (sideOf(g, unit) === G) return 1;
  return (isOnEdge(g, hex, 'blue', 'white') ? 1 : 0) + (near ? 1 : 0);
};
export const evacuationSteps = steps('evacuation', [
  ...cardSteps<Evacuating>(
    'Evacuation check',
    (g, { unit }) => sideOf(g, unit),
    (g, row) => EVACUATION.put(g, { row }),
  ),
  {
    at: '11.0/evacuate',
    case: '11.0',
    name: 'Evacuation',
    run: (g, { vars: { unit, row } }) => {
      const last = Math.min(RESULTS.length, row + helps(g, unit));
      const { leaves, loses, ...more } = RESULTS[last - 1]!;
      emit(g, { is: 'evacuation', case: '11.0', unit, row: last });
      if (loses) loseStep(g, unit, '11.0');
      if (leaves && onMap(g, unit)) putUnit(g, unit, beside(g, EVACUATED));
      return 'scores' in more ? call('combatVP', { side: sideOf(g, unit) }) : done();
    },
  },
]);
