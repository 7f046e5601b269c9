/** Taking a game down from the shelf: its pack fetched when needed, its box opened as shipped or with a data pack laid over it. */
import type { Brain } from '../bots/brain.ts';
import { lay, packHash, type Boxed, type Checks, type DataPack, type Pack } from '../engine/pack.ts';
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
const unbox = (pack: Pack, over?: { readonly data: DataPack; readonly checks: Checks }): Boxed => {
  const key = over ? `${pack.id} ${packHash(over.data)}` : pack.id;
  const known = opened.get(key);
  if (known) return known;
  const boxed = over ? lay(pack, over.checks, over.data) : pack.gameOf(pack.shipped);
  opened.set(key, boxed);
  const foreign = [...opened.keys()].filter(k => k.includes(' '));
  for (const old of foreign.slice(0, Math.max(0, foreign.length - MOST_OPEN))) opened.delete(old);
  return boxed;
};
/** The game out of its box: as shipped, or with a data pack laid over it. */
export const gameFor = async (id: string, data?: DataPack): Promise<Boxed> => {
  const pack = await packOf(id);
  return data ? unbox(pack, { data, checks: await pack.checks() }) : unbox(pack);
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
  readonly checks: Checks;
  readonly printer: Printer;
  readonly brain: Brain | undefined;
}
const taken = async (l: Playable): Promise<Taken> => {
  const [pack, printer, brain] = await Promise.all([packOf(l.id), l.printer(), brainFor(l.id)]);
  return { pack, checks: await pack.checks(), printer, brain };
};
export const openShelf = async (): Promise<Shelf> => {
  const all = await Promise.all(PLAYABLE.map(taken));
  const at = (id: string): Taken | undefined => all.find(t => t.pack.id === id);
  return {
    boxes: all.map(t => unbox(t.pack)),
    ids: all.map(t => t.pack.id).join(', '),
    find: (id, data) => {
      const t = at(id);
      return t && (data ? unbox(t.pack, { data, checks: t.checks }) : unbox(t.pack));
    },
    brain: id => at(id)?.brain,
    printer: id => at(id)!.printer,
  };
};
