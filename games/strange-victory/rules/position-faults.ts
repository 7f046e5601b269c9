/** What is wrong with a position set by hand, stacking (stacking.ts) included, and how such a position is completed. */
import type { Frame } from '../../../engine/flow.ts';
import { frameFaults, isWhole, type Shape } from '../../../engine/frames.ts';
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES } from '../data/charts.ts';
import {
  allDivisions,
  alliedIn,
  allKorps,
  areaName,
  areasOf,
  assetTypeOf,
  at,
  audacityOf,
  capOf,
  coastalIn,
  countIn,
  damageOf,
  divisionIn,
  divisionName,
  divisionsOf,
  isGarrison,
  isOnMap,
  isStaging,
  korpsName,
  mayLieIn,
  off,
  panicOf,
  pieceName,
  piecesIn,
  placeName,
  placeOf,
  portsOf,
  reactionBag,
  tracksOf,
  turnOf,
  UNHURT,
} from '../model/state.ts';
import { boxIn } from '../model/box.ts';
import { frameOf, type Combat, type StrangeProc } from './flow.ts';
import { stackingFaults } from './stacking.ts';
import { diceFor, fightIn } from './strength.ts';
import { everything } from './victory.ts';

/** A game ends long before this turn, because panic rises every turn (10.4). */
const LAST_TURN = 99;

/** 6.0 Divisions are on the map; beside it only before the set-up is done. */
const strayed = (g: State): readonly string[] => [
  ...(frameOf(g, 'turn')
    ? allDivisions(g)
        .filter(d => placeOf(g, d) === off(g).out)
        .map(d => `6.0 the ${divisionName(g, d)} has not been placed, but a turn is under way`)
    : []),
  ...(frameOf(g, 'game')?.at !== '6.0/korps'
    ? []
    : allDivisions(g)
        .filter(d => isOnMap(g, placeOf(g, d)) && !isStaging(g, placeOf(g, d)))
        .map(d => `6.0 the ${divisionName(g, d)} has left its staging area before the first turn`)),
  ...allDivisions(g)
    .filter(d => !isOnMap(g, placeOf(g, d)) && placeOf(g, d) !== off(g).out)
    .map(d => `4.2.1 the ${divisionName(g, d)} lies in a box`),
  ...allKorps(g)
    .filter(k => new Set(divisionsOf(g, k).map(d => placeOf(g, d) === off(g).out)).size > 1)
    .map(k => `6.0 only part of ${korpsName(g, k)} is on the map`),
];
/** 4.5 Coastal Defense counters that lie face down must still be in their bag. Garrisons in the bag may be fewer than the areas, because a position can lay some out: an area for which no counter is left turns out to be empty. */
const missing = (g: State): readonly string[] => {
  const coast = portsOf(g).reduce((sum, p) => sum + coastalIn(g, p), 0);
  return coast > countIn(g, off(g).coastal)
    ? [`4.5 ${coast} Coastal Defense counters lie face down, but the bag holds ${countIn(g, off(g).coastal)}`]
    : [];
};
/** 4.3.1, 3.2.8 Each counter is in a place that its kind and letter allow. */
const misplaced = (g: State): readonly string[] =>
  boxIn(g).counters.flatMap((c, i) => {
    const piece = boxIn(g).divisions + i;
    const place = placeOf(g, piece);
    return mayLieIn(g, piece, place) ? [] : [`4.3.1 ${c.label} may not lie in ${placeName(g, place)}`];
  });
const offTrack = (g: State): readonly string[] => [
  ...(panicOf(g) < tracksOf(g).panic.start || panicOf(g) > tracksOf(g).panic.halt
    ? [`3.2.1 panic is ${panicOf(g)}, not ${tracksOf(g).panic.start} to ${tracksOf(g).panic.halt}`]
    : []),
  ...(turnOf(g) < 1 || turnOf(g) > LAST_TURN ? [`7.0 turn is ${turnOf(g)}, not 1 to ${LAST_TURN}`] : []),
  ...boxIn(g).commanderNames.flatMap((name, c) =>
    audacityOf(g, c) < 0 || audacityOf(g, c) > capOf(g, c)
      ? [`5.4.7 ${name} has ${audacityOf(g, c)} points, not 0 to ${capOf(g, c)}`]
      : [],
  ),
  ...areasOf(g).flatMap((a, area) =>
    coastalIn(g, area) < 0 ? [`4.5 ${a.name} has ${g.cells[at(g).coastal + area]} coastal counters`] : [],
  ),
];
/** 8.3.3 Assets are in use only in a combat, one of each type. */
const inUse = (g: State): readonly string[] => {
  const used = piecesIn(g, off(g).inUse);
  const types = used.map(p => assetTypeOf(g, p));
  const twice = types.find((t, i) => types.indexOf(t) < i);
  return [
    ...(used.length && !frameOf(g, 'combat')
      ? [
          `8.3.3 ${pieceName(g, used[0]!)} is in use, but there is no combat: put it into the Campaign Assets or the Discarded box`,
        ]
      : []),
    ...(twice === undefined ? [] : [`8.3.3 two ${ASSET_TYPES[twice]} in one combat: one of each type`]),
  ];
};
const misspent = (g: State): readonly string[] =>
  boxIn(g)
    .commanderNames.filter((_, c) => g.cells[at(g).rerolled + c] && !g.cells[at(g).spent + c])
    .map(name => `10.1.1 ${name} has had his re-roll, so he has spent Audacity this turn`);

