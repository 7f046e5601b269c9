/** 14.5, 14.6 Strengths, odds and column shifts of a battle; 14.0 the tables that may be used. */
import {
  no,
  ok,
  type Verdict,
  variable,
  blockedBy,
  cells,
  stackAt,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import type { Reckoned } from '../../../../engine/effects.ts';
import { isReported } from '../../../../engine/events.ts';
import type { State, Vars } from '../../../../engine/state.ts';
import { makeOdds, oddsColumn, oddsLabel } from '../../../../kernel/odds.ts';
import {
  A,
  BLACK,
  counterOf,
  G,
  isFort,
  isFortress,
  isMobile,
  nationOf,
  NO_TANK,
  RED,
  typeOf,
  nameOf,
} from '../../model/army.ts';
import { boxOf, chartsOf } from '../../model/box.ts';
import { COLUMNS, TABLES, type Result, type TableId, type TerrainRow, type UnitType } from '../../data/rows.ts';
import { barsMobile, placed, rowOver, terrainOf, waterTo } from '../../model/ground.ts';
import { at, faceNow, isFrance, isLed, option, placeOf, unitsIn } from '../../model/state.ts';
import { isBad } from '../movement/weather.ts';
import { isEastCity } from '../movement/areas.ts';
import { isOnFirst, isShock, isWithoutTerrain, type Battle, type Support } from './battle-vars.ts';
import { laidIn } from '../cards/pool.ts';
import { NO_SUPPLY, supplyOf } from '../supply/supply.ts';
import { once, whoLeads } from '../position/obstacles.ts';

const ODDS = makeOdds(COLUMNS);
const LAST = COLUMNS.length - 1;
export interface Shift {
  readonly case: string;
  readonly name: string;
  /** Columns to the right; negative is to the left. */
  readonly value: number;
}
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The initial column. If negative, the result is automatic and not shifted. */
  readonly initial: number;
  readonly shifts: readonly Shift[];
  readonly column: number;
  readonly label: string;
  /** 14.6.1 The automatic result, if no die is rolled. */
  readonly automatic?: Result;
  readonly armour: boolean;
}

// 14.5 Strengths ---------------------------------------------------------------------------------------------------
const doubled = (b: Battle, unit: number): number =>
  b.support.length > 0 && b.support.some(s => s.what === 'doubleTank' && s.unit === unit) ? 2 : 1;
/** 14.6.9 A yellow strength is one less in attack. */
const attackOf = (g: State, b: Battle, unit: number): number =>
  Math.max(0, faceNow(g, unit).sp - (counterOf(g, unit).yellow ? 1 : 0)) * doubled(b, unit);
const attackStrength = (g: State, b: Battle): number => {
  let strength = 0;
  for (const u of b.attackers) strength += attackOf(g, b, u);
  return strength;
};
export const defenceStrength = (g: State, b: Battle): number => {
  let strength = 0;
  for (const u of b.defenders) strength += faceNow(g, u).sp * doubled(b, u);
  return strength;
};

