/** The settings for notices: browser, webhook, e-mail; how soon, and quiet hours. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { ChannelMessage, NoticesMessage } from '../../server/notices/wire.ts';
import { toast } from '../app/toasts.tsx';
import * as api from './api.ts';
import { WHEN, whenId } from './GameNotices.tsx';
import { pushNow, subscribePush, unsubscribePush } from './Push.tsx';
import { Fetched, Trouble } from './OnlinePage.tsx';

const KINDS: { readonly [kind: string]: string } = { push: 'Browser', webhook: 'Webhook', mail: 'E-mail' };
const SHAPES: { readonly [shape: string]: string } = { discord: 'Discord', slack: 'Slack' };
const nameOf = (c: ChannelMessage): string => (c.shape && SHAPES[c.shape]) || KINDS[c.kind]!;
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns whether it worked. If not, the reason shows beside the forms and the input stays. */
type Attempt = (work: () => Promise<NoticesMessage>, then?: string) => Promise<boolean>;
interface Trying {
  readonly busy: boolean;
  readonly attempt: Attempt;
}
const able = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;
const whyUnable = (): string =>
  globalThis.isSecureContext
    ? 'This browser shows no notices. On an iPhone, put the page on the home screen first.'
    : 'A browser shows notices only of pages that come by https, and this one does not. A webhook can tell you.';

const InThisBrowser = (
  props: Trying & { readonly on: boolean | undefined; readonly lookAgain: () => unknown },
): JSX.Element => {
  const turn = (on: boolean): Promise<boolean> =>
    props.attempt(
      async () => {
        await (on ? subscribePush() : unsubscribePush());
        await props.lookAgain();
        return api.notices();
      },
      on ? 'You will be told when it is your move.' : 'This browser shows no more notices of your games.',
    );
  return (
    <p class="row switch">
      <span>
        <b>In this browser</b>
        <small>
          {props.on ? 'A notice comes even when the page is closed.' : 'Off. The page need not be open for it.'}
        </small>
      </span>
      <Show
        when={props.on}
        fallback={
          <button type="button" class="btn pri" disabled={props.busy} onClick={() => void turn(true)}>
            Turn on
          </button>
        }
      >
        <button type="button" class="btn" disabled={props.busy} onClick={() => void turn(false)}>
          Turn off
        </button>
      </Show>
    </p>
  );
};
/** A form for an address. The field is emptied once the server has accepted it. */
const Address = (
  props: Trying & {
    readonly label: string;
    readonly type: 'url' | 'email';
    readonly placeholder?: string;
    readonly autocomplete?: string;
    readonly add: (address: string) => Promise<NoticesMessage>;
    readonly then: string;
  },
): JSX.Element => {
  const [address, setAddress] = createSignal('');
  return (
    <form
      class="inline"
      onSubmit={e => {
        e.preventDefault();
        void props.attempt(() => props.add(address().trim()), props.then).then(done => done && setAddress(''));
      }}
    >
      <label class="field">
        <span>{props.label}</span>
        <input
          type={props.type}
          required
          placeholder={props.placeholder}
          autocomplete={props.autocomplete}
          value={address()}
          onInput={e => setAddress(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn" disabled={props.busy}>
        Add
      </button>
    </form>
  );
};
const Channels = (props: Trying & { readonly channels: readonly ChannelMessage[] }): JSX.Element => (
  <Show when={props.channels.length}>
    <ul class="bare-list rows">
      <For each={props.channels}>
        {c => (
          <li>
            <b>{nameOf(c)}</b>
            <span>
              {c.at}
              {c.confirmed ? '' : ' (waiting for your click in the mail)'}
              {c.stopped ? ` (switched off, it kept failing: ${c.stopped}; once it works, try it)` : ''}
            </span>
            <Show when={c.confirmed}>
              <button
                type="button"
                class="btn"
                disabled={props.busy}
                onClick={() => void props.attempt(() => api.tryChannel(c.channel), 'Sent: has it come?')}
              >
                Try<span class="vh"> {nameOf(c)}</span>
              </button>
            </Show>
            <button
              type="button"
              class="btn"
              disabled={props.busy}
              onClick={() => void props.attempt(() => api.removeChannel(c.channel))}
            >
              Remove<span class="vh"> {nameOf(c)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
const HowSoon = (props: { readonly when: NoticesMessage['when']; readonly attempt: Attempt }): JSX.Element => (
  <label class="field">
    <span>How soon</span>
    <select
      value={whenId(props.when)}
      onChange={e =>
        void props.attempt(() => api.setNotices({ when: WHEN.find(w => w.id === e.currentTarget.value)!.when }))
      }
    >
      <For each={WHEN}>{w => <option value={w.id}>{w.title}</option>}</For>
    </select>
    <small>
      Whoever comes to the table before that hears nothing. Each game can have its own wish: “Game” at its table.
    </small>
  </label>
);

type Hours = NonNullable<NoticesMessage['quiet']>;
const Time = (props: {
  readonly label: string;
  readonly time: string;
  readonly set: (time: string) => void;
}): JSX.Element => (
  <label class="field">
    <span>{props.label}</span>
    <input
      type="time"
      required
      value={props.time}
      onChange={e => {
        if (e.currentTarget.value) props.set(e.currentTarget.value);
      }}
    />
  </label>
);
const Quiet = (props: { readonly settings: NoticesMessage; readonly set: (q: Hours | null) => void }): JSX.Element => {
  const quiet = (): Hours | undefined => props.settings.quiet;
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
            <Time label="from" time={q().from} set={from => change({ from })} />
            <Time label="to" time={q().to} set={until => change({ to: until })} />
            <small>{q().zone}</small>
          </p>
        )}
      </Show>
    </fieldset>
  );
};

export const Notices = (): JSX.Element => {
  const [settings, { mutate, refetch }] = createResource(api.notices);
  const [here, hereAgain] = createResource(() =>
    pushNow().then(
      s => s !== undefined,
      () => false,
    ),
  );
  const [busy, setBusy] = createSignal(false);
  const [why, setWhy] = createSignal('');
  const attempt: Attempt = async (work, then) => {
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
  return (
    <Fetched from={settings} again={() => void refetch()}>
      {() => (
        <div class="notices">
          <Trouble why={why()} />
          <Show when={able()} fallback={<p class="note">{whyUnable()}</p>}>
            <InThisBrowser on={here.latest} lookAgain={hereAgain.refetch} busy={busy()} attempt={attempt} />
          </Show>
          <Address
            label="Discord, Slack or any webhook"
            type="url"
            placeholder="https://discord.com/api/webhooks/…"
            add={api.addWebhook}
            then="It is added: try it."
            busy={busy()}
            attempt={attempt}
          />
          <Show when={settings.latest!.mail}>
            <Address
              label="E-mail"
              type="email"
              autocomplete="email"
              add={api.addMail}
              then="A mail with a link is on its way."
              busy={busy()}
              attempt={attempt}
            />
          </Show>
          <Channels channels={settings.latest!.channels} busy={busy()} attempt={attempt} />
          <HowSoon when={settings.latest!.when} attempt={attempt} />
          <Quiet settings={settings.latest!} set={quiet => void attempt(() => api.setNotices({ quiet }))} />
        </div>
      )}
    </Fetched>
  );
};
