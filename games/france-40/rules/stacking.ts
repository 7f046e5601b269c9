/** 6.0 Stacking: checked at the end of each phase, retreat and advance. The enemy removes units that are too many. */
import { blockedBy, no, ok, stackAt, type Decision, type Verdict } from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { next, done, type Step } from '../../../engine/flow.ts';
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
import { ask, call, procedure, steps, type Phase } from './flow.ts';
import { eliminate } from './losses.ts';
import { BATTLE_HEX, heightIn } from './obstacles.ts';

/** 6.2 Only the nation of a fort stacks with it, except that the British may use the Maginot Line. */
const fortTakes = (g: State, nation: number, hex: number): boolean => {
  const fort = fortIn(g, hex);
  return fort < 0 || nationOf(g, fort) === nation || (nation === BRITISH && nationOf(g, fort) === FRENCH);
};
/** The case of the scenario's stacking limit. */
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
/** What breaks the stacking rules in a hex held by this side. */
const wrongIn = (g: State, side: SideNo, hex: number): Fault | undefined => {
  if (heightOf(g, hex) === 1 && fortIn(g, hex) < 0) return undefined;
  if (isMixed(g, side, hex)) return { hex, why: 'mixed' };
  return heightOf(g, hex) > stackLimit(g) ? { hex, why: 'full' } : undefined;
};
/** The first hex, in the order of the map, that breaks the stacking rules. */
const faultOf = (g: State, side: SideNo): Fault | undefined =>
  firstWrong(boxOf(g).STACKS, g, mobileOf(g, side), hex => wrongIn(g, side, hex));

const toRemove = (unit: number) => ({ do: 'remove', unit }) as const;
const clearingProc = procedure('clearing');
/** 6.1 A fort does not count for stacking, so that removing one does not help. */
const mayRemove = (g: State, unit: number, hex: number): Verdict => {
  if (isFort(g, unit)) return no('6.1', `${nameOf(g, unit)} takes no room`, [hex]);
  return placeOf(g, unit) === hex
    ? ok
    : blockedBy(BATTLE_HEX, '6.2', `${nameOf(g, unit)} is not in ${placed(g, hex)}`, [hex]);
};
export const clearing: Decision<ReturnType<typeof toRemove>> = {
  forced: ['remove'],
  candidates: g => stackIn(g, clearingProc.vars(g).hex).map(toRemove),
  judge: (g, _a, c) => mayRemove(g, c.unit, clearingProc.vars(g).hex),
  take: (g, a, c) => {
    eliminate(g, c.unit, '6.2');
    return done(a.side);
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} is removed`,
};
export const clearingSteps = steps('clearing', [
  {
    at: '6.2',
    case: '6.2',
    name: 'Too many in a hex',
    run: (_g, f) => ask(f.vars.by_side, 'clearing', '6.2'),
  },
]);
/** 6.2 Runs at the end of a phase until no hex of either side breaks the rules. Of mixed nations the owner removes units, of too many the enemy. */
export const stackingCheck: Step<Phase, '6.2'> = {
  at: '6.2',
  case: '6.2',
  name: 'Stacking',
  run: (g, f) => {
    const { side } = f.vars;
    const own = faultOf(g, side);
    const fault = own ?? faultOf(g, foe(side));
    const owner = own ? side : foe(side);
    if (!fault) return next;
    const units = stackIn(g, fault.hex);
    const picks = sideName(fault.why === 'full' ? foe(owner) : owner);
    const enemy = sideName(foe(owner));
    // The enemy sees the units he picks from. After his pick he also sees a stack that is still mixed, which blocks undo.
    if (picks === enemy || f.got === enemy) look(g, enemy, '6.2', { hex: fault.hex, units });
    show(boxOf(g).STACKS, g, units);
    return call('clearing', { hex: fault.hex, by_side: picks }, '6.2');
  },
};
