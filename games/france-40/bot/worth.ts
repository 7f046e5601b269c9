/** The worth of a unit in a hex, as a sum of named terms. */
import { FRENCH, G, isMech, nationOf, neutralOf } from '../model/army.ts';
import { gridOf, isCity } from '../model/ground.ts';
import { boxOf } from '../model/box.ts';
import { AT, defenceOf, placeOf } from '../model/state.ts';
import {
  chancesAt,
  columnFor,
  concentricShift,
  factorFrom,
  groundShift,
  stakeOf,
  stepWorth,
  worthAt,
} from './battle.ts';
import type { Aim, Beside, Assessment } from './assessment.ts';
import { standGround } from './line.ts';
import { botCacheOf } from './cache.ts';
import { captureOf, lossOf } from './objectives.ts';
import { isAlliedPort } from './places.ts';
import { enemyOf, type Situation } from './situation.ts';

/** The share of the units next to a target that is counted on for an attack; some are needed elsewhere. */
const SHARE = 0.85;
const others = (s: Situation, unit: number, hex: number): number =>
  s.defence[s.side][hex]! - (placeOf(s.g, unit) === hex ? defenceOf(s.g, unit) : 0);
/** Whether no other own unit is in the hex; a fort alone does not count, because it cannot hold for long. */
const isBare = (s: Situation, unit: number, hex: number): boolean =>
  s.count[s.side][hex]! - (placeOf(s.g, unit) === hex ? 1 : 0) <= 0;
