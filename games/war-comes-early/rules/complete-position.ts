/** Works out what follows from the places of counters after a position was set by hand, so that naming a unit's place is enough. */
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { restack } from '../../../field/stacks.ts';
import { A, G, GERMAN_POWER, nameOf, nationOf, POWERS, sideIn1938 } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryOf, CZECHOSLOVAKIA, DANZIG, labelOf } from '../model/ground.ts';
import {
  acts,
  at,
  AT,
  beside,
  controlOf,
  FALLEN,
  garrisonIn,
  GERMAN_MARKERS,
  intactFort,
  is1939,
  isActive,
  isAlone,
  NEUTRAL,
  ON_TRACK,
  OUT,
  PHASES,
  placeOf,
  POOL,
  scenarioOf,
  SEQUENCE_BOXES,
  SET_ASIDE,
  sideOf,
  standing,
  TO_SET_UP,
  topOf,
  turnOf,
} from '../model/state.ts';
import { falls, layDown } from './capitulation.ts';
import { frameOf } from './flow.ts';
import { poolOf } from './structure.ts';
import { placeOnTrack, PHASE_PROCS } from './turn.ts';

type Position = Partial<Saved>;

/** 3.0 If a turn is under way but some units are still to be set up, the first prepared set-up of their side places them. */
const completeSetUp = (g: State): void => {
  if (!g.stack.some(f => f.proc === 'turn') || g.stack.some(f => f.proc === 'setUp')) return;
  const waiting = beside(g, TO_SET_UP);
  const seen = new Set<number>();
  for (const plan of boxOf(g).PLANS) {
    if (plan.year !== scenarioOf(g) || seen.has(plan.group)) continue;
    seen.add(plan.group);
    for (const { hex, units } of plan.stacks)
      for (const u of units)
        if (placeOf(g, u) === waiting && isActive(g, nationOf(g, u))) g.cells[at(g).place + u] = hex;
    for (const [i, hex] of plan.railheads.entries())
      if (g.cells[at(g).railhead + i] === waiting) g.cells[at(g).railhead + i] = hex;
  }
};
/** 7.1 If a position names a corps outside the set-aside box, that corps has left an army: another one, which the position does not name, is set aside instead. */
const setAsideArmies = (g: State, p: Position): void => {
  for (const [nation] of NATIONS.entries())
    for (const forms of ['infantry', 'mechanised'] as const)
      for (const army of poolOf(g, nation, forms).armies.toReversed())
        if (poolOf(g, nation, forms).isShort && !isSaid(p, 'place', nameOf(g, army)))
          g.cells[at(g).place + army] = beside(g, SET_ASIDE);
};
/** 3.3 Neutral before, and no longer. */
const wasViolated = (g: State, before: State, country: number): boolean =>
  standing(before, country) === NEUTRAL && standing(g, country) !== NEUTRAL;
