/** The table of No Retreat!: sequence of play above, turn, points and command left, decision and log right, cups and hand below. */
import { lazy, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Handle } from '../../../screen/frame/Handle.tsx';
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { Log } from '../../../screen/frame/Log.tsx';
import { Pages, type PageOf } from '../../../screen/frame/Pages.tsx';
import type { Reading } from '../../../screen/frame/reading.ts';
import type { TabOf } from '../../../screen/frame/TabBar.tsx';
import { createTray } from '../../../screen/frame/tray.ts';
import { TrayBar } from '../../../screen/frame/TrayBar.tsx';
import type { Questions } from '../../../screen/parts/speech.ts';
import type { TableSession } from '../../../screen/session.ts';
import { tabsOf, Unfolding } from '../../../screen/war/WarLayout.tsx';
import { WarFrame } from '../../../screen/war/WarFrame.tsx';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { Board } from './Board.tsx';
import { tableBox, type TableBox } from './box.ts';
import { Hands } from './Hands.tsx';
import { HexPage } from './HexPage.tsx';
import { lessonFor } from './coach-words.ts';
import { LEARNT, passes } from './learnt.ts';
import { Orders } from './Orders.tsx';
import { isFromTray, NAMES, ownHand } from './own.ts';

import { createNrTable, ProvideTable, useNr, type NrTable } from './state.ts';
import { TheEnd } from './TheEnd.tsx';
import { Victory } from './Victory.tsx';
import { calledAs } from '../../../screen/war/unit-names.ts';
import { calledOf } from '../look/spoken.ts';
import '../../../screen/style/hex-table.css';
import '../../../screen/style/war.css';
import './table.css';
import '../look/look.css';
import '../../../screen/style/table.css';
import '../../../screen/style/map.css';
import '../../../screen/style/panels.css';
import '../../../screen/style/phone.css';
import '../../../screen/style/hex.css';

/** Fetched with the first choice. */
const readingOf = async ({ names, view }: NrTable): Promise<Reading> =>
  (await import('./reading.ts')).readingFor(names, calledAs(view, calledOf));
const LogPage = (): JSX.Element => {
  const table = useNr();
  return <Log barriers={LEARNT} read={() => readingOf(table)} />;
};
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'hex', word: 'Hex', shows: HexPage },
  {
    id: 'stacks',
    word: 'Stacks',
    shows: lazy(() => import('./StacksPage.tsx').then(m => ({ default: m.StacksPage }))),
  },
  { id: 'armies', word: 'Armies', shows: lazy(() => import('./Armies.tsx').then(m => ({ default: m.Armies }))) },
  { id: 'boxes', word: 'Boxes', shows: lazy(() => import('./Boxes.tsx').then(m => ({ default: m.Boxes }))) },
  { id: 'signs', word: 'Legend', shows: lazy(() => import('./Signs.tsx').then(m => ({ default: m.Signs }))) },
];
/** Fetched with the list of keys. */
const keys = (): Promise<KeyWords> => import('./key-words.ts').then(m => m.KEYS);
/** And with the sheet of standing orders. */
const questions = (): Promise<Questions> => import('./question-words.ts').then(m => m.QUESTIONS);
/** 17.7 A phone turns to the points when the game is over: there the sheet of the end comes first. */
const OnPhone = (): JSX.Element => {
  const { view } = useNr();
  return (
    <Show when={view().over}>
      <section class="nr-end" aria-label="The end">
        <TheEnd />
      </section>
    </Show>
  );
};
const Left = (): JSX.Element => (
  <aside class="left nr" aria-label="Points and command">
    <Handle />
    <OnPhone />
    <Victory />
  </aside>
);
/** 5.0 On a phone the hand is a tab of its own. */
const tabs = (fighting: boolean): readonly TabOf[] =>
  tabsOf(fighting).map(tab => (tab[0] === 'assets' ? (['assets', 'counters', 'Hand'] as const) : tab));
/** 5.0 What lies in the tray: 'Feint, Wedge; Blitz! 4, Hold! 2'. */
const held = (view: TableView): string => {
  const hand = ownHand(view);
  if (!hand) return view.hands.map(h => `${NAMES[h.side]} ${counted(h.cards, 'card')}`).join(', ');
  const kinds = Map.groupBy(hand.ownMarkers ?? [], m => m.ability);
  const markers = [...kinds].map(([kind, of]) => (of.length > 1 ? `${kind} ${of.length}` : kind)).join(', ');
  return [counted(hand.cards, 'card'), markers].filter(Boolean).join('; ');
};
const Whole = (): JSX.Element => {
  const table = useNr();
  const { view } = table;
  const tray = createTray(() => table.offered().some(isFromTray));
  return (
    <WarFrame
      title="No Retreat!"
      kind={`hex nr-table${ownHand(view())?.ownCards?.length ? '' : ' no-hand'}${tray.folded() ? ' tray-folded' : ''}`}
      phases={view().sequence}
      fighting={view().battle !== undefined}
      read={() => readingOf(table)}
      noUndo="Nothing to undo: a die was rolled, a card or marker was drawn, or the other side has decided."
      guide={{
        key: 'phoney-war coach no-retreat',
        wanted: table.snap().setup?.guided ?? false,
        now: view().turn <= 1,
        lesson: () => lessonFor(view(), table.kind()),
      }}
      passes={passes}
      tabs={tabs(view().battle !== undefined)}
      keys={keys}
      questions={questions}
      acts={{
        b: () => table.setPage('boxes'),
      }}
      points={n => String(Math.round(n)).replace('-', '−')}
      map={<Board />}
      left={<Left />}
      decision={<Orders />}
      below={<Pages pages={PAGES} />}
      foot={
        <>
          <Hands />
          <TrayBar tray={tray} name="hand and markers" holds={held(view())} />
        </>
      }
    />
  );
};
const Laid = (props: { readonly session: TableSession<TableView>; readonly box: TableBox }): JSX.Element => {
  const table = createNrTable(props.session, props.box);
  return (
    <ProvideTable table={table}>
      <Whole />
    </ProvideTable>
  );
};
export const Table = (props: { readonly session: TableSession<TableView> }): JSX.Element => (
  <Unfolding session={props.session} box={said => tableBox(said as BoxView)}>
    {box => <Laid session={props.session} box={box} />}
  </Unfolding>
);
