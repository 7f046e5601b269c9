/** The open table of this tab: who may write, what is looked at, and every change saved before it is shown. */
import { commitment, numbersFor } from '../engine/seed.ts';
import {
  back,
  backLimit,
  newTable,
  play,
  record,
  restore,
  setPosition,
  stateAt,
  undo,
  why,
  type Roller,
  type Table,
} from '../engine/table.ts';
import { no, type Verdict } from '../engine/decide.ts';
import { optionsOf, type Game, type Options } from '../engine/game.ts';
import type { Record } from '../engine/journal.ts';
import { save } from '../engine/save.ts';
import type { OrdersBySide, Policy, StandingOrder } from '../engine/standing.ts';
import type { Json } from '../engine/state.ts';
import { sender, type Sent } from './change.ts';
import { hold, type Hold } from './hold.ts';
import { push } from './post.ts';
import type { Falls, Setup, Snapshot } from './session.ts';
import type { Boxed, DataPack } from '../engine/pack.ts';
import { gameFor } from '../games/open.ts';
import type { Course, StandingSaid } from '../screen/session.ts';
import { botAsked, ME, OBSERVER, seatOf, sidesChanged } from './seats.ts';
import { screenFor, snapshotOf } from './snapshot.ts';
import { CHANNEL, get, put, trouble, troubleOf, type Card, type Changed } from './storage.ts';

export interface Start {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly setup: Setup;
  /** Laid over the shipped tables. */
  readonly pack?: DataPack;
}

interface Open {
  readonly box: Boxed;
  table: Table;
  card: Card;
  readonly seed: string | undefined;
  at: number | undefined;
  following: boolean;
  readonly held: Hold | undefined;
  unsaved: boolean;
  /** The side whose player said that he is at this screen; nobody has after a reload. */
  there: string | undefined;
  /** Whose eyes a watcher wished for. */
  watch: string | undefined;
  /** Standing orders of the sides: each sees its own. */
  orders: OrdersBySide;
  /** What they may name; with the staff once somebody has looked, or has orders. */
  policies: readonly Policy[];
}
let open: Open | undefined;

const here = (): Open => {
  if (!open) throw trouble('missing');
  return open;
};
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
export const rollerOf =
  (seed: string): Roller =>
  (k, sizes) =>
    numbersFor(seed, k, sizes);
const NO_SEED = 'This record came without its seed: it can be looked at, not played on.';
/** The table of a record whose seed is not here never rolls. */
export const noRoller: Roller = () => {
  throw new Error(NO_SEED);
};

const channel = new BroadcastChannel(CHANNEL);

const cardOf = (
  box: Boxed,
  t: Table,
  before: Pick<Card, 'id' | 'created' | 'revision' | 'setup'> & { readonly foreign?: true },
): Card => ({
  id: before.id,
  game: t.game.id,
  ...(t.game.pack ? { pack: t.game.pack.name } : {}),
  scenario: t.scenario,
  options: t.options,
  setup: before.setup,
  created: before.created,
  changed: Date.now(),
  revision: before.revision + 1,
  standing: box.standing(t.g),
  over: t.g.wait.for === 'over',
  ...(before.foreign ? { foreign: true } : {}),
});
const newId = (): string => randomHex(6);

/** Lays a new game out and keeps it; the seed is drawn here and stays here. */
export const create = async ({ game, scenario, options, setup, pack }: Start): Promise<string> => {
  const box = await gameFor(game, pack);
  const seed = randomHex(32);
  const roller = rollerOf(seed);
  const table = newTable(box.game, {
    scenario,
    options: optionsOf(box.game, scenario, options),
    commitment: commitment(seed),
    roller,
  });
  return keepNew(box, table, setup, seed);
};
/** Keeps a table under a new name: nothing that lies there is ever written over. */
export const keepNew = async (
  box: Boxed,
  table: Table,
  setup: Setup,
  seed: string | undefined,
  from?: Record,
): Promise<string> => {
  const card = cardOf(box, table, {
    id: newId(),
    created: Date.now(),
    revision: 0,
    setup,
    ...(from && (!from.seed || from.nonces?.length) ? { foreign: true } : {}),
  });
  await put(card, { id: card.id, record: from ?? record(table), ...(seed ? { seed } : {}) }).catch((e: Error) => {
    if (e.name !== 'closed') throw e;
    push('trouble', e.message);
  });
  channel.postMessage({ id: card.id, revision: card.revision });
  return card.id;
};

