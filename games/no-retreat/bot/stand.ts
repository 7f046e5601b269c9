/** What it is worth to a side to have a unit in a hex: the sum of a few named terms. */
import { oddsColumn } from '../../../kernel/odds.ts';
import { G, isMobile } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, terrainOf } from '../model/ground.ts';
import { controls, foe, placeOf } from '../model/state.ts';
import { fightWith, type Striker } from './battle.ts';
import { type Aim, type Beside, type Assessment } from './assessment.ts';
import { guardOf, isInDanger } from './objectives.ts';
import { partitionWorth } from './partition.ts';
import { roomOf } from './cache.ts';
import { stackIn } from './situation.ts';
import { cityWorth, lossWorth, stepWorth } from './worth.ts';
import { portWorth } from './leaving.ts';

const othersIn = (d: Assessment, unit: number, hex: number): number =>
  d.s.sp[d.s.side][hex]! - (placeOf(d.s.g, unit) === hex ? d.s.strength[unit]! : 0);

/** A city of ours that an enemy could come to. */
const garrisonWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (boxOf(s.g).CITY[hex] === 0 || !controls(s.g, s.side, hex)) return 0;
  const threat = s.threat(s.side)[hex]!;
  const worth = lossWorth(s, hex, w);
  if (worth === 0 || !isInDanger(s, w, hex)) return 0;
  const there = othersIn(d, unit, hex);
  const share = s.side === G && isMobile(s.g, unit) ? w.mounted : 1;
  if (there <= 0) return share * w.garrison * worth * Math.min(1, 0.5 + threat / 12);
  const need = guardOf(s, w, hex);
  return there < need ? share * w.thin * worth * Math.min(1, s.strength[unit]! / need) * (1 - there / need) : 0;
};
/** 13.4 Hexes of the line that nobody else covers and this unit would. */
const lineWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (w.line === 0 || (s.side === G && isMobile(s.g, unit))) return 0;
  const { on } = d.line();
  const { near } = gridOf(s.g);
  const threat = s.threat(s.side);
  const here = placeOf(s.g, unit);
  const holds = (h: number): boolean => h >= 0 && s.count[s.side][h]! > (h === here ? 1 : 0);
  let sum = on[hex] === 1 && !holds(hex) ? 0.6 : 0;
  for (let k = hex * 6 - 1; k < hex * 6 + 6; k++) {
    const l = k < hex * 6 ? hex : near[k]!;
    if (l < 0 || on[l] === 0) continue;
    let covered = holds(l);
    for (let j = l * 6; j < l * 6 + 6 && !covered; j++) covered = holds(near[j]!);
    if (!covered) sum += threat[l]! > 0 ? 1 : 0.25;
  }
  return (s.side === G ? w.lineHome : w.line) * sum;
};
/** What an attack at these columns costs who stands there, in steps. */
const LOSS = [0, 0.02, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1.1];
const COMING = 0.4;
/** 14.6 Enemies next to it, and some of those who can come. */
const riskOf = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const enemy = foe(s.side);
  const { near } = gridOf(s.g);
  let attack = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0) attack += s.attack[enemy][near[k]!]!;
  attack += COMING * Math.max(0, s.threat(s.side)[hex]! - attack);
  if (attack < 1) return 0;
  const defence = othersIn(d, unit, hex) + s.strength[unit]!;
  const column = Math.min(8, oddsColumn(roomOf(s.g).odds, Math.min(attack, 14), defence)) - terrainOf(s.g, hex).shift;
  return column < 0 ? 0 : w.risk * LOSS[column]! * (stepWorth(s, unit, w) + 0.1);
};
const besideOf = (d: Assessment, unit: number, aim: Aim): Beside => {
  const known = aim.beside.get(unit);
  if (known) return known;
  const { s, w } = d;
  const { near, sides } = gridOf(s.g);
  const list: Striker[] = [];
  for (let dir = 0; dir < 6; dir++) {
    const from = near[aim.hex * 6 + dir]!;
    if (from < 0 || s.count[s.side][from] === 0 || boxOf(s.g).WALL[sides[aim.hex * 6 + dir]!] === 1) continue;
    for (const u of stackIn(s, from)) if (u !== unit && s.willing[u] === 1) list.push({ unit: u, from });
  }
  const made = {
    list,
    sp: list.reduce((n, x) => n + s.strength[x.unit]!, 0),
    before: Math.max(0, fightWith(s, w, aim, list, 'target')?.worth ?? 0),
  };
  aim.beside.set(unit, made);
  return made;
};
/** What a unit adds by standing next to targets: more chance now, and its share of what could be brought together. */
const attackWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const { near, sides } = gridOf(s.g);
  const enemy = foe(s.side);
  let best = 0;
  if (s.willing[unit] === 0) return 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = near[k]!;
    if (to < 0 || s.count[enemy][to] === 0 || boxOf(s.g).WALL[sides[k]!] === 1) continue;
    const aim = d.aim(to);
    if (!aim || aim.full <= 0) continue;
    const b = besideOf(d, unit, aim);
    const after = fightWith(s, w, aim, [...b.list, { unit, from: hex }], 'target')?.worth ?? 0;
    const hope = aim.needed > b.sp ? 0.4 * aim.full * Math.min(1, s.strength[unit]! / aim.needed) : 0;
    best = Math.max(best, Math.max(0, after) - b.before + hope);
  }
  return w.attack * best;
};
/** What the plan of the turn adds. */
const tiltWorth = ({ s, tilt }: Assessment, unit: number, hex: number): number =>
  tilt ? (isMobile(s.g, unit) ? tilt.fast : tilt.foot)[hex]! : 0;
/** 12.4 Who is hungry already has less time: the third Supply Phase without a line is surrender. */
const HUNGER = [1, 2, 4];
/** In the Reserve Phase and on retreats nothing is attacked any more. */
export const standWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  return (
    w.prize * cityWorth(s, s.side, hex, w) +
    garrisonWorth(d, unit, hex) +
    lineWorth(d, unit, hex) +
    (d.fight ? attackWorth(d, unit, hex) : 0) +
    w.goal * d.pull(unit, hex) +
    portWorth(d, unit, hex) +
    partitionWorth(s, unit, hex) +
    tiltWorth(d, unit, hex) -
    (d.supplied(unit, hex) ? 0 : w.hungry * HUNGER[s.supply[unit]!]! * (1 + s.strength[unit]!)) -
    riskOf(d, unit, hex) +
    (controls(s.g, s.side, hex) ? 0 : 0.01)
  );
};
/** The cheap part of it, to choose what is looked at. */
export const promiseOf = (d: Assessment, unit: number, hex: number): number =>
  d.w.prize * cityWorth(d.s, d.s.side, hex, d.w) +
  d.w.goal * d.pull(unit, hex) +
  garrisonWorth(d, unit, hex) +
  partitionWorth(d.s, unit, hex) +
  tiltWorth(d, unit, hex);
