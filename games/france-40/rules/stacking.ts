/** 6.0 Stacking: counted at the end of a phase, of a retreat and of an advance; the enemy clears up. */
import { no, ok, type Decision } from '../../../engine/decide.ts';
import { ask, done, next, top, type Frame, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { labelOf, SIZE } from '../ground.ts';
import { AT, BRITISH, foe, fortIn, heightOf, NATION, placeOf, SIDE, sideName, stackIn, stackLimit, UNIT_NAMES, type SideNo } from '../state.ts';
import { eliminate } from './losses.ts';

const nationsIn = (g: State, hex: number): readonly number[] => [...new Set(stackIn(g, hex).map(u => NATION[u]!))];
/** 6.2 A fort counts as its nation, but the British may stand in the Maginot Line. */
const isMixed = (g: State, hex: number): boolean => {
  const nations = nationsIn(g, hex), fort = fortIn(g, hex);
  return nations.length > 1 || (fort >= 0 && nations.length === 1 && nations[0] !== NATION[fort] && nations[0] !== BRITISH);
};
const sideIn = (g: State, hex: number): SideNo => SIDE[stackIn(g, hex)[0]!] as SideNo;
interface Fault { readonly hex: number; readonly why: 'mixed' | 'full' }
const faultOf = (g: State, side: SideNo): Fault | undefined => {
  for (let hex = 0; hex < SIZE; hex++) {
    if (heightOf(g, hex) === 0 || stackIn(g, hex).length === 0 || sideIn(g, hex) !== side) continue;
    if (isMixed(g, hex)) return { hex, why: 'mixed' };
    if (heightOf(g, hex) > stackLimit(g)) return { hex, why: 'full' };
  }
  return undefined;
};

const REMOVE = UNIT_NAMES.map((_, unit) => ({ do: 'remove', unit }) as const);
const hexOfAsk = (f: Frame): number => f.vars.hex as number;
/** 6.2 Mixed nations: the owner removes; too many: the enemy picks. */
export const clearing: Decision<(typeof REMOVE)[number]> = {
  candidates: g => stackIn(g, hexOfAsk(top(g))).map(u => REMOVE[u]!),
  judge: (g, _a, c) => (placeOf(g, c.unit) === hexOfAsk(top(g)) ? ok : no('6.2', `${UNIT_NAMES[c.unit]} is not in ${labelOf(hexOfAsk(top(g)))}`)),
  take: (g, _a, c) => { eliminate(g, c.unit, '6.2'); return done(); },
  say: (_g, _a, c) => `${UNIT_NAMES[c.unit]} is removed`,
};
export const clearingSteps: readonly Step[] = [
  { at: '6.2', case: '6.2', name: 'Too many in a hex', run: (_g, f) => ask(f.vars.by_side as string, 'clearing', '6.2') },
];
/** At the end of a side's phase, until every hex is in order. */
export const stackingCheck = (side: (f: Frame) => SideNo): Step => ({
  at: '6.2', case: '6.2', name: 'Stacking',
  run: (g, f) => {
    const fault = faultOf(g, side(f));
    if (!fault) return next;
    for (const u of stackIn(g, fault.hex)) g.n[AT.shown + u] = 1; // whoever clears up must see them
    return { to: 'call', proc: 'clearing', vars: { hex: fault.hex, by_side: sideName(fault.why === 'mixed' ? side(f) : foe(side(f))) }, back: '6.2' };
  },
});