// 14.6.2, 14.3.6 Terrain ---------------------------------------------------------------------------------------------
export interface Footing {
  readonly hex: number;
  /** The hexside: 0 none, 1 river, 2 great river. */
  readonly over: number;
  readonly shifts: readonly Shift[];
  readonly noArmour: boolean;
}
/** 14.6.2 The kinds of river hexsides that may count: none unless every attacker crosses one. Of several kinds the defender chooses. */
const watersTo = (g: State, b: Battle, hex: number): readonly number[] => {
  const crossed: number[] = [];
  for (const u of b.attackers) {
    const water = waterTo(g, placeOf(g, u), hex);
    if (water === 0) return DRY;
    if (!crossed.includes(water)) crossed.push(water);
  }
  return crossed.length ? crossed : DRY;
};
const DRY = [0];
const footingIn = (g: State, b: Battle, hex: number, over: number): Footing => {
  const row = terrainOf(g, hex);
  const side = rowOver(g, over);
  const shifts: Shift[] = [];
  if (!isWithoutTerrain(b) && !b.blows?.includes(hex)) {
    if (row.shift) shifts.push(shiftOf(row));
    if (side?.shift && !b.support.some(s => s.what === 'noWater')) shifts.push(shiftOf(side));
  }
  return {
    hex,
    over,
    shifts,
    noArmour: row.noArmour === true || side?.noArmour === true,
  };
};
const shiftOf = ({ name, shift }: TerrainRow): Shift => ({ case: '14.6.2', name, value: -shift });
const sum = (shifts: readonly Shift[]): number => {
  let columns = 0;
  for (const s of shifts) columns += s.value;
  return columns;
};
/** Columns for the attacker, including the armour bonus if this terrain allows it. */
const worth = (g: State, b: Battle, f: Footing): number => sum(f.shifts) + (hasArmour(g, b, f) ? 1 : 0);
const allFootings = (g: State, b: Battle): readonly Footing[] => {
  const all: Footing[] = [];
  for (const hex of b.hexes) for (const over of watersTo(g, b, hex)) all.push(footingIn(g, b, hex, over));
  return all;
};
const doesAs = (a: Footing, b: Footing): boolean => sum(a.shifts) === sum(b.shifts) && a.noArmour === b.noArmour;
/** 14.3.6 The hexes and hexsides the defender may choose from, best for him first. Of those with the same effect on shifts and armour, only one is listed. */
export const footings = (g: State, b: Battle): readonly Footing[] => {
  const all = allFootings(g, b);
  if (all.length === 1) return all;
  const sorted = all.toSorted((one, two) => worth(g, b, one) - worth(g, b, two));
  return sorted.filter((f, i) => sorted.findIndex(x => doesAs(x, f)) === i);
};
/** 14.3.6 Has the defender a choice? The cheap tests come first: mostly one hex is attacked over no river. */
export const mayChooseGround = (g: State, b: Battle): boolean =>
  (b.hexes.length > 1 || watersTo(g, b, b.hexes[0]!).length > 1) && footings(g, b).length > 1;
/** The terrain the defender has chosen; until then, the best for him. */
const footingOf = (g: State, b: Battle): Footing =>
  b.site === undefined
    ? allFootings(g, b).reduce((best, f) => (worth(g, b, f) < worth(g, b, best) ? f : best))
    : footingIn(g, b, b.site, b.over ?? 0);

// 2.13, 14.6.5 Armour ------------------------------------------------------------------------------------------------
const SOFT: readonly UnitType[] = ['infantry', 'mountain', 'cavalry', 'motorised', 'airborne'];
const bonusColour = (table: TableId | ''): number => {
  if (table === 'Prepared') return BLACK;
  return table === 'Fortress' || table === '' ? NO_TANK : RED;
};
const hasArmour = (g: State, b: Battle, footing: Footing): boolean => {
  const colour = bonusColour(b.table);
  const { TANK } = boxOf(g);
  return (
    colour !== NO_TANK &&
    !isBad(g) &&
    !b.support.some(s => s.what === 'noArmour') &&
    !footing.noArmour &&
    b.attackers.some(u => TANK[u] === colour && supplyOf(g, u) !== NO_SUPPLY) &&
    b.defenders.every(u => SOFT.includes(faceNow(g, u).type ?? typeOf(g, u)))
  );
};

// 14.6 All shifts ----------------------------------------------------------------------------------------------------
const isMixed = (g: State, units: readonly number[]): boolean =>
  units.some(u => nationOf(g, u) !== nationOf(g, units[0]!));
const areWithoutSupply = (g: State, units: readonly number[]): boolean =>
  units.length > 0 && units.every(u => supplyOf(g, u) === NO_SUPPLY);
/** 15.3 All attackers in this Blitzkrieg Assault are tank units. */
const allPanzers = (g: State, b: Battle): boolean =>
  b.table === 'Blitzkrieg' && isOnFirst(b) && b.attackers.every(u => boxOf(g).TANK[u] !== NO_TANK);
