/** What every table knows besides the game: the last refusal, announcement and hint, and which margin is open. A game's table adds its own to this. */
import { createContext, createEffect, createMemo, createSignal, on, useContext, type JSX } from 'solid-js';
import type { Caution, Verdict } from '../engine/decide.ts';
import { createPlayerActions, type Refusal } from './player-actions.ts';
import { createNumberKeys, type NumberKeys } from './number-keys.ts';
import type { OfferedChoice, LabelledChoice, TableSession, TableSnapshot } from './session.ts';
import { createVoice, type Hint } from './voice.ts';

/** The viewer who plays no side and sees what everybody sees. */
export const OBSERVER = 'observer';

export type { Refusal } from './player-actions.ts';
export interface Table<View = unknown> extends NumberKeys {
  readonly session: TableSession<View>;
  snap(): TableSnapshot<View>;
  view(): View;
  /** The listed choices; none during a look back. */
  offered(): readonly OfferedChoice[];
  entry(): number;
  busy(): boolean;
  /** Plays a choice. One that needs confirmation is played only by `answer`. */
  play(choice: LabelledChoice): Promise<boolean>;
  /** What the player should read before choosing it, from the rules and from the table screen. */
  cautionOf(o: OfferedChoice): Caution | undefined;
  /** The choice that waits for confirmation. */
  asking(): OfferedChoice | undefined;
  answer(yes: boolean): Promise<boolean>;
  why(choice: LabelledChoice): Promise<Verdict>;
  undo(): Promise<boolean>;
  /** Withdraws an order from the player's own plan, with every order that depends on it. */
  takeOut(order: number): Promise<boolean>;
  reset(): Promise<boolean>;
  backTo(entry: number): Promise<boolean>;
  /** Runs `then` whenever the number of entries changes. */
  onEntry(then: () => void): void;
  refusal(): Refusal | undefined;
  setRefusal(r?: Refusal): void;
  /** Shows a refusal and announces it to screen readers. */
  refuse(r: Refusal): void;
  announced(): string;
  announce(words: string): void;
  hint(): Hint | undefined;
  setHint(h?: Hint): void;
  askHint(): Promise<void>;
  /** The margin that is open on a phone, and the open page of the lower margin. */
  tab(): string;
  setTab(tab: string): void;
  page(): string;
  setPage(page: string): void;
}

/** Caches verdicts until `forget`, which is called whenever the game moves on. */
const createReasons = (session: TableSession): { why(choice: LabelledChoice): Promise<Verdict>; forget(): void } => {
  const known = new Map<string, Promise<Verdict>>();
  return {
    forget: () => known.clear(),
    why: choice => {
      const key = JSON.stringify(choice);
      const verdict = known.get(key) ?? session.why(choice);
      known.set(key, verdict);
      return verdict;
    },
  };
};

/** What a game's own table contributes. */
export interface Own<View> {
  /** The choices that get a number key, in order; without this, all of them. */
  keyed?(offered: readonly OfferedChoice[], view: View): readonly OfferedChoice[];
  /** A caution that only the screen can know, such as attacks the player noted and did not make. */
  caution?(o: OfferedChoice): Caution | undefined;
}
const mergeCautions = (a: Caution | undefined, b: Caution | undefined): Caution | undefined =>
  a && b ? { ...a, ...b, says: [...a.says, ...b.says] } : (a ?? b);
const isSameChoice = (a: LabelledChoice, b: LabelledChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Holds a choice that needs confirmation until the player answers. */
const createAsking = (
  offered: () => readonly OfferedChoice[],
  give: (choice: LabelledChoice) => Promise<boolean>,
  more: (o: OfferedChoice) => Caution | undefined = () => undefined,
) => {
  const [asking, setAsking] = createSignal<OfferedChoice>();
  const cautionOf = (o: OfferedChoice): Caution | undefined => mergeCautions(o.caution, more(o));
  return {
    asking,
    setAsking,
    cautionOf,
    play: (choice: LabelledChoice): Promise<boolean> => {
      const o = offered().find(x => isSameChoice(x.choice, choice));
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
  /** During a hand-over the snapshot has no view; the table keeps its last one until it is unmounted. */
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
const required = <T,>(table: T | undefined): T => {
  if (!table) throw new Error('a panel needs the context of its table');
  return table;
};
/** The table of a shared part, with only what every game has. */
export const useTable = (): Table => required(useContext(Shared));

/** A game's own context. Its panels get its whole table from `use`, shared parts get theirs from `useTable`. */
export function tableContext<T extends Table>(): {
  readonly Provide: (props: { readonly table: T; readonly children: JSX.Element }) => JSX.Element;
  readonly use: () => T;
} {
  const Own = createContext<T>();
  return {
    Provide: props => {
      const { table } = props; // read once: as an expression in the JSX each read would make another table
      return (
        <Shared.Provider value={table}>
          <Own.Provider value={table}>{props.children}</Own.Provider>
        </Shared.Provider>
      );
    },
    use: () => required(useContext(Own)),
  };
}
