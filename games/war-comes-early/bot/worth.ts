/** What it is worth to a side to have a unit in a hex: the sum of a few named terms. */
import { isMech, nationOf, powerOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { differenceColumn, shifted } from '../../../kernel/odds.ts';
import { countryOf, gridOf } from '../model/ground.ts';
import { groundIn } from '../rules/odds.ts';
import { controls, foe, placeOf } from '../model/state.ts';
import { columnWith, corpsWorth, stakeOf, strikerFrom, worthAt } from './battle.ts';
import type { Aim, Beside, Assessment } from './assessment.ts';
import { hasLine } from './line.ts';
import { FULL, isVital, worthOf } from './objectives.ts';
import { limitsOf, botCacheOf } from './cache.ts';

const others = (d: Assessment, list: Float32Array | Uint8Array, own: number, unit: number, hex: number): number =>
  list[hex]! - (placeOf(d.s.g, unit) === hex ? own : 0);

/** A hex of ours that counts, and that an enemy could come to. */
const garrisonWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const threat = s.threat(s.side)[hex]!;
  const raided = s.raid(s.side)[hex] === 1;
  if (!controls(s.g, s.side, hex)) return 0;
  const worth = worthOf(s, foe(s.side), hex);
  if (worth === 0 || (threat < 1 && !raided && !isVital(s, hex))) return 0;
  const there = others(d, s.defence[s.side], boxOf(s.g).DEFENCE[unit]!, unit, hex);
  if (there <= 0) return w.garrison * worth * Math.min(1, (raided ? 0.7 : 0.3) + threat / 20);
  const need = Math.max(isVital(s, hex) ? w.held : 1, Math.min(FULL, 0.6 * threat));
  return there < need ? w.thin * worth * Math.min(1, boxOf(s.g).DEFENCE[unit]! / need) * (1 - there / need) : 0;
};
/** 9.0 Hexes of the line that nobody else covers and this unit would, those first that an enemy can come to. */
const lineWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const nation = nationOf(s.g, unit);
  if (!hasLine(s, nation)) return 0;
  const { on } = d.line(nation);
  const { near } = gridOf(s.g);
  const raid = s.raid(s.side);
  const threat = s.threat(s.side);
  const alone = s.count[s.side][placeOf(s.g, unit)] === 1 ? placeOf(s.g, unit) : -1;
  const holds = (h: number): boolean => h >= 0 && h !== alone && s.count[s.side][h]! > 0;
  let sum = 0;
  for (let k = hex * 6 - 1; k < hex * 6 + 6; k++) {
    const l = k < hex * 6 ? hex : near[k]!;
    if (l < 0 || on[l] === 0) continue;
    let covered = holds(l);
    for (let j = l * 6; j < l * 6 + 6 && !covered; j++) covered = holds(near[j]!);
    if (!covered) sum += threat[l]! > 0 ? 1 : raid[l] === 1 ? 0.6 : 0.1;
  }
  return w.line * sum;
};
const riskOf = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const enemy = foe(s.side);
  const { near } = gridOf(s.g);
  let attack = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const from = near[k]!;
    if (from >= 0) attack += s.attack[enemy][from]!;
  }
  attack += w.coming * Math.max(0, s.threat(s.side)[hex]! - attack);
  if (attack < 1) return 0;
  const { DEFENCE, CE } = boxOf(s.g);
  const defence = others(d, s.defence[s.side], DEFENCE[unit]!, unit, hex) + DEFENCE[unit]!;
  const ce = others(d, s.ce[s.side], CE[unit]!, unit, hex) + CE[unit]!;
  const { usual } = chartsOf(s.g).crt;
  const column = shifted(
    differenceColumn(usual, attack, defence),
    chartsOf(s.g).terrain[groundIn(s.g, hex)].shift,
    usual.length,
    'clamped',
  );
  const lost = Math.min(ce / 2, botCacheOf(s.g).meanLoss[column]!);
  return w.risk * lost * (CE[unit]! / ce) * corpsWorth(s.g, unit, w);
};
const supplyWorth = (d: Assessment, unit: number, hex: number): number => {
  if (d.supplied(unit, hex)) return 0;
  const { ATTACK, DEFENCE } = boxOf(d.s.g);
  return -d.w.hungry * (ATTACK[unit]! + DEFENCE[unit]!);
};
/** Of units beside a target so much goes in: some are wanted elsewhere. */
const besideOf = (d: Assessment, unit: number, aim: Aim): Beside => {
  const known = aim.beside.get(unit);
  if (known) return known;
  const { s, w } = d;
  const { near } = gridOf(s.g);
  const own = d.own();
  const units: number[] = [];
  for (let dir = 0; dir < 6; dir++) {
    const from = near[aim.hex * 6 + dir]!;
    for (const u of (from < 0 ? undefined : own[from]) ?? [])
      if (u !== unit && boxOf(s.g).ATTACK[u]! > 0) units.push(u);
  }
  const list = units.map(u => strikerFrom(s, aim, u, placeOf(s.g, u), true));
  const before = units.length
    ? Math.max(0, worthAt(s.g, aim, columnWith(s.g, aim, list), stakeOf(s.g, units, w), w))
    : 0;
  const made = { list, units, before };
  aim.beside.set(unit, made);
  return made;
};
/** What a unit adds by standing next to targets: more chance now, and its share of what could be brought together. */
const attackWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const { near, sides } = gridOf(s.g);
  const { WALL, ATTACK, RAIL_ONLY, MECH } = boxOf(s.g);
  let best = 0;
  if (ATTACK[unit] === 0) return 0;
  const limits = limitsOf(s.g, nationOf(s.g, unit));
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = near[k]!;
    if (to < 0 || s.defence[foe(s.side)][to] === 0 || WALL[sides[k]!] === 1) continue;
    if (limits[countryOf(s.g, to)] === 0 || (MECH[unit] === 1 && RAIL_ONLY[to] === 1)) continue;
    const aim = d.aim(to);
    if (!aim || aim.full <= 0) continue;
    const b = besideOf(d, unit, aim);
    const list = [...b.list, strikerFrom(s, aim, unit, hex, true)];
    const after = worthAt(s.g, aim, columnWith(s.g, aim, list), stakeOf(s.g, [...b.units, unit], w), w);
    const has = b.list.reduce((sum, x) => sum + x.factor, 0);
    const share = aim.needed > has ? 0.5 * aim.full * Math.min(1, ATTACK[unit]! / aim.needed) : 0;
    best = Math.max(best, Math.max(0, after) - b.before + share);
  }
  return w.attack * best;
};
/** What entering brings at once. */
const captureWorth = (d: Assessment, hex: number): number => {
  const { s, w } = d;
  return controls(s.g, s.side, hex) ? 0 : w.prize * worthOf(s, s.side, hex);
};
/** What the plan of the turn adds. */
const tiltWorth = ({ s, tilt }: Assessment, unit: number, hex: number): number =>
  tilt ? (isMech(s.g, unit) ? tilt.fast : tilt.foot)[hex]! : 0;
/** What a hex promises without a look at its neighbours. */
export const promiseOf = (d: Assessment, unit: number, hex: number): number =>
  d.w.goal * d.pull(unit, hex) + captureWorth(d, hex) + garrisonWorth(d, unit, hex) + tiltWorth(d, unit, hex);
/** Next to an enemy, or on the line. */
export const isOfNote = (d: Assessment, unit: number, hex: number): boolean => {
  const { s } = d;
  const { near } = gridOf(s.g);
  const theirs = s.defence[foe(s.side)];
  if (d.fight) for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && theirs[near[k]!]! > 0) return true;
  return hasLine(s, nationOf(s.g, unit)) && d.line(nationOf(s.g, unit)).on[hex] === 1;
};
export const standWorth = (d: Assessment, unit: number, hex: number): number => {
  let worth = promiseOf(d, unit, hex) + supplyWorth(d, unit, hex) - riskOf(d, unit, hex);
  if (!d.battle) worth += lineWorth(d, unit, hex);
  if (d.fight && !d.battle && powerOf(nationOf(d.s.g, unit)) === d.power) worth += attackWorth(d, unit, hex);
  return worth;
};
