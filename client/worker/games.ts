/** Creates, stores and restores games. None of them is opened here. */
import type { GameModule, DataPack } from '../../engine/pack.ts';
import { optionsOf, type Game, type Options } from '../../engine/game.ts';
import type { Record } from '../../engine/journal.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import type { OrdersBySide } from '../../engine/standing.ts';
import { setPlayedPosition, newTable, record, restore, stateAt, type Roller, type Table } from '../../engine/table.ts';
import { gameFor } from '../../games/open.ts';
import { push } from './worker-calls.ts';
import { OBSERVER } from '../game/seats.ts';
import type { Setup } from '../game/session.ts';
import { CHANNEL, get, put, type Card } from '../storage/storage.ts';

export interface Start {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly setup: Setup;
  /** Its tables replace the shipped ones. */
  readonly pack?: DataPack;
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
export const rollerOf =
  (seed: string): Roller =>
  (k, sizes) =>
    numbersFor(seed, k, sizes);
export const NO_SEED = 'This record came without its seed: it can be looked at, not played on.';
/** The roller of a record whose seed is unknown: it must never be asked to roll. */
export const noRoller: Roller = () => {
  throw new Error(NO_SEED);
};

/** Tells other tabs which game was written. */
export const channel = new BroadcastChannel(CHANNEL);

/** The card of a table, as the viewer of `view` knows the game; without a view as an observer does. */
export const cardOf = (
  box: GameModule,
  t: Table,
  before: Pick<Card, 'id' | 'created' | 'revision' | 'setup'> & { readonly foreign?: true },
  view = box.view(t.g, OBSERVER),
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
  standing: box.standing(t.g, view),
  over: t.g.wait.for === 'over',
  ...(before.foreign ? { foreign: true } : {}),
});
const newId = (): string => randomHex(6);

export const packOf = ({ pack }: Game): { readonly pack?: DataPack } => (pack ? { pack } : {});
/** Sets up a new game and stores it. The seed is drawn here and stays in the worker. */
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
  return storeNew(box, table, setup, seed);
};
/** Stores a table under a new id, so that no stored game is ever overwritten. */
export const storeNew = async (
  box: GameModule,
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

export interface RestoredGame {
  readonly box: GameModule;
  readonly table: Table & { readonly replayed?: string };
  readonly card: Card;
  readonly seed: string | undefined;
  readonly orders: OrdersBySide;
}
/** Restores a stored game by replaying its record. */
export const restoreStored = async (id: string): Promise<RestoredGame> => {
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

/** Starts a new game from a position of another, with its own dice. */
export const playOnFrom = async (box: GameModule, from: Table, setup: Setup, at?: number): Promise<string> => {
  const seed = randomHex(32);
  const t = newTable(box.game, {
    scenario: from.scenario,
    options: from.options,
    commitment: commitment(seed),
    roller: rollerOf(seed),
  });
  setPlayedPosition(t, at === undefined ? from.g : stateAt(from, at));
  return storeNew(box, t, setup, seed);
};
