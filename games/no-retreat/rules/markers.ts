/** 2.5, 14.1, 19.3-19.5 Target and Counterblow markers: which lie where, who may attack the hexes they mark. */
import { no, ok, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
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
} from '../army.ts';
import { boxOf } from '../box.ts';
import { markerOf } from '../deck.ts';
import { areJoined, joinedTo, placed, terrainOf } from '../ground.ts';
import { beside, BESIDE_CUP, ON_MAP } from '../places.ts';
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
} from '../state.ts';
import { isEastCity, isQuietArdennes } from './areas.ts';
import type { Battle } from './battle-vars.ts';
import { countersOf, isNeutralUnit } from './memo.ts';
import { mayViolate } from './neutrals.ts';
import { mayUse, hasFortress, isBlitzHex } from './odds.ts';
import { hasPlan } from './plans.ts';
import { backToCup, canUse, heldCount, isGivenUp, layMarker, mayWield, usable } from './pool.ts';
import { isInactive, NO_SUPPLY, supplyOf } from './supply.ts';

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
    if (g.n[marker + m] === inHand(g) && colourOf(m) === colour && markerSide(g, m) === side) return m;
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
  return freeMarker(g, side, by) >= 0 ? ok : no('14.1', `no ${by} marker is left`);
};
/** 14.1, 19.3, 19.4 Has a side a marker of this kind to lay, wherever? */
export const hasMarker = (g: State, side: SideNo, kind: Mark['kind'], by: With): boolean =>
  hasFree(g, side, by, kind).ok;
