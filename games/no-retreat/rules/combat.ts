/** 14.0-14.4 The Combat Phase: declarations, Allied first, then battles in the order the Phasing player likes. */
import { leaves, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, next, procedure, type Step } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import {
  A,
  ALLIED_CAMP,
  BRITISH,
  campOf,
  FRENCH,
  G,
  GERMAN_CAMP,
  nameOf,
  nationOf,
  SOVIET_CAMP,
  type SideNo,
} from '../army.ts';
import { boxOf } from '../box.ts';
import { TABLES, type TableId } from '../data/rows.ts';
import { eventOf, pieceName, worthOf } from '../deck.ts';
import { joinedTo, placed } from '../ground.ts';
import { foe, happened, hexesOf, isFrance, placeOf, sheetOf, sideName, sideNo, unitsIn } from '../state.ts';
import { battleProc, freshBattle, type Battle } from './battle-vars.ts';
import {
  layMark,
  liftMark,
  markIn,
  mayAttack,
  mayBlow,
  mayTarget,
  neighboursOf,
  owedHexes,
  WITH,
  type Mark,
  type With,
} from './markers.ts';
import { boardOf, type Board } from './memo.ts';
import { hasTable, mayUse, tablesFor } from './odds.ts';
import { discard, handIn, holdsCard } from './pool.ts';

/** The draft of the next battle is in `hexes` and `attackers`; `credit`: discards and events that still buy Counterblows (5.4), for the player who is not phasing. */
export type Combat = {
  readonly side: SideNo;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly credit: number;
};
export const combatProc = procedure<Combat>('combat');
export const freshCombat = (side: SideNo): Combat => ({ side, hexes: [], attackers: [], credit: 0 });

// 14.1 Declaring -----------------------------------------------------------------------------------------------------
type Declaring =
  | { readonly do: 'target'; readonly hex: number; readonly with: number }
  | { readonly do: 'blow'; readonly hex: number; readonly with: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'done' };
