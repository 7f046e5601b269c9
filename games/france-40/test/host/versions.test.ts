/** A game that a server holds is played to its end by the rules it was made under. */
import { expect, test } from 'vitest';
import { loadGame } from '../../../../server/game-host/load.ts';
import { openStore } from '../../../../server/store/store.ts';
import { AT } from '../../model/state.ts';

test.each([1, 2])('a game made under version %i of the rules', async rules => {
  const store = await openStore(':memory:');
  await store.change([
    [
      `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, started, waiting, bot, turn) values ('g', 'france-40', '1940', '{}', $1, '{}', 0, 1, 'p', 'x', 'y', 0, 'playing', 1, 'allied', 0, 1)`,
      rules,
    ],
    [
      `insert into journal (game, seq, at, msg, act) values ('g', 1, 1, null, $1)`,
      JSON.stringify({ is: 'start', nonces: [], entries: [] }),
    ],
  ]);
  const held = (await loadGame(store, 'g'))!;
  expect([held.rules, held.table!.rules, held.table!.g.cells[AT.rules]]).toEqual([rules, rules, rules - 1]);
  await store.close();
});
