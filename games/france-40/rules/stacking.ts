/** 6.0 Stacking: counted at the end of a phase, of a retreat and of an advance; the enemy clears up. */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { ask, call, next, top, done, type Frame, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { labelOf, SIZE } from '../ground.ts';
import {
  AT,
  BRITISH,
  foe,
  FORT,
  fortIn,
  FRENCH,
  heightOf,
  is1940,
  mobileOf,
  NATION,
  onMap,
  placeOf,
  sideName,
  stackIn,
  stackLimit,
  UNIT_NAMES,
  type SideNo,
} from '../state.ts';
import { eliminate } from './losses.ts';

/** 6.2 A fort counts as its nation, but the British may stand in the Maginot Line. */
const fortTakes = (g: State, nation: number, hex: number): boolean => {
  const fort = fortIn(g, hex);
  return fort < 0 || NATION[fort] === nation || (nation === BRITISH && NATION[fort] === FRENCH);
};
/** The limit of the scenario. */
export const limitCase = (g: State): string => (is1940(g) ? '6.4' : '6.3');
/** 6.2-6.4 Could this unit end in that hex, with the friends that are there? */
export const mayShare = (g: State, unit: number, hex: number): Verdict => {
  const nation = NATION[unit]!;
  const there = stackIn(g, hex)[0];
  if ((there !== undefined && NATION[there] !== nation) || !fortTakes(g, nation, hex))
    return no('6.2', `${labelOf(hex)} holds another nation`, [hex]);
  return heightOf(g, hex) < stackLimit(g) ? ok : no(limitCase(g), `${labelOf(hex)} is full`, [hex]);
};

const isMixed = (g: State, hex: number): boolean => {
  const stack = stackIn(g, hex);
  const nation = NATION[stack[0]!]!;
  return stack.some(u => NATION[u] !== nation) || !fortTakes(g, nation, hex);
};
interface Fault {
  readonly hex: number;
  readonly why: 'mixed' | 'full';
}
/** A stack has several units and is looked at once. */
const looked = new Uint8Array(SIZE);
/** The first hex of the map that is not in order. */
const faultOf = (g: State, side: SideNo): Fault | undefined => {
  let fault: Fault | undefined;
  looked.fill(0);
  for (const u of mobileOf(g, side)) {
    const hex = placeOf(g, u);
    if (!onMap(g, u) || looked[hex] || (fault && hex >= fault.hex) || (heightOf(g, hex) === 1 && fortIn(g, hex) < 0))
      continue;
    looked[hex] = 1;
    if (isMixed(g, hex)) fault = { hex, why: 'mixed' };
    else if (heightOf(g, hex) > stackLimit(g)) fault = { hex, why: 'full' };
  }
  return fault;
};

const REMOVE = UNIT_NAMES.map((_, unit) => ({ do: 'remove', unit }) as const);
const hexOfAsk = (f: Frame): number => f.vars.hex as number;
/** 6.2 Mixed nations: the owner removes; too many: the enemy picks. Forts take no room, so that removing one is no remedy (6.1). */
const mayRemove = (g: State, unit: number, hex: number): Verdict => {
  if (FORT[unit]) return no('6.1', `${UNIT_NAMES[unit]} takes no room`, [hex]);
  return placeOf(g, unit) === hex ? ok : no('6.2', `${UNIT_NAMES[unit]} is not in ${labelOf(hex)}`, [hex]);
};
export const clearing: Decision<(typeof REMOVE)[number]> = {
  candidates: g => stackIn(g, hexOfAsk(top(g))).map(u => REMOVE[u]!),
  judge: (g, _a, c) => mayRemove(g, c.unit, hexOfAsk(top(g))),
  take: (g, _a, c) => {
    eliminate(g, c.unit, '6.2');
    return done();
  },
  say: (_g, _a, c) => `${UNIT_NAMES[c.unit]} is removed`,
};
export const clearingSteps: readonly Step[] = [
  {
    at: '6.2',
    case: '6.2',
    name: 'Too many in a hex',
    run: (_g, f) => ask(f.vars.by_side as string, 'clearing', '6.2'),
  },
];
/** 6.2 At the end of a phase, until every hex of either side is in order. */
export const stackingCheck = (side: (f: Frame) => SideNo): Step => ({
  at: '6.2',
  case: '6.2',
  name: 'Stacking',
  run: (g, f) => {
    const own = faultOf(g, side(f));
    const fault = own ?? faultOf(g, foe(side(f)));
    const owner = own ? side(f) : foe(side(f));
    if (!fault) return next;
    const units = stackIn(g, fault.hex);
    const picks = sideName(fault.why === 'full' ? foe(owner) : owner);
    if (picks !== sideName(owner)) look(g, picks, '6.2', { hex: fault.hex, units });
    for (const u of units) g.n[AT.shown + u] = 1; // the enemy sees what he picks from, and that nations are mixed
    return call('clearing', { hex: fault.hex, by_side: picks }, '6.2');
  },
});