const isPhasing = (g: State, side: string): boolean => combatProc.vars(g).side === sideNo(side);
/** Hexes where the other side stands next to ours; of our own, where the other is next to us. In the order of the map. */
const frontHexes = (g: State, side: SideNo, own: boolean): readonly number[] => {
  const { kept } = boxOf(g);
  const board = boardOf(g);
  const there = own ? side : foe(side);
  const last = kept.front[there];
  if (last?.moved === board.moved) return last.hexes;
  const hexes = frontOfSide(g, board, there);
  kept.front[there] = { moved: board.moved, hexes };
  return hexes;
};
/** The hexes of a side next to which the other stands, and how often counters had moved when they were found. */
export interface FrontHexes {
  readonly moved: number;
  readonly hexes: readonly number[];
}
const frontOfSide = (g: State, { units }: Board, there: SideNo): readonly number[] => {
  const [allies, germans, soviets] = [units[ALLIED_CAMP], units[GERMAN_CAMP], units[SOVIET_CAMP]];
  const allied = (hex: number): boolean => allies[hex] !== 0;
  const german = (hex: number): boolean => (germans[hex]! | soviets[hex]!) !== 0;
  const [ours, theirs] = there === A ? [allied, german] : [german, allied];
  const { from, to } = sheetOf(g);
  const hexes: number[] = [];
  for (let hex = from; hex < to; hex++) if (ours(hex) && joinedTo(g, hex).some(theirs)) hexes.push(hex);
  return hexes;
};
const COLOURS: readonly (readonly With[])[] = [
  ['grey', 'brown', 'shock'],
  ['blue', 'brown', 'shock'],
];
const colours = (side: SideNo): readonly With[] => COLOURS[side]!;
/** The k-th there is for these hexes: each of them with each kind of marker. */
const declaration = (side: SideNo, phasing: boolean, hexes: readonly number[], k: number): Declaring => {
  const kinds = colours(side);
  const by = kinds[k % kinds.length]!;
  return { do: phasing ? 'target' : 'blow', hex: hexes[Math.floor(k / kinds.length)]!, with: WITH.indexOf(by) };
};
const declarations = (g: State, side: SideNo, phasing: boolean): readonly Declaring[] => {
  const hexes = frontHexes(g, side, !phasing);
  return Array.from({ length: hexes.length * colours(side).length }, (_, k) => declaration(side, phasing, hexes, k));
};
const judgeDeclaring = (g: State, side: SideNo, phasing: boolean, c: Declaring): Verdict => {
  switch (c.do) {
    case 'done':
      return ok;
    case 'target':
      return phasing ? mayTarget(g, side, c.hex, WITH[c.with]!) : no('14.1.1', 'only the Phasing player lays Targets');
    case 'discard':
      if (phasing) return no('14.1.2', 'Targets cost nothing');
      return holdsCard(g, side, c.card) ? ok : no('5.3', 'that card is not in your hand');
    case 'blow': {
      if (phasing) return no('14.1.2', 'only the other player lays Counterblows');
      const v = mayBlow(g, side, c.hex, WITH[c.with]!);
      if (v.ok && unitsIn(g, c.hex).some(u => campOf(g, u) === SOVIET_CAMP))
        return no('18.5', 'no German card pays for a Counterblow of Soviets', [c.hex]);
      if (!v.ok || WITH[c.with] === 'shock' || combatProc.vars(g).credit > 0) return v;
      return no('14.1.2', 'a Counterblow costs a card');
    }
  }
};
/** Random play tries so many declarations at a venture. */
const TRIES = 4;
export const declaring: Decision<Declaring> = {
  verbs: ['target', 'blow', 'discard', 'done'],
  candidates: (g, a) => {
    const side = sideNo(a.side);
    const phasing = isPhasing(g, a.side);
    const cards = phasing ? [] : handIn(g, side).map((card): Declaring => ({ do: 'discard', card }));
    return [{ do: 'done' }, ...declarations(g, side, phasing), ...cards];
  },
  judge: (g, a, c) => judgeDeclaring(g, sideNo(a.side), isPhasing(g, a.side), c),
  /** Random play pays for a Counterblow now and then, and only where one can be laid. */
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const phasing = isPhasing(g, a.side);
    const hexes = frontHexes(g, side, !phasing);
    const count = hexes.length * colours(side).length;
    for (let i = 0; i < TRIES && count; i++) {
      const c = declaration(side, phasing, hexes, rnd(count));
      if (judgeDeclaring(g, side, phasing, c).ok) return rnd(4) ? c : { do: 'done' };
    }
    const wanted =
      !phasing && rnd(6) === 0 && hexes.some(hex => colours(side).some(by => mayBlow(g, side, hex, by).ok));
    const cards = handIn(g, side);
    return wanted && cards.length ? { do: 'discard', card: cards[rnd(cards.length)]! } : { do: 'done' };
  },
  take: (g, a, c) => {
    const side = sideNo(a.side);
    const d = combatProc.vars(g);
    switch (c.do) {
      case 'done':
        if (!isPhasing(g, a.side)) combatProc.set(g, { ...d, credit: 0 });
        return next;
      case 'target':
        layMark(g, side, c.hex, 'target', WITH[c.with]!);
        return again;
      case 'blow':
        if (WITH[c.with] !== 'shock') combatProc.set(g, { ...d, credit: d.credit - 1 });
        layMark(g, side, c.hex, 'counterblow', WITH[c.with]!);
        return again;
      case 'discard':
        discard(g, c.card);
        emit(g, { is: 'discarded', case: '5.3', side, card: c.card });
        combatProc.set(g, { ...d, credit: d.credit + worthOf(g, c.card, side) });
        return again;
    }
  },
  ends: ['done'],
  say: (g, a, c) => {
    switch (c.do) {
      case 'done':
        return 'No more declarations';
      case 'discard':
        return `Discard ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`;
      case 'target':
        return `Target ${placed(g, c.hex)} with a ${WITH[c.with]} marker`;
      case 'blow':
        return `Counterblow in ${placed(g, c.hex)} with a ${WITH[c.with]} marker`;
    }
  },
};

