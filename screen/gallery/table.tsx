/** A table for the page of parts: one counter that goes from hex to hex, with a log of it. It is made up and belongs to no game. */
import { createSignal } from 'solid-js';
import { no, ok, type Verdict } from '../../engine/decide.ts';
import type { LogLine } from '../../engine/table.ts';
import type { OfferedChoice, LabelledChoice, TableSession, TableSnapshot } from '../session.ts';
import { createTable, tableContext, type Table } from '../table.tsx';

export interface SampleView {
  /** Where the counter stands. */
  readonly at: string;
}
/** The hexes that lie next to one. */
export type Near = (hex: string) => readonly string[];

const told = (ways: readonly string[]): readonly LogLine[] =>
  ways.map((hex, entry) =>
    entry === 0
      ? { entry, case: '5.1', text: 'Turn 3.', event: { is: 'turn', turn: 3 } }
      : { entry, case: '8.2', text: `The corps marches to ${hex}.`, event: { is: 'marched', hex } },
  );
const toHex = (hex: string): OfferedChoice => ({
  choice: { do: 'march', hex },
  text: `March to ${hex}`,
  case: '8.2',
  bars: false,
});

/** What a host would be: `begun` are the hexes it came through, which nobody may go back behind. */
const sessionOf = (begun: readonly string[], near: Near): TableSession<SampleView> => {
  const [ways, setWays] = createSignal(begun);
  const limit = begun.length - 1;
  const snapshot = (): TableSnapshot<SampleView> => {
    const at = ways().at(-1)!;
    return {
      entry: ways().length,
      eyes: 'west',
      view: { at },
      offered: near(at).map(toHex),
      log: told(ways()),
      backLimit: limit + 1,
      over: false,
    };
  };
  const why = async ({ hex }: LabelledChoice): Promise<Verdict> =>
    near(ways().at(-1)!).includes(String(hex)) ? ok : no('8.2', 'A march goes to a hex next to the counter.');
  const backTo = async (entry: number): Promise<Verdict> => {
    setWays(ways().slice(0, Math.max(limit + 1, entry)));
    return ok;
  };
  return {
    snapshot,
    why,
    play: async choice => {
      const verdict = await why(choice);
      if (verdict.ok) setWays([...ways(), String(choice['hex'])]);
      return verdict;
    },
    detail: async () => undefined,
    undo: () => backTo(ways().length - 1),
    reset: () => backTo(0),
    backTo,
    lookAt: async () => undefined,
    advise: async () => Promise.reject(new Error('Nobody here gives advice.')),
    stopBot: () => undefined,
  };
};
export type SampleTable = Table<SampleView>;
export const createSample = (begun: readonly string[], near: Near): SampleTable => createTable(sessionOf(begun, near));
export const { Provide: ProvideSample } = tableContext<SampleTable>();
