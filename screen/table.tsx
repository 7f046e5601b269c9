/** What every table knows besides the game: what was refused, announced, advised, which margin is open. A game's table is made of this and adds its own. */
import { createContext, createEffect, createMemo, createSignal, on, useContext, type JSX } from 'solid-js';
import type { Caution, Verdict } from '../engine/decide.ts';
import { createPlayerActions, type Refusal } from './player-actions.ts';
import { createNumberKeys, type NumberKeys } from './number-keys.ts';
import type { OfferedChoice, LabelledChoice, TableSession, TableSnapshot } from './session.ts';
import { createVoice, type Hint } from './voice.ts';

/** Whoever plays no side sees what everybody sees. */
export const OBSERVER = 'observer';

export type { Refusal } from './player-actions.ts';
export interface Table<View = unknown> extends NumberKeys {
  readonly session: TableSession<View>;
  snap(): TableSnapshot<View>;
  view(): View;
  /** The listed choices; none while an earlier moment is looked at. */
  offered(): readonly OfferedChoice[];
  entry(): number;
  busy(): boolean;
  /** Gives a choice; one that wants to be asked about only when that was answered. */
  play(choice: LabelledChoice): Promise<boolean>;
  /** What should be read before it is chosen: what the game says of it, and the table. */
  cautionOf(o: OfferedChoice): Caution | undefined;
  /** The choice that was made and waits for a yes. */
  asking(): OfferedChoice | undefined;
  answer(yes: boolean): Promise<boolean>;
  why(choice: LabelledChoice): Promise<Verdict>;
  undo(): Promise<boolean>;
  /** An order out of one's own plan, with what falls with it. */
  takeOut(order: number): Promise<boolean>;
  reset(): Promise<boolean>;
  backTo(entry: number): Promise<boolean>;
  /** Runs when the game has moved on. */
  onEntry(then: () => void): void;
  refusal(): Refusal | undefined;
  setRefusal(r?: Refusal): void;
  /** Refused, and said so to those who listen. */
  refuse(r: Refusal): void;
  announced(): string;
  announce(words: string): void;
  hint(): Hint | undefined;
  setHint(h?: Hint): void;
  askHint(): Promise<void>;
  /** The phone's open margin, and the open page of the lists. */
  tab(): string;
  setTab(tab: string): void;
  page(): string;
  setPage(page: string): void;
}

/** Verdicts that were asked for, until the game moves on. */
const createReasons = (session: TableSession): { why(choice: LabelledChoice): Promise<Verdict>; forget(): void } => {
  const known = new Map<string, Promise<Verdict>>();
  return {
    forget: () => known.clear(),
    why: choice => {
      const key = JSON.stringify(choice);
      const said = known.get(key) ?? session.why(choice);
      known.set(key, said);
      return said;
    },
  };
};

/** What a game's table adds to what every table does. */
export interface Own<View> {
  /** The choices that are to have a digit, in their order; all of them where nothing is said. */
  keyed?(offered: readonly OfferedChoice[], view: View): readonly OfferedChoice[];
  /** What the table alone knows and a choice leaves undone. */
  caution?(o: OfferedChoice): Caution | undefined;
}
const together = (a: Caution | undefined, b: Caution | undefined): Caution | undefined =>
  a && b ? { ...a, ...b, says: [...a.says, ...b.says] } : (a ?? b);
const sameSaid = (a: LabelledChoice, b: LabelledChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Choices that are asked about are kept until the answer. */
const createAsking = (
  offered: () => readonly OfferedChoice[],
  give: (choice: LabelledChoice) => Promise<boolean>,
  more: (o: OfferedChoice) => Caution | undefined = () => undefined,
) => {
  const [asking, setAsking] = createSignal<OfferedChoice>();
  const cautionOf = (o: OfferedChoice): Caution | undefined => together(o.caution, more(o));
  return {
    asking,
    setAsking,
    cautionOf,
    play: (choice: LabelledChoice): Promise<boolean> => {
      const o = offered().find(x => sameSaid(x.choice, choice));
      if (!o || !cautionOf(o)?.asks) return give(choice);
      setAsking(o);
      return Promise.resolve(false);
    },
    answer: (yes: boolean): Promise<boolean> => {
      const o = asking();
      setAsking();
      return yes && o ? give(o.choice) : Promise.resolve(false);
    },
  };
};

export function createTable<View>(session: TableSession<View>, own: Own<View> = {}): Table<View> {
  const snap = (): TableSnapshot<View> => session.snapshot();
  /** A screen that is being handed over has no view: the table keeps its last until it is taken away. */
  const view = createMemo((was: View | undefined): View => snap().view ?? was!);
  const offered = createMemo(() => (snap().replaying ? [] : snap().offered));
  const entry = createMemo(() => snap().entry);
  const [tab, setTab] = createSignal('map');
  const [page, setPage] = createSignal('log');
  const [refusal, setRefusal] = createSignal<Refusal>();
  const { announced, announce, hint, setHint, askHint } = createVoice(session);
  const { why, forget } = createReasons(session);
  const refuse = (r: Refusal): void => {
    setRefusal(r);
    announce(`Refused: ${r.why} (${r.case})`);
  };
  const { give, ...acts } = createPlayerActions(session, r => (r ? refuse(r) : setRefusal()));
  const { setAsking, ...asked } = createAsking(offered, give, o => own.caution?.(o));

  const onEntry = (then: () => void): void => createEffect(on(entry, then, { defer: true }));
  onEntry(() => {
    forget();
    setRefusal();
    setHint();
    setAsking();
  });
  return {
    session,
    snap,
    view,
    offered,
    entry,
    ...acts,
    ...asked,
    ...createNumberKeys(() => own.keyed?.(offered(), view()) ?? offered()),
    why,
    onEntry,
    refusal,
    setRefusal,
    refuse,
    announced,
    announce,
    hint,
    setHint,
    askHint,
    tab,
    setTab,
    page,
    setPage,
  };
}

const Shared = createContext<Table>();
const found = <T,>(table: T | undefined): T => {
  if (!table) throw new Error('a panel stands outside the table');
  return table;
};
/** The table a shared part stands on: it asks for nothing that only one game has. */
export const useTable = (): Table => found(useContext(Shared));

/** A game's own context: its panels find its whole table there, shared ones what every table has. */
export function tableContext<T extends Table>(): {
  readonly Provide: (props: { readonly table: T; readonly children: JSX.Element }) => JSX.Element;
  readonly use: () => T;
} {
  const Own = createContext<T>();
  return {
    Provide: props => {
      const { table } = props; // read once: written as an expression, each look would make another table
      return (
        <Shared.Provider value={table}>
          <Own.Provider value={table}>{props.children}</Own.Provider>
        </Shared.Provider>
      );
    },
    use: () => found(useContext(Own)),
  };
}
