/** 12.0, 12.6 Which units may attack what: hexes, ground, hexsides, and units that have an attack left. */
import { blockedBy, cells, no, ok, stackAt, supplyOf, type Verdict, places } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { GERMAN_POWER, isGermanMech, isMech, nameOf, nationOf, nationsOf, POWERS, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryOf, gridOf, isWalled, placed, POLAND } from '../model/ground.ts';
import {
  at,
  foe,
  FOUGHT,
  garrisonIn,
  heightOf,
  intactFort,
  is1939,
  isActive,
  NEUTRAL,
  onMap,
  placeOf,
  sideOf,
  sideOfNation,
  sideOfPower,
  stackIn,
  standing,
  topOf,
} from '../model/state.ts';
import { mayFight, mayStand } from './areas.ts';
import { boardOf } from './board-cache.ts';
import { fortIn, notOfPower, POWER, standingOf, takesNoPart } from './obstacles.ts';
import { inSupply } from './supply.ts';
import { inZoneOf } from './zones.ts';

/** What is in a hex for this side: the unit on top counts, or the owner of a garrison. */
export const enemyIn = (g: State, side: SideNo, hex: number): 'units' | 'garrison' | 'friends' | 'nobody' => {
  const unit = topOf(g, hex);
  if (unit >= 0) return sideOf(g, unit) === side ? 'friends' : 'units';
  const owner = garrisonIn(g, hex);
  if (owner < 0 || !isActive(g, owner)) return 'nobody';
  return sideOfNation(g, owner) === side ? 'friends' : 'garrison';
};
/** 12.0, 12.7 No defender is attacked twice in a phase; a momentum attack is the exception, but enters no intact fort. */
const mayBeAttacked = (g: State, hex: number, momentum: boolean): Verdict => {
  const fort = intactFort(g, hex);
  const here = placed(g, hex);
  if (momentum)
    return garrisonIn(g, hex) < 0
      ? ok
      : blockedBy(fortIn(g, hex), '12.7', `${here} is an intact fortification, and momentum attacks enter none`, [hex]);
  const again = stackIn(g, hex).filter(u => g.cells[at(g).fought + u] === FOUGHT);
  if (again.length)
    return blockedBy(
      cells('fought', ...again),
      '12.0',
      `${nameOf(g, again[0]!)} in ${here} has been attacked this phase`,
      [hex],
    );
  return fort >= 0 && g.cells[at(g).assaulted + fort]
    ? blockedBy(cells('assaulted', fort), '12.0', `the garrison of ${here} has been attacked this phase`, [hex])
    : ok;
};
/** 11.4, 12.0 Whether ground, hexside and country let this unit attack into that hex. */
const mayReach = (g: State, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  const from = placeOf(g, unit);
  if (!around(gridOf(g), from as HexId).includes(hex as HexId))
    return blockedBy(places(unit), '12.0', `${name} is not next to ${placed(g, hex)}`, [hex]);
  if (isWalled(g, from, hex))
    return blockedBy(
      places(unit),
      '11.4',
      `${name} cannot attack across the hexside between ${placed(g, from)} and ${placed(g, hex)}`,
      [hex],
    );
  if (isMech(g, unit) && boxOf(g).RAIL_ONLY[hex] === 1)
    return blockedBy(
      places(unit),
      '11.4',
      `${name} is mechanised: it attacks into no ${boxOf(g).HEXES[hex]!.terrain} such as ${placed(g, hex)}`,
      [hex],
    );
  return mayFight(g, nationOf(g, unit), hex);
};
/** 12.0, 12.7 Has it an attack left? */
const mayAct = (g: State, power: number, unit: number, roster: readonly number[] | undefined): Verdict => {
  const name = nameOf(g, unit);
  const other = notOfPower(g, power, unit);
  if (other) return other;
  if (!onMap(g, unit)) return blockedBy(places(unit), '12.0', `${name} is not on the map`);
  if (!isActive(g, nationOf(g, unit))) return takesNoPart(g, unit);
  if (roster)
    return roster.includes(unit)
      ? ok
      : no('12.7', `${name} has not just advanced in supply as a German mechanised corps`);
  return g.cells[at(g).fought + unit] === FOUGHT
    ? blockedBy(cells('fought', unit), '12.0', `${name} has been in a battle this phase`)
    : ok;
};
export const mayStrike = (g: State, power: number, unit: number, hex: number, roster?: readonly number[]): Verdict => {
  const act = mayAct(g, power, unit, roster);
  return act.ok ? mayReach(g, unit, hex) : act;
};
const besideEnemy = (g: State, unit: number): boolean => {
  const enemy = boardOf(g).inPlay[foe(sideOf(g, unit))];
  for (const h of around(gridOf(g), placeOf(g, unit) as HexId)) if (enemy[h]! > 0) return true;
  return false;
};
/** 12.6 A supplied German mechanised corps beside an enemy unit; 12.7 after an advance the zone alone will do. */
export const mayFlank = (g: State, power: number, unit: number, hex: number, roster?: readonly number[]): Verdict => {
  const name = nameOf(g, unit);
  if (!isGermanMech(g, unit)) return no('12.6', `${name} is no German mechanised corps`);
  const strike = mayStrike(g, power, unit, hex, roster);
  if (!strike.ok) return strike;
  if (g.cells[at(g).flanked + unit])
    return blockedBy(cells('flanked', unit), '12.6', `${name} has made its flank attack this phase`);
  if (!roster && !besideEnemy(g, unit))
    return blockedBy(places(unit), '12.6', `no enemy unit is next to ${name} in ${placed(g, placeOf(g, unit))}`);
  return inSupply(g, unit) ? ok : blockedBy(supplyOf(unit), '12.6', `${name} is out of supply`);
};
/** 12.6 An empty hex in an enemy zone, no intact Czech or Belgian fort. */
const mayBeFlanked = (g: State, side: SideNo, nation: number, hex: number): Verdict => {
  if (heightOf(g, hex) > 0)
    return blockedBy(stackAt(hex), '12.6', `${nameOf(g, topOf(g, hex))} is in ${placed(g, hex)}`, [hex]);
  if (garrisonIn(g, hex) >= 0)
    return blockedBy(fortIn(g, hex), '12.6', `${placed(g, hex)} is an intact fortification`, [hex]);
  const stand = mayStand(g, nation, hex);
  if (!stand.ok) return stand;
  if (inZoneOf(g, foe(side), hex)) return ok;
  if (is1939(g) && countryOf(g, hex) !== POLAND)
    return no('13.1', `no Polish zone of control reaches into ${placed(g, hex)}`, [hex]);
  return blockedBy(stackAt(...freeAround(g, hex)), '12.6', `${placed(g, hex)} is in no enemy zone of control`, [hex]);
};
/** The hexes next door that nobody is in: what is missing could stand there. */
const freeAround = (g: State, hex: number): readonly HexId[] =>
  around(gridOf(g), hex as HexId).filter(h => boxOf(g).LAND[h] === 1 && heightOf(g, h) === 0);

