/** Brings a database up to date in numbered steps, each in its own transaction. */
import { MIGRATIONS } from './schema.ts';
import { Down, type Statement, type Store } from './store.ts';

type Rows = Pick<Store, 'query' | 'change'>;

const CREATES = /^create (unique )?(table|index) (\w+)/;
const ADDS = /^alter table (\w+) add column (\w+)/;
const DROPS = /^drop table (\w+)/;

/** The same step where its tables may exist already: some databases were made between two releases, when steps had other numbers. */
const safely = (sql: string): string =>
  sql
    .replace(CREATES, (_, unique = '', what, name) => `create ${unique}${what} if not exists ${name}`)
    .replace(DROPS, 'drop table if exists $1');
const holds = ({ query }: Rows, sql: string): Promise<boolean> =>
  query(sql).then(
    () => true,
    e => {
      if (e instanceof Down) throw e;
      return false;
    },
  );
const hasColumn = async (rows: Rows, sql: string): Promise<boolean> => {
  const [, table, column] = ADDS.exec(sql) ?? [];
  return table !== undefined && (await holds(rows, `select ${column} from ${table} limit 0`));
};
const stepOf = async (rows: Rows, n: number): Promise<readonly Statement[]> => {
  const due: Statement[] = [];
  for (const sql of MIGRATIONS[n]!) if (!(await hasColumn(rows, sql))) due.push([safely(sql)]);
  return due;
};
/** Makes what is missing of steps that the database claims to have taken. */
const mend = async (rows: Rows, taken: number): Promise<void> => {
  const steps = MIGRATIONS.slice(0, taken).flat();
  const dropped = new Set(steps.flatMap(sql => DROPS.exec(sql)?.[1] ?? []));
  const isDropped = (sql: string, i: number): boolean => {
    const name = CREATES.exec(sql)?.[3] ?? '';
    return dropped.has(name) && steps.indexOf(`drop table ${name}`) > i;
  };
  for (const [i, sql] of steps.entries()) {
    if (isDropped(sql, i) || !(CREATES.test(sql) || ADDS.test(sql)) || (await hasColumn(rows, sql))) continue;
    await rows.change([[safely(sql)]]);
  }
};

export class Newer extends Error {
  override name = 'Newer';
}
export const migrate = async (rows: Rows): Promise<void> => {
  await rows.query('create table if not exists migrations (n integer primary key, at bigint not null)');
  const [row] = await rows.query('select max(n) as n from migrations');
  const taken = Number(row?.n ?? 0);
  if (taken > MIGRATIONS.length)
    throw new Newer(
      `This database was made by a newer program (its tables are at step ${taken}, this program knows ${MIGRATIONS.length}). Start that one, or restore a copy from before the update.`,
    );
  if (taken) await mend(rows, taken);
  for (let n = taken; n < MIGRATIONS.length; n++)
    await rows.change([...(await stepOf(rows, n)), ['insert into migrations values ($1, $2)', n + 1, Date.now()]]);
};
