/** The staff's Combat Phase: which hexes it attacks and with which units, and its losses, retreats and advances. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { G, isMech, nationOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { gridOf, isArdennes, isWater } from '../model/ground.ts';
import {
  AT,
  at,
  fortIn,
  FOUGHT,
  FULL_HALT,
  heightOf,
  inPlay,
  mobileOf,
  placeOf,
  PLANNED,
  stackIn,
  stepsLeft,
} from '../model/state.ts';
import { attacking, planning } from '../rules/combat.ts';
import { procedure } from '../rules/flow.ts';
import { advancing, choosingLoss, retreating } from '../rules/results.ts';
import { inSupply } from '../rules/supply.ts';
import { columnFor, concentricShift, factorFrom, stakeOf, stepWorth, worthAt, type Target } from './battle.ts';
import type { Assessment } from './assessment.ts';
import { standWorth } from './worth.ts';
import { violating } from './march.ts';

export interface Assault {
  readonly aim: Target;
  readonly units: readonly number[];
  readonly column: number;
  readonly worth: number;
}

const mayStrike = (d: Assessment, unit: number, hex: number): boolean => {
  const { g } = d.s;
  const from = placeOf(g, unit);
  return (
    g.cells[at(g).fought + unit] !== FOUGHT &&
    inPlay(g, unit) &&
    !(isMech(g, unit) && g.cells[AT.halted] === FULL_HALT) &&
    !isWater(g, from, hex) &&
    d.mayFight(unit, hex)
  );
};
/** Units that may attack a hex, of the nation that brings the most factors. */
const strikers = (d: Assessment, hex: number): readonly number[] => {
  const byNation = new Map<number, number[]>();
  for (const h of around(gridOf(d.s.g), hex as HexId))
    for (const u of d.own()[h] ?? [])
      if (mayStrike(d, u, hex)) {
        const list = byNation.get(nationOf(d.s.g, u));
        if (list) list.push(u);
        else byNation.set(nationOf(d.s.g, u), [u]);
      }
  const sum = (list: readonly number[]): number => list.reduce((total, u) => total + factor(d, u, hex), 0);
  return [...byNation.values()].reduce<readonly number[]>((best, list) => (sum(list) > sum(best) ? list : best), []);
};
const factor = (d: Assessment, unit: number, hex: number): number =>
  factorFrom(d.s, unit, placeOf(d.s.g, unit), hex, inSupply(d.s.g, unit));
export const columnOf = (d: Assessment, t: Target, units: readonly number[]): number => {
  const { s } = d;
  const { g } = s;
  let attack = 0;
  let mask = 0;
  let mech = false;
  let sickle = false;
  for (const u of units) {
    const from = placeOf(g, u);
    attack += factor(d, u, t.hex);
    for (let dir = 0; dir < 6; dir++) if (gridOf(g).near[t.hex * 6 + dir] === from) mask |= 1 << dir;
    mech ||= isMech(g, u);
    sickle ||= s.turn === 1 && g.cells[at(g).sickle + u] === 1;
  }
  return columnFor(
    g,
    attack,
    t.defence,
    t.shift +
      concentricShift(s, t.hex, mask, mech) +
      (sickle ? chartsOf(g).sickleCut.shift + (isArdennes(g, t.hex) ? 1 : 0) : 0),
  );
};
const assaultWith = (d: Assessment, aim: Target, units: readonly number[]): Assault => {
  const column = columnOf(d, aim, units);
  return { aim, units, column, worth: worthAt(d.s, aim, column, stakeOf(d.s, units, d.w)) };
};
/** The best force against a hex: all units that may attack it, except those without which the attack is worth as much. */
export const assaultOn = (d: Assessment, aim: Target): Assault | undefined => {
  const all = strikers(d, aim.hex);
  if (all.length === 0) return undefined;
  let best = assaultWith(d, aim, all);
  for (const u of all.toSorted((x, y) => factor(d, x, aim.hex) - factor(d, y, aim.hex))) {
    if (best.units.length === 1) break;
    const less = assaultWith(
      d,
      aim,
      best.units.filter(x => x !== u),
    );
    if (less.worth >= best.worth - 0.004) best = less;
  }
  return best;
};
const isFresh = (d: Assessment, hex: number): boolean => {
  const { g } = d.s;
  const fort = fortIn(g, hex);
  return (
    heightOf(g, hex) -
      stackIn(g, hex).filter(u => g.cells[at(g).fought + u] === FOUGHT).length +
      (fort >= 0 && g.cells[at(g).fought + fort] !== FOUGHT ? 1 : 0) >
    0
  );
};
export const assaults = (d: Assessment): readonly Assault[] => {
  const list: Assault[] = [];
  for (const aim of d.targets()) {
    if (!isFresh(d, aim.hex)) continue;
    const x = assaultOn(d, aim);
    if (x && x.worth > d.w.boldness) list.push(x);
  }
  return list.toSorted((x, y) => y.worth - x.worth || x.aim.hex - y.aim.hex);
};
export const nextAttack = (d: Assessment, a: Question): Choice => {
  const violation = d.s.side === G ? violating(d.s.g) : undefined;
  if (violation) return violation;
  for (const x of assaults(d)) {
    const choice = { do: 'attack', hex: x.aim.hex } as const;
    if (attacking.judge(d.s.g, a, choice).ok) return choice;
  }
  return { do: 'done' };
};
const battleProc = procedure('battle');
/** Adds the chosen units one by one, the 4th Armoured where it helps, and declares. */
export const nextInDraft = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const { hex } = battleProc.vars(g);
  const aim = d.aim(hex);
  const x = aim && assaultOn(d, aim);
  const judge = (c: Choice): boolean => planning.judge(g, a, c as never).ok;
  const planned = [...mobileOf(g, side)].filter(u => g.cells[at(g).fought + u] === PLANNED);
  const missing = x?.units.find(u => !planned.includes(u) && judge({ do: 'add', unit: u }));
  if (missing !== undefined) return { do: 'add', unit: missing };
  if (planned.length === 0) return legal(planning, g, a).find(c => c.do === 'add') ?? { do: 'cancel' };
  const stake = stakeOf(d.s, planned, d.w);
  if (
    x &&
    worthAt(d.s, x.aim, x.column + chartsOf(g).fourthArmoured.shift, stake) > x.worth + 0.01 &&
    judge({ do: 'support' })
  )
    return { do: 'support' };
  return { do: 'declare' };
};

/** 11.4 The cheapest step, or the cheapest unit. */
export const loss = (d: Assessment, a: Question): Choice => {
  const whole = battleProc.vars(d.s.g).what === 'unit';
  return bestOf(
    legal(choosingLoss, d.s.g, a),
    c => -stepWorth(d.s, c.unit, d.w) * (whole ? stepsLeft(d.s.g, c.unit) : 1),
  );
};
export const retreat = (d: Assessment, a: Question): Choice =>
  bestOf(legal(retreating, d.s.g, a), c => standWorth(d, c.unit, c.hex));
/** 11.1 Advances unless the hex is worth less than the present one. The rules list no `done` where the French must. */
export const advance = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { hex } = battleProc.vars(g);
  const here = (u: number): number => standWorth(d, u, placeOf(g, u));
  return bestOf(legal(advancing, g, a), c => (c.do === 'done' ? 0 : standWorth(d, c.unit, hex) - here(c.unit) + 0.01));
};