/** Those of ours next to a hex. */
export const beside = (g: State, side: SideNo, hex: number): readonly number[] => {
  const ours = boardOf(g).units[side];
  return around(gridOf(g), hex as HexId).flatMap(h => (ours[h]! > 0 ? stackIn(g, h) : NOBODY));
};
const NOBODY: readonly number[] = [];
/** One of these may: that will do, else what keeps the first from it. */
const firstOk = (units: readonly number[], may: (unit: number) => Verdict): Verdict | undefined => {
  let first: Verdict | undefined;
  for (const u of units) {
    const v = may(u);
    if (v.ok) return v;
    first ??= v;
  }
  return first;
};
const nobodyNear = (g: State, hex: number, roster?: readonly number[]): Verdict =>
  roster
    ? no('12.7', `nobody who advanced is next to ${placed(g, hex)}`, [hex])
    : blockedBy(stackAt(...freeAround(g, hex)), '12.0', `no unit of yours is next to ${placed(g, hex)}`, [hex]);
/** Those who could attack it: all who are next door, 12.7 of those who advanced. */
const besides = (g: State, side: SideNo, hex: number, roster?: readonly number[]): readonly number[] => {
  const units = beside(g, side, hex);
  return roster ? units.filter(u => roster.includes(u)) : units;
};
/** 12.0 May this hex be attacked at all? */
const mayAttack = (g: State, power: number, hex: number, roster?: readonly number[]): Verdict => {
  const side = sideOfPower(g, power);
  const target = isTarget(g, side, hex);
  if (!target.ok) return target;
  const fresh = mayBeAttacked(g, hex, roster !== undefined);
  if (!fresh.ok) return fresh;
  return firstOk(besides(g, side, hex, roster), u => mayStrike(g, power, u, hex, roster)) ?? nobodyNear(g, hex, roster);
};
/** 3.3, 12.0 Enemies are in it, no neutrals and no friends. */
const isTarget = (g: State, side: SideNo, hex: number): Verdict => {
  const here = placed(g, hex);
  const country = countryOf(g, hex);
  const garrison = garrisonIn(g, hex);
  switch (enemyIn(g, side, hex)) {
    case 'nobody':
      if (boxOf(g).LAND[hex] === 0) return no('11.4', `nobody fights in ${here}: it is no ground in play`, [hex]);
      return standing(g, country) === NEUTRAL
        ? blockedBy(standingOf(country), '3.3', `${here} is in ${COUNTRIES[country]}, which is neutral`, [hex])
        : blockedBy(stackAt(hex), '12.0', `no enemy is in ${here}`, [hex]);
    case 'friends':
      return heightOf(g, hex) > 0
        ? blockedBy(stackAt(hex), '12.0', `${nameOf(g, topOf(g, hex))} in ${here} is on your own side`, [hex])
        : blockedBy(fortIn(g, hex), '12.0', `the ${NATIONS[garrison]} garrison of ${here} is on your own side`, [hex]);
    default:
      return ok;
  }
};
const mayFlankHex = (g: State, power: number, hex: number, roster?: readonly number[]): Verdict => {
  const side = sideOfPower(g, power);
  if (power !== GERMAN_POWER)
    return blockedBy(POWER, '12.6', `it is the turn of ${POWERS[power]}: only Germans make flank attacks`);
  const target = mayBeFlanked(g, side, nationsOf[power]![0]!, hex);
  if (!target.ok) return target;
  return firstOk(besides(g, side, hex, roster), u => mayFlank(g, power, u, hex, roster)) ?? nobodyNear(g, hex, roster);
};

