/** Taking a game down from the shelf: its pack fetched when needed, its box opened as shipped or with a data pack laid over it. */
import type { Brain } from '../bots/brain.ts';
import { packHash, type Boxed, type Checks, type DataPack, type Pack } from '../engine/pack.ts';
import type { Printer } from '../engine/text.ts';
import { listingOf, playable, PLAYABLE, type Playable } from './shelf.ts';

const packs = new Map<string, Promise<Pack>>();
/** Rules, views and tables of a game, fetched once. */
export const packOf = async (id: string): Promise<Pack> => {
  const { pack } = playable(id);
  const found = packs.get(id) ?? pack();
  packs.set(id, found);
  found.catch(() => packs.delete(id));
  return found;
};
/** Boxes opened here, by game and by the hash of what was laid over it; of foreign packs only the last few are kept. */
const opened = new Map<string, Boxed>();
const MOST_OPEN = 32;
/** A data pack with what it takes to lay it: the game's checks, and the code that reads them. */
interface Over {
  readonly data: DataPack;
  readonly checks: Checks;
  readonly lay: typeof import('../engine/lay.ts').lay;
}
const unbox = (pack: Pack, over?: Over): Boxed => {
  const key = over ? `${pack.id} ${packHash(over.data)}` : pack.id;
  const known = opened.get(key);
  if (known) return known;
  const boxed = over ? over.lay(pack, over.checks, over.data) : pack.gameOf(pack.shipped);
  opened.set(key, boxed);
  const foreign = [...opened.keys()].filter(k => k.includes(' '));
  for (const old of foreign.slice(0, Math.max(0, foreign.length - MOST_OPEN))) opened.delete(old);
  return boxed;
};
/** The game out of its box: as shipped, or with a data pack laid over it. */
export const gameFor = async (id: string, data?: DataPack): Promise<Boxed> => {
  const pack = await packOf(id);
  return data ? unbox(pack, { data, ...(await toLay(pack)) }) : unbox(pack);
};
/** Fetched with the first data pack only. */
const toLay = async (pack: Pack): Promise<Omit<Over, 'data'>> => {
  const [{ lay }, checks] = await Promise.all([import('../engine/lay.ts'), pack.checks()]);
  return { lay, checks };
};

/** What a bot must know of the game; none where it plays by its random choices and its score. */
export const brainFor = async (id: string): Promise<Brain | undefined> => listingOf(id)?.brain?.();

/** Every game that can be played, fetched and ready. */
export interface Shelf {
  readonly boxes: readonly Boxed[];
  readonly ids: string;
  find(id: string, data?: DataPack): Boxed | undefined;
  brain(id: string): Brain | undefined;
  printer(id: string): Printer;
}
interface Taken {
  readonly pack: Pack;
  readonly over: Omit<Over, 'data'>;
  readonly printer: Printer;
  readonly brain: Brain | undefined;
}
const taken = async (l: Playable): Promise<Taken> => {
  const [pack, printer, brain] = await Promise.all([packOf(l.id), l.printer(), brainFor(l.id)]);
  return { pack, over: await toLay(pack), printer, brain };
};
export const openShelf = async (): Promise<Shelf> => {
  const all = await Promise.all(PLAYABLE.map(taken));
  const at = (id: string): Taken | undefined => all.find(t => t.pack.id === id);
  return {
    boxes: all.map(t => unbox(t.pack)),
    ids: all.map(t => t.pack.id).join(', '),
    find: (id, data) => {
      const t = at(id);
      return t && (data ? unbox(t.pack, { data, ...t.over }) : unbox(t.pack));
    },
    brain: id => at(id)?.brain,
    printer: id => at(id)!.printer,
  };
};
