/** The table of Strange Victory: one printed sheet with the map and its margins. */
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  lazy,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
  type JSX,
} from 'solid-js';
import plateUrl from '../../games/strange-victory/look/plate.svg?url';
import { plateCss } from '../../games/strange-victory/look/plate.ts';
import { loadGround } from '../../games/strange-victory/look/ground.ts';
import { AudacityTrack, Boxes, PanicTrack } from '../../games/strange-victory/look/tracks.tsx';
import type { TableView } from '../../games/strange-victory/view.ts';
import { theme, toggleTheme } from '../app/theme.ts';
import { Assets } from '../panels/Assets.tsx';
import { Cite, cite } from '../panels/Cite.tsx';
import { Fight } from '../panels/Fight.tsx';
import { Hint } from '../panels/Hint.tsx';
import { inOrder, Orders } from '../panels/Orders.tsx';
import { Pages } from '../panels/Pages.tsx';
import { Sequence, StepNow } from '../../screen/frame/Sequence.tsx';
import { TabBar } from '../panels/TabBar.tsx';
import { Tools } from '../panels/Tools.tsx';
import { citeFrom, openCase } from '../rules/open.tsx';
import type { Session } from '../session.ts';
import { createAftermath } from './aftermath.ts';
import { Board } from './Board.tsx';
import { keepFocus } from '../../screen/focus.ts';
import { later } from '../../screen/later.ts';
import { nextSpeed } from '../../screen/motion.ts';
import { saveRecord } from './save.ts';
import { createTableState, TableProvider } from './state.ts';
import '../../games/strange-victory/look/look.css';
import '../../screen/style/table.css';
import '../../screen/style/map.css';
import '../../screen/style/panels.css';
import '../../screen/style/phone.css';

const Coach = lazy(() => import('../panels/Coach.tsx').then(m => ({ default: m.Coach })));
const Keys = lazy(() => import('../../screen/frame/Keys.tsx').then(m => ({ default: m.Keys })));

export interface TableProps {
  readonly session: Session<TableView>;
  readonly onExit?: () => void;
  readonly goHome?: () => void;
  readonly download?: () => void;
}

