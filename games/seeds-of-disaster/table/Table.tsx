/** The table of The Seeds of Disaster: status and tracks left, three sheets in the middle, the decision right, hand or army display at the foot. */
import { createEffect, createMemo, lazy, on, Show, Suspense, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Frame } from '../../../screen/frame/Frame.tsx';
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { focusOn } from '../../../screen/frame/keys.ts';
import { Log } from '../../../screen/frame/Log.tsx';
import { Pages, type PageOf } from '../../../screen/frame/Pages.tsx';
import { createTray } from '../../../screen/frame/tray.ts';
import { TrayBar } from '../../../screen/frame/TrayBar.tsx';
import type { TabOf } from '../../../screen/frame/TabBar.tsx';
import { later } from '../../../screen/async-signal.ts';
import { Sheets, type Sheet } from '../../../screen/parts/Sheets.tsx';
import type { TableSession } from '../../../screen/session.ts';
import { OBSERVER } from '../../../screen/table.tsx';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { Board } from './Board.tsx';
import { DisplaySheet, DisplayStrip } from './Display.tsx';
import { HandStrip } from './Hand.tsx';
import { LEARNT, passes } from './learnt.ts';
import { loadMap, type GroundMap } from './map.ts';
import { Orders } from './Orders.tsx';
import { lessonFor } from './coach-words.ts';
import { createSeedsTable, ProvideTable, useSeeds, type SeedsTable, type SheetName } from './state.ts';
import { Left } from './Tracks.tsx';
import { YearsSheet } from './Years.tsx';
import '../../../screen/style/table.css';
import '../../../screen/style/map.css';
import '../../../screen/style/panels.css';
import '../../../screen/style/phone.css';
import './table.css';
import './tracks.css';
import './sheets.css';
import './display.css';
import './hand.css';
import './orders.css';
import './battle.css';
import './victory.css';
import './board.css';
import './small.css';
import type { SeedsDecision } from '../rules/flow.ts';