const laid = async (
  id: string,
): Promise<{
  readonly box: Boxed;
  readonly table: Table & { readonly replayed?: string };
  readonly card: Card;
  readonly seed: string | undefined;
  readonly orders: OrdersBySide;
}> => {
  const { card, kept } = await get(id);
  const box = await gameFor(card.game, kept.record.pack);
  try {
    return {
      box,
      table: restore(box.game, kept.record, kept.seed ? rollerOf(kept.seed) : noRoller),
      card,
      seed: kept.seed,
      orders: kept.orders ?? {},
    };
  } catch (e) {
    throw new Error(
      `This game was saved under other rules and cannot be laid out any more (${(e as Error).message.slice(0, 160)}). Its record is kept and can be downloaded.`,
    );
  }
};

/** Lets the open game go; with an id only if it is that one: the next may be open already. */
export const close = (id?: string): void => {
  if (id !== undefined && open?.card.id !== id) return;
  open?.held?.let();
  open = undefined;
};
/** Opens a game to play, or (finished, foreign, or asked for) to look at. Answers with the id under which it goes on. */
export const openGame = async (id: string, mode: 'play' | 'look'): Promise<Sent> => {
  close();
  const { box, table, card, seed, orders } = await laid(id);
  const policies = Object.keys(orders).length ? await policiesFor(box) : [];
  if (table.replayed) return openMigrated(box, table, card, table.replayed);
  const looking = mode === 'look' || card.over || card.foreign === true;
  const held = looking
    ? undefined
    : await hold(id, mine => {
        if (open?.card.id === id) void (mine ? regain() : follow());
      });
  open = {
    box,
    table,
    card,
    seed,
    at: mode === 'look' ? 0 : undefined,
    following: held ? !held.mine : false,
    held,
    unsaved: false,
    there: undefined,
    watch: undefined,
    orders,
    policies,
  };
  return whole();
};
/** The rules have changed since: the old record stays as it is, and a new game goes on from its last turn with its own seed. */
const openMigrated = async (box: Boxed, from: Table, card: Card, said: string): Promise<Sent> => {
  const id = await playOnFrom(box, from, card.setup);
  push(
    'notice',
    `The rules have changed since this game was saved. It is ${said.split(':', 1)[0]}; the old record is kept.`,
  );
  return openGame(id, 'play');
};
const playOnFrom = async (box: Boxed, from: Table, setup: Setup, at?: number): Promise<string> => {
  const seed = randomHex(32);
  const t = newTable(box.game, {
    scenario: from.scenario,
    options: from.options,
    commitment: commitment(seed),
    roller: rollerOf(seed),
  });
  setPosition(t, save(box.game, at === undefined ? from.g : stateAt(from, at)));
  return keepNew(box, t, setup, seed);
};
/** A new game from the moment shown, with dice of its own. */
export const playOn = (): Promise<string> => {
  const o = here();
  return playOnFrom(o.box, o.table, o.card.setup, o.at);
};

/** The same game from the start, with dice of its own; with sides changed or as it was. */
export const again = (changed: boolean): Promise<string> => {
  const { card, box } = here();
  const setup = changed ? sidesChanged(card.setup) : card.setup;
  return create({
    game: card.game,
    scenario: card.scenario,
    options: card.options,
    setup: { ...setup, guided: false },
    ...packOf(box.game),
  });
};

const shown = (): Snapshot => {
  const o = here();
  return snapshotOf({
    id: o.card.id,
    table: o.table,
    box: o.box,
    setup: o.card.setup,
    seed: o.seed,
    at: o.at,
    following: o.following,
    foreign: o.card.foreign === true,
    there: o.there,
    watch: o.watch,
  });
};
/** The page builds each snapshot on the one before: most of a table is as it was. */
const out = sender();
const show = (): void => push('snapshot', out.next(shown()));
export const whole = (): Sent => out.whole(shown());

/** Reads what another tab wrote. */
const reread = async (): Promise<void> => {
  const o = here();
  const { box, table, card, orders } = await laid(o.card.id);
  const policies = Object.keys(orders).length ? await policiesFor(box) : [];
  if (open !== o) return;
  Object.assign(o, { orders, policies });
  o.table = table;
  o.card = card;
  show();
};
const regain = async (): Promise<void> => {
  here().following = false;
  await reread();
};
const follow = async (): Promise<void> => {
  here().following = true;
  await reread();
};
channel.addEventListener('message', ({ data }: MessageEvent<Changed>) => {
  if (open && open.card.id === data.id && data.revision > open.card.revision) void reread();
});
export const takeOver = async (): Promise<void> => {
  await here().held?.steal();
  await regain();
};