// 14.3 Who attacks what ------------------------------------------------------------------------------------------------
const markOf = (g: State, hex: number): Mark => markIn(g, hex)!;
export const ableAt = (g: State, side: SideNo, hex: number): readonly number[] => {
  const mark = markOf(g, hex);
  return neighboursOf(g, side, hex).filter(u => mayAttack(g, u, hex, mark).ok);
};
/** 14.3.2 Targets and Counterblows may be attacked in one battle: each hex keeps what its marker says. */
export const markedAs = (
  g: State,
  hexes: readonly number[],
): Pick<Battle, 'kind' | 'shock' | 'blows' | 'shockBlow'> => {
  const blows: number[] = [];
  let shock = false;
  let shockBlow = false;
  for (const hex of hexes) {
    const mark = markOf(g, hex);
    if (mark.kind === 'counterblow') blows.push(hex);
    if (mark.with !== 'shock') continue;
    if (mark.kind === 'counterblow') shockBlow = true;
    else shock = true;
  }
  if (blows.length === 0) return { kind: 'target', shock };
  return blows.length === hexes.length
    ? { kind: 'counterblow', shock: shockBlow }
    : { kind: 'target', shock, blows, shockBlow };
};
export const forceOf = (g: State, side: SideNo, attackers: readonly number[], hexes: readonly number[]) => ({
  attacker: side,
  attackers,
  hexes,
  depth: 0,
  ...markedAs(g, hexes),
});
/** The marked hexes that somebody can attack now, and who can. */
export interface Owed {
  readonly hexes: readonly number[];
  readonly able: ReadonlyMap<number, readonly number[]>;
}
/** While a battle is being prepared no cell changes, and what is owed is asked again and again. */
const owedWith = (g: State, side: SideNo): Owed => boxOf(g).kept.owed(g, side, findOwed);
const findOwed = (g: State, side: SideNo): Owed => {
  const able = new Map<number, readonly number[]>();
  for (const hex of owedHexes(g, side)) {
    const units = unitsIn(g, hex).length > 0 ? ableAt(g, side, hex) : [];
    if (units.length) able.set(hex, units);
  }
  return { hexes: [...able.keys()], able };
};
export const owedNow = (g: State, side: SideNo): readonly number[] => owedWith(g, side).hexes;
/** Could the units of one hex take all these together? */
const couldTake = (g: State, side: SideNo, from: number, hexes: readonly number[], { able }: Owed): boolean =>
  unitsIn(g, from).some(
    u => hexes.every(hex => able.get(hex)!.includes(u)) && hasTable(g, forceOf(g, side, [u], hexes)),
  );
/** 14.3.1 How many of these marked hexes can still be attacked at once, each stack in one battle. */
const mostCovered = (
  g: State,
  side: SideNo,
  hexes: readonly number[],
  owed: Owed,
  without: readonly number[],
): number => {
  const taken = new Map<number, readonly number[]>();
  let best = 0;
  const assign = (i: number, covered: number): void => {
    best = Math.max(best, covered);
    if (i === hexes.length || covered + hexes.length - i <= best) return;
    const hex = hexes[i]!;
    for (const from of hexesOf(g, owed.able.get(hex)!)) {
      if (without.includes(from)) continue;
      const before = taken.get(from) ?? [];
      if (!couldTake(g, side, from, [...before, hex], owed)) continue;
      taken.set(from, [...before, hex]);
      assign(i + 1, covered + 1);
      taken.set(from, before);
      if (best === hexes.length) return;
    }
    assign(i + 1, covered);
  };
  assign(0, 0);
  return best;
};

type Fighting =
  | { readonly do: 'attack'; readonly hex: number }
  | { readonly do: 'add'; readonly unit: number }
  | { readonly do: 'leave'; readonly unit: number }
  | { readonly do: 'fight'; readonly crt: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'done' };
