/** What follows from where the counters lie, worked out again after a position was set by hand: to name a unit's place is enough. */
import { setTop } from '../../../engine/flow.ts';
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { A, countOf, FRENCH, fullSteps, G, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { isOnDyle } from '../model/ground.ts';
import {
  AT,
  at,
  AT_WAR,
  beside,
  CAPITULATED,
  controls,
  DEAD,
  EXITED_SOUTH,
  EXITED_WEST,
  fortIn,
  is1940,
  mobileOf,
  mobileUnits,
  NEUTRALS,
  onMap,
  placeOf,
  stackIn,
  standing,
  stepsLeft,
  turnOf,
} from '../model/state.ts';
import { restack } from '../../../field/stacks.ts';
import { FORWARD, gives, SWITZERLAND, unitsOf } from './neutrals.ts';
import { isOverland } from './supply.ts';
import { rememberAll } from './victory.ts';

type Position = Partial<Saved>;

/** 2.10 What comes onto the map from the dead comes at full strength, unless it is said otherwise. */
const revive = (g: State, before: State, p: Position): void => {
  for (let u = 0; u < countOf(g); u++)
    if (onMap(g, u) && !onMap(before, u) && stepsLeft(g, u) === 0 && !isSaid(p, 'steps', nameOf(g, u)))
      g.cells[at(g).steps + u] = fullSteps(g, u);
};
/** 10.0 A stack on its way lies on top of those it passes. */
const marchersIn = (g: State, hex: number): readonly number[] => {
  const f = g.stack.at(-1);
  return f?.proc === 'march' && f.vars.count !== undefined && f.vars.hex === hex
    ? stackIn(g, hex).slice(-(f.vars.count as number))
    : [];
};
/** Those of them who are still there. */
const marchOn = (g: State, before: State): void => {
  const f = g.stack.at(-1);
  const was = f && marchersIn(before, f.vars.hex as number);
  if (f?.proc === 'march' && was?.length)
    setTop(g, { ...f, vars: { ...f.vars, count: was.filter(u => placeOf(g, u) === f.vars.hex).length } });
};
/** 3.10 Those who stood there keep their order, and newcomers lie on top, unless it is said otherwise. */
const sorted = (g: State, before: State, p: Position, hex: number, stack: readonly number[]): readonly number[] => {
  const marchers = marchersIn(before, hex);
  const onTop = (u: number): number =>
    marchers.includes(u) ? 2 : placeOf(before, u) === hex || isSaid(p, 'level', nameOf(g, u)) ? 0 : 1;
  const level = (u: number): number => g.cells[at(g).level + u]!;
  return stack.toSorted((a, b) => onTop(a) - onTop(b) || (onTop(a) === 1 ? 0 : level(a) - level(b)));
};

/** What is of one turn goes with it. */
const OF_A_TURN = ['dyleRoll', 'evacuatedSteps', 'halted'] as const;
const newTurn = (g: State, before: State, p: Position): void => {
  if (turnOf(g) !== turnOf(before)) for (const track of OF_A_TURN) if (!isSaid(p, track)) g.cells[AT[track]] = 0;
};

/** 6.2 A fort that the enemy stands on has fallen, unless it is said that it stands. */
const fallen = (g: State, p: Position): void => {
  for (const u of mobileUnits(g)) {
    const fort = onMap(g, u) ? fortIn(g, placeOf(g, u)) : -1;
    if (fort >= 0 && sideOf(g, fort) !== sideOf(g, u) && !isSaid(p, 'place', nameOf(g, fort)))
      g.cells[at(g).place + fort] = beside(g, DEAD);
  }
};

/** 4.5, 4.6 Who has left by an edge has overturned what it guards. */
const exited = (g: State): void => {
  for (const u of mobileOf(g, G)) {
    if (placeOf(g, u) === beside(g, EXITED_WEST)) g.cells[AT.brittany] = 1;
    if (placeOf(g, u) === beside(g, EXITED_SOUTH)) g.cells[AT.mediterranean] = 2;
  }
};
/** 4.4 A French unit laid on the Dyle in overland supply has been there. */
const onDyle = (g: State, before: State): void => {
  for (const u of mobileOf(g, A))
    if (
      nationOf(g, u) === FRENCH &&
      isOnDyle(g, placeOf(g, u)) &&
      placeOf(before, u) !== placeOf(g, u) &&
      isOverland(g, u)
    )
      g.cells[AT.onDyle] = 1;
};
/** 4.3 At the instant: a neutral that must give up has, and its army is gone; one at war has chosen how to defend. */
const neutralsOf = (g: State, p: Position): void => {
  if (
    standing(g, SWITZERLAND) === AT_WAR &&
    g.cells[AT.swiss] === 0 &&
    !g.stack.some(f => f.proc === 'swiss') &&
    !isSaid(p, 'swiss')
  )
    g.cells[AT.swiss] = FORWARD;
  for (const [n, name] of NEUTRALS.entries()) {
    if (!isSaid(p, 'neutral', name) && gives(g, n)) g.cells[AT.neutral + n] = CAPITULATED;
    if (standing(g, n) !== CAPITULATED) continue;
    for (const u of unitsOf(g, n)) g.cells[at(g).place + u] = beside(g, DEAD);
  }
};
const POINTS = ['onDyle', 'brittany', 'mediterranean', 'paris', 'maginot'] as const;
/** 4.3-4.8 Points that lie in the position, unless it is said otherwise. */
const points = (g: State, before: State, p: Position): void => {
  const said = POINTS.map(track => (isSaid(p, track) ? g.cells[AT[track]]! : undefined));
  exited(g);
  onDyle(g, before);
  rememberAll(g);
  for (const [i, track] of POINTS.entries()) if (said[i] !== undefined) g.cells[AT[track]] = said[i]!;
};
const stacksAnew = (g: State, before: State, p: Position): void => {
  const stacks = restack(boxOf(g).STACKS, g, (hex, stack) => sorted(g, before, p, hex, stack));
  for (const [hex, stack] of stacks) g.cells[at(g).control + hex] = sideOf(g, stack[0]!) + 1;
};

/** Levels and heights from places; 3.1 whoever stands in a hex holds it; 8.8 a port in German hands was German once; and the points that follow. */
export const derive = (g: State, before: State, position: Position): void => {
  revive(g, before, position);
  newTurn(g, before, position);
  if (!position.flow) marchOn(g, before);
  fallen(g, position);
  stacksAnew(g, before, position);
  for (const [i, hex] of boxOf(g).PORT_HEXES.entries()) if (controls(g, G, hex)) g.cells[at(g).lostPort + i] = 1;
  if (!is1940(g)) return;
  neutralsOf(g, position);
  stacksAnew(g, before, position);
  points(g, before, position);
};
