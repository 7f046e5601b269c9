/** A box from its tables. */
import { makeArmy } from './army.ts';
import type { Box } from './box.ts';
import type { NoRetreatTables } from './data/tables.ts';
import { makeDeck } from './deck.ts';
import { makeGround } from './ground.ts';
import { makeKept } from './kept.ts';
import { makeBoard, placeNames } from './state.ts';

export const unpack = (tables: NoRetreatTables): Box => {
  const ground = makeGround(tables);
  const army = makeArmy(tables);
  const deck = makeDeck(tables);
  const box = {
    tables,
    charts: tables.charts,
    ...ground,
    ...army,
    ...deck,
    PLACES: placeNames(ground),
    ...makeBoard(ground, army, deck),
  };
  return { ...box, kept: makeKept(box) }; // copied: what grew key by key is read through a hash table, a copy as quickly as a field
};
