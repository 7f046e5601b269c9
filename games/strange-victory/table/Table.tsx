/** The table of Strange Victory: one printed sheet with the map and its margins. */
import { createMemo, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Frame } from '../../../screen/frame/Frame.tsx';
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { Log } from '../../../screen/frame/Log.tsx';
import { Pages, type PageOf } from '../../../screen/frame/Pages.tsx';
import type { TabOf } from '../../../screen/frame/TabBar.tsx';
import { later } from '../../../screen/async-signal.ts';
import type { TableSession } from '../../../screen/session.ts';
import { OBSERVER } from '../../../screen/table.tsx';
import { halvesShown } from '../look/chances.ts';
import { KorpsOrder } from '../look/korps.tsx';
import { AudacityTrack, Boxes, PanicTrack } from '../look/tracks.tsx';
import type { BoxView } from '../view/box.ts';
import { SHIPPED_BOX } from './shipped.ts';
import type { TableView } from '../view.ts';
import { createAftermath } from './aftermath.ts';
import { Assets } from './Assets.tsx';
import { Board } from './Board.tsx';
import type { lessonFor } from './coach-words.ts';
import { laterLessons } from '../../../screen/frame/guide.ts';
import { LEARNT, passes } from './learnt.ts';
import { loadMap } from './map.ts';
import { Orders } from './Orders.tsx';
import { createAreaTable, ProvideTable, useTable, type AreaTable } from './state.ts';
import '../look/look.css';
import '../../../screen/style/table.css';
import '../../../screen/style/map.css';
import '../../../screen/style/panels.css';
import '../../../screen/style/phone.css';
import './table.css';

/** Loaded with the first fight. */
const Fight = lazy(() => import('./Fight.tsx').then(m => ({ default: m.Fight })));
const LogPage = (): JSX.Element => <Log barriers={LEARNT} read={() => import('./reading.ts').then(m => m.READING)} />;
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'victory', word: 'Victory', shows: lazy(() => import('./Victory.tsx').then(m => ({ default: m.Victory }))) },
  { id: 'armies', word: 'Korps', shows: lazy(() => import('./Armies.tsx').then(m => ({ default: m.Armies }))) },
  { id: 'areas', word: 'Areas', shows: lazy(() => import('./Areas.tsx').then(m => ({ default: m.Areas }))) },
  { id: 'signs', word: 'Legend', shows: lazy(() => import('./Signs.tsx').then(m => ({ default: m.Signs }))) },
];
/** Loaded with the list of keys. */
const keys = (): Promise<KeyWords> => import('./key-words.ts').then(m => m.KEYS);
const tabsOf = (fighting: boolean): readonly TabOf[] => [
  ['map', 'map', 'Map'],
  ['fight', fighting ? 'fight' : 'orders', fighting ? 'Fight' : 'Orders'],
  ['assets', 'counters', 'Assets'],
  ['log', 'log', 'Log'],
  ['victory', 'victory', 'Victory'],
];

const decides = (table: AreaTable): string => {
  const active = table.view().divisions.find(d => d.active);
  if (table.snap().over) return 'The end';
  if (active) return `${active.name} Panzer`;
  return table.snap().eyes === OBSERVER ? 'The player decides' : 'You decide';
};
/** How much panic the present fight may still add. */
const ahead = (view: TableView): number =>
  Math.max(0, ...(view.combat?.results ?? []).filter(r => r.chance > 0).map(r => r.panic));

const Foot = (): JSX.Element => {
  const table = useTable();
  const { view } = table;
  return (
    <>
      <section class="panic" aria-label="OKW panic">
        <h2>
          OKW panic <Cite case="3.2.1" />
          <em>
            the turn’s end adds 1 <Cite case="10.4" />
          </em>
        </h2>
        <PanicTrack at={view().panic} ahead={ahead(view())} end={table.box.tracks.panic.halt} />
      </section>
      <Assets />
      <section class="mtracks" aria-label="Audacity and boxes">
        <h2>
          Audacity <Cite case="5.4" />
        </h2>
        <ol class="kps">
          <For each={view().commanders}>{c => <AudacityTrack of={c} />}</For>
        </ol>
        <Boxes boxes={view().boxes} />
      </section>
    </>
  );
};

const When = (): JSX.Element => {
  const { view } = useTable();
  return (
    <p>
      Turn <b>{view().turn}</b> · {view().date}
      <span class="dk"> · alone</span>
    </p>
  );
};

const Sheet = (): JSX.Element => {
  const table = useTable();
  const { view } = table;
  const lesson = laterLessons<Parameters<typeof lessonFor>>(() => import('./coach-words.ts').then(m => m.lessonFor));
  const ground = later(() => table.box, loadMap);
  const aftermath = createAftermath(
    () => view().combat,
    () => table.snap().log,
    table.entry,
    () => !table.snap().replaying,
  );
  const fight = createMemo(() => aftermath.after() ?? view().combat);
  return (
    <Frame
      title="Strange Victory"
      when={<When />}
      phases={view().sequence}
      step={view().step}
      decides={decides(table)}
      fighting={fight() !== undefined}
      noUndo="Nothing to undo: a die was rolled or a counter revealed."
      guide={{
        key: 'phoney-war coach',
        wanted: table.snap().setup?.guided ?? true,
        now: view().turn === 1,
        lesson: () => lesson(view(), table.offered()),
      }}
      passes={passes}
      tabs={tabsOf(fight() !== undefined)}
      keys={keys}
      acts={{ a: () => table.setPage('areas') }}
      escape={() => {
        table.setChooser();
        table.setPicked();
      }}
      next={table.toNext}
      points={n => halvesShown(Math.round(n * 2))}
      mapWords="Arrow keys move from area to area, Enter chooses, question mark lists all keys. The list of areas in the panel says the same in words."
      map={
        <Show when={ground()} fallback={<p class="quiet loading">Unfolding the map.</p>}>
          {g => <Board ground={g()} />}
        </Show>
      }
      right="Decision and log"
      decision={
        <Show when={fight()} fallback={<Orders />}>
          {f => (
            <Suspense>
              <Fight combat={f()} putAway={aftermath.after() ? aftermath.putAway : undefined} />
            </Suspense>
          )}
        </Show>
      }
      below={<Pages pages={PAGES} />}
      foot={<Foot />}
    />
  );
};

const Laid = (props: { readonly session: TableSession<TableView>; readonly box: BoxView }): JSX.Element => {
  const table = createAreaTable(props.session, props.box);
  return (
    <ProvideTable table={table}>
      <KorpsOrder value={() => table.view().commanders.map(c => c.korps)}>
        <Sheet />
      </KorpsOrder>
    </ProvideTable>
  );
};
export const Table = (props: { readonly session: TableSession<TableView> }): JSX.Element => {
  const box = later(
    () => undefined,
    async () => ((await props.session.detail('box')) as BoxView | undefined) ?? SHIPPED_BOX,
  );
  return (
    <Show when={box()} fallback={<p class="quiet loading">Unfolding the map.</p>}>
      {b => <Laid session={props.session} box={b()} />}
    </Show>
  );
};
