/** 3.10 Fog of war: of an enemy stack only the top unit is known, and what a battle has shown. */
import { clone, HOLE, type Side, type State } from '../../../engine/state.ts';
import type { Rnd } from '../../../engine/random.ts';
import { fullSteps, nationOf, sideOf } from '../army.ts';
import { sizeOf } from '../ground.ts';
import {
  ALLIED,
  AT,
  at,
  foe,
  GERMAN,
  heightOf,
  mobileOf,
  mobileUnits,
  onMap,
  placeOf,
  PLANNED,
  sideNo,
  stackIn,
  topOf,
} from '../state.ts';

/** What is hidden of a unit. */
const columnsOf = (g: State): readonly number[] => {
  const { place, steps, level, moved, fought, retreated, sickle } = at(g);
  return [place, steps, level, moved, fought, retreated, sickle];
};
const isHidden = (g: State, unit: number): boolean =>
  onMap(g, unit) && g.n[at(g).shown + unit] === 0 && topOf(g, placeOf(g, unit)) !== unit;

/** An observer sees the tops of both sides. The draft of an attack is its owner's alone. */
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  for (const u of side === GERMAN || side === ALLIED ? mobileOf(g, foe(sideNo(side))) : mobileUnits(g)) {
    if (isHidden(g, u)) for (const cell of columnsOf(g)) v.n[cell + u] = HOLE;
    else if (g.n[at(g).fought + u] === PLANNED) v.n[at(g).fought + u] = 0;
  }
  if (side !== ALLIED && g.n[AT.fourthArmoured] === PLANNED) v.n[AT.fourthArmoured] = 0;
  return v;
};

/** Hidden units go where a stack is higher than what can be seen of it, to their own nation if they can. */
export const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  const hidden = mobileUnits(g).filter(u => g.n[at(g).place + u] === HOLE);
  const { place, steps } = at(g);
  for (const u of hidden)
    for (const cell of columnsOf(g)) if (cell !== place) g.n[cell + u] = cell === steps ? 1 + rnd(fullSteps(g, u)) : 0;
  for (let hex = 0; hex < sizeOf(g); hex++) {
    const seen = stackIn(view, hex);
    const missing = heightOf(view, hex) - seen.length;
    if (missing > 0) hide(g, hex, seen, missing, hidden, rnd);
  }
  return g;
};
/** Puts `missing` random units under the top one, on the levels that nobody seen has. In the middle of a phase another nation may be among them (6.2). */
const hide = (g: State, hex: number, seen: readonly number[], missing: number, hidden: number[], rnd: Rnd): void => {
  const top = seen.at(-1)!;
  const taken = new Set(seen.map(u => g.n[at(g).level + u]!));
  for (let k = 0, level = 0; k < missing; k++, level++) {
    const side = hidden.filter(u => sideOf(g, u) === sideOf(g, top));
    const nation = side.filter(u => nationOf(g, u) === nationOf(g, top));
    const fitting = nation.length ? nation : side;
    const unit = fitting[rnd(fitting.length)]!;
    hidden.splice(hidden.indexOf(unit), 1);
    while (taken.has(level)) level++;
    g.n[at(g).place + unit] = hex;
    g.n[at(g).level + unit] = level;
  }
};