/** 25.2 French Front: two mobile units of one group assault from one hex. */
const isGrouped = (g: State, b: Battle): boolean =>
  option(g, 'advanced') &&
  isFrance(g) &&
  b.kind === 'assault' &&
  isOnFirst(b) &&
  b.attackers.some((u, i) =>
    b.attackers.some(
      (v, k) =>
        k > i &&
        isMobile(g, u) &&
        isMobile(g, v) &&
        boxOf(g).GROUP[u] === boxOf(g).GROUP[v] &&
        placeOf(g, u) === placeOf(g, v),
    ),
  );
const supportShift = (b: Battle, { side, what, n }: Support): Shift | undefined => {
  if (what === 'Blitz!' || what === 'Shock!') return { case: '14.6.4', name: what, value: n };
  if (what === 'Hold!') return { case: '14.6.3', name: what, value: -n };
  return what === 'shift' ? { case: '14.5', name: 'Event', value: side === b.attacker ? n : -n } : undefined;
};
const shiftsOf = (g: State, b: Battle, footing: Footing, armour: boolean): readonly Shift[] => {
  const shifts: Shift[] = [...footing.shifts];
  const add = (applies: boolean, ruleCase: string, name: string, value: number): void => {
    if (applies) shifts.push({ case: ruleCase, name, value });
  };
  const { attackers, defenders } = b;
  add(b.bonus > 0, '14.7.3', 'Counterattack after CA1', b.bonus);
  add(armour, '14.6.5', 'Armour', 1);
  add(allPanzers(g, b) && !(armour && option(g, 'armourShift')), '15.3', 'Blitzkrieg!', 1);
  add(isGrouped(g, b), '25.2', 'Mobile group', 1);
  add(defenders.some(u => isFort(g, u)) && !b.support.some(s => s.what === 'noWater'), '14.6.6', 'Fort', -1);
  add(b.attacker === A && isMixed(g, attackers), '14.6.8', 'Several nations', -1);
  add(areWithoutSupply(g, defenders), '12.4', 'Defenders without supply', chartsOf(g).noSupplyShift);
  add(isShock(b, 'target') && isOnFirst(b), '14.6.11', 'Shock-Target', b.shocks?.[0] ?? 1);
  add(isShock(b, 'counterblow') && isOnFirst(b), '14.6.10', 'Shock-Counterblow', -(b.shocks?.[1] ?? 1));
  for (const s of b.support) {
    const shift = supportShift(b, s);
    if (shift) shifts.push(shift);
  }
  return shifts;
};
/** 14.6.1 Below 1:3 nothing is rolled: A1 on the Fortress table, else CA1. */
const automaticOf = (b: Battle): Result => (b.table === 'Fortress' ? 'A1' : 'CA1');
export const oddsOf = (g: State, b: Battle): Odds => {
  const attack = attackStrength(g, b);
  const defence = defenceStrength(g, b);
  const initial = Math.min(LAST, oddsColumn(ODDS, attack, defence));
  const footing = footingOf(g, b);
  const armour = hasArmour(g, b, footing);
  const shifts = shiftsOf(g, b, footing, armour);
  const moved = initial < 0 ? initial : Math.min(LAST, initial + sum(shifts));
  const odds: Odds = { attack, defence, initial, shifts, column: moved, label: oddsLabel(ODDS, moved), armour };
  return moved < 0 ? { ...odds, automatic: automaticOf(b) } : odds;
};
/** The same, cached: asked before and after the die roll. */
export const oddsNow = (g: State, b: Battle): Odds => boxOf(g).cache.odds(g, b, oddsOf);
/** 14.5, 14.6.1 The ledger: strengths and initial odds, then each shift with the odds after it. */
export const reckonedOf = ({ attack, defence, initial, shifts }: Odds): readonly (Reckoned & { value: number })[] => {
  const label = (column: number): string => oddsLabel(ODDS, Math.min(LAST, column));
  let column = initial;
  const moved = shifts.map(s => ({
    ...s,
    shift: s.value,
    to: label(initial < 0 ? initial : (column += s.value)),
  }));
  return [
    { name: 'Attack', case: '14.5', value: attack, to: attack },
    { name: 'Defence', case: '14.5', value: defence, to: label(initial) },
    ...moved,
  ];
};
/** 14.5 The result of a die roll. */
export const resultOf = (g: State, b: Battle, die: number, { column, automatic } = oddsOf(g, b)): Result => {
  if (automatic) return automatic;
  return chartsOf(g).crt[b.table as TableId][die - 1]![column]!;
};