let shownAt = 0;
/** Saves and shows. A full disk does not stop the game: it is said, and tried again with the next choice. */
const kept = async (): Promise<Verdict> => {
  const o = here();
  const card = cardOf(o.box, o.table, o.card);
  try {
    await put(card, {
      id: card.id,
      record: record(o.table),
      ...(o.seed ? { seed: o.seed } : {}),
      ...(Object.keys(o.orders).length ? { orders: o.orders } : {}),
    });
    o.card = card;
    channel.postMessage({ id: card.id, revision: card.revision });
    if (o.unsaved) push('saved', 'The game is saved again.');
    o.unsaved = false;
  } catch (e) {
    const found = troubleOf(e);
    if (found.name === 'forked') {
      await follow();
      return no('', found.message);
    }
    if (found.name === 'closed') o.card = card;
    if (!o.unsaved) push('trouble', found.message);
    o.unsaved = true;
  }
  show();
  return { ok: true };
};
const change = async (work: (o: Open) => Verdict, later = (): boolean => false): Promise<Verdict> => {
  const o = here();
  if (o.card.foreign) return no('', NO_SEED);
  if (o.following) return no('', 'This game is being played in another tab.');
  if (o.at !== undefined) return no('', 'You are looking at an earlier moment. Return to the present to play.');
  const verdict = work(o);
  if (!verdict.ok || later()) return verdict;
  shownAt = performance.now();
  return kept();
};

/** The side that plays at this screen now; nobody while it is handed over. */
const eyesOf = (o: Open): string => {
  const screen = screenFor({
    table: o.table,
    setup: o.card.setup,
    foreign: o.card.foreign === true,
    there: o.there,
    watch: o.watch,
  });
  return 'eyes' in screen ? screen.eyes : OBSERVER;
};
const asked = (o: Open): readonly string[] => o.table.game.machine.open(o.table.g).map(a => a.side);
const playFor = (o: Open, side: string, choice: Json): Verdict => {
  const played = play(o.table, side, choice);
  if (!played.ok) return played;
  obey(o);
  return { ok: true };
};
/** Standing orders, and the staff they may name, are fetched with the first that is given or looked at. */
let orderly: typeof import('./standing.ts') | undefined;
const policiesFor = async (box: Boxed): Promise<readonly Policy[]> => {
  orderly = await import('./standing.ts');
  return orderly.policiesFor(box);
};
/** Whether what is forced is given, as the page was told. */
let forced = true;
export const setForced = (on: boolean): void => {
  forced = on;
};
/** What orders of the people here answer, and what is forced, is given at once, whoever is at the screen. */
const obey = (o: Open): void => {
  const { setup } = o.card;
  const sides = forced ? o.table.game.sides.filter(s => seatOf(setup, s) === ME) : [];
  if (orderly) o.orders = orderly.obeyed(o.table, o.policies, o.orders, setup, sides);
  else forcing?.giveForced(o.table, sides);
};
/** Fetched with the first choice. */
let forcing: typeof import('../engine/forced.ts') | undefined;
const readyToObey = async (): Promise<void> => {
  forcing ??= await import('../engine/forced.ts');
};
const changeAs = (work: (o: Open, side: string) => Verdict): Promise<Verdict> =>
  change(o => {
    const side = eyesOf(o);
    return side === OBSERVER ? no('', 'You watch and decide nothing.') : work(o, side);
  });
export const choose = async (choice: Json): Promise<Verdict> => {
  await readyToObey();
  return changeAs((o, side) => playFor(o, side, choice));
};
/** Judged on the view of the side, so that no refusal tells what it may not know. */
export const ask = (choice: Json): Verdict => {
  const { table } = here();
  const side = eyesOf(here());
  return why({ ...table, g: table.game.machine.view(table.g, side) }, side, choice);
};
/** Of the moment shown, from the side's own view of it. */
export const detail = (what: string, about = ''): unknown => {
  const o = here();
  const side = eyesOf(o);
  const g = o.at === undefined ? o.table.g : stateAt(o.table, o.at);
  return o.box.detail(o.box.game.machine.view(g, side), side, what, about);
};
export const takeBack = (): Promise<Verdict> => changeAs((o, side) => undo(o.table, side));
export const goBack = (entry: number): Promise<Verdict> => changeAs((o, side) => back(o.table, side, entry));
/** What would fall with an order of the lane that is planned here, if it were taken out: of the side's own view. */
export const withoutOrder = async (order: number): Promise<Falls> => {
  const { withoutOrder: fallsWith } = await import('../engine/orders.ts');
  const { table } = here();
  const side = eyesOf(here());
  return fallsWith({ game: table.game, g: table.game.machine.view(table.g, side) }, side, order);
};
export const outOfLane = async (order: number): Promise<Verdict> => {
  const { takeOut } = await import('../engine/orders.ts');
  return changeAs((o, side) => takeOut(o.table, side, order));
};
export const reset = (): Promise<Verdict> =>
  changeAs((o, side) => {
    const to = backLimit(o.table, side);
    return to === o.table.entries.length
      ? no('', 'There is nothing to take back since the last barrier.')
      : back(o.table, side, to);
  });

