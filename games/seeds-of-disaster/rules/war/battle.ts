/** 13.0 Combat: the draft of an attack, the battle step by step, and the Breakthrough it may bring (16.0). */
import { granted, no, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { emit, look } from '../../../../engine/events.ts';
import {
  again,
  ask,
  asking,
  call,
  done,
  goto,
  next,
  procedure,
  type Frame,
  type Next,
  type Step,
} from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import {
  attackDraft,
  CANCEL,
  DECLARE,
  markAll,
  plannedIn,
  type AttackRules,
  type Drafting,
} from '../../../../field/attack.ts';
import { show } from '../../../../field/fog.ts';
import {
  areaOf,
  armyPoisedWith,
  isArea,
  isArmy,
  isDisrupted,
  isFleet,
  onMap,
  placeOf,
  poisedWith,
  sideOf,
  typeOf,
  unitName,
  unitsOf,
} from '../../army.ts';
import { boxOf, G, perBox, type SideNo } from '../../box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaIds, areaName, nextTo, riverBetween } from '../../ground.ts';
import { AT } from '../../state.ts';
import { addCp, at, carriedOut, cpOf, experience, other, sideName, sideNo } from '../../tracks.ts';
import { advanceOf, advanceProc, isOpen } from './advance.ts';
import {
  attackerOf,
  battleProc,
  defenderOf,
  engaged,
  hasPoised,
  involved,
  type Battle,
  FOUGHT,
  PLANNED,
} from './battle-frame.ts';
import { declaringSteps, wholeForce } from './declaring.ts';
import { airSteps } from './air.ts';
import { isAlive } from './force.ts';
import { enemiesIn, friendsIn, hasFort, mayCross, refusedAt } from './ground.ts';
import { mobileSteps } from './mobile.ts';
import { mayJump, parachuteSteps } from './parachute.ts';
import { mayRecoverNow, recoveries, recoverNow, recoveryProc, type Recover } from './recovery.ts';
import { resultSteps, rowOf } from './results.ts';

// What can be attacked ---------------------------------------------------------------------------------------------
/** 13.1, 14.3.4 Enemy units, or a fort of his with nobody in it. */
const isTarget = (g: State, s: SideNo, area: number): boolean => enemiesIn(g, s, area) || hasFort(g, area, other(s));
/** Next to it, or able to jump: spares those who are far off the words of a refusal. */
const isAtHand = (g: State, unit: number, area: number): boolean =>
  onMap(g, unit) ? riverBetween(g, placeOf(g, unit), area) >= 0 : typeOf(g, unit) === 'parachute';
/** 15.1.2, 12.0 Whether a unit that stands there may attack into an Area at all. */
const mayStrike = (g: State, unit: number, area: number): Verdict => {
  const name = unitName(g, unit);
  if (!onMap(g, unit)) return no('13.1', `${name} is not on the map`);
  if (riverBetween(g, placeOf(g, unit), area) < 0)
    return no('13.1', `${name} is not next to ${areaName(g, area)}`, [area]);
  if (isArmy(g, unit) && isDisrupted(g, unit)) return no('15.1.2', `${name} is Disrupted`);
  const may = mayCross(g, unit, area);
  return may.ok ? may : { ...may, why: `${name} cannot attack ${areaName(g, area)}: ${may.why}` };
};
/** 13.1.3 Once a segment; 16.1.3, 16.1.5 in a Breakthrough those who broke through, and others who have not fought and stand next to them. */
const isFresh = (g: State, again: readonly number[] | undefined, unit: number, area: number): Verdict => {
  const name = unitName(g, unit);
  const hasFought = g.n[at(g).fought + unit] === FOUGHT;
  if (!again) return hasFought ? no('13.1.3', `${name} has fought in this segment`) : ok;
  if (again.includes(unit)) return ok;
  if (hasFought) return no('16.1.5', `${name} has fought and did not break through`);
  const beside = again.some(u => {
    const from = areaOf(g, u);
    if (from < 0 || riverBetween(g, from, area) < 0) return false;
    return from === placeOf(g, unit) || riverBetween(g, from, placeOf(g, unit)) >= 0; // 16.1.6 they may have joined it
  });
  return beside ? ok : no('16.1.5', `${name} is not next to the stack that broke through`);
};
/** 6.2.4, 8.0, 16.1.5 */
const mayMass = (g: State, s: SideNo, armies: readonly number[], unit: number): Verdict => {
  const crowded = at(g).crowded;
  if ([unit, ...armies].some(u => g.n[crowded + u] === 1))
    return no('8.0', `${unitName(g, unit)} was crowded together, and attacks with no other army this turn`);
  return cpOf(g, s) >= NUMBERS.concentration.value
    ? ok
    : no(
        '6.2.4',
        `${unitName(g, unit)} would be an army too many: over-concentration costs ${NUMBERS.concentration.value} CPs`,
      );
};
const isJoining = (b: Battle, unit: number): boolean => b.again !== undefined && !b.again.includes(unit);
const needsMass = (b: Battle, armies: readonly number[]): boolean =>
  armies.length > 1 || armies.some(u => isJoining(b, u));
const mayJoin = (g: State, planned: readonly number[], unit: number): Verdict => {
  const b = battleProc.vars(g);
  if (sideOf(g, unit) !== b.side || isFleet(g, unit))
    return no('13.1', `${unitName(g, unit)} takes no part in an attack`);
  if (typeOf(g, unit) === 'parachute' && !onMap(g, unit) && armyPoisedWith(g, unit) < 0)
    return mayJump(g, unit, b.area);
  if (armyPoisedWith(g, unit) >= 0) return no('9.2', `${unitName(g, unit)} is Poised and comes with its army`);
  const may = mayStrike(g, unit, b.area);
  if (!may.ok) return may;
  const fresh = isFresh(g, b.again, unit, b.area);
  if (!fresh.ok || !isArmy(g, unit)) return fresh;
  const armies = planned.filter(u => isArmy(g, u));
  return needsMass(b, [...armies, unit]) ? mayMass(g, b.side, armies, unit) : ok;
};
const DRAFT: AttackRules = {
  nameOf: unitName,
  column: g => at(g).fought,
  planned: PLANNED,
  emptyCase: '13.1.2',
  twiceCase: '13.1.3',
  units: g => unitsOf(g, battleProc.vars(g).side),
  able: g => {
    const { side, area } = battleProc.vars(g);
    return boxOf(g).groundOf[side].filter(
      u => g.n[at(g).fought + u] !== PLANNED && isAtHand(g, u, area) && mayJoin(g, [], u).ok,
    );
  },
  mayJoin,
  bars: granted({ bars: 'look' }),
};
const drafting = attackDraft(DRAFT);
/** Who broke through has fought, in the draft or out of it. */
const restore = (g: State): void => {
  const b = battleProc.vars(g);
  for (const u of b.again ?? []) if (g.n[at(g).fought + u] !== PLANNED) g.n[at(g).fought + u] = FOUGHT;
};
const withRiders = (g: State, units: readonly number[]): readonly number[] =>
  units.flatMap(u => [u, ...(isArmy(g, u) ? poisedWith(g, u) : [])]);

/** 13.1.6 All who take part are shown; there is no way back. */
const declare = (g: State): Next => {
  const b = battleProc.vars(g);
  const planned = plannedIn(DRAFT, g);
  const attackers = withRiders(g, planned);
  const defenders = wholeForce(g, b.area);
  const massed = needsMass(
    b,
    planned.filter(u => isArmy(g, u)),
  );
  const origins = attackers.map(u => (areaOf(g, u) < 0 ? placeOf(g, u) : areaOf(g, u)));
  if (massed) addCp(g, b.side, -NUMBERS.concentration.value);
  if (!origins.every(a => isArea(g, a))) g.n[AT.parachuted] = 1;
  markAll(g, at(g).fought, attackers, FOUGHT);
  g.n[at(g).assaulted + b.area] = 1;
  show(boxOf(g).STACKS, g, [...attackers, ...defenders]);
  for (const s of [attackerOf(b), defenderOf(b)]) {
    carriedOut(g, s, 'combat');
    experience(g, s, 'combat');
  }
  experience(g, attackerOf(b), 'attacked');
  look(g, sideName(b.side), '13.1.6', { area: b.area, units: defenders });
  emit(g, { is: 'attacks', case: '13.3', side: b.side, area: b.area, units: attackers });
  battleProc.set(g, { ...b, attackers, defenders, origins, massed });
  return next;
};
export const planning: Decision<Drafting> = {
  verbs: drafting.verbs,
  candidates: g => drafting.candidates(g),
  judge: (g, _a, c) => drafting.judge(g, c),
  take: (g, _a, c) => {
    if (c.do === 'declare') return declare(g);
    drafting.change(g, c);
    restore(g);
    return c.do === 'cancel' ? done(false) : again;
  },
  sample: (g, _a, rnd) => drafting.sampleAdd(g, rnd) ?? (plannedIn(DRAFT, g).length ? DECLARE : CANCEL),
  caution: (g, _a, c) =>
    c.do === 'add' && typeOf(g, c.unit) === 'parachute' && !onMap(g, c.unit)
      ? { says: ['The parachute corps makes one assault in the game'], asks: true }
      : undefined,
  say: (g, _a, c) => drafting.say(g, c),
};

// 13.7.9 and 16.0 --------------------------------------------------------------------------------------------------
/** The Areas the loser has left. */
const vacated = (g: State, b: Battle): readonly number[] =>
  b.winner === attackerOf(b) ? [b.area] : [...new Set(b.origins)].filter(a => isArea(g, a));
const advances = (g: State, b: Battle): boolean => {
  if (b.winner === undefined || b.winner < 0) return false;
  if (b.withdrew) return g.n[AT.vacated] === 0 && isOpen(g, attackerOf(b), b.area);
  return vacated(g, b).some(a => isOpen(g, b.winner as SideNo, a));
};
const goOn = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const s = b.winner as SideNo;
  return advanceProc.call(
    advanceOf(g, s, engaged(g, b, s), vacated(g, b), b.massed === true && s === b.side, !b.withdrew),
    '16.0',
  );
};
/** 16.0 A Breakthrough of the attacker, with Poised Forces left to use it. */
const breaks = (g: State, b: Battle): boolean =>
  !b.withdrew && b.winner === attackerOf(b) && rowOf(g, b)?.breakthrough === true;

