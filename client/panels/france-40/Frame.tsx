/** The sheet of France '40 around its map: sequence of play above, victory and log left, the decision right, turn track and the hex in hand below. */
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js';
import { toggleTheme } from '../../app/theme.ts';
import { keepFocus } from '../../../screen/focus.ts';
import { nextSpeed } from '../../../screen/motion.ts';
import { citeFrom, openCase } from '../../rules/open.tsx';
import { OBSERVER } from '../../seats.ts';
import { cite } from '../Cite.tsx';
import { Hint } from '../Hint.tsx';
import { Log } from '../Log.tsx';
import { Pages, type PageOf } from '../Pages.tsx';
import { Sequence, StepNow } from '../../../screen/frame/Sequence.tsx';
import { TabBar, type TabOf } from '../TabBar.tsx';
import { Tools } from '../Tools.tsx';
import { Battle } from './Battle.tsx';
import { createBattle } from './battle.ts';
import { keyed, sorted } from './choices.ts';
import { lessonFor } from './coach-words.ts';
import { Hexes } from './Hexes.tsx';
import { Orders } from './Orders.tsx';
import { Sheet } from './Sheet.tsx';
import { StackCard } from './StackCard.tsx';
import { useF40 } from './table.ts';
import { Pools, TurnTrack } from './Tracks.tsx';
import { PointsTrack, Victory } from './Victory.tsx';
import './f40.css';

const CoachCard = lazy(() => import('../Coach.tsx').then(m => ({ default: m.CoachCard })));
const Keys = lazy(() => import('../../../screen/frame/Keys.tsx').then(m => ({ default: m.Keys })));

