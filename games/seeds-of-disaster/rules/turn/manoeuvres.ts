/** 6.1.1 Military manoeuvres, and 4.3.5 spying on them. */
import { blockedBy, cells, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { again, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { acted, passed } from '../../../../engine/window.ts';
import { heightOf } from '../../model/army.ts';
import { G, type OfBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, centresOf } from '../../model/ground.ts';
import { AT, USED } from '../../model/state.ts';
import { addCp, addRp, at, atWar, BOTH, carriedOut, other, rpOf, sideName, sideNo } from '../../model/tracks.ts';
import { cardName, handIn, handSize, putCard } from '../cards/cards.ts';
import { counter } from '../cards/counterespionage.ts';
import { mayUse } from '../cards/hand.ts';
import { costOf, priceNo } from './costs.ts';
import { refusedAt } from '../position/area-refusals.ts';
import { rpFor, STATUS } from '../position/obstacles.ts';
import { emit, openWindow, type SeedsStep } from '../flow.ts';

type Spy = { readonly do: 'pass' } | { readonly do: 'spy'; readonly card: number };

const drillNation = (s: SideNo): string => (s === G ? 'Germany' : 'France');
const manoeuvrePrice = (g: State, s: SideNo): number =>
  costOf(g, priceNo(g, s === G ? 'German manoeuvre' : 'Allied manoeuvre'));
/** 6.1.1a A French centre other than this one that holds no unit, or -1: then the French hold no manoeuvre here. */
const lonelyCentre = (g: State, area: number): number =>
  centresOf(g, 'France').find(c => c !== area && heightOf(g, c) === 0) ?? -1;

const nameOf = (g: OfBox, area: number): string => `manoeuvre at ${areaName(g, area)}`;
const ELSEWHERE = BOTH.map(s =>
  refusedAt('6.1.1', name => `manoeuvre at ${name}: they are held on centres of ${drillNation(s)}`),
);
const NO_PAIR = refusedAt(
  '6.1.1',
  name => `manoeuvre at ${name}: each takes a pair of units of its own`,
  (_g, area) => cells('height', area),
);
export const mayManoeuvre = (g: State, s: SideNo, area: number): Verdict => {
  if (atWar(g)) return blockedBy(STATUS, '6.1.3', `${nameOf(g, area)}: there are none in war`);
  if (!centresOf(g, drillNation(s)).includes(area)) return ELSEWHERE[s]!(g)[area]!;
  if (g.cells[AT.manoeuvres + s]! >= NUMBERS.manoeuvres.value)
    return blockedBy(cells('manoeuvres', s), '6.1.1', `${nameOf(g, area)}: ${NUMBERS.manoeuvres.value} are the most`);
  if (Math.floor(heightOf(g, area) / 2) <= g.cells[at(g).drilled + area]!) return NO_PAIR(g)[area]!;
  const lonely = s === G ? -1 : lonelyCentre(g, area);
  if (lonely >= 0)
    return blockedBy(cells('height', lonely), '6.1.1', `${nameOf(g, area)}: ${areaName(g, lonely)} holds no unit`, [
      lonely,
    ]);
  const cost = manoeuvrePrice(g, s);
  return cost <= rpOf(g, s)
    ? ok
    : blockedBy(rpFor(s), '6.1.1', `${nameOf(g, area)} costs ${cost} RPs: there are ${rpOf(g, s)}`);
};
/** 4.3.5 The enemy may spy as soon as it is declared. He is asked whatever cards he holds, so that the question reveals nothing. */
export const manoeuvre = (g: State, s: SideNo, area: number, back: SeedsStep<'moving'>): Next => {
  addRp(g, s, -manoeuvrePrice(g, s));
  addCp(g, s, NUMBERS.manoeuvrePoints.value);
  g.cells[AT.manoeuvres + s]! += 1;
  g.cells[at(g).drilled + area]! += 1;
  carriedOut(g, s, 'manoeuvres');
  emit(g, { is: 'manoeuvre', case: '6.1.1', side: s, area });
  const enemy = other(s);
  return handSize(g, enemy) > 0 && !atWar(g)
    ? openWindow('spying', '4.3.5', [sideName(enemy)], { area }, 'once', back)
    : again;
};
export const spying: Decision<Spy> = {
  verbs: ['pass', 'spy'],
  ends: ['pass', 'spy'],
  candidates: (g, a) => [{ do: 'pass' }, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'spy' as const, card }))],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayUse(g, sideNo(a.side), c.card)),
  take: (g, a, c) => {
    if (c.do === 'pass') return passed(g);
    putCard(g, c.card, USED);
    emit(g, { is: 'countered', case: '4.3.5', side: sideNo(a.side), card: c.card, use: 'spy' });
    return acted(g, counter.call({ who: a.side, card: c.card, use: 'spy', share: 0 }));
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Do not spy' : `Spy with ${cardName(g, c.card)}`),
};
