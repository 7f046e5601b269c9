/** 11.0 Why a march cannot reach a hex. Needed for refusals only, which are rare, so that nothing here is cached. */
import {
  blockedBy,
  cells,
  ok,
  stackAt,
  zoneAt,
  type Refused,
  type Verdict,
  untilOver,
} from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { MAX_POINTS, reach, routeTo, type Ground } from '../../../kernel/path.ts';
import { makeTogether, reachTogether, routeTogether } from '../../../kernel/reach-two-allowances.ts';
import { isMech, nameOf, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, placed, sideTo } from '../model/ground.ts';
import { foe, heightOf, sideOf, topOf } from '../model/state.ts';
import { underAir } from './under-aircraft.ts';
import { mayStand } from './areas.ts';
import { groundFor } from './ground.ts';
import type { March } from './marchers.ts';
import { boardOf } from './board-cache.ts';
import { mayJoin } from './stacking.ts';
import { inSupply } from './supply.ts';
import { inZoneOf, zoneOwner } from './zones.ts';

export const whoGoes = (g: State, m: March): string => (m.units.length === 1 ? nameOf(g, m.units[0]!) : 'the stack');
const inPoints = (halves: number): string => (halves % 2 ? `${(halves - 1) / 2}½` : `${halves / 2}`);
const enemyOf = (g: State, m: March) => foe(sideOf(g, m.units[0]!));

// Paths with one obstacle ignored ------------------------------------------------------------------------------------
/** What a search ignores: enemy zones, enemy aircraft, units on the way, closed ground, the limit of points. */
type Away = 'zones' | 'air' | 'stacks' | 'borders' | 'limit';
const without = (ground: Ground, away: readonly Away[]): Ground => {
  const { zone, added, there, apart, shut, ...rest } = ground;
  return {
    ...rest,
    ...(zone && !away.includes('zones') && { zone }),
    ...(added && !away.includes('air') && { added }),
    ...(!away.includes('stacks') && { there, apart }),
    ...(shut && !away.includes('borders') && { shut }),
  };
};
/** The cheapest path, within points or in column, start first; empty if there is none. */
const wayTo = (g: State, m: March, hex: number, column: boolean, away: readonly Away[]): readonly HexId[] => {
  const { GRID, cache } = boxOf(g);
  const isUnlimited = away.includes('limit');
  const most = m.purses.length > 1 ? FAR_TOGETHER : MAX_POINTS;
  const [one, two] = m.purses.map(p => {
    const points = isUnlimited ? most : column ? p.column : p.normal;
    return { ground: without(groundFor(g, p.mover, false), away), points };
  });
  const free = m.fresh && !column;
  if (!two) return routeTo(reach(GRID, one!.ground, m.hex, one!.points, cache.march.further, free), hex as HexId);
  const out = isUnlimited ? makeTogether(GRID, FAR_TOGETHER) : cache.march.together;
  return routeTogether(GRID, reachTogether(GRID, one!, two, m.hex, out, free), hex as HexId);
};
/** Enough half points to take a stack across the map. */
const FAR_TOGETHER = 120;

// 9.1 Zones ----------------------------------------------------------------------------------------------------------
/** The hexes of a path that are in enemy zones. */
const zonedOn = (g: State, m: March, way: readonly HexId[]): readonly HexId[] =>
  way.filter(hex => inZoneOf(g, enemyOf(g, m), hex));
/** The first zone entered ends the march. */
const byZones = (g: State, m: March, hex: number, way: readonly HexId[]): Refused => {
  const enemy = enemyOf(g, m);
  const zoned = zonedOn(g, m, way);
  const entered = zoned.find(h => h !== m.hex) ?? (hex as HexId);
  const [who, there, where] = [whoGoes(g, m), placed(g, hex), placed(g, entered)];
  const whose = `the zone of control of ${zoneOwner(g, enemy, entered)}`;
  const leaves = zoned.includes(m.hex) && entered === way[1];
  const why = leaves
    ? `${who} is in an enemy zone of control and does not go straight into ${where}, which is in ${whose}`
    : `${who} would have to stop in ${where} on the way to ${there}: it is in ${whose}`;
  return blockedBy(zoneAt(...zoned), '9.1', why, [hex]);
};

