/** The engine's worker: rules, records and seeds live here; the page gets snapshots. */
import type { CaseText, OptionSpec, Scenario } from '../engine/game.ts';
import { parsePack, type DataPack } from '../engine/pack.ts';
import { gameFor } from '../games/open.ts';
import type { Course } from '../screen/session.ts';
import { verbs as desk } from './desk.ts';
import { verbs as online } from './online/desk.ts';
import { staff } from './post.ts';
import type { Verified } from './records.ts';

export interface About {
  readonly id: string;
  readonly title: string;
  readonly sides: readonly string[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  readonly cases: { readonly [c: string]: CaseText };
}

const about = async (id: string): Promise<About> => {
  const {
    game: { title, sides, scenarios, options, cases },
  } = await gameFor(id);
  return { id, title, sides, scenarios, options, cases };
};

/** A data pack for a game from the text of its file; throws every fault in words. */
const readPack = async (game: string, text: string): Promise<DataPack> => {
  const pack = parsePack(text);
  await gameFor(game, pack);
  return pack;
};

const records = () => import('./records.ts');
const importRecord = async (text: string): Promise<string> => (await records()).importRecord(text);
const verifyText = async (text: string): Promise<Verified> => (await records()).verifyText(text);
const verifyGame = async (id: string): Promise<Verified> => (await records()).verifyGame(id);

const courseOfText = async (text: string): Promise<Course | undefined> => (await records()).courseOfText(text);

const verbs = { ...desk, ...online, about, readPack, importRecord, verifyText, verifyGame, courseOfText };
export type Office = typeof verbs;
staff(verbs);
