/** Laying a data pack over a game: every table checked against its schema, every fault with its table, row, field and what was expected. */
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { BadPack, isObject, type Boxed, type Checks, type DataPack, type Pack, type Tables } from './pack.ts';

/** What a row calls itself, so that a fault can be found without counting. */
const rowName = (row: unknown): string => {
  const name = isObject(row) ? (row['name'] ?? row['id'] ?? row['hex']) : undefined;
  return typeof name === 'string' ? ` (${name})` : '';
};
/** 'units, row 17 (F XXI), field factors.0.1: expected a number, got "4"' */
const faultOf = (table: string, value: unknown, issue: BaseIssue<unknown>): string => {
  const [first, ...rest] = (issue.path ?? []).map(p => p.key as string | number);
  const row = typeof first === 'number' && Array.isArray(value) ? `, row ${first + 1}${rowName(value[first])}` : '';
  const field = (row ? rest : first === undefined ? [] : [first, ...rest]).join('.');
  const expected = issue.expected ?? issue.message;
  const got = issue.kind === 'validation' && Array.isArray(issue.input) ? issue.input.length : issue.received;
  return `${table}${row}${field ? `, field ${field}` : ''}: expected ${expected}, got ${got}`;
};
const tableFaults = (table: string, value: unknown, schema: GenericSchema): readonly string[] => {
  const read = safeParse(schema, value);
  return read.success ? [] : read.issues.map(i => faultOf(table, value, i));
};

/** The game with the tables of a data pack laid over its own, or BadPack with every fault; nothing else changes. */
export const lay = <T extends Tables>(pack: Pack<T>, { schema, faults }: Checks<T>, data: DataPack): Boxed => {
  if (data.game !== pack.id) throw new BadPack([`the pack is for ${data.game}, not for ${pack.id}`]);
  const wrong = Object.entries(data.tables).flatMap(([table, value]) => {
    const shape = Object.hasOwn(schema, table) ? schema[table] : undefined;
    return shape
      ? tableFaults(table, value, shape)
      : [`${table}: no such table; there are ${Object.keys(schema).join(', ')}`];
  });
  if (wrong.length) throw new BadPack(wrong);
  const tables: T = { ...pack.shipped, ...data.tables };
  const unfit = faults(tables);
  if (unfit.length) throw new BadPack(unfit);
  return pack.gameOf(tables, data);
};
