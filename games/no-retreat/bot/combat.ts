/** The Combat Phase: which hexes are marked, which attacked, with whom and on which table. */
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { setFrame, nearest } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { bestOf } from '../../../bots/weights.ts';
import { A, campOf, G, isMobile, nationOf, SOVIET_CAMP, type SideNo } from '../model/army.ts';
import { TABLES } from '../data/rows.ts';
import { joinedTo } from '../model/ground.ts';
import { battleIn } from '../rules/combat/battle-vars.ts';
import { choosing, blowing, grounding } from '../rules/combat/battle.ts';
import { combatProc } from '../rules/combat/combat.ts';
import { declaring } from '../rules/combat/declaring.ts';
import { fighting } from '../rules/combat/battle-draft.ts';
import { owedNow } from '../rules/combat/obligations.ts';
import { mayAttack } from '../rules/combat/eligible-attackers.ts';
import { mayBlow } from '../rules/combat/marker-placement.ts';
import { markIn, WITH, type Mark } from '../rules/combat/markers.ts';
import { citiesOf, foe, placeOf, unitsOf, onMap } from '../model/state.ts';
import { fightWith, targetAt, type Fight, type Kind, type Striker } from './battle.ts';
import { groundWorth, type Assessment } from './assessment.ts';
import { roomOf } from './cache.ts';
import { sameList, stackIn } from './situation.ts';
import { cardPrice, cheapestCard, markerPrice } from './hand.ts';

export interface Assault extends Fight {
  readonly hex: number;
  readonly units: readonly number[];
}
const asStriker = (d: Assessment, unit: number): Striker => ({ unit, from: placeOf(d.s.g, unit) });
/** Those of a side who stand next to a hex. */
const beside = (d: Assessment, side: SideNo, hex: number): readonly number[] =>
  joinedTo(d.s.g, hex).flatMap(h => (d.s.count[side][h]! > 0 ? stackIn(d.s, h) : []));
const kindOf = (mark: Pick<Mark, 'kind'>): Kind => (mark.kind === 'counterblow' ? 'counterblow' : 'target');

/** The best force of these: all of them, or the mobile ones with the strongest of the others; less whoever adds nothing. */
const bestForce = (
  d: Assessment,
  side: SideNo,
  hex: number,
  all: readonly number[],
  kind: Kind,
  more: number,
): Assault | undefined => {
  const { s, w } = d;
  if (all.length === 0) return undefined;
  const target = side === s.side ? d.aim(hex) : undefined;
  const t = target ?? targetAt(s, w, hex, side === s.side ? groundWorth(d, hex) : 0.2);
  const strong = all.toSorted((a, b) => s.strength[b]! - s.strength[a]! || a - b);
  const fast = strong.filter(u => isMobile(s.g, u));
  const slow = strong.filter(u => !isMobile(s.g, u));
  const forces = fast.length ? [strong, fast, [...fast, ...slow.slice(0, 1)]] : [strong];
  const nations = new Set(all.map(u => nationIn(d, u)));
  if (nations.size > 1) for (const n of nations) forces.push(strong.filter(u => nationIn(d, u) === n));
  let best: Assault | undefined;
  for (const force of forces) {
    const found = fightWith(
      s,
      w,
      t,
      force.map(u => asStriker(d, u)),
      kind,
      more,
    );
    if (found && (!best || found.worth > best.worth)) best = { ...found, hex, units: force };
  }
  if (!best) return undefined;
  for (const u of best.units.toReversed()) {
    if (best.units.length === 1) break;
    const rest: readonly number[] = best.units.filter(x => x !== u);
    const found: Fight | undefined = fightWith(
      s,
      w,
      t,
      rest.map(x => asStriker(d, x)),
      kind,
      more,
    );
    if (found && found.worth >= best.worth - 0.004) best = { ...found, hex, units: rest };
  }
  return best;
};
const nationIn = (d: Assessment, unit: number): number => nationOf(d.s.g, unit);
const MORE: { readonly [kind: string]: number } = { 'target shock': 1, 'counterblow shock': -1 };
/** Whoever of the side may attack a hex marked so. */
const ableTo = (
  d: Assessment,
  side: SideNo,
  hex: number,
  mark: Pick<Mark, 'kind' | 'side' | 'with'>,
  used: ReadonlySet<number>,
): readonly number[] =>
  beside(d, side, hex).filter(u => !used.has(placeOf(d.s.g, u)) && mayAttack(d.s.g, u, hex, mark).ok);
export const assaultOn = (
  d: Assessment,
  side: SideNo,
  hex: number,
  mark: Pick<Mark, 'kind' | 'side' | 'with'>,
  used: ReadonlySet<number> = new Set(),
): Assault | undefined =>
  bestForce(d, side, hex, ableTo(d, side, hex, mark, used), kindOf(mark), MORE[`${mark.kind} ${mark.with}`] ?? 0);

