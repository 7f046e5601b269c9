/** 10.5, 3.2, 3.5, 3.6, 5.8, 5.16 Where a unit may go, and what it costs. */
import { ENEMY_ZONE, NO_ENTRY, type Ground } from '../../../kernel/path.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import { no, ok, type Verdict } from '../../../engine/decide.ts';
import { DYLE, TEC } from '../data/charts.ts';
import { COUNTRIES, GRID } from '../data/map.ts';
import { BELGIUM, COUNTRY, crossCosts, ENTER, FRANCE, GERMANY, isArdennes, isGap, isLand, labelOf, SIZE } from '../ground.ts';
import { A, AT, BRITISH, foe, FRENCH, G, is1940, MECH, NATION, NEUTRAL, NEUTRALS, neutralOf, SIDE, standing, turnOf, type SideNo } from '../state.ts';
import { isNeutralGround } from './supply.ts';
import { boardOf, type Board } from './memo.ts';

/** 5.16 The die of the turn Belgium was violated: 0 before it is rolled or on other turns. */
const DYLE_ROWS = Array.from({ length: 7 }, (_, face) => DYLE.find(r => face >= r.die.from && face <= r.die.to));
const dyleRow = (g: State) => DYLE_ROWS[g.n[AT.dyleRoll]!];
/** 5.8 While Sickle Cut surprises them, the Allies keep out of the Ardennes. */
export const ardennesShut = (g: State, side: SideNo): boolean => side === A && is1940(g) && turnOf(g) === 1 && g.n[AT.sickleCut] === 1;

/** 3.6 A former neutral moves and fights in its own country and the hexes next to it. */
const HOME_OF = [-1, -1, -1, BELGIUM, 2, 5];
const NEAR_HOME = HOME_OF.map(country => Uint8Array.from({ length: SIZE }, (_, hex) =>
  (country >= 0 && (COUNTRY[hex] === country || around(GRID, hex as HexId).some(h => COUNTRY[h] === country)) ? 1 : 0)));

/** May a unit of this nation be or attack in this hex at all, enemies apart? The refusal names the case. */
export const mayFight = (g: State, nation: number, hex: number): Verdict => {
  const country = COUNTRY[hex]!;
  if (!isLand(hex)) return no('10.5', `${labelOf(hex)} is water`, [hex]);
  if (isGap(hex)) return no('10.8', 'no unit enters the Sarreguemines Gap', [hex]);
  if (!is1940(g)) {
    if (country !== FRANCE && country !== GERMANY) return no('3.2', `${COUNTRIES[country]} is out of play in 1939`, [hex]);
    return nation !== FRENCH && country !== GERMANY ? no('3.5', 'the Germans stay in Germany in 1939', [hex]) : ok;
  }
  if (isNeutralGround(g, hex)) return no('3.6', `${COUNTRIES[country]} is neutral`, [hex]);
  if (neutralOf(nation) >= 0 && !NEAR_HOME[nation]![hex]) return no('3.6', `${NEUTRALS[neutralOf(nation)]}'s units stay at home`, [hex]);
  const side = nation === 0 ? G : A;
  return isArdennes(hex) && ardennesShut(g, side) ? no('5.8', 'no Allied unit moves or attacks into the Ardennes on turn 1 of Sickle Cut', [hex]) : ok;
};
/** The same for a unit that would go there: 5.16 keeps the French from entering Belgium, not from attacking into it. */
export const mayStand = (g: State, nation: number, hex: number): Verdict => {
  const hesitate = nation === FRENCH && COUNTRY[hex] === BELGIUM && dyleRow(g)?.frenchEnter === false;
  return hesitate ? no('5.16', 'the French hesitate: none enters Belgium this turn', [hex]) : mayFight(g, nation, hex);
};

/** The same for every hex, remembered by what it rests on. */
const BASES: Uint8Array[] = [];
const openFor = (g: State, nation: number): Uint8Array => {
  let key = nation * 2 + g.n[AT.scenario]!;
  for (let i = 0; i < NEUTRALS.length; i++) key = key * 2 + (standing(g, i) === NEUTRAL ? 0 : 1);
  key = key * 4 + (nation !== 0 && ardennesShut(g, A) ? 2 : 0) + (dyleRow(g)?.frenchEnter === false ? 1 : 0);
  return BASES[key] ??= layBase(g, nation);
};
const layBase = (g: State, nation: number): Uint8Array => Uint8Array.from(ENTER, (cost, hex) => (cost !== NO_ENTRY && mayStand(g, nation, hex).ok ? cost : NO_ENTRY));

/** The ground of a nation as last laid out, and what it rests on; the enemy does not move in our phase, so that it mostly still holds. */
interface Laid { readonly ground: Ground; readonly enter: Uint8Array; readonly zone: Uint8Array; readonly base: Uint8Array; readonly held: number }
const LAID: Laid[] = [], NO_ZONES = new Uint8Array(SIZE);
/** 10.5 The ground as it is for one unit: the same object while nothing about it has changed, its arrays overwritten when it has. */
export const groundFor = (g: State, unit: number): Ground => {
  const nation = NATION[unit]!, side = SIDE[unit] as SideNo, enemy = foe(side), board = boardOf(g), base = openFor(g, nation);
  const free = dyleRow(g)?.riversFree === true && (nation === FRENCH || nation === BRITISH), key = nation * 4 + MECH[unit]! * 2 + (free ? 1 : 0), last = LAID[key];
  if (last && last.base === base && last.held === board.held[enemy]) return last.ground;
  const enter = last?.enter ?? new Uint8Array(SIZE), zone = MECH[unit] ? NO_ZONES : last?.zone ?? new Uint8Array(SIZE);
  layEntry(board, side, base, enter);
  if (!MECH[unit]) layZones(board.zones[enemy], zone);
  const ground: Ground = { enter, cross: crossCosts(free, nation === FRENCH), zone };
  LAID[key] = { ground, enter, zone, base, held: board.held[enemy] };
  return ground;
};
/** 10.5 A friendly fort has a cost of its own; 6.2 enemies and their forts let nobody in. */
const layEntry = ({ units, forts }: Board, side: SideNo, base: Uint8Array, out: Uint8Array): void => {
  const enemies = units[foe(side)], own = side + 1, theirs = foe(side) + 1, inFort = TEC.fort.cost!;
  for (let hex = 0; hex < SIZE; hex++) {
    const fort = forts[hex], cost = base[hex]!;
    out[hex] = enemies[hex] || fort === theirs ? NO_ENTRY : fort === own && cost !== NO_ENTRY ? inFort : cost;
  }
};
/** 7.3 Enemy zones stop whoever enters and bar the way to the next; 7.7 mechanised corps pass. */
const layZones = (zones: Uint8Array, out: Uint8Array): void => {
  for (let hex = 0; hex < SIZE; hex++) out[hex] = zones[hex] ? ENEMY_ZONE : 0;
};
