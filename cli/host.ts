/** Lays tables out: a new game or a recorded one, with the seed its dice come from. */
import { randomBytes } from 'node:crypto';
import { optionsOf } from '../engine/game.ts';
import type { Record } from '../engine/journal.ts';
import type { Numbers } from '../engine/numbers.ts';
import { commitment, numbersFor } from '../engine/seed.ts';
import type { Json } from '../engine/state.ts';
import { newTable, restore, type Roller, type Table } from '../engine/table.ts';
import { BadRequest } from './fields.ts';
import type { Boxed } from '../engine/pack.ts';
import type { OrdersBySide } from '../engine/standing.ts';

export interface Hosted {
  readonly box: Boxed;
  readonly table: Table;
  readonly seed: string;
  /** Standing orders: kept here, in no record. */
  orders: OrdersBySide;
  /** Forced answers are given for all sides. */
  forced?: boolean;
  /** The numbers the terminal gave to choices: they stay while a question stands. */
  numbers?: { readonly harmless: Numbers; readonly firm: Numbers };
}

export interface Wish {
  readonly scenario?: string;
  readonly seed?: string;
  readonly options?: { readonly [option: string]: Json };
  readonly sandbox?: boolean;
}

export const randomSeed = (): string => randomBytes(16).toString('hex');
const rollerOf =
  (seed: string): Roller =>
  (k, sizes) =>
    numbersFor(seed, k, sizes);

export const openNew = (
  box: Boxed,
  { scenario = box.game.scenarios[0]!.id, seed = randomSeed(), options = {}, sandbox = false }: Wish,
): Hosted => {
  const { game } = box;
  if (!game.scenarios.some(s => s.id === scenario))
    throw new BadRequest(`scenario: ${game.title} has ${game.scenarios.map(s => s.id).join(', ')}, not ${scenario}`);
  if (seed === '') throw new BadRequest('seed: an empty text is no seed; leave it out for a random one');
  const table = newTable(game, {
    scenario,
    options: optionsOf(game, scenario, options),
    commitment: commitment(seed),
    roller: rollerOf(seed),
  });
  table.sandbox = sandbox;
  return { box, table, seed, orders: {} };
};

export interface Reopened extends Hosted {
  /** The record holds no seed and nobody here knows it: the rolls to come are from another. */
  readonly reseeded: boolean;
  /** Why the record was played on from a checkpoint. */
  readonly replayed?: string;
}

/** A record that was checked before. Its seed is its own, or one that is known here to fit its commitment. */
export const openRecord = (box: Boxed, record: Record, known?: string): Reopened => {
  const own = record.seed ?? known;
  const seed = own ?? randomSeed();
  const table = restore(box.game, { ...record, commitment: commitment(seed) }, rollerOf(seed));
  const { replayed } = table;
  table.sandbox ||=
    record.sandbox ?? record.entries.some(e => e.is === 'set' || (e.is === 'chance' && e.scripted === true));
  return { box, table, seed, orders: {}, reseeded: own === undefined, ...(replayed ? { replayed } : {}) };
};