/** Loaded with the first battle. */
const Battle = lazy(() => import('./Battle.tsx').then(m => ({ default: m.Battle })));
const read = () => import('./reading.ts').then(m => m.READING);
const LogPage = (): JSX.Element => <Log barriers={LEARNT} read={read} />;
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'victory', word: 'Victory', shows: lazy(() => import('./Victory.tsx').then(m => ({ default: m.Victory }))) },
  { id: 'areas', word: 'Areas', shows: lazy(() => import('./AreaList.tsx').then(m => ({ default: m.AreaList }))) },
  { id: 'signs', word: 'Legend', shows: lazy(() => import('./Signs.tsx').then(m => ({ default: m.Signs }))) },
];
const keys = (): Promise<KeyWords> => import('./key-words.ts').then(m => m.KEYS);
const tabsOf = (view: TableView): readonly TabOf[] => [
  ['map', 'map', 'Map'],
  ['fight', view.battles.length ? 'fight' : 'orders', view.battles.length ? 'Battle' : 'Orders'],
  view.week > 0 ? ['assets', 'counters', 'Armies'] : ['assets', 'counters', 'Hand'],
  ['tracks', 'book', 'Tracks'],
  ['log', 'log', 'Log'],
];
const LEAVES: readonly Sheet[] = [
  { id: 'years', name: 'Years', key: 'Y' },
  { id: 'display', name: 'Army display', key: 'D' },
  { id: 'map', name: 'Map', key: 'M' },
];
const decides = (table: SeedsTable): string => {
  const { decides: asks, plan } = table.view();
  if (table.snap().over) return 'The end';
  if (plan) return 'Both sides, sealed';
  const [first] = asks;
  if (!first) return '';
  return `${first.side === 'german' ? 'German' : 'Allied'} player`;
};
const When = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <p>
      <Show when={view().week > 0} fallback={<b>{view().date}</b>}>
        Week <b>{view().week}</b> of 10
      </Show>
      <span class="dk"> · {view().status}</span>
    </p>
  );
};
/** The sheet on which a decision is made. */
const SHEET_FOR: { readonly [kind: string]: SheetName } = {
  placing: 'map',
  moving: 'map',
  arriving: 'map',
  looking: 'map',
  marching: 'map',
  attacking: 'map',
  planning: 'map',
  retreating: 'map',
  standing: 'map',
  advancing: 'map',
  breaking: 'map',
  mobilising: 'display',
  sending: 'display',
  recalling: 'display',
  playing: 'years',
  countering: 'years',
} satisfies { readonly [D in SeedsDecision]?: SheetName };
const Middle = (props: { readonly ground: GroundMap | undefined }): JSX.Element => {
  const table = useSeeds();
  createEffect(
    on(
      () => table.kind(),
      kind => {
        const to = SHEET_FOR[kind];
        if (to) table.setSheet(to);
      },
    ),
  );
  return (
    <Sheets
      name="Sheets of the table"
      sheets={LEAVES}
      at={table.sheet()}
      onTurn={to => table.setSheet(to as SheetName)}
    >
      {sheet => {
        if (sheet === 'years') return <YearsSheet />;
        if (sheet === 'display') return <DisplaySheet />;
        return (
          <div class="mapleaf">
            <Show when={props.ground} fallback={<p class="quiet loading">Unfolding the map.</p>}>
              {g => <Board ground={g()} />}
            </Show>
          </div>
        );
      }}
    </Sheets>
  );
};
/** The style of the strip at the foot: army display in war, only the deck during set-up, otherwise the hand. */
const stageOf = ({ week, step }: TableView): string => {
  if (week > 0) return 'war';
  return step.case.startsWith('21') ? 'setting-up' : '';
};
/** The actions of single keys. */
const actsOf = (table: SeedsTable): { readonly [key: string]: () => void } => ({
  y: () => table.setSheet('years'),
  d: () => table.setSheet('display'),
  m: () => {
    table.setSheet('map');
    queueMicrotask(() => focusOn('.view .keys'));
  },
  c: () => focusOn('.own-hand button[tabindex="0"]'),
  b: () => table.setSheet('years'),
  a: () => table.setPage('areas'),
  '/': () => focusOn('.right .find-unit input'),
});
/** Decisions about what lies in the tray: cards before the war, armies and their Poised corps in it. */
const IN_TRAY: readonly string[] = [
  'playing',
  'countering',
  'trumping',
  'foiling',
  'spying',
  'reposting',
] satisfies readonly SeedsDecision[];
const handWords = ({ sides, viewer }: TableView): string => {
  const own = sides.find(s => s.side === viewer);
  return own ? counted(own.hand.length, 'card') : '';
};
const putAllDown = (table: SeedsTable): void => {
  table.setChooser();
  table.setPicked();
  table.take();
  table.takeCard();
};
const Whole = (): JSX.Element => {
  const table = useSeeds();
  const { view } = table;
  const ground = later(() => table.box, loadMap);
  const battles = createMemo(() => view().battles);
  const tray = createTray(() => IN_TRAY.includes(table.kind()));
  return (
    <Frame
      title="The Seeds of Disaster"
      kind={`seeds ${stageOf(view())}${tray.folded() ? ' tray-folded' : ''}`}
      when={<When />}
      phases={view().sequence}
      step={view().step}
      decides={decides(table)}
      fighting={battles().length > 0}
      read={read}
      noUndo="Nothing to undo: orders were revealed, dice were rolled, or the other side has decided."
      guide={{
        key: 'phoney-war coach seeds-of-disaster',
        wanted: table.snap().setup?.guided ?? true,
        now: view().year === 1934 || (view().week === 1 && table.snap().eyes !== OBSERVER),
        lesson: () => lessonFor(table.kind()),
      }}
      passes={passes}
      tabs={tabsOf(view())}
      keys={keys}
      acts={actsOf(table)}
      escape={() => putAllDown(table)}
      next={table.toNext}
      points={n => String(Math.round(n * 10) / 10).replace('-', '−')}
      mapWords="Arrow keys move from Area to Area, Enter chooses, question mark lists all keys. The list of Areas says the same in words."
      map={<Middle ground={ground()} />}
      left={<Left />}
      right="Decision and log"
      decision={
        <Show when={battles().length} fallback={<Orders />}>
          <Suspense>
            <Battle battles={battles()} />
          </Suspense>
        </Show>
      }
      below={<Pages pages={PAGES} />}
      foot={
        <>
          <Show when={view().week > 0} fallback={<HandStrip />}>
            <DisplayStrip />
          </Show>
          <TrayBar
            tray={tray}
            name={view().week > 0 ? 'army display' : 'your hand'}
            holds={view().week > 0 ? 'strength and Poised forces of every army' : handWords(view())}
          />
        </>
      }
    />
  );
};
const Laid = (props: { readonly session: TableSession<TableView>; readonly box: BoxView }): JSX.Element => {
  const table = createSeedsTable(props.session, props.box);
  return (
    <ProvideTable table={table}>
      <Whole />
    </ProvideTable>
  );
};
export const Table = (props: { readonly session: TableSession<TableView> }): JSX.Element => {
  const box = later(
    () => undefined,
    async () => (await props.session.detail('box')) as BoxView,
  );
  return (
    <Show when={box()} fallback={<p class="quiet loading">Unfolding the map.</p>}>
      {b => <Laid session={props.session} box={b()} />}
    </Show>
  );
};
