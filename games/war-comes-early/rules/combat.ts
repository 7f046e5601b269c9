/** 12.0 Combat: a Combat Phase, and one battle from its planning to the die. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit, look } from '../../../engine/events.ts';
import {
  again,
  ask,
  done,
  goto,
  next,
  procedure,
  put,
  type Frame,
  type Next,
  type Step,
} from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  attackDraft,
  CANCEL,
  DECLARE,
  markAll,
  plannedIn,
  type AttackRules,
  type Drafting,
} from '../../../field/attack.ts';
import { show } from '../../../field/fog.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { isGermanMech, isMech, nameOf, nationOf, nationsOf, powerOf, POWERS, type SideNo } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { resultAt, type Result } from '../data/charts.ts';
import { gridOf, isWalled, placed } from '../ground.ts';
import {
  AT,
  at,
  clearPhase,
  FLIEGER_PLANNED,
  FLIEGER_READY,
  FLIEGER_USED,
  foe,
  FOUGHT,
  garrisonIn,
  GERMAN,
  heightOf,
  intactFort,
  isActive,
  ofPower,
  onMap,
  placeOf,
  PLANNED,
  sideName,
  sideOf,
  sideOfNation,
  sideOfPower,
  stackIn,
  topOf,
} from '../state.ts';
import { mayFight, mayStand } from './areas.ts';
import { boardOf } from './memo.ts';
import { attackNow, columnLabel, columnOf, isConcentricAttack, lineOf, type Attack } from './odds.ts';
import { mayLie } from './stacking.ts';
import { inSupply } from './supply.ts';
import { inZoneOf } from './zones.ts';

export const combatProc = procedure<{ readonly power: number }>('combat');
/** What the procedure of a battle keeps. */
export type Battle = {
  readonly hex: number;
  /** 12.6 Into an empty hex of an enemy zone. */
  readonly flank?: boolean;
  /** 12.7 Those who advanced and may now attack again. */
  readonly roster?: readonly number[];
  readonly attackers?: readonly number[];
  /** Where each of them stands. */
  readonly from?: readonly number[];
  /** 10.5 Those found out of supply. */
  readonly cut?: readonly number[];
  /** 12.8 */
  readonly flieger?: boolean;
  readonly concentric?: boolean;
  readonly result?: Result;
  /** 12.3 Halves of a corps equivalent still to be lost, and by whom. */
  readonly owed?: number;
  readonly loser?: number;
  /** 12.3 The garrison is gone, unless nobody advances. */
  readonly fallen?: boolean;
  readonly advanced?: readonly number[];
};
export const battleProc = procedure<Battle>('battle');
export const powerIn = (g: State): number => combatProc.vars(g).power;
export const attackingSide = (g: State): SideNo => sideOfPower(g, powerIn(g));
export const attackIn = (g: State, b: Battle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers ?? [],
  cut: b.cut ?? [],
  flieger: b.flieger === true,
});
/** Those who attack or attacked and are still where they stood. */
export const standingAttackers = (g: State, b: Battle): readonly number[] =>
  (b.attackers ?? []).filter((u, i) => placeOf(g, u) === b.from![i]);