/** Where the other side stands next to ours. */
const frontHexes = (d: Assessment, side: SideNo): readonly number[] => {
  const { g } = d.s;
  const hexes = new Set<number>();
  for (const u of unitsOf(g, foe(side))) if (onMap(g, u)) hexes.add(placeOf(g, u));
  return [...hexes].filter(hex => joinedTo(g, hex).some(h => d.s.count[side][h]! > 0)).toSorted((a, b) => a - b);
};
/** What must be attacked, then the best of the others while units are left: each stack in one battle. Whoever lost somebody to a better one is looked at again. */
const planBattles = (d: Assessment, side: SideNo, more: boolean): readonly Assault[] => {
  const { g } = d.s;
  const used = new Set<number>();
  const battles: Assault[] = [];
  const take = (x: Assault): void => {
    battles.push(x);
    for (const u of x.units) used.add(placeOf(g, u));
  };
  for (const hex of owedNow(g, side)) {
    const x = assaultOn(d, side, hex, markIn(g, hex)!, used);
    if (x) take(x);
  }
  const at = (hex: number): Assault | undefined => {
    const x = assaultOn(
      d,
      side,
      hex,
      { kind: 'target', side, with: isSovietFront(d, side, hex) ? 'brown' : COLOURS[side]![0]! },
      used,
    );
    return x && x.worth > d.w.boldness ? x : undefined;
  };
  let left = more ? frontHexes(d, side).flatMap(hex => (markIn(g, hex) ? [] : (at(hex) ?? []))) : [];
  while (left.length) {
    const best = left.reduce((a, b) => (b.worth > a.worth ? b : a));
    take(best);
    left = left.flatMap(x => {
      if (x === best) return [];
      return x.units.some(u => used.has(placeOf(g, u))) ? (at(x.hex) ?? []) : [x];
    });
  }
  return battles;
};
/** 20.2.2 Only Soviets stand next to it. */
const isSovietFront = (d: Assessment, side: SideNo, hex: number): boolean =>
  side === G && beside(d, side, hex).every(u => campOf(d.s.g, u) === SOVIET_CAMP);
/** A draft changes no cell: what was planned when it began still holds. */
const plannedBattles = (d: Assessment, side: SideNo, more: boolean): readonly Assault[] => {
  const room = roomOf(d.s.g);
  const { cells: n } = d.s.g;
  const known = room.battles;
  if (known && known.side === side && known.more === more && known.weights === d.w && sameList(known.n, n))
    return known.list as readonly Assault[];
  const list = planBattles(d, side, more);
  room.battles = { n: n.slice(), side, more, weights: d.w, list };
  return list;
};

const COLOURS: readonly (readonly Mark['with'][])[] = [
  ['grey', 'brown'],
  ['blue', 'brown'],
];
/** 14.1.1 The next hex of the plan that bears no mark yet; a shock marker goes to the best of them. */
const nextTarget = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const battles = plannedBattles(d, side, true).filter(x => !markIn(g, x.hex));
  for (const x of battles.toSorted((p, q) => q.worth - p.worth)) {
    const order: readonly Mark['with'][] = x.worth > 0.8 ? ['shock', ...COLOURS[side]!] : COLOURS[side]!;
    for (const by of order) {
      const choice = { do: 'target', hex: x.hex, with: WITH.indexOf(by) } as const;
      if (declaring.judge(g, a, choice).ok) return choice;
    }
  }
  return { do: 'done' };
};
/** 14.1.2 What the enemy is made to suffer by having to attack a hex of ours, and what he is kept from. */
const blowWorth = (d: Assessment, hex: number, by: Mark['with']): number => {
  const { s } = d;
  const enemy = foe(s.side);
  const forced = assaultOn(d, enemy, hex, { kind: 'counterblow', side: s.side, with: by });
  if (!forced) return -1;
  const willing = assaultOn(d, enemy, hex, { kind: 'target', side: enemy, with: enemy === A ? 'blue' : 'grey' });
  return -forced.worth + 0.3 * Math.max(0, (willing?.worth ?? 0) - Math.max(0, forced.worth));
};
interface Blow {
  readonly hex: number;
  readonly by: Mark['with'];
  readonly worth: number;
}
const bestBlow = (d: Assessment, credit: number): Blow | undefined => {
  const { g, side } = d.s;
  const hexes = new Set(
    unitsOf(g, side)
      .filter(u => onMap(g, u))
      .map(u => placeOf(g, u)),
  );
  let best: Blow | undefined;
  for (const hex of hexes) {
    if (markIn(g, hex) || !joinedTo(g, hex).some(h => d.s.count[foe(side)][h]! > 0)) continue;
    for (const by of ['shock', ...COLOURS[side]!] as const) {
      if (!mayBlow(g, side, hex, by).ok) continue;
      const price = by === 'shock' ? markerPrice(d) : credit > 0 ? 0 : cardPrice(d);
      const worth = blowWorth(d, hex, by) - price;
      if (worth > d.w.blow && (!best || worth > best.worth)) best = { hex, by, worth };
    }
  }
  return best;
};
/** Would a Counterblow for nothing be worth while? */
export const wouldBlow = (d: Assessment): boolean => bestBlow(d, 1) !== undefined;
const nextBlow = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { credit } = combatProc.vars(g);
  const best = bestBlow(d, credit);
  if (!best) return { do: 'done' };
  const choice = { do: 'blow', hex: best.hex, with: WITH.indexOf(best.by) } as const;
  if (declaring.judge(g, a, choice).ok) return choice;
  if (best.by === 'shock' || credit > 0) return { do: 'done' };
  const paid = setCredit(g);
  const card = cheapestCard(d);
  return card !== undefined && declaring.judge(paid, a, choice).ok ? { do: 'discard', card } : { do: 'done' };
};
/** As if a card had been discarded for it. */
const setCredit = (g: State): State => {
  const x = { ...g, stack: g.stack.slice() };
  setFrame(x, nearest(x, combatProc.name), { credit: 1 });
  return x;
};
export const declare = (d: Assessment, a: Question): Choice =>
  combatProc.vars(d.s.g).side === d.s.side ? nextTarget(d, a) : nextBlow(d, a);