// The frames ---------------------------------------------------------------------------------------------------
const inActivation = (g: State, f: Frame): readonly string[] => [
  ...(isWhole(f.vars.division, 0, boxIn(g).divisions - 1) ? [] : ['8.2 an activation is of one division']),
  ...(isWhole(f.vars.moved, 0, 3) ? [] : [`8.2.8 moved is ${JSON.stringify(f.vars.moved)}, not 0 to 3`]),
  ...(Array.isArray(f.vars.path) ? [] : ['8.2.3 path is the list of areas it came through']),
];
const inCounterattack = (g: State, f: Frame): readonly string[] => {
  const area = f.vars.area as number;
  if (!isWhole(area, 0, boxIn(g).areas - 1) || reactionBag(g, area) < 0 || divisionIn(g, area) < 0)
    return ['9.1.1 a counterattack falls on a division in a B or C area'];
  return f.at === '9.1.2' && damageOf(g, divisionIn(g, area)) !== UNHURT
    ? [`9.1.1 the ${divisionName(g, divisionIn(g, area))} in ${areaName(g, area)} is damaged and not counterattacked`]
    : [];
};
const inCombat = (g: State, f: Frame): readonly string[] => {
  const { division, area, kind, rolled } = f.vars as Combat;
  const name = divisionName(g, division);
  if (
    !isWhole(division, 0, boxIn(g).divisions - 1) ||
    !isWhole(area, 0, boxIn(g).areas - 1) ||
    (kind !== 'encounter' && kind !== 'counterattack')
  )
    return ['8.3 a combat has a division, an area and its kind, encounter or counterattack'];
  if (placeOf(g, division) !== area)
    return [`8.3 the ${name} fights in ${areaName(g, area)}, but stands in ${placeName(g, placeOf(g, division))}`];
  const x = fightIn(g, division, area, kind);
  if (x.defenders.length === 0) return [`8.3 nobody is there for the ${name} to fight in ${areaName(g, area)}`];
  const known =
    rolled === undefined ||
    (Array.isArray(rolled) && rolled.length === diceFor(x) && rolled.every(face => isWhole(face, 1, 6)));
  return known ? [] : [`8.3.5 the ${name} has rolled ${JSON.stringify(rolled)}, not ${diceFor(x)} dice from 1 to 6`];
};
const SHAPES: { readonly [P in StrangeProc]: Shape } = {
  game: { in: [] },
  turn: { in: ['game'] },
  activation: { in: ['turn'], needs: ['division', 'moved', 'path'], may: ['hurt'], faults: inActivation },
  counterattack: { in: ['turn'], needs: ['area'], may: ['piece'], faults: inCounterattack },
  combat: {
    in: ['activation', 'counterattack'],
    needs: ['division', 'area', 'kind'],
    may: ['rolled', 'again'],
    faults: inCombat,
  },
};

const strangeDue = (g: State): readonly string[] =>
  g.due.length ? ['7.0 nothing is due later in this game: leave due out'] : [];

/** 10.5.2, 10.5.3 A game ends at the halt of the Panic Track or with everything captured. */
const unfinished = (g: State): readonly string[] =>
  g.wait.for === 'over' && panicOf(g) < tracksOf(g).panic.halt && !everything(g)
    ? [
        `10.5.2 the game is not over: panic is ${panicOf(g)}, not ${tracksOf(g).panic.halt}, and not everything is captured`,
      ]
    : [];

export const faults = (g: State): readonly string[] => [
  ...stackingFaults(g),
  ...strayed(g),
  ...missing(g),
  ...misplaced(g),
  ...offTrack(g),
  ...inUse(g),
  ...misspent(g),
  ...frameFaults(g, SHAPES),
  ...strangeDue(g),
  ...unfinished(g),
];

/** Completes a position set by hand, except where it names the values itself. 4.3.2 A garrison laid out in an area is the one that was face down there, and a division put into an area has dealt with its garrison. 5.4.5 A re-roll was paid for. */
export const derive = (g: State, before: State, position: Partial<Saved>): void => {
  const isNewIn = (p: number, area: number): boolean => placeOf(g, p) === area && placeOf(before, p) !== area;
  const acts = frameOf(g, 'activation') !== undefined;
  for (const [area, name] of boxIn(g).areaNames.entries())
    if (
      !isSaid(position, 'garrison', name) &&
      (alliedIn(g, area).some(p => isGarrison(g, p) && isNewIn(p, area)) ||
        (!acts && allDivisions(g).some(d => isNewIn(d, area))))
    )
      g.cells[at(g).garrison + area] = 0;
  for (const [c, name] of boxIn(g).commanderNames.entries())
    if (g.cells[at(g).rerolled + c] && !isSaid(position, 'spent', name)) g.cells[at(g).spent + c] = 1;
};
