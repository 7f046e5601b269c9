/** Works out what follows from the places of things after a position was set by hand, so that naming places is enough. */
import { BadLabel } from '../../../../engine/labels.ts';
import { isSaid, type Saved } from '../../../../engine/save.ts';
import type { State } from '../../../../engine/state.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo, labelOf } from '../../model/ground.ts';
import { beside, ON_MAP, OUT, PLAN_CARDS, planPlace } from '../../model/places.ts';
import {
  at,
  AT,
  BATTLE_MARKERS,
  CAREFUL,
  controls,
  DROPS,
  frontNo,
  happened,
  isAtWar,
  isHex,
  markerSide,
  NEUTRALS,
  note,
  onMap,
  placeOf,
  PLAN_MARKERS,
  SIDES,
  stanceOf,
  unitsIn,
  unitsInPlay,
} from '../../model/state.ts';
import { completeFrames } from './frames.ts';
import { COUNTERBLOW, TARGET } from '../combat/markers.ts';
import { markStray } from '../movement/regional.ts';
import { callDynamo, STANCE_EVENTS } from '../turn/stance.ts';
import { A, campOf, DUTCH, G, GERMAN_CAMP, isMobile, nationOf, NO_TANK, sideOf, SWISS } from '../../model/army.ts';

type Position = Partial<Saved>;
/** Counts cards, markers and plans in each place; sides that see into a zone know what is in it. */
const countPieces = (g: State): void => {
  const { CARD_PIECES, MARKER_PIECES, PLAN_PIECES, PIECE_NAMES, PLACES } = boxOf(g);
  const nameIn = (place: number): string => PLACES[place]!;
  for (const p of [CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES]) {
    for (const { place } of p.zones) g.cells[p.size + place] = 0;
    for (const r of p.rows) {
      const place = g.cells[p.at + r]!;
      const zone = p.zones.find(z => z.place === place);
      if (!zone)
        throw new BadLabel(
          `5.0 ${PIECE_NAMES[r]} cannot lie in ${nameIn(place)}; its places are ${p.zones.map(z => nameIn(z.place)).join(', ')}`,
        );
      g.cells[p.size + place]! += 1;
    }
  }
};
const forget = (g: State, before: State, position: Position): void => {
  const { piece, known } = at(g);
  const { PIECE_NAMES } = boxOf(g);
  for (const [p, name] of PIECE_NAMES.entries())
    if (g.cells[piece + p] !== before.cells[piece + p] && !isSaid(position, 'known', name)) g.cells[known + p] = 0;
};
/** 2.7, 12.4 Markers stay on the map; 2.6 an initiative marker that is given a hex is on it. */
const completeMarkers = (g: State, position: Position): void => {
  const { supply, na, blitz, lies, piece } = at(g);
  const { UNIT_NAMES, PIECE_NAMES, FIRST_MARKER, FIRST_PLAN } = boxOf(g);
  const off = unitsInPlay(g).filter(u => !onMap(g, u));
  for (const [name, cell] of [['supply', supply] as const, ['na', na] as const, ['blitz', blitz] as const])
    for (const u of off) if (!isSaid(position, name, UNIT_NAMES[u]!)) g.cells[cell + u] = 0;
  for (let m = FIRST_MARKER; m < FIRST_PLAN; m++) {
    const saysPlace = isSaid(position, 'piece', PIECE_NAMES[m]!);
    const saysHex = isSaid(position, 'lies', PIECE_NAMES[m]!);
    if (saysHex && !saysPlace && isHex(g, g.cells[lies + m]!)) g.cells[piece + m] = beside(g, ON_MAP);
    if (saysPlace && !saysHex && g.cells[piece + m] !== beside(g, ON_MAP)) g.cells[lies + m] = beside(g, OUT);
  }
};
/** 5.7 One plan for each side: a side given another one has put its own back. */
const completePlans = (g: State, position: Position): void => {
  const { piece } = at(g);
  const { PLAN_PIECES, PIECE_NAMES } = boxOf(g);
  for (const side of [G, A]) {
    const drawn = PLAN_PIECES[side].rows.filter(p => g.cells[piece + p] === planPlace(g, side));
    const isGiven = (p: number): boolean => isSaid(position, 'piece', PIECE_NAMES[p]!);
    if (drawn.some(isGiven)) for (const p of drawn) if (!isGiven(p)) g.cells[piece + p] = beside(g, PLAN_CARDS + side);
  }
};
/** 13.0, 14.3.4, 18.8 A unit placed by hand has neither moved nor fought, and was driven out if it is not in its area; 8.1, 9.2 another turn resets what belongs to one turn. */
const completePhase = (g: State, before: State, position: Position): void => {
  const { UNIT_NAMES } = boxOf(g);
  const { moved, fought } = at(g);
  for (const [name, cell] of [['moved', moved] as const, ['fought', fought] as const])
    for (const u of unitsInPlay(g))
      if (isSaid(position, 'place', UNIT_NAMES[u]!) && !isSaid(position, name, UNIT_NAMES[u]!)) g.cells[cell + u] = 0;
  for (const u of unitsInPlay(g))
    if (isSaid(position, 'place', UNIT_NAMES[u]!) && !isSaid(position, 'loose', UNIT_NAMES[u]!)) markStray(g, u);
  if (g.cells[AT.turn] === before.cells[AT.turn]) return;
  for (const [side, name] of SIDES.entries()) {
    if (!isSaid(position, 'unled', name)) g.cells[AT.unled + side] = 0;
    if (!isSaid(position, 'rebuilt', name)) g.cells[AT.rebuilt + side] = 0;
  }
};
/** 2.5 A Target lies on an enemy unit, a Counterblow on a unit of its owner. */
const completeFaces = (g: State, position: Position): void => {
  const { marker, markerFace } = at(g);
  for (const [m, name] of BATTLE_MARKERS.entries()) {
    if (!isSaid(position, 'marker', name) || isSaid(position, 'markerFace', name)) continue;
    const [unit] = isHex(g, g.cells[marker + m]!) ? unitsIn(g, g.cells[marker + m]!) : [];
    if (unit !== undefined) g.cells[markerFace + m] = sideOf(g, unit) === markerSide(g, m) ? COUNTERBLOW : TARGET;
  }
};
/** 15.0 Mobile Panzers in the hex of a marker are under it; for a unit said to be under one, a marker is used that has no place. */
const completeBlitz = (g: State, position: Position): void => {
  const { blitz, lies, piece } = at(g);
  const { UNIT_NAMES, PIECE_NAMES, BEARERS, TANK } = boxOf(g);
  const markers = BEARERS[G]!['Blitzkrieg!'];
  const isPanzer = (u: number): boolean => isMobile(g, u) && TANK[u] !== NO_TANK && campOf(g, u) === GERMAN_CAMP;
  for (const m of markers.filter(one => isSaid(position, 'lies', PIECE_NAMES[one]!)))
    for (const u of unitsIn(g, g.cells[lies + m]!))
      if (isPanzer(u) && !isSaid(position, 'blitz', UNIT_NAMES[u]!)) g.cells[blitz + u] = 1;
  for (const u of unitsInPlay(g)) {
    const hex = placeOf(g, u);
    if (g.cells[blitz + u] !== 1 || !isHex(g, hex) || markers.some(m => g.cells[lies + m] === hex)) continue;
    const free = markers.find(
      m => g.cells[piece + m] !== beside(g, ON_MAP) && !isSaid(position, 'piece', PIECE_NAMES[m]!),
    );
    if (free === undefined) continue;
    g.cells[piece + free] = beside(g, ON_MAP);
    g.cells[lies + free] = hex;
  }
};
/** Whether a foreign unit is in the country, or a German marker. */
const isEntered = (g: State, country: number, native: number): boolean => {
  const { COUNTRY } = boxOf(g);
  const { drop } = at(g);
  return (
    unitsInPlay(g).some(u => nationOf(g, u) !== native && onMap(g, u) && COUNTRY[placeOf(g, u)] === country) ||
    DROPS.some((_, i) => isHex(g, g.cells[drop + i]!) && COUNTRY[g.cells[drop + i]!] === country)
  );
};
/** 20.2 Carries out the boxes up to the stance marker's, including war with the Soviet Union; the marker is turned in the second box only. 13.2.1 A neutral that was entered is at war. */
const completeEvents = (g: State, position: Position): void => {
  if (isSaid(position, 'stance') && !isSaid(position, 'stanceFace') && stanceOf(g) !== CAREFUL)
    g.cells[AT.stanceFace] = 0;
  if (isSaid(position, 'stance'))
    for (const [box, once] of STANCE_EVENTS[frontNo(g)]!.entries())
      if (once && box <= stanceOf(g) && !isSaid(position, 'once', once)) {
        if (once === 'dynamo' && !happened(g, once)) callDynamo(g);
        note(g, once);
      }
  if (isSaid(position, 'war', 'USSR') && isAtWar(g, 'USSR') && !isSaid(position, 'once', 'invasion'))
    note(g, 'invasion');
  if (happened(g, 'invasion') && !isSaid(position, 'war', 'USSR')) g.cells[AT.war + NEUTRALS.indexOf('USSR')] = 1;
  for (const [name, nation] of [['Holland', DUTCH] as const, ['Switzerland', SWISS] as const])
    if (!isSaid(position, 'war', name) && isEntered(g, countryNo(name), nation))
      g.cells[AT.war + NEUTRALS.indexOf(name)] = 1;
};
/** 2.11, 19.10 A Drop! marker alone in its hex controls it; without the marker the hex is Allied again, unless it is in Germany or was German before. */
const completeDrops = (g: State, before: State, position: Position): void => {
  const { drop, borrowed, control } = at(g);
  for (const [i, name] of DROPS.entries()) {
    const hex = g.cells[drop + i]!;
    if (!isSaid(position, 'drop', name) || isSaid(position, 'borrowed', name)) continue;
    const isHeld = isHex(g, hex) && unitsIn(g, hex).length === 0;
    const wasGerman = isHeld && before.cells[drop + i] !== hex && controls(before, G, hex);
    g.cells[borrowed + i] = isHeld && boxOf(g).GREATER[hex] === 0 && !wasGerman ? 1 : 0;
    if (isHeld && !isSaid(position, 'control', labelOf(g, hex))) g.cells[control + hex] = G;
  }
};
export const derive = (g: State, before: State, position: Position): void => {
  const { control } = at(g);
  completePhase(g, before, position);
  completeMarkers(g, position);
  completePlans(g, position);
  completeFaces(g, position);
  completeBlitz(g, position);
  completeEvents(g, position);
  for (const u of unitsInPlay(g)) {
    const hex = placeOf(g, u);
    if (onMap(g, u) && isHex(g, hex) && !isSaid(position, 'control', labelOf(g, hex)))
      g.cells[control + hex] = sideOf(g, u);
  }
  completeDrops(g, before, position);
  forget(g, before, position);
  countPieces(g);
  completeFrames(g);
  for (const [side] of SIDES.entries())
    g.cells[AT.planCount + side] = PLAN_MARKERS.filter(
      (m, i) => m.startsWith(SIDES[side]!) && g.cells[AT.planMarker + i] === 1,
    ).length;
};
