/** Checks that a position is well-formed: every unit is where it can be, and every count agrees with the counters. */
import { frameFaults, isWhole } from '../../../engine/frames.ts';
import { piecesIn, sizeOf as zoneSize } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { stackFaults } from '../../../field/stacks.ts';
import { counterOf, countOf, nameOf, nationOf, POWERS } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { CZECHOSLOVAKIA, labelOf, placed } from '../model/ground.ts';
import {
  acts,
  AT,
  beside,
  controls,
  ELIMINATED,
  FALLEN,
  heightOf,
  is1939,
  isActive,
  isAlone,
  isHex,
  lastTurn,
  LOST,
  NEUTRAL,
  NOT_IN_PLAY,
  ON_TRACK,
  onMap,
  OUT,
  placeOf,
  POOL,
  scenarioOf,
  SEQUENCE_BOXES,
  SIDES,
  sideOf,
  stackIn,
  standing,
  TO_SET_UP,
  turnBox,
  turnOf,
  unitsInPlay,
} from '../model/state.ts';
import { placedAir } from './air.ts';
import { mayStand } from './areas.ts';
import { canFall } from './capitulation.ts';
import { planFaults, SHAPES } from './frames.ts';
import { graveOf } from './losses.ts';
import { railheadOf } from './railheads.ts';
import { firstStanding, isClosed } from './setup.ts';
import { poolOf } from './structure.ts';
import { earlyFall, suddenDeath } from './victory.ts';

/** 8.0, 8.3 Heights and levels that disagree with the counters. */
const heaps = (g: State): readonly string[] =>
  stackFaults(boxOf(g).STACKS, g).map(({ hex, wrong, count }) =>
    wrong === 'height'
      ? `8.0 ${labelOf(g, hex)} has height ${heightOf(g, hex)}, but ${count} units stand there`
      : `8.3 the levels in ${labelOf(g, hex)} do not run from 0 without a gap`,
  );
/** 8.0, 11.5, 11.7, 3.6 Each unit is on ground it may be on, in a hex of its side. */
const grounded = (g: State): readonly string[] =>
  unitsInPlay(g)
    .filter(u => onMap(g, u))
    .flatMap(u => {
      const hex = placeOf(g, u);
      const stand = mayStand(g, nationOf(g, u), hex);
      if (!isActive(g, nationOf(g, u))) return [`3.3 ${nameOf(g, u)} is on the map, but its country takes no part`];
      if (!stand.ok) return [`${stand.case} ${nameOf(g, u)} cannot be in ${placed(g, hex)}: ${stand.why}`];
      return controls(g, sideOf(g, u), hex)
        ? []
        : [`3.6 ${nameOf(g, u)} stands in ${placed(g, hex)}, which is not of its side`];
    });
/** 8.0 Two nations never share a hex. */
const shared = (g: State): readonly string[] => {
  const seen = new Map<number, number>();
  const out = new Set<number>();
  for (const u of unitsInPlay(g)) {
    if (!onMap(g, u)) continue;
    const nation = seen.get(placeOf(g, u));
    if (nation !== undefined && nation !== nationOf(g, u)) out.add(placeOf(g, u));
    seen.set(placeOf(g, u), nationOf(g, u));
  }
  return [...out].map(
    hex =>
      `8.0 two nations stand in ${placed(g, hex)}: ${[...new Set(stackIn(g, hex).map(u => NATIONS[nationOf(g, u)]))].join(' and ')}`,
  );
};
/** 2.2 No unit of the other scenario is in play. */
const strangers = (g: State): readonly string[] => {
  const out: string[] = [];
  const { FLIEGER } = boxOf(g);
  for (let u = 0; u < countOf(g); u++) {
    const { scenario } = counterOf(g, u);
    const plays = scenario === 'both' || scenario === SCENARIOS[scenarioOf(g)];
    const place = placeOf(g, u);
    if ((plays && u !== FLIEGER) === (place === beside(g, NOT_IN_PLAY)))
      out.push(
        u === FLIEGER
          ? `12.8 ${nameOf(g, u)} lies in no hex: the column flieger says what it may do`
          : `2.2 ${nameOf(g, u)} is ${plays ? '' : 'not '}a counter of ${SCENARIOS[scenarioOf(g)]}`,
      );
    else if (!isHex(g, place) && place >= beside(g, POOL) && place <= beside(g, OUT))
      out.push(`2.4 ${nameOf(g, u)} is no marker`);
  }
  return out;
};
/** 7.1 The components of each army on the map are set aside. */
const pools = (g: State): readonly string[] =>
  NATIONS.flatMap((name, nation) =>
    (['infantry', 'mechanised'] as const).flatMap(forms => {
      const { needed, there, isShort } = poolOf(g, nation, forms);
      return isShort
        ? [`7.1 the ${name} armies on the map stand for ${needed} ${forms} units, but ${there} are set aside`]
        : [];
    }),
  );
/** 3.5 Only units that come back wait for their turn or to be replaced. */
const waiting = (g: State): readonly string[] =>
  unitsInPlay(g).flatMap(u => {
    const place = placeOf(g, u);
    const isLost = place > turnBox(g, 0) || place === beside(g, LOST);
    if (!isLost && place !== beside(g, ELIMINATED)) return [];
    const grave = graveOf(g, u);
    if (grave === (isLost ? LOST : ELIMINATED)) return [];
    const words =
      grave === ELIMINATED ? 'waits under Eliminated' : grave === LOST ? 'comes back on a turn' : 'is never replaced';
    return [`3.5 ${nameOf(g, u)} ${words}`];
  });
