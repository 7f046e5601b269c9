/** Set-up, order of phases, the coup, Dynamo, replacements: the decisions that come once a turn or once a game. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, oneOf, type Question, type Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, BELGIAN, BRITISH, fullSteps, G, isMech, nationOf, sideOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { fortIn, mobileOf, onMap, placeOf, stepsLeft } from '../model/state.ts';
import { declaring, placing, settingUp } from '../rules/setup.ts';
import { displacing, dropping } from '../rules/airborne-coup.ts';
import { evacuating } from '../rules/dynamo.ts';
import { procedure } from '../rules/flow.ts';
import { replacing } from '../rules/replacements.ts';
import { clearing } from '../rules/stacking.ts';
import { isOverlandHex } from '../rules/supply.ts';
import { stepWorth } from './battle.ts';
import { assaults } from './combat.ts';
import type { Assessment } from './assessment.ts';
import { fullFactors, stepFactors } from './situation.ts';
import { standWorth } from './worth.ts';

/** 3.0 Takes one of the prepared set-ups at random; units left over go where they are worth most. */
export const setUp = (d: Assessment, a: Question, rnd: Rnd): Choice => {
  const list = legal(settingUp, d.s.g, a);
  const done = list.find(c => c.do === 'done');
  const plans = list.filter(c => c.do === 'lay');
  if (done) return done;
  const placed = list.some(c => c.do === 'lift');
  if (plans.length && !placed) return oneOf(plans, rnd);
  return list.find(c => c.do === 'pick') ?? list.find(c => c.do === 'lay') ?? list[0]!;
};
const placingProc = procedure('placing');
const playerTurnProc = procedure('playerTurn');
export const place = (d: Assessment, a: Question): Choice => {
  const { unit } = placingProc.vars(d.s.g);
  return bestOf(
    legal(placing, d.s.g, a).filter(c => c.do === 'at'),
    c => standWorth(d, unit, c.hex) - 0.05 * d.s.count[d.s.side][c.hex]!,
  );
};
/** 3.8 Declares Sickle Cut in three games of four. */
export const declare = (d: Assessment, a: Question, rnd: Rnd): Choice => legal(declaring, d.s.g, a)[rnd(4) ? 1 : 0]!;

/** 5.2, 5.7 Fights first if enough attacks are ready, otherwise moves first. The enemy is made to fight first, before he can move up. */
export const orderPhases = (d: Assessment): Choice => {
  const { side } = d.s;
  if (playerTurnProc.vars(d.s.g).side !== side) return { do: 'order', first: 1 };
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
/** 5.9 Prefers a Belgian fort, then any other fort, and few mobile units in the drop hex. */
export const drop = (d: Assessment, a: Question): Choice =>
  bestOf(legal(dropping, d.s.g, a), c => {
    if (c.do === 'pass') return 0;
    const hex = c.hex;
    const chance = (chartsOf(d.s.g).coup.succeeds.to - d.s.count[A][hex]!) / 6;
    return chance * (isBelgianFort(d, hex) ? 1 : d.s.fort[hex] === 2 ? 0.1 : 0.05);
  });
export const displace = (d: Assessment, a: Question): Choice => legal(displacing, d.s.g, a)[0]!;

const british = (d: Assessment): readonly number[] =>
  [...mobileOf(d.s.g, A)].filter(u => nationOf(d.s.g, u) === BRITISH && onMap(d.s.g, u));
/** 5.13 Declares Dynamo when half the British are cut off overland, when one of those has enemies within three hexes, or when a corps is down to its last step and any has enemies within two. It takes the port nearest to them, if possible in supply and not next to enemies. */
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
      (d.s.supplied[A]()[c.hex] ? 5 : 0) -
      4 * (d.toEnemy()[c.hex]! <= 1 ? 1 : 0),
  );
};

/** 9.0 The reinforcement arrives first, then strong units near the enemy get steps. The panzers are refitted when three are reduced, or in the last four turns. */
export const replace = (d: Assessment, a: Question): Choice => {
  const { g, left } = d.s;
  const missing = [...mobileOf(g, G)].filter(
    u => isMech(g, u) && onMap(g, u) && stepsLeft(g, u) < fullSteps(g, u),
  ).length;
  return bestOf(legal(replacing, g, a), c => {
    if (c.do === 'done') return 0;
    if (c.do === 'arrive') return 100 - d.toEnemy()[c.hex]! + 30 * d.field(mobileOf(g, G)[0]!)[c.hex]!;
    if (c.do === 'refit') return missing >= 3 || left <= 4 ? 50 : -1;
    return fullFactors(g, c.unit) / 4 + Math.max(0, 6 - d.toEnemy()[placeOf(g, c.unit)]!);
  });
};
/** 6.2 Removes its own cheapest unit, or the enemy's best. */
export const clear = (d: Assessment, a: Question): Choice =>
  bestOf(
    legal(clearing, d.s.g, a),
    c =>
      (sideOf(d.s.g, c.unit) === d.s.side ? -1 : 1) *
      (stepWorth(d.s, c.unit, d.w) * stepsLeft(d.s.g, c.unit) + 0.01 * stepFactors(d.s.g, c.unit)),
  );
