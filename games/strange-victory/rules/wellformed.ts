/** What makes a position well-formed beside its stacks: play keeps all of this, and a position set by hand is checked. */
import { frameOf, type Frame } from '../../../engine/flow.ts';
import { frameFaults, isWhole, type Shapes } from '../../../engine/frames.ts';
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES, PANIC } from '../data/charts.ts';
import { AREAS } from '../data/map.ts';
import { COMMANDERS, COUNTERS, DIVISIONS, KORPS } from '../data/units.ts';
import {
  AREA_NAMES,
  alliedIn,
  assetTypeOf,
  AT,
  audacityOf,
  capOf,
  COASTAL,
  coastalIn,
  countIn,
  D,
  damageOf,
  divisionIn,
  divisionsOf,
  IN_USE,
  isGarrison,
  isStaging,
  mayLieIn,
  OUT,
  panicOf,
  PIECES,
  piecesIn,
  placeOf,
  PLACES,
  PORTS,
  reactionBag,
  turnOf,
  UNHURT,
} from '../state.ts';
import { combat } from './combat.ts';
import { stackingFaults } from './stacking.ts';
import { diceFor, fightIn } from './strength.ts';
import { everything } from './victory.ts';

/** Panic rises every turn (10.4), so no game is longer than its track; a position set by hand may be anywhere up to here. */
const LAST_TURN = 99;
const ALL = DIVISIONS.map((_, d) => d);

/** 6.0 Divisions are on the map; beside it only before the set-up is done. */
const strayed = (g: State): readonly string[] => [
  ...(frameOf(g, 'turn')
    ? ALL.filter(d => placeOf(g, d) === OUT).map(
        d => `6.0 the ${DIVISIONS[d]} has not been placed, but a turn is under way`,
      )
    : []),
  ...(frameOf(g, 'game')?.at !== '6.0/korps'
    ? []
    : ALL.filter(d => placeOf(g, d) < AREAS.length && !isStaging(placeOf(g, d))).map(
        d => `6.0 the ${DIVISIONS[d]} has left its staging area before the first turn`,
      )),
  ...ALL.filter(d => placeOf(g, d) >= AREAS.length && placeOf(g, d) !== OUT).map(
    d => `4.2.1 the ${DIVISIONS[d]} lies in a box`,
  ),
  ...KORPS.filter((_, k) => new Set(divisionsOf(k).map(d => placeOf(g, d) === OUT)).size > 1).map(
    k => `6.0 only part of ${k} is on the map`,
  ),
];
/** 4.5 What lies face down comes from the bag. Of garrisons there may be fewer than areas, so that a position can deal some out: what no counter is left for is found empty. */
const missing = (g: State): readonly string[] => {
  const coast = PORTS.reduce((sum, p) => sum + coastalIn(g, p), 0);
  return coast > countIn(g, COASTAL)
    ? [`4.5 ${coast} Coastal Defense counters lie face down, but the bag holds ${countIn(g, COASTAL)}`]
    : [];
};
/** 4.3.1, 3.2.8 Each counter lies where one of its kind and letter may. */
const misplaced = (g: State): readonly string[] =>
  COUNTERS.flatMap((c, i) => {
    const place = placeOf(g, D + i);
    return mayLieIn(D + i, place) ? [] : [`4.3.1 ${c.label} may not lie in ${PLACES[place]}`];
  });
const offTrack = (g: State): readonly string[] => [
  ...(panicOf(g) < PANIC.start || panicOf(g) > PANIC.halt
    ? [`3.2.1 panic is ${panicOf(g)}, not ${PANIC.start} to ${PANIC.halt}`]
    : []),
  ...(turnOf(g) < 1 || turnOf(g) > LAST_TURN ? [`7.0 turn is ${turnOf(g)}, not 1 to ${LAST_TURN}`] : []),
  ...COMMANDERS.flatMap((name, c) =>
    audacityOf(g, c) < 0 || audacityOf(g, c) > capOf(c)
      ? [`5.4.7 ${name} has ${audacityOf(g, c)} points, not 0 to ${capOf(c)}`]
      : [],
  ),
  ...AREAS.flatMap((a, area) =>
    coastalIn(g, area) < 0 ? [`4.5 ${a.name} has ${g.n[AT.coastal + area]} coastal counters`] : [],
  ),
];
/** 8.3.3 Assets are in use only in a combat, one of each type. */
const inUse = (g: State): readonly string[] => {
  const used = piecesIn(g, IN_USE);
  const types = used.map(assetTypeOf);
  const twice = types.find((t, i) => types.indexOf(t) < i);
  return [
    ...(used.length && !frameOf(g, 'combat')
      ? [
          `8.3.3 ${PIECES[used[0]!]} is in use, but there is no combat: put it into the Campaign Assets or the Discarded box`,
        ]
      : []),
    ...(twice === undefined ? [] : [`8.3.3 two ${ASSET_TYPES[twice]} in one combat: one of each type`]),
  ];
};
const misspent = (g: State): readonly string[] =>
  COMMANDERS.filter((_, c) => g.n[AT.rerolled + c] && !g.n[AT.spent + c]).map(
    name => `10.1.1 ${name} has had his re-roll, so he has spent Audacity this turn`,
  );

