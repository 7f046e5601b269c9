/** 5.3 Stacking, and what else makes a position well-formed. Movement keeps these; a position set by hand is checked. */
import { frameOf } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { PANIC } from '../data/charts.ts';
import { AREAS } from '../data/map.ts';
import { COMMANDERS, COUNTERS, DIVISIONS, KORPS } from '../data/units.ts';
import {
  alliedIn, AT, audacityOf, capOf, COASTAL, coastalIn, countIn, D, divisionsOf, garrisonBag, hasGarrison, isPort, isStaging, korpsOf, mayLieIn, OUT, panicOf,
  placeOf, PLACES, PORTS, turnOf,
} from '../state.ts';

/** Panic rises every turn (10.4), so no game is longer than its track; a position set by hand may be anywhere up to here. */
const LAST_TURN = 99;

const names = (divisions: readonly number[]): string => divisions.map(d => DIVISIONS[d]).join(' and ');
const ALL = DIVISIONS.map((_, d) => d);

/** 5.3 One division in an area that is not a staging area; one Allied counter but in ports. */
const crowded = (g: State): readonly string[] => AREAS.flatMap((a, area) => {
  const here = ALL.filter(d => placeOf(g, d) === area), allied = alliedIn(g, area).length;
  return [
    ...(here.length > 1 && !isStaging(area) ? [`5.3 ${names(here)} stand together in ${a.name}`] : []),
    ...(allied > 1 && !isPort(area) ? [`5.3 ${allied} Allied counters in ${a.name}`] : []),
    ...(isStaging(area) && (hasGarrison(g, area) || allied) ? [`3.1.1 Allied counters in the staging area ${a.name}`] : []),
    ...(coastalIn(g, area) && !isPort(area) ? [`4.5 Coastal Defense counters in ${a.name}, which is no port`] : []),
  ];
});
/** 5.3, 8.2.5, 10.2.3 While nobody is acting, a division shares its area with no Allied counter, but for those turned up in a port. */
const shared = (g: State): readonly string[] => (frameOf(g, 'activation') || frameOf(g, 'counterattack') ? [] : ALL.flatMap(d => {
  const area = placeOf(g, d), name = DIVISIONS[d]!;
  if (area >= AREAS.length || isStaging(area)) return [];
  return [
    ...(hasGarrison(g, area) ? [`8.2.5 the ${name} stands on a garrison that is still face down in ${AREAS[area]!.name}`] : []),
    ...(coastalIn(g, area) ? [`10.2.3 Coastal Defense counters lie face down under the ${name} in ${AREAS[area]!.name}`] : []),
    ...(!isPort(area) && alliedIn(g, area).length ? [`5.3 the ${name} and an Allied counter stand in ${AREAS[area]!.name}`] : []),
  ];
}));
/** 6.0 One Korps in a staging area. */
const mingled = (g: State): readonly string[] => AREAS.flatMap((a, area) => {
  const korps = new Set(ALL.filter(d => placeOf(g, d) === area).map(korpsOf));
  return isStaging(area) && korps.size > 1 ? [`6.0 two Korps stand in ${a.name}`] : [];
});
/** 6.0 Divisions are on the map; beside it only before the set-up is done. */
const strayed = (g: State): readonly string[] => [
  ...(frameOf(g, 'turn') ? ALL.filter(d => placeOf(g, d) === OUT).map(d => `6.0 the ${DIVISIONS[d]} has not been placed, but a turn is under way`) : []),
  ...ALL.filter(d => placeOf(g, d) >= AREAS.length && placeOf(g, d) !== OUT).map(d => `4.2.1 the ${DIVISIONS[d]} lies in a box`),
  ...KORPS.filter((_, k) => new Set(divisionsOf(k).map(d => placeOf(g, d) === OUT)).size > 1).map(k => `6.0 only part of ${k} is on the map`),
];
/** 4.3, 4.5 What lies face down comes from a bag that is not empty. Fewer counters than areas are allowed, so that a position can deal some out. */
const missing = (g: State): readonly string[] => {
  const empty = AREAS.filter((_, area) => !isStaging(area) && hasGarrison(g, area) && countIn(g, garrisonBag(area)) === 0);
  const coast = PORTS.reduce((sum, p) => sum + coastalIn(g, p), 0);
  return [
    ...empty.slice(0, 1).map(a => `4.3 a garrison lies face down in ${a.name}, but the bag of the letter ${a.letter} is empty`),
    ...(coast > countIn(g, COASTAL) ? [`4.5 ${coast} Coastal Defense counters lie face down, but the bag holds ${countIn(g, COASTAL)}`] : []),
  ];
};
/** 4.3.1, 3.2.8 Each counter lies where one of its kind and letter may. */
const misplaced = (g: State): readonly string[] => COUNTERS.flatMap((c, i) => {
  const place = placeOf(g, D + i);
  return mayLieIn(D + i, place) ? [] : [`4.3.1 ${c.label} may not lie in ${PLACES[place]}`];
});
const offTrack = (g: State): readonly string[] => [
  ...(panicOf(g) < PANIC.start || panicOf(g) > PANIC.halt ? [`3.2.1 panic is ${panicOf(g)}, not ${PANIC.start} to ${PANIC.halt}`] : []),
  ...(turnOf(g) < 1 || turnOf(g) > LAST_TURN ? [`7.0 turn is ${turnOf(g)}, not 1 to ${LAST_TURN}`] : []),
  ...COMMANDERS.flatMap((name, c) => (audacityOf(g, c) < 0 || audacityOf(g, c) > capOf(c) ? [`5.4.7 ${name} has ${audacityOf(g, c)} points, not 0 to ${capOf(c)}`] : [])),
  ...AREAS.flatMap((a, area) => (coastalIn(g, area) < 0 ? [`4.5 ${a.name} has ${g.n[AT.coastal + area]} coastal counters`] : [])),
];

export const faults = (g: State): readonly string[] => [...crowded(g), ...shared(g), ...mingled(g), ...strayed(g), ...missing(g), ...misplaced(g), ...offTrack(g)];