/** 6.1, 6.2.2 Only the side with air superiority has markers, one in a hex, from the third turn on. */
const aircraft = (g: State): readonly string[] => {
  const hexes = placedAir(g);
  const twice = hexes.find((hex, i) => hexes.indexOf(hex) !== i);
  return [
    ...(isAlone(g) && (hexes.length || g.cells[AT.airWinner])
      ? [`5.1 airpower markers are not used on turn ${turnOf(g)}`]
      : []),
    ...(hexes.length && !g.cells[AT.airWinner]
      ? ['6.1 airpower markers are on the map, but nobody has superiority: name airWinner']
      : []),
    ...(twice === undefined ? [] : [`6.2.2 two airpower markers are in ${placed(g, twice)}`]),
  ];
};
/** 5.2 Markers are in the pool or on the track; that of a fallen power is out of the game. */
const markers = (g: State): readonly string[] => {
  const { MARKERS } = boxOf(g);
  const wrong = [POOL, ON_TRACK, OUT].find(
    box => zoneSize(MARKERS, g, beside(g, box)) !== piecesIn(MARKERS, g, beside(g, box)).length,
  );
  const gone = POWERS.findIndex(
    (_, power) => power > 0 && !is1939(g) && acts(g, power) === (g.cells[AT.marker + power] === beside(g, OUT)),
  );
  const track = Array.from(g.cells.slice(AT.sequence, AT.sequence + SEQUENCE_BOXES)).filter(marker => marker > 0);
  const twice = track.find((marker, i) => track.indexOf(marker) !== i);
  return [
    ...(twice === undefined ? [] : [`5.2 the marker of ${POWERS[twice] ?? 'a German phase'} lies twice on the track`]),
    ...(wrong === undefined ? [] : ['5.2 the number of markers in a place is not what lies there']),
    ...(gone < 0
      ? []
      : [
          `5.2 the marker of ${POWERS[gone]} is ${acts(g, gone) ? 'out of the game, but it acts' : 'in the game, but it does not act'}`,
        ]),
  ];
};
const tracks = (g: State): readonly string[] => [
  ...(isWhole(turnOf(g), 1, lastTurn(g)) ? [] : [`5.0 the turn is ${turnOf(g)}, not 1 to ${lastTurn(g)}`]),
  ...SIDES.flatMap((side, s) =>
    isWhole(g.cells[AT.points + s], 0, 400) ? [] : [`4.3 the ${side} points are ${g.cells[AT.points + s]}`],
  ),
  ...(isWhole(g.cells[AT.airLeft], 0, chartsOf(g).air.markers) ? [] : ['6.1 there are not so many airpower markers']),
  ...(g.cells[AT.airLeft] && !g.cells[AT.airWinner]
    ? ['6.1 airpower markers are left, but nobody has superiority']
    : []),
];
/** 3.0 After set-up no unit waits to be placed, except the armies of neutrals. */
const unplaced = (g: State): readonly string[] => {
  if (!g.stack.some(f => f.proc === 'turn')) return [];
  const late = unitsInPlay(g).filter(u => placeOf(g, u) === beside(g, TO_SET_UP) && isActive(g, nationOf(g, u)));
  return g.stack.some(f => f.proc === 'setUp') || late.length === 0
    ? []
    : [
        `3.0 still to be set up: ${late
          .slice(0, 3)
          .map(u => nameOf(g, u))
          .join(', ')}${late.length > 3 ? ` and ${late.length - 3} more` : ''}`,
      ];
};
/** 1.3, 4.5 Countries that cannot be neutral, at war or fallen. */
const misplaced = (g: State, c: number): string | undefined => {
  const [now, first] = [standing(g, c), firstStanding(g, c)];
  if (now === first) return undefined;
  if (isClosed(c)) return `1.3 ${COUNTRIES[c]} is out of play`;
  if (now === NEUTRAL) return `1.3 ${COUNTRIES[c]} is not neutral`;
  return now === FALLEN && !canFall(c) ? `4.5 ${COUNTRIES[c]} never capitulates` : undefined;
};
const standings = (g: State): readonly string[] =>
  COUNTRIES.flatMap((country, c) => [
    ...[misplaced(g, c) ?? []].flat(),
    ...(g.cells[AT.fell + c]! > (standing(g, c) === FALLEN ? turnOf(g) : 0)
      ? [`4.5 ${country} cannot have fallen on turn ${g.cells[AT.fell + c]}`]
      : []),
  ]);
/** 10.3.1 Railheads are on railways. */
const offRail = (g: State): readonly string[] =>
  Array.from({ length: chartsOf(g).railheads.count }, (_, i) => railheadOf(g, i)).flatMap((hex, i) =>
    isHex(g, hex) && !boxOf(g).IS_RAIL[hex]
      ? [`10.3.1 railhead ${i + 1} lies in ${placed(g, hex)}, where no railway is`]
      : [],
  );

/** 4.1 A position in which the game is decided cannot be played on. */
const decided = (g: State): readonly string[] => {
  if (!g.stack.some(f => f.proc === 'turn')) return [];
  const early = !is1939(g) && isAlone(g) && standing(g, CZECHOSLOVAKIA) === FALLEN;
  const end = early ? earlyFall(g) : suddenDeath(g);
  return end ? [`${end.case} ${end.why}: the game is over`] : [];
};

export const faults = (g: State): readonly string[] => {
  const frames = frameFaults(g, SHAPES);
  return [
    ...tracks(g),
    ...heaps(g),
    ...strangers(g),
    ...shared(g),
    ...grounded(g),
    ...pools(g),
    ...waiting(g),
    ...aircraft(g),
    ...markers(g),
    ...standings(g),
    ...offRail(g),
    ...decided(g),
    ...(frames.length ? frames : [...planFaults(g), ...unplaced(g)]),
  ];
};