/** A hole in the line counts less where nobody threatens it (`quiet`), and less where a fort without units stands (`fort`). In 1939 it counts more, because the Germans have no second line behind the West Wall. */
const HOLE = { '1940': { quiet: 0.35, fort: 0.4 }, '1939': { quiet: 0.5, fort: 0.7 } } as const;
const lineWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const line = d.line();
  const far = line.far[hex]!;
  if (!line.on[hex]) return -w.reserve * Math.min(12, far);
  const threat = line.threat[hex]!;
  const pressed = Math.min(1, threat / 25);
  const { quiet, fort } = HOLE[s.year];
  // A quiet sector keeps its screen: one unit is worth having there, more are not
  if (isBare(s, unit, hex)) return w.line * (quiet + (1 - quiet) * pressed) * (s.fort[hex] ? fort : 1);
  const there = others(s, unit, hex);
  const need = threat / 2.5;
  return need > there ? w.thin * (0.35 + 0.65 * pressed) * (s.fort[hex] ? 0.4 : 1) * ((need - there) / need) : 0;
};
/** 4.1 The worth of guarding a hex of the German line against the threat to it; against a weak enemy only a screen. */
const guardWorth = (d: Assessment, unit: number, hex: number): number => {
  const line = d.line();
  const { s, w } = d;
  const threat = line.threat[hex]!;
  if (!line.on[hex] || threat <= 0) return 0;
  const pressed = Math.min(1, threat / 12);
  if (!isBare(s, unit, hex)) return !s.fort[hex] && threat / 2.5 > others(s, unit, hex) ? 0.2 * w.guard : 0;
  if (s.fort[hex]) return w.guard * (isCity(s.g, hex) ? 0.5 : 0.12 * pressed);
  return threat < 4 ? w.screen * w.guard : w.guard;
};
/** The worth of a garrison in an empty city that the enemy could reach next turn. */
const rearWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (!isCity(s.g, hex) || !isBare(s, unit, hex) || !d.raid()[hex]) return 0;
  return w.garrison * lossOf(s, hex);
};
/** 10.6 Nobody may stop in Paris, but a zone of control beside it keeps panzers from riding through all of it (4.7). */
const parisWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (s.side === G || s.year === '1939' || s.g.cells[AT.paris]) return 0;
  const { besideParis } = botCacheOf(s.g);
  if (!besideParis.includes(hex) || !boxOf(s.g).PARIS.some(to => d.raid()[to])) return 0;
  return besideParis.some(to => !isBare(s, unit, to)) ? 0 : w.paris;
};
/** A panzer corps by itself is cut off next turn; others help it by staying near. */
const companyWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (s.side !== G || s.year === '1939') return 0;
  const fast = isMech(s.g, unit);
  if (fast) return d.nearFoot()[hex] ? 0 : -w.alone;
  return d.nearFast()[hex] ? w.follow : 0;
};
const supplyWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (s.supplied[s.side]()[hex] || neutralOf(nationOf(s.g, unit)) >= 0) return 0;
  if (s.side === G) return s.year === '1939' || (isMech(s.g, unit) && s.turn < 3) ? 0 : -w.hungry;
  return nationOf(s.g, unit) === FRENCH && s.fort[hex] === 2 ? 0 : -w.starving;
};
const riskOf = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const foe = enemyOf(s);
  let attack = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const from = gridOf(s.g).near[k]!;
    if (from >= 0) attack += s.attack[foe][from]!;
  }
  if (attack === 0) return 0;
  const p = chancesAt(
    s.g,
    columnFor(s.g, attack, others(s, unit, hex) + defenceOf(s.g, unit), groundShift(s, foe, hex)),
  );
  return w.risk * (p.DE + 0.5 * p.BB + 0.25 * p.DR) * stepWorth(s, unit, w);
};
const besideOf = (d: Assessment, unit: number, aim: Aim): Beside => {
  const known = aim.beside.get(unit);
  if (known) return known;
  const { s } = d;
  const own = d.own();
  const units: number[] = [];
  let factors = 0;
  let mask = 0;
  let mech = false;
  for (let dir = 0; dir < 6; dir++) {
    const from = gridOf(s.g).near[aim.hex * 6 + dir]!;
    const there = from < 0 ? undefined : own[from];
    if (there)
      for (const u of there) {
        if (u === unit) continue;
        factors += factorFrom(s, u, from, aim.hex, true);
        mask |= 1 << dir;
        mech ||= isMech(s.g, u);
        units.push(u);
      }
  }
  const before = units.length
    ? Math.max(
        0,
        worthAt(
          s,
          aim,
          columnFor(s.g, factors * SHARE, aim.defence, aim.shift + concentricShift(s, aim.hex, mask, mech)),
          stakeOf(s, units, d.w),
        ),
      )
    : 0;
  const made = { factors, mask, mech, units, before };
  aim.beside.set(unit, made);
  return made;
};
/** What a unit adds next to targets: better odds now, and its share of an attack that could still be assembled. */
const attackWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  let best = 0;
  for (let dir = 0; dir < 6; dir++) {
    const to = gridOf(s.g).near[hex * 6 + dir]!;
    const aim = to < 0 ? undefined : d.aim(to);
    if (!aim || aim.full <= 0 || !d.mayFight(unit, aim.hex)) continue;
    const b = besideOf(d, unit, aim);
    const own = factorFrom(s, unit, hex, aim.hex, true);
    const mask = b.mask | (1 << ((dir + 3) % 6));
    const after = worthAt(
      s,
      aim,
      columnFor(
        s.g,
        b.factors * SHARE + own,
        aim.defence,
        aim.shift + concentricShift(s, aim.hex, mask, b.mech || isMech(s.g, unit)),
      ),
      stakeOf(s, [...b.units, unit], w),
    );
    const hope = aim.needed > b.factors * SHARE ? aim.full * Math.min(1, own / aim.needed) : 0;
    best = Math.max(best, Math.max(0, after) - b.before + hope);
  }
  return w.attack * best;
};
const cityWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  if (!isCity(s.g, hex) || d.attacks) return 0;
  const alone = others(s, unit, hex) <= 0;
  const home = neutralOf(nationOf(s.g, unit)) >= 0;
  if (home) return alone ? w.city : 0;
  return alone && isAlliedPort(s.g, hex) && d.toEnemy()[hex]! <= 10 ? w.port : 0;
};
/** A retreat or advance should end next to friends and not next to enemies. */
const togetherWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  const foe = enemyOf(s);
  let friends = 0;
  let enemies = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = gridOf(s.g).near[k]!;
    if (to >= 0) {
      if (s.count[s.side][to]) friends++;
      if (s.count[foe][to]) enemies++;
    }
  }
  return w.reserve * (Math.min(2, friends) - enemies) + (others(s, unit, hex) > 0 ? w.reserve : 0);
};
/** The worth of a unit in a hex, without what it cuts off from supply (`cutBy`). */
export const standWorth = (d: Assessment, unit: number, hex: number): number => {
  const { s, w } = d;
  let worth =
    w.goal * d.field(unit)[hex]! + w.prize * captureOf(s, hex) + supplyWorth(d, unit, hex) - riskOf(d, unit, hex);
  if (d.tilt) worth += (isMech(s.g, unit) ? d.tilt.fast : d.tilt.foot)[hex]!;
  if (d.fight) worth += attackWorth(d, unit, hex);
  if (!d.battle) worth += rearWorth(d, unit, hex);
  if (w.paris && !d.battle) worth += parisWorth(d, unit, hex);
  if (w.alone || w.follow) worth += companyWorth(d, unit, hex);
  if (!d.attacks)
    worth +=
      (d.battle ? togetherWorth(d, unit, hex) : lineWorth(d, unit, hex)) +
      cityWorth(d, unit, hex) +
      0.015 * standGround(s.g, hex);
  else if (s.side === G && !isMech(s.g, unit) && !d.battle) worth += guardWorth(d, unit, hex);
  return worth;
};
