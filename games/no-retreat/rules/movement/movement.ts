/** 13.0 The Movement Phase: the Phasing player picks one unit after the other. */
import {
  blockedBy,
  cells,
  drawNumber,
  leaves,
  no,
  ok,
  type Decision,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { counted } from '../../../../engine/words.ts';
import { A, campOf, G, isStatic, nameOf, sideOf, SOVIET_CAMP, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { at, happened, onMap, placeOf, sideName, unitsOf } from '../../model/state.ts';
import { laid } from '../cards/pool.ts';
import { mergers } from './cavalry-merger.ts';
import { crowdProc } from './crowding.ts';
import { halt, haltsIn, marchProc } from './march.ts';
import { owesMove } from './move-ends.ts';
import { isPlanned, mayMovePlanned } from '../plans/planned-moves.ts';
import { once } from '../position/obstacles.ts';
import { ask, asking, procedure, steps } from '../flow.ts';

export type Moving = { readonly side: SideNo };
export const moveProc = procedure('movement');

// 13.0 Who moves next --------------------------------------------------------------------------------------------------
const mayMove = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no('13.0', `${name} is not yours to move`);
  if (isStatic(g, unit)) return no('2.3.3', `${name} can never move`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '13.0', `${name} is not on the map`);
  if (g.cells[at(g).moved + unit] === 1) return blockedBy(cells('moved', unit), '13.0', `${name} has moved already`);
  if (campOf(g, unit) === SOVIET_CAMP && !happened(g, 'invasion'))
    return blockedBy(once('invasion'), '20.2.2', `${name} does not move before the Soviet Invasion`);
  return mayMovePlanned(g, unit);
};
/** The same without a reason. The cheap tests come first, as many units have moved already. */
const isMovable = (g: State, side: SideNo, unit: number): boolean =>
  g.cells[at(g).moved + unit] !== 1 && onMap(g, unit) && mayMove(g, side, unit).ok;
const movable = (g: State, side: SideNo): readonly number[] => unitsOf(g, side).filter(u => isMovable(g, side, u));
/** 24.2 The phase cannot end while a unit has not made its planned move. */
const mayStop = (g: State, side: SideNo): Verdict => {
  const owing = isPlanned(g) ? movable(g, side).find(u => owesMove(g, u)) : undefined;
  return owing === undefined
    ? ok
    : blockedBy(cells('moved', owing), '24.2', `the plan sends ${nameOf(g, owing)} elsewhere: move it first`);
};
type Choice = { readonly do: 'move'; readonly unit: number } | { readonly do: 'done' };
export const moving: Decision<Choice> = {
  verbs: ['move', 'done'],
  candidates: g => [{ do: 'done' }, ...movable(g, moveProc.vars(g).side).map(unit => ({ do: 'move', unit }) as const)],
  judge: (g, _a, c) => {
    const { side } = moveProc.vars(g);
    return c.do === 'done' ? mayStop(g, side) : mayMove(g, side, c.unit);
  },
  sample: (g, _a, rnd) => {
    const { side } = moveProc.vars(g);
    const units = unitsOf(g, side);
    const k =
      rnd(12) === 0 && mayStop(g, side).ok ? -1 : drawNumber(units.length, i => isMovable(g, side, units[i]!), rnd);
    return k < 0 ? { do: 'done' } : { do: 'move', unit: units[k]! };
  },
  take: (g, _a, c) =>
    c.do === 'done' ? next : marchProc.call({ unit: c.unit, origin: placeOf(g, c.unit), way: [], gone: 0 }, '13.0'),
  ends: ['done'],
  caution: (g, _a, c) => {
    const { side } = moveProc.vars(g);
    const left = movable(g, side).length;
    const moved = unitsOf(g, side).filter(u => g.cells[at(g).moved + u] === 1).length;
    return c.do === 'done' ? leaves(left, moved, `${counted(left, 'unit')} not moved`) : undefined;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'End the Movement Phase' : `Move ${nameOf(g, c.unit)}`),
};

const askWho = asking('moving', '13.0');
/** 19.9 Mobile Germans that begin their Movement Phase in or next to a Halt! Hitler hex are under No Actions. */
const haltAll = (g: State): void => {
  if (laid(g, A, 'Halt! Hitler').length === 0) return;
  for (const u of unitsOf(g, G)) if (onMap(g, u) && haltsIn(g, u, placeOf(g, u))) halt(g, u, placeOf(g, u));
};
export const movementSteps = steps('movement', [
  {
    at: '13.0/start',
    case: '13.0',
    name: 'Movement Phase',
    run: (g, { vars }) => {
      const { COUNT, CELLS } = boxOf(g);
      g.cells.fill(0, CELLS.moved, CELLS.moved + COUNT);
      if (vars.side === G) haltAll(g);
      return next;
    },
  },
  { at: '13.0', case: '13.0', name: 'Movement', run: (_g, { vars }) => askWho(sideName(vars.side)) },
  { at: '13.3.4', case: '13.3.4', name: 'Overstacked', run: (_g, { vars }) => crowdProc.call({ side: vars.side }) },
  {
    at: '25.1',
    case: '25.1',
    name: 'Cavalry merger',
    when: (g, { vars }) => vars.side === A && mergers(g).length > 0,
    run: () => ask(sideName(A), 'merging', '25.1'),
  },
]);
