/** 21.1.1, 21.1.4 Moves before the campaign: one infantry group and a number of cavalry (Poles) or mobile units (Germans), inside their own country. */
import { no, ok, type Decision, type Verdict, cells, variable, blockedBy, places } from '../../../../engine/decide.ts';
import { done, next } from '../../../../engine/flow.ts';
import type { Case, State } from '../../../../engine/state.ts';
import {
  A,
  campOf,
  isMobile,
  isStatic,
  nameOf,
  nationOf,
  sideOf,
  SLOVAKS,
  SOVIET_CAMP,
  typeOf,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { COUNTRIES, GREATER_GERMANY, type Country } from '../../data/rows.ts';
import { at, onMap, placeOf, sideName, unitsOf } from '../../model/state.ts';
import { ask, frameOf, procedure, steps } from '../flow.ts';

/** `group`: the infantry group, once its first unit has moved; `fast`: how many cavalry or mobile units may still move. */
export type FreeMoves = { readonly side: SideNo; readonly group: number; readonly fast: number };
export const freeMoveProc = procedure('freeMoves');
export const [ONE_GROUP, NO_GROUP] = [-1, -2];
/** By side. */
const HOMES: readonly (readonly Country[])[] = [GREATER_GERMANY, ['Poland']];
/** The countries units may not leave during free moves; undefined at any other time. */
export const homeOnly = (g: State): readonly Country[] | undefined => {
  const frame = frameOf(g, 'freeMoves');
  return frame ? HOMES[frame.vars.side] : undefined;
};
const isFast = (g: State, unit: number): boolean =>
  sideOf(g, unit) === A ? typeOf(g, unit) === 'cavalry' : isMobile(g, unit);
const caseOf = (side: SideNo): Case => (side === A ? '21.1.1' : '21.1.4');
const mayGo = (g: State, { side, group, fast }: FreeMoves, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const { COUNTRY, GROUP } = boxOf(g);
  if (sideOf(g, unit) !== side || campOf(g, unit) === SOVIET_CAMP)
    return no(caseOf(side), `${name} is not yours to move now`);
  if (isStatic(g, unit)) return no('2.3.3', `${name} can never move`);
  if (!onMap(g, unit)) return blockedBy(places(unit), caseOf(side), `${name} is not on the map`);
  if (g.cells[at(g).moved + unit] === 1)
    return blockedBy(cells('moved', unit), caseOf(side), `${name} has moved already`);
  if (!HOMES[side]!.includes(COUNTRIES[COUNTRY[placeOf(g, unit)]!]!))
    return blockedBy(places(unit), caseOf(side), `${name} is not in its own country`);
  if (isFast(g, unit))
    return fast > 0
      ? ok
      : blockedBy(variable('fast'), caseOf(side), `four ${side === A ? 'cavalry' : 'mobile'} units have moved already`);
  if (group === NO_GROUP)
    return blockedBy(variable('group'), caseOf(side), `${name} is not mobile: only such units move`);
  if (typeOf(g, unit) !== 'infantry' || nationOf(g, unit) === SLOVAKS)
    return no(caseOf(side), `${name} is no ${side === A ? 'Polish' : 'German'} infantry unit`);
  return group === ONE_GROUP || GROUP[unit] === group
    ? ok
    : blockedBy(variable('group'), caseOf(side), `${name} is not of the group that has moved`);
};
type Choice = { readonly do: 'move'; readonly unit: number } | { readonly do: 'done' };
export const stealing: Decision<Choice> = {
  verbs: ['move', 'done'],
  candidates: g => [
    { do: 'done' },
    ...unitsOf(g, freeMoveProc.vars(g).side)
      .filter(u => onMap(g, u))
      .map(unit => ({ do: 'move', unit }) as const),
  ],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayGo(g, freeMoveProc.vars(g), c.unit)),
  take: (g, _a, c) => {
    if (c.do === 'done') return done();
    const v = freeMoveProc.vars(g);
    const fast = isFast(g, c.unit);
    freeMoveProc.put(g, fast ? { fast: v.fast - 1 } : { group: boxOf(g).GROUP[c.unit]! });
    return {
      to: 'call',
      proc: 'march',
      vars: { unit: c.unit, origin: placeOf(g, c.unit), way: [], gone: 0 },
      back: '21.1/moves',
    };
  },
  ends: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'No more moves' : `Move ${nameOf(g, c.unit)}`),
};
export const freeMoveSteps = steps('freeMoves', [
  {
    at: '21.1/begin',
    case: '21.1',
    name: 'Moves before the campaign',
    run: g => {
      const { COUNT, CELLS } = boxOf(g);
      g.cells.fill(0, CELLS.moved, CELLS.moved + COUNT);
      return next;
    },
  },
  {
    at: '21.1/moves',
    case: '21.1',
    name: 'Moves before the campaign',
    when: (g, { vars }) => unitsOf(g, vars.side).some(u => mayGo(g, vars, u).ok),
    run: (_g, { vars }) => ask(sideName(vars.side), 'stealing', caseOf(vars.side)),
  },
]);
