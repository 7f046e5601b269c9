/** The assessment: the situation with objectives, the line to hold and targets, each computed on first use. */
import { later, laterFor } from '../../../bots/weights.ts';
import { addZone, type ZoneRules } from '../../../kernel/zone.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import { A, BRITISH, G, isMech, nationOf, neutralOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, isCity, sizeOf } from '../model/ground.ts';
import { AT, attackOf, controls, defenceOf, fortIn, inPlay, mobileOf, onMap, placeOf } from '../model/state.ts';
import { mayFight } from '../rules/ground.ts';
import { columnFor, stakeOf, targetAt, worthAt, type Target } from './battle.ts';
import { lineOf, nearest, type Line } from './line.ts';
import { raidOf } from './raid.ts';
import { fieldOf, goalsOf, isAttacker, type Goal } from './objectives.ts';
import { alliedSupply, enemyOf, fightFollows, overland, situationOf, type Situation } from './situation.ts';
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import type { Weights } from './weights.ts';

export interface Assessment {
  readonly s: Situation;
  readonly w: Weights;
  /** What the plan of the turn adds to the worth of standing in each hex; undefined where it has no tilts. */
  readonly tilt: TiltFields | undefined;
  readonly attacks: boolean;
  /** Whether a Combat Phase follows the movement, so that moving next to enemies prepares attacks. */
  readonly fight: boolean;
  /** Whether this is a Combat Phase. The line and garrisons then do not count. */
  readonly battle: boolean;
  goals(unit: number): readonly Goal[];
  field(unit: number): Float32Array;
  line(): Line;
  toEnemy(): Uint8Array;
  /** Hexes that an enemy could reach in his next Movement Phase. */
  raid(): Uint8Array;
  /** Hexes within two of an own panzer corps, and of anybody else of this side. */
  nearFast(): Uint8Array;
  nearFoot(): Uint8Array;
  /** Every enemy hex that an own unit is near and may attack. */
  targets(): readonly Aim[];
  aim(hex: number): Aim | undefined;
  /** Own units that could attack, by hex. */
  own(): readonly (readonly number[] | undefined)[];
  cutNow(): Cut;
  /** The rules' `mayFight`, cached by nation and hex. */
  mayFight(unit: number, hex: number): boolean;
}
/** A target with the worth of attacking it with the strongest units near it, and the factors needed for about 4:1. */
export interface Aim extends Target {
  readonly full: number;
  readonly needed: number;
  readonly beside: Map<number, Beside>;
}
/** The own units next to a target except one: their factors, their directions as bits, and the worth of an attack without that one (`before`). */
export interface Beside {
  readonly factors: number;
  readonly mask: number;
  readonly mech: boolean;
  readonly units: readonly number[];
  readonly before: number;
}

export const assessmentOf = (g: State, side: SideNo, w: Weights, tilt?: TiltFields): Assessment => {
  const s = situationOf(g, side);
  const fields = new Map<number, Float32Array>();
  const goalLists = new Map<number, readonly Goal[]>();
  const attacks = isAttacker(s);
  /** Units of a nation share their goals, except that each British corps has its own, which depend on what is near. */
  const wantsAlike = (unit: number): number => (nationOf(g, unit) === BRITISH ? -1 - unit : nationOf(g, unit));
  const goals = (unit: number): readonly Goal[] => {
    const key = wantsAlike(unit);
    const known = goalLists.get(key);
    const list = known ?? goalsOf(s, w, unit);
    if (!known) goalLists.set(key, list);
    return list;
  };
  const field = (unit: number): Float32Array => {
    const key = wantsAlike(unit);
    const known = fields.get(key);
    const f = known ?? fieldOf(g, goals(unit), w.decay);
    if (!known) fields.set(key, f);
    return f;
  };
  const line = later(() => lineOf(s));
  const fights: (boolean | undefined)[] = [];
  const aim = laterFor((hex): Aim | undefined => aimAt(assessment, hex));
  const targets = (): readonly Aim[] => {
    const list: Aim[] = [];
    for (let hex = 0; hex < sizeOf(g); hex++) {
      const a = aim(hex);
      if (a) list.push(a);
    }
    return list;
  };
  const assessment: Assessment = {
    s,
    w,
    tilt,
    attacks,
    fight: fightFollows(g),
    battle: g.stack.some(f => f.proc === 'combat'),
    goals,
    field,
    line,
    toEnemy: later(() => nearest(s, enemyOf(s))),
    raid: later(() => raidOf(s)),
    nearFast: later(() => nearUnits(s, true)),
    nearFoot: later(() => nearUnits(s, false)),
    targets,
    aim,
    own: later(() => ownByHex(s)),
    cutNow: later(() => cutIn(s)),
    mayFight: (unit, hex) => (fights[nationOf(g, unit) * sizeOf(g) + hex] ??= mayFight(g, nationOf(g, unit), hex).ok),
  };
  return assessment;
};

