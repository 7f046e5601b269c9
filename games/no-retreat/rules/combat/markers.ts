/** 2.5, 14.1, 19.3-19.5 Target and Counterblow markers: which lie where, who may attack the hexes they mark. */
import { no, ok, type Verdict, type Refused, blockedBy, cells, stackAt } from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import { frameOf } from '../../../../engine/flow.ts';
import { mark as putMark, marked as hasMark } from '../../../../engine/lifetimes.ts';
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import {
  A,
  ALLIED_CAMP,
  campOf,
  counterOf,
  DUTCH,
  FRENCH,
  G,
  GERMANS,
  inOrder,
  isWhite,
  nameOf,
  nationOf,
  POLES,
  SOVIET_CAMP,
  SOVIETS,
  SWISS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { markerOf } from '../../model/deck.ts';
import { areJoined, gridOf, joinedTo, placed, terrainOf } from '../../model/ground.ts';
import { beside, BESIDE_CUP, ON_MAP, placeName } from '../../model/places.ts';
import {
  at,
  BATTLE_MARKERS,
  colourOf,
  foe,
  happened,
  isAtWar,
  isEarly,
  isFrance,
  LAST_BOX,
  markerSide,
  placeOf,
  stanceOf,
  unitsIn,
  unitsOfIn,
} from '../../model/state.ts';
import { isEastCity, isQuietArdennes } from '../movement/areas.ts';
import type { Battle } from './battle-vars.ts';
import { countersOf, isNeutralUnit } from '../position/board-cache.ts';
import { mayViolate } from '../movement/neutrals.ts';
import { mayUse, hasFortress, isBlitzHex } from './odds.ts';
import { hasPlan, planHeld } from '../plans/plans.ts';
import { backToCup, canUse, heldCount, isGivenUp, layMarker, mayWield, usable, laid } from '../cards/pool.ts';
import { isInactive, NO_SUPPLY, supplyOf } from '../supply/supply.ts';
import {
  once,
  supplyMarkerOn,
  places,
  neutralityOf,
  TURN,
  STANCE,
  pieces,
  noActionsOn,
} from '../position/obstacles.ts';

/** What a hex is declared with: a marker by colour, or a Shock-Target or Shock-Counterblow initiative marker. */
export const WITH = ['grey', 'blue', 'brown', 'shock'] as const;
export type With = (typeof WITH)[number];
export const [TARGET, COUNTERBLOW] = [0, 1];
export interface Mark {
  readonly kind: 'target' | 'counterblow';
  readonly side: SideNo;
  readonly with: With;
  /** The battle marker, or the initiative marker where it is a shock one. */
  readonly piece: number;
}
const inHand = (g: State): number => beside(g, BESIDE_CUP);
/** 2.5 The first marker of a colour that a side has in hand; -1 if it has none. */
const freeMarker = (g: State, side: SideNo, colour: With): number => {
  const { marker } = at(g);
  for (let m = 0; m < BATTLE_MARKERS.length; m++)
    if (g.cells[marker + m] === inHand(g) && colourOf(m) === colour && markerSide(g, m) === side) return m;
  return -1;
};
/** 2.5, 19.3, 19.4 Is there one to be laid? The brown ones are Allied in France and German in Poland. */
const hasFree = (g: State, side: SideNo, by: With, kind: Mark['kind']): Verdict => {
  if (by === 'shock')
    return kind === 'target'
      ? mayWield(g, side, 'Shock-Target', '19.3')
      : mayWield(g, side, 'Shock-Counterblow', '19.4');
  if (by === 'brown' && side !== (isFrance(g) ? A : G))
    return no('2.5', `the brown markers are ${side === G ? 'Allied in France' : 'German in Poland'}`);
  if (by === (side === G ? 'blue' : 'grey'))
    return no('2.5', `the ${by} markers are ${side === G ? 'Allied' : 'German'}`);
  return freeMarker(g, side, by) >= 0 ? ok : noneLeft(g, side, by);
};
const noneLeft = (g: State, side: SideNo, by: With): Verdict =>
  blockedBy(
    cells('marker', ...BATTLE_MARKERS.keys().filter(m => colourOf(m) === by && markerSide(g, m) === side)),
    '14.1',
    `all ${by} markers are on the map`,
  );
/** 14.1, 19.3, 19.4 Has a side a marker of this kind to lay, wherever? */
export const hasMarker = (g: State, side: SideNo, kind: Mark['kind'], by: With): boolean =>
  hasFree(g, side, by, kind).ok;
/** What marks a hex, if anything does. */
export const markIn = (g: State, hex: number): Mark | undefined => {
  const { marker, markerFace } = at(g);
  for (let m = 0; m < BATTLE_MARKERS.length; m++)
    if (g.cells[marker + m] === hex)
      return {
        kind: g.cells[markerFace + m] === TARGET ? 'target' : 'counterblow',
        side: markerSide(g, m),
        with: colourOf(m),
        piece: m,
      };
  return shockIn(g, hex);
};
const shockIn = (g: State, hex: number): Mark | undefined => {
  const { lies, piece } = at(g);
  for (const m of boxOf(g).SHOCKS) {
    if (g.cells[lies + m] !== hex || g.cells[piece + m] !== beside(g, ON_MAP)) continue;
    const { ability, side } = markerOf(g, m);
    return { kind: ability === 'Shock-Target' ? 'target' : 'counterblow', side, with: 'shock', piece: m };
  }
  return undefined;
};
/** The hexes that the Phasing player must attack: his Targets, the Counterblows of the other. */
export const owedHexes = (g: State, side: SideNo): readonly number[] =>
  markedHexes(g).filter(hex => {
    const mark = markIn(g, hex)!;
    return mark.kind === 'target' ? mark.side === side : mark.side !== side;
  });
const markedHexes = (g: State): readonly number[] => {
  const { marker, lies } = at(g);
  const { SIZE } = boxOf(g);
  const hexes: number[] = [];
  const add = (hex: number): void => {
    if (hex < SIZE && !hexes.includes(hex)) hexes.push(hex);
  };
  for (let m = 0; m < BATTLE_MARKERS.length; m++) add(g.cells[marker + m]!);
  for (const p of boxOf(g).SHOCKS) add(g.cells[lies + p]!);
  return inOrder(hexes);
};
/** It goes back to its owner's hand or cup. */
export const liftMark = (g: State, hex: number): void => {
  const mark = markIn(g, hex);
  if (!mark) return;
  if (mark.with === 'shock') backToCup(g, mark.piece);
  else g.cells[at(g).marker + mark.piece] = inHand(g);
};
export const layMark = (g: State, side: SideNo, hex: number, kind: Mark['kind'], by: With): void => {
  if (by === 'shock') layMarker(g, usable(g, side, kind === 'target' ? 'Shock-Target' : 'Shock-Counterblow')[0]!, hex);
  else {
    const m = freeMarker(g, side, by);
    g.cells[at(g).marker + m] = hex;
    g.cells[at(g).markerFace + m] = kind === 'target' ? TARGET : COUNTERBLOW;
  }
  emit(g, { is: 'declared', case: kind === 'target' ? '14.1.1' : '14.1.2', side, hex, kind, with: WITH.indexOf(by) });
};

// 2.5, 19.5, 20.2.2 Colours ------------------------------------------------------------------------------------------
const MAIN = [GERMANS, FRENCH, POLES];
/** May units of its owner's nation have to do with this marker? */
const fitsNation = (g: State, unit: number, by: With): Verdict => {
  const nation = nationOf(g, unit);
  if (by === 'brown' && MAIN.includes(nation))
    return blockedBy(places(unit), '2.5', `${nameOf(g, unit)} has no part in a brown marker`);
  if (by === 'grey' && campOf(g, unit) === SOVIET_CAMP && stanceOf(g) < LAST_BOX)
    return blockedBy(STANCE, '20.2.2', `${nameOf(g, unit)} uses brown markers alone until the Nazi-Soviet Line`);
  if (by === 'shock' && campOf(g, unit) === SOVIET_CAMP)
    return blockedBy(places(unit), '18.5', `${nameOf(g, unit)} is Soviet: no initiative marker is for it`);
  return ok;
};

// 14.1.1, 14.1.2 Who may attack a marked hex --------------------------------------------------------------------------
/** `openly`: by what everybody knows, whatever the German plan says. */
type Marked = Pick<Mark, 'kind' | 'side' | 'with'> & { readonly openly?: true };
const noEnemyIn = (g: State, hex: number): Verdict =>
  blockedBy(
    stackAt(hex),
    '14.1',
    unitsIn(g, hex).length ? `no enemy stands in ${placed(g, hex)}` : `nobody stands in ${placed(g, hex)}`,
    [hex],
  );
/** 13.2.1, 24.3 Are all who stand there enemies that may be attacked? */
const isFairTarget = (g: State, unit: number, hex: number, mark: Marked): Verdict => {
  const { SIDE } = boxOf(g);
  let fair: Verdict | undefined;
  for (const enemy of unitsIn(g, hex))
    if (SIDE[enemy] !== SIDE[unit] && fair?.ok !== false) fair = mayBeAttacked(g, nationOf(g, enemy), hex, mark);
  return fair ?? noEnemyIn(g, hex);
};
const mayBeAttacked = (g: State, nation: number, hex: number, { kind, openly }: Marked): Verdict => {
  if (nation === SOVIETS && !happened(g, 'invasion'))
    return blockedBy(once('invasion'), '13.2.1', `the Soviets in ${placed(g, hex)} are neutral`, [hex]);
  if (nation !== DUTCH && nation !== SWISS) return ok;
  const country = nation === DUTCH ? 'Holland' : 'Switzerland';
  if (nation === DUTCH && !openly && hasPlan(g, 'Neutral Holland'))
    return blockedBy(pieces(planHeld(g, G)), '24.3', 'your plan leaves the Dutch alone');
  return isAtWar(g, country) || (kind === 'target' && mayViolate(g, country))
    ? ok
    : blockedBy(neutralityOf(country), '13.2.1', `${country} is neutral`, [hex]);
};
const homeOf = (g: State, unit: number): 'Holland' | 'Switzerland' =>
  nationOf(g, unit) === DUTCH ? 'Holland' : 'Switzerland';
/** 14.1.1 Who attacks nobody of his own will. */
const mayVolunteer = (g: State, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  if (isInactive(g, unit)) return blockedBy(noActionsOn(g, unit), '14.1.1', `${name} is under No Actions`);
  if (isWhite(g, unit))
    return blockedBy(places(unit), '14.1.1', `${name} has a white strength: it attacks only when it must`);
  if (supplyOf(g, unit) === NO_SUPPLY) return blockedBy(supplyMarkerOn(g, unit), '12.4', `${name} is in No Supply`);
  if (isFrance(g) && isEarly(g) && counterOf(g, unit).regional)
    return blockedBy(TURN, '14.1.1', `${name} is Regional: it attacks nobody before turn 4`);
  if (isQuietArdennes(g, unit, hex))
    return blockedBy(TURN, '20.1.1', 'no Allied unit attacks into the Ardennes before turn 4', [hex]);
  if (campOf(g, unit) === ALLIED_CAMP && isGivenUp(g, hex))
    return blockedBy(
      cells('lies', ...laid(g, A, 'Surrender!')),
      '19.8',
      `${placed(g, hex)} has a Surrender! marker: no Ally attacks it`,
      [hex],
    );
  return ok;
};
/** 13.2.3, 14.3.3 Why it cannot get at a hex from where it stands. */
const apart = (g: State, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  const name = `${nameOf(g, unit)} in ${placeName(g, from)}`;
  if (!gridOf(g).around[from]?.includes(hex as HexId))
    return blockedBy(places(unit), '14.3.3', `${name} is not next to ${placed(g, hex)}`, [hex]);
  if (boxOf(g).EZ[hex] === 1)
    return blockedBy(places(unit), '13.2.3', `${placed(g, hex)} is an Evacuation Zone: ${name} is not in its port`, [
      hex,
    ]);
  return blockedBy(places(unit), '14.3.3', `nobody crosses the hexside between ${name} and ${placed(g, hex)}`, [hex]);
};
/** 14.3.5 Who stayed out of a battle of its stack is remembered while the phase lasts: `fought` says the same of all of them. */
const stayedOut = (unit: number): string => `stayed out ${unit}`;
const phaseNow = (g: State): string => (frameOf(g, 'blitzkrieg') ? 'blitzkrieg' : 'combat');
/** 14.3.4, 14.3.5, 14.4 The attackers and their stack-mates have fought. */
export const markFought = (g: State, attackers: readonly number[]): void => {
  const { fought } = at(g);
  for (const attacker of attackers)
    for (const u of unitsIn(g, placeOf(g, attacker))) {
      if (g.cells[fought + u] === 0 && !attackers.includes(u)) putMark(g, phaseNow(g), stayedOut(u));
      g.cells[fought + u] = 1;
    }
  for (const attacker of attackers) g.cells[fought + attacker] = 1;
};
const hasFought = (g: State, unit: number): Verdict =>
  hasMark(g, phaseNow(g), stayedOut(unit))
    ? blockedBy(
        cells('fought', unit),
        '14.3.5',
        `the stack of ${nameOf(g, unit)} has fought without it: it attacks nobody else this phase`,
      )
    : blockedBy(cells('fought', unit), '14.3.4', `${nameOf(g, unit)} has attacked this phase`);
/** 14.3.3, 14.3.4 Who stands where he can attack, and is not done with it. */
const mayStrike = (g: State, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  if (from < boxOf(g).SIZE && terrainOf(g, from).noAttacks)
    return blockedBy(
      places(unit),
      '14.6.2',
      `${nameOf(g, unit)} is in ${placed(g, from)}, an Evacuation Zone: nobody attacks out of it`,
      [from],
    );
  if (!areJoined(g, from, hex)) return apart(g, unit, hex);
  if (g.cells[at(g).fought + unit] === 1) return hasFought(g, unit);
  if (campOf(g, unit) === SOVIET_CAMP && !happened(g, 'invasion'))
    return blockedBy(once('invasion'), '20.2.2', `${nameOf(g, unit)} attacks nobody before the Soviet Invasion`);
  if (isNeutralUnit(g, nationOf(g, unit)))
    return blockedBy(neutralityOf(homeOf(g, unit)), '13.2.1', `${nameOf(g, unit)} is of a neutral country`);
  return ok;
};
/** 2.5, 19.3 May a unit of its own side use this marker? */
const mayUseMark = (g: State, unit: number, mark: Marked): Verdict => {
  const fits = fitsNation(g, unit, mark.with);
  if (!fits.ok) return fits;
  const isInitiative = mark.kind === 'target' && mark.with === 'shock' && mark.side === A;
  return isInitiative && nationOf(g, unit) !== FRENCH
    ? blockedBy(places(unit), '19.3', `${nameOf(g, unit)} is not French: it does not use the Initiative Target`)
    : ok;
};
/** May this unit take part in an attack on this hex, marked so? Its friends apart. */
export const mayAttack = (g: State, unit: number, hex: number, mark: Marked): Verdict => {
  const strikes = mayStrike(g, unit, hex);
  if (!strikes.ok) return strikes;
  const fair = isFairTarget(g, unit, hex, mark);
  if (!fair.ok) return fair;
  const willing = mark.kind === 'target' ? mayVolunteer(g, unit, hex) : ok;
  if (!willing.ok) return willing;
  const fits = mark.side === boxOf(g).SIDE[unit] ? mayUseMark(g, unit, mark) : ok;
  if (!fits.ok) return fits;
  return mark.kind === 'target' && mark.with !== 'shock' ? mayStrikeBlitz(g, unit, hex) : ok;
};
/** 19.6 Whoever lies under a Blitzkrieg! marker is attacked in Mobile Combat alone. */
const mayStrikeBlitz = (g: State, unit: number, hex: number): Verdict => {
  if (boxOf(g).SIDE[unit] !== A || !isBlitzHex(g, hex)) return ok;
  const alone = { attacker: A, attackers: [unit], hexes: [hex], kind: 'target', depth: 0, shock: false } as const;
  const mobile = mayUse(g, alone, 'Allied Mobile');
  return mobile.ok
    ? ok
    : blockedBy(
        cells('blitz', ...unitsIn(g, hex)),
        '19.6',
        `${placed(g, hex)} lies under a Blitzkrieg! marker, which takes Mobile Combat: ${mobile.why}`,
        [hex],
      );
};
/** Those of a side next to a hex. */
export const neighboursOf = (g: State, side: SideNo, hex: number): readonly number[] => {
  const { SIDE } = boxOf(g);
  const count = countersOf(g, side);
  const found: number[] = [];
  for (const from of joinedTo(g, hex))
    if (count[from] !== 0) for (const u of unitsIn(g, from)) if (SIDE[u] === side) found.push(u);
  return inOrder(found);
};
/** 24.3 Is a hex marked that the Phasing player would have to attack, for all that everybody knows? */
export const isOwedOpenly = (g: State, side: SideNo): boolean =>
  owedHexes(g, side).some(
    hex => anyMayAttack(g, neighboursOf(g, side, hex), hex, { ...markIn(g, hex)!, openly: true })?.ok === true,
  );
/** Ok if one of these may attack, else what the first of them is told. */
const anyMayAttack = (g: State, units: readonly number[], hex: number, mark: Marked): Verdict | undefined => {
  let first: Verdict | undefined;
  for (const u of units) {
    const v = mayAttack(g, u, hex, mark);
    if (v.ok) return v;
    first ??= v;
  }
  return first;
};
const isMarked = (g: State, hex: number, ruleCase: string): Refused | undefined => {
  const mark = markIn(g, hex);
  return (
    mark &&
    blockedBy(
      cells(mark.with === 'shock' ? 'lies' : 'marker', mark.piece),
      ruleCase,
      `${placed(g, hex)} bears a ${mark.kind === 'target' ? 'Target' : 'Counterblow'} already`,
      [hex],
    )
  );
};
/** 14.1.1 May the Phasing player lay a Target there? */
export const mayTarget = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const marked = isMarked(g, hex, '14.1.1');
  if (marked) return marked;
  if (!unitsIn(g, hex).some(u => boxOf(g).SIDE[u] !== side)) return noEnemyIn(g, hex);
  const free = hasFree(g, side, by, 'target');
  if (!free.ok) return free;
  const near = neighboursOf(g, side, hex);
  if (near.length === 0) return nobodyNear(g, side, hex);
  if (by === 'shock' && side === G && isEastCity(g, hex))
    return blockedBy(
      once('red line'),
      '23.1',
      `${placed(g, hex)} is east of the yellow line: no Shock-Target is laid on it`,
      [hex],
    );
  if (by === 'shock' && side === A && !near.some(u => nationOf(g, u) === FRENCH))
    return blockedBy(
      stackAt(hex),
      '19.3',
      `no French unit is next to ${placed(g, hex)}: only they use the Initiative Target`,
      [hex],
    );
  return anyMayAttack(g, near, hex, { kind: 'target', side, with: by })!;
};
/** 14.1, 13.2.3 Nobody of the side stands where the hex can be attacked from: what the first one beside it is told. */
const nobodyNear = (g: State, side: SideNo, hex: number): Verdict => {
  const beside = gridOf(g).around[hex]!.flatMap(from => unitsOfIn(g, side, from));
  return beside.length
    ? apart(g, beside[0]!, hex)
    : blockedBy(stackAt(hex), '14.1', `no ${side === G ? 'German' : 'Allied'} unit is next to ${placed(g, hex)}`, [
        hex,
      ]);
};
/** 14.1.2 Ground and units on which no Counterblow lies. */
const mayBearBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const own = unitsOfIn(g, side, hex);
  if (own.length === 0)
    return blockedBy(
      stackAt(hex),
      '14.1.2',
      unitsIn(g, hex).length ? `no unit of yours is in ${placed(g, hex)}` : `nobody is in ${placed(g, hex)}`,
      [hex],
    );
  if (hasFortress(g, hex))
    return blockedBy(stackAt(hex), '14.1.2', `a Fortress is in ${placed(g, hex)}: no Counterblow is laid on it`, [hex]);
  if (terrainOf(g, hex).noCounterblow)
    return no('14.6.2', `${placed(g, hex)} is an Evacuation Zone: no Counterblow is laid in it`, [hex]);
  for (const u of own) {
    const fits = fitsNation(g, u, by);
    if (!fits.ok) return fits;
  }
  return ok;
};
/** 14.1.2 May the other player lay a Counterblow there, its price apart? */
export const mayBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const marked = isMarked(g, hex, '14.1.2');
  if (marked) return marked;
  const bears = mayBearBlow(g, side, hex, by);
  if (!bears.ok) return bears;
  if (unitsIn(g, hex).some(u => boxOf(g).SIDE[u] === side && isInactive(g, u)))
    return blockedBy(cells('na', ...unitsIn(g, hex)), '14.1.2', `the units in ${placed(g, hex)} are under No Actions`, [
      hex,
    ]);
  const free = hasFree(g, side, by, 'counterblow');
  if (!free.ok) return free;
  return (
    anyMayAttack(g, neighboursOf(g, foe(side), hex), hex, { kind: 'counterblow', side, with: by, openly: true }) ??
    blockedBy(stackAt(hex), '14.1.2', `no enemy is next to ${placed(g, hex)}`, [hex])
  );
};

