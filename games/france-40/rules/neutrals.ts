/** 3.6, 4.3 The neutrals: violation, capitulation, the Swiss strategy. */
import { roll } from '../../../engine/chance.ts';
import type { Watch } from '../../../engine/events.ts';
import { look } from '../../../engine/events.ts';
import { done, next } from '../../../engine/flow.ts';
import { blockedBy, granted, no, ok, type Caution, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { BRITISH, G, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import {
  BELGIUM as BELGIAN_GROUND,
  citiesOf,
  countryOf,
  LUXEMBOURG as LUX_GROUND,
  NETHERLANDS as DUTCH_GROUND,
  SWITZERLAND as SWISS_GROUND,
} from '../model/ground.ts';
import {
  ALLIED,
  anyOnMap,
  AT,
  AT_WAR,
  boxPlace,
  CAPITULATED,
  DEAD,
  GERMAN,
  heldOf,
  is1940,
  NEUTRAL,
  NEUTRALS,
  NOT_IN_PLAY,
  onMap,
  putUnit,
  someOnMap,
  neutralStatus,
  turnOf,
} from '../model/state.ts';
import { call, emit, steps, type FranceEvent } from './flow.ts';
import { statusCell } from './obstacles.ts';

/** 4.3 The Swiss strategies; 0 is undecided. */
export const FORWARD = 1;
export const REDOUBT = 2;
export const BELGIUM = 0;
export const NETHERLANDS = 1;
export const LUXEMBOURG = 2;
export const SWITZERLAND = 3;
const GROUND_OF = [BELGIAN_GROUND, DUTCH_GROUND, LUX_GROUND, SWISS_GROUND];
export const neutralAt = (g: State, hex: number): number => GROUND_OF.indexOf(countryOf(g, hex));

/** 4.3 The German player may violate a neutral in his Movement or Combat Phase. */
const mayViolate = (g: State, neutral: number): Verdict => {
  if (!is1940(g)) return no('3.2', 'the neutrals are out of play in 1939');
  return neutralStatus(g, neutral) === NEUTRAL
    ? ok
    : blockedBy(statusCell(neutral), '4.3', `${NEUTRALS[neutral]} is no longer neutral`);
};
export type Violation = { readonly do: 'violate'; readonly neutral: number };
const VIOLATE: readonly Violation[] = NEUTRALS.map((_, neutral) => ({ do: 'violate', neutral }));
export const violations = (g: State, side: SideNo): readonly Violation[] =>
  side === G && is1940(g) ? VIOLATE.filter(c => neutralStatus(g, c.neutral) === NEUTRAL) : [];
export const judgeViolation = (g: State, side: SideNo, c: Violation): Verdict =>
  side === G || !is1940(g)
    ? mayViolate(g, c.neutral).ok && c.neutral === SWITZERLAND
      ? granted({ bars: 'chance' })
      : mayViolate(g, c.neutral)
    : no('4.3', 'only the Germans violate a neutral');
/** 3.6 What a player should read before a violation. */
export const beforeViolation = (c: Violation): Caution => ({
  says: [`${NEUTRALS[c.neutral]} joins the Allies at once, for the rest of the game`],
  asks: true,
});
export const sayViolation = (c: Violation): string => `Violate the neutrality of ${NEUTRALS[c.neutral]}`;
/** 3.6 The country joins the Allies at once. Does nothing if it was violated before. */
export const violate = (g: State, neutral: number): void => {
  if (neutralStatus(g, neutral) !== NEUTRAL) return;
  g.cells[AT.neutral + neutral] = AT_WAR;
  g.cells[AT.violated + neutral] = turnOf(g);
  emit(g, { is: 'violated', case: '4.3', neutral });
};

const citiesIn = (g: State, neutral: number): readonly number[] => citiesOf(g, GROUND_OF[neutral]!);
const heldIn = (g: State, neutral: number): number => heldOf(g, G, citiesIn(g, neutral));
export const unitsOf = (g: State, neutral: number): readonly number[] =>
  boxOf(g).NEUTRAL_ARMIES[neutral]!.filter(u => onMap(g, u));
/** 4.3 Whether a country at war meets its conditions of capitulation. */
export const mustCapitulate = (g: State, neutral: number): boolean => {
  if (neutralStatus(g, neutral) !== AT_WAR) return false;
  switch (neutral) {
    case NETHERLANDS:
      return heldIn(g, neutral) >= chartsOf(g).capitulation.Netherlands;
    case BELGIUM:
      return heldIn(g, neutral) >= chartsOf(g).capitulation.Belgium || !anyOnMap(g, BRITISH);
    case LUXEMBOURG:
      return heldOf(g, G, boxOf(g).HEXES_OF[LUX_GROUND]!) > 0; // the instant a German enters
    default:
      return (
        g.cells[AT.swiss] === FORWARD &&
        (heldIn(g, neutral) === citiesIn(g, neutral).length || !someOnMap(g, boxOf(g).NEUTRAL_ARMIES[neutral]!))
      );
  }
};
const capitulate = (g: State, neutral: number): void => {
  g.cells[AT.neutral + neutral] = CAPITULATED;
  const army = unitsOf(g, neutral);
  if (army.length) look(g, GERMAN, '4.3', { units: army }); // 3.10 hidden units become known in the dead pile
  for (const u of army) putUnit(g, u, boxPlace(g, DEAD));
  emit(g, { is: 'capitulated', case: '4.3', neutral });
};
/** 4.3 Every neutral that meets its conditions capitulates now. */
export const checkCapitulations = (g: State): undefined => {
  if (is1940(g)) for (let n = 0; n < NEUTRALS.length; n++) if (mustCapitulate(g, n)) capitulate(g, n);
  return undefined;
};
export const neutralWatches: readonly Watch<FranceEvent>[] = [
  { on: 'entered', case: '4.3', run: checkCapitulations },
  { on: 'eliminated', case: '4.3', run: checkCapitulations },
  { on: 'left', case: '4.3', run: checkCapitulations },
  { on: 'violated', case: '4.3', run: (g, e) => (e.neutral === SWITZERLAND ? call('swiss') : checkCapitulations(g)) },
];

/** 4.3 The Allies roll once for forward defence or the redoubt. */
export const swissSteps = steps('swiss', [
  {
    at: '4.3/swiss',
    case: '4.3',
    name: 'The Swiss choose',
    run: () => roll(ALLIED, '4.3', 6),
    fed: (g, _f, [face]) => {
      const forward = chartsOf(g).swiss.find(s => face! >= s.die.from && face! <= s.die.to)!.strategy === 'forward';
      g.cells[AT.swiss] = forward ? FORWARD : REDOUBT;
      if (!forward) for (const u of unitsOf(g, SWITZERLAND)) putUnit(g, u, boxPlace(g, NOT_IN_PLAY));
      emit(g, { is: 'swiss', case: '4.3', face: face!, forward: forward ? 1 : 0 });
      return next;
    },
  },
  { at: '4.3/done', case: '4.3', name: 'The Swiss choose', run: () => done() },
]);
/** 4.3 Whether three of the four have capitulated. */
export const neutralsOverturned = (g: State): boolean =>
  NEUTRALS.filter((_, n) => neutralStatus(g, n) === CAPITULATED).length >= chartsOf(g).overturn.neutrals;
