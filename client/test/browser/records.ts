/** Games played in Node by the same engine, as files a player can open: a way to any position that does not depend on luck. */
import { optionsOf, type Game } from '../../../engine/game.ts';
import type { Record } from '../../../engine/journal.ts';
import { labelled } from '../../../engine/labels.ts';
import { seededRandom } from '../../../engine/random.ts';
import { commitment, numbersFor } from '../../../engine/seed.ts';
import { choicesOf, newTable, play, record, type Table } from '../../../engine/table.ts';
import type { File } from './table.ts';

const SEED = '5eed'.repeat(16);

/** Plays random choices with the committed seed until `until` holds, or to the end. */
export const playedUntil = (game: Game, name: string, until: (t: Table) => boolean = () => false): Table => {
  const rnd = seededRandom(name);
  const scenario = game.scenarios[0]!.id;
  const t = newTable(game, {
    scenario,
    options: optionsOf(game, scenario, {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
  while (t.g.wait.for !== 'over' && !until(t)) {
    const { side } = game.machine.open(t.g)[0]!;
    const all = choicesOf(t, side);
    play(t, side, labelled(game.labels, all[rnd(all.length)]!));
  }
  return t;
};
export const recordOf = (t: Table): Record => record(t, SEED);

/** A record as a file for the browser's file chooser. */
export const fileOf = (r: Record, name = 'game.phoney.json'): File => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(r)),
});
