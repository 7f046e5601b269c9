/** What the table screen knows besides the game: what is pointed at, picked, refused, announced. Every panel reads it from here. */
import { createContext, createEffect, createMemo, createSignal, on, untrack, useContext } from 'solid-js';
import type { Offered, Session, Snapshot } from '../session.ts';
import type { Verdict } from '../../engine/decide.ts';
import type { TableView } from '../../games/strange-victory/view.ts';
import { asksAt, listedAt, type Said } from '../../games/strange-victory/look/aim.ts';
import { spoken } from '../../games/strange-victory/look/spoken.ts';
import { createVoice } from './voice.ts';

export type Tab = 'map' | 'fight' | 'assets' | 'log' | 'victory';
export type Page = 'log' | 'victory' | 'areas';
export interface Refusal {
  readonly case: string;
  readonly why: string;
}
/** Several listed choices at one place: the player says which. */
export interface Chooser {
  readonly title: string;
  readonly area?: string;
  readonly among: readonly Offered[];
}

export type TableState = ReturnType<typeof createTableState>;
const Context = createContext<TableState>();
export const TableProvider = Context.Provider;
export const useTable = (): TableState => {
  const table = useContext(Context);
  if (!table) throw new Error('a panel stands outside the table');
  return table;
};

export function createTableState(session: Session<TableView>) {
  const snap = (): Snapshot<TableView> => session.snapshot();
  const view = createMemo(() => snap().view);
  const offered = createMemo(() => (snap().replaying ? [] : snap().offered));
  const entry = createMemo(() => snap().entry);

  const [hover, setHover] = createSignal<string>();
  const [cursor, setCursor] = createSignal<string>();
  const [picked, setPicked] = createSignal<string>();
  const [chooser, setChooser] = createSignal<Chooser>();
  const [tab, setTab] = createSignal<Tab>('map');
  const [page, setPage] = createSignal<Page>('log');
  const [refusal, setRefusal] = createSignal<Refusal & { readonly to: string }>();
  const { announced, announce, hint, setHint, askHint } = createVoice(session);
  const [preview, setPreview] = createSignal<readonly number[]>();
  const [busy, setBusy] = createSignal(false);

  const at = (area: string): readonly Offered[] => listedAt(offered(), view(), area);

  const known = new Map<string, Promise<Verdict>>();
  createEffect(
    on(
      entry,
      () => {
        known.clear();
        setRefusal();
        setChooser();
        setPreview();
        setHint();
      },
      { defer: true },
    ),
  );
  const why = (choice: Said): Promise<Verdict> => {
    const key = JSON.stringify(choice);
    const said = known.get(key) ?? session.why(choice as Offered['choice']);
    known.set(key, said);
    return said;
  };
  /** The reasons why nothing may be done in an area, one for each thing a click there would mean. */
  const reasonsAt = async (area: string): Promise<readonly Refusal[]> => {
    if (untrack(() => at(area).length)) return [];
    const verdicts = await Promise.all(untrack(() => asksAt(offered(), view(), area)).map(why));
    return verdicts.flatMap(v => (v.ok ? [] : [{ case: v.case, why: v.why }]));
  };

  const obey = async (act: () => Promise<Verdict>, to: string): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    try {
      const verdict = await act();
      if (!verdict.ok) {
        setRefusal({ case: verdict.case, why: verdict.why, to });
        announce(`Refused: ${verdict.why} (${verdict.case})`);
      } else {
        setRefusal();
        setChooser();
      }
      return verdict.ok;
    } finally {
      setBusy(false);
    }
  };
  const play = (choice: Offered['choice']): Promise<boolean> =>
    obey(() => session.play(choice), JSON.stringify(choice));

  /** A click on an area: its one choice, or a small chooser, or the card with the reason. */
  const choose = async (area: string): Promise<void> => {
    const among = untrack(() => at(area));
    setPicked(area);
    if (among.length === 1) await play((among[0] as Offered).choice);
    else if (among.length > 1) setChooser({ title: area, area, among });
    else {
      setChooser();
      const [reason] = await reasonsAt(area);
      if (reason) {
        setRefusal({ ...reason, to: area });
        announce(`Refused: ${reason.why} (${reason.case})`);
      }
    }
  };

  const speakOf = (area: string): void => {
    announce(
      spoken(
        view(),
        area,
        at(area).map(o => o.text),
      ),
    );
  };

  return {
    session,
    snap,
    view,
    offered,
    entry,
    at,
    why,
    reasonsAt,
    play,
    choose,
    speakOf,
    askHint,
    busy,
    undo: () => obey(() => session.undo(), 'undo'),
    reset: () => obey(() => session.reset(), 'reset'),
    backTo: (to: number) => obey(() => session.backTo(to), 'back'),
    hover,
    setHover,
    cursor,
    setCursor,
    picked,
    setPicked,
    chooser,
    setChooser,
    tab,
    setTab,
    page,
    setPage,
    refusal,
    setRefusal,
    announced,
    announce,
    hint,
    setHint,
    preview,
    setPreview,
  };
}