// 12.0 Who may attack what ---------------------------------------------------------------------------------------
/** The enemy in a hex: the unit on top, or the owner of a garrison. */
const enemyIn = (g: State, side: SideNo, hex: number): 'units' | 'garrison' | 'friends' | 'nobody' => {
  const unit = topOf(g, hex);
  if (unit >= 0) return sideOf(g, unit) === side ? 'friends' : 'units';
  const owner = garrisonIn(g, hex);
  if (owner < 0 || !isActive(g, owner)) return 'nobody';
  return sideOfNation(g, owner) === side ? 'friends' : 'garrison';
};
/** 12.0, 12.7 No defender twice in a phase; a momentum attack is the exception, but goes into no intact fort. */
const mayBeAttacked = (g: State, hex: number, momentum: boolean): Verdict => {
  const fort = intactFort(g, hex);
  if (momentum) return garrisonIn(g, hex) < 0 ? ok : no('12.7', `${placed(g, hex)} is an intact fortification`, [hex]);
  const again = stackIn(g, hex).find(u => g.n[at(g).fought + u] === FOUGHT);
  if (again !== undefined) return no('12.0', `${nameOf(g, again)} has been attacked this phase`, [hex]);
  return fort >= 0 && g.n[at(g).assaulted + fort]
    ? no('12.0', `${placed(g, hex)} has been attacked this phase`, [hex])
    : ok;
};
/** 11.4, 12.0 Ground, hexside and country: may this unit attack into that hex? */
const mayReach = (g: State, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  const from = placeOf(g, unit);
  if (!around(gridOf(g), from as HexId).includes(hex as HexId))
    return no('12.0', `${name} is not next to ${placed(g, hex)}`, [hex]);
  if (isWalled(g, from, hex)) return no('11.4', `${name} cannot attack across that hexside`, [hex]);
  if (isMech(g, unit) && boxOf(g).RAIL_ONLY[hex] === 1)
    return no('11.4', `${name} is mechanised: it attacks into no mountain and no swamp`, [hex]);
  return mayFight(g, nationOf(g, unit), hex);
};
/** 12.0, 12.7 Has it an attack left? */
const mayAct = (g: State, power: number, unit: number, roster: readonly number[] | undefined): Verdict => {
  const name = nameOf(g, unit);
  if (powerOf(nationOf(g, unit)) !== power) return no('5.2', `it is the turn of ${POWERS[power]}, not of ${name}`);
  if (!onMap(g, unit) || !isActive(g, nationOf(g, unit))) return no('12.0', `${name} cannot attack`);
  if (roster) return roster.includes(unit) ? ok : no('12.7', `${name} did not advance`);
  return g.n[at(g).fought + unit] === FOUGHT ? no('12.0', `${name} has been in a battle this phase`) : ok;
};
const mayStrike = (g: State, power: number, unit: number, hex: number, roster?: readonly number[]): Verdict => {
  const act = mayAct(g, power, unit, roster);
  return act.ok ? mayReach(g, unit, hex) : act;
};
const besideEnemy = (g: State, unit: number): boolean => {
  const enemy = boardOf(g).inPlay[foe(sideOf(g, unit))];
  for (const h of around(gridOf(g), placeOf(g, unit) as HexId)) if (enemy[h]! > 0) return true;
  return false;
};
/** 12.6 A supplied German mechanised corps beside an enemy unit. */
const mayFlank = (g: State, power: number, unit: number, hex: number, roster?: readonly number[]): Verdict => {
  const name = nameOf(g, unit);
  if (!isGermanMech(g, unit)) return no('12.6', `${name} is no German mechanised corps`);
  const strike = mayStrike(g, power, unit, hex, roster);
  if (!strike.ok) return strike;
  if (g.n[at(g).flanked + unit]) return no('12.6', `${name} has made its flank attack this phase`);
  if (!besideEnemy(g, unit)) return no('12.6', `no enemy unit is next to ${name}`);
  return inSupply(g, unit) ? ok : no('12.6', `${name} is out of supply`);
};
/** 12.6 An empty hex in an enemy zone, no intact Czech or Belgian fort. */
const mayBeFlanked = (g: State, side: SideNo, nation: number, hex: number): Verdict => {
  if (heightOf(g, hex) > 0) return no('12.6', `${placed(g, hex)} is occupied`, [hex]);
  if (garrisonIn(g, hex) >= 0) return no('12.6', `${placed(g, hex)} is an intact fortification`, [hex]);
  const stand = mayStand(g, nation, hex);
  if (!stand.ok) return stand;
  return inZoneOf(g, foe(side), hex) ? ok : no('12.6', `${placed(g, hex)} is in no enemy zone of control`, [hex]);
};

/** Those of ours next to a hex. */
const beside = (g: State, side: SideNo, hex: number): readonly number[] => {
  const ours = boardOf(g).units[side];
  return around(gridOf(g), hex as HexId).flatMap(h => (ours[h]! > 0 ? stackIn(g, h) : NOBODY));
};
const NOBODY: readonly number[] = [];
const firstOk = (verdicts: readonly Verdict[], none: Verdict): Verdict =>
  verdicts.find(v => v.ok) ?? verdicts[0] ?? none;
