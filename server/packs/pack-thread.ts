/** The thread that reads and checks data packs. What a pack costs is spent here, and ends with the thread if it is too much. */
import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { packHash, type DataPack } from '../../engine/pack.ts';
import { BadPack, readPack } from '../../engine/read-pack.ts';
import { gameFor, gameForChecked } from '../../games/open.ts';
import { listingOf } from '../../games/shelf.ts';
import { newGameFrom, noSuchGame } from '../lobby/new-game.ts';
import { wordsOf } from '../operations/log.ts';
import type { Finding, Task } from './pack-checker.ts';
import { Refusal } from '../http/refusal.ts';
import { bodyIn, Create, faultIn } from '../wire.ts';

const port = parentPort!;
const answers = new Map<string, (known: boolean) => void>();
const isKnown = (game: string, hash: string): Promise<boolean> =>
  new Promise(done => {
    answers.set(hash, done);
    port.postMessage({ is: 'known?', game, hash } satisfies Finding);
  });

const createIn = (bytes: Uint8Array): Create => {
  let wanted: unknown;
  try {
    wanted = bodyIn(Buffer.from(bytes).toString('utf8'));
  } catch (e) {
    throw new Refusal('malformed', `this is not JSON: ${wordsOf(e)}`.slice(0, 200));
  }
  const read = v.safeParse(Create, wanted, { abortEarly: true });
  if (!read.success) throw new Refusal('malformed', faultIn(read.issues));
  return read.output;
};
/** Loads only the games that packs come for: all of them would take more memory than a pack may. */
const openChecked = async (id: string, data: DataPack, hash: string): Promise<Game> => {
  if (!listingOf(id)?.pack) throw noSuchGame(id);
  return ((await isKnown(id, hash)) ? await gameForChecked(id, data) : await gameFor(id, data)).game;
};
/** A new game with a data pack, as it is to be stored. */
const newGame = async (bytes: Uint8Array): Promise<Finding> => {
  const wanted = createIn(bytes);
  if (wanted.pack === undefined) throw new Refusal('too large', 'only a new game with a data pack may be this long');
  const data = readPack(wanted.pack);
  const hash = packHash(data);
  const game = newGameFrom(await openChecked(wanted.game, data, hash), wanted);
  const pack = { hash, name: data.name, text: JSON.stringify(data), checked: game.version };
  return { is: 'done', wanted: { name: wanted.name, game, pack } };
};
/** Opens the pack as well, because only then do the rules refuse tables they cannot use. */
const checkAgain = async (id: string, text: string): Promise<Finding> => {
  // some names were stored before names were checked
  await gameFor(id, readPack({ ...(JSON.parse(text) as DataPack), name: 'stored' }));
  return { is: 'done' };
};
const found = async (task: Task): Promise<Finding> => {
  try {
    return task.is === 'new game' ? await newGame(task.bytes) : await checkAgain(task.game, task.text);
  } catch (e) {
    if (e instanceof BadPack) return { is: 'refused', code: 'malformed', message: e.faults.join('\n') };
    if (e instanceof Refusal) return { is: 'refused', code: e.code, message: e.message };
    return { is: 'refused', code: 'malformed', message: `the data pack cannot be opened: ${wordsOf(e)}`.slice(0, 200) };
  }
};

port.on('message', (wanted: Task | { readonly is: 'known'; readonly hash: string; readonly known: boolean }) => {
  if (wanted.is !== 'known') {
    void found(wanted).then(finding => port.postMessage(finding));
    return;
  }
  answers.get(wanted.hash)?.(wanted.known);
  answers.delete(wanted.hash);
});
port.postMessage({ is: 'ready' } satisfies Finding);