export function Table(props: TableProps): JSX.Element {
  const table = createTableState(props.session);
  const { view } = table;
  const ground = later(() => undefined, loadGround);
  const [keys, setKeys] = createSignal(false);
  const [coached, setCoached] = createSignal(coachWanted(props.session));
  const aftermath = createAftermath(
    () => view().combat,
    () => table.snap().log,
    table.entry,
    () => !table.snap().replaying,
  );
  const fight = createMemo(() => aftermath.after() ?? view().combat);
  const decides = () => {
    const active = view().divisions.find(d => d.active);
    return table.snap().over
      ? 'The end'
      : active
        ? `${active.name} Panzer`
        : table.snap().eyes === 'observer'
          ? 'The player decides'
          : 'You decide';
  };
  const save = () => (props.download ? props.download() : void saveRecord(props.session, view().turn));
  const exit = () => (props.onExit ?? props.goHome)?.();
  const coach = (on: boolean): void => {
    setCoached(on);
    localStorage.setItem(COACH, on ? 'on' : 'off');
  };
  let sheet!: HTMLDivElement;
  keepFocus(() => sheet);
  citeFrom('strange-victory');
  createEffect(
    on(
      () => fight() !== undefined,
      now => table.setTab(now ? 'fight' : 'map'),
    ),
  );
  createEffect(
    on(
      () => table.snap().over,
      over => {
        if (over) {
          table.setPage('victory');
          table.setTab('victory');
        }
      },
    ),
  );

  /** Keys that work everywhere but in a field or an open dialog. */
  const onKey = (e: KeyboardEvent): void => {
    const on = e.target as HTMLElement;
    if (e.ctrlKey || e.metaKey || e.altKey || on.closest('input, textarea, select, dialog')) return;
    const acts: Readonly<Record<string, () => void>> = {
      u: () => void table.undo(),
      r: () => void table.reset(),
      h: () => void table.askHint(),
      s: nextSpeed,
      t: toggleTheme,
      g: () => coach(!coached()),
      '?': () => setKeys(true),
      l: () => table.setPage('log'),
      v: () => table.setPage('victory'),
      a: () => table.setPage('areas'),
      m: () => document.querySelector<HTMLElement>('.view .keys')?.focus(),
      Escape: () => {
        table.setChooser();
        table.setPicked();
        table.setRefusal();
        document.querySelector<HTMLElement>('.btn.skip')?.click();
      },
      '+': () => document.querySelector<HTMLElement>('.zooms button')?.click(),
      '-': () => document.querySelector<HTMLElement>('.zooms button:nth-child(2)')?.click(),
      '0': () => document.querySelector<HTMLElement>('.zooms button:nth-child(3)')?.click(),
    };
    const act = acts[e.key] ?? acts[e.key.toLowerCase()];
    const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
    if (act) act();
    else if (digit) {
      const among = table.chooser()?.among ?? inOrder(table.offered().filter(o => o.choice.do !== 'reroll'));
      const o = among[digit - 1];
      if (o) void table.play(o.choice);
    } else return;
    e.preventDefault();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });

  return (
    <TableProvider value={table}>
      <div class={`table tab-${table.tab()}${fight() ? ' fighting' : ''}`}>
        <header class="top">
          <div class="ttl">
            <h1>Strange Victory</h1>
            <p>
              Turn <b>{view().turn}</b> · {view().date}
              <span class="dk"> · alone</span>
            </p>
          </div>
          <Sequence phases={view().sequence} decides={decides()} cite={cite} />
          <StepNow name={view().step.name} case={view().step.case} decides={decides()} />
          <Tools
            theme={toggleTheme}
            rules={() => openCase()}
            keys={() => setKeys(true)}
            coach={() => coach(true)}
            save={save}
            exit={exit}
          />
        </header>
        <main class="stage" aria-label="Map">
          <p class="vh" id="map-keys">
            Arrow keys move from area to area, Enter chooses, question mark lists all keys. The list of areas in the
            panel says the same in words.
          </p>
          <Show when={ground()} fallback={<p class="quiet loading">Unfolding the map.</p>}>
            {g => <Board ground={g()} plate={{ url: plateUrl, size: g().size, css: plateCss }} theme={theme()} />}
          </Show>
          <Suspense>
            <Show when={coached() && view().turn === 1 && !table.snap().over}>
              <Coach close={() => coach(false)} />
            </Show>
          </Suspense>
        </main>
        <aside class="right" aria-label="Decision and log">
          <div class="sheet" ref={sheet}>
            <Hint />
            <Switch fallback={<Orders />}>
              <Match when={fight()}>
                {f => <Fight combat={f()} putAway={aftermath.after() ? aftermath.putAway : undefined} />}
              </Match>
            </Switch>
          </div>
          <Pages />
        </aside>
        <footer class="bot">
          <section class="panic" aria-label="OKW panic">
            <h2>
              OKW panic <Cite case="3.2.1" />
              <em>
                the turn’s end adds 1 <Cite case="10.4" />
              </em>
            </h2>
            <PanicTrack at={view().panic} ahead={ahead(view())} />
          </section>
          <Assets />
          <section class="mtracks" aria-label="Audacity and boxes">
            <h2>
              Audacity <Cite case="5.4" />
            </h2>
            <ol class="kps">
              <For each={view().commanders}>{c => <AudacityTrack of={c} />}</For>
            </ol>
            <Boxes boxes={view().boxes} cite={cite} />
          </section>
        </footer>
        <TabBar fighting={fight() !== undefined} />
        <p class="vh" aria-live="polite">
          {table.announced()}
        </p>
        <Suspense>
          <Show when={keys()}>
            <Keys close={() => setKeys(false)} />
          </Show>
        </Suspense>
      </div>
    </TableProvider>
  );
}

/** Spaces of panic the fight on the table may still add. */
const ahead = (view: TableView): number =>
  Math.max(0, ...(view.combat?.results ?? []).filter(r => r.chance > 0).map(r => r.panic));

const COACH = 'phoney-war coach';
const coachWanted = (session: Session<TableView>): boolean => {
  const said = localStorage.getItem(COACH);
  return said ? said === 'on' : (session.snapshot().setup?.guided ?? true);
};