type Following = { readonly do: 'follow'; readonly area: number };
/** 16.1.4 The Areas the stacks of an over-concentration came from. */
const stacksOf = (g: State, b: Battle): readonly number[] => [...new Set(b.origins)].filter(a => isArea(g, a));
export const following: Decision<Following> = {
  verbs: ['follow'],
  forced: ['follow'],
  candidates: g => stacksOf(g, battleProc.vars(g)).map(area => ({ do: 'follow', area })),
  judge: (g, _a, c) =>
    stacksOf(g, battleProc.vars(g)).includes(c.area)
      ? ok
      : no('16.1.4', `no stack attacked from ${areaName(g, c.area)}`, [c.area]),
  take: (g, _a, c) => {
    const b = battleProc.vars(g);
    battleProc.put(g, { chosen: b.attackers!.filter((_u, i) => b.origins![i] === c.area) });
    return next;
  },
  say: (g, _a, c) => `The stack from ${areaName(g, c.area)} breaks through`,
};
const eligible = (g: State, went: readonly number[], chosen: readonly number[]): readonly number[] => {
  const gone = new Set(went);
  return chosen.filter(u => isAlive(g, u) && (gone.has(u) || gone.has(armyPoisedWith(g, u))));
};

/** 15.2.2 Armies of the loser that are Disrupted. */
const shakenOf = (g: State, b: Battle): readonly number[] =>
  b.winner === undefined || b.winner < 0
    ? []
    : involved(g, b, other(b.winner as SideNo)).filter(u => isArmy(g, u) && isDisrupted(g, u));

