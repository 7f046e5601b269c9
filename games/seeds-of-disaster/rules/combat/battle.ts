/** 13.0 A battle: the draft of the attack, its steps in order, advance and Breakthrough (16.0). */
import { blockedBy, cells, granted, no, ok, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { again, done, next, type Frame, type Next } from '../../../../engine/flow.ts';
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
} from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, nationIn } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { addCp, at, carriedOut, cpOf, experience, other, sideName } from '../../model/tracks.ts';
import { advanceOf, advanceProc, isOpen } from './advance.ts';
import { airSteps } from './air.ts';
import {
  attackerOf,
  battleProc,
  defenderOf,
  engaged,
  FOUGHT,
  hasPoised,
  involved,
  PLANNED,
  winnerOf,
} from './battle-frame.ts';
import { declaringSteps, wholeForce } from './declaration.ts';
import { isAlive } from './force.ts';
import { violate } from '../movement/borders.ts';
import { jumps } from './dice.ts';
import { mobileSteps } from './mobile.ts';
import { mayJump, parachuteSteps } from './parachute.ts';
import { recoveryProc } from './recovery.ts';
import { resultSteps, rowOf } from './results.ts';
import { isAtHand, isFresh, mayStrike } from './who-attacks.ts';
import { cpFor, untilOver } from '../position/obstacles.ts';
import { ask, asking, call, emit, steps, type Battle } from '../flow.ts';

// 13.1 The draft -------------------------------------------------------------------------------------------------
/** 6.2.4, 8.0, 16.1.5 */
const mayMass = (g: State, s: SideNo, armies: readonly number[], unit: number): Verdict => {
  const crowded = [unit, ...armies].filter(u => g.cells[at(g).crowded + u] === 1);
  if (crowded.length)
    return blockedBy(
      cells('crowded', ...crowded),
      '8.0',
      `${unitName(g, unit)} was crowded together, and attacks with no other army this turn`,
    );
  return cpOf(g, s) >= NUMBERS.concentration.value
    ? ok
    : blockedBy(
        cpFor(s),
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
  if (armyPoisedWith(g, unit) >= 0)
    return blockedBy(places(unit), '9.2', `${unitName(g, unit)} is Poised and comes with its army`);
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
      u => g.cells[at(g).fought + u] !== PLANNED && isAtHand(g, u, area) && mayJoin(g, [], u).ok,
    );
  },
  mayJoin,
  bars: granted({ bars: 'look' }),
};
const drafting = attackDraft(DRAFT);
/** Refusals of the draft rest on the column `fought`. */
const asDrafted = (g: State, c: Drafting, v: Verdict): Verdict => {
  if (v.ok || v.obstacle || c.do === 'cancel') return v;
  if (c.do === 'declare') return { ...v, obstacle: cells('fought', ...boxOf(g).groundOf[battleProc.vars(g).side]) };
  const isOwn = boxOf(g).groundOf[battleProc.vars(g).side].includes(c.unit);
  return isOwn ? { ...v, obstacle: cells('fought', c.unit) } : v;
};
/** 16.1.3 Units that broke through count as having fought again when they leave the draft. */
const restore = (g: State): void => {
  const b = battleProc.vars(g);
  for (const u of b.again ?? []) if (g.cells[at(g).fought + u] !== PLANNED) g.cells[at(g).fought + u] = FOUGHT;
};
const withRiders = (g: State, units: readonly number[]): readonly number[] => {
  const all: number[] = [];
  for (const u of units) {
    all.push(u);
    if (isArmy(g, u)) all.push(...poisedWith(g, u));
  }
  return all;
};

/** 13.1.6 All units that take part are shown, so it cannot be undone. */
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
  if (!origins.every(a => isArea(g, a))) {
    g.cells[AT.parachuted] = 1;
    violate(g, nationIn(g, b.area)); // 17.0, 12.0 it is in the Area from now on
  }
  markAll(g, at(g).fought, attackers, FOUGHT);
  g.cells[at(g).assaulted + b.area] = 1;
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
  judge: (g, _a, c) => asDrafted(g, c, drafting.judge(g, c)),
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
/** 13.7.9 The Areas the loser has left. */
const vacated = (g: State, b: Battle): readonly number[] =>
  b.winner === attackerOf(b) ? [b.area] : [...new Set(b.origins)].filter(a => isArea(g, a));
const advances = (g: State, b: Battle): boolean => {
  const winner = winnerOf(b);
  if (winner === undefined) return false;
  if (b.withdrew) return g.cells[AT.vacated] === 0 && isOpen(g, attackerOf(b), b.area);
  return vacated(g, b).some(a => isOpen(g, winner, a));
};
const goOn = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const s = winnerOf(b)!;
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
      : blockedBy(untilOver(g), '16.1.4', `no stack attacked from ${areaName(g, c.area)}`, [c.area]),
  take: (g, _a, c) => {
    const b = battleProc.vars(g);
    battleProc.put(g, { chosen: b.attackers!.filter((_u, i) => b.origins![i] === c.area) });
    return next;
  },
  say: (g, _a, c) => `The stack from ${areaName(g, c.area)} breaks through`,
};
/** 17.0 Units that jumped are in the vacated Area without an advance. */
const landed = (g: State, b: Battle): readonly number[] =>
  b.attackers!.filter(u => jumps(g, b, u) && placeOf(g, u) === b.area);
const eligible = (g: State, b: Battle, went: readonly number[]): readonly number[] => {
  const gone = new Set([...went, ...landed(g, b)]);
  const chosen = b.chosen ?? b.attackers!;
  return chosen.filter(u => isAlive(g, u) && (gone.has(u) || gone.has(armyPoisedWith(g, u))));
};

/** 15.2.2 Armies of the loser that are Disrupted. */
const shakenOf = (g: State, b: Battle): readonly number[] => {
  const winner = winnerOf(b);
  return winner === undefined ? [] : involved(g, b, other(winner)).filter(u => isArmy(g, u) && isDisrupted(g, u));
};

const askToPlan = asking('planning', '13.1');
export const battleSteps = steps('battle', [
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
      const side = other(winnerOf(b)!);
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
      const units = eligible(g, b, went);
      return units.length ? call('breakthrough', { side: b.side, units }) : next;
    },
  },
  { at: '13.7.9/end', case: '13.7.9', name: 'End of the battle', run: (_g, { vars: b }) => done(b.attackers ?? []) },
]);
