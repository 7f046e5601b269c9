/** Opens a table for a new or a recorded game, with the seed of its dice. */
import { randomBytes } from 'node:crypto';
import { optionsOf } from '../engine/game.ts';
import type { Record } from '../engine/journal.ts';
import type { Numbers } from '../engine/numbers.ts';
import { commitment, numbersFor } from '../engine/seed.ts';
import type { Json } from '../engine/state.ts';
import { newTable, restore, type Roller, type Table } from '../engine/table.ts';
import { BadRequest } from './fields.ts';
import type { GameModule } from '../engine/pack.ts';
import type { OrdersBySide } from '../engine/standing.ts';

export interface HostedGame {
  readonly box: GameModule;
  readonly table: Table;
  readonly seed: string;
  /** Standing orders live here only: no record contains them. */
  orders: OrdersBySide;
  /** Whether forced answers are given, for all sides. */
  forced?: boolean;
  /** The numbers that the terminal gave to choices. They stay the same while a question is open. */
  numbers?: { readonly harmless: Numbers; readonly firm: Numbers };
}

export interface NewGameRequest {
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
  box: GameModule,
  { scenario = box.game.scenarios[0]!.id, seed = randomSeed(), options = {}, sandbox = false }: NewGameRequest,
): HostedGame => {
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

export interface ReopenedGame extends HostedGame {
  /** The record holds no seed and none is known here, so the coming rolls use a new one. */
  readonly reseeded: boolean;
  /** Why the record continues from a checkpoint instead of being replayed. */
  readonly replayed?: string;
}

/** Opens a record that has been checked. The seed is the record's own or `known`, which must fit its commitment. */
export const openRecord = (box: GameModule, record: Record, known?: string): ReopenedGame => {
  const own = record.seed ?? known;
  const seed = own ?? randomSeed();
  const table = restore(box.game, { ...record, commitment: commitment(seed) }, rollerOf(seed));
  const { replayed } = table;
  table.sandbox ||=
    record.sandbox ?? record.entries.some(e => e.is === 'set' || (e.is === 'chance' && e.scripted === true));
  return { box, table, seed, orders: {}, reseeded: own === undefined, ...(replayed ? { replayed } : {}) };
};