const askToPlan = asking('planning', '13.1');
export const battleSteps: readonly Step<Battle>[] = [
  {
    at: '13.1/plan',
    case: '13.1',
    name: 'Plan the attack',
    run: (_g, { vars: b }) => askToPlan(sideName(b.side)),
  },
  ...mobileSteps,
  ...declaringSteps,
  ...airSteps,
  ...resultSteps,
  ...parachuteSteps,
  {
    at: '15.2.2',
    case: '15.2.2',
    name: 'Recovery',
    when: (g, { vars: b }) => shakenOf(g, b).length > 0,
    run: (g, { vars: b }) => {
      const side = other(b.winner as SideNo);
      return recoveryProc.call({ side, dear: side === defenderOf(b), armies: shakenOf(g, b) });
    },
  },
  {
    at: '16.0/poised',
    case: '16.0',
    name: 'Poised Forces left',
    run: (g, { vars: b }) => {
      battleProc.set(g, { ...b, hadPoised: hasPoised(g, b, attackerOf(b)) });
      return next;
    },
  },
  {
    at: '16.1.4',
    case: '16.1.4',
    name: 'The stack that breaks through',
    when: (g, f) =>
      breaks(g, f.vars) && f.vars.hadPoised === true && f.vars.massed === true && stacksOf(g, f.vars).length > 1,
    run: (_g, { vars: b }) => ask(sideName(b.side), 'following', '16.1.4'),
  },
  { at: '13.7.9', case: '13.7.9', name: 'Advance After Combat', when: (g, f) => advances(g, f.vars), run: goOn },
  {
    at: '16.0',
    case: '16.0',
    name: 'Breakthrough',
    when: (g, { vars: b }) => b.hadPoised === true && breaks(g, b),
    run: (g, f) => {
      const b = f.vars;
      const went = Array.isArray(f.got) ? (f.got as readonly number[]) : [];
      const units = eligible(g, went, b.chosen ?? b.attackers!);
      return units.length ? call('breakthrough', { side: b.side, units }) : next;
    },
  },
  { at: '13.7.9/end', case: '13.7.9', name: 'End of the battle', run: (_g, { vars: b }) => done(b.attackers ?? []) },
];

