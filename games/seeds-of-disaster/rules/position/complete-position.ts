/** Completes a position that was set by hand: whatever follows from the rest, unless the position says otherwise. */
import { isSaid, type Saved } from '../../../../engine/save.ts';
import type { State } from '../../../../engine/state.ts';
import { restack } from '../../../../field/stacks.ts';
import {
  DISRUPTED,
  forcePool,
  isDisrupted,
  mostSteps,
  nationOf,
  onMap,
  outOfPlay,
  placeOf,
  poisedWith,
  sideOf,
  stackIn,
  stepsOf,
  unitName,
} from '../../model/army.ts';
import { boxOf, G } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { homeSide, nationIn, setControl, setWestwall } from '../../model/ground.ts';
import { AT, BELLIGERENCE, CARD_ZONES, HOSTILITIES, PREPARATIONS } from '../../model/state.ts';
import { at, atWar, monthOf, statusOf, weekOf } from '../../model/tracks.ts';
import { joined } from './named-battle-steps.ts';
import { violate } from '../movement/borders.ts';

type Position = Partial<Saved>;

/** 3.1.2 Makes status, month and week agree. */
const completeTime = (g: State, p: Position): void => {
  const lay = (column: 'status' | 'month' | 'week' | 'pending', value: number): void => {
    if (!isSaid(p, column)) g.cells[AT[column]] = value;
  };
  if (isSaid(p, 'week') && weekOf(g) > 0) lay('status', HOSTILITIES);
  else if (isSaid(p, 'month') && monthOf(g) > 0 && !atWar(g)) lay('status', BELLIGERENCE);
  if (statusOf(g) < BELLIGERENCE) lay('month', 0);
  if (statusOf(g) < HOSTILITIES) lay('week', 0);
  if (statusOf(g) === BELLIGERENCE) lay('month', Math.max(1, monthOf(g)));
  if (atWar(g)) {
    lay('month', monthOf(g) || NUMBERS.months.value);
    lay('week', Math.max(1, weekOf(g)));
  }
  if (statusOf(g) !== PREPARATIONS) lay('pending', 0);
};
/** Units that were in the stack keep their order and newcomers lie on top, unless the position names levels. */
const sorted = (g: State, before: State, p: Position, area: number, stack: readonly number[]): readonly number[] => {
  const isNew = (u: number): number => (placeOf(before, u) === area || isSaid(p, 'level', unitName(g, u)) ? 0 : 1);
  const { level } = at(g);
  return stack.toSorted((a, b) => isNew(a) - isNew(b) || g.cells[level + a]! - g.cells[level + b]! || a - b);
};
/** A unit in the Force Pool has no steps, one elsewhere at least one. */
const completeSteps = (g: State, p: Position): void => {
  for (const u of boxOf(g).units) {
    if (isSaid(p, 'steps', unitName(g, u))) continue;
    const idle = placeOf(g, u) === forcePool(g, sideOf(g, u)) || placeOf(g, u) === outOfPlay(g);
    if (idle) g.cells[at(g).steps + u] = 0;
    else if (stepsOf(g, u) === 0) g.cells[at(g).steps + u] = mostSteps(g, u) === 19 ? 1 : mostSteps(g, u);
  }
};
/** 12.0 In war, Germans or Western Allies in a neutral country mean that German troops have entered it. */
const completeBorders = (g: State, p: Position, area: number): void => {
  const country = nationIn(g, area);
  if (!atWar(g) || isSaid(p, 'violated', country)) return;
  const guests = stackIn(g, area).map(u => nationOf(g, u));
  if (guests.some(n => n === 'Germany' || n === 'France' || n === 'Britain' || n === 'Poland')) violate(g, country);
};
/** 14.3.4 An enemy fort under a unit must have been destroyed. */
const completeForts = (g: State, p: Position, area: number): void => {
  const name = boxOf(g).areaNames[area]!;
  const german = sideOf(g, stackIn(g, area)[0]!) === G;
  if (german && boxOf(g).maginot[area]! > 0 && !isSaid(p, 'ruined', name)) g.cells[at(g).ruined + area] = 1;
  if (!german && !isSaid(p, 'westwall', name)) setWestwall(g, area, 0);
};
/** 15.1.3 Corps Poised with a Disrupted army are put beside it and held with it. */
const completeDisruption = (g: State, p: Position): void => {
  const { place, disrupted } = at(g);
  for (const army of boxOf(g).armies) {
    if (!isDisrupted(g, army) || !onMap(g, army)) continue;
    for (const rider of poisedWith(g, army)) {
      if (isSaid(p, 'place', unitName(g, rider))) continue;
      g.cells[place + rider] = placeOf(g, army);
      if (!isSaid(p, 'disrupted', unitName(g, rider))) g.cells[disrupted + rider] = DISRUPTED;
    }
  }
};
/** 12.0 Before the war each side controls exactly its own Areas. */
const completeControl = (g: State, p: Position): void => {
  const { areaIds, areaNames } = boxOf(g);
  for (const area of areaIds) if (!isSaid(p, 'control', areaNames[area]!)) setControl(g, area, homeSide(g, area));
};
/** Also recounts stack heights, levels and hand sizes, and gives each Area to the side that stands in it. */
export const derive = (g: State, before: State, p: Position): void => {
  joined(g, u => isSaid(p, 'shown', unitName(g, u)));
  const { STACKS, CARDS } = boxOf(g);
  completeTime(g, p);
  completeDisruption(g, p);
  if (!atWar(g)) completeControl(g, p);
  for (const [area, stack] of restack(STACKS, g, (a, s) => sorted(g, before, p, a, s))) {
    if (!isSaid(p, 'control', boxOf(g).areaNames[area]!)) setControl(g, area, sideOf(g, stack[0]!));
    completeBorders(g, p, area);
    completeForts(g, p, area);
  }
  completeSteps(g, p);
  g.cells.fill(0, CARDS.size, CARDS.size + CARD_ZONES.length);
  for (const card of CARDS.rows) g.cells[CARDS.size + g.cells[CARDS.at + card]!]! += 1;
};
