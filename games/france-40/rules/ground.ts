/** 10.5, 3.2, 3.5, 3.6, 5.8, 5.16 Which hexes a unit may enter, and what they cost. */
import { ENEMY_ZONE, NO_ENTRY, priced, type Ground, type Priced } from '../../../kernel/path.ts';
import type { State } from '../../../engine/state.ts';
import { blockedBy, no, ok, trackCell, type Verdict } from '../../../engine/decide.ts';
import { A, BRITISH, FRENCH, G, neutralOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf, type UncachedBox } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import {
  BELGIUM,
  countryOf,
  crossCosts,
  FRANCE,
  GERMANY,
  gridOf,
  isArdennes,
  isGap,
  isLand,
  sizeOf,
} from '../model/ground.ts';
import { AT, byFirstRules, foe, is1940, NEUTRAL, NEUTRALS, neutralStatus, turnOf } from '../model/state.ts';
import { neutralAt } from './neutrals.ts';
import { statusCell, TURN } from './obstacles.ts';
import { isNeutralGround } from './supply.ts';
import { makeGrounds, type Counting, type Grounds } from '../../../field/movement-costs.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { boardOf, type Board, type BoardCache } from './board-cache.ts';

/** 5.16 The row of the Dyle-Breda die; none before it is rolled and on other turns. */
const dyleRow = (g: State) => {
  const face = g.cells[AT.dyleRoll]!;
  return face === 0 ? undefined : chartsOf(g).dyle.find(r => face >= r.die.from && face <= r.die.to);
};
/** 5.8 If Sickle Cut was declared, the Allies may not enter the Ardennes on turn 1. */
const ardennesShut = (g: State, side: SideNo): boolean =>
  side === A && is1940(g) && turnOf(g) === 1 && g.cells[AT.sickleCut] === 1;

/** May a unit of this nation enter or attack this hex, leaving enemies aside? A refusal has the reason only; the caller adds who and where. */
export const mayFight = (g: State, nation: number, hex: number): Verdict => {
  const country = countryOf(g, hex);
  if (!isLand(g, hex)) return no('10.5', 'that is water', [hex]);
  if (isGap(g, hex)) return no('10.8', 'no unit enters the Sarreguemines Gap', [hex]);
  if (!is1940(g)) {
    if (country !== FRANCE && country !== GERMANY)
      return no('3.2', `${COUNTRIES[country]} is out of play in 1939`, [hex]);
    return nation !== FRENCH && country !== GERMANY ? no('3.5', 'the Germans stay in Germany in 1939', [hex]) : ok;
  }
  if (isNeutralGround(g, hex))
    return blockedBy(statusCell(neutralAt(g, hex)), '3.6', `${COUNTRIES[country]} is neutral`, [hex]);
  if (neutralOf(nation) >= 0 && !boxOf(g).NEAR_HOME[nation]![hex])
    return no('3.6', `the army of ${NEUTRALS[neutralOf(nation)]} stays at home`, [hex]);
  const side = nation === 0 ? G : A;
  return isArdennes(g, hex) && ardennesShut(g, side)
    ? blockedBy(TURN, '5.8', 'Sickle Cut shuts the Ardennes to the Allies on turn 1', [hex])
    : ok;
};
/** 5.16 After a 1 the French may not enter Belgium this turn. */
const hesitates = (g: State, nation: number): boolean => nation === FRENCH && dyleRow(g)?.frenchEnter === false;
/** The same for a unit that would move there. 5.16 forbids the French to enter Belgium, but not to attack into it or to move within it. */
export const mayStand = (g: State, nation: number, hex: number, from: number): Verdict => {
  const enters = countryOf(g, hex) === BELGIUM && (countryOf(g, from) !== BELGIUM || byFirstRules(g));
  return enters && hesitates(g, nation)
    ? blockedBy(trackCell('dyleRoll'), '5.16', 'the French hesitate: none enters Belgium this turn', [hex])
    : mayFight(g, nation, hex);
};

