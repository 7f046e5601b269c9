/** The laws of the screen. */
import {
  canBePutAway,
  escapePutsAway,
  fitsWindow,
  litPlacesAreFree,
  noSidewaysScroll,
  nothingOverTheQuestion,
} from './laws/boxes.ts';
import { badgeIsHarmless, badgeMeansItsLabel, badgesAreUnique, everyKeyHasABadge } from './laws/keys.ts';
import { mapStandsStill } from './laws/map.ts';
import { oddsAreTheRules, theConsoleIsQuiet, thereIsSomethingToDo } from './laws/rules.ts';
import { fingerWords, headingsAreWhole, nationsAreCapitalised, plainWords, textIsWhole } from './laws/words.ts';
import type { Law } from './moment.ts';

export const LAWS: readonly Law[] = [
  fitsWindow,
  noSidewaysScroll,
  nothingOverTheQuestion,
  litPlacesAreFree,
  canBePutAway,
  escapePutsAway,
  badgesAreUnique,
  badgeMeansItsLabel,
  badgeIsHarmless,
  everyKeyHasABadge,
  mapStandsStill,
  plainWords,
  nationsAreCapitalised,
  fingerWords,
  textIsWhole,
  headingsAreWhole,
  oddsAreTheRules,
  thereIsSomethingToDo,
  theConsoleIsQuiet,
];