// 14.7.4 Counterblows from the table -----------------------------------------------------------------------------------
/** The phasing player's hexes in this battle on which one may lie. */
const ownHexes = (g: State, b: Battle): readonly number[] => {
  const own = (b.attacker === b.phasing ? b.attackers : b.defenders).filter(u => placeOf(g, u) < boxOf(g).SIZE);
  return [...new Set(own.map(u => placeOf(g, u)))];
};
export const blowHexes = (g: State, b: Battle): readonly number[] =>
  ownHexes(g, b).filter(hex => !markIn(g, hex) && blowWith(g, b, hex).length > 0);
/** Which marker: the Target of the battle turned over, or after a Counterblow any that is free, a Shock-Counterblow among them. A Shock-Target has no such side. */
export const blowWith = (g: State, b: Battle, hex: number): readonly With[] => {
  const kinds = WITH.filter(by => {
    if (b.kind === 'target') return by !== 'shock' && turnable(g, b, by) >= 0;
    return by === 'shock' ? canUse(g, b.phasing, 'Shock-Counterblow') : freeMarker(g, b.phasing, by) >= 0;
  });
  return kinds.filter(by => mayBearBlow(g, b.phasing, hex, by).ok);
};
export const turnable = (g: State, b: Battle, by: With): number => {
  const marks = b.rootHexes.map(hex => markIn(g, hex));
  return marks.find(m => m?.kind === 'target' && m.with === by)?.piece ?? -1;
};
/** 15.1 None in the Blitzkrieg Phase. */
export const mayPlaceBlow = (g: State, b: Battle): boolean =>
  b.kind !== 'assault' && (blowHexes(g, b).length > 0 || mightPlaceShock(g, b));
/** After a Counterblow a marker in hand might do it: whether one does is its owner's secret, so he is asked. */
const mightPlaceShock = (g: State, b: Battle): boolean =>
  b.kind === 'counterblow' &&
  heldCount(g, b.phasing) > 0 &&
  ownHexes(g, b).some(hex => mayBearBlow(g, b.phasing, hex, 'shock').ok && !markIn(g, hex));
