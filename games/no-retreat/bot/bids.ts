/** 14.5 Bids in a battle: what a marker or a card changes of its expectation, against what it costs. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { foe, placeOf, sideNo } from '../model/state.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { ABILITIES, type Result, type TableId } from '../data/rows.ts';
import { eventOf } from '../model/deck.ts';
import { battleIn, type Battle, type Support } from '../rules/combat/battle-vars.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import { convertedBy } from '../rules/combat/conversions.ts';
import { cancelling } from '../rules/combat/cancelling.ts';
import { doubling, tanksIn } from '../rules/combat/doubling.ts';
import { backing } from '../rules/combat/battle-events.ts';
import { supporting } from '../rules/combat/support.ts';
import { usable } from '../rules/cards/pool.ts';
import { outcome, stakeOf, targetOf, type Stake, type Target } from './battle.ts';
import { groundWorth, type Assessment } from './assessment.ts';
import { cardPrice, markerPrice } from './hand.ts';
import { cityWorth } from './worth.ts';

/** Both sides of a battle as it stands. */
export const sidesOf = (d: Assessment, b: Battle): { readonly t: Target; readonly k: Stake } => {
  const { s, w } = d;
  const ground = b.hexes.reduce(
    (n, hex) =>
      n + (b.attacker === s.side ? groundWorth(d, hex) : w.ground + w.prize * cityWorth(s, b.attacker, hex, w)),
    0,
  );
  const left = b.attackers.filter(u => isThere(d, u));
  const armour = left.length > 0 && oddsOf(s.g, { ...b, attackers: left }).armour;
  return {
    t: targetOf(
      s,
      w,
      b.defenders.filter(u => isThere(d, u)),
      b.hexes[0]!,
      ground,
    ),
    k: stakeOf(
      s,
      w,
      left.map(unit => ({ unit, from: placeOf(s.g, unit) })),
      armour,
    ),
  };
};
const isThere = (d: Assessment, unit: number): boolean => placeOf(d.s.g, unit) < boxOf(d.s.g).SIZE;
/** The expectation of a battle for its attacker, with all that is committed. */
export const fightWorth = (d: Assessment, b: Battle): number => {
  const { s } = d;
  const { g } = s;
  const { t, k } = sidesOf(d, b);
  const { column, automatic } = oddsOf(g, b);
  if (automatic) return outcome(s, convertedBy(g, b, automatic), t, k);
  const table: TableId = b.support.some(x => x.what === 'prepared') ? 'Prepared' : (b.table as TableId);
  let sum = 0;
  for (const row of chartsOf(g).crt[table]) sum += outcome(s, convertedBy(g, b, row[column]!), t, k);
  return sum / 6;
};
export const outcomeNow = (d: Assessment, b: Battle, r: Result): number => {
  const { t, k } = sidesOf(d, b);
  return outcome(d.s, r, t, k);
};
const gainWith = (d: Assessment, b: Battle, support: Support): number => {
  const sign = support.side === b.attacker ? 1 : -1;
  return sign * (fightWorth(d, { ...b, support: [...b.support, support] }) - fightWorth(d, b));
};
export const supportGain = (d: Assessment, side: 0 | 1, what: string): number =>
  gainWith(d, battleIn(d.s.g), { side, what, n: 1 });
/** 14.5 The marker that changes most. */
export const commit = (d: Assessment, a: Question): Choice => {
  const side = sideNo(a.side);
  return bestOf(legal(supporting, d.s.g, a), c => {
    const ability = c.do === 'commit' ? ABILITIES[c.ability as number]! : undefined;
    if (!ability || ability === 'Surrender!') return c.do === 'pass' ? 0 : -1;
    return supportGain(d, side, ability) - markerPrice(d);
  });
};
export const cardGain = (d: Assessment, a: Question, card: number): number => {
  const { g } = d.s;
  const side = sideNo(a.side);
  const b = battleIn(g);
  const e = eventOf(g, card, side);
  const [tank] = tanksIn(g, b, side).toSorted((u, v) => d.s.strength[v]! - d.s.strength[u]!);
  const unit = e.effect === 'doubleTank' && tank !== undefined ? { unit: tank } : {};
  const more = e.effect === 'noNA' || e.effect === 'thirdHex' ? 0.06 : 0;
  return more + gainWith(d, b, { side, what: e.effect, n: e.n ?? 1, card, ...unit }) - e.cost * markerPrice(d);
};
export const back = (d: Assessment, a: Question): Choice => {
  const price = 0.6 * cardPrice(d);
  return bestOf(legal(backing, d.s.g, a), c => (c.do === 'play' ? cardGain(d, a, c.card as number) - price : 0));
};
/** 5.2.1 The strongest. */
export const double = (d: Assessment, a: Question): Choice =>
  bestOf(legal(doubling, d.s.g, a), c => d.s.strength[c.unit as number]!);
/** What the side gains when this is taken away from what its enemy committed. */
export const gainWithout = (d: Assessment, taken: (x: Support) => boolean): number => {
  const { g, side } = d.s;
  const b = battleIn(g);
  const without = { ...b, support: b.support.filter(x => x.side === side || !taken(x)) };
  return (side === b.attacker ? 1 : -1) * (fightWorth(d, without) - fightWorth(d, b));
};
/** 26.1 A marker that would change much, for a point. */
const DEAR = 0.8;
export const cancel = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const last = battleIn(g).support.findLast(x => x.side === foe(side));
  if (!last || usable(g, side, 'Combat VP!').length === 0) return { do: 'pass' };
  return gainWithout(d, x => x === last) > DEAR && cancelling.judge(g, a, { do: 'cancel' }).ok
    ? { do: 'cancel' }
    : { do: 'pass' };
};
