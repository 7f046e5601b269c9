/** Reads a data pack from outside: its text and its shape, before any game looks at its tables. Kept apart from pack.ts, so that the page loads it with the first pack only. */
import { escaped, nameFault } from './names.ts';
import { isObject, PACK_FORMAT, type DataPack } from './pack.ts';

/** A data pack that cannot be used: its first faults, with table, row, field and what was expected. */
export class BadPack extends Error {
  readonly faults: readonly string[];
  constructor(found: readonly string[]) {
    const faults = found.map(escaped);
    super(faults.slice(0, 5).join('\n') + (faults.length > 5 ? `\n… and ${faults.length - 5} more` : ''));
    this.name = 'BadPack';
    this.faults = faults;
  }
}

/** Length limit of a data pack's text. */
export const PACK_LIMIT = 2_000_000;
export const NAME_LIMIT = 80;
/** How deep lists and objects may nest: far more than any table of ours, and few enough to walk through. */
const DEPTH_LIMIT = 32;

/** Parses a file as a data pack for one of our games; which game, and whether the tables fit, is checked next. */
export const parsePack = (text: string): DataPack => {
  if (text.length > PACK_LIMIT)
    throw new BadPack([`the pack has ${text.length} characters: at most ${PACK_LIMIT} are read`]);
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (e) {
    throw new BadPack([`the pack is not JSON: ${(e as Error).message}`]);
  }
  return readPack(input);
};
/** Faults that do not depend on which table it is. Works layer by layer, so that no depth overflows the stack. */
const tableFault = (input: unknown): string | undefined => {
  let layer: readonly object[] = [input].filter(isBranch);
  for (let depth = 0; layer.length; depth++) {
    if (depth === DEPTH_LIMIT) return `expected at most ${DEPTH_LIMIT} lists and objects within each other`;
    if (layer.some(x => Object.hasOwn(x, '__proto__')))
      return 'expected no field __proto__: it is a word of the program';
    layer = layer.flatMap(x => Object.values(x).filter(isBranch));
  }
  return undefined;
};
const isBranch = (x: unknown): x is object => typeof x === 'object' && x !== null;
export const readPack = (input: unknown): DataPack => {
  if (!isObject(input) || input['format'] !== PACK_FORMAT)
    throw new BadPack([`the pack: expected an object with "format": "${PACK_FORMAT}"`]);
  const { game, name, tables } = input;
  if (typeof game !== 'string') throw new BadPack(['the pack, field game: expected the id of a game']);
  if (typeof name !== 'string') throw new BadPack(['the pack, field name: expected a text']);
  const wrong = nameFault(name, NAME_LIMIT);
  if (wrong) throw new BadPack([`the pack, field name: ${JSON.stringify(name.slice(0, NAME_LIMIT))} ${wrong}`]);
  if (!isObject(tables)) throw new BadPack(['the pack, field tables: expected an object of tables by name']);
  const faults = Object.keys(tables).flatMap(table => {
    const fault = tableFault(tables[table]);
    return fault ? [`${table}: ${fault}`] : [];
  });
  if (faults.length) throw new BadPack(faults);
  return { format: PACK_FORMAT, game, name, tables: tables as DataPack['tables'] };
};

/** A fault of a row: 'cards, row 3 (#51), field effect: expected …, got "fly"'. */
export const rowFault = (
  table: string,
  row: number,
  called: string,
  field: string,
  expected: string,
  got?: unknown,
): string =>
  `${table}, row ${row + 1} (${called}), field ${field}: expected ${expected}, got ${JSON.stringify(got) ?? 'nothing'}`;
/** Names that two rows share. */
const namedTwice = (table: string, field: string, names: readonly (string | number)[]): readonly string[] => {
  const first = new Map<string | number, number>();
  return names.flatMap((n, i) => {
    const before = first.get(n);
    if (before !== undefined) return [rowFault(table, i, `${n}`, field, `another than row ${before + 1}`, n)];
    first.set(n, i);
    return [];
  });
};
/** The same for several lists of a pack, each with the field that names its rows. */
export const namesTwice = <T>(
  tables: T,
  ...lists: readonly (readonly [table: keyof T & string, field: string])[]
): readonly string[] =>
  lists.flatMap(([table, field]) =>
    namedTwice(
      table,
      field,
      (tables[table] as readonly { readonly [f: string]: string | number }[]).map(row => row[field]!),
    ),
  );
