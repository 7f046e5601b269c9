/** The engine worker: rules, records and seeds live here, and the page receives snapshots. */
import type { OptionSpec, Scenario } from '../../engine/game.ts';
import type { DataPack } from '../../engine/pack.ts';
import { gameFor } from '../../games/open.ts';
import type { Course } from '../../screen/session.ts';
import { verbs as desk } from './worker-api.ts';
import { serveCalls } from './worker-calls.ts';
import type { Verified } from '../storage/records.ts';

export interface About {
  readonly id: string;
  readonly title: string;
  readonly sides: readonly string[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
}

const about = async (id: string): Promise<About> => {
  const {
    game: { title, sides, scenarios, options },
  } = await gameFor(id);
  return { id, title, sides, scenarios, options };
};

/** Reads a data pack for a game from the text of its file; throws with every fault in words. */
const readPack = async (game: string, text: string): Promise<DataPack> => {
  const { parsePack } = await import('../../engine/read-pack.ts');
  const pack = parsePack(text);
  await gameFor(game, pack);
  return pack;
};

const records = () => import('../storage/records.ts');
const importRecord = async (text: string): Promise<string> => (await records()).importRecord(text);
const verifyText = async (text: string): Promise<Verified> => (await records()).verifyText(text);
const verifyGame = async (id: string): Promise<Verified> => (await records()).verifyGame(id);

const courseOfText = async (text: string): Promise<Course | undefined> => (await records()).courseOfText(text);

type Online = (typeof import('../online/worker-api.ts'))['verbs'];
/** A call of the online worker API, which is loaded with the first online game. */
const online =
  <V extends keyof Online>(verb: V) =>
  async (...args: Parameters<Online[V]>): Promise<Awaited<ReturnType<Online[V]>>> => {
    const run: (...args: Parameters<Online[V]>) => unknown = (await import('../online/worker-api.ts')).verbs[
      verb
    ] as never;
    return (await run(...args)) as Awaited<ReturnType<Online[V]>>;
  };
const onlineVerbs = {
  onlineSit: online('onlineSit'),
  onlineWhole: online('onlineWhole'),
  onlineMoved: online('onlineMoved'),
  onlineLook: online('onlineLook'),
  onlineWatch: online('onlineWatch'),
  onlineWhy: online('onlineWhy'),
  onlineWithout: online('onlineWithout'),
  onlineDetail: online('onlineDetail'),
  onlineBrief: online('onlineBrief'),
  onlineStanding: online('onlineStanding'),
} satisfies { readonly [V in keyof Online]: unknown };

const verbs = { ...desk, ...onlineVerbs, about, readPack, importRecord, verifyText, verifyGame, courseOfText };
export type WorkerApi = typeof verbs;
serveCalls(verbs);
