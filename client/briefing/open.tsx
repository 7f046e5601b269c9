/** Opens the briefing of a scenario. The dialog is loaded when it is first opened. */
import { createSignal, ErrorBoundary, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { lazyPart } from '../app/lazy-part.ts';

export interface BriefingOf {
  readonly game: string;
  readonly scenario: string;
  /** The sides the reader plays; none before a side is chosen. */
  readonly sides?: readonly string[];
}
const Briefing = lazyPart(() => import('./Briefing.tsx').then(m => m.BriefingDialog));
const [opened, setOpened] = createSignal<BriefingOf>();

export const openBriefing = (of: BriefingOf): void => {
  setOpened(of);
};

/** Whether the briefing still opens by itself when a scenario is played for the first time in this browser. */
const keyOf = ({ game, scenario }: BriefingOf): string => `phoney-war briefed ${game} ${scenario}`;
export const NEVER_KEY = 'phoney-war briefing';
/** The table comes first: the briefing is loaded when that is laid. */
const AFTER_TABLE_MS = 1200;
/** Opens it once for a scenario; call it while the table is made, because it is forgotten when the table is left. */
export const openFirstTime = (of: BriefingOf): void => {
  if (localStorage.getItem(NEVER_KEY) === 'off' || localStorage.getItem(keyOf(of))) return;
  const timer = setTimeout(() => {
    localStorage.setItem(keyOf(of), 'yes');
    openBriefing(of);
  }, AFTER_TABLE_MS);
  onCleanup(() => clearTimeout(timer));
};

export const BriefingPlace = (): JSX.Element => (
  <Show when={opened()}>
    {of => (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Briefing of={of()} close={() => setOpened()} />
        </Suspense>
      </ErrorBoundary>
    )}
  </Show>
);
