/** Opens games from the shelf: loads a game's pack when needed, and makes the game as shipped or with a data pack laid over it. */
import type { Brain } from '../bots/brain.ts';
import { packHash, type GameModule, type Checks, type DataPack, type Pack } from '../engine/pack.ts';
import type { Printer } from '../engine/text.ts';
import { listingOf, playable, PLAYABLE, type Playable } from './shelf.ts';

const packs = new Map<string, Promise<Pack>>();
/** Rules, views and tables of a game, loaded once. */
export const packOf = async (id: string): Promise<Pack> => {
  const { pack } = playable(id);
  const found = packs.get(id) ?? pack();
  packs.set(id, found);
  found.catch(() => packs.delete(id));
  return found;
};
/** The games as shipped. */
const shipped = new Map<string, GameModule>();
/** A game with a data pack lives as long as somebody plays it; beyond that only the last few are cached. */
const boxes = new WeakMap<DataPack, GameModule>();
const laid = new Map<string, WeakRef<DataPack>>();
const recent = new Map<string, GameModule>();
const MAX_RECENT = 8;
const keyOf = (id: string, hash: string): string => `${id} ${hash}`;
const keepRecent = (key: string, boxed: GameModule): void => {
  recent.delete(key);
  recent.set(key, boxed);
  if (recent.size > MAX_RECENT) recent.delete(recent.keys().next().value!);
};
const keepLaid = (key: string, data: DataPack, boxed: GameModule): void => {
  boxes.set(data, boxed);
  for (const [k, ref] of laid) if (!ref.deref()) laid.delete(k);
  laid.set(key, new WeakRef(data));
};
/** The game of a data pack that is open here already. */
const openBox = (id: string, hash: string): GameModule | undefined => {
  const data = laid.get(keyOf(id, hash))?.deref();
  const boxed = data && boxes.get(data);
  if (boxed) keepRecent(keyOf(id, hash), boxed);
  return boxed;
};
const shippedBox = (pack: Pack): GameModule => {
  const boxed = shipped.get(pack.id) ?? pack.gameOf(pack.shipped);
  shipped.set(pack.id, boxed);
  return boxed;
};
/** `lay` opens a pack that is not open yet. */
const boxWith = (pack: Pack, data: DataPack, lay: (pack: Pack, data: DataPack) => GameModule): GameModule => {
  const known = boxes.get(data);
  if (known?.game.id === pack.id) return known;
  const hash = packHash(data);
  const boxed = openBox(pack.id, hash) ?? lay(pack, data);
  if (!boxes.has(data)) keepLaid(keyOf(pack.id, hash), data, boxed);
  keepRecent(keyOf(pack.id, hash), boxed);
  return boxed;
};
/** The game as shipped, or with a data pack laid over it. */
export const gameFor = async (id: string, data?: DataPack): Promise<GameModule> => {
  const pack = await packOf(id);
  if (!data) return shippedBox(pack);
  const { overlayTables, checks } = await toLay(pack);
  return boxWith(pack, data, (p, d) => overlayTables(p, checks, d));
};
/** With a data pack that was checked before and is not checked again. */
export const gameForChecked = async (id: string, data: DataPack): Promise<GameModule> => {
  const pack = await packOf(id);
  const { overlayChecked } = await toLay(pack);
  return boxWith(pack, data, overlayChecked);
};
/** Loaded with the first data pack only. */
interface Laying {
  readonly checks: Checks;
  readonly overlayTables: typeof import('../engine/overlay-tables.ts').overlayTables;
  readonly overlayChecked: typeof import('../engine/overlay-tables.ts').overlayChecked;
}
const toLay = async (pack: Pack): Promise<Laying> => {
  const [{ overlayTables, overlayChecked }, checks] = await Promise.all([
    import('../engine/overlay-tables.ts'),
    pack.checks(),
  ]);
  return { overlayTables, overlayChecked, checks };
};

/** What a bot must know of the game; undefined if it plays by random choices and the score alone. */
export const brainFor = async (id: string): Promise<Brain | undefined> => listingOf(id)?.brain?.();

/** Every game that can be played, loaded and ready. */
export interface Shelf {
  readonly boxes: readonly GameModule[];
  readonly ids: string;
  find(id: string, data?: DataPack): GameModule | undefined;
  /** With a data pack that was checked before and is not checked again. */
  findChecked(id: string, data: DataPack): GameModule | undefined;
  /** The game of a data pack that is open already, by the hash of the pack. */
  findOpen(id: string, hash: string): GameModule | undefined;
  brain(id: string): Brain | undefined;
  printer(id: string): Printer;
}
interface Taken {
  readonly pack: Pack;
  readonly laying: Laying;
  readonly printer: Printer;
  readonly brain: Brain | undefined;
}
const taken = async (l: Playable): Promise<Taken> => {
  const [pack, printer, brain] = await Promise.all([packOf(l.id), l.printer(), brainFor(l.id)]);
  return { pack, laying: await toLay(pack), printer, brain };
};
export const openShelf = async (): Promise<Shelf> => {
  const all = await Promise.all(PLAYABLE.map(taken));
  const at = (id: string): Taken | undefined => all.find(t => t.pack.id === id);
  return {
    boxes: all.map(t => shippedBox(t.pack)),
    ids: all.map(t => t.pack.id).join(', '),
    find: (id, data) => {
      const t = at(id);
      if (!t || !data) return t && shippedBox(t.pack);
      return boxWith(t.pack, data, (p, d) => t.laying.overlayTables(p, t.laying.checks, d));
    },
    findChecked: (id, data) => {
      const t = at(id);
      return t && boxWith(t.pack, data, t.laying.overlayChecked);
    },
    findOpen: openBox,
    brain: id => at(id)?.brain,
    printer: id => at(id)!.printer,
  };
};
