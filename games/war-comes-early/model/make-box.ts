/** A box from its tables. */
import { makeArmy } from './army.ts';
import type { Box } from './box.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import { makeGround } from './ground.ts';
import { makeRulesCache } from './cache.ts';
import { makePlans } from './prepared-set-ups.ts';
import { makeBoard, placeNames } from './state.ts';

export const makeBox = (tables: WarComesEarlyTables): Box => {
  const ground = makeGround(tables);
  const army = makeArmy(tables);
  const { charts } = tables;
  const box = {
    tables,
    charts,
    ...ground,
    ...army,
    PLACES: placeNames(ground),
    ...makeBoard(ground, army, { air: charts.air.markers, railheads: charts.railheads.count }),
    PLANS: makePlans(tables.setups, ground, army),
  };
  return { ...box, cache: makeRulesCache(box) }; // copied, because an object grown key by key is read through a hash table, and a copy as fast as a field
};
