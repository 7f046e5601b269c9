/** The staff officer: weighs every choice by exact chances and a table of weights. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { WITH_AUDACITY, WITH_GIRAUD } from '../rules/audacity.ts';
import { handfuls } from '../rules/combat.ts';
import { frameOf, procedure } from '../rules/flow.ts';
import { strengthIn, diceFor, fightIn } from '../rules/strength.ts';
import {
  allDivisions,
  allKorps,
  at,
  audacityOf,
  capOf,
  damageOf,
  divisionsOf,
  GIRAUD,
  isOnMap,
  isPort,
  isStaging,
  korpsOf,
  off,
  placeOf,
  resultOf,
  SHOCKED,
  stagingAreas,
  typeOf,
  UNHURT,
} from '../model/state.ts';
import {
  assetPrice,
  has,
  isNeedless,
  pointPrice,
  fightCachePerBox,
  resultWorth,
  rollNow,
  rollWorth,
  uses,
  useWorth,
  type Bout,
} from './fight.ts';
import { weighMoves, weighOrder, type Weighed } from './march.ts';
import { boutOf, outlookFrom, reactionsOf, reactionWorth, situationOf, type Situation } from './situation.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const combatProc = procedure('combat');
/** The present fight. */
export const boutNow = (s: Situation): Bout => {
  const { division, area, kind } = combatProc.vars(s.g);
  const x = fightIn(s.g, division, area, kind);
  const moved = frameOf(s.g, 'activation')?.vars.moved ?? 3;
  return {
    ...boutOf(s, division, strengthIn(x)),
    dice: diceFor(x),
    armour: x.defenders.some(p => typeOf(s.g, p) === 'armour'),
    onward: kind === 'encounter' && !isPort(s.g, area) && moved < 3,
    stake: x.defenders.length > 1,
  };
};

/** 8.3.3 The worth of rolling now, and of each asset first. */
const weighAssets = (s: Situation): readonly Weighed[] => {
  const b = boutNow(s);
  const helped = uses(s.fights, b).map(({ asset, back }) => ({
    choice: back === undefined ? { do: 'use', asset } : { do: 'use', asset, back },
    worth: useWorth(s.fights, b, asset, back),
  }));
  return isNeedless(s.fights, b) ? helped : [{ choice: { do: 'roll' }, worth: rollNow(s.fights, b) }, ...helped];
};

/** 8.3.7 The worth of accepting the dice, and of rolling every miss again. */
const weighDice = (s: Situation): readonly Weighed[] => {
  const b = boutNow(s);
  const w = s.fights.weights;
  const rolled = combatProc.vars(s.g).rolled!;
  const misses = rolled.filter(face => face < b.strength).toSorted((x, y) => x - y);
  const sure = rolled.length - misses.length;
  const list: Weighed[] = [{ choice: { do: 'accept' }, worth: resultWorth(s.fights, resultOf(s.g, sure), b) }];
  if (misses.length === 0) return list;
  const again = rollWorth(s.fights, b, misses.length, sure);
  const dice = handfuls(misses).at(-1)!;
  if (b.reroll)
    list.push({ choice: { do: 'reroll', with: WITH_AUDACITY, dice }, worth: again - pointPrice(b.full, b.calm, w) });
  if (has(s.hand, GIRAUD))
    list.push({ choice: { do: 'reroll', with: WITH_GIRAUD, dice }, worth: again - assetPrice(GIRAUD, b.calm, w) });
  return list;
};

/** 9.1.1 The counterattack should hurt least, and fall on a division with few points ahead of it. */
const weighCounterattack = (s: Situation): readonly Weighed[] => {
  const list: Weighed[] = [];
  for (const d of allDivisions(s.g)) {
    const area = placeOf(s.g, d);
    if (damageOf(s.g, d) !== UNHURT || !struck(s, area)) continue;
    list.push({
      choice: { do: 'counterattack', area },
      worth: reactionWorth(s, d, area) - s.fights.weights.decoy * outlookFrom(s, d, area),
    });
  }
  return list;
};
const struck = (s: Situation, area: number): boolean =>
  isOnMap(s.g, area) && !isStaging(s.g, area) && reactionsOf(s, area).length > 0;

/** 10.1 A repair must be worth the point. Among divisions with the same damage the one with more points ahead comes first. */
const weighRepairs = (s: Situation): readonly Weighed[] => {
  const w = s.fights.weights;
  const list: Weighed[] = [{ choice: { do: 'done' }, worth: 0 }];
  for (const division of allDivisions(s.g)) {
    const damage = damageOf(s.g, division);
    const commander = korpsOf(s.g, division);
    const points = audacityOf(s.g, commander);
    const place = placeOf(s.g, division);
    if (damage === UNHURT || points === 0 || s.g.cells[at(s.g).spent + commander]) continue;
    const gain =
      isPort(s.g, place) || s.turns <= 0
        ? 0
        : (damage === SHOCKED ? w.shock : w.disorder) + outlookFrom(s, division, place) / 100;
    list.push({
      choice: { do: 'repair', division },
      worth: gain - pointPrice(points >= capOf(s.g, commander), s.calm, w),
    });
  }
  return list;
};

/** 6.0 The historical set-up, or the historical place of each Korps if one has been placed. */
const weighSetUp = (s: Situation): readonly Weighed[] => {
  const free = allKorps(s.g).filter(k => placeOf(s.g, divisionsOf(s.g, k)[0]!) === off(s.g).out);
  const taken = new Set(allKorps(s.g).map(k => placeOf(s.g, divisionsOf(s.g, k)[0]!)));
  const list: Weighed[] = free.length === allKorps(s.g).length ? [{ choice: { do: 'historical' }, worth: 0.1 }] : [];
  for (const korps of free)
    for (const staging of stagingAreas(s.g))
      if (!taken.has(staging))
        list.push({ choice: { do: 'stage', korps, staging }, worth: stagingAreas(s.g)[korps] === staging ? 0 : -0.5 });
  return list;
};

const WEIGHING: { readonly [kind: string]: (s: Situation) => readonly Weighed[] } = {
  placing: weighSetUp,
  activating: weighOrder,
  moving: weighMoves,
  preparing: weighAssets,
  rolling: weighDice,
  striking: weighCounterattack,
  repairing: weighRepairs,
};

export interface Staff {
  /** The choices the staff considers, with their worth in points. */
  weigh(g: State, a: Question): readonly Weighed[];
  /** The best of them. With `noise`, in points, sometimes one that is nearly as good. */
  pick(g: State, a: Question, rnd: Rnd, noise: number): Choice;
}

const best = (list: readonly Weighed[]): Choice => list.reduce((a, b) => (b.worth > a.worth ? b : a)).choice;
const shaken = (list: readonly Weighed[], rnd: Rnd, noise: number): readonly Weighed[] =>
  list.map(x => ({ choice: x.choice, worth: x.worth + (noise * (rnd(1000) + rnd(1000) - 1000)) / 1000 }));

export const staffWith = (weights: Weights): Staff => {
  const own = fightCachePerBox(weights);
  const weigh = (g: State, a: Question): readonly Weighed[] => WEIGHING[a.kind]!(situationOf(g, own(g)));
  return {
    weigh,
    pick: (g, a, rnd, noise) => {
      const list = weigh(g, a);
      return best(noise > 0 && list.length > 1 ? shaken(list, rnd, noise) : list);
    },
  };
};
export const staff: Staff = staffWith(WEIGHTS);