// 16.0 The Breakthrough Segment ------------------------------------------------------------------------------------
export type Breakthrough = { readonly side: SideNo; readonly units: readonly number[] };
export const breakthroughProc = procedure<Breakthrough>('breakthrough');
type Attacking = { readonly do: 'attack'; readonly area: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const attacksIn = perBox(box => box.areaIds.map(area => ({ do: 'attack', area }) as const));
/** The end first. */
const attacksOn = (g: State, s: SideNo): Attacking[] => {
  const all = attacksIn(g);
  const found: Attacking[] = [DONE];
  for (let area = 0; area < all.length; area++) if (isTarget(g, s, area)) found.push(all[area]!);
  return found;
};
const mayBreak = (g: State, x: Breakthrough, area: number): Verdict => {
  if (!isTarget(g, x.side, area)) return no('13.1', `there is no enemy in ${areaName(g, area)}`, [area]);
  const near = x.units.some(u => isAlive(g, u) && armyPoisedWith(g, u) < 0 && mayStrike(g, u, area).ok);
  return near ? ok : no('16.1.3', `nobody who broke through may attack ${areaName(g, area)}`, [area]);
};
export const breaking: Decision<Attacking> = {
  verbs: ['attack', 'done'],
  ends: ['done'],
  candidates: g => attacksOn(g, breakthroughProc.vars(g).side),
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayBreak(g, breakthroughProc.vars(g), c.area)),
  take: (g, _a, c) => {
    const x = breakthroughProc.vars(g);
    return c.do === 'done' ? done() : battleProc.call({ area: c.area, side: x.side, again: x.units }, '16.1.3/after');
  },
  say: (g, _a, c) => (c.do === 'done' ? 'Break off' : `Attack ${areaName(g, c.area)} out of the breakthrough`),
};
/** Who has attacked again does not do so a third time; who broke through once more has used that already. */
const goFurther = (g: State, f: Frame<Breakthrough>): Next => {
  const fought = Array.isArray(f.got) ? (f.got as readonly number[]) : [];
  breakthroughProc.put(g, { units: f.vars.units.filter(u => isAlive(g, u) && !fought.includes(u)) });
  return goto('16.1.3');
};
export const breakthroughSteps: readonly Step<Breakthrough>[] = [
  {
    at: '16.1.3',
    case: '16.1.3',
    name: 'Breakthrough Segment',
    run: (g, { vars: x }) =>
      areaIds(g).some(a => mayBreak(g, x, a).ok) ? ask(sideName(x.side), 'breaking', '16.1.3') : done(),
  },
  { at: '16.1.3/after', case: '16.1.3', name: 'Breakthrough Segment', run: goFurther },
];

