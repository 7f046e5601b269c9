/** Set-up, order of phases, the coup, Dynamo, replacements: the decisions that come once a turn or once a game. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, oneOf, type Question, type Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, BELGIAN, BRITISH, fullSteps, G, isMech, nationOf, sideOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { fortIn, mobileOf, onMap, placeOf, stepsLeft } from '../model/state.ts';
import { declaring, placing, settingUp } from '../rules/setup.ts';
import { displacing, dropping, evacuating } from '../rules/special1940.ts';
import { replacing } from '../rules/replacements.ts';
import { clearing } from '../rules/stacking.ts';
import { isOverlandHex } from '../rules/supply.ts';
import { stepWorth } from './battle.ts';
import { assaults } from './combat.ts';
import type { Assessment } from './assessment.ts';
import { fullFactors, stepFactors } from './situation.ts';
import { standWorth } from './worth.ts';

/** 3.0 A ready-made set-up, one of those that fit; units left over are put where they are worth most. */
export const setUp = (d: Assessment, a: Question, rnd: Rnd): Choice => {
  const list = legal(settingUp, d.s.g, a);
  const done = list.find(c => c.do === 'done');
  const plans = list.filter(c => c.do === 'lay');
  if (done) return done;
  const placed = list.some(c => c.do === 'lift');
  if (plans.length && !placed) return oneOf(plans, rnd);
  return list.find(c => c.do === 'pick') ?? list.find(c => c.do === 'lay') ?? list[0]!;
};
export const place = (d: Assessment, a: Question): Choice => {
  const { unit } = top(d.s.g).vars as { unit: number };
  return bestOf(
    legal(placing, d.s.g, a).filter(c => c.do === 'at'),
    c => standWorth(d, unit, c.hex as number) - 0.05 * d.s.count[d.s.side][c.hex as number]!,
  );
};
/** 3.8 Three corps at the Meuse on the first day are worth the surprise. */
export const declare = (d: Assessment, a: Question, rnd: Rnd): Choice => legal(declaring, d.s.g, a)[rnd(4) ? 1 : 0]!;

/** 5.2, 5.7 Fight first with what stands ready, or move up and then fight; the enemy fights first, before he can close up. */
export const orderPhases = (d: Assessment): Choice => {
  const { side } = d.s;
  if (top(d.s.g).vars.side !== side) return { do: 'order', first: 1 };
  const sum = (list: readonly number[]): number =>
    list
      .toSorted((x, y) => y - x)
      .slice(0, 6)
      .reduce((a, b) => a + b, 0);
  const ready = sum(assaults(d).map(x => x.worth));
  const hoped = sum(d.targets().map(t => t.full));
  return { do: 'order', first: ready > 0 && ready >= d.w.fightFirst * hoped ? 1 : 0 };
};

const isBelgianFort = (d: Assessment, hex: number): boolean => {
  const fort = fortIn(d.s.g, hex);
  return fort >= 0 && nationOf(d.s.g, fort) === BELGIAN;
};
/** 5.9 The fort that bars the way into Belgium, if nobody else stands in it; else whoever is weakest guarded. */
export const drop = (d: Assessment, a: Question): Choice =>
  bestOf(legal(dropping, d.s.g, a), c => {
    if (c.do === 'pass') return 0;
    const hex = c.hex as number;
    const chance = (chartsOf(d.s.g).coup.succeeds.to - d.s.count[A][hex]!) / 6;
    return chance * (isBelgianFort(d, hex) ? 1 : d.s.fort[hex] === 2 ? 0.1 : 0.05);
  });
export const displace = (d: Assessment, a: Question): Choice => legal(displacing, d.s.g, a)[0]!;

const british = (d: Assessment): readonly number[] =>
  [...mobileOf(d.s.g, A)].filter(u => nationOf(d.s.g, u) === BRITISH && onMap(d.s.g, u));
/** 5.13 When the British have no way left overland but a port: the one nearest to them. */
export const dynamo = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const units = british(d);
  const cut = units.filter(u => !isOverlandHex(g, placeOf(g, u)));
  const ports = legal(evacuating, g, a).filter(c => c.do === 'dynamo');
  const tired = units.some(u => stepsLeft(g, u) <= 1);
  const near = units.some(u => d.toEnemy()[placeOf(g, u)]! <= 2);
  if (
    ports.length === 0 ||
    !(cut.length * 2 >= units.length || (tired && near) || cut.some(u => d.toEnemy()[placeOf(g, u)]! <= 3))
  )
    return { do: 'pass' };
  return bestOf(
    ports,
    c =>
      -units.reduce((sum, u) => sum + distance(gridOf(g), placeOf(g, u) as HexId, c.hex as HexId), 0) +
      (d.s.supplied[A]()[c.hex as number] ? 5 : 0) -
      4 * (d.toEnemy()[c.hex as number]! <= 1 ? 1 : 0),
  );
};

/** 9.0 The strongest first; the panzers' one refit when it brings much or time runs out. */
export const replace = (d: Assessment, a: Question): Choice => {
  const { g, left } = d.s;
  const missing = [...mobileOf(g, G)].filter(
    u => isMech(g, u) && onMap(g, u) && stepsLeft(g, u) < fullSteps(g, u),
  ).length;
  return bestOf(legal(replacing, g, a), c => {
    if (c.do === 'done') return 0;
    if (c.do === 'arrive')
      return 100 - d.toEnemy()[c.hex as number]! + 30 * d.field(mobileOf(g, G)[0]!)[c.hex as number]!;
    if (c.do === 'refit') return missing >= 3 || left <= 4 ? 50 : -1;
    return fullFactors(g, c.unit as number) / 4 + Math.max(0, 6 - d.toEnemy()[placeOf(g, c.unit as number)]!);
  });
};
/** 6.2 Of our own the cheapest, of theirs the best. */
export const clear = (d: Assessment, a: Question): Choice =>
  bestOf(
    legal(clearing, d.s.g, a),
    c =>
      (sideOf(d.s.g, c.unit as number) === d.s.side ? -1 : 1) *
      (stepWorth(d.s, c.unit as number, d.w) * stepsLeft(d.s.g, c.unit as number) +
        0.01 * stepFactors(d.s.g, c.unit as number)),
  );
