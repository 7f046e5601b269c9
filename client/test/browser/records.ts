/** Games played in Node by the same engine, as the files a player may open: a way to any position without dice of luck. */
import type { Record } from '../../../engine/journal.ts';
import { labelled } from '../../../engine/labels.ts';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { commitment, numbersFor } from '../../../engine/seed.ts';
import { choicesOf, newTable, play, record, type Table } from '../../../engine/table.ts';
import { strangeVictory as game } from '../../../games/strange-victory/game.ts';

const SEED = '5eed'.repeat(16), SIDE = game.sides[0]!;

/** Random choices with the committed seed until `until` says stop, else to the end. */
export const playedUntil = (name: string, until: (t: Table) => boolean = () => false): Table => {
  const rnd = seededRandom(name);
  const t = newTable(game, { scenario: 'channel', options: optionsOf(game, {}), commitment: commitment(SEED), roller: (k, sizes) => numbersFor(SEED, k, sizes) });
  while (t.g.wait.for !== 'over' && !until(t)) {
    const all = choicesOf(t, SIDE);
    play(t, SIDE, labelled(game.labels, all[rnd(all.length)]!));
  }
  return t;
};
export const recordOf = (t: Table): Record => record(t, SEED);

/** One choice before the end: that game again, stopped there. */
export const beforeTheEnd = (name: string): Table => {
  const last = playedUntil(name).entries.findLastIndex(e => e.is === 'choice');
  return playedUntil(name, t => t.entries.length === last);
};
/** What the table waits for. */
export const asked = (t: Table): string => game.machine.open(t.g)[0]?.kind ?? '';

/** A file as a browser hands it over. */
export const fileOf = (r: Record, name = 'game.phoney.json'): { name: string; mimeType: string; buffer: Buffer } =>
  ({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(r)) });