// 13.0 The Combat Segment ------------------------------------------------------------------------------------------
const mayOpen = (g: State, unit: number, area: number): Verdict => {
  const may = mayStrike(g, unit, area);
  return may.ok ? isFresh(g, undefined, unit, area) : may;
};
/** Whether there is anybody to look for. */
const canBeAtHand = (g: State, s: SideNo, area: number): boolean =>
  (s === G && g.n[AT.parachuted] === 0) || nextTo(g, area).some(a => friendsIn(g, s, a));
const NO_ENEMY = refusedAt('13.1', name => `there is no enemy in ${name}`);
const ASSAULTED = refusedAt('13.1.3', name => `${name} has been attacked in this segment`);
const NOBODY_NEAR = refusedAt('13.1', name => `no unit of yours is next to ${name}`);
/** Where nobody may, what keeps the first who stands next to it. */
const mayAttack = (g: State, s: SideNo, area: number): Verdict => {
  if (!isTarget(g, s, area)) return NO_ENEMY(g)[area]!;
  if (g.n[at(g).assaulted + area] === 1) return ASSAULTED(g)[area]!;
  let barred: Verdict | undefined;
  for (const u of canBeAtHand(g, s, area) ? boxOf(g).groundOf[s] : []) {
    if (!isAtHand(g, u, area)) continue;
    const may = onMap(g, u) ? mayOpen(g, u, area) : s === G ? mayJump(g, u, area) : undefined;
    if (may?.ok) return ok;
    if (onMap(g, u)) barred ??= may;
  }
  return barred ?? NOBODY_NEAR(g)[area]!;
};
export const attacking: Decision<Attacking | Recover> = {
  verbs: ['attack', 'recover', 'done'],
  ends: ['done'],
  candidates: (g, a) => {
    const list: (Attacking | Recover)[] = attacksOn(g, sideNo(a.side));
    list.push(...recoveries(g, sideNo(a.side)));
    return list;
  },
  judge: (g, a, c) => {
    if (c.do === 'done') return ok;
    return c.do === 'attack' ? mayAttack(g, sideNo(a.side), c.area) : mayRecoverNow(g, sideNo(a.side), c.army);
  },
  take: (g, a, c) => {
    if (c.do === 'done') return next;
    const side = sideNo(a.side);
    return c.do === 'attack' ? battleProc.call({ area: c.area, side }, '13.0') : recoverNow(g, side, c.army, '13.0');
  },
  say: (g, _a, c) => {
    if (c.do === 'recover') return `Recover ${unitName(g, c.army)} for a CP`;
    return c.do === 'done' ? 'End the Combat Segment' : `Attack ${areaName(g, c.area)}`;
  },
};
