/** A box from its tables. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import { makeArmy } from './army.ts';
import type { Box } from './box.ts';
import { GROUNDS, type Charts } from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';
import { makeDeck } from './deck.ts';
import { makeGround } from './ground.ts';
import { makeRulesCache } from './cache.ts';
import { placeNames } from './places.ts';
import { makeBoard } from './state.ts';

/** The charts, with terrain rows in one shape. */
const chartsFrom = ({ charts }: NoRetreatTables): Charts => {
  const { river, great } = charts;
  const [over, overGreat, ...grounds] = uniformRows([river, great, ...GROUNDS.map(ground => charts.terrain[ground])]);
  const terrain = Object.fromEntries(GROUNDS.map((ground, i) => [ground, grounds[i]!])) as Charts['terrain'];
  return { ...charts, terrain, river: over!, great: overGreat! };
};

export const makeBox = (tables: NoRetreatTables): Box => {
  const ground = makeGround(tables);
  const army = makeArmy(tables);
  const deck = makeDeck(tables);
  const box = {
    tables,
    charts: chartsFrom(tables),
    ...ground,
    ...army,
    ...deck,
    PLACES: placeNames(ground),
    ...makeBoard(ground, army, deck),
  };
  return { ...box, cache: makeRulesCache(box) }; // copied, because an object grown key by key is read through a hash table, and a copy as fast as a field
};