/** The orders of whoever is at the screen, and what they may speak of. */
export const standing = async (): Promise<StandingSaid> => {
  const o = here();
  const side = eyesOf(o);
  o.policies = await policiesFor(o.box);
  const g = o.table.game.machine.view(o.table.g, side);
  return { ...orderly!.saidOf(o.table.game, g, side, o.policies, o.orders[side] ?? []), forced };
};
export const order = async (orders: readonly StandingOrder[]): Promise<Verdict> => {
  here().policies = await policiesFor(here().box);
  return changeAs((o, side) => {
    const fault = orderly!.faultIn(o.table.game, o.policies, orders);
    if (fault) return no('', fault);
    o.orders = { ...o.orders, [side]: orders };
    obey(o);
    return { ok: true };
  });
};

/** A bot's choices come quickly: while it goes on deciding, those that tell nothing, or all that shall be shown `together`, are saved and shown a few times a second. */
const PACE = 120;
export const botChoose = async (side: string, choice: Json, together: boolean): Promise<Verdict> => {
  await readyToObey();
  const o = here();
  const lines = o.table.log.length;
  const mine = botAsked(o.card.setup, asked(o)) === side;
  if (!mine) return no('', 'No bot decides now.');
  return change(
    () => playFor(o, side, choice),
    () =>
      botAsked(o.card.setup, asked(o)) === side &&
      performance.now() - shownAt < PACE &&
      (together || o.table.log.length === lines),
  );
};
/** A player has come to the screen. */
export const sit = (side: string): void => {
  here().there = side;
  show();
};
/** Only where nothing is hidden from him: a game between bots, or one that is over. */
export const watchAs = (side: string): void => {
  here().watch = side;
  show();
};
export const seat = async (side: string, who: string): Promise<void> => {
  const o = here();
  await change(() => {
    o.card = { ...o.card, setup: { ...o.card.setup, seats: { ...o.card.setup.seats, [side]: who } } };
    return { ok: true };
  });
};
export const look = (entry?: number): void => {
  const o = here();
  const present = o.table.entries.length;
  o.at = entry === undefined || entry >= present ? undefined : Math.max(0, entry);
  show();
};
/** How the game came about, once it is over. */
export const course = async (): Promise<Course | undefined> => {
  const { box, table } = here();
  if (table.g.wait.for !== 'over') return undefined;
  return (await import('./course.ts')).courseOf(box, table);
};
/** The record as text; with its seed only when the game is over. */
export const exported = (): string =>
  textOf(record(here().table), here().table.g.wait.for === 'over' ? here().seed : undefined);
const textOf = (r: Record, seed: string | undefined): string => `${JSON.stringify(seed ? { ...r, seed } : r)}\n`;

/** What a bot gets: the view of its side, nothing else. For a hint, of the side that plays here. */
export interface Brief {
  readonly game: string;
  readonly scenario: string;
  readonly pack?: DataPack;
  readonly side: string;
  readonly level: string;
  readonly view: ReturnType<typeof save>;
}
export const packOf = ({ pack }: Game): { readonly pack?: DataPack } => (pack ? { pack } : {});
const briefOf = (o: Open, side: string): Brief => ({
  game: o.card.game,
  scenario: o.card.scenario,
  ...packOf(o.box.game),
  side,
  level: seatOf(o.card.setup, side),
  view: save(o.table.game, o.table.game.machine.view(o.table.g, side)),
});
export const brief = (): Brief => briefOf(here(), eyesOf(here()));
export const botBrief = (): Brief | undefined => {
  const o = here();
  const side = botAsked(o.card.setup, asked(o));
  return side === undefined || o.at !== undefined || o.following ? undefined : briefOf(o, side);
};

/** What the page may ask of this desk. */
export const verbs = {
  create,
  openGame,
  whole,
  close,
  playOn,
  again,
  takeOver,
  choose,
  ask,
  takeBack,
  goBack,
  withoutOrder,
  outOfLane,
  reset,
  look,
  course,
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
  setForced,
};