const nobodyNear = (g: State, hex: number): Verdict =>
  no('12.0', `no unit of yours is next to ${placed(g, hex)}`, [hex]);
/** 12.0 May this hex be attacked at all? */
const mayAttack = (g: State, power: number, hex: number, roster?: readonly number[]): Verdict => {
  const side = sideOfPower(g, power);
  switch (enemyIn(g, side, hex)) {
    case 'nobody':
      return no('12.0', `nobody defends ${placed(g, hex)}`, [hex]);
    case 'friends':
      return no('12.0', `your own side holds ${placed(g, hex)}`, [hex]);
  }
  const target = mayBeAttacked(g, hex, roster !== undefined);
  if (!target.ok) return target;
  return firstOk(
    beside(g, side, hex).map(u => mayStrike(g, power, u, hex, roster)),
    nobodyNear(g, hex),
  );
};
const mayFlankHex = (g: State, power: number, hex: number, roster?: readonly number[]): Verdict => {
  const side = sideOfPower(g, power);
  const target = mayBeFlanked(g, side, nationsOf[power]![0]!, hex);
  if (!target.ok) return target;
  return firstOk(
    beside(g, side, hex).map(u => mayFlank(g, power, u, hex, roster)),
    nobodyNear(g, hex),
  );
};

// 12.0, 12.7 The next attack -------------------------------------------------------------------------------------
export type Strike =
  | { readonly do: 'attack'; readonly hex: number }
  | { readonly do: 'flank'; readonly hex: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toAttack = (hex: number) => ({ do: 'attack', hex }) as const;
const toFlank = (hex: number) => ({ do: 'flank', hex }) as const;
/** The hexes next to these units that enemies hold, and those that could be flanked. */
export const strikesBy = (g: State, side: SideNo, units: readonly number[], flanks: boolean): readonly Strike[] => {
  const { inPlay, zones } = boardOf(g);
  const { FORT_AT } = boxOf(g);
  const seen = new Map<number, number>();
  const list: Strike[] = [];
  for (const u of units) {
    if (!onMap(g, u)) continue;
    const mech = flanks && isGermanMech(g, u);
    for (const hex of around(gridOf(g), placeOf(g, u) as HexId)) {
      const enemy = inPlay[foe(side)][hex]! > 0 || (FORT_AT[hex]! >= 0 && enemyIn(g, side, hex) === 'garrison');
      const mayFlankIt = !enemy && mech && zones[foe(side)][hex]! > 0;
      if (!enemy && !mayFlankIt) continue;
      const bits = seen.get(hex) ?? 0;
      if (enemy && (bits & 1) === 0) list.push(toAttack(hex));
      if (mayFlankIt && (bits & 2) === 0) list.push(toFlank(hex));
      seen.set(hex, bits | (enemy ? 1 : 2));
    }
  }
  return list;
};
export const judgeStrike = (g: State, power: number, c: Strike, roster?: readonly number[]): Verdict => {
  switch (c.do) {
    case 'done':
      return ok;
    case 'attack':
      return mayAttack(g, power, c.hex, roster);
    case 'flank':
      return mayFlankHex(g, power, c.hex, roster);
  }
};
export const sayStrike = (g: State, c: Strike, over: string): string => {
  switch (c.do) {
    case 'done':
      return over;
    case 'attack': {
      const there = topOf(g, c.hex);
      return `Attack ${placed(g, c.hex)}: ${there < 0 ? 'the garrison' : nameOf(g, there)}`;
    }
    case 'flank':
      return `Flank attack into ${placed(g, c.hex)}`;
  }
};
/** 12.0 Attacks one after the other, in any order, none declared beforehand. */
export const attacking: Decision<Strike> = {
  verbs: ['attack', 'flank', 'done'],
  ends: ['done'],
  candidates: g => {
    const power = powerIn(g);
    return [DONE, ...strikesBy(g, attackingSide(g), ofPower(g, power), power === 0)];
  },
  judge: (g, _a, c) => judgeStrike(g, powerIn(g), c),
  take: (_g, _a, c) =>
    c.do === 'done' ? next : battleProc.call(c.do === 'flank' ? { hex: c.hex, flank: true } : { hex: c.hex }, '12.0'),
  say: (g, _a, c) => sayStrike(g, c, 'End the Combat Phase'),
};

// The draft of a battle: it lies in a column, where only its owner sees it (8.3) ----------------------------------
type Draft = Drafting | { readonly do: 'support' };
/** 8.3 Whoever is attacked is looked at. */
const LOOK_BARS = granted({ bars: 'look' });
const SUPPORT = { do: 'support' } as const;
const mayJoinIn = (g: State, planned: readonly number[], unit: number): Verdict => {
  const b = battleProc.vars(g);
  if (!b.flank) return mayStrike(g, powerIn(g), unit, b.hex, b.roster);
  const flank = mayFlank(g, powerIn(g), unit, b.hex, b.roster);
  if (!flank.ok) return flank;
  return mayLie(g, [...planned, unit]) ? ok : no('8.0', `${placed(g, b.hex)} takes no more units`, [b.hex]);
};
const DRAFT: AttackRules = {
  nameOf,
  column: g => at(g).fought,
  planned: PLANNED,
  emptyCase: '12.0',
  twiceCase: '12.0',
  units: g => ofPower(g, powerIn(g)),
  able: g => {
    const b = battleProc.vars(g);
    return beside(g, attackingSide(g), b.hex)
      .filter(u => mayJoinIn(g, [], u).ok)
      .toSorted((one, two) => one - two);
  },
  mayJoin: mayJoinIn,
  bars: ok,
};
const drafting = attackDraft(DRAFT);
const planned = (g: State): readonly number[] => plannedIn(DRAFT, g);
/** 12.8 From GT 3 on, under German air superiority, once in the game; not for a flank attack. */
const maySupport = (g: State): Verdict => {
  const state = g.n[AT.flieger];
  if (powerIn(g) !== 0 || battleProc.vars(g).flank)
    return no('12.8', 'the 7th Flieger Division supports a German attack');
  if (state === FLIEGER_PLANNED) return no('12.8', 'it is committed already');
  if (state !== FLIEGER_READY) return no('12.8', state === FLIEGER_USED ? 'it has jumped' : 'it is not ready yet');
  if (g.n[AT.airWinner] !== 1) return no('12.8', 'the Germans have no air superiority this turn');
  return enemyIn(g, attackingSide(g), battleProc.vars(g).hex) === 'units'
    ? ok
    : no('12.8', 'it jumps only where enemy units are');
};
const withdraw = (g: State): void => {
  if (g.n[AT.flieger] === FLIEGER_PLANNED) g.n[AT.flieger] = FLIEGER_READY;
};
export const planning: Decision<Draft> = {
  verbs: ['add', 'drop', 'support', 'declare', 'cancel'],
  candidates: g => drafting.candidates(g, g.n[AT.flieger] === FLIEGER_READY ? [SUPPORT] : []),
  judge: (g, _a, c) => {
    if (c.do === 'support') return maySupport(g);
    const v = drafting.judge(g, c);
    return v.ok && c.do === 'declare' && !battleProc.vars(g).flank ? LOOK_BARS : v;
  },
  take: (g, _a, c) => {
    if (c.do === 'declare') return battleProc.vars(g).flank ? declareFlank(g) : declare(g);
    if (c.do === 'support') g.n[AT.flieger] = FLIEGER_PLANNED;
    else drafting.change(g, c);
    if (c.do === 'cancel') withdraw(g);
    return c.do === 'cancel' ? done() : again;
  },
  sample: (g, _a, rnd) => {
    const add = drafting.sampleAdd(g, rnd);
    if (add) return add;
    if (planned(g).length === 0) return CANCEL;
    return g.n[AT.flieger] === FLIEGER_READY && rnd(3) === 0 && maySupport(g).ok ? SUPPORT : DECLARE;
  },
  say: (g, _a, c) => (c.do === 'support' ? 'Commit the 7th Flieger Division' : drafting.say(g, c)),
};
/** 8.3 Once declared the stack is looked at, and there is no way back; the attackers are named too. */
const declare = (g: State): Next => {
  const b = battleProc.vars(g);
  const attackers = planned(g);
  const defenders = stackIn(g, b.hex);
  const fort = intactFort(g, b.hex);
  const { fought, assaulted, momentum } = at(g);
  show(boxOf(g).STACKS, g, [...attackers, ...defenders]);
  markAll(g, fought, [...attackers, ...defenders], FOUGHT);
  if (b.roster) markAll(g, momentum, attackers, 1);
  if (fort >= 0) g.n[assaulted + fort] = 1;
  look(g, sideName(attackingSide(g)), '8.3', { hex: b.hex, units: defenders });
  emit(g, { is: 'declared', case: '12.0', side: attackingSide(g), hex: b.hex, units: attackers });
  put(g, { attackers, from: attackers.map(u => placeOf(g, u)) });
  return goto('10.5/attackers');
};
/** 12.6 No die and no loss: they are in the hex. */
const declareFlank = (g: State): Next => {
  const b = battleProc.vars(g);
  const attackers = planned(g);
  const { fought, flanked, momentum } = at(g);
  markAll(g, fought, attackers, FOUGHT);
  markAll(g, flanked, attackers, 1);
  if (b.roster) markAll(g, momentum, attackers, 1);
  emit(g, { is: 'flanked', case: '12.6', side: attackingSide(g), hex: b.hex, units: attackers });
  put(g, { attackers, from: attackers.map(u => placeOf(g, u)), advanced: [] });
  return goto('12.6');
};

/** 12.8 A modified die of two or more: the division has landed. */
const landing = (g: State, face: number): Next => {
  const landed = face >= chartsOf(g).flieger.least;
  g.n[AT.flieger] = FLIEGER_USED;
  emit(g, { is: 'flieger', case: '12.8', face, landed: landed ? 1 : 0 });
  put(g, { flieger: landed });
  return next;
};
/** 12.1, 12.3 */
const settle = (g: State, f: Frame, die: number): Next => {
  const b = f.vars as Battle;
  const x = attackIn(g, b);
  const column = columnOf(x);
  const result = resultAt(chartsOf(g).crt, column, die);
  const line = lineOf(x);
  emit(g, { is: 'result', case: '12.3', hex: b.hex, die, odds: columnLabel(line, column), losses: result });
  return goto('12.3/defender', {
    ...f.vars,
    result,
    concentric: isConcentricAttack(x),
    owed: result[1] * 2,
    loser: foe(attackingSide(g)),
  });
};
export const battleSteps = (broken: readonly Step[], results: readonly Step[]): readonly Step[] => [
  {
    at: '12.0/plan',
    case: '12.0',
    name: 'Plan the attack',
    run: g => ask(sideName(attackingSide(g)), 'planning', '12.0'),
  },
  ...broken,
  {
    at: '12.8',
    case: '12.8',
    name: '7th Flieger Division',
    when: g => g.n[AT.flieger] === FLIEGER_PLANNED,
    run: () => roll(GERMAN, '12.8', 6),
    fed: (g, _f, [face]) => landing(g, face!),
  },
  {
    at: '12.1',
    case: '12.1',
    name: 'Combat',
    run: (g, f) => {
      const b = f.vars as Battle;
      const attackers = standingAttackers(g, b);
      if (attackers.length === 0) return done();
      const cut = attackNow(g, b.hex, attackers).cut;
      const starving = stackIn(g, b.hex).filter(u => !inSupply(g, u));
      put(g, { attackers, from: attackers.map(u => placeOf(g, u)), cut: [...cut, ...starving] });
      return goto('12.1/die');
    },
  },
  {
    at: '12.1/die',
    case: '12.1',
    name: 'Combat',
    run: g => roll(sideName(attackingSide(g)), '12.1', 6),
    fed: (g, f, [die]) => settle(g, f, die!),
  },
  ...results,
];
export const combatSteps = (start: readonly Step[], end: readonly Step[]): readonly Step[] => [
  {
    at: '12.0/start',
    case: '12.0',
    name: 'Combat Phase',
    run: g => {
      clearPhase(g);
      return next;
    },
  },
  ...start,
  {
    at: '12.0',
    case: '12.0',
    name: 'Attacks',
    run: g => ask(sideName(attackingSide(g)), 'attacking', '12.0', { power: powerIn(g) }),
  },
  ...end,
];
