/** 15.4 Blitzkrieg! markers on the map: who keeps one, and which units it goes with. */
import { ok, type Decision, blockedBy, untilOver } from '../../../../engine/decide.ts';
import type { Event, Watch } from '../../../../engine/events.ts';
import { again, done, top, type Call, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G } from '../../model/army.ts';
import { placed } from '../../model/ground.ts';
import { at, onMap, placeOf, sideName, unitsIn, unitsOf } from '../../model/state.ts';
import { backToCup, laid, laidIn, whereLaid } from '../cards/pool.ts';
import { ask, procedure, steps, type NoRetreatEvent } from '../flow.ts';

/** `acted`: units under a marker that have assaulted or advanced; `kept`: those that entered an enemy hex (15.4), and `homes`: the hexes they came from, where their markers are. */
export type Blitz = {
  readonly acted: readonly number[];
  readonly kept: readonly number[];
  readonly homes: readonly number[];
};
export const blitzProc = procedure('blitzkrieg');
export const isUnder = (g: State, unit: number): boolean => g.cells[at(g).blitz + unit] === 1;
const isPhase = (g: State): boolean => g.stack.some(f => f.proc === blitzProc.name);

// In the Blitzkrieg Phase --------------------------------------------------------------------------------------------------
/** 15.4 A unit that enters an enemy hex in this phase keeps its marker. */
const keep = (g: State, e: Event): undefined => {
  if (e.theirs !== true) return;
  const { kept, homes } = blitzProc.vars(g);
  blitzProc.put(g, { kept: [...kept, e.unit as number], homes: [...homes, e.from as number] });
};
/** 15.1 A unit driven out of the hex of its marker acts no more. */
const driveOut = (g: State, e: Event): undefined => {
  const unit = e.unit as number;
  const { acted } = blitzProc.vars(g);
  if (isUnder(g, unit) && !acted.includes(unit)) blitzProc.put(g, { acted: [...acted, unit] });
};
/** 15.4 The enemy hexes that units under this marker have entered: it may be put into one of them. */
const goalsOf = (g: State, { kept, homes }: Blitz, marker: number): readonly number[] => {
  const home = whereLaid(g, marker);
  return [...new Set(kept.filter((u, i) => homes[i] === home && onMap(g, u) && isUnder(g, u)).map(u => placeOf(g, u)))];
};
/** The possible hexes of the first marker whose stack has split. */
export const parted = (g: State, b: Blitz): readonly number[] =>
  laid(g, G, 'Blitzkrieg!')
    .map(m => goalsOf(g, b, m))
    .find(goals => goals.length > 1) ?? [];
/** 15.4 A marker goes with units that entered an enemy hex; units elsewhere or idle lose theirs. */
export const liftMarkers = (g: State, b: Blitz): void => {
  const { blitz, lies } = at(g);
  const goals = laid(g, G, 'Blitzkrieg!').map(m => [m, goalsOf(g, b, m)[0]] as const);
  const stay = new Set(goals.map(([, hex]) => hex));
  for (const u of unitsOf(g, G)) if (onMap(g, u) && !stay.has(placeOf(g, u))) g.cells[blitz + u] = 0;
  for (const [m, hex] of goals)
    if (hex === undefined) backToCup(g, m);
    else g.cells[lies + m] = hex;
};

// 24.2 Before the phase: a marker of a reversed first turn stays through the next German Player Turn ------------------------
export type Parting = { readonly unit: number; readonly from: number; readonly hex: number };
const partProc = procedure('parting');
/** The marker goes with the last unit that leaves from under it. If others stay, the player says with whom it goes; after a retreat only when the retreat is over. */
const goAlong = (g: State, e: Event): Call | undefined => {
  const unit = e.unit as number;
  if (!isUnder(g, unit)) return undefined;
  const [from, hex] = [e.from as number, e.hex as number];
  const markers = laid(g, G, 'Blitzkrieg!').filter(m => whereLaid(g, m) === from);
  const [first] = markers;
  if (first === undefined) return undefined;
  const isLast = !unitsIn(g, from).some(u => isUnder(g, u));
  if (!isLast && markers.length === 1) return e.is === 'retreated' ? undefined : partProc.call({ unit, from, hex });
  for (const m of isLast ? markers : [first]) g.cells[at(g).lies + m] = hex;
  return undefined;
};
/** 15.0 A unit that retreated away from its marker is under none when the phase begins. */
export const loseTouch = (g: State): void => {
  for (const u of unitsOf(g, G))
    if (isUnder(g, u) && laidIn(g, placeOf(g, u), 'Blitzkrieg!') < 0) g.cells[at(g).blitz + u] = 0;
};
export const partSteps = steps('parting', [
  { at: '15.4/part', case: '15.4', name: 'Where a marker stays', run: () => ask(sideName(G), 'keeping', '15.4') },
]);
const part = (g: State, { unit, from, hex }: Parting, goes: boolean): Next => {
  const { blitz, lies } = at(g);
  if (goes) g.cells[lies + laidIn(g, from, 'Blitzkrieg!')] = hex;
  for (const u of goes ? unitsIn(g, from) : [unit]) g.cells[blitz + u] = 0;
  return done();
};

const isParting = (g: State): boolean => top(g).proc === partProc.name;
const keepers = (g: State): readonly number[] => {
  if (!isParting(g)) return parted(g, blitzProc.vars(g));
  const { from, hex } = partProc.vars(g);
  return [from, hex];
};
export const keeping: Decision<{ readonly do: 'hex'; readonly hex: number }> = {
  verbs: ['hex'],
  candidates: g => keepers(g).map(hex => ({ do: 'hex', hex })),
  judge: (g, _a, c) =>
    keepers(g).includes(c.hex)
      ? ok
      : blockedBy(untilOver(g), '15.4', `nobody took the marker to ${placed(g, c.hex)}`, [c.hex]),
  take: (g, _a, c) => {
    if (isParting(g)) return part(g, partProc.vars(g), c.hex === partProc.vars(g).hex);
    const b = blitzProc.vars(g);
    const others = parted(g, b).filter(hex => hex !== c.hex);
    const stays = b.kept.map(u => !others.includes(placeOf(g, u)));
    blitzProc.put(g, { kept: b.kept.filter((_, i) => stays[i]), homes: b.homes.filter((_, i) => stays[i]) });
    return again;
  },
  say: (g, _a, c) => `The marker stays in ${placed(g, c.hex)}`,
};
export const blitzWatches: readonly Watch<NoRetreatEvent>[] = [
  { on: 'moved', case: '15.4', run: goAlong },
  { on: 'retreated', case: '15.4', run: (g, e) => (isPhase(g) ? driveOut(g, e) : goAlong(g, e)) },
  { on: 'advanced', case: '15.4', run: (g, e) => (isPhase(g) ? keep(g, e) : goAlong(g, e)) },
];