const ownByHex = (s: Situation): readonly (readonly number[] | undefined)[] => {
  const by: number[][] = [];
  for (const u of mobileOf(s.g, s.side)) if (onMap(s.g, u) && inPlay(s.g, u)) (by[placeOf(s.g, u)] ??= []).push(u);
  return by;
};
const COMPANY = 2;
const nearUnits = ({ g, side }: Situation, fast: boolean): Uint8Array => {
  const out = new Uint8Array(sizeOf(g));
  const units = mobileOf(g, side).filter(u => onMap(g, u) && isMech(g, u) === fast);
  for (const from of new Set(units.map(u => placeOf(g, u))))
    for (let hex = 0; hex < out.length; hex++)
      if (distance(gridOf(g), from as HexId, hex as HexId) <= COMPANY) out[hex] = 1;
  return out;
};
const BATTLE_REACH = 4;
/** An enemy hex as a target: which units are near and may attack it (3.5, 3.6 keep some at home), and what an attack by the strongest of them is worth. */
const aimAt = (d: Assessment, hex: number): Aim | undefined => {
  const { s, w } = d;
  const foe = enemyOf(s);
  const near: number[] = [];
  const factors: number[] = [];
  if (!s.count[foe][hex] && s.fort[hex] !== foe + 1) return undefined;
  for (const u of mobileOf(s.g, s.side)) {
    if (
      !onMap(s.g, u) ||
      !d.mayFight(u, hex) ||
      distance(gridOf(s.g), placeOf(s.g, u) as HexId, hex as HexId) > (isMech(s.g, u) ? 2 * BATTLE_REACH : BATTLE_REACH)
    )
      continue;
    near.push(u);
    factors.push(attackOf(s.g, u));
  }
  if (near.length === 0) return undefined;
  const ground =
    (d.attacks ? 0.35 * w.goal * d.field(near[0]!)[hex]! : 0.02) +
    (isCity(s.g, hex) && !controls(s.g, s.side, hex) ? 0.3 * w.city : 0);
  const t = targetAt(s, s.side, hex, ground, w);
  factors.sort((a, b) => b - a);
  let most = 0;
  for (let i = 0; i < factors.length && i < (s.year === '1940' ? 8 : 16); i++) most += factors[i]!;
  const full = worthAt(s, t, columnFor(s.g, most, t.defence, t.shift), stakeOf(s, near.slice(0, 4), w));
  return { ...t, full: Math.max(0, full), needed: Math.max(1, t.defence * (4 - t.shift)), beside: new Map() };
};

/** Allied factors out of supply, of which British ones count three times; Maginot forts without a supply line to the edges; Maginot forts left. */
export interface Cut {
  readonly factors: number;
  readonly forts: number;
  readonly left: number;
}
const cutIn = ({ g, allied }: Situation): Cut => {
  let factors = 0;
  let forts = 0;
  let left = 0;
  const map = allied();
  const fed = alliedSupply(g, map);
  for (const u of mobileOf(g, A))
    if (onMap(g, u) && neutralOf(nationOf(g, u)) < 0 && !fed[placeOf(g, u)] && fortIn(g, placeOf(g, u)) < 0)
      factors += (attackOf(g, u) + defenceOf(g, u)) * (nationOf(g, u) === BRITISH ? 3 : 1);
  if (!g.cells[AT.maginot]) {
    const open = overland(g, map);
    for (const hex of boxOf(g).MAGINOT_HEXES)
      if (fortIn(g, hex) >= 0) {
        left++;
        if (!open[hex]) forts++;
      }
  }
  return { factors, forts, left };
};
const cutWorth = (d: Assessment, c: Cut): number =>
  d.w.cut * c.factors + (c.left ? (c.forts === c.left ? d.w.prize : 0.4 * (c.forts / c.left)) : 0);
/** How much more a German corps would cut off from supply in this hex than where it is now. Changes `s.allied()` to try it, and restores it. */
export const cutBy = (d: Assessment, unit: number, hex: number): number => {
  const { s } = d;
  const { zone, barred } = s.allied();
  const rules: ZoneRules = { wall: boxOf(s.g).WATER_SIDE, shut: s.fort, mute: s.fort, own: true };
  const here = placeOf(s.g, unit);
  const was = barred[hex]!;
  if (hex === here) return 0;
  const before = cutWorth(d, d.cutNow());
  const leaves = s.count[G][here] === 1;
  const enters = !s.count[G][hex];
  if (leaves) addZone(gridOf(s.g), rules, here as HexId, zone!, -1);
  if (enters) addZone(gridOf(s.g), rules, hex as HexId, zone!);
  barred[hex] = 1;
  const after = cutWorth(d, cutIn(s));
  barred[hex] = was;
  if (enters) addZone(gridOf(s.g), rules, hex as HexId, zone!, -1);
  if (leaves) addZone(gridOf(s.g), rules, here as HexId, zone!);
  return after - before;
};
