/** Games played in Node by the same engine, as the files a player may open: a way to any position without dice of luck. */
import type { Record } from '../../../engine/journal.ts';
import { labelled } from '../../../engine/labels.ts';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { commitment, numbersFor } from '../../../engine/seed.ts';
import { choicesOf, newTable, play, record, type Table } from '../../../engine/table.ts';
import { strangeVictory as game } from '../../../games/strange-victory/game.ts';

const SEED = '5eed'.repeat(16);
const SIDE = game.sides[0]!;

/** Random choices with the committed seed until `until` says stop, else to the end. */
export const playedUntil = (name: string, until: (t: Table) => boolean = () => false): Table => {
  const rnd = seededRandom(name);
  const t = newTable(game, {
    scenario: 'channel',
    options: optionsOf(game, 'channel', {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
  while (t.g.wait.for !== 'over' && !until(t)) {
    const all = choicesOf(t, SIDE);
    play(t, SIDE, labelled(game.labels, all[rnd(all.length)]!));
  }
  return t;
};
export const recordOf = (t: Table): Record => record(t, SEED);

/** A game one choice before its end, outside a fight, where that choice is the only one left: whoever goes on, ends it. */
export const beforeTheEnd = (): Table => {
  for (let i = 0; i < 200; i++) {
    const last = playedUntil(`ending ${i}`).entries.findLastIndex(e => e.is === 'choice');
    const t = playedUntil(`ending ${i}`, x => x.entries.length === last);
    if (choicesOf(t, SIDE).length === 1 && !['preparing', 'rolling'].includes(asked(t))) return t;
  }
  throw new Error('no game ends with a choice that is the only one');
};
/** What the table waits for. */
export const asked = (t: Table): string => game.machine.open(t.g)[0]?.kind ?? '';

/** A file as a browser hands it over. */
export const fileOf = (r: Record, name = 'game.phoney.json'): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(r)),
});