/** 14.3.2, 14.3.3, 14.6.8 May it join this battle? */
const mayJoin = (g: State, d: Combat, unit: number): Verdict => {
  if (d.hexes.length === 0) return no('14.3', 'choose a hex to attack first');
  if (boxOf(g).SIDE[unit] !== d.side) return no('14.3', `${nameOf(g, unit)} is not yours`);
  if (d.attackers.includes(unit)) return no('14.3.4', `${nameOf(g, unit)} is in this battle already`);
  return d.hexes.map(hex => mayAttack(g, unit, hex, markOf(g, hex))).find(v => !v.ok) ?? joinsWith(g, d, unit);
};
/** 20.2.1, 14.6.8 Do those who attack already let it? */
const joinsWith = (g: State, d: Combat, unit: number): Verdict => {
  if (d.attackers.some(u => areApart(g, u, unit)))
    return no('20.2.1', 'since British Control British and French do not attack together');
  return d.attackers.some(u => (campOf(g, u) === SOVIET_CAMP) !== (campOf(g, unit) === SOVIET_CAMP))
    ? no('14.6.8', 'Germans and Soviets never attack together')
    : ok;
};
/** 20.2.1 */
const areApart = (g: State, a: number, b: number): boolean => {
  const nations = [nationOf(g, a), nationOf(g, b)];
  return isFrance(g) && happened(g, 'evacuation') && nations.includes(FRENCH) && nations.includes(BRITISH);
};
const mayAim = (g: State, d: Combat, hex: number, owed = owedNow(g, d.side)): Verdict => {
  if (d.hexes.includes(hex)) return no('14.3.4', `${placed(g, hex)} is in this battle already`, [hex]);
  if (!owed.includes(hex)) return no('14.3.1', `${placed(g, hex)} is not to be attacked now`, [hex]);
  return d.attackers.map(u => mayAttack(g, u, hex, markOf(g, hex))).find(v => !v.ok) ?? ok;
};
/** 14.3.1 No marked hex may be left without an attacker that could have one. */
const orphans = (g: State, d: Combat, owed: Owed): Verdict => {
  const rest = owed.hexes.filter(hex => !d.hexes.includes(hex));
  const used = d.attackers.map(u => placeOf(g, u));
  if (rest.length === 0) return ok;
  const after = d.hexes.length + mostCovered(g, d.side, rest, owed, used);
  if (after >= owed.hexes.length || after >= mostCovered(g, d.side, owed.hexes, owed, [])) return ok;
  const left = rest.find(hex => mostCovered(g, d.side, [hex], owed, used) === 0) ?? rest[0]!;
  return no('14.3.1', `nobody would be left to attack ${placed(g, left)}`, [left]);
};
const mayFight = (g: State, d: Combat, table: TableId): Verdict => {
  if (d.hexes.length === 0 || d.attackers.length === 0) return no('14.3', 'choose a hex and who attacks it');
  const use = mayUse(g, forceOf(g, d.side, d.attackers, d.hexes), table);
  return use.ok ? orphans(g, d, owedWith(g, d.side)) : use;
};
/** The tables this battle can be fought on: who it leaves for the other hexes is the same for all of them. */
const tablesOf = (g: State, d: Combat, owed: Owed): readonly TableId[] => {
  const tables = tablesFor(g, forceOf(g, d.side, d.attackers, d.hexes));
  return tables.length && orphans(g, d, owed).ok ? tables : [];
};
const judgeFighting = (g: State, d: Combat, c: Fighting): Verdict => {
  switch (c.do) {
    case 'attack':
      return mayAim(g, d, c.hex);
    case 'add':
      return mayJoin(g, d, c.unit);
    case 'leave':
      return d.attackers.includes(c.unit) ? ok : no('14.3', `${nameOf(g, c.unit)} is not in this battle`);
    case 'fight':
      return mayFight(g, d, TABLES[c.crt]!);
    case 'cancel':
      return d.hexes.length ? ok : no('14.3', 'no battle is being prepared');
    case 'done': {
      const [left] = owedNow(g, d.side);
      return left === undefined ? ok : no('14.3.1', `${placed(g, left)} is marked and must be attacked`, [left]);
    }
  }
};
const candidatesOf = (g: State, d: Combat): readonly Fighting[] => {
  const owed = owedNow(g, d.side);
  const near = new Set(d.hexes.flatMap(hex => neighboursOf(g, d.side, hex)));
  return [
    { do: 'done' },
    ...TABLES.keys()
      .toArray()
      .map((crt): Fighting => ({ do: 'fight', crt })),
    ...owed.map((hex): Fighting => ({ do: 'attack', hex })),
    ...[...near].map((unit): Fighting => ({ do: 'add', unit })),
    ...d.attackers.map((unit): Fighting => ({ do: 'leave', unit })),
    { do: 'cancel' },
  ];
};
/** Those next to all the hexes of this battle that may still join it. */
const ableToJoin = (g: State, d: Combat, { able }: Owed): readonly number[] => {
  const [first, ...others] = d.hexes.map(hex => able.get(hex) ?? []);
  return first!.filter(
    u => !d.attackers.includes(u) && others.every(list => list.includes(u)) && joinsWith(g, d, u).ok,
  );
};
/** For random play: a hex, somebody who may attack it, perhaps others, and whatever else only they can take. */
const sampleFight = (g: State, d: Combat, rnd: Rnd): Fighting => {
  const owed = owedWith(g, d.side);
  const pick = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  if (owed.hexes.length === 0) return { do: 'done' };
  if (d.hexes.length === 0) return { do: 'attack', hex: pick(owed.hexes) };
  const able = ableToJoin(g, d, owed);
  if (d.attackers.length === 0) return able.length ? { do: 'add', unit: pick(able) } : { do: 'cancel' };
  const tables = tablesOf(g, d, owed);
  const last = d.attackers.at(-1)!;
  const more = able.filter(u => u > last && tablesOf(g, { ...d, attackers: [...d.attackers, u] }, owed).length > 0);
  if (tables.length && (more.length === 0 || rnd(3) === 0)) return { do: 'fight', crt: TABLES.indexOf(pick(tables)) };
  if (more.length) return { do: 'add', unit: pick(more) };
  const hexes = owed.hexes.filter(hex => mayAim(g, d, hex, owed.hexes).ok);
  return hexes.length ? { do: 'attack', hex: pick(hexes) } : { do: 'cancel' };
};
export const fighting: Decision<Fighting> = {
  verbs: ['attack', 'add', 'leave', 'fight', 'cancel', 'done'],
  candidates: g => candidatesOf(g, combatProc.vars(g)),
  judge: (g, _a, c) => judgeFighting(g, combatProc.vars(g), c),
  sample: (g, _a, rnd) => sampleFight(g, combatProc.vars(g), rnd),
  take: (g, _a, c) => {
    const d = combatProc.vars(g);
    switch (c.do) {
      case 'done':
        return next;
      case 'attack':
        combatProc.set(g, { ...d, hexes: [...d.hexes, c.hex] });
        return again;
      case 'add':
        combatProc.set(g, { ...d, attackers: [...d.attackers, c.unit] });
        return again;
      case 'leave':
        combatProc.set(g, { ...d, attackers: d.attackers.filter(u => u !== c.unit) });
        return again;
      case 'cancel':
        combatProc.set(g, { ...d, hexes: [], attackers: [] });
        return again;
      case 'fight': {
        const f = forceOf(g, d.side, d.attackers, d.hexes);
        const defenders = d.hexes.flatMap(hex => unitsIn(g, hex));
        combatProc.set(g, { ...d, hexes: [], attackers: [] });
        return battleProc.call(freshBattle({ ...f, defenders, table: TABLES[c.crt]!, phasing: d.side }), '14.2');
      }
    }
  },
  ends: ['done'],
  caution: (g, _a, c): ReturnType<typeof leaves> =>
    c.do === 'done'
      ? leaves(
          owedNow(g, combatProc.vars(g).side).length,
          0,
          `${counted(owedNow(g, combatProc.vars(g).side).length, 'marked hex', 'marked hexes')} not attacked`,
        )
      : undefined,
  say: (g, _a, c) => {
    switch (c.do) {
      case 'attack':
        return `Attack ${placed(g, c.hex)}`;
      case 'add':
        return `Add ${nameOf(g, c.unit)}`;
      case 'leave':
        return `Leave out ${nameOf(g, c.unit)}`;
      case 'fight':
        return `Fight on the ${TABLES[c.crt]} table`;
      case 'cancel':
        return 'Choose anew';
      case 'done':
        return 'End the Combat Phase';
    }
  },
};

