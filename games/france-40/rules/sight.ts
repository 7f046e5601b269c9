/** 3.10 Fog of war: of an enemy stack only the top unit is known, and what a battle has shown. */
import { clone, HOLE, type Side, type State } from '../../../engine/state.ts';
import type { Rnd } from '../../../engine/random.ts';
import { SIZE } from '../ground.ts';
import {
  AT,
  FULL,
  heightOf,
  mobileOf,
  mobileUnits,
  NATION,
  onMap,
  placeOf,
  PLANNED,
  SIDE,
  sideNo,
  stackIn,
  topOf,
  foe,
  ALLIED,
  GERMAN,
} from '../state.ts';

const COLUMNS = [AT.place, AT.steps, AT.level, AT.moved, AT.fought, AT.retreated, AT.sickle];
const isHidden = (g: State, unit: number): boolean =>
  onMap(g, unit) && g.n[AT.shown + unit] === 0 && topOf(g, placeOf(g, unit)) !== unit;

/** An observer sees the tops of both sides. The draft of an attack is its owner's alone. */
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  for (const u of side === GERMAN || side === ALLIED ? mobileOf(g, foe(sideNo(side))) : mobileUnits(g)) {
    if (isHidden(g, u)) for (const at of COLUMNS) v.n[at + u] = HOLE;
    else if (g.n[AT.fought + u] === PLANNED) v.n[AT.fought + u] = 0;
  }
  if (side !== ALLIED && g.n[AT.fourthArmoured] === PLANNED) v.n[AT.fourthArmoured] = 0;
  return v;
};

/** Hidden units go where a stack is higher than what can be seen of it, to their own nation if they can. */
export const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  const hidden = mobileUnits(g).filter(u => g.n[AT.place + u] === HOLE);
  for (const u of hidden)
    for (const at of COLUMNS) if (at !== AT.place) g.n[at + u] = at === AT.steps ? 1 + rnd(FULL[u]!) : 0;
  for (let hex = 0; hex < SIZE; hex++) {
    const seen = stackIn(view, hex);
    const missing = heightOf(view, hex) - seen.length;
    if (missing > 0) hide(g, hex, seen, missing, hidden, rnd);
  }
  return g;
};
/** Puts `missing` random units under the top one, on the levels that nobody seen has. In the middle of a phase another nation may be among them (6.2). */
const hide = (g: State, hex: number, seen: readonly number[], missing: number, hidden: number[], rnd: Rnd): void => {
  const top = seen.at(-1)!;
  const taken = new Set(seen.map(u => g.n[AT.level + u]!));
  for (let k = 0, level = 0; k < missing; k++, level++) {
    const side = hidden.filter(u => SIDE[u] === SIDE[top]);
    const nation = side.filter(u => NATION[u] === NATION[top]);
    const fitting = nation.length ? nation : side;
    const unit = fitting[rnd(fitting.length)]!;
    hidden.splice(hidden.indexOf(unit), 1);
    while (taken.has(level)) level++;
    g.n[AT.place + unit] = hex;
    g.n[AT.level + unit] = level;
  }
};
