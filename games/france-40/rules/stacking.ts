/** 6.0 Stacking: counted at the end of a phase, of a retreat and of an advance; the enemy clears up. */
import { blockedBy, no, ok, stackAt, type Decision, type Verdict } from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { ask, call, next, top, done, type Frame, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { BRITISH, FRENCH, isFort, nameOf, nationOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import {
  foe,
  fortIn,
  heightOf,
  is1940,
  mobileOf,
  placeOf,
  scenarioOf,
  sideName,
  stackIn,
  stackLimit,
} from '../model/state.ts';
import { show } from '../../../field/fog.ts';
import { firstWrong } from '../../../field/stacks.ts';
import { eliminate } from './losses.ts';
import { BATTLE_HEX, heightIn } from './obstacles.ts';

/** 6.2 A fort counts as its nation, but the British may stand in the Maginot Line. */
const fortTakes = (g: State, nation: number, hex: number): boolean => {
  const fort = fortIn(g, hex);
  return fort < 0 || nationOf(g, fort) === nation || (nation === BRITISH && nationOf(g, fort) === FRENCH);
};
/** The limit of the scenario. */
export const limitCase = (g: State): string => (is1940(g) ? '6.4' : '6.3');
/** 6.2-6.4 Could this unit end in that hex, with the friends that are there? */
export const mayShare = (g: State, unit: number, hex: number): Verdict => {
  const nation = nationOf(g, unit);
  const there = stackIn(g, hex)[0];
  if (there !== undefined && nationOf(g, there) !== nation)
    return blockedBy(stackAt(hex), '6.2', `${nameOf(g, there)} of another nation is there`, [hex]);
  if (!fortTakes(g, nation, hex))
    return blockedBy(stackAt(hex), '6.2', `${nameOf(g, fortIn(g, hex))} is a fort of another nation`, [hex]);
  return heightOf(g, hex) < stackLimit(g)
    ? ok
    : blockedBy(heightIn(hex), limitCase(g), `${stackLimit(g)} units are there, and no more may`, [hex]);
};

const isMixed = (g: State, side: SideNo, hex: number): boolean => {
  if (boxOf(g).ONE_NATION[scenarioOf(g)]![side] && fortIn(g, hex) < 0) return false;
  const stack = stackIn(g, hex);
  const nation = nationOf(g, stack[0]!);
  return stack.some(u => nationOf(g, u) !== nation) || !fortTakes(g, nation, hex);
};
interface Fault {
  readonly hex: number;
  readonly why: 'mixed' | 'full';
}
/** What is not in order in a hex that units of one side hold. */
const wrongIn = (g: State, side: SideNo, hex: number): Fault | undefined => {
  if (heightOf(g, hex) === 1 && fortIn(g, hex) < 0) return undefined;
  if (isMixed(g, side, hex)) return { hex, why: 'mixed' };
  return heightOf(g, hex) > stackLimit(g) ? { hex, why: 'full' } : undefined;
};
/** The first hex of the map that is not in order. */
const faultOf = (g: State, side: SideNo): Fault | undefined =>
  firstWrong(boxOf(g).STACKS, g, mobileOf(g, side), hex => wrongIn(g, side, hex));

const toRemove = (unit: number) => ({ do: 'remove', unit }) as const;
const hexOfAsk = (f: Frame): number => f.vars.hex as number;
/** 6.2 Mixed nations: the owner removes; too many: the enemy picks. Forts take no room, so that removing one is no remedy (6.1). */
const mayRemove = (g: State, unit: number, hex: number): Verdict => {
  if (isFort(g, unit)) return no('6.1', `${nameOf(g, unit)} takes no room`, [hex]);
  return placeOf(g, unit) === hex
    ? ok
    : blockedBy(BATTLE_HEX, '6.2', `${nameOf(g, unit)} is not in ${placed(g, hex)}`, [hex]);
};
export const clearing: Decision<ReturnType<typeof toRemove>> = {
  forced: ['remove'],
  candidates: g => stackIn(g, hexOfAsk(top(g))).map(toRemove),
  judge: (g, _a, c) => mayRemove(g, c.unit, hexOfAsk(top(g))),
  take: (g, a, c) => {
    eliminate(g, c.unit, '6.2');
    return done(a.side);
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} is removed`,
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
    const enemy = sideName(foe(owner));
    // The enemy sees what he picks from, and that nations are mixed; who has just picked cannot take that back.
    if (picks === enemy || f.got === enemy) look(g, enemy, '6.2', { hex: fault.hex, units });
    show(boxOf(g).STACKS, g, units);
    return call('clearing', { hex: fault.hex, by_side: picks }, '6.2');
  },
});
