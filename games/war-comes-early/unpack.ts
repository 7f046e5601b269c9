/** A box from its tables. */
import { makeArmy } from './army.ts';
import type { Box } from './box.ts';
import type { WarComesEarlyTables } from './data/tables.ts';
import { makeGround } from './ground.ts';
import { makeKept } from './kept.ts';
import { makePlans } from './plans.ts';
import { makeBoard, placeNames } from './state.ts';

export const unpack = (tables: WarComesEarlyTables): Box => {
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
  return { ...box, kept: makeKept(box) }; // copied: what grew key by key is read through a hash table, a copy as quickly as a field
};
