/** The Combat Phase: which hexes are attacked and with whom, and what follows from the die. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import { isGermanMech, isStaticUnit } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { gridOf } from '../model/ground.ts';
import { powerIn } from '../rules/battle.ts';
import type { Battle } from '../rules/flow.ts';
import { attacking, planning } from '../rules/combat.ts';
import { advancing, losing, pressing } from '../rules/results.ts';
import { dispersing } from '../rules/stacking.ts';
import { beside, mayStrike, strikesBy, type Strike } from '../rules/strikes.ts';
import { inZoneOf } from '../rules/zones.ts';
import { at, controls, foe, intactFort, ofPower, onMap, placeOf, PLANNED, sideOf, unitsOf } from '../model/state.ts';
import {
  columnWith,
  corpsWorth,
  stakeOf,
  strikerOf,
  worthAt,
  type Stake,
  type Striker,
  type Target,
} from './battle.ts';
import type { Assessment } from './assessment.ts';
import { isVital, worthOf } from './objectives.ts';
import { standWorth } from './worth.ts';

export interface Assault {
  readonly aim: Target;
  readonly units: readonly number[];
  readonly column: number;
  readonly worth: number;
}
const assaultWith = (d: Assessment, aim: Target, list: readonly Striker[]): Assault => {
  const units = list.map(x => x.unit);
  const column = columnWith(d.s.g, aim, list);
  return { aim, units, column, worth: worthAt(d.s.g, aim, column, sallyOf(d, stakeOf(d.s.g, units, d.w), units), d.w) };
};
/** 4.5 Who goes out of a hex that must not fall is missed there: with each corps lost, and with an army broken up, for which there is no room. */
const sallyOf = (d: Assessment, stake: Stake, units: readonly number[]): Stake => {
  const { s, w } = d;
  if (w.sally === 0) return stake;
  let missed = 0;
  for (const u of units) {
    const hex = placeOf(s.g, u);
    if (isVital(s, hex) && controls(s.g, s.side, hex) && s.threat(s.side)[hex]! > 0)
      missed = Math.max(missed, w.sally * worthOf(s, foe(s.side), hex));
  }
  return missed === 0 ? stake : { ...stake, each: stake.each + missed, broken: missed };
};
/** The best force against a hex: everyone, less those who add nothing. */
export const assaultOn = (d: Assessment, aim: Target, roster?: readonly number[]): Assault | undefined => {
  const { s, power } = d;
  const all = (roster ?? beside(s.g, s.side, aim.hex)).filter(u => mayStrike(s.g, power, u, aim.hex, roster).ok);
  if (all.length === 0) return undefined;
  const list = all.map(u => strikerOf(s, aim, u));
  let attackers = list;
  let best = assaultWith(d, aim, list);
  for (const x of list.toSorted((a, b) => a.factor - b.factor)) {
    if (attackers.length === 1) break;
    const rest = attackers.filter(y => y !== x);
    const less = assaultWith(d, aim, rest);
    if (less.worth < best.worth - 0.004) continue;
    best = less;
    attackers = rest;
  }
  return best;
};
/** All attacks worth making now, the best first. */
export const assaults = (d: Assessment): readonly Assault[] => {
  const { s, power, w } = d;
  const units = ofPower(s.g, power).filter(u => onMap(s.g, u) && !isStaticUnit(s.g, u));
  return strikesBy(s.g, s.side, units, false)
    .flatMap(c => {
      const aim = c.do === 'attack' ? d.aim(c.hex) : undefined;
      const x = aim && assaultOn(d, aim);
      return x && x.worth > w.boldness ? [x] : [];
    })
    .toSorted((x, y) => y.worth - x.worth || x.aim.hex - y.aim.hex);
};
/** 12.6 A flank attack costs nothing: it is a step, worth what the ground is worth. */
const flankGain = (d: Assessment, unit: number, hex: number): number =>
  standWorth(d, unit, hex) - standWorth(d, unit, placeOf(d.s.g, unit));
const FLANK = 0.5;
const flankers = (d: Assessment, hex: number, roster?: readonly number[]): readonly number[] =>
  (roster ?? beside(d.s.g, d.s.side, hex)).filter(u => isGermanMech(d.s.g, u) && flankGain(d, u, hex) > FLANK);
const bestFlank = (d: Assessment, list: readonly Strike[], roster?: readonly number[]): Choice | undefined =>
  list.find(c => c.do === 'flank' && flankers(d, c.hex, roster).length > 0);

