/** The engine's worker: rules, records and seeds live here; the page gets snapshots. */
import type { CaseText, OptionSpec, Scenario } from '../engine/game.ts';
import { parsePack, type DataPack } from '../engine/pack.ts';
import { gameFor } from '../games/open.ts';
import * as desk from './desk.ts';
import * as online from './online/desk.ts';
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

const {
  create,
  openGame,
  whole,
  close,
  playOn,
  takeOver,
  choose,
  ask,
  takeBack,
  goBack,
  withoutOrder,
  outOfLane,
  reset,
  look,
  exported,
  brief,
  detail,
  botBrief,
  botChoose,
  sit,
  watchAs,
  seat,
  standing,
  order,
} = desk;
const verbs = {
  create,
  openGame,
  whole,
  close,
  playOn,
  takeOver,
  choose,
  ask,
  takeBack,
  goBack,
  withoutOrder,
  outOfLane,
  reset,
  look,
  exported,
  brief,
  detail,
  botBrief,
  botChoose,
  sit,
  watchAs,
  seat,
  standing,
  order,
  about,
  readPack,
  importRecord,
  verifyText,
  verifyGame,
};
const verbsOnline = {
  onlineSit: online.onlineSit,
  onlineMoved: online.onlineMoved,
  onlineLook: online.onlineLook,
  onlineWatch: online.onlineWatch,
  onlineWhy: online.onlineWhy,
  onlineWithout: online.onlineWithout,
  onlineDetail: online.onlineDetail,
  onlineBrief: online.onlineBrief,
  onlineStanding: online.onlineStanding,
};
export type Office = typeof verbs & typeof verbsOnline;
staff({ ...verbs, ...verbsOnline } as unknown as Parameters<typeof staff>[0]);
