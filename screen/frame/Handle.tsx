/** The handle of a sheet. Only a phone has sheets, so only a phone loads it. */
import { lazy, Show, Suspense, type JSX } from 'solid-js';

const SheetHandle = lazy(() => import('./SheetHandle.tsx').then(m => ({ default: m.SheetHandle })));
/** The same as in screen/style/phone.css. */
const PHONE = '(max-width: 760px)';

export const Handle = (): JSX.Element => (
  <Show when={matchMedia(PHONE).matches}>
    <Suspense>
      <SheetHandle />
    </Suspense>
  </Show>
);
