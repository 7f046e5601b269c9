/** Makes the box from the data tables. */
import { makeOdds } from '../../../kernel/odds.ts';
import { makeArmy } from './army.ts';
import type { Box } from './box.ts';
import type { France40Tables } from '../data/tables.ts';
import { makeGround } from './ground.ts';
import { makeRulesCache } from './cache.ts';
import { makePlans } from './prepared-set-ups.ts';
import { makeExits } from '../rules/exits.ts';
import { makeBoard, placeNames } from './state.ts';

export const makeBox = (tables: France40Tables): Box => {
  const ground = makeGround(tables);
  const army = makeArmy(tables, ground);
  const box = {
    tables,
    charts: tables.charts,
    ODDS: makeOdds(tables.charts.crt.columns),
    ...ground,
    ...army,
    PLACES: placeNames(ground),
    ...makeBoard(ground, army),
    EXITS_BY: makeExits(ground),
    PLANS: makePlans(tables.setups, ground, army),
  };
  return { ...box, cache: makeRulesCache(box) }; // The spread makes a fresh object: V8 reads its fields faster than those of one with this many added keys.
};