// The frames ---------------------------------------------------------------------------------------------------
const inActivation = (_g: State, f: Frame): readonly string[] => [
  ...(isWhole(f.vars.division, 0, D - 1) ? [] : ['8.2 an activation is of one division']),
  ...(isWhole(f.vars.moved, 0, 3) ? [] : [`8.2.8 moved is ${JSON.stringify(f.vars.moved)}, not 0 to 3`]),
  ...(Array.isArray(f.vars.path) ? [] : ['8.2.3 path is the list of areas it came through']),
];
const inCounterattack = (g: State, f: Frame): readonly string[] => {
  const area = f.vars.area as number;
  if (!isWhole(area, 0, AREAS.length - 1) || reactionBag(area) < 0 || divisionIn(g, area) < 0)
    return ['9.1.1 a counterattack falls on a division in a B or C area'];
  return f.at === '9.1.2' && damageOf(g, divisionIn(g, area)) !== UNHURT
    ? [`9.1.1 the ${DIVISIONS[divisionIn(g, area)]} in ${AREA_NAMES[area]} is damaged and not counterattacked`]
    : [];
};
const inCombat = (g: State, f: Frame): readonly string[] => {
  const { division, area, kind, rolled } = combat(f);
  const name = DIVISIONS[division];
  if (
    !isWhole(division, 0, D - 1) ||
    !isWhole(area, 0, AREAS.length - 1) ||
    (kind !== 'encounter' && kind !== 'counterattack')
  )
    return ['8.3 a combat has a division, an area and its kind, encounter or counterattack'];
  if (placeOf(g, division) !== area)
    return [`8.3 the ${name} fights in ${AREA_NAMES[area]}, but stands in ${PLACES[placeOf(g, division)]}`];
  const x = fightIn(g, division, area, kind);
  if (x.defenders.length === 0) return [`8.3 nobody is there for the ${name} to fight in ${AREA_NAMES[area]}`];
  const known =
    rolled === undefined ||
    (Array.isArray(rolled) && rolled.length === diceFor(x) && rolled.every(face => isWhole(face, 1, 6)));
  return known ? [] : [`8.3.5 the ${name} has rolled ${JSON.stringify(rolled)}, not ${diceFor(x)} dice from 1 to 6`];
};
const SHAPES: Shapes = {
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
/** The game keeps no list of things to come. */
const strangeDue = (g: State): readonly string[] =>
  g.due.length ? ['7.0 nothing is due later in this game: leave due out'] : [];

/** 10.5.2, 10.5.3 A game ends at 21 or with everything captured. */
const unfinished = (g: State): readonly string[] =>
  g.wait.for === 'over' && panicOf(g) < PANIC.halt && !everything(g)
    ? [`10.5.2 the game is not over: panic is ${panicOf(g)}, not ${PANIC.halt}, and not everything is captured`]
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

/** 4.3.2 A garrison laid on the map by hand is the one that was face down there, and a division stands where it has dealt with it; 5.4.5 a re-roll was paid for. Unless it is said otherwise. */
export const derive = (g: State, before: State, position: Partial<Saved>): void => {
  const laid = (p: number, area: number): boolean => placeOf(g, p) === area && placeOf(before, p) !== area;
  const acts = frameOf(g, 'activation') !== undefined;
  for (const [area, name] of AREA_NAMES.entries())
    if (
      !isSaid(position, 'garrison', name) &&
      (alliedIn(g, area).some(p => isGarrison(p) && laid(p, area)) || (!acts && ALL.some(d => laid(d, area))))
    )
      g.n[AT.garrison + area] = 0;
  for (const [c, name] of COMMANDERS.entries())
    if (g.n[AT.rerolled + c] && !isSaid(position, 'spent', name)) g.n[AT.spent + c] = 1;
};