// 14.0 Tables ----------------------------------------------------------------------------------------------------------
export const hasFortress = (g: State, hex: number): boolean => {
  for (const u of unitsIn(g, hex)) if (isFortress(g, u)) return true;
  return false;
};
const fortressAmong = (g: State, hexes: readonly number[]): number | undefined => {
  for (const hex of hexes) if (hasFortress(g, hex)) return hex;
  return undefined;
};
/** 14.6.2 The first attacker and hex between which terrain or hexside bars Mobile Combat and Blitzkrieg Assaults. */
const barredTo = (g: State, attackers: readonly number[], hexes: readonly number[]): Barred | undefined => {
  for (const hex of hexes) for (const unit of attackers) if (barsMobile(g, placeOf(g, unit), hex)) return { unit, hex };
  return undefined;
};
type Barred = { readonly unit: number; readonly hex: number };
const barredBy = (g: State, { unit, hex }: Barred, what: string): Verdict =>
  blockedBy(
    places(unit),
    '14.6.2',
    `the ground bars ${what} of ${nameOf(g, unit)} in ${placed(g, placeOf(g, unit))} against ${placed(g, hex)}`,
    [hex],
  );
const allPlaced = (g: State, hexes: readonly number[]): string => hexes.map(hex => placed(g, hex)).join(', ');
const notOnFortress = (g: State, { hexes, attacker }: Force, fortress: number | undefined): Verdict => {
  if (fortress === undefined)
    return blockedBy(variable('hexes'), '14.0', `no Fortress stands in ${allPlaced(g, hexes)}`);
  return attacker === G
    ? blockedBy(stackAt(...hexes), '14.0', 'a Fortress is attacked on the Fortress table alone')
    : no('14.0', 'only Germans use the Fortress table');
};
/** 14.0, 19.6 Are all units in the hex under a Blitzkrieg! marker? */
export const isBlitzHex = (g: State, hex: number): boolean => {
  const units = unitsIn(g, hex);
  return units.length > 0 && units.every(u => g.cells[at(g).blitz + u] === 1);
};
type Force = Pick<Battle, 'attacker' | 'attackers' | 'hexes' | 'kind' | 'depth' | 'shock' | 'blows'>;
/** 14.0, 19.3 Does a Blitzkrieg! marker protect the hex from Prepared Combat? Not against a Shock-Target in it, nor where it bears a Counterblow. */
const isShielded = (g: State, f: Force, hex: number): boolean =>
  isBlitzHex(g, hex) && !f.blows?.includes(hex) && laidIn(g, hex, 'Shock-Target') < 0;
const mayMobile = (g: State, { attacker, attackers, hexes }: Force): Verdict => {
  if (attacker === A && isLed(g, 'Gamelin'))
    return blockedBy(whoLeads(A), '22.1', 'under Gamelin the Allies use no Mobile Combat');
  const slow = attackers.filter(u => !isMobile(g, u));
  const fast = attackers.filter(u => isMobile(g, u));
  const sp = (units: readonly number[]): number => units.reduce((n, u) => n + faceNow(g, u).sp, 0);
  if (fast.length === 0) return blockedBy(untilOver(g), '14.0', 'none of the attackers is mobile');
  if (slow.length > (attacker === G ? 1 : 0))
    return blockedBy(
      variable('attackers'),
      '14.0',
      attacker === G ? 'more than one of the attackers is not mobile' : `${nameOf(g, slow[0]!)} is not mobile`,
    );
  if (attacker === G && option(g, 'advanced') && sp(slow) > sp(fast))
    return blockedBy(
      variable('attackers'),
      '25.3',
      `${nameOf(g, slow[0]!)}, not mobile, is stronger than the mobile units`,
    );
  const barred = barredTo(g, attackers, hexes);
  return barred === undefined ? ok : barredBy(g, barred, 'Mobile Combat');
};
/** 23.1 No Shock-Target helps against a city east of the yellow line, even if it lies in another hex of the battle. */
const isShockedEast = (g: State, { attacker, kind, depth, hexes }: Force): boolean =>
  attacker === G && kind === 'target' && depth === 0 && hexes.some(hex => isEastCity(g, hex));
