/** 14.1 Declarations: the Phasing player lays Targets, the other player Counterblows. */
import { ok, type Decision, type Verdict, variable, blockedBy, stackAt } from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { nonzeroFrom, asWords } from '../../../../kernel/compare-cells.ts';
import { ALLIED_CAMP, campOf, SOVIET_CAMP, type SideNo, G } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { eventOf, pieceName, worthOf } from '../../model/deck.ts';
import { placed } from '../../model/ground.ts';
import { foe, sheetOf, sideNo, unitsIn } from '../../model/state.ts';
import { combatProc } from './combat.ts';
import { mayBlow, mayTarget } from './marker-placement.ts';
import { hasMarker, layMark, WITH, type With } from './markers.ts';
import { boardOf, type Board } from '../position/board-cache.ts';
import { discard, handIn, holdsCard, notInHand } from '../cards/pool.ts';
import { emit } from '../flow.ts';

type Declaring =
  | { readonly do: 'target'; readonly hex: number; readonly with: number }
  | { readonly do: 'blow'; readonly hex: number; readonly with: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'done' };
const isPhasing = (g: State, side: string): boolean => combatProc.vars(g).side === sideNo(side);
/** The enemy hexes next to a unit of the side; with `own`, the side’s hexes next to an enemy. In map order. */
const frontHexes = (g: State, side: SideNo, own: boolean): readonly number[] => {
  const { cache } = boxOf(g);
  const board = boardOf(g);
  const there = own ? side : foe(side);
  const last = cache.front[there];
  if (last?.moved === board.moved) return last.hexes;
  const hexes = frontOfSide(g, board, there);
  cache.front[there] = { moved: board.moved, hexes };
  return hexes;
};
/** The hexes of a side that are next to the other side, and the board’s move count when they were found. */
export interface FrontHexes {
  readonly moved: number;
  readonly hexes: readonly number[];
}
/** Every unit outside the Allied camp counts as the German side. */
const frontOfSide = (g: State, { units }: Board, there: SideNo): readonly number[] => {
  const { cache } = boxOf(g);
  cache.sides ??= [asWords(cache.boardCache.strangers[ALLIED_CAMP]!), asWords(units[ALLIED_CAMP])];
  const ours = cache.sides[there];
  const theirs = cache.sides[foe(there)].cells;
  const { from, to } = sheetOf(g);
  const hexes: number[] = [];
  for (let hex = nonzeroFrom(ours, from, to); hex < to; hex = nonzeroFrom(ours, hex + 1, to))
    if (isBeside(cache.joins, hex, theirs)) hexes.push(hex);
  return hexes;
};
const isBeside = (joins: Int16Array, hex: number, units: Uint8Array): boolean => {
  for (let k = 6 * hex; k < 6 * hex + 6; k++) if (joins[k]! >= 0 && units[joins[k]!] !== 0) return true;
  return false;
};
const COLOURS: readonly (readonly With[])[] = [
  ['grey', 'brown', 'shock'],
  ['blue', 'brown', 'shock'],
];
const colours = (side: SideNo): readonly With[] => COLOURS[side]!;
/** Declaration number k of all pairs of these hexes and marker kinds. */
const declaration = (side: SideNo, phasing: boolean, hexes: readonly number[], k: number): Declaring => {
  const kinds = colours(side);
  const by = kinds[k % kinds.length]!;
  return { do: phasing ? 'target' : 'blow', hex: hexes[Math.floor(k / kinds.length)]!, with: WITH.indexOf(by) };
};
const declarations = (g: State, side: SideNo, phasing: boolean): readonly Declaring[] => {
  const hexes = frontHexes(g, side, !phasing);
  return Array.from({ length: hexes.length * colours(side).length }, (_, k) => declaration(side, phasing, hexes, k));
};
const mayLayBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const v = mayBlow(g, side, hex, by);
  return v.ok && unitsIn(g, hex).some(u => campOf(g, u) === SOVIET_CAMP)
    ? blockedBy(stackAt(hex), '18.5', `no German card pays for a Counterblow of the Soviets in ${placed(g, hex)}`, [
        hex,
      ])
    : v;
};
/** 5.3, 14.1.2 Is there a Counterblow that a card would pay for? */
const isBlowFor = (g: State, side: SideNo): boolean =>
  frontHexes(g, side, true).some(hex => colours(side).some(by => by !== 'shock' && mayLayBlow(g, side, hex, by).ok));
const turnWords = (side: SideNo): string => `this is the ${side === G ? 'German' : 'Allied'} one`;
const inOwnTurn = (side: SideNo, ruleCase: string, words: string): Verdict =>
  blockedBy(variable('side'), ruleCase, `${words}: ${turnWords(side)}`);
const inOtherTurn = (side: SideNo, ruleCase: string, words: string): Verdict =>
  blockedBy(variable('side'), ruleCase, `${words}: ${turnWords(foe(side))}`);
const judgeDeclaring = (g: State, side: SideNo, phasing: boolean, c: Declaring): Verdict => {
  switch (c.do) {
    case 'done':
      return ok;
    case 'target':
      return phasing
        ? mayTarget(g, side, c.hex, WITH[c.with]!)
        : inOtherTurn(side, '14.1.1', 'Targets are laid in one’s own Player Turn');
    case 'discard':
      if (phasing) return inOwnTurn(side, '14.1.2', 'cards pay for Counterblows alone');
      if (!holdsCard(g, side, c.card)) return notInHand(g, c.card, '5.3');
      return isBlowFor(g, side)
        ? ok
        : blockedBy(variable('side'), '5.3', 'there is no Counterblow that a card could pay for');
    case 'blow': {
      if (phasing) return inOwnTurn(side, '14.1.2', 'Counterblows are laid in the enemy’s Player Turn');
      const v = mayLayBlow(g, side, c.hex, WITH[c.with]!);
      if (!v.ok || WITH[c.with] === 'shock' || combatProc.vars(g).credit > 0) return v;
      return blockedBy(variable('credit'), '14.1.2', 'a Counterblow costs a card: discard one first');
    }
  }
};
/** How many declarations random play tries before it gives up. */
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
  /** Random play sometimes pays for a Counterblow, if one can be laid. */
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const phasing = isPhasing(g, a.side);
    const hexes = frontHexes(g, side, !phasing);
    const kinds = colours(side);
    const able = kinds.map(by => hasMarker(g, side, phasing ? 'target' : 'counterblow', by));
    const count = hexes.length * kinds.length;
    for (let i = 0; i < TRIES && count; i++) {
      const k = rnd(count);
      const c = able[k % kinds.length] ? declaration(side, phasing, hexes, k) : undefined;
      if (c && judgeDeclaring(g, side, phasing, c).ok) return rnd(4) ? c : { do: 'done' };
    }
    const wanted = !phasing && rnd(6) === 0 && isBlowFor(g, side);
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
