/** The case button and the rules drawer that it opens. The drawer is loaded when it is first opened. */
import { createSignal, ErrorBoundary, Show, Suspense, type JSX } from 'solid-js';
import { CaseButton } from '../../screen/Cite.tsx';
import { lazyPart } from '../app/lazy-part.ts';

const Drawer = lazyPart(() => import('./Drawer.tsx').then(m => m.Drawer));
const [game, setGame] = createSignal('');
const [opened, setOpened] = createSignal<string>();

/** Sets the game whose rules this page cites. */
export const citeFrom = (id: string): void => {
  setGame(id);
};
/** Opens a case in the drawer; without one, the list of all cases, or closes the drawer if it is open. */
export const openCase = (c = ''): void => {
  setOpened(now => (c === '' && now !== undefined ? undefined : c));
};
export const closeCase = (): void => {
  setOpened();
};

/** A case button for pages outside the table. */
export const Case = (props: { readonly c: string }): JSX.Element => <CaseButton case={props.c} open={openCase} />;
export const CaseDrawer = (): JSX.Element => (
  <Show when={opened() !== undefined && game() !== ''}>
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Drawer game={game()} case={opened() ?? ''} goTo={setOpened} close={closeCase} />
      </Suspense>
    </ErrorBoundary>
  </Show>
);
