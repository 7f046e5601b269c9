/** How somebody is told of their games: this browser, a webhook, e-mail; how soon, and when not at all. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { ChannelSaid, NoticesSaid } from '../../server/notices/wire.ts';
import { toast } from '../app/toasts.tsx';
import * as api from './api.ts';
import { WHEN, whenId } from './Menu.tsx';
import { pushNow, subscribePush, unsubscribePush } from './Push.tsx';
import { Fetched } from './Sheet.tsx';

const KINDS: { readonly [kind: string]: string } = { push: 'Browser', webhook: 'Webhook', mail: 'E-mail' };
const SHAPES: { readonly [shape: string]: string } = { discord: 'Discord', slack: 'Slack' };
const nameOf = (c: ChannelSaid): string => (c.shape && SHAPES[c.shape]) || KINDS[c.kind]!;
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const Notices = (): JSX.Element => {
  const [said, { mutate, refetch }] = createResource(api.notices);
  const [here, hereAgain] = createResource(() =>
    pushNow().then(
      s => s !== undefined,
      () => false,
    ),
  );
  const [busy, setBusy] = createSignal(false);
  const [hook, setHook] = createSignal('');
  const [mail, setMail] = createSignal('');
  const [why, setWhy] = createSignal('');
  /** Says whether it was done; if not, why stands beside the forms, and what was typed stays. */
  const attempt = async (work: () => Promise<NoticesSaid>, then?: string): Promise<boolean> => {
    setBusy(true);
    setWhy('');
    try {
      mutate(await work());
      if (then) toast({ text: then });
      return true;
    } catch (e) {
      setWhy((e as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const turn = (on: boolean): Promise<boolean> =>
    attempt(
      async () => {
        await (on ? subscribePush() : unsubscribePush());
        await hereAgain.refetch();
        return api.notices();
      },
      on ? 'You will be told when it is your move.' : 'This browser shows no more notices of your games.',
    );
  const able = 'Notification' in globalThis && 'serviceWorker' in navigator;
  return (
    <Fetched from={said} again={() => void refetch()}>
      {() => (
        <div class="notices">
          <Show when={why()}>
            <p class="trouble" role="alert">
              {why()}
            </p>
          </Show>
          <Show
            when={able}
            fallback={
              <p class="note">
                {globalThis.isSecureContext
                  ? 'This browser shows no notices. On an iPhone, put the page on the home screen first.'
                  : 'A browser shows notices only of pages that come by https, and this one does not. A webhook can tell you.'}
              </p>
            }
          >
            <p class="row switch">
              <span>
                <b>In this browser</b>
                <small>
                  {here.latest
                    ? 'A notice comes even when the page is closed.'
                    : 'Off. The page need not be open for it.'}
                </small>
              </span>
              <Show
                when={here.latest}
                fallback={
                  <button type="button" class="btn pri" disabled={busy()} onClick={() => void turn(true)}>
                    Turn on
                  </button>
                }
              >
                <button type="button" class="btn" disabled={busy()} onClick={() => void turn(false)}>
                  Turn off
                </button>
              </Show>
            </p>
          </Show>
          <form
            class="inline"
            onSubmit={e => {
              e.preventDefault();
              void attempt(() => api.addWebhook(hook().trim()), 'It is added: try it.').then(
                done => done && setHook(''),
              );
            }}
          >
            <label class="field">
              <span>Discord, Slack or any webhook</span>
              <input
                type="url"
                required
                placeholder="https://discord.com/api/webhooks/…"
                value={hook()}
                onInput={e => setHook(e.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn" disabled={busy()}>
              Add
            </button>
          </form>
          <Show when={said.latest!.mail}>
            <form
              class="inline"
              onSubmit={e => {
                e.preventDefault();
                void attempt(() => api.addMail(mail().trim()), 'A mail with a link is on its way.').then(
                  done => done && setMail(''),
                );
              }}
            >
              <label class="field">
                <span>E-mail</span>
                <input
                  type="email"
                  required
                  autocomplete="email"
                  value={mail()}
                  onInput={e => setMail(e.currentTarget.value)}
                />
              </label>
              <button type="submit" class="btn" disabled={busy()}>
                Add
              </button>
            </form>
          </Show>
          <Show when={said.latest!.channels.length}>
            <ul class="bare-list rows">
              <For each={said.latest!.channels}>
                {c => (
                  <li>
                    <b>{nameOf(c)}</b>
                    <span>
                      {c.at}
                      {c.confirmed ? '' : ' (waiting for your click in the mail)'}
                    </span>
                    <Show when={c.confirmed}>
                      <button
                        type="button"
                        class="btn"
                        disabled={busy()}
                        onClick={() => void attempt(() => api.tryChannel(c.channel), 'Sent: has it come?')}
                      >
                        Try<span class="vh"> {nameOf(c)}</span>
                      </button>
                    </Show>
                    <button
                      type="button"
                      class="btn"
                      disabled={busy()}
                      onClick={() => void attempt(() => api.removeChannel(c.channel))}
                    >
                      Remove<span class="vh"> {nameOf(c)}</span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <label class="field">
            <span>How soon</span>
            <select
              value={whenId(said.latest!.when)}
              onChange={e =>
                void attempt(() => api.wish({ when: WHEN.find(w => w.id === e.currentTarget.value)!.when }))
              }
            >
              <For each={WHEN}>{w => <option value={w.id}>{w.title}</option>}</For>
            </select>
            <small>
              Whoever comes to the table before that hears nothing. Each game can have its own wish: “Game” at its
              table.
            </small>
          </label>
          <Quiet said={said.latest!} set={quiet => void attempt(() => api.wish({ quiet }))} />
        </div>
      )}
    </Fetched>
  );
};

type Hours = NonNullable<NoticesSaid['quiet']>;
const Quiet = (props: { readonly said: NoticesSaid; readonly set: (q: Hours | null) => void }): JSX.Element => {
  const quiet = (): Hours | undefined => props.said.quiet;
  const change = (part: Partial<Hours>): void =>
    props.set({ from: '22:00', to: '07:30', zone: zone(), ...quiet(), ...part });
  return (
    <fieldset class="pick quiet-hours">
      <legend>Quiet hours</legend>
      <label>
        <input
          type="checkbox"
          checked={quiet() !== undefined}
          onChange={e => (e.currentTarget.checked ? change({}) : props.set(null))}
        />
        <span>Tell me nothing at night</span>
      </label>
      <Show when={quiet()}>
        {q => (
          <p class="row">
            <label class="field">
              <span>from</span>
              <input
                type="time"
                required
                value={q().from}
                onChange={e => {
                  if (e.currentTarget.value) change({ from: e.currentTarget.value });
                }}
              />
            </label>
            <label class="field">
              <span>to</span>
              <input
                type="time"
                required
                value={q().to}
                onChange={e => {
                  if (e.currentTarget.value) change({ to: e.currentTarget.value });
                }}
              />
            </label>
            <small>{q().zone}</small>
          </p>
        )}
      </Show>
    </fieldset>
  );
};
