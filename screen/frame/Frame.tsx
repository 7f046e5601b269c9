/** The printed sheet around the map: title and sequence of play above, the decision on the right, everything else on the left and below. A phone shows one margin at a time. */
import { createEffect, createMemo, createSignal, lazy, on, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { keepFocus } from '../focus.ts';
import { sound } from '../sound.ts';
import { OBSERVER, useTable } from '../table.tsx';
import type { Passing } from './banner.ts';
import { createGuide, type Guide, type GuideState } from './guide.ts';
import { useKeys, type Acts } from './keys.ts';
import type { Questions } from '../parts/speech.ts';
import type { KeyWords } from './KeyList.tsx';
import type { Reading } from './reading.ts';
import { Sequence, StepNow, type Phase } from './Sequence.tsx';
import { Handle } from './Handle.tsx';
import { TabBar, type TabOf } from './TabBar.tsx';
import { fetched } from '../async-signal.ts';
import { Menu, Tools } from './Tools.tsx';

/** Parts that are not needed at first are loaded when they are. */
const Banner = lazy(() => fetched(() => import('./Banner.tsx').then(m => ({ default: m.Banner }))));
const CoachCard = lazy(() => fetched(() => import('./Coach.tsx').then(m => ({ default: m.CoachCard }))));
const Orders = lazy(() => fetched(() => import('./Orders.tsx').then(m => ({ default: m.Orders }))));
const Course = lazy(() => fetched(() => import('./Course.tsx').then(m => ({ default: m.Course }))));
const Sounds = lazy(() => fetched(() => import('./Sounds.tsx').then(m => ({ default: m.Sounds }))));
const Hint = lazy(() => fetched(() => import('./Hint.tsx').then(m => ({ default: m.Hint }))));
const Thrown = lazy(() => fetched(() => import('../dice/Thrown.tsx').then(m => ({ default: m.Thrown }))));
const Confirm = lazy(() => fetched(() => import('./Confirm.tsx').then(m => ({ default: m.Confirm }))));
const Latest = lazy(() => fetched(() => import('./Latest.tsx').then(m => ({ default: m.Latest }))));
const KeyList = lazy(() => fetched(() => import('./KeyList.tsx').then(m => ({ default: m.KeyList }))));

const PRELOAD_AFTER_MS = 4000;
/** Loads the other parts a little later, so that the table also works offline. */
const preloadParts = (): void => {
  const timer = setTimeout(() => {
    for (const part of [Menu, Confirm, Thrown, Banner, Hint, Orders, Latest, KeyList, Course])
      part.preload().catch(() => {}); // it is loaded again when it is needed
  }, PRELOAD_AFTER_MS);
  onCleanup(() => clearTimeout(timer));
};

export interface FrameProps {
  readonly title: string;
  /** Turn and date, a paragraph under the title. */
  readonly when: JSX.Element;
  readonly phases: readonly Phase[];
  readonly step: { readonly name: string; readonly case: string };
  readonly decides: string;
  readonly kind?: string;
  readonly fighting: boolean;
  /** Loads the reading of the log, for the list of what the others did last. */
  readonly read?: () => Promise<Reading>;
  /** Why there is nothing to undo, shown when there is not. */
  readonly noUndo: string;
  readonly guide: Guide;
  /** Which log lines go on the banner: what happens without a decision. */
  readonly passes: Passing;
  readonly tabs: readonly TabOf[];
  readonly keys: () => Promise<KeyWords>;
  /** The names of the questions that a standing order can answer. */
  readonly questions?: () => Promise<Questions>;
  /** The game's own keys; `escape` closes what Escape closes. */
  readonly acts: Acts;
  readonly escape: () => void;
  /** Moves to the next or previous place with a choice. */
  readonly next: (by: 1 | -1) => void;
  /** Kinds of events with the `face` of a die rolled outside a battle; it is shown rolling. */
  readonly throws?: readonly string[];
  /** The game's points as a number to read. */
  readonly points: (n: number) => string;
  /** For screen readers: how the keys work on the map, and where the same is in words. */
  readonly mapWords: string;
  readonly map: JSX.Element;
  readonly decision: JSX.Element;
  readonly left?: JSX.Element;
  readonly right: string;
  readonly below?: JSX.Element;
  readonly foot: JSX.Element;
}

/** On a phone the battle's sheet opens with a battle, and the victory page at the end of the game. A player who reads something else is not disturbed unless a decision waits. */
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
    <Tools keys={props.list} coach={props.coach} orders={props.orders} noUndo={props.noUndo} />
  </header>
);

/** Beside a question that the other side caused: a standing order can answer it from now on. */
const MakeStandingOrder = (props: { readonly open: () => void }): JSX.Element => {
  const table = useTable();
  return (
    <Show when={table.session.standing && table.snap().answering && table.offered().length}>
      <p class="always-so">
        <button type="button" class="word" onClick={() => props.open()}>
          Make this a standing order …
        </button>
      </p>
    </Show>
  );
};

interface Coached {
  readonly coach: GuideState;
  /** The entry at which the table was opened. */
  readonly openedAt: number;
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
          <Show when={props.coach.isShown() && !table.snap().over}>
            <CoachCard close={() => props.coach.close()} lesson={() => props.guide.lesson()!} />
          </Show>
        </Suspense>
        <Suspense>
          <Show when={table.entry() !== props.openedAt}>
            <Banner since={props.openedAt} passes={props.passes} when={props.when} />
          </Show>
        </Suspense>
      </div>
    </main>
  );
};
/** The right margin: the decision, and what happened. */
const Right = (
  props: FrameProps & {
    readonly openedAt: number;
    readonly makeStanding: () => void;
    readonly sheet: (el: HTMLDivElement) => void;
  },
): JSX.Element => {
  const table = useTable();
  /** Stays true while the player looks back at a finished game. */
  const ended = createMemo((was: boolean) => table.snap().over || (was && !!table.snap().replaying), false);
  /** Others decide, and no battle is shown. */
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
          <Show when={table.entry() !== props.openedAt && props.throws}>
            {throws => <Thrown since={props.openedAt} throws={throws()} />}
          </Show>
        </Suspense>
        <MakeStandingOrder open={props.makeStanding} />
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
/** Dialogs over the table. */
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
      <Show when={table.asking()}>{o => <Confirm of={o()} />}</Show>
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
  const coach = createGuide(props.guide);
  const openedAt = table.entry();
  let sheet!: HTMLDivElement;
  // For `npm run screens`, which asks the table what is offered.
  document.dispatchEvent(new CustomEvent('phoney-war table', { detail: table }));
  preloadParts();
  createEffect(() => {
    if (table.offered().some(o => table.cautionOf(o)?.asks)) void Confirm.preload();
  });
  keepFocus(() => sheet);
  followPlay(() => props.fighting);
  useKeys({
    own: props.acts,
    escape: () => props.escape(),
    coach: () => coach.toggle(),
    list: () => setListed(true),
    orders,
    next: by => props.next(by),
  });
  return (
    <div
      class={`table ${props.kind ? `${props.kind} ` : ''}tab-${table.tab()}${props.fighting ? ' fighting' : ''}`}
      classList={{ quiet: !table.offered().length }}
    >
      <Head {...props} list={() => setListed(true)} coach={() => coach.call()} orders={orders} />
      {props.left}
      <Stage {...props} coach={coach} openedAt={openedAt} />
      <Right {...props} openedAt={openedAt} makeStanding={() => setOrdering('draft')} sheet={el => (sheet = el)} />
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