/** Terrain costs of every hex for this nation, without the counters. Cached by everything they depend on. */
export const openFor = (g: State, nation: number): Priced => {
  const dyle = dyleRow(g);
  let key = nation * 2 + g.cells[AT.scenario]!;
  for (let i = 0; i < NEUTRALS.length; i++) key = key * 2 + (neutralStatus(g, i) === NEUTRAL ? 0 : 1);
  key =
    key * 16 +
    (byFirstRules(g) ? 8 : 0) +
    (nation !== 0 && ardennesShut(g, A) ? 4 : 0) +
    (dyle?.frenchEnter === false ? 2 : 0) +
    (dyle?.riversFree === true ? 1 : 0);
  return (boxOf(g).cache.ground.bases[key] ??= makeBase(g, nation));
};
const makeBase = (g: State, nation: number): Priced => {
  const barred = hesitates(g, nation);
  const enter = Uint8Array.from(boxOf(g).ENTER, (cost, hex) =>
    cost !== NO_ENTRY && mayStand(g, nation, hex, hex).ok ? cost : NO_ENTRY,
  );
  const free = dyleRow(g)?.riversFree === true && (nation === FRENCH || nation === BRITISH);
  return priced(gridOf(g), {
    enter,
    cross: crossCosts(g, free, nation === FRENCH),
    ...(barred && { oneWay: boxOf(g).INTO_BELGIUM }),
  });
};

/** `bases`: costs without the counters, by the key of `openFor`. `grounds`: with them. */
export interface GroundCache {
  readonly bases: Priced[];
  readonly grounds: Grounds;
  /** By side, and whether mechanised. */
  readonly movers: Mover[];
  readonly against: (board: Board, side: SideNo) => Uint8Array;
}
/** What the counters change for all units of one side and mobility: the cost of each hex, and the enemy zones. `count` also updates `zone`. */
interface Mover {
  readonly count: Counting;
  readonly zone: Uint8Array;
}
export const makeGroundCache = ({ GRID }: UncachedBox, { counters }: BoardCache): GroundCache => ({
  bases: [],
  grounds: makeGrounds(GRID),
  movers: [],
  against: makeEnemyZones(counters, ENEMY_ZONE),
});
/** 10.5 A friendly fort has its own cost; 6.2 hexes with enemies or enemy forts cannot be entered. */
const countingFor = (g: State, { units }: Board, side: SideNo): Counting => {
  const inFort = chartsOf(g).terrain.fort.cost ?? NO_ENTRY;
  const { forts } = boxOf(g).cache.board;
  const enemies = units[foe(side)];
  const own = side + 1;
  return (open, out) => {
    const { length } = out;
    out.set(open);
    for (let hex = 0; hex < length; hex++) {
      if ((enemies[hex]! | forts[hex]!) === 0 || open[hex] === NO_ENTRY) continue;
      out[hex] = enemies[hex] === 0 && forts[hex] === own ? inFort : NO_ENTRY;
    }
  };
};
/** 7.3 An enemy zone ends a move, and no unit goes from zone to zone; 7.7 mechanised corps ignore zones. */
const moverFor = (g: State, board: Board, side: SideNo, mech: boolean): Mover => {
  const count = countingFor(g, board, side);
  if (mech) return { count, zone: new Uint8Array(sizeOf(g)) };
  const { against } = boxOf(g).cache.ground;
  const marked: Counting = (open, out) => {
    against(board, side);
    count(open, out);
  };
  return { count: marked, zone: against(board, side) };
};
/** 10.5 Movement costs for one unit. It returns the same object each time and overwrites its arrays when something has changed. */
export const groundFor = (g: State, unit: number): Ground => {
  const { NATION, SIDE, MECH, cache } = boxOf(g);
  const { grounds, movers } = cache.ground;
  const nation = NATION[unit]!;
  const side = SIDE[unit] as SideNo;
  const mech = MECH[unit]!;
  const board = boardOf(g);
  const { count, zone } = (movers[side * 2 + mech] ??= moverFor(g, board, side, mech === 1));
  return grounds(nation * 2 + mech, openFor(g, nation), board.held[foe(side)], count, zone);
};
