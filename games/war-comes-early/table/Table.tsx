/** The table of War Comes Early: sequence of play above, points and log left, the decision right, turn track and the hex in hand below. */
import { createMemo, lazy, type JSX } from 'solid-js';
import { Handle } from '../../../screen/frame/Handle.tsx';
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { useHost } from '../../../screen/host.ts';
import { Log } from '../../../screen/frame/Log.tsx';
import { Pages, type PageOf } from '../../../screen/frame/Pages.tsx';
import type { Reading } from '../../../screen/frame/reading.ts';
import type { TableSession } from '../../../screen/session.ts';
import { Unfolding } from '../../../screen/war/WarLayout.tsx';
import { FightOr, inTenths, WarFrame } from '../../../screen/war/WarFrame.tsx';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { Battle } from './Battle.tsx';
import { Board } from './Board.tsx';
import { tableBox, type TableBox } from './box.ts';
import { LEARNT, passes } from './learnt.ts';
import { Orders } from './Orders.tsx';
import { lessonFor } from './coach-words.ts';
import { StackCard } from './StackCard.tsx';
import { createWceTable, ProvideTable, useWce, type WceTable } from './state.ts';
import { Pools, TurnTrack } from './Tracks.tsx';
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
const readingOf = async ({ names, view }: WceTable): Promise<Reading> =>
  (await import('./reading.ts')).readingFor(names, calledAs(view, calledOf));
const LogPage = (): JSX.Element => {
  const table = useWce();
  return <Log barriers={LEARNT} read={() => readingOf(table)} />;
};
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'nations', word: 'Nations', shows: lazy(() => import('./Nations.tsx').then(m => ({ default: m.Nations }))) },
  {
    id: 'stacks',
    word: 'Stacks',
    shows: lazy(() => import('./StacksPage.tsx').then(m => ({ default: m.StacksPage }))),
  },
  { id: 'boxes', word: 'Boxes', shows: lazy(() => import('./Boxes.tsx').then(m => ({ default: m.Boxes }))) },
  { id: 'signs', word: 'Legend', shows: lazy(() => import('./Signs.tsx').then(m => ({ default: m.Signs }))) },
];
/** Fetched with the list of keys. */
const keys = (): Promise<KeyWords> => import('./key-words.ts').then(m => m.KEYS);
const Left = (): JSX.Element => (
  <aside class="left wce" aria-label="Victory and log">
    <Handle />
    <Victory />
    <Pages pages={PAGES} />
  </aside>
);
const Whole = (): JSX.Element => {
  const table = useWce();
  const { view, fought, putAway } = table;
  const fighting = createMemo(() => fought() !== undefined);
  return (
    <WarFrame
      title="War Comes Early"
      kind="hex wce"
      phases={view().sequence}
      fighting={fighting()}
      read={() => readingOf(table)}
      noUndo="Nothing to undo: a die was rolled, a stack was looked at, or the other side has decided."
      guide={{
        key: 'phoney-war coach war-comes-early',
        wanted: table.snap().setup?.guided ?? false,
        now: view().turn === 1,
        lesson: () => lessonFor(table.kind()),
      }}
      passes={passes}
      keys={keys}
      acts={{
        b: () => table.setPage('boxes'),
        a: () => table.setPage('nations'),
      }}
      points={inTenths}
      map={<Board />}
      left={<Left />}
      decision={
        <FightOr fought={fought()} orders={<Orders />}>
          {f => <Battle fought={f()} putAway={putAway} />}
        </FightOr>
      }
      foot={
        <>
          <TurnTrack />
          <StackCard />
          <Pools />
        </>
      }
    />
  );
};
const Laid = (props: { readonly session: TableSession<TableView>; readonly box: TableBox }): JSX.Element => {
  const table = createWceTable(props.session, props.box, useHost().notes);
  return (
    <ProvideTable table={table}>
      <Whole />
    </ProvideTable>
  );
};
export const Table = (props: { readonly session: TableSession<TableView> }): JSX.Element => (
  <Unfolding session={props.session} box={said => tableBox(said as BoxView | undefined)}>
    {box => <Laid session={props.session} box={box} />}
  </Unfolding>
);