// The phase --------------------------------------------------------------------------------------------------------------
/** 14.0, 14.7 What could not be attacked: Targets are lifted, Counterblows nobody stood next to go back. */
const clearMarks = (g: State, side: SideNo): void => {
  for (const hex of owedHexes(g, side)) liftMark(g, hex);
};
const declareStep = (who: SideNo): Step<Combat> => ({
  at: who === A ? '14.1/allied' : '14.1/german',
  case: '14.1',
  name: `${who === A ? 'Allied' : 'German'} declarations`,
  run: () => ask(sideName(who), 'declaring', '14.1'),
});
export const combatSteps: readonly Step<Combat>[] = [
  {
    at: '14.0',
    case: '14.0',
    name: 'Combat Phase',
    run: g => {
      const { COUNT, CELLS } = boxOf(g);
      g.n.fill(0, CELLS.fought, CELLS.fought + COUNT);
      return next;
    },
  },
  declareStep(A),
  declareStep(G),
  {
    at: '14.2',
    case: '14.2',
    name: 'Battles',
    run: (g, { vars }) => (owedNow(g, vars.side).length ? ask(sideName(vars.side), 'fighting', '14.2') : next),
  },
  {
    at: '14.0/end',
    case: '14.0',
    name: 'Combat Phase over',
    run: (g, { vars }) => {
      clearMarks(g, vars.side);
      return next;
    },
  },
];