/** 3.3 The hexes of a violated neutral become Allied, 4.5 the capital German if the country has fallen, 4.5.3 Danzig nobody's, unless the position says otherwise. */
const violated = (g: State, before: State, p: Position): void => {
  const { HEXES_OF, CELLS, CAPITAL } = boxOf(g);
  for (const [c] of COUNTRIES.entries()) {
    if (!wasViolated(g, before, c)) continue;
    for (const hex of HEXES_OF[c]!) {
      if (isSaid(p, 'control', labelOf(g, hex))) continue;
      if (standing(g, c) === FALLEN && CAPITAL[c] === hex) g.cells[CELLS.control + hex] = G + 1;
      else if (c !== DANZIG) g.cells[CELLS.control + hex] = A + 1;
    }
  }
};
/** 4.5, 5.2 A country at war has not fallen, and its marker is in the game. */
const risen = (g: State, p: Position): void => {
  for (const [c, country] of COUNTRIES.entries())
    if (standing(g, c) !== FALLEN && !isSaid(p, 'fell', country)) g.cells[AT.fell + c] = 0;
  if (is1939(g)) return;
  for (const [power, name] of POWERS.entries())
    if (power > 0 && g.cells[AT.marker + power] === beside(g, OUT) && acts(g, power) && !isSaid(p, 'marker', name))
      g.cells[AT.marker + power] = beside(g, POOL);
};
/** 8.3 Units that were there keep their order and newcomers go on top, unless the position says otherwise. */
const sorted = (g: State, before: State, p: Position, hex: number, stack: readonly number[]): readonly number[] => {
  const isNew = (u: number): number => (placeOf(before, u) === hex || isSaid(p, 'level', nameOf(g, u)) ? 0 : 1);
  const level = (u: number): number => g.cells[at(g).level + u]!;
  return stack.toSorted((a, b) => isNew(a) - isNew(b) || (isNew(a) ? 0 : level(a) - level(b)));
};
/** 3.6, 11.5 A unit controls its hex, and a fort with an enemy in it is breached. */
const stacksAnew = (g: State, before: State, p: Position): void => {
  const stacks = restack(boxOf(g).STACKS, g, (hex, stack) => sorted(g, before, p, hex, stack));
  for (const [hex, stack] of stacks) {
    const side = sideOf(g, stack[0]!);
    const fort = intactFort(g, hex);
    g.cells[at(g).control + hex] = side + 1;
    if (fort < 0 || isSaid(p, 'breached', labelOf(g, hex))) continue;
    const owner = garrisonIn(g, hex);
    const isWall = boxOf(g).FORT_KINDS[fort] === 'west wall';
    if (owner >= 0 ? sideIn1938(owner) !== side : isWall && side === A) g.cells[at(g).breached + fort] = 1;
  }
};
/** 4.5.1 When the ring of forts is breached Prague becomes German, unless another unit is in it or the position names its owner. */
const passCapital = (g: State, p: Position, country: number): void => {
  const capital = boxOf(g).CAPITAL[country]!;
  if (country === CZECHOSLOVAKIA && topOf(g, capital) < 0 && !isSaid(p, 'control', labelOf(g, capital)))
    g.cells[at(g).control + capital] = G + 1;
};
/** 4.5 A country that must capitulate does so at once, and its units are gone. */
const fallen = (g: State, p: Position): void => {
  if (is1939(g)) return;
  for (const [c, country] of COUNTRIES.entries()) {
    const must = falls(g, c) && !isSaid(p, 'standing', country);
    if (!must && standing(g, c) !== FALLEN) continue;
    const when = g.cells[AT.fell + c]!;
    layDown(g, c);
    if (must) passCapital(g, p, c);
    if (when > 0) g.cells[AT.fell + c] = when;
  }
  g.events.length = 0; // none of it goes into the log
};
/** 3.3 The hexes of a neutral became Allied when it was violated; 4.5.3 Danzig, scored then, counts as German for the points. */
const heldBefore = (g: State, before: State, hex: number): number => {
  const country = countryOf(g, hex);
  if (!wasViolated(g, before, country)) return controlOf(before, hex);
  return (country === DANZIG ? G : A) + 1;
};
/** 4.4 Points of hexes that have changed hands, unless the position gives the totals. */
const points = (g: State, before: State, p: Position): void => {
  const { VALUE, SIZE, CAPITAL, FORT_HEXES, FORT_KINDS, CELLS } = boxOf(g);
  if (is1939(g) || isSaid(p, 'points')) return;
  const shift = (value: number): void => {
    g.cells[AT.points + G] = Math.max(0, g.cells[AT.points + G]! + value);
    g.cells[AT.points + A] = Math.max(0, g.cells[AT.points + A]! - value);
  };
  for (let hex = 0; hex < SIZE; hex++) {
    const [was, now] = [heldBefore(g, before, hex), controlOf(g, hex)];
    if (was !== now && was > 0 && now > 0) shift(now === G + 1 ? VALUE[hex]! : -VALUE[hex]!);
  }
  if (wasViolated(g, before, DANZIG)) g.cells[AT.points + G]! += VALUE[CAPITAL[DANZIG]!]!; // 4.5.3
  for (const [i] of FORT_HEXES.entries())
    if (FORT_KINDS[i] === 'west wall' && g.cells[CELLS.breached + i] && !before.cells[CELLS.breached + i])
      shift(-chartsOf(g).points.wall);
};
/** 5.2 Counts the markers in each place. */
const countMarkers = (g: State): void => {
  const { MARKERS } = boxOf(g);
  for (const box of [POOL, ON_TRACK, OUT]) g.cells[MARKERS.size + beside(g, box)] = 0;
  for (const [power] of POWERS.entries()) {
    const place = g.cells[AT.marker + power]!;
    if (power > 0 && place >= beside(g, POOL)) g.cells[MARKERS.size + place]! += 1;
  }
};
/** 5.2, 5.3, 6.3, 3.5 Clears what belongs to one turn only, unless the position says otherwise. */
const newTurn = (g: State, before: State, p: Position): void => {
  if (turnOf(g) === turnOf(before)) return;
  const { CELLS, charts } = boxOf(g);
  if (!isSaid(p, 'used')) g.cells.fill(0, AT.used, AT.used + PHASES.length);
  if (!isSaid(p, 'sequence')) g.cells.fill(0, AT.sequence, AT.sequence + SEQUENCE_BOXES);
  if (!isSaid(p, 'replaced')) g.cells[AT.replaced] = 0;
  if (!isSaid(p, 'air')) g.cells.fill(beside(g, SET_ASIDE), CELLS.air, CELLS.air + charts.air.markers);
  if (!isSaid(p, 'airWinner')) g.cells[AT.airWinner] = 0;
  if (!isSaid(p, 'airLeft')) g.cells[AT.airLeft] = 0;
  for (const [power, name] of POWERS.entries())
    if (g.cells[AT.marker + power] === beside(g, ON_TRACK) && !isSaid(p, 'marker', name))
      g.cells[AT.marker + power] = beside(g, POOL);
};
/** 5.2 The power whose turn it is has been drawn; 5.3 a German phase under way has been declared. */
const underWay = (g: State, p: Position): void => {
  if (is1939(g) || isAlone(g)) return;
  const drawn = frameOf(g, 'nationalTurn')?.vars.power;
  if (drawn !== undefined && POWERS[drawn] !== undefined && !isSaid(p, 'marker', POWERS[drawn])) {
    g.cells[AT.marker + drawn] = beside(g, ON_TRACK);
    onTrack(g, p, drawn);
  }
  const phase = PHASE_PROCS.findIndex(proc => frameOf(g, proc)?.vars.power === GERMAN_POWER);
  if (phase < 0 || isSaid(p, 'used', PHASES[phase]!)) return;
  g.cells[AT.used + phase] = 1;
  onTrack(g, p, GERMAN_MARKERS + phase);
};
const onTrack = (g: State, p: Position, marker: number): void => {
  const track = Array.from(g.cells.slice(AT.sequence, AT.sequence + SEQUENCE_BOXES));
  if (!isSaid(p, 'sequence') && !track.includes(marker)) placeOnTrack(g, marker);
};
/** 5.2, 5.3 What is on the sequence track has been drawn or used, and the other way round. */
const agreeWithTrack = (g: State, p: Position): void => {
  if (is1939(g) || isAlone(g)) return;
  const lies = (marker: number): boolean =>
    g.cells.subarray(AT.sequence, AT.sequence + SEQUENCE_BOXES).includes(marker);
  for (let power = 1; power < POWERS.length; power++) {
    const cell = AT.marker + power;
    if (lies(power) && g.cells[cell] === beside(g, POOL) && !isSaid(p, 'marker', POWERS[power]!))
      g.cells[cell] = beside(g, ON_TRACK);
    else if (!lies(power) && g.cells[cell] === beside(g, ON_TRACK)) placeOnTrack(g, power);
  }
  for (const [phase, name] of PHASES.entries()) {
    const marker = GERMAN_MARKERS + phase;
    if (lies(marker) && !isSaid(p, 'used', name)) g.cells[AT.used + phase] = 1;
    else if (!lies(marker) && g.cells[AT.used + phase]) placeOnTrack(g, marker);
  }
};
/** Levels and heights from places, control, breaches, capitulations and points, and a set-up that was left out. */
export const derive = (g: State, before: State, position: Position): void => {
  newTurn(g, before, position);
  violated(g, before, position);
  risen(g, position);
  underWay(g, position);
  agreeWithTrack(g, position);
  completeSetUp(g);
  setAsideArmies(g, position);
  stacksAnew(g, before, position);
  fallen(g, position);
  stacksAnew(g, before, position);
  points(g, before, position);
  countMarkers(g);
};