// 12.0, 12.7 The next attack -------------------------------------------------------------------------------------
export type Strike =
  | { readonly do: 'attack'; readonly hex: number }
  | { readonly do: 'flank'; readonly hex: number }
  | { readonly do: 'done' };
export const DONE = { do: 'done' } as const;
const toAttack = (hex: number) => ({ do: 'attack', hex }) as const;
const toFlank = (hex: number) => ({ do: 'flank', hex }) as const;
/** The hexes next to these units that enemies hold, and those that could be flanked. */
export const strikesBy = (g: State, side: SideNo, units: readonly number[], flanks: boolean): readonly Strike[] => {
  const { inPlay, zones } = boardOf(g);
  const foes = inPlay[foe(side)];
  const foesZone = zones[foe(side)];
  const seen: number[] = [];
  const list: Strike[] = [];
  for (const u of units) {
    if (!onMap(g, u)) continue;
    const mech = flanks && isGermanMech(g, u);
    for (const hex of around(gridOf(g), placeOf(g, u) as HexId)) {
      const enemy = foes[hex]! > 0 || (garrisonIn(g, hex) >= 0 && enemyIn(g, side, hex) === 'garrison');
      if ((!enemy && (!mech || foesZone[hex] === 0)) || seen.includes(hex)) continue;
      list.push(enemy ? toAttack(hex) : toFlank(hex));
      seen.push(hex);
    }
  }
  return list;
};
export const judgeStrike = (g: State, power: number, c: Strike, roster?: readonly number[]): Verdict => {
  switch (c.do) {
    case 'done':
      return ok;
    case 'attack':
      return mayAttack(g, power, c.hex, roster);
    case 'flank':
      return mayFlankHex(g, power, c.hex, roster);
  }
};
export const sayStrike = (g: State, c: Strike, over: string): string => {
  switch (c.do) {
    case 'done':
      return over;
    case 'attack': {
      const there = topOf(g, c.hex);
      return `Attack ${placed(g, c.hex)}: ${there < 0 ? 'the garrison' : nameOf(g, there)}`;
    }
    case 'flank':
      return `Flank attack into ${placed(g, c.hex)}`;
  }
};
