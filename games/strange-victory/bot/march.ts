/** Which division goes where (8.2), and in which order (7.0). */
import type { Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import {
  allDivisions,
  allKorps,
  at,
  audacityOf,
  capOf,
  damageOf,
  DISORDERED,
  divisionIn,
  divisionsOf,
  GAS,
  isPort,
  isReady,
  isStaging,
  korpsOf,
  nextTo,
  placeOf,
} from '../model/state.ts';
import { WITH_AUDACITY, WITH_GAS } from '../rules/audacity.ts';
import { procedure } from '../rules/flow.ts';
import { assetPrice, has, pointPrice } from './fight.ts';
import { boxIn } from '../model/box.ts';
import { knownOf } from './known.ts';
import { garrisonWorth, groundOf, outlookFrom, type Situation } from './situation.ts';

export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}
interface March {
  readonly division: number;
  readonly moved: number;
}

const activationProc = procedure('activation');

/** 8.2.7 How a third area can be paid for, and the price. */
const fares = (s: Situation, { division }: March): readonly { readonly with: number; readonly price: number }[] => {
  const commander = korpsOf(s.g, division);
  const points = audacityOf(s.g, commander);
  const list: { with: number; price: number }[] = [];
  if (has(s.hand, GAS)) list.push({ with: WITH_GAS, price: assetPrice(GAS, s.calm, s.fights.weights) });
  if (points > 0)
    list.push({ with: WITH_AUDACITY, price: pointPrice(points >= capOf(s.g, commander), s.calm, s.fights.weights) });
  return list;
};
const movesLeft = (s: Situation, { division, moved }: March): number =>
  (damageOf(s.g, division) === DISORDERED ? 1 : 2) - moved;

/** The worth of entering an area: its points and its garrison if it is not yet taken, and what lies beyond. */
const enterWorth = (s: Situation, m: March, area: number): number => {
  const after = { division: m.division, moved: m.moved + 1 };
  if (s.g.cells[at(s.g).garrison + area] === 0) return bestFrom(s, after, area);
  const onward = !isPort(s.g, area) && after.moved < 3 && damageOf(s.g, m.division) !== DISORDERED;
  return groundOf(s).worth[area]! + garrisonWorth(s, m.division, area, onward) + outlookFrom(s, m.division, area);
};
const open = (s: Situation, area: number): boolean => !isStaging(s.g, area) && divisionIn(s.g, area) < 0;

/** The best worth that the moves left can bring from an area. Cached. */
const bestFrom = (s: Situation, m: March, from: number): number => {
  const key = (m.division * 4 + m.moved) * boxIn(s.g).areas + from;
  const known = groundOf(s).marches.get(key);
  if (known !== undefined) return known;
  let best = outlookFrom(s, m.division, from);
  for (const { worth } of stepsFrom(s, m, from)) best = Math.max(best, worth);
  groundOf(s).marches.set(key, best);
  return best;
};
const stepsFrom = (s: Situation, m: March, from: number): readonly Weighed[] => {
  const left = movesLeft(s, m);
  const list: Weighed[] = [];
  if (isPort(s.g, from) || (left <= 0 && (m.moved !== 2 || damageOf(s.g, m.division) === DISORDERED))) return list;
  const ways = left > 0 ? undefined : fares(s, m);
  if (ways?.length === 0) return list;
  for (const area of nextTo(s.g, from)) {
    if (!open(s, area)) continue;
    const worth = enterWorth(s, m, area);
    if (!ways) list.push({ choice: { do: 'enter', area }, worth });
    else for (const way of ways) list.push({ choice: { do: 'enter', area, with: way.with }, worth: worth - way.price });
  }
  return list;
};

/** 8.2 The worth of stopping, and of entering each adjacent area. */
export const weighMoves = (s: Situation): readonly Weighed[] => {
  const { division, moved } = activationProc.vars(s.g);
  const from = placeOf(s.g, division);
  const idle = moved === 0 && s.calm > 0 && !isPort(s.g, from) ? s.fights.weights.idle : 0;
  return [
    { choice: { do: 'stop' }, worth: outlookFrom(s, division, from) - idle },
    ...stepsFrom(s, { division, moved }, from),
  ];
};

const underWay = (g: State): number =>
  allKorps(g).findIndex(k => {
    const left = divisionsOf(g, k).filter(d => isReady(g, d)).length;
    return left > 0 && left < divisionsOf(g, k).length;
  });
/** 7.0 The division nearest to the coast goes first and clears the road. */
export const weighOrder = (s: Situation): readonly Weighed[] => {
  const korps = underWay(s.g);
  const list: Weighed[] = [];
  for (const division of allDivisions(s.g)) {
    if (!isReady(s.g, division) || (korps >= 0 && korpsOf(s.g, division) !== korps)) continue;
    list.push({
      choice: { do: 'activate', division },
      worth: -knownOf(s.g).coast[placeOf(s.g, division)]! * s.fights.weights.foremost,
    });
  }
  return list;
};
