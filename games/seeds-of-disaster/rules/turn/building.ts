/** 7.2 Which steps, corps and fleets can be built. */
import { blockedBy, cells, no, ok, trackCell, type Refused, type Verdict, places } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  isFleet,
  isMobileKind,
  mostSteps,
  nationOf,
  onReplacement,
  outOfPlay,
  placeOf,
  replacementLeft,
  rowOf,
  sideOf,
  staysHome,
  stepsOf,
  typeOf,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { A, boxOf, type SideNo } from '../../model/box.ts';
import { centresOf } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, hasTechnology2 } from '../../model/tracks.ts';
import { counted } from '../combat/result-words.ts';
import { canAfford, costOf, mayBuy } from './costs.ts';
import { investedWords } from './technology.ts';

export type Build = { readonly do: 'build'; readonly unit: number; readonly steps: number; readonly area?: number };
export const isNew = (g: State, unit: number): boolean => stepsOf(g, unit) === 0;
/** 7.2.1, 7.2.4, 7.2.5 Whether a new corps is placed on a centre of its country at once. */
export const appearsOnMap = (g: State, unit: number): boolean => {
  const nation = nationOf(g, unit);
  return nation === 'Belgium' || nation === 'Netherlands' || (nation === 'Germany' && typeOf(g, unit) === 'infantry');
};
const wasBuilt = (g: State, unit: number): boolean => placeOf(g, unit) !== forcePool(g, A);
const ofFrance = (g: State, type: string): readonly number[] =>
  unitsOf(g, A).filter(u => nationOf(g, u) === 'France' && typeOf(g, u) === type);
/** 7.2.7 The French build their DLC first, then a DLM, then armour, one armoured corps a turn. Some corps need card 20. */
const frenchOrder = (g: State, unit: number): Verdict => {
  const [type, name] = [typeOf(g, unit), unitName(g, unit)];
  if (rowOf(g, unit).metier && g.cells[AT.metier] === 0)
    return blockedBy(trackCell('metier'), '7.2.7', `${name} waits for card 20, France Adopts Armée de Métier`);
  if (type === 'mechanised' && !ofFrance(g, 'cavalry').some(u => wasBuilt(g, u)))
    return blockedBy(places(...ofFrance(g, 'cavalry')), '7.2.7', `${name}: the DLC is built first`);
  if (type === 'armoured' && !ofFrance(g, 'mechanised').some(u => wasBuilt(g, u)))
    return blockedBy(places(...ofFrance(g, 'mechanised')), '7.2.7', `${name}: a DLM is built first`);
  if (type === 'armoured' && ofFrance(g, 'armoured').some(u => g.cells[at(g).raised + u] === 1))
    return blockedBy(cells('raised', ...ofFrance(g, 'armoured')), '7.2.7', `${name}: one armoured corps a turn`);
  return ok;
};
const mayRaise = (g: State, unit: number, steps: number): Verdict => {
  const name = unitName(g, unit);
  if (steps !== 1) return no('7.2.6', `${name} begins with one step`);
  if (nationOf(g, unit) === 'Belgium' && !replacementLeft(g))
    return blockedBy(
      cells('steps', ...onReplacement(g)),
      '7.2.5',
      `${name} begins on a replacement counter: both are in use`,
    );
  return nationOf(g, unit) === 'France' ? frenchOrder(g, unit) : ok;
};
/** 7.2.2, 7.3.6 Whether a corps or fleet that is built may gain a step. */
const mayReinforce = (g: State, s: SideNo, unit: number, steps: number): Verdict => {
  const name = unitName(g, unit);
  if (steps !== 1) return no('7.2.2', `${name} gains one step at a time`);
  if (g.cells[at(g).raised + unit] === 1)
    return blockedBy(cells('raised', unit), '7.2.6', `${name} was built this turn: its next step is for another`);
  if ((isFleet(g, unit) || isMobileKind(g, unit)) && !hasTechnology2(g, s))
    return blockedBy(
      cells('invested', s),
      '7.3.6',
      `${name} needs technology level 2 for its full strength: ${investedWords(g, s)}`,
    );
  return ok;
};
/** 2.3.1 A unit has no more steps than its counter. */
const mayStrengthen = (g: State, unit: number, steps: number): Verdict =>
  stepsOf(g, unit) + steps <= mostSteps(g, unit)
    ? ok
    : blockedBy(
        cells('steps', unit),
        '2.3.1',
        `${unitName(g, unit)} has ${counted(stepsOf(g, unit), 'step')}: ${mostSteps(g, unit)} are the most`,
      );
const notOnMap = (g: State, unit: number, name: string): Refused =>
  appearsOnMap(g, unit)
    ? blockedBy(cells('steps', unit), '7.2.1', `${name} was placed when it was raised`)
    : no('7.2.1', `${name} is not placed on the map when it is built`);
const areaFor = (g: State, unit: number, area: number | undefined): Verdict => {
  const name = unitName(g, unit);
  const needed = isNew(g, unit) && appearsOnMap(g, unit);
  if (!needed) return area === undefined ? ok : notOnMap(g, unit, name);
  if (area !== undefined && centresOf(g, nationOf(g, unit)).includes(area)) return ok;
  const ruleCase = staysHome(g, unit) ? '7.2.5' : '7.2.4';
  const why = `${name} appears on a centre of ${nationOf(g, unit)}`;
  return area === undefined ? blockedBy(cells('steps', unit), ruleCase, why) : no(ruleCase, why);
};
const stepAllowed = (g: State, s: SideNo, { unit, steps, area }: Build): Verdict => {
  const placed = areaFor(g, unit, area);
  if (!placed.ok) return placed;
  const most = mayStrengthen(g, unit, steps);
  if (!most.ok || isArmy(g, unit)) return most;
  return isNew(g, unit) ? mayRaise(g, unit, steps) : mayReinforce(g, s, unit, steps);
};
export const mayBuild = (g: State, s: SideNo, c: Build): Verdict => {
  const { unit, steps } = c;
  const name = unitName(g, unit);
  const price = boxOf(g).priceOf[unit]!;
  if (sideOf(g, unit) !== s) return no('7.0', `${name} is not yours`);
  if (price < 0) return no('7.2.4', `${name} comes by event and cannot be bought`);
  if (placeOf(g, unit) === outOfPlay(g)) return blockedBy(places(unit), '7.2.3', `${name} is out of the game`);
  if (steps < 1) return no('7.2.2', `${name}: a step at least`);
  const open = mayBuy(g, price, name);
  if (!open.ok) return open;
  const allowed = stepAllowed(g, s, c);
  if (!allowed.ok) return allowed;
  return canAfford(g, s, steps * costOf(g, price), name);
};
