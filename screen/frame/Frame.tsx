/** One printed sheet around the map: title and sequence of play above, the decision right, what else there is left and below; on a phone one margin at a time. */
import { createEffect, createMemo, createSignal, lazy, on, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { keepFocus } from '../focus.ts';
import type { OfferedChoice } from '../session.ts';
import { sound } from '../sound.ts';
import { OBSERVER, useTable } from '../table.tsx';
import type { Passing } from './banner.ts';
import type { Lesson } from './Coach.tsx';
import { useKeys, type Acts } from './keys.ts';
import type { Questions } from '../parts/speech.ts';
import type { KeyWords } from './KeyList.tsx';
import type { Reading } from './reading.ts';
import { Sequence, StepNow, type Phase } from './Sequence.tsx';
import { Handle } from './Handle.tsx';
import { TabBar, type TabOf } from './TabBar.tsx';
import { fetched } from '../async-signal.ts';
import { Tools } from './Tools.tsx';

/** Fetched with the first thing that happens. */
const Banner = lazy(() => fetched(() => import('./Banner.tsx').then(m => ({ default: m.Banner }))));
const CoachCard = lazy(() => fetched(() => import('./Coach.tsx').then(m => ({ default: m.CoachCard }))));
const Orders = lazy(() => fetched(() => import('./Orders.tsx').then(m => ({ default: m.Orders }))));
const Course = lazy(() => fetched(() => import('./Course.tsx').then(m => ({ default: m.Course }))));
const Sounds = lazy(() => fetched(() => import('./Sounds.tsx').then(m => ({ default: m.Sounds }))));
const Hint = lazy(() => fetched(() => import('./Hint.tsx').then(m => ({ default: m.Hint }))));
const Thrown = lazy(() => fetched(() => import('../dice/Thrown.tsx').then(m => ({ default: m.Thrown }))));
const Sure = lazy(() => fetched(() => import('./Confirm.tsx').then(m => ({ default: m.Confirm }))));
const Latest = lazy(() => fetched(() => import('./Latest.tsx').then(m => ({ default: m.Latest }))));
const KeyList = lazy(() => fetched(() => import('./KeyList.tsx').then(m => ({ default: m.KeyList }))));

/** Once the table lies still, whatever may be needed without a net is fetched. */
const RESTS_MS = 4000;
const fetchTheRest = (): void => {
  const timer = setTimeout(() => {
    for (const part of [Sure, Thrown, Banner, Hint, Orders, Latest, KeyList, Course]) part.preload().catch(() => {}); // it will be asked for again
  }, RESTS_MS);
  onCleanup(() => clearTimeout(timer));
};

/** The guided first turn. */
export interface Guide {
  /** Where the browser keeps whether it is wanted, and whether it is where nobody said. */
  readonly key: string;
  readonly wanted: boolean;
  /** The turn it is for. */
  readonly now: boolean;
  readonly lesson: () => Lesson;
}
export interface FrameProps {
  readonly title: string;
  /** Turn and date, a paragraph under the title. */
  readonly when: JSX.Element;
  readonly phases: readonly Phase[];
  readonly step: { readonly name: string; readonly case: string };
  readonly decides: string;
  readonly kind?: string;
  readonly fighting: boolean;
  /** How the log reads: for what the others did last. */
  readonly read?: () => Promise<Reading>;
  /** Why nothing can be taken back where nothing can. */
  readonly barred: string;
  readonly guide: Guide;
  /** What passes without a decision and is told on the banner. */
  readonly passes: Passing;
  readonly tabs: readonly TabOf[];
  readonly keys: () => Promise<KeyWords>;
  /** What its questions are called where they are answered beforehand. */
  readonly questions?: () => Promise<Questions>;
  /** The game's own keys, and what Escape puts away. */
  readonly acts: Acts;
  readonly escape: () => void;
  /** To the next place where somebody may act, or the one before. */
  readonly next: (by: 1 | -1) => void;
  /** A choice among few that lies open before all others. */
  readonly among?: () => readonly OfferedChoice[] | undefined;
  /** Events with the `face` of a die that is thrown outside a fight and seen to roll. */
  readonly throws?: readonly string[];
  /** Points of the game in figures. */
  readonly points: (n: number) => string;
  /** How the map is reached by keys, and where the same is in words. */
  readonly mapWords: string;
  readonly map: JSX.Element;
  readonly decision: JSX.Element;
  readonly left?: JSX.Element;
  readonly right: string;
  readonly below?: JSX.Element;
  readonly foot: JSX.Element;
}

/** Whether the coach is wanted, as the player last said. */
const createCoach = (guide: Guide): readonly [on: () => boolean, set: (on: boolean) => void] => {
  const said = localStorage.getItem(guide.key);
  const [coached, setCoached] = createSignal(said ? said === 'on' : guide.wanted);
  return [
    coached,
    to => {
      setCoached(to);
      localStorage.setItem(guide.key, to ? 'on' : 'off');
    },
  ];
};
/** On a phone the sheet of a fight opens with it, and the account of the game with its end. Whoever reads something else meanwhile is left to it, unless he is asked. */
const followPlay = (fighting: () => boolean): void => {
  const table = useTable();
  createEffect(
    on(fighting, now => {
      const from = now ? 'map' : 'fight';
      if (table.tab() === from || (now && table.offered().length)) table.setTab(now ? 'fight' : 'map');
    }),
  );
  createEffect(
    on(
      () => table.snap().over,
      over => {
        if (!over) return;
        table.setPage('victory');
        table.setTab('victory');
      },
    ),
  );
};

interface Opens {
  readonly list: () => void;
  readonly coach: () => void;
  readonly orders: () => void;
}
const Head = (props: FrameProps & Opens): JSX.Element => (
  <header class="top">
    <div class="ttl">
      <h1>{props.title}</h1>
      {props.when}
    </div>
    <Sequence phases={props.phases} decides={props.decides} />
    <StepNow name={props.step.name} case={props.step.case} decides={props.decides} />
    <Tools keys={props.list} coach={props.coach} orders={props.orders} barred={props.barred} />
  </header>
);

/** Beside a question that came with what the other side did: it need not be asked again. */
const AlwaysSo = (props: { readonly open: () => void }): JSX.Element => {
  const table = useTable();
  return (
    <Show when={table.session.standing && table.snap().answering && table.offered().length}>
      <p class="always-so">
        <button type="button" class="word" onClick={() => props.open()}>
          Answer always so …
        </button>
      </p>
    </Show>
  );
};

interface Coached {
  readonly coached: boolean;
  readonly coach: (on: boolean) => void;
  /** Where the game stood when the table was laid. */
  readonly laid: number;
}
const Stage = (props: FrameProps & Coached): JSX.Element => {
  const table = useTable();
  return (
    <main class="stage" aria-label="Map">
      <p class="vh" id="map-keys">
        {props.mapWords}
      </p>
      <h2 class="vh">Map</h2>
      {props.map}
      <div class="notes">
        <Suspense>
          <Show when={props.coached && props.guide.now && !table.snap().over}>
            <CoachCard close={() => props.coach(false)} lesson={() => props.guide.lesson()} />
          </Show>
        </Suspense>
        <Suspense>
          <Show when={table.entry() !== props.laid}>
            <Banner since={props.laid} passes={props.passes} when={props.when} />
          </Show>
        </Suspense>
      </div>
    </main>
  );
};
/** What is decided, and what was told of it. */
const Right = (
  props: FrameProps & {
    readonly laid: number;
    readonly always: () => void;
    readonly sheet: (el: HTMLDivElement) => void;
  },
): JSX.Element => {
  const table = useTable();
  /** Stays while its moments are looked at. */
  const ended = createMemo((was: boolean) => table.snap().over || (was && !!table.snap().replaying), false);
  /** Others decide, and there is no fight to be seen. */
  const waits = (): boolean =>
    table.entry() > 0 && !table.offered().length && !props.fighting && !table.snap().over && !table.snap().replaying;
  return (
    <aside class="right" aria-label={props.right}>
      <Handle />
      <div class="sheet" ref={props.sheet}>
        <Suspense>
          <Show when={table.hint()}>
            <Hint points={n => props.points(n)} />
          </Show>
        </Suspense>
        <Suspense>
          <Show when={table.entry() !== props.laid && props.throws}>
            {throws => <Thrown since={props.laid} throws={throws()} />}
          </Show>
        </Suspense>
        <AlwaysSo open={props.always} />
        {props.decision}
        <Suspense>
          <Show when={waits() && props.read}>{read => <Latest read={read()} />}</Show>
        </Suspense>
        <Suspense>
          <Show when={ended() && table.session.course}>
            <Course />
          </Show>
        </Suspense>
      </div>
      {props.below}
    </aside>
  );
};
/** What is opened over the table. */
const Over = (
  props: Pick<FrameProps, 'keys' | 'questions'> & {
    readonly listed: boolean;
    readonly ordering: 'all' | 'draft' | undefined;
    readonly close: () => void;
  },
): JSX.Element => {
  const table = useTable();
  return (
    <Suspense>
      <Show when={sound()}>
        <Sounds />
      </Show>
      <Show when={props.listed}>
        <KeyList close={props.close} keys={props.keys} />
      </Show>
      <Show when={table.asking()}>{o => <Sure of={o()} />}</Show>
      <Show when={props.ordering}>
        {now => <Orders close={props.close} drafting={now() === 'draft'} questions={props.questions} />}
      </Show>
    </Suspense>
  );
};

export function Frame(props: FrameProps): JSX.Element {
  const table = useTable();
  const [listed, setListed] = createSignal(false);
  const [ordering, setOrdering] = createSignal<'all' | 'draft'>();
  const orders = (): void => {
    if (table.session.standing && table.snap().eyes !== OBSERVER) setOrdering('all');
  };
  const [coached, coach] = createCoach(props.guide);
  const laid = table.entry();
  let sheet!: HTMLDivElement;
  fetchTheRest();
  createEffect(() => {
    if (table.offered().some(o => table.cautionOf(o)?.asks)) void Sure.preload();
  });
  keepFocus(() => sheet);
  followPlay(() => props.fighting);
  useKeys({
    own: props.acts,
    escape: () => props.escape(),
    coach: () => coach(!coached()),
    list: () => setListed(true),
    orders,
    next: by => props.next(by),
    among: () => props.among?.(),
  });
  return (
    <div
      class={`table ${props.kind ? `${props.kind} ` : ''}tab-${table.tab()}${props.fighting ? ' fighting' : ''}`}
      classList={{ quiet: !table.offered().length }}
    >
      <Head {...props} list={() => setListed(true)} coach={() => coach(true)} orders={orders} />
      {props.left}
      <Stage {...props} coached={coached()} coach={coach} laid={laid} />
      <Right {...props} laid={laid} always={() => setOrdering('draft')} sheet={el => (sheet = el)} />
      <footer class="bot">
        <Handle />
        {props.foot}
      </footer>
      <TabBar tabs={props.tabs} />
      <p class="vh" aria-live="polite">
        {table.announced()}
      </p>
      <Over
        keys={props.keys}
        {...(props.questions ? { questions: props.questions } : {})}
        listed={listed()}
        ordering={ordering()}
        close={() => {
          setListed(false);
          setOrdering();
        }}
      />
    </div>
  );
}
