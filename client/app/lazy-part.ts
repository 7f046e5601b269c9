/** A part of the page that is loaded when needed. After an update the old file may be gone; the player is then told to reload. */
import { lazy, type Component } from 'solid-js';
import { toast } from './toasts.tsx';

const offerReload = (e: unknown): never => {
  toast({
    text: 'A part of the page could not be fetched: the net is away, or the page was updated meanwhile. Games are saved.',
    kind: 'trouble',
    action: { label: 'Reload', run: () => location.reload() },
  });
  throw e;
};
export const lazyPart = <P extends object>(load: () => Promise<Component<P>>): Component<P> =>
  lazy(() => load().then(c => ({ default: c }), offerReload)) as Component<P>;