/** 14.0 May this force use this table? */
export const mayUse = (g: State, f: Force, table: TableId): Verdict => {
  const fortress = fortressAmong(g, f.hexes);
  const isAssault = f.kind === 'assault' && f.attacker === G;
  if (f.shock && isShockedEast(g, f))
    return blockedBy(once('red line'), '23.1', 'a city east of the yellow line is attacked with no Shock-Target');
  if (table === 'Fortress' || fortress !== undefined)
    return table === 'Fortress' && fortress !== undefined && f.attacker === G ? ok : notOnFortress(g, f, fortress);
  if (isAssault || table === 'Blitzkrieg') return mayAssault(g, f, isAssault, table);
  if (table === 'German Mobile' || table === 'Allied Mobile')
    return (table === 'German Mobile') === (f.attacker === G)
      ? mayMobile(g, f)
      : no('14.0', 'that is the table of the other side');
  const shielded = f.depth > 0 || f.kind === 'counterblow' ? undefined : f.hexes.find(hex => isShielded(g, f, hex));
  return shielded === undefined
    ? ok
    : blockedBy(
        cells('blitz', ...unitsIn(g, shielded)),
        '19.6',
        `${placed(g, shielded)} lies under a Blitzkrieg! marker: no Prepared Combat against it`,
        [shielded],
      );
};
/** 14.0, 14.6.2 In the Blitzkrieg Phase Germans use the Blitzkrieg table. A counterattack of theirs is Prepared Combat where terrain bars it. */
const mayAssault = (g: State, f: Force, isAssault: boolean, table: TableId): Verdict => {
  if (!isAssault)
    return blockedBy(variable('hexes'), '15.1', `this is no Blitzkrieg Assault on ${allPlaced(g, f.hexes)}`);
  const barred = barredTo(g, f.attackers, f.hexes);
  if (barred === undefined)
    return table === 'Blitzkrieg'
      ? ok
      : blockedBy(variable('hexes'), '15.0', `${allPlaced(g, f.hexes)} is attacked on the Blitzkrieg table alone`);
  return table === 'Prepared' && f.depth > 0 ? ok : barredBy(g, barred, 'Blitzkrieg');
};
export const tablesFor = (g: State, f: Force): readonly TableId[] => TABLES.filter(t => mayUse(g, f, t).ok);
/** Is there a table it may use? */
export const hasTable = (g: State, f: Force): boolean => TABLES.some(t => mayUse(g, f, t).ok);
const nowAt = (g: State, b: Battle, battle: Vars): Vars =>
  b.table === '' || !isReported(g) ? battle : { ...battle, odds: oddsOf(g, b).label };
/** What a question in a battle is about, for standing orders: hex, odds, and the result once it is known. Odds are left out in playouts, which have no standing orders. */
export const aboutBattle = (g: State, b: Battle): Vars => {
  const event = b.support.findLast(s => s.card !== undefined && s.side === b.attacker)?.card;
  const battle = { hex: b.hexes[0]!, attacker: b.attacker, crt: TABLES.indexOf(b.table as TableId), depth: b.depth };
  const known = b.result === '' ? nowAt(g, b, battle) : { ...battle, odds: b.odds, result: b.result };
  return event === undefined ? known : { ...known, card: event };
};
