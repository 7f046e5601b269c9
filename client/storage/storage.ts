/** The games of this browser, in IndexedDB. The card is what a list shows; the record with its seed is stored separately, and both are written in one transaction. */
import type { Record } from '../../engine/journal.ts';
import type { Standing } from '../../engine/pack.ts';
import type { Options } from '../../engine/game.ts';
import type { OrdersBySide } from '../../engine/standing.ts';
import { setupFrom } from '../game/seats.ts';
import type { Setup } from '../game/session.ts';

export interface Card {
  readonly id: string;
  readonly game: string;
  /** The name of the data pack, if the game is not played with the shipped data. */
  readonly pack?: string;
  readonly scenario: string;
  readonly options: Options;
  readonly setup: Setup;
  readonly created: number;
  readonly changed: number;
  /** Raised with every write. A tab that missed a write must not overwrite it. */
  readonly revision: number;
  readonly standing: Standing;
  readonly over: boolean;
  /** A record without its seed, or of an online game. It can be viewed but not played on. */
  readonly foreign?: true;
  /** When it was deleted. It can be restored for a day. */
  readonly removed?: number;
}
export interface StoredGame {
  readonly id: string;
  readonly record: Record;
  readonly seed?: string;
  /** Standing orders: no record contains them. */
  readonly orders?: OrdersBySide;
}

export type Trouble = 'full' | 'failed' | 'blocked' | 'closed' | 'forked' | 'missing';
export class StorageTrouble extends Error {
  constructor(name: Trouble, message: string) {
    super(message);
    this.name = name;
  }
}
const WORDS: { readonly [T in Trouble]: string } = {
  full: 'This browser has no room left, so the game is not saved any more. Download the record, then free some space.',
  failed:
    'The browser could not save the game. It goes on here, and saving is tried again with the next choice; download the record to be safe.',
  blocked: 'Another tab with an older version of this page holds the saved games. Close the other tabs and reload.',
  closed:
    'This browser does not let the page keep games (a private window, or storage is switched off). You can play, but download the record before you leave.',
  forked: 'This game was played on in another tab. This tab now follows it.',
  missing: 'There is no such game in this browser.',
};
export const trouble = (kind: Trouble): StorageTrouble => new StorageTrouble(kind, WORDS[kind]);
export const isTrouble = (e: unknown): e is Error => e instanceof Error && Object.hasOwn(WORDS, e.name);
/** An error of the database as one of our kinds of trouble. */
export const troubleOf = (e: unknown, otherwise: Trouble = 'failed'): Error => {
  if (isTrouble(e)) return e;
  return trouble((e as DOMException | null | undefined)?.name === 'QuotaExceededError' ? 'full' : otherwise);
};

const NAME = 'phoney-war';
const VERSION = 1;
const CARDS = 'cards';
const STORED = 'kept';
const DAY_MS = 86_400_000;

let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> =>
  (opened ??= openDatabase().catch(e => {
    opened = undefined;
    throw troubleOf(e, 'closed');
  }));
const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(CARDS, { keyPath: 'id' });
      request.result.createObjectStore(STORED, { keyPath: 'id' });
    };
    request.onblocked = () => fail(trouble('blocked'));
    request.onerror = () => fail(request.error ?? trouble('closed'));
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => {
        db.close();
        opened = undefined;
      };
      db.onclose = () => {
        opened = undefined;
      };
      done(db);
    };
  });

