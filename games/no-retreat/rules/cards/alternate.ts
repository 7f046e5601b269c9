/** 21.1 Alternate Events (Polish Front): history that might have been, rolled for with six cards in the first turns. */
import { roll } from '../../../../engine/chance.ts';
import { next, type Call } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, counterOf, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo } from '../../model/ground.ts';
import { beside, OUT, RESERVE, WAITING } from '../../model/places.ts';
import {
  ALT_EVENTS,
  ALT_ZERO,
  altVP,
  at,
  AT,
  inBox,
  isReduced,
  onMap,
  option,
  placeOf,
  putUnit,
  sideName,
  unitsOf,
} from '../../model/state.ts';
import { granted, grantProc } from './event-choices.ts';
import { freeMoveProc, ONE_GROUP } from '../movement/free-moves.ts';
import { frontierProc, redeployProc } from '../movement/redeployments.ts';
import { call, emit, steps } from '../flow.ts';

export type Alt = { readonly side: SideNo; readonly card: number };
/** 26.4 The points of each, in the order of ALT_EVENTS: positive for the German player, negative for the Polish one. */
const ALT_VP = [1, 1, 4, 1, 2, 4, 2, 2, 2, -2, -1, -4, -4, -2, -2, -2, -1, -4];
/** Events about the same card of the other side: the later one applies. */
const RIVALS: readonly (readonly string[])[] = [
  ['#63 1', '#77 3'],
  ['#63 3', '#77 2', '#78 2'],
];
const FAST_MOVES = 4;
const EFFECTS: { readonly [event: string]: (g: State) => Call | undefined } = {
  '#58 1': () => freeMoveProc.call({ side: A, group: ONE_GROUP, fast: FAST_MOVES }),
  '#58 2': () => grantProc.call(granted(A, 'square', 4)),
  '#58 3': g => leaveBohemia(g),
  '#59 1': g => {
    for (const u of lettered(g, 'R').filter(one => inBox(g, one, WAITING))) {
      putUnit(g, u, beside(g, RESERVE));
      emit(g, { is: 'reinforced', case: '21.1.2', unit: u });
    }
    return undefined;
  },
  '#59 3': g => {
    for (const u of lettered(g, 'M').filter(one => isReduced(g, one))) {
      g.cells[at(g).face + u] = 0;
      emit(g, { is: 'improved', case: '21.1.2', unit: u });
    }
    return undefined;
  },
  '#76 1': () => call('switchGroups', { groups: [], units: [] }),
  '#76 2': () => freeMoveProc.call({ side: G, group: ONE_GROUP, fast: FAST_MOVES }),
  '#76 3': () => grantProc.call(granted(A, 'weaken', 5)),
  '#78 2': () => grantProc.call(granted(G, 'recall', 2)),
  '#78 3': () => frontierProc.call({ side: A }),
};
const lettered = (g: State, entry: string): readonly number[] =>
  unitsOf(g, A).filter(u => counterOf(g, u).entry === entry);
/** 21.1.1 Bohemia and Slovakia are neutral: four units there leave the game, the others go anywhere in Germany. */
const leaveBohemia = (g: State): Call | undefined => {
  const countries = [countryNo('Bohemia'), countryNo('Slovakia')];
  for (const u of unitsOf(g, G).filter(one => isCzechForce(g, one))) {
    putUnit(g, u, beside(g, OUT));
    emit(g, { is: 'removed', case: '21.1.1', unit: u });
  }
  const units = unitsOf(g, G).filter(u => onMap(g, u) && countries.includes(boxOf(g).COUNTRY[placeOf(g, u)]!));
  return units.length ? redeployProc.call({ side: G, units, hexes: [] }) : undefined;
};
const isCzechForce = (g: State, unit: number): boolean => {
  const { nation, id, type } = counterOf(g, unit);
  return nation === 'Slovak' || id === 'Hoth' || (nation === 'German' && type === 'mountain');
};
const activate = (g: State, event: string): void => {
  for (const rivals of RIVALS.filter(r => r.includes(event)))
    for (const other of rivals) {
      const cell = AT.alt + ALT_EVENTS.indexOf(other);
      if (other !== event && g.cells[cell] === 1) g.cells[cell] = 2;
    }
  g.cells[AT.alt + ALT_EVENTS.indexOf(event)] = 1;
};
export const altSteps = steps('altEvent', [
  {
    at: '21.1/alt',
    case: '21.1',
    name: 'Alternate Event',
    run: (_g, { vars }) => roll(sideName(vars.side), '21.1', 6),
    fed: (g, { vars: { card } }, [die]) => {
      const event = `#${boxOf(g).CARDS[card]!.no} ${Math.ceil(die! / 2)}`;
      const i = ALT_EVENTS.indexOf(event);
      const isNew = g.cells[AT.alt + i] === 0;
      emit(g, { is: 'altEvent', case: '21.1', die: die!, alt: i });
      if (!isNew) return next;
      activate(g, event);
      if (option(g, 'altScoring')) g.cells[AT.altVP] = ALT_ZERO + altVP(g) + ALT_VP[i]!;
      return EFFECTS[event]?.(g) ?? next;
    },
  },
]);
