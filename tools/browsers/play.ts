/** Two choices of a game in the page, in whatever browser: found by labels as a person finds them, counted in the record the page keeps. */
import { join } from 'node:path';
import type { Driver } from './driver.ts';

/** A bot may have to set up first, and some of these browsers draw without a graphics card. */
const PATIENCE = 180_000;
const LOOK = 250;
/** After a choice the record is looked at once more: nothing may follow that nobody chose. */
const REST = 1500;

interface Place {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}
interface Seen {
  readonly buttons: readonly Place[];
  /** Counters that may be taken up; what they may do is listed then. */
  readonly pieces: readonly Place[];
  /** Choices of the persons at this table in the record, and what the page complains of. */
  readonly chosen: number;
  readonly alerts: readonly string[];
  readonly handOver: boolean;
  readonly map: boolean;
}

/** Runs in the page: the games of the first page that can be played. */
export const offered = (): readonly string[] =>
  [...document.querySelectorAll('article')]
    .filter(a => [...a.querySelectorAll('button')].some(b => /^Play\b/.test(b.textContent ?? '')))
    .map(a => a.querySelector('h3')?.textContent ?? '');

/** Runs in the page: what may be chosen, and what was. */
const look = async (): Promise<Seen> => {
  const places = (what: string): { words: string; x: number; y: number }[] =>
    [...document.querySelectorAll<HTMLElement>(what)].map(b => {
      const r = b.getBoundingClientRect();
      return {
        words: (b.innerText ?? '').replace(/^\d\s/, '').split('\n', 1)[0]!.trim(),
        x: r.left + Math.min(r.width / 2, 60),
        y: r.top + r.height / 2,
      };
    });
  const kept = <T>(db: IDBDatabase, store: string, id: string): Promise<T | undefined> =>
    new Promise((done, fail) => {
      const request = db.transaction(store).objectStore(store).get(id) as IDBRequest<T | undefined>;
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('the database does not answer'));
    });
  const count = async (): Promise<number> => {
    const id = /^\/play\/(.+)/.exec(location.pathname)?.[1];
    if (!id) return 0;
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('phoney-war');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('the database does not answer'));
    });
    const card = await kept<{ setup: { seats: { [side: string]: string } } }>(db, 'cards', decodeURIComponent(id));
    const game = await kept<{ record: { entries: { is: string; by: string }[] } }>(db, 'kept', decodeURIComponent(id));
    db.close();
    const mine = (side: string): boolean => card?.setup.seats[side] === 'me';
    return game?.record.entries.filter(e => e.is === 'choice' && mine(e.by)).length ?? 0;
  };
  const of = (end: string): string => `:is(section, aside)[aria-label=Decision] ${end}`;
  const listed = 'button:not(:disabled, [aria-disabled=true], [aria-label^=Rule])';
  return {
    buttons: [
      ...places(`[aria-label=Choices] ${listed}`),
      ...places(of(`.act > ${listed}`)),
      ...places(of(`[aria-label$="in hand"] .where-to ${listed}`)),
      ...places('main[aria-label="Between the players"] button'),
    ],
    pieces: places(of('[aria-label="Units that may act"] button')),
    chosen: await count(),
    alerts: places('[role=alert], [role=status]')
      .map(p => p.words)
      .filter(Boolean),
    handOver: document.querySelector('main[aria-label="Between the players"]') !== null,
    map: document.querySelector('.plate[data-ready]') !== null,
  };
};

const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const until = async (what: string, driver: Driver, is: (s: Seen) => boolean, patience = PATIENCE): Promise<Seen> => {
  const end = performance.now() + patience;
  for (;;) {
    const seen = await driver.ask(look);
    const forked = seen.alerts.find(a => /another tab/.test(a));
    if (forked) throw new Error(`${what}: there is one tab, and the page says “${forked}”`);
    if (is(seen)) return seen;
    if (performance.now() > end)
      throw new Error(`${what}: waited ${patience / 1000} s; the page says ${JSON.stringify(seen.alerts)}`);
    await sleep(LOOK);
  }
};
/** Runs in the page, scrolled to: where the n-th card's Play is, or the dialog's Start. */
const playButtons = (): readonly Place[] =>
  [...document.querySelectorAll('article button')]
    .filter(b => /^Play\b/.test(b.textContent ?? ''))
    .map(b => {
      b.scrollIntoView({ block: 'center', behavior: 'instant' });
      const r = b.getBoundingClientRect();
      return { words: b.textContent ?? '', x: r.left + r.width / 2, y: r.top + r.height / 2 + scrollY };
    });
const startButton = (): Place | null => {
  const b = document.querySelector<HTMLButtonElement>('dialog[open] button[type=submit]:not(:disabled)');
  b?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const r = b?.getBoundingClientRect();
  return r ? { words: 'Start', x: r.left + r.width / 2, y: r.top + r.height / 2 } : null;
};
const scrolled = (): number => scrollY;

/** So many looks after a press it is pressed again: while games are read from the store the page moves under the hand. */
const AGAIN = 20;
const startGame = async (driver: Driver, which: number): Promise<void> => {
  let start: Place | null = null;
  for (let tries = 0; tries < 6 * AGAIN; tries++) {
    if (!start && tries % AGAIN === 0) {
      const play = (await driver.ask(playButtons))[which]!;
      await driver.click(play.x, play.y - (await driver.ask(scrolled)));
    }
    await sleep(LOOK);
    const before: Place | null = start;
    start = await driver.ask(startButton);
    if (!start && before) return;
    // The panel grows while the game it tells of is fetched: a hand waits until the button stands still, and presses again if it missed.
    if (start && before?.x === start.x && before.y === start.y) await driver.click(start.x, start.y);
  }
  throw new Error('the panel with Start does not open, or stays');
};

/** A counter is taken up first where no choice is listed without one. */
const takeUp = async (driver: Driver): Promise<Seen> => {
  const seen = await until('something to choose', driver, s => s.buttons.length + s.pieces.length > 0 && s.map);
  const [piece] = seen.pieces;
  if (seen.buttons.length || !piece) return seen;
  await driver.click(piece.x, piece.y);
  return until(`${piece.words} in hand`, driver, s => s.buttons.length > 0, 20_000);
};
/** Takes the first thing on offer that is a choice of the game: it must stand in the record, once. */
const choose = async (driver: Driver): Promise<string> => {
  const { buttons, chosen } = await takeUp(driver);
  for (const b of buttons.slice(0, 6)) {
    await driver.click(b.x, b.y);
    const seen = await until(b.words, driver, s => s.chosen > chosen, 20_000).catch((e: Error) => e);
    if (seen instanceof Error && b !== buttons[Math.min(5, buttons.length - 1)]) continue;
    if (seen instanceof Error) throw seen;
    await sleep(REST);
    const { chosen: now } = await until(b.words, driver, () => true);
    if (now !== chosen + 1) throw new Error(`“${b.words}” stands ${now - chosen} times in the record`);
    return b.words;
  }
  throw new Error('nothing on offer is a choice');
};

/** Plays one game of the first page; the words of both choices. */
export const playTwo = async (driver: Driver, url: string, which: number, pictures: string): Promise<string[]> => {
  await driver.open(url);
  for (let tries = 0; tries < 120 && (await driver.ask(offered)).length <= which; tries++) await sleep(LOOK);
  const taken: string[] = [];
  try {
    await startGame(driver, which);
    for (let n = 0; n < 2; n++) taken.push(await choose(driver));
  } finally {
    await driver.picture(join(pictures, `${which + 1}.png`)).catch(() => undefined);
  }
  return taken;
};
