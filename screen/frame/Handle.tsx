/** The handle of a sheet: only a phone has sheets, and fetches it. */
import { lazy, Show, Suspense, type JSX } from 'solid-js';

const SheetHandle = lazy(() => import('./SheetHandle.tsx').then(m => ({ default: m.SheetHandle })));
/** As screen/style/phone.css has it. */
const PHONE = '(max-width: 760px)';

export const Handle = (): JSX.Element => (
  <Show when={matchMedia(PHONE).matches}>
    <Suspense>
      <SheetHandle />
    </Suspense>
  </Show>
);
