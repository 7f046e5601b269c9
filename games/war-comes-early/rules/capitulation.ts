/** 4.5 Capitulation, the instant a capital is in enemy hands. */
import { roll } from '../../../engine/chance.ts';
import { look, type Watch } from '../../../engine/events.ts';
import { done, next, over, type Next } from '../../../engine/flow.ts';
import { put as putMarker } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, nationIn, powerOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import {
  BELGIUM,
  CZECHOSLOVAKIA,
  DANZIG,
  DENMARK,
  HUNGARY,
  LITHUANIA,
  LUXEMBOURG,
  NETHERLANDS,
  POLAND,
} from '../model/ground.ts';
import {
  acts,
  AT,
  AT_WAR,
  beside,
  byFirstRules,
  FALLEN,
  foe,
  GERMAN,
  is1939,
  isAlone,
  isBreached,
  ofNation,
  onMap,
  OUT,
  placeOf,
  putUnit,
  REMOVED,
  SEQUENCE_BOXES,
  sideName,
  sideOf,
  sideOfNation,
  stackIn,
  standing,
  topOf,
  touched,
  turnOf,
} from '../model/state.ts';
import { addPoints, breach, takeControl } from './control.ts';
import { emit, procedure, steps, type WarEvent } from './flow.ts';
import { earlyFall } from './victory.ts';

/** The side that must hold a country's capital to bring it down, and the case; 4.5 other countries never capitulate. */
const FALLS: { readonly [country: number]: { readonly to: SideNo; readonly case: string } } = {
  [CZECHOSLOVAKIA]: { to: G, case: '4.5.1' },
  [BELGIUM]: { to: G, case: '4.5.2' },
  [DENMARK]: { to: G, case: '4.5.2' },
  [NETHERLANDS]: { to: G, case: '4.5.2' },
  [DANZIG]: { to: G, case: '4.5.3' },
  [LUXEMBOURG]: { to: G, case: '4.5.3' },
  [LITHUANIA]: { to: G, case: '4.5.3' },
  [HUNGARY]: { to: A, case: '4.5.4' },
  [POLAND]: { to: A, case: '4.5.4' },
};
/** 4.5.1, 4.5.2 Countries for which the Germans roll a die. */
const DICED = [CZECHOSLOVAKIA, BELGIUM, DENMARK, NETHERLANDS];
const caseOf = (country: number): string => FALLS[country]!.case;

/** 4.5 Whether this country can fall at all. */
export const canFall = (country: number): boolean => FALLS[country] !== undefined;

const fallProc = procedure('capitulation');
/** 4.5 Whether it falls now. 13.3 In 1939 the fall of Warsaw ends nothing. */
export const falls = (g: State, country: number): boolean => {
  const rule = FALLS[country];
  const capital = boxOf(g).CAPITAL[country]!;
  if (is1939(g) || !rule || capital < 0 || standing(g, country) !== AT_WAR) return false;
  return (
    g.cells[boxOf(g).CELLS.control + capital] === rule.to + 1 || (country === CZECHOSLOVAKIA && isCzechRingBroken(g))
  );
};
/** 4.5.1 All Czech fortifications breached. */
const isCzechRingBroken = (g: State): boolean => {
  const { FORT_KINDS } = boxOf(g);
  let any = false;
  for (let fort = 0; fort < FORT_KINDS.length; fort++)
    if (FORT_KINDS[fort] === 'czech' || FORT_KINDS[fort] === 'czech heavy') {
      if (!isBreached(g, fort)) return false;
      any = true;
    }
  return any;
};

/** 4.5, 5.2 Removes its units from the game and its forts from play, and with the last nation of a power its marker. */
export const layDown = (g: State, country: number): void => {
  const nation = nationIn(country);
  const { FORT_HEXES, COUNTRY, FORT_KINDS, MARKERS } = boxOf(g);
  g.cells[AT.standing + country] = FALLEN;
  touched(g);
  g.cells[AT.fell + country] = turnOf(g);
  if (nation < 0) return;
  for (const u of ofNation(g, nation)) if (placeOf(g, u) !== beside(g, REMOVED)) putUnit(g, u, beside(g, REMOVED));
  for (const [fort, hex] of FORT_HEXES.entries())
    if (COUNTRY[hex] === country && FORT_KINDS[fort] !== 'west wall' && FORT_KINDS[fort] !== 'maginot')
      breach(g, fort, caseOf(country));
  const power = powerOf(nation);
  if (acts(g, power)) return;
  offTrack(g, power);
  if (g.cells[AT.marker + power] !== beside(g, OUT)) putMarker(MARKERS, g, power, beside(g, OUT));
};
/** 5.2 Empties its box of the sequence track. */
const offTrack = (g: State, power: number): void => {
  const box = g.cells.indexOf(power, AT.sequence);
  if (box >= 0 && box < AT.sequence + SEQUENCE_BOXES) g.cells[box] = 0;
};
/** 8.3 The enemy sees all units that lay down their arms, even those beneath others: this bars an undo. */
const comeOut = (g: State, country: number): void => {
  const nation = nationIn(country);
  if (nation < 0) return;
  for (const hex of new Set(
    ofNation(g, nation)
      .filter(u => onMap(g, u))
      .map(u => placeOf(g, u)),
  )) {
    const units = stackIn(g, hex);
    if (units.length > 1) look(g, sideName(foe(sideOfNation(g, nation))), caseOf(country), { hex, units });
  }
};
/** 3.6 Soviets or others in Prague keep control of it when the Czechs, who have been removed by now, capitulate. */
const isHeldByAllies = (g: State, capital: number): boolean => {
  const unit = topOf(g, capital);
  return unit >= 0 && sideOf(g, unit) === A && !byFirstRules(g);
};
const fall = (g: State, country: number): Next => {
  const capital = boxOf(g).CAPITAL[country]!;
  const early = country === CZECHOSLOVAKIA && isAlone(g);
  comeOut(g, country);
  layDown(g, country);
  emit(g, { is: 'capitulated', case: caseOf(country), country });
  if (early) return over(earlyFall(g));
  if (country === CZECHOSLOVAKIA && !isHeldByAllies(g, capital)) takeControl(g, G, capital); // 4.5.1 if the ring of forts fell first
  return DICED.includes(country) ? next : done();
};
export const capitulationSteps = steps('capitulation', [
  { at: '4.5', case: '4.5', name: 'Capitulation', run: (g, f) => fall(g, f.vars.country) },
  {
    at: '4.5/die',
    case: '4.5',
    name: 'Points for a capitulation',
    run: (_g, f) => roll(GERMAN, caseOf(f.vars.country), 6),
    fed: (g, f, [face]) => {
      emit(g, { is: 'bonus', case: caseOf(f.vars.country), country: f.vars.country, dice: [face!], face: face! });
      addPoints(g, G, face!, caseOf(f.vars.country));
      return done();
    },
  },
]);
export const capitulationWatches: readonly Watch<WarEvent>[] = [
  {
    on: 'taken',
    case: '4.5',
    run: (g, e) => {
      const country = boxOf(g).COUNTRY[e.hex as number]!;
      return boxOf(g).CAPITAL[country] === e.hex && falls(g, country) ? fallProc.call({ country }) : undefined;
    },
  },
  {
    on: 'breached',
    case: '4.5.1',
    run: g => (falls(g, CZECHOSLOVAKIA) ? fallProc.call({ country: CZECHOSLOVAKIA }) : undefined),
  },
];