type Work<T> = (
  cards: IDBObjectStore,
  kept: IDBObjectStore,
  answer: (value: T) => void,
  refuse: (e: Error) => void,
) => void;
/** Runs one transaction. It resolves when the data is on disk; if it fails, nothing was changed. */
const within = async <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> => {
  const db = await database();
  return new Promise((done, fail) => {
    let value: T | undefined;
    let why: Error | undefined;
    const t = db.transaction([CARDS, STORED], mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
    t.oncomplete = () => done(value as T);
    t.onabort = () => fail(why ?? troubleOf(t.error));
    work(
      t.objectStore(CARDS),
      t.objectStore(STORED),
      v => {
        value = v;
      },
      e => {
        why = e;
        t.abort();
      },
    );
  });
};

/** Two tabs must not fork a record: a write is refused unless its revision follows the stored one. */
export const isNextRevision = (stored: Card | undefined, next: Card): boolean =>
  (stored?.revision ?? 0) + 1 === next.revision;

/** If the browser stores nothing, a game lasts as long as its page. */
const memory = new Map<string, { readonly card: Card; readonly kept: StoredGame }>();
const orMemory =
  <T>(id: string) =>
  (e: Error): T => {
    const found = memory.get(id);
    if (e.name !== 'closed' || !found) throw e;
    return found as T;
  };

/** Writes card and record in one transaction. If storage is closed the game stays in memory, and the error is still thrown. */
export const put = (card: Card, kept: StoredGame): Promise<void> =>
  write(card, kept).catch((e: Error) => {
    if (e.name === 'closed') memory.set(card.id, { card, kept });
    throw e;
  });
export const get = (id: string): Promise<{ readonly card: Card; readonly kept: StoredGame }> =>
  read(id).catch(orMemory(id));

const write = (card: Card, kept: StoredGame): Promise<void> =>
  within('readwrite', (cards, records, _, refuse) => {
    const before = cards.get(card.id) as IDBRequest<Card | undefined>;
    before.onsuccess = () => {
      if (!isNextRevision(before.result, card)) {
        refuse(trouble('forked'));
        return;
      }
      cards.put(card);
      records.put(kept);
    };
  });
const read = (id: string): Promise<{ readonly card: Card; readonly kept: StoredGame }> =>
  within('readonly', (cards, records, answer, refuse) => {
    const card = cards.get(id) as IDBRequest<Card | undefined>;
    const kept = records.get(id) as IDBRequest<StoredGame | undefined>;
    kept.onsuccess = () =>
      card.result && kept.result
        ? answer({ card: asCard(card.result), kept: kept.result })
        : refuse(trouble('missing'));
  });

/** Whether a stored object is a card that can be shown. Anything else is left alone. */
export const isCard = (x: unknown): x is Card => {
  const c = x as Partial<Card> | null;
  return (
    typeof c === 'object' &&
    c !== null &&
    typeof c.id === 'string' &&
    typeof c.game === 'string' &&
    typeof c.changed === 'number' &&
    typeof c.over === 'boolean' &&
    typeof c.standing === 'object' &&
    typeof c.standing?.turn === 'number'
  );
};
const asCard = (c: Card): Card => ({ ...c, setup: setupFrom(c.setup) });
/** The cards of a list, last played first. */
export const cardsToList = (all: readonly unknown[]): readonly Card[] =>
  all
    .filter(isCard)
    .filter(c => c.removed === undefined)
    .map(asCard)
    .toSorted((a, b) => b.changed - a.changed);
export const isExpired = (card: Card, now: number): boolean =>
  card.removed !== undefined && now - card.removed > DAY_MS;

export const list = (): Promise<readonly Card[]> =>
  within('readonly', (cards, _, answer) => {
    const all = cards.getAll() as IDBRequest<unknown[]>;
    all.onsuccess = () => answer(cardsToList(all.result));
  });
/** Marks a game as deleted at `when`; without it, restores the game. */
export const remove = (id: string, when: number | undefined): Promise<void> =>
  within('readwrite', (cards, _, __, refuse) => {
    const request = cards.get(id) as IDBRequest<Card | undefined>;
    request.onsuccess = () => {
      if (!request.result) {
        refuse(trouble('missing'));
        return;
      }
      const { removed: _was, ...card } = request.result;
      cards.put(when === undefined ? card : { ...card, removed: when });
    };
  });
/** Erases games that were deleted more than a day ago. */
export const eraseExpired = (now: number): Promise<void> =>
  within('readwrite', (cards, records) => {
    const all = cards.getAll() as IDBRequest<unknown[]>;
    all.onsuccess = () => {
      for (const card of all.result)
        if (isCard(card) && isExpired(card, now)) {
          cards.delete(card.id);
          records.delete(card.id);
        }
    };
  });

/** The channel on which a tab tells the others that a game changed. */
export const CHANNEL = 'phoney-war games';
export interface Changed {
  readonly id: string;
  readonly revision: number;
}