/** What marks a hex, if anything does. */
export const markIn = (g: State, hex: number): Mark | undefined => {
  const { marker, markerFace } = at(g);
  for (let m = 0; m < BATTLE_MARKERS.length; m++)
    if (g.n[marker + m] === hex)
      return {
        kind: g.n[markerFace + m] === TARGET ? 'target' : 'counterblow',
        side: markerSide(g, m),
        with: colourOf(m),
        piece: m,
      };
  return shockIn(g, hex);
};
const shockIn = (g: State, hex: number): Mark | undefined => {
  const { lies, piece } = at(g);
  for (const m of boxOf(g).SHOCKS) {
    if (g.n[lies + m] !== hex || g.n[piece + m] !== beside(g, ON_MAP)) continue;
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
  for (let m = 0; m < BATTLE_MARKERS.length; m++) add(g.n[marker + m]!);
  for (const p of boxOf(g).SHOCKS) add(g.n[lies + p]!);
  return inOrder(hexes);
};
/** It goes back to its owner's hand or cup. */
export const liftMark = (g: State, hex: number): void => {
  const mark = markIn(g, hex);
  if (!mark) return;
  if (mark.with === 'shock') backToCup(g, mark.piece);
  else g.n[at(g).marker + mark.piece] = inHand(g);
};
export const layMark = (g: State, side: SideNo, hex: number, kind: Mark['kind'], by: With): void => {
  if (by === 'shock') layMarker(g, usable(g, side, kind === 'target' ? 'Shock-Target' : 'Shock-Counterblow')[0]!, hex);
  else {
    const m = freeMarker(g, side, by);
    g.n[at(g).marker + m] = hex;
    g.n[at(g).markerFace + m] = kind === 'target' ? TARGET : COUNTERBLOW;
  }
  emit(g, { is: 'declared', case: kind === 'target' ? '14.1.1' : '14.1.2', side, hex, kind, with: WITH.indexOf(by) });
};

// 2.5, 19.5, 20.2.2 Colours ------------------------------------------------------------------------------------------
const MAIN = [GERMANS, FRENCH, POLES];
/** May units of its owner's nation have to do with this marker? */
const fitsNation = (g: State, unit: number, by: With): Verdict => {
  const nation = nationOf(g, unit);
  if (by === 'brown' && MAIN.includes(nation)) return no('2.5', `${nameOf(g, unit)} has no part in a brown marker`);
  if (by === 'grey' && campOf(g, unit) === SOVIET_CAMP && stanceOf(g) < LAST_BOX)
    return no('20.2.2', 'Soviets use brown markers until the Nazi-Soviet Line');
  if (by === 'shock' && campOf(g, unit) === SOVIET_CAMP) return no('18.5', 'no initiative markers for Soviets');
  return ok;
};

// 14.1.1, 14.1.2 Who may attack a marked hex --------------------------------------------------------------------------
/** `openly`: by what everybody knows, whatever the German plan says. */
type Marked = Pick<Mark, 'kind' | 'side' | 'with'> & { readonly openly?: true };
/** 13.2.1, 24.3 Are all who stand there enemies that may be attacked? */
const isFairTarget = (g: State, unit: number, hex: number, mark: Marked): Verdict => {
  const { SIDE } = boxOf(g);
  let fair: Verdict | undefined;
  for (const enemy of unitsIn(g, hex))
    if (SIDE[enemy] !== SIDE[unit] && fair?.ok !== false) fair = mayBeAttacked(g, nationOf(g, enemy), hex, mark);
  return fair ?? no('14.1', `no enemy stands in ${placed(g, hex)}`, [hex]);
};
const mayBeAttacked = (g: State, nation: number, hex: number, { kind, openly }: Marked): Verdict => {
  if (nation === SOVIETS && !happened(g, 'invasion')) return no('13.2.1', 'the Soviet Union is neutral', [hex]);
  if (nation !== DUTCH && nation !== SWISS) return ok;
  const country = nation === DUTCH ? 'Holland' : 'Switzerland';
  if (nation === DUTCH && !openly && hasPlan(g, 'Neutral Holland'))
    return no('24.3', 'your plan leaves the Dutch alone');
  if (kind === 'counterblow') return isAtWar(g, country) ? ok : no('13.2.1', `${country} is neutral`);
  return isAtWar(g, country) || mayViolate(g, country) ? ok : no('13.2.1', `${country} is neutral`);
};
/** 14.1.1 Who attacks nobody of his own will. */
const mayVolunteer = (g: State, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  if (isInactive(g, unit)) return no('14.1.1', `${name} is under No Actions`);
  if (isWhite(g, unit)) return no('14.1.1', `${name} has a white strength: it attacks only when it must`);
  if (supplyOf(g, unit) === NO_SUPPLY) return no('12.4', `${name} is without supply`);
  if (isFrance(g) && isEarly(g) && counterOf(g, unit).regional)
    return no('14.1.1', `${name} is Regional: no attack before turn 4`);
  if (isQuietArdennes(g, unit, hex)) return no('20.1.1', 'no Allied attack into the Ardennes before turn 4', [hex]);
  if (campOf(g, unit) === ALLIED_CAMP && isGivenUp(g, hex))
    return no('19.8', `${placed(g, hex)} has a Surrender! marker`, [hex]);
  return ok;
};
/** 14.3.3, 14.3.4 Who stands where he can attack, and is not done with it. */
const mayStrike = (g: State, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  if (!areJoined(g, from, hex)) return no('14.3.3', `${nameOf(g, unit)} is not next to ${placed(g, hex)}`, [hex]);
  if (g.n[at(g).fought + unit] === 1) return no('14.3.4', `${nameOf(g, unit)} has attacked, or its stack has`);
  if (terrainOf(g, from).noAttacks) return no('14.6.2', `no attack out of ${placed(g, from)}`, [from]);
  if (campOf(g, unit) === SOVIET_CAMP && !happened(g, 'invasion'))
    return no('20.2.2', 'the Soviets have not invaded yet');
  if (isNeutralUnit(g, nationOf(g, unit))) return no('13.2.1', `the country of ${nameOf(g, unit)} is neutral`);
  return ok;
};
/** 2.5, 19.3 May a unit of its own side use this marker? */
const mayUseMark = (g: State, unit: number, mark: Marked): Verdict => {
  const fits = fitsNation(g, unit, mark.with);
  if (!fits.ok) return fits;
  const isInitiative = mark.kind === 'target' && mark.with === 'shock' && mark.side === A;
  return isInitiative && nationOf(g, unit) !== FRENCH ? no('19.3', 'only French units use the Initiative Target') : ok;
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
    : no('19.6', `${placed(g, hex)} lies under a Blitzkrieg! marker: no Prepared Combat, and ${mobile.why}`, [hex]);
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
/** 14.1.1 May the Phasing player lay a Target there? */
export const mayTarget = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  if (markIn(g, hex)) return no('14.1.1', `${placed(g, hex)} is marked already`, [hex]);
  if (!unitsIn(g, hex).some(u => boxOf(g).SIDE[u] !== side))
    return no('14.1', `no enemy stands in ${placed(g, hex)}`, [hex]);
  const free = hasFree(g, side, by, 'target');
  if (!free.ok) return free;
  const near = neighboursOf(g, side, hex);
  if (by === 'shock' && side === G && isEastCity(g, hex))
    return no('23.1', 'no Shock-Target against a city east of the yellow line', [hex]);
  if (by === 'shock' && side === A && !near.some(u => nationOf(g, u) === FRENCH))
    return no('19.3', 'only French units use the Initiative Target', [hex]);
  return (
    anyMayAttack(g, near, hex, { kind: 'target', side, with: by }) ??
    no('14.1', `no unit of yours is next to ${placed(g, hex)}`, [hex])
  );
};
/** 14.1.2 Ground and units on which no Counterblow lies. */
const mayBearBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const own = unitsOfIn(g, side, hex);
  if (own.length === 0) return no('14.1.2', `no unit of yours is in ${placed(g, hex)}`, [hex]);
  if (hasFortress(g, hex)) return no('14.1.2', 'no Counterblow on a Fortress', [hex]);
  if (terrainOf(g, hex).noCounterblow) return no('14.6.2', 'no Counterblow in this terrain', [hex]);
  for (const u of own) {
    const fits = fitsNation(g, u, by);
    if (!fits.ok) return fits;
  }
  return ok;
};
/** 14.1.2 May the other player lay a Counterblow there, its price apart? */
export const mayBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  if (markIn(g, hex)) return no('14.1.2', `${placed(g, hex)} is marked already`, [hex]);
  const bears = mayBearBlow(g, side, hex, by);
  if (!bears.ok) return bears;
  if (unitsIn(g, hex).some(u => boxOf(g).SIDE[u] === side && isInactive(g, u)))
    return no('14.1.2', `the units in ${placed(g, hex)} are under No Actions`, [hex]);
  const free = hasFree(g, side, by, 'counterblow');
  if (!free.ok) return free;
  return (
    anyMayAttack(g, neighboursOf(g, foe(side), hex), hex, { kind: 'counterblow', side, with: by, openly: true }) ??
    no('14.1.2', `no enemy is next to ${placed(g, hex)}`, [hex])
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
