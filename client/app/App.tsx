/** The page shows one place at a time, with the rules drawer and the toasts above it. */
import { createEffect, Match, on, Suspense, Switch, type JSX } from 'solid-js';
import { BriefingPlace } from '../briefing/open.tsx';
import { CaseDrawer } from '../rules/open.tsx';
import { PageErrorBoundary } from './boundary.tsx';
import { lazyPart } from './lazy-part.ts';
import { linkTo, route, type Route } from './route.ts';
import { Toasts } from './toasts.tsx';

const Home = lazyPart(() => import('../home/Home.tsx').then(m => m.Home));
const TablePage = lazyPart(() => import('./TablePage.tsx').then(m => m.TablePage));
const VerifyPage = lazyPart(() => import('../verify/VerifyPage.tsx').then(m => m.VerifyPage));
const OnlinePages = lazyPart<{ readonly path: string }>(() =>
  import.meta.env.MODE === 'static'
    ? import('./NeedsServer.tsx').then(m => m.NeedsServer)
    : import('../online/Pages.tsx').then(m => m.OnlinePages),
);
const RulesPage = lazyPart(() => import('../rules/RulesPage.tsx').then(m => m.RulesPage));

type At<K extends Route['at']> = Extract<Route, { at: K }>;
const when = <K extends Route['at']>(at: K): At<K> | false => {
  const r = route();
  return r.at === at && (r as At<K>);
};
const TITLES: { readonly [K in Route['at']]: string } = {
  home: 'Phoney War',
  play: 'Table · Phoney War',
  replay: 'Replay · Phoney War',
  verify: 'Check the dice · Phoney War',
  rules: 'Rules · Phoney War',
  online: 'Online · Phoney War',
  lost: 'Not here · Phoney War',
};

const Waiting = (): JSX.Element => (
  <main class="page" aria-busy="true">
    <p class="quiet">One moment …</p>
  </main>
);
const Lost = (): JSX.Element => (
  <main class="page">
    <h1>There is nothing here</h1>
    <p>
      The address may be mistyped. <a {...linkTo({ at: 'home' })}>Back to the start</a>
    </p>
  </main>
);

const SETTLE_MS = 60;
const toTop = (tries = 40): void => {
  const main = document.querySelector<HTMLElement>('main:not([aria-busy=true])');
  if (!main) {
    if (tries) setTimeout(toTop, SETTLE_MS, tries - 1);
    return;
  }
  if (document.querySelector('dialog[open]') || main.contains(document.activeElement)) return; // the player has moved the focus already
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

const Places = (): JSX.Element => (
  <Switch>
    <Match when={when('home')}>
      <PageErrorBoundary>
        <Home />
      </PageErrorBoundary>
    </Match>
    <Match when={when('play')} keyed>
      {r => (
        <PageErrorBoundary game={r.id}>
          <TablePage id={r.id} mode="play" />
        </PageErrorBoundary>
      )}
    </Match>
    <Match when={when('replay')} keyed>
      {r => (
        <PageErrorBoundary game={r.id}>
          <TablePage id={r.id} mode="look" />
        </PageErrorBoundary>
      )}
    </Match>
    <Match when={when('verify')} keyed>
      {r => (
        <PageErrorBoundary>
          <VerifyPage {...(r.id ? { id: r.id } : {})} />
        </PageErrorBoundary>
      )}
    </Match>
    <Match when={when('rules')}>
      {r => (
        <PageErrorBoundary>
          <RulesPage game={r().game} {...(r().case ? { case: r().case! } : {})} />
        </PageErrorBoundary>
      )}
    </Match>
    <Match when={when('online')}>
      {r => (
        <PageErrorBoundary>
          <OnlinePages path={r().path} />
        </PageErrorBoundary>
      )}
    </Match>
    <Match when={when('lost')}>
      <Lost />
    </Match>
  </Switch>
);

export const App = (): JSX.Element => {
  createEffect(() => {
    document.title = TITLES[route().at];
  });
  /** Moves the focus to the start of the new place, so that screen readers do not continue from the link. */
  createEffect(
    on(
      () => route().at,
      () => void setTimeout(toTop, SETTLE_MS),
      { defer: true },
    ),
  );
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Places />
      </Suspense>
      <BriefingPlace />
      <CaseDrawer />
      <Toasts />
    </>
  );
};
