/** 5.1, 5.3 When the Germans play their three phases; 3.3 whom they violate; 6.0 what aircraft do. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, GERMANS, isMech, isStaticUnit } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { CZECHOSLOVAKIA, DANZIG, ESTONIA, gridOf, LATVIA, sizeOf } from '../model/ground.ts';
import { flying } from '../rules/air.ts';
import { violating } from '../rules/neutrals.ts';
import {
  AT,
  beside,
  FALLEN,
  FIGHT,
  foe,
  MOVE,
  ofNation,
  onMap,
  placeOf,
  POOL,
  REORGANISE,
  sideOfPower,
  standing,
} from '../model/state.ts';
import { piecesIn } from '../../../engine/pieces.ts';
import { assaults } from './combat.ts';
import type { Assessment } from './assessment.ts';
import { neutralArmy } from './objectives.ts';
import { costsFrom, diskOf } from './cache.ts';

const MAX_TIMINGS = 6;
const topSum = (list: readonly number[]): number =>
  list
    .toSorted((x, y) => y - x)
    .slice(0, MAX_TIMINGS)
    .reduce((a, b) => a + b, 0);
/** What attacks at hand are worth, and those that could be prepared. */
const readiness = (d: Assessment): { readonly ready: number; readonly hoped: number } => ({
  ready: topSum(assaults(d).map(x => x.worth)),
  hoped: topSum(d.targets().map(t => t.full)),
});
const fightsFirst = (d: Assessment): boolean => {
  const { ready, hoped } = readiness(d);
  return ready > 0 && ready >= d.w.fightFirst * hoped;
};
/** 5.1 Armies are put together again at the end, before the enemy comes. */
const [MOVE_FIGHT, FIGHT_MOVE] = [3, 5];
export const order = (d: Assessment): Choice => ({ do: 'order', order: fightsFirst(d) ? FIGHT_MOVE : MOVE_FIGHT });

const WINDOWS = 28;
/** 5.3 Windows still to come this turn, after this one. */
export const windowsLeft = (a: Question): number => 4 * (a.about.left as number) + 3 - (a.about.after as number);
const slip = (phase: number): Choice => ({ do: 'slip', phase });
/** 5.2 Markers of the enemy that are still to be drawn this turn, and whether the power whose turn it is has still to march. */
const stillToMove = (d: Assessment, a: Question): number => {
  const { g } = d.s;
  const waiting = piecesIn(boxOf(g).MARKERS, g, beside(g, POOL)).filter(power => sideOfPower(g, power) === A);
  const now = sideOfPower(g, a.about.power as number) === A && (a.about.after as number) < 2 ? 1 : 0;
  return waiting.length + now;
};
/** 4.2 The last word on the last turn; before it the march waits for so many of the enemy as the weights say, but not while Prague stands. */
const isTimeToMove = (d: Assessment, a: Question): boolean => {
  const { g, left } = d.s;
  const most = left === 1 ? 0 : standing(g, CZECHOSLOVAKIA) === FALLEN ? d.w.answers : ALL;
  return stillToMove(d, a) <= most;
};
const ALL = 4;
/** 5.3 Armies first, then the march; the fight when it is worth most, or when time runs out. */
export const declare = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const used = (phase: number): boolean => g.cells[AT.used + phase] === 1;
  const left = windowsLeft(a);
  const move = !used(MOVE) && (isTimeToMove(d, a) || left === 0);
  if (!used(REORGANISE)) return slip(REORGANISE);
  if (!used(FIGHT)) {
    const { ready, hoped } = readiness(d);
    const first = !used(MOVE) && ready < d.w.fightFirst * hoped;
    if (!first && ready > (d.w.patience * left) / WINDOWS) return slip(FIGHT);
  }
  return move ? slip(MOVE) : { do: 'pass' };
};

// 3.3 Neutrals -----------------------------------------------------------------------------------------------------
/** German factors that can be in a country soon. */
const forceNear = (d: Assessment, hex: number): number => {
  const { g } = d.s;
  let sum = 0;
  for (const u of ofNation(g, GERMANS))
    if (onMap(g, u) && !isStaticUnit(g, u) && costsFrom(g, GERMANS, isMech(g, u), hex)[placeOf(g, u)]! <= 14)
      sum += boxOf(g).ATTACK[u]!;
  return sum;
};
const mayBeViolated = (d: Assessment, country: number): boolean => {
  const { g, left } = d.s;
  if (country === DANZIG) return true;
  const capital = boxOf(g).CAPITAL[country]!;
  if (country === LATVIA || country === ESTONIA || capital < 0 || left < 2) return false;
  const busy = standing(g, CZECHOSLOVAKIA) === FALLEN ? 1 : 2;
  return d.w.toNeutrals > 0 && forceNear(d, capital) >= (busy * neutralArmy(country)) / d.w.toNeutrals;
};
export const violate = (d: Assessment, a: Question): Choice =>
  legal(violating, d.s.g, a).find(c => c.do === 'violate' && mayBeViolated(d, c.country as number)) ?? { do: 'done' };

// 6.2 Aircraft -----------------------------------------------------------------------------------------------------
/** Factors of both sides that may meet around a hex this turn. */
const fightingNear = (d: Assessment, hex: number): number => {
  const { s } = d;
  const grid = gridOf(s.g);
  let [own, theirs] = [0, 0];
  for (const h of diskOf(s.g, hex)) {
    const far = distance(grid, hex as HexId, h as HexId);
    if (far <= 1) own += s.attack[s.side][h]! + s.defence[s.side][h]!;
    if (far <= 2) theirs += s.defence[foe(s.side)][h]! + s.attack[foe(s.side)][h]!;
  }
  return Math.min(own, theirs);
};
/** So much fighting around a marker makes its column worth a raid's half point. */
const FRONT = 14;
const fronts = (d: Assessment): readonly number[] =>
  Array.from({ length: sizeOf(d.s.g) }, (_, hex) => hex).filter(
    hex => d.s.attack[d.s.side][hex]! > 0 && fightingNear(d, hex) >= FRONT / Math.max(0.05, d.w.support),
  );
const apart = (d: Assessment, hexes: readonly number[]): readonly number[] => {
  const apart: number[] = [];
  for (const hex of hexes.toSorted((x, y) => fightingNear(d, y) - fightingNear(d, x) || x - y))
    if (apart.every(k => distance(gridOf(d.s.g), k as HexId, hex as HexId) > 2)) apart.push(hex);
  return apart;
};
const SUPPORT = 2;
/** 6.2.1 All but what the fronts ask for. */
export const bomb = (d: Assessment): Choice => {
  const markers = d.s.g.cells[AT.airLeft]!;
  return { do: 'terror', count: Math.max(0, markers - Math.min(SUPPORT, apart(d, fronts(d)).length)) };
};
/** 6.2.2 Over the fronts, none where another lies already. */
export const fly = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  if (g.cells[AT.airLeft] === 0) return { do: 'done' };
  const flown = Array.from(g.cells.subarray(boxOf(g).CELLS.air, boxOf(g).CELLS.air + chartsOf(g).air.markers));
  const far = (hex: number): boolean =>
    flown.every(h => h >= sizeOf(g) || h < 0 || distance(gridOf(g), h as HexId, hex as HexId) > 2);
  const best = apart(d, fronts(d)).find(far);
  if (best !== undefined) return { do: 'fly', hex: best };
  return bestOf<Choice>(
    flying.candidates(g, a).filter(c => c.do === 'fly' && flying.judge(g, a, c).ok),
    c => fightingNear(d, c.hex as number),
  );
};
