/** 10.5, 3.2, 3.5, 3.6, 5.8, 5.16 Where a unit may go, and what it costs. */
import { ENEMY_ZONE, NO_ENTRY, type Ground } from '../../../kernel/path.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import { no, ok, type Verdict } from '../../../engine/decide.ts';
import { DYLE, TEC } from '../data/charts.ts';
import { COUNTRIES, GRID } from '../data/map.ts';
import { BELGIUM, COUNTRY, crossCosts, ENTER, FRANCE, GERMANY, isArdennes, isGap, isLand, labelOf, SIZE } from '../ground.ts';
import { A, AT, BRITISH, foe, FRENCH, G, is1940, MECH, NATION, NEUTRALS, neutralOf, SIDE, standing, turnOf, type SideNo } from '../state.ts';
import { isNeutralGround } from './supply.ts';
import { forts, occupied, zones } from './zones.ts';

/** 5.16 The die of the turn Belgium was violated: 0 before it is rolled or on other turns. */
const dyleRow = (g: State) => DYLE.find(r => g.n[AT.dyleRoll]! >= r.die.from && g.n[AT.dyleRoll]! <= r.die.to);
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
const BASES = new Map<string, Uint8Array>();
const openFor = (g: State, nation: number): Uint8Array => {
  const neutrals = NEUTRALS.map((_, i) => (standing(g, i) === 0 ? 0 : 1)).join('');
  const key = `${g.n[AT.scenario]} ${nation} ${neutrals} ${nation !== 0 && ardennesShut(g, A)} ${g.n[AT.dyleRoll] === 1}`;
  let base = BASES.get(key);
  if (!base) BASES.set(key, base = Uint8Array.from(ENTER, (cost, hex) => (cost !== NO_ENTRY && mayStand(g, nation, hex).ok ? cost : NO_ENTRY)));
  return base;
};

const enter = new Uint8Array(SIZE), zone = new Uint8Array(SIZE), theirs = new Uint8Array(SIZE), fort = new Uint8Array(SIZE);
const NO_ZONES = new Uint8Array(SIZE);
/** 10.5 The ground as it is for one unit: overwritten by the next call. */
export const groundFor = (g: State, unit: number): Ground => {
  const nation = NATION[unit]!, side = SIDE[unit] as SideNo;
  enter.set(openFor(g, nation));
  occupied(g, foe(side), theirs, true);
  forts(g, fort);
  for (let hex = 0; hex < SIZE; hex++) {
    if (fort[hex] === side + 1 && enter[hex] !== NO_ENTRY) enter[hex] = TEC.fort.cost!;
    if (theirs[hex] || fort[hex] === foe(side) + 1) enter[hex] = NO_ENTRY;
  }
  const free = dyleRow(g)?.riversFree === true && (nation === FRENCH || nation === BRITISH);
  return { enter, cross: crossCosts(free, nation === FRENCH), zone: MECH[unit] ? NO_ZONES : enemyZones(g, side) };
};
/** 7.3 Enemy zones stop whoever enters and bar the way to the next; 7.7 mechanised corps pass. */
const enemyZones = (g: State, side: SideNo): Uint8Array => {
  zones(g, foe(side), zone);
  for (let hex = 0; hex < SIZE; hex++) if (zone[hex]) zone[hex] = ENEMY_ZONE;
  return zone;
};
