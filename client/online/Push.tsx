/** Push notices in this browser: permission, subscription, and ending it. */
import { createResource, createSignal, Show, type JSX } from 'solid-js';
import { toast, toastTrouble } from '../app/toasts.tsx';
import * as api from './api.ts';

const SERVICE_WORKER_WAIT_MS = 3000;
const PUSH_SERVICE_WAIT_MS = 8000;
/** Undefined if it takes too long. */
const within = <T,>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>(done => {
      setTimeout(done, ms, undefined);
    }),
  ]);
const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;
/** The service worker, if there is one: a page under development has none. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? within(SERVICE_WORKER_WAIT_MS, navigator.serviceWorker.ready) : undefined;
/** The present subscription. It does not wait for a service worker: without a registered one there is no subscription. */
export const pushNow = async (): Promise<PushSubscription | undefined> =>
  canPush()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? undefined)
    : undefined;
export const subscribePush = async (): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(
      'This browser was told not to show notices from here. It can be changed in the settings of the site.',
    );
  const at = await registration();
  if (!at) throw new Error('This browser cannot be woken by notices. A webhook or e-mail can.');
  const { key } = await api.notices();
  const made = await within(
    PUSH_SERVICE_WAIT_MS,
    at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined),
  );
  if (!made)
    throw new Error(
      'This browser’s push service does not answer, as in a private window, so notices cannot come this way. A webhook or e-mail can.',
    );
  await api.subscribe(made.toJSON());
};
export const unsubscribePush = async (): Promise<void> => {
  const now = await pushNow();
  if (!now) return;
  await api.unsubscribe(now.endpoint);
  await now.unsubscribe();
};

export const PushOffer = (props: { readonly children: JSX.Element }): JSX.Element => {
  const can = 'Notification' in globalThis && 'serviceWorker' in navigator;
  const [on, { refetch }] = createResource(async () => (can ? (await pushNow()) !== undefined : true));
  const [busy, setBusy] = createSignal(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      await subscribePush();
      toast({ text: 'You will be told when it is your move.' });
      await refetch();
    } catch (e) {
      toastTrouble(e);
    }
    setBusy(false);
  };
  return (
    <Show when={can && on.state === 'ready' && !on()}>
      <p class="row push-offer">
        <span>{props.children}</span>
        <button type="button" class="btn" disabled={busy()} onClick={() => void ask()}>
          Tell me
        </button>
      </p>
    </Show>
  );
};
