/** 14.1, 14.3.3-14.3.5 Which units may attack a marked hex. */
import { blockedBy, cells, ok, stackAt, type Verdict, places } from '../../../../engine/decide.ts';
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
  inOrder,
  isWhite,
  nameOf,
  nationOf,
  SOVIET_CAMP,
  SOVIETS,
  SWISS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { areJoined, gridOf, joinedTo, placed, terrainOf } from '../../model/ground.ts';
import { placeName } from '../../model/places.ts';
import { at, happened, isAtWar, isEarly, isFrance, placeOf, unitsIn } from '../../model/state.ts';
import { isGivenUp, laid } from '../cards/pool.ts';
import { fitsNation, markIn, owedHexes, type Mark } from './markers.ts';
import { isBlitzHex, mayUse } from './odds.ts';
import { isQuietArdennes } from '../movement/areas.ts';
import { mayViolate } from '../movement/neutrals.ts';
import { hasPlan, planHeld } from '../plans/plans.ts';
import { countersOf, isNeutralUnit } from '../position/board-cache.ts';
import { neutralityOf, noActionsOn, once, pieces, supplyMarkerOn, TURN } from '../position/obstacles.ts';
import { isInactive, NO_SUPPLY, supplyOf } from '../supply/supply.ts';
import { frameOf, mark as putMark, marked as hasMark } from '../flow.ts';

/** `openly`: judge by public facts alone and ignore the German plan. */
type Marked = Pick<Mark, 'kind' | 'side' | 'with'> & { readonly openly?: true };
export const noEnemyIn = (g: State, hex: number): Verdict =>
  blockedBy(
    stackAt(hex),
    '14.1',
    unitsIn(g, hex).length ? `no enemy stands in ${placed(g, hex)}` : `nobody stands in ${placed(g, hex)}`,
    [hex],
  );
/** 13.2.1, 24.3 May every enemy unit in the hex be attacked? */
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
/** 14.1.1 May it attack voluntarily? */
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
/** 13.2.3, 14.3.3 Why it cannot attack a hex from where it stands. */
export const apart = (g: State, unit: number, hex: number): Verdict => {
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
/** 14.3.5 Marks a unit whose stack fought without it. The column `fought` does not tell it from its stack-mates, and the refusal names the reason. */
const stayedOut = (unit: number): string => `stayed out ${unit}`;
const phaseNow = (g: State): 'blitzkrieg' | 'combat' => (frameOf(g, 'blitzkrieg') ? 'blitzkrieg' : 'combat');
/** 14.3.4, 14.3.5, 14.4 The attackers and their stack-mates attack no more in this phase. */
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
/** 14.3.3, 14.3.4 Is the unit in a position to attack this hex, and has it not fought yet? */
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
/** 2.5, 19.3 May it attack a hex with this marker of its own side? */
const mayUseMark = (g: State, unit: number, mark: Marked): Verdict => {
  const fits = fitsNation(g, unit, mark.with);
  if (!fits.ok) return fits;
  const isInitiative = mark.kind === 'target' && mark.with === 'shock' && mark.side === A;
  return isInitiative && nationOf(g, unit) !== FRENCH
    ? blockedBy(places(unit), '19.3', `${nameOf(g, unit)} is not French: it does not use the Initiative Target`)
    : ok;
};
/** May this unit take part in an attack on this hex with this marker? Which units attack together is not judged here. */
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
/** 19.6 Units under a Blitzkrieg! marker are attacked only in Mobile Combat. */
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
/** The units of a side next to a hex. */
export const neighboursOf = (g: State, side: SideNo, hex: number): readonly number[] => {
  const { SIDE } = boxOf(g);
  const count = countersOf(g, side);
  const found: number[] = [];
  for (const from of joinedTo(g, hex))
    if (count[from] !== 0) for (const u of unitsIn(g, from)) if (SIDE[u] === side) found.push(u);
  return inOrder(found);
};
/** 24.3 By public facts, must the Phasing player still attack a marked hex? */
export const isOwedOpenly = (g: State, side: SideNo): boolean =>
  owedHexes(g, side).some(
    hex => anyMayAttack(g, neighboursOf(g, side, hex), hex, { ...markIn(g, hex)!, openly: true })?.ok === true,
  );
/** Ok if one of these units may attack, else the refusal for the first of them. */
export const anyMayAttack = (g: State, units: readonly number[], hex: number, mark: Marked): Verdict | undefined => {
  let first: Verdict | undefined;
  for (const u of units) {
    const v = mayAttack(g, u, hex, mark);
    if (v.ok) return v;
    first ??= v;
  }
  return first;
};
