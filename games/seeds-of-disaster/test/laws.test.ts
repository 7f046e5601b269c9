/** The laws that every game keeps, from both starts; a few random games of each are played to the end here, 500 by `npm run laws`. */
import type { Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { plansOf } from '../../../engine/sealed.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { areaOf, armiesIn, isArmy, isFleet, onMap, placeOf, replacementLeft, unitsOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { seedsOfDisaster } from '../game.ts';
import { AT } from '../model/state.ts';
import { at, other, sideNo } from '../model/tracks.ts';
import { removeStack } from './truth.ts';

const exchange = (g: State, cells: readonly number[], one: number, two: number): void => {
  for (const cell of cells) [g.cells[cell + one], g.cells[cell + two]] = [g.cells[cell + two]!, g.cells[cell + one]!];
};
/** Two cards the side does not know, wherever they lie. */
const swapCards = (g: State, side: Side, rnd: Rnd): void => {
  const { card, cardKnown, fresh } = at(g);
  const bit = 1 << sideNo(side);
  const own = sideNo(side) === 0 ? ['German hand', 'German discards'] : ['Allied hand', 'Allied discards'];
  const zones = boxOf(g).BOARD.columns['card']!.values!;
  const open = [...own, 'Exhibited', 'Used', 'Removed'].map(z => zones.indexOf(z));
  const hidden = boxOf(g).CARDS.rows.filter(
    c => (g.cells[cardKnown + c]! & bit) === 0 && !open.includes(g.cells[card + c]!),
  );
  const [one, two] = [hidden[rnd(hidden.length)], hidden[rnd(hidden.length)]];
  if (one !== undefined && two !== undefined) exchange(g, [card, cardKnown, fresh], one, two);
};
/** Two enemy counters of one kind that lie under another, or in the boxes of the display, with all that is kept of each. */
const swapUnits = (g: State, side: Side, rnd: Rnd): void => {
  const { place, level, shown, steps, raised, moved, spent, reserved, arrived, stays, disrupted, flown } = at(g);
  const enemies = unitsOf(g, other(sideNo(side))).filter(
    u => !isFleet(g, u) && g.cells[shown + u] === 0 && !isArmy(g, u),
  );
  const isUnder = (u: number): boolean =>
    onMap(g, u) &&
    enemies.some(v => g.cells[place + v] === g.cells[place + u] && g.cells[level + v]! > g.cells[level + u]!);
  const hidden = enemies.filter(isUnder);
  const [one, two] = [hidden[rnd(hidden.length)], hidden[rnd(hidden.length)]];
  if (one !== undefined && two !== undefined)
    exchange(g, [place, level, steps, raised, moved, spent, reserved, arrived, stays, disrupted, flown], one, two);
};
/** Orders of the enemy that are still to be carried out name his cards: with others in his hand they would be another plan. */
const isCarriedOut = (g: State, side: Side): boolean => plansOf(g).some(l => l.side !== side && l.orders.length > 0);
/** Hands, deck, chit, covered corps and the strengths of armies exchanged. Knows the rules of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  if (!isCarriedOut(g, side)) swapCards(to, side, rnd);
  if (g.stack.some(f => f.proc === 'battle')) return to; // a battle shows who takes part
  swapUnits(to, side, rnd);
  const { steps, shown } = at(g);
  for (const u of g.cells[AT.fog] === 1 ? [] : unitsOf(g, other(sideNo(side))))
    // by the option strengths lie open
    if (isArmy(g, u) && g.cells[shown + u] === 0 && g.cells[steps + u]! > 1) to.cells[steps + u]! += rnd(2) ? 1 : -1;
  for (const u of unitsOf(g, other(sideNo(side)))) to.cells[steps + u] = Math.min(19, to.cells[steps + u]!);
  if (side === 'allied' && g.wait.for !== 'over' && g.cells[AT.strategy]! > 0) to.cells[AT.strategy] = 1 + rnd(3);
  return to;
};
/** The same words are another deed where the unit they name is elsewhere, with its army if it is Poised: all see where a stack grows or shrinks (2.3.2, 9.1), not by whom. */
const isElsewhere = (g: State, world: State, unit: number): boolean =>
  placeOf(g, unit) !== placeOf(world, unit) || areaOf(g, unit) !== areaOf(world, unit);
/** 7.2.5 A Belgian corps comes down or is gone, as a replacement counter is free or not: one may lie in a box. */
const showsReplacements = (g: State, world: State): boolean => replacementLeft(g) !== replacementLeft(world);
/** 13.7.8 Who falls back onto another army goes an Area farther for a step, before all eyes. */
const showsArmy = (g: State, world: State, area: number): boolean =>
  armiesIn(g, area).length !== armiesIn(world, area).length;
const reveals = (g: State, world: State, c: Choice): boolean => {
  if (c.do === 'retreat') return showsArmy(g, world, c.area as number);
  return (
    typeof c.unit === 'number' && (isElsewhere(g, world, c.unit) || (c.do === 'lose' && showsReplacements(g, world)))
  );
};

testLaws(seedsOfDisaster, {
  games: 4,
  dear: 1,
  seed: 'danzig',
  options: 'all pairs',
  oneReason: true,
  unsampled: ['drop', 'cancel'],
  rising: ['add'],
  // 5.2.2 whose stack is looked at knows it even if all of it was known; 4.1, 4.3 cards are played and used before all eyes, one after the other
  open: ['look', 'play', 'steal', 'bar', 'raid', 'jam'],
  swap: swapHidden,
  reveals,
  truth: { remove: removeStack },
});
