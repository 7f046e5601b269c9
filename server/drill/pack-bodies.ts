/** The worst possible bodies of new games with data packs, for every game of the registry. */
import { PACK_FORMAT, type DataPack } from '../../engine/pack.ts';
import { boxFor, GAMES } from '../../games/all.ts';
import { packOf } from '../../games/open.ts';
import { PACK_BOUNDS } from '../http/json-bounds.ts';
import { MAX_PACK_BYTES } from '../wire.ts';
import { tablesOf, type Wanted } from './tables.ts';

export interface Body {
  readonly called: string;
  text(): string;
}
const BYTES = MAX_PACK_BYTES - 10_000;
const MARK = '"HERE"';
/** A new game for one browser, whose pack has `inside` as its table. */
const gameWith = (wanted: Wanted, table: string, inside: string): string =>
  JSON.stringify({
    ...wanted,
    pack: { format: PACK_FORMAT, game: wanted.game, name: 'drill', tables: { [table]: 'HERE' } },
  }).replace(MARK, () => inside);
const filled = (part: string, maxRows = Infinity): string =>
  `[${Array<string>(Math.min(maxRows, Math.floor(BYTES / (part.length + 1))))
    .fill(part)
    .join(',')}]`;

/** Bodies that are no data pack. */
const BAD: { readonly [kind: string]: () => string } = {
  'empty rows': () => filled('{}'),
  'empty rows within the bounds': () => filled('{}', PACK_BOUNDS.maxRows - 100),
  'numbers within the bounds': () => filled('1', PACK_BOUNDS.maxValues - 100),
  'rows of one field within the bounds': () => filled('{"name":"x","id":"y"}', PACK_BOUNDS.maxRows - 100),
  'nested lists': () => '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2),
  'nested lists within the bounds': () => filled('['.repeat(36) + ']'.repeat(36), 690),
  'one text': () => JSON.stringify('\\'.repeat(BYTES / 2)),
  'no end': () => filled('{"a":"b"}', 20_000).slice(0, -1),
};
/** The shipped tables that a pack may replace. */
const shippedTables = async (id: string): Promise<{ readonly [table: string]: unknown }> => {
  const pack = await packOf(id);
  const { schema } = await pack.checks();
  return Object.fromEntries(Object.keys(schema).map(table => [table, pack.shipped[table]]));
};
const alone = (w: Wanted): Wanted => ({
  ...w,
  sides: Object.fromEntries(Object.keys(w.sides).map(side => [side, 'me'])),
});
const badBodies = (wanted: Wanted, tables: { readonly [table: string]: unknown }): readonly Body[] => {
  const sizes = Object.entries(tables).map(([table, t]) => [table, JSON.stringify(t).length] as const);
  const largest = sizes.toSorted((a, b) => b[1] - a[1])[0]![0];
  return Object.entries(BAD).map(([kind, inside]) => ({
    called: `${wanted.game} ${largest}: ${kind}`,
    text: () => gameWith(wanted, largest, inside()),
  }));
};
let made = 0;
/** The shipped tables as a valid pack, each time under a new name and so a new hash. */
export const validBody = async (wanted: Wanted): Promise<Body> => {
  const tables = await shippedTables(wanted.game);
  return {
    called: `${wanted.game}: its own tables`,
    text: () => {
      const name = `drill ${made++}`;
      return JSON.stringify({ ...wanted, pack: { format: PACK_FORMAT, game: wanted.game, name, tables } });
    },
  };
};
/** Each table's list repeated as often as body and game allow. */
const longBodies = async (wanted: Wanted): Promise<readonly Body[]> => {
  const tables = await shippedTables(wanted.game);
  return Object.entries(tables).flatMap(([table, rows]) => {
    if (!Array.isArray(rows) || rows.length === 0) return [];
    const maxTimes = Math.floor(BYTES / JSON.stringify(rows).length);
    for (let times = maxTimes; times > 1; times = Math.floor(times * 0.8)) {
      const pack = packWith(wanted.game, { [table]: Array.from({ length: times }, () => rows).flat() });
      if (isAccepted(pack))
        return [
          {
            called: `${wanted.game} ${table}: ${times} times its own`,
            text: () => JSON.stringify({ ...wanted, pack: { ...pack, name: `drill ${made++}` } }),
          },
        ];
    }
    return [];
  });
};
const packWith = (game: string, tables: object): DataPack =>
  ({ format: PACK_FORMAT, game, name: 'drill', tables }) as DataPack;
const isAccepted = (pack: DataPack): boolean => {
  try {
    return boxFor(pack.game, pack) !== undefined;
  } catch {
    return false;
  }
};
/** One scenario of each game, all sides by one browser. */
export const tableOfEach = (): readonly Wanted[] => GAMES.map(g => alone(tablesOf(g.id)[0]!));
export const allBodies = async (): Promise<readonly Body[]> => {
  const bodies: Body[] = [];
  for (const wanted of tableOfEach())
    bodies.push(
      ...badBodies(wanted, await shippedTables(wanted.game)),
      await validBody(wanted),
      ...(await longBodies(wanted)),
    );
  return bodies;
};
