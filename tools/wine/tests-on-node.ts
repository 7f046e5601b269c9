/** What test files import from vitest, on top of node:test. Vitest itself needs a native part that does not load under Wine; its `expect` does. */
import { after, afterEach as nodeAfterEach, before, beforeEach as nodeBeforeEach } from 'node:test';
import { describe as nodeDescribe, test as nodeTest, type TestContext } from 'node:test';
import { format } from 'node:util';

export { expect, expectTypeOf, vi } from 'vitest';

type Body = (context: object) => unknown;
type Rows = readonly unknown[];
const contextOf = (t: TestContext): object => ({
  task: { name: t.name },
  skip: (): never => {
    t.skip();
    throw new Skipped();
  },
});
class Skipped extends Error {}
const run =
  (body: (context: object) => unknown) =>
  async (t: TestContext): Promise<void> => {
    try {
      await body(contextOf(t));
    } catch (e) {
      if (!(e instanceof Skipped)) throw e;
    }
  };
/** %s takes the row's next value, $name a field of the row. */
const titled = (title: string, row: readonly unknown[], n: number): string =>
  `${format(title.replaceAll('%$', '%s').replaceAll(/%[a-zA-Z]/g, '%s'), ...row.map(String))} [${n}]`;
const argumentsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

/** Before or after the body there may be options, such as a time limit, which is not kept here. */
const bodyIn = <B>(rest: readonly unknown[]): B => rest.find(x => typeof x === 'function') as B;
const define = (name: string, ...rest: readonly unknown[]): void => void nodeTest(name, run(bodyIn<Body>(rest)));
const each =
  (rows: Rows) =>
  (title: string, ...rest: readonly unknown[]): void =>
    rows.forEach((row, n) => {
      const values = argumentsOf(row);
      define(titled(title, values, n), () => bodyIn<(...of: readonly unknown[]) => unknown>(rest)(...values));
    });
const skip = (name: string): void => void nodeTest.skip(name);
export const test = Object.assign(define, {
  each,
  skip,
  skipIf: (is: unknown) => (is ? skip : define),
  runIf: (is: unknown) => (is ? define : skip),
});
export const it = test;
const group = (name: string, ...rest: readonly unknown[]): void => void nodeDescribe(name, bodyIn<() => void>(rest));
export const describe = Object.assign(group, {
  each:
    (rows: Rows) =>
    (title: string, body: (...row: never[]) => void): void =>
      rows.forEach((row, n) => group(titled(title, argumentsOf(row), n), () => body(...(argumentsOf(row) as never[])))),
});
export const beforeAll = (work: () => unknown): void => before(async () => void (await work()));
export const afterAll = (work: () => unknown): void => after(async () => void (await work()));
export const beforeEach = (work: () => unknown): void => nodeBeforeEach(async () => void (await work()));
export const afterEach = (work: () => unknown): void => nodeAfterEach(async () => void (await work()));