// 14.3 The draft of a battle --------------------------------------------------------------------------------------------
const drafted = (g: State, hexes: readonly number[], attackers: readonly number[]): State => {
  const x = { ...g, stack: g.stack.slice() };
  setFrame(x, nearest(x, combatProc.name), { hexes, attackers });
  return x;
};
const tableFor = (g: State, a: Question, x: Assault, units: readonly number[]): number | undefined => {
  const ready = drafted(g, [x.hex], units);
  const order = [TABLES.indexOf(x.table), ...TABLES.keys()];
  return order.find(crt => fighting.judge(ready, a, { do: 'fight', crt }).ok);
};
/** The battle that can be fought as it was thought out, or with fewer so that nobody is missing elsewhere. */
interface Draft {
  readonly hex: number;
  readonly units: readonly number[];
  readonly crt: number;
}
const draftOf = (d: Assessment, a: Question, hex: number, used: ReadonlySet<number>): Draft | undefined => {
  const { g, side } = d.s;
  const mark = markIn(g, hex);
  const x = mark && assaultOn(d, side, hex, mark, used);
  if (!x) return undefined;
  for (let n = x.units.length; n > 0; n--) {
    const units = x.units.slice(0, n);
    const crt = tableFor(g, a, x, units);
    if (crt !== undefined) return { hex, units, crt };
  }
  for (const u of ableTo(d, side, hex, mark, new Set())) {
    const crt = tableFor(g, a, x, [u]);
    if (crt !== undefined) return { hex, units: [u], crt };
  }
  return undefined;
};
const nextDraft = (d: Assessment, a: Question, only: number | undefined): Draft | undefined => {
  const { g, side } = d.s;
  const plan = plannedBattles(d, side, false);
  const owed = owedNow(g, side);
  const order = [...plan.toSorted((p, q) => q.worth - p.worth).map(x => x.hex), ...owed];
  for (const hex of order) {
    if (only !== undefined && hex !== only) continue;
    const others = new Set(plan.filter(x => x.hex !== hex).flatMap(x => x.units.map(u => placeOf(g, u))));
    const draft = draftOf(d, a, hex, others) ?? draftOf(d, a, hex, new Set());
    if (draft) return draft;
  }
  return undefined;
};
export const nextFight = (d: Assessment, a: Question, rnd: Rnd): Choice => {
  const { g, side } = d.s;
  const now = combatProc.vars(g);
  if (owedNow(g, side).length === 0) return { do: 'done' };
  const draft = now.hexes.length > 1 ? undefined : nextDraft(d, a, now.hexes[0]);
  if (!draft) return fighting.sample!(g, a, rnd);
  if (now.hexes.length === 0) return { do: 'attack', hex: draft.hex };
  if (now.attackers.some(u => !draft.units.includes(u))) return fighting.sample!(g, a, rnd);
  const missing = draft.units.find(u => !now.attackers.includes(u));
  if (missing === undefined) return { do: 'fight', crt: draft.crt };
  const choice = { do: 'add', unit: missing } as const;
  return fighting.judge(g, a, choice).ok ? choice : fighting.sample!(g, a, rnd);
};
/** 14.5 The table of a counterattack. */
export const chooseTable = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const b = battleIn(g);
  const list = legal(choosing, g, a);
  if (list.length === 1) return list[0]!;
  const t = targetAt(d.s, d.w, b.hexes[0]!, 0.2);
  const strikers = b.attackers.filter(u => onMap(g, u)).map(u => asStriker(d, u));
  const found = fightWith(d.s, d.w, t, strikers, 'counterblow');
  return bestOf(list, c => (found && TABLES[c.crt as number] === found.table ? 1 : 0));
};
/** 14.3.6 The best for the defender stands first. */
export const chooseGround = (d: Assessment, a: Question): Choice => legal(grounding, d.s.g, a)[0]!;
/** 14.7.4 On the stack that stands best. */
export const layBlow = (d: Assessment, a: Question): Choice =>
  bestOf<Choice>(
    legal(blowing, d.s.g, a),
    c => d.s.sp[d.s.side][c.hex as number]! - (citiesOf(d.s.g).includes(c.hex as never) ? 1 : 0),
  );
