/** Lays a data pack over a game. Every table is checked against its schema; the first faults are reported with table, row, field and what was expected. */
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { nameFault } from './names.ts';
import { isObject, type GameModule, type Checks, type DataPack, type Pack, type Tables } from './pack.ts';
import { BadPack } from './read-pack.ts';

/** Checking stops here: nobody corrects more at a time, and a pack could have a fault for every letter. */
export const MAX_FAULTS = 10;

type Key = string | number;
/** The name of a row, so that a fault can be found without counting. */
const rowName = (row: unknown): string => {
  const name = isObject(row) ? (row['name'] ?? row['id'] ?? row['hex']) : undefined;
  return typeof name === 'string' ? ` (${name})` : '';
};
/** 'units, row 17 (F XXI), field factors.0.1' */
const placeOf = (table: string, value: unknown, [first, ...rest]: readonly Key[]): string => {
  const row = typeof first === 'number' && Array.isArray(value) ? `, row ${first + 1}${rowName(value[first])}` : '';
  const field = (row ? rest : first === undefined ? [] : [first, ...rest]).join('.');
  return `${table}${row}${field ? `, field ${field}` : ''}`;
};
/** 'units, row 17 (F XXI), field factors.0.1: expected a number, got "4"' */
const faultOf = (table: string, value: unknown, path: readonly Key[], issue: BaseIssue<unknown>): string => {
  const expected = issue.expected ?? issue.message;
  const got = issue.kind === 'validation' && Array.isArray(issue.input) ? issue.input.length : issue.received;
  const place = placeOf(table, value, [...path, ...(issue.path ?? []).map(p => p.key as Key)]);
  return `${place}: expected ${expected}, got ${got}`;
};

/** A schema that says what it expects of the parts of a list or an object. */
type Composite = GenericSchema & {
  readonly item?: GenericSchema;
  readonly entries?: { readonly [key: string]: GenericSchema };
};
function* partsOf(
  { type, item, entries }: Composite,
  value: unknown,
): Iterable<readonly [Key, GenericSchema, unknown]> {
  if (type === 'array' && item && Array.isArray(value)) for (const [i, x] of value.entries()) yield [i, item, x];
  else if (entries && isObject(value))
    for (const [key, part] of Object.entries(entries)) if (Object.hasOwn(value, key)) yield [key, part, value[key]];
}
/** A row, or something hardly larger: all its faults are reported at once. */
const MAX_SMALL = 100;
const sizeOf = (value: unknown, most: number): number => {
  let size = 1;
  if (typeof value === 'object' && value !== null)
    for (const inside of Object.values(value)) if (size <= most) size += sizeOf(inside, most - size);
  return size;
};
/** Goes down to the faulty parts one by one, and stops looking after the last fault that is reported. */
const collect = (
  found: Set<string>,
  schema: GenericSchema,
  value: unknown,
  path: readonly Key[],
  say: (path: readonly Key[], issue: BaseIssue<unknown>) => string,
): void => {
  const read = safeParse(schema, value, { abortEarly: true });
  if (read.success) return;
  if (sizeOf(value, MAX_SMALL) <= MAX_SMALL) {
    for (const issue of safeParse(schema, value).issues ?? []) if (found.size < MAX_FAULTS) found.add(say(path, issue));
    return;
  }
  for (const [key, part, inside] of partsOf(schema, value)) {
    if (found.size >= MAX_FAULTS) return;
    collect(found, part, inside, [...path, key], say);
  }
  if (found.size < MAX_FAULTS) found.add(say(path, read.issues[0]));
};
const shapeFaults = <T extends Tables>({ schema }: Checks<T>, data: DataPack): readonly string[] => {
  const found = new Set<string>();
  for (const [table, value] of Object.entries(data.tables)) {
    if (found.size >= MAX_FAULTS) break;
    const shape = Object.hasOwn(schema, table) ? schema[table] : undefined;
    if (shape) collect(found, shape, value, [], (path, issue) => faultOf(table, value, path, issue));
    else found.add(`${table}: no such table; there are ${Object.keys(schema).join(', ')}`);
  }
  return [...found];
};
/** The places of texts that cannot be shown or would be lost, whatever the schema of their table says. */
function* unshownIn(value: unknown, path: readonly Key[]): Iterable<readonly [place: readonly Key[], fault: string]> {
  const fault = typeof value === 'string' && value !== '' ? nameFault(value, Infinity) : undefined;
  if (fault) yield [path, fault];
  if (Array.isArray(value)) for (const [i, inside] of value.entries()) yield* unshownIn(inside, [...path, i]);
  else if (isObject(value))
    for (const [key, inside] of Object.entries(value)) {
      const wrong = nameFault(key, Infinity);
      if (wrong) yield [[...path, key], wrong];
      yield* unshownIn(inside, [...path, key]);
    }
}
const textFaults = ({ tables }: DataPack): readonly string[] => {
  const found: string[] = [];
  for (const [table, value] of Object.entries(tables))
    for (const [path, fault] of unshownIn(value, [])) {
      found.push(`${placeOf(table, value, path)}: ${fault}`);
      if (found.length === MAX_FAULTS) return found;
    }
  return found;
};
const refuseFaulty = (faults: readonly string[]): void => {
  if (faults.length) throw new BadPack(faults.slice(0, MAX_FAULTS));
};

const tablesWith = <T extends Tables>(pack: Pack<T>, data: DataPack): T => ({ ...pack.shipped, ...data.tables });
/** Throws BadPack with the first faults of a pack that does not fit its game. */
export const checkPack = <T extends Tables>(pack: Pack<T>, checks: Checks<T>, data: DataPack): void => {
  if (data.game !== pack.id) throw new BadPack([`the pack is for ${data.game}, not for ${pack.id}`]);
  refuseFaulty(shapeFaults(checks, data));
  refuseFaulty(textFaults(data));
  refuseFaulty(checks.faults(tablesWith(pack, data)));
};
/** The game with the tables of a checked data pack laid over its own. */
export const overlayChecked = <T extends Tables>(pack: Pack<T>, data: DataPack): GameModule =>
  pack.gameOf(tablesWith(pack, data), data);
export const overlayTables = <T extends Tables>(pack: Pack<T>, checks: Checks<T>, data: DataPack): GameModule => {
  checkPack(pack, checks, data);
  return overlayChecked(pack, data);
};