export const nextAttack = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  for (const x of assaults(d)) {
    const choice = { do: 'attack', hex: x.aim.hex } as const;
    if (attacking.judge(g, a, choice).ok) return choice;
  }
  const flanks = attacking.candidates(g, a).filter(c => c.do === 'flank' && attacking.judge(g, a, c).ok);
  return bestFlank(d, flanks) ?? { do: 'done' };
};
/** 12.7 Those who broke through go on if it pays. */
export const press = (d: Assessment, a: Question): Choice => {
  const list = legal(pressing, d.s.g, a) as readonly Strike[];
  const b = top(d.s.g).vars as Battle;
  const roster = (b.advanced ?? []).filter(u => isGermanMech(d.s.g, u));
  let best: Choice = { do: 'done' };
  let most = d.w.boldness;
  for (const c of list) {
    const aim = c.do === 'attack' ? d.aim(c.hex) : undefined;
    const x = aim && assaultOn(d, aim, roster);
    if (!x || x.worth <= most) continue;
    most = x.worth;
    best = c;
  }
  return best.do === 'done' ? (bestFlank(d, list, roster) ?? best) : best;
};

const wanted = (d: Assessment, b: Battle): readonly number[] => {
  if (b.flank) return flankers(d, b.hex, b.roster);
  const aim = d.aim(b.hex);
  return (aim && assaultOn(d, aim, b.roster)?.units) ?? [];
};
/** 12.8 The division jumps once: where it brings much. */
const JUMP = 0.8;
const jumps = (d: Assessment, b: Battle, units: readonly number[]): boolean => {
  const aim = b.flank ? undefined : d.aim(b.hex);
  if (!aim) return false;
  const { g } = d.s;
  const list = units.map(u => strikerOf(d.s, aim, u));
  const stake = stakeOf(g, units, d.w);
  const at = (more: number): number => worthAt(g, aim, columnWith(g, aim, list, more), stake, d.w);
  return at(chartsOf(g).shifts.flieger) - at(0) > JUMP;
};
/** Adds the chosen units one by one, the Flieger division where it helps, and declares. */
export const nextInDraft = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const b = top(g).vars as Battle;
  const may = (c: Choice): boolean => planning.judge(g, a, c as never).ok;
  const planned = ofPower(g, powerIn(g)).filter(u => g.cells[at(g).fought + u] === PLANNED);
  const missing = wanted(d, b).find(u => !planned.includes(u) && may({ do: 'add', unit: u }));
  if (missing !== undefined) return { do: 'add', unit: missing };
  if (planned.length === 0) return legal(planning, g, a).find(c => c.do === 'add') ?? { do: 'cancel' };
  if (may({ do: 'support' }) && jumps(d, b, planned)) return { do: 'support' };
  return { do: 'declare' };
};

/** 12.3 The cheapest corps; an army breaks before something dear goes. */
const BREAKING = 0.1;
export const lose = (d: Assessment, a: Question): Choice =>
  bestOf(legal(losing, d.s.g, a), c => {
    const unit = c.unit as number;
    return -corpsWorth(d.s.g, unit, d.w) - (c.do === 'break' ? BREAKING : 0) - 0.001 * boxOf(d.s.g).CE[unit]!;
  });
/** What was paid for in the attack is not given back. */
const BREACH = 8;
/** 12.5 Go in if the ground is better there; a fort is breached only by who enters it. */
export const advance = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const { hex } = top(g).vars as { hex: number };
  const opens = controls(g, side, hex) ? 0 : intactFort(g, hex) >= 0 ? BREACH : 0.4;
  return bestOf(legal(advancing, g, a), c =>
    c.do === 'done'
      ? 0
      : standWorth(d, c.unit as number, hex) - standWorth(d, c.unit as number, placeOf(g, c.unit as number)) + opens,
  );
};
/** 7.0 The strongest, next to our units and away from his friends, never where it scores. */
export const scatter = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { ATTACK, DEFENCE } = boxOf(g);
  return bestOf(legal(dispersing, g, a), c => {
    const unit = c.unit as number;
    const hex = c.hex as number;
    const us = foe(sideOf(g, unit));
    const near = unitsOf(g, us)
      .filter(u => onMap(g, u))
      .reduce((least, u) => Math.min(least, distance(gridOf(g), hex as HexId, placeOf(g, u) as HexId)), 9);
    return (
      0.1 * (ATTACK[unit]! + DEFENCE[unit]!) -
      0.3 * near +
      (inZoneOf(g, us, hex) ? 1 : 0) -
      (controls(g, us, hex) ? 1 + worthOf(d.s, sideOf(g, unit), hex) : 0)
    );
  });
};
