/** Playback and scrubber, loaded after the table: nobody looks back before the first choice. */
import { Suspense, type ComponentProps, type JSX } from 'solid-js';
import { lazyPart } from '../app/lazy-part.ts';
import type * as playback from './Playback.tsx';
import type * as scrubber from './Scrubber.tsx';

const LatePlayback = lazyPart(() => import('./Playback.tsx').then(m => m.Playback));
const LateScrubber = lazyPart(() => import('./Scrubber.tsx').then(m => m.Scrubber));

/** With their own Suspense, so that the table stays visible while they load. */
export const Playback = (props: ComponentProps<typeof playback.Playback>): JSX.Element => (
  <Suspense>
    <LatePlayback {...props} />
  </Suspense>
);
export const Scrubber = (props: ComponentProps<typeof scrubber.Scrubber>): JSX.Element => (
  <Suspense>
    <LateScrubber {...props} />
  </Suspense>
);