// 11.6 Columns -------------------------------------------------------------------------------------------------------
/** 11.6 Why a column cannot reach this hex, although it is within double the points. */
const byColumn = (g: State, m: March, hex: number, way: readonly HexId[]): Refused => {
  const who = whoGoes(g, m);
  const enemy = enemyOf(g, m);
  const zoned = zonedOn(g, m, way).filter(h => h !== m.hex);
  const far = `${who} gets to ${placed(g, hex)} in column only, and a column enters no`;
  if (zoned.length) {
    const why = `${far} enemy zone of control: ${placed(g, zoned[0]!)} is in that of ${zoneOwner(g, enemy, zoned[0]!)}`;
    return blockedBy(zoneAt(...zoned), '11.6', why, [hex]);
  }
  const under = way.find(h => underAir(g, enemy, h)) ?? (hex as HexId);
  return blockedBy(cells('airWinner', 0), '11.6', `${far} enemy air zone: ${placed(g, under)} is in one`, [hex]);
};
/** 11.6 Why this march cannot be a column. */
const noColumn = (g: State, m: March): string => {
  const enemy = enemyOf(g, m);
  if (!m.fresh) return 'does not go on in column';
  if (m.units.some(u => !inSupply(g, u))) return 'is out of supply and does not march in column';
  const near = around(gridOf(g), m.hex).find(h => boardOf(g).inPlay[enemy][h]! > 0);
  if (near !== undefined) return `is next to ${nameOf(g, topOf(g, near))} and does not march in column`;
  return underAir(g, enemy, m.hex)
    ? 'is under enemy aircraft and does not march in column'
    : 'does not march in column';
};

// 11.0 Points, and closed paths ---------------------------------------------------------------------------------------
const byPoints = (g: State, m: March, hex: number): Refused => {
  const least = Math.min(...m.purses.map(p => (m.column ? p.column : p.normal)));
  const points = `${inPoints(least)} movement points${m.column ? ' in column' : ''}`;
  return blockedBy(
    cells('factor', ...m.units),
    '11.0',
    `${whoGoes(g, m)} has ${points}, not enough for ${placed(g, hex)}`,
    [hex],
  );
};
/** 8.0, 11.4, 11.5, 11.7 No path leads there, however many points it had: names the first thing that closes it. */
const byClosedWay = (g: State, m: March, hex: number): Refused => {
  const to = `the way of ${whoGoes(g, m)} to ${placed(g, hex)} is closed`;
  const past = wayTo(g, m, hex, false, ['zones', 'air', 'stacks', 'limit']);
  const taken = past.filter(h => h !== m.hex && heightOf(g, h) > 0 && !mayJoin(g, m.units, h).ok);
  if (taken.length)
    return blockedBy(
      stackAt(...taken),
      '8.0',
      `${to} by ${nameOf(g, topOf(g, taken[0]!))} in ${placed(g, taken[0]!)}`,
      [hex],
    );
  const over = wayTo(g, m, hex, false, ['zones', 'air', 'stacks', 'borders', 'limit']);
  for (const h of over) {
    const stand = mayStand(g, nationOf(g, m.units[0]!), h);
    if (!stand.ok) return { ...stand, why: `${to}: ${stand.why}`, obstacle: stand.obstacle ?? untilOver(g) };
  }
  return blockedBy(untilOver(g), '11.4', `${to} by the ground`, [hex]);
};
/** 11.4 Mechanised units next to mountains or swamps without a railway between them. */
const offRail = (g: State, m: March, hex: number): Verdict => {
  const { RAIL_ONLY, RAIL_SIDE } = boxOf(g);
  const mech = m.units.find(u => isMech(g, u));
  const isNear = around(gridOf(g), m.hex).includes(hex as HexId);
  if (mech === undefined || RAIL_ONLY[hex] === 0 || !isNear || RAIL_SIDE[sideTo(g, m.hex, hex)] === 1) return ok;
  const why = `${nameOf(g, mech)} is mechanised, and no railway leads from ${placed(g, m.hex)} to ${placed(g, hex)}`;
  return blockedBy(untilOver(g), '11.4', why, [hex]);
};

/** 8.0, 9.1, 11.4, 11.6 Why a hex is out of reach: units in it, ground by rail only, enemy zones, columns, points, closed paths. */
export const whyOutOfReach = (g: State, m: March, hex: number): Verdict => {
  const join = topOf(g, hex) >= 0 ? mayJoin(g, m.units, hex) : ok;
  if (!join.ok) return join;
  const rail = offRail(g, m, hex);
  if (!rail.ok) return rail;
  const free = wayTo(g, m, hex, false, ['zones']);
  if (free.length) return byZones(g, m, hex, free);
  const doubled = wayTo(g, m, hex, true, ['zones', 'air']);
  if (doubled.length)
    return m.column
      ? byColumn(g, m, hex, doubled)
      : blockedBy(
          cells('column', ...m.units),
          '11.6',
          `${whoGoes(g, m)} ${noColumn(g, m)}: ${placed(g, hex)} is too far`,
          [hex],
        );
  return wayTo(g, m, hex, false, ['zones', 'air', 'limit']).length ? byPoints(g, m, hex) : byClosedWay(g, m, hex);
};
