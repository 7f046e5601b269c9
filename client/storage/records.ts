/** Records from outside: imported, replayed and verified. Loaded with the first one, because most games never need it. */
import type { Record } from '../../engine/journal.ts';
import { type GameModule } from '../../engine/pack.ts';
import { BadPack } from '../../engine/read-pack.ts';
import { logFor, restore } from '../../engine/table.ts';
import { gameFor } from '../../games/open.ts';
import type { Course } from '../../screen/session.ts';
import { courseOf } from '../game/course.ts';
import { storeNew, noRoller, rollerOf } from '../worker/games.ts';
import { BadRecord, readRecord } from './record.ts';
import type { Luck } from '../game/session.ts';
import { luckIn } from '../game/snapshot.ts';
import { get, list } from './storage.ts';
import { checkRecord, type Report } from '../verify/check.ts';

export interface Verified extends Report {
  readonly luck?: Luck;
}

/** The game of a record, with the record's own data pack. */
const boxOf = async (r: Record): Promise<GameModule> => {
  try {
    return await gameFor(r.game, r.pack);
  } catch (e) {
    throw e instanceof BadPack ? new BadRecord(`This record's data pack cannot be used: ${e.message}`) : e;
  }
};
const restored = (game: Parameters<typeof restore>[0], r: Record): ReturnType<typeof restore> => {
  try {
    return restore(game, r, r.seed ? rollerOf(r.seed) : noRoller);
  } catch (e) {
    throw new BadRecord(`This record does not replay by our rules: ${(e as Error).message}. Nothing was changed here.`);
  }
};
/** The id of a stored game that is this record already, if there is one. */
const storedIdOf = async (r: Record): Promise<string | undefined> => {
  for (const { id, game } of await list()) {
    if (game !== r.game) continue;
    const { kept } = await get(id);
    if (kept.record.commitment === r.commitment && kept.record.entries.length === r.entries.length) return id;
  }
  return undefined;
};
/** Stores a record from outside as a new game and returns its id. */
export const importRecord = async (text: string): Promise<string> => {
  const r = readRecord(text);
  const box = await boxOf(r);
  const table = restored(box.game, r);
  const known = await storedIdOf(r);
  if (known) return known;
  return storeNew(
    box,
    table,
    { seats: Object.fromEntries(box.game.sides.map(side => [side, 'me'])), guided: false },
    r.seed,
    r,
  );
};

/** How the game of a record was decided; undefined if it is not over. */
export const courseOfText = async (text: string): Promise<Course | undefined> => {
  const r = readRecord(text);
  const box = await boxOf(r);
  const table = restored(box.game, r);
  return table.g.wait.for === 'over' ? courseOf(box, table) : undefined;
};

const verified = async (r: Record): Promise<Verified> => {
  const box = await boxOf(r);
  const report = checkRecord(box.game, r);
  if (report.fault) return report;
  const table = restore(box.game, r, noRoller);
  return { ...report, luck: luckIn(box, table, logFor(table, box.game.sides[0])) };
};
export const verifyText = (text: string): Promise<Verified> => verified(readRecord(text));
export const verifyGame = async (id: string): Promise<Verified> => {
  const { card, kept } = await get(id);
  return verified(card.over && kept.seed ? { ...kept.record, seed: kept.seed } : kept.record);
};