const LEARNT = {
  look: 'No way back: a stack was looked at',
  result: 'No way back: the die fell',
  rolledMove: 'No way back: a movement die was rolled',
  coup: 'No way back: the paratroops have dropped',
  haltCheck: 'No way back: a die was rolled',
  dyle: 'No way back: a die was rolled',
  crisis: 'No way back: a die was rolled',
  coupCheck: 'No way back: a die was rolled',
  swiss: 'No way back: a die was rolled',
};
const LogPage = (): JSX.Element => <Log learnt={LEARNT} />;
const PAGES: readonly PageOf[] = [
  { id: 'log', word: 'Log', shows: LogPage },
  { id: 'victory', word: 'Victory', shows: Victory },
  { id: 'sheet', word: 'Boxes', shows: Sheet },
  { id: 'areas', word: 'Stacks', shows: Hexes },
];
const KEYS: readonly (readonly [string, string])[] = [
  ['M', 'to the map'],
  ['Arrows', 'from hex to hex'],
  ['Enter', 'choose the hex'],
  ['Shift + Enter', 'march by way of the hex'],
  ['Space', 'hear and keep the hex'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
  ['Z  X  C', 'hold: zones, supply, no counters'],
  ['1 – 9', 'the choice with that number'],
  ['/', 'type a hex or find a unit'],
  ['U', 'undo'],
  ['R', 'back to the last barrier'],
  ['H', 'hint'],
  ['L  V  B  A', 'log, victory, boxes, stacks'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first turn'],
  ['Esc', 'close, or show the result at once'],
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];
/** Thirteen steps stand in one line. */
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
const COACH = 'phoney-war coach france-40';
/** Points of either side are German points. */
const points = (n: number): string => String(Math.round(n * 10) / 10).replace('-', '−');

export function Frame(props: {
  /** The map, and what lies on it. */ readonly children: JSX.Element;
  readonly save: () => void;
  readonly exit: () => void;
  /** Put away what is open on the map. */ readonly escape?: () => void;
}): JSX.Element {
  const table = useF40();
  const view = () => table.view();
  const [keys, setKeys] = createSignal(false);
  const said = localStorage.getItem(COACH);
  const [coached, setCoached] = createSignal(said ? said === 'on' : (table.snap().setup?.guided ?? false));
  const battle = createBattle(
    () => view().battle,
    () => table.snap().log,
    table.entry,
    () => !table.snap().replaying,
  );
  /** The other side's attacks are shown when they ask something of us; the rest is for the log and the playback. A watcher sees all. */
  const fought = createMemo(() => {
    const f = battle.fought();
    const { eyes } = table.snap();
    return f && (f.battle.attacker === eyes || eyes === OBSERVER || (!f.over && table.offered().length > 0))
      ? f
      : undefined;
  });
  const fighting = createMemo(() => fought() !== undefined);
  const coach = (on: boolean): void => {
    setCoached(on);
    localStorage.setItem(COACH, on ? 'on' : 'off');
  };
  const phases = createMemo(() =>
    view().sequence.map(p => ({ ...p, steps: p.steps.map(s => ({ ...s, name: SHORT[s.name] ?? s.name })) })),
  );
  const decides = (): string =>
    table.snap().over ? 'The end' : view().decides ? `${view().decides!.side} player` : '';
  const tabs = (): readonly TabOf[] => [
    ['map', 'map', 'Map'],
    ['fight', fighting() ? 'fight' : 'orders', fighting() ? 'Combat' : 'Orders'],
    ['assets', 'counters', 'Stack'],
    ['log', 'log', 'Log'],
    ['victory', 'victory', 'Victory'],
  ];
  let sheet!: HTMLDivElement;
  keepFocus(() => sheet);
  citeFrom('france-40');
  createEffect(on(fighting, now => table.setTab(now ? 'fight' : 'map')));
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
    const at = e.target as HTMLElement;
    if (e.ctrlKey || e.metaKey || e.altKey || at.closest('input, textarea, select, dialog')) {
      if (e.key === 'Escape' && at.closest('.table input')) at.blur();
      return;
    }
    const click = (what: string): void => document.querySelector<HTMLElement>(what)?.click();
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
      b: () => table.setPage('sheet'),
      a: () => table.setPage('areas'),
      m: () => document.querySelector<HTMLElement>('.view .keys')?.focus(),
      '/': () => document.querySelector<HTMLElement>('.right .hexin input, .right .find-unit input')?.focus(),
      Escape: () => {
        props.escape?.();
        table.setPicked();
        table.setRefusal();
        click('.btn.skip');
      },
      '+': () => click('.zooms button'),
      '-': () => click('.zooms button:nth-child(2)'),
      '0': () => click('.zooms button:nth-child(3)'),
    };
    const act = acts[e.key] ?? acts[e.key.toLowerCase()];
    const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
    if (act) act();
    else if (digit) {
      const o = keyed(sorted(table.offered(), view()))[digit - 1];
      if (o) void table.play(o.choice);
    } else return;
    e.preventDefault();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });

  return (
    <div class={`table hex tab-${table.tab()}${fighting() ? ' fighting' : ''}`}>
      <header class="top">
        <div class="ttl">
          <h1>France ’40</h1>
          <p>
            <Show when={!view().setUp} fallback="Set-up">
              Turn <b>{view().turn}</b>
              <span class="dk"> of {view().turns.length}</span>
            </Show>{' '}
            · {view().date}
          </p>
        </div>
        <Sequence phases={phases()} decides={decides()} cite={cite} />
        <StepNow name={view().step.name} case={view().step.case} decides={decides()} />
        <Tools
          theme={toggleTheme}
          rules={() => openCase()}
          keys={() => setKeys(true)}
          coach={() => coach(true)}
          save={() => props.save()}
          exit={() => props.exit()}
          barred="Nothing to take back: a die was rolled, a stack was looked at, or the other side has decided."
        />
      </header>
      <aside class="left" aria-label="Victory and log">
        <section class="vps-now f40" aria-label="Victory now">
          <h2 class="hd">
            {view().scenario === '1940' ? 'German points' : 'Cities lost'}{' '}
            <span class="r">
              <b class="num">{points(view().victory.points)}</b> {view().victory.words}
            </span>
          </h2>
          <PointsTrack />
        </section>
        <Pages pages={PAGES} />
      </aside>
      <main class="stage" aria-label="Map">
        <p class="vh" id="map-keys">
          Arrow keys move from hex to hex, Enter chooses, question mark lists all keys. The list of stacks says the same
          in words.
        </p>
        <h2 class="vh">Map</h2>
        {props.children}
        <Suspense>
          <Show when={coached() && view().turn === 1 && !table.snap().over}>
            <CoachCard close={() => coach(false)} lesson={() => lessonFor(view(), table.offered())} />
          </Show>
        </Suspense>
      </main>
      <aside class="right" aria-label="Decision">
        <div class="sheet" ref={sheet}>
          <Hint points={points} />
          <Show when={fought()} fallback={<Orders />}>
            {f => <Battle fought={f()} putAway={battle.putAway} />}
          </Show>
        </div>
      </aside>
      <footer class="bot">
        <TurnTrack />
        <StackCard />
        <Pools />
      </footer>
      <TabBar fighting={fighting()} tabs={tabs()} />
      <Suspense>
        <Show when={keys()}>
          <Keys close={() => setKeys(false)} keys={KEYS} />
        </Show>
      </Suspense>
    </div>
  );
}
