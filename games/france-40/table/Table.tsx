/** The table screen: sequence of play above, victory and log on the left, the decision on the right, turn track and selected hex below. */
import { createMemo, lazy, type JSX } from 'solid-js';
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { Log } from '../../../screen/frame/Log.tsx';
import { Handle } from '../../../screen/frame/Handle.tsx';
import { Pages, type PageOf } from '../../../screen/frame/Pages.tsx';
import type { Reading } from '../../../screen/frame/reading.ts';
import { useHost } from '../../../screen/host.ts';
import type { TableSession } from '../../../screen/session.ts';
import { Unfolding } from '../../../screen/war/WarLayout.tsx';
import { FightOr, inTenths, WarFrame } from '../../../screen/war/WarFrame.tsx';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { Battle } from './Battle.tsx';
import { Board } from './Board.tsx';
import { tableBox, type TableBox } from './box.ts';
import { lessonFor } from './coach-words.ts';
import { LEARNT, passes } from './learnt.ts';
import { Orders } from './Orders.tsx';
import { StackCard } from './StackCard.tsx';
import { createHexTable, ProvideTable, useHex, type HexTable } from './state.ts';
import { Pools, TurnTrack } from './Tracks.tsx';
import { Victory } from './Victory.tsx';
import '../../../screen/style/hex-table.css';
import '../../../screen/style/war.css';
import './table.css';
import '../../../screen/style/counter.css';
import '../look/look.css';
import '../../../screen/style/table.css';
import '../../../screen/style/map.css';
import '../../../screen/style/panels.css';
import '../../../screen/style/phone.css';
import '../../../screen/style/hex.css';

const LogPage = (): JSX.Element => {
  const { view, names } = useHex();
  return <Log barriers={LEARNT} read={() => readingOf(view, names)} />;
};
/** Loaded with the first choice. */
const readingOf = async (view: HexTable['view'], names: HexTable['names']): Promise<Reading> => {
  const [{ readingFor }, { calledIn }] = await Promise.all([import('./reading.ts'), import('./called.ts')]);
  return readingFor(calledIn(view, names));
};
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'armies', word: 'Armies', shows: lazy(() => import('./Armies.tsx').then(m => ({ default: m.Armies }))) },
  { id: 'sheet', word: 'Boxes', shows: lazy(() => import('./Sheet.tsx').then(m => ({ default: m.Sheet }))) },
  { id: 'areas', word: 'Stacks', shows: lazy(() => import('./StacksPage.tsx').then(m => ({ default: m.StacksPage }))) },
  { id: 'signs', word: 'Legend', shows: lazy(() => import('./Signs.tsx').then(m => ({ default: m.Signs }))) },
];
/** Loaded with the list of keys. */
const keys = (): Promise<KeyWords> => import('./key-words.ts').then(m => m.KEYS);
/** Short names, because thirteen steps must fit into one line. */
const SHORT: { readonly [name: string]: string } = {
  'Airborne coup': 'Coup',
  'Order of phases': 'Order',
  'Panzer halt check': 'Halt check',
  'Dyle-Breda Plan': 'Dyle',
  'Allied victory check': 'Victory',
  'French victory check': 'Victory',
  'Supply check': 'Supply',
  'French supply check': 'Supply',
  'Operation Dynamo': 'Dynamo',
  'German replacements': 'German repl.',
  'French replacements': 'French repl.',
  'Supply crisis check': 'Crisis',
};

/** 5.9, 4.3 Events whose die is shown when it falls: the coup and the Swiss choice, which come once in a game. */
const THROWS = ['coup', 'swiss'];

const Left = (): JSX.Element => (
  <aside class="left" aria-label="Victory and log">
    <Handle />
    <Victory />
    <Pages pages={PAGES} />
  </aside>
);
const Whole = (): JSX.Element => {
  const table = useHex();
  const { view, fought, putAway } = table;
  const fighting = createMemo(() => fought() !== undefined);
  const phases = createMemo(() =>
    view().sequence.map(p => ({ ...p, steps: p.steps.map(s => ({ ...s, name: SHORT[s.name] ?? s.name })) })),
  );
  return (
    <WarFrame
      title="France ’40"
      kind="hex"
      phases={phases()}
      fighting={fighting()}
      read={() => readingOf(view, table.names)}
      noUndo="Nothing to undo: a die was rolled, a stack was looked at, or the other side has decided."
      guide={{
        key: 'phoney-war coach france-40',
        wanted: table.snap().setup?.guided ?? false,
        now: view().turn === 1,
        lesson: () => lessonFor(view(), table.offered()),
      }}
      passes={passes}
      keys={keys}
      acts={{
        b: () => table.setPage('sheet'),
        a: () => table.setPage('areas'),
      }}
      throws={THROWS}
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
  const table = createHexTable(props.session, props.box, useHost().notes);
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
