/** A cited case, and the drawer it opens. The drawer itself is fetched when first opened. */
import { createSignal, ErrorBoundary, Show, Suspense, type JSX } from 'solid-js';
import { CaseButton } from '../../screen/Cite.tsx';
import { part } from '../app/part.ts';

const Drawer = part(() => import('./Drawer.tsx').then(m => m.Drawer));
const [game, setGame] = createSignal('');
const [opened, setOpened] = createSignal<string>();

/** The game whose rules are cited on this page. */
export const citeFrom = (id: string): void => {
  setGame(id);
};
/** Opens a case; without one, the whole list. */
export const openCase = (c = ''): void => {
  setOpened(c);
};
export const closeCase = (): void => {
  setOpened();
};

/** A cited case outside a table. */
export const Case = (props: { readonly c: string }): JSX.Element => <CaseButton case={props.c} open={openCase} />;
export const CaseDrawer = (): JSX.Element => (
  <Show when={opened() !== undefined && game() !== ''}>
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Drawer game={game()} case={opened() ?? ''} goTo={openCase} close={closeCase} />
      </Suspense>
    </ErrorBoundary>
  </Show>
);
