/** Who you are here: a name at the table, an account if you want one, and how you are told of your games. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { AccountSaid } from '../../server/accounts/wire.ts';
import { linkTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { ago } from '../home/when.ts';
import * as api from './api.ts';
import { Notices } from './Notices.tsx';
import { makePasskey, passkeysWork, usePasskey } from './passkeys.ts';
import { to } from './place.ts';
import { unsubscribePush } from './Push.tsx';
import { Fetched, Sheet } from './Sheet.tsx';

/** Does something and says how it went; one thing at a time. */
const createTrial = () => {
  const [busy, setBusy] = createSignal(false);
  const [why, setWhy] = createSignal('');
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setWhy('');
    try {
      await work();
    } catch (e) {
      setWhy((e as Error).message);
    }
    setBusy(false);
  };
  return { busy, why, attempt };
};

const TableName = (props: { readonly name: string }): JSX.Element => {
  const [name, setName] = createSignal(props.name);
  const { busy, why, attempt } = createTrial();
  return (
    <form
      class="inline"
      onSubmit={e => {
        e.preventDefault();
        void attempt(async () => {
          setName((await api.rename(name().trim())).name);
          toast({ text: 'Your name is changed.' });
        });
      }}
    >
      <label class="field">
        <span>Your name at the table</span>
        <input
          type="text"
          required
          maxlength={api.MOST_NAME}
          autocomplete="nickname"
          value={name()}
          onInput={e => setName(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn" disabled={busy() || name().trim() === ''}>
        Keep it
      </button>
      <Show when={why()}>
        <p class="trouble" role="alert">
          {why()}
        </p>
      </Show>
    </form>
  );
};

type Done = (a: AccountSaid) => void;
/** In or up: by name and password, or by a passkey alone. */
const Door = (props: { readonly done: Done; readonly again?: string }): JSX.Element => {
  const [up, setUp] = createSignal(false);
  const [name, setName] = createSignal(props.again ?? '');
  const [password, setPassword] = createSignal('');
  const { busy, why, attempt } = createTrial();
  const withPassword = (): Promise<void> =>
    attempt(async () =>
      props.done(await (up() ? api.signUp(name().trim(), password()) : api.signIn(name().trim(), password()))),
    );
  const withPasskey = (): Promise<void> =>
    attempt(async () => {
      if (up() && name().trim().length < 3) throw new Error('Give the account a name first: three letters or more.');
      props.done(up() ? await makePasskey(name().trim()) : await usePasskey());
    });
  return (
    <form
      class="door"
      onSubmit={e => {
        e.preventDefault();
        void withPassword();
      }}
    >
      <Show when={!props.again}>
        <div class="tabs2" role="group" aria-label="Sign in or make an account">
          <button type="button" aria-pressed={!up()} onClick={() => setUp(false)}>
            Sign in
          </button>
          <button type="button" aria-pressed={up()} onClick={() => setUp(true)}>
            Make an account
          </button>
        </div>
      </Show>
      <label class="field">
        <span>Name</span>
        <input
          type="text"
          required
          minlength="3"
          maxlength="32"
          autocomplete="username webauthn"
          autocapitalize="none"
          spellcheck={false}
          value={name()}
          onInput={e => setName(e.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Password</span>
        <input
          type="password"
          required
          minlength={up() ? 10 : undefined}
          maxlength="200"
          autocomplete={up() ? 'new-password' : 'current-password'}
          value={password()}
          onInput={e => setPassword(e.currentTarget.value)}
        />
        <Show when={up()}>
          <small>Ten characters or more; a few words do well.</small>
        </Show>
      </label>
      <Show when={why()}>
        <p class="trouble" role="alert">
          {why()}
        </p>
      </Show>
      <div class="row">
        <button type="submit" class="btn pri" disabled={busy()}>
          {up() ? 'Make the account' : 'Sign in'}
        </button>
        <Show when={passkeysWork()}>
          <button type="button" class="btn" disabled={busy()} onClick={() => void withPasskey()}>
            {up() ? 'With a passkey instead' : 'With a passkey'}
          </button>
        </Show>
      </div>
      <Show when={up()}>
        <p class="quiet">
          There is no e-mail to lose: with neither password nor passkey an account cannot be opened again. The seats
          this browser has come along.
        </p>
      </Show>
    </form>
  );
};

const Mine = (props: {
  readonly account: AccountSaid;
  readonly player: string | undefined;
  readonly set: (a: AccountSaid | undefined) => void;
}): JSX.Element => {
  const { busy, why, attempt } = createTrial();
  const [password, setPassword] = createSignal('');
  const [sure, setSure] = createSignal(false);
  const [again, setAgain] = createSignal(false);
  /** What changes the account wants a sign-in of the last quarter of an hour. */
  const change = (work: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      try {
        await work();
      } catch (e) {
        if (e instanceof api.NotDone && e.code === 'stale') setAgain(true);
        throw e;
      }
    });
  const leave = (everywhere: boolean): Promise<void> =>
    attempt(async () => {
      await unsubscribePush().catch(() => undefined);
      await api.signOut(everywhere);
      props.set(undefined);
    });
  return (
    <>
      <p class="big-words">
        Signed in as <b>{props.account.name}</b>
      </p>
      <Show when={why()}>
        <p class="trouble" role="alert">
          {why()}
        </p>
      </Show>
      <Show when={again()}>
        <Door
          again={props.account.name}
          done={a => {
            setAgain(false);
            props.set(a);
            toast({ text: 'Now try it again.' });
          }}
        />
      </Show>
      <p class="row">
        <Show when={props.player}>
          {id => (
            <a class="btn" {...linkTo(to({ at: 'player', id: id() }))}>
              Your results and ratings
            </a>
          )}
        </Show>
        <button type="button" class="btn" disabled={busy()} onClick={() => void leave(false)}>
          Sign out
        </button>
        <Show when={props.account.sessions > 1}>
          <button type="button" class="btn" disabled={busy()} onClick={() => void leave(true)}>
            Sign out everywhere ({props.account.sessions})
          </button>
        </Show>
      </p>
      <h3 class="sub">Passkeys</h3>
      <ul class="bare-list rows">
        <For
          each={props.account.passkeys}
          fallback={
            <li class="quiet">None yet. A passkey opens the account with a finger or a face, and cannot be guessed.</li>
          }
        >
          {k => (
            <li>
              <b>{k.label}</b>
              <span>{k.used ? `used ${ago(k.used, Date.now())}` : `made ${ago(k.created, Date.now())}`}</span>
              <button
                type="button"
                class="btn"
                disabled={busy()}
                onClick={() => void change(async () => props.set(await api.removePasskey(k.id)))}
              >
                Remove<span class="vh"> {k.label}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={passkeysWork()}>
        <p class="row">
          <button
            type="button"
            class="btn"
            disabled={busy()}
            onClick={() => void change(async () => props.set(await makePasskey()))}
          >
            Add a passkey of this device
          </button>
        </p>
      </Show>
      <h3 class="sub">Password</h3>
      <form
        class="inline"
        onSubmit={e => {
          e.preventDefault();
          void change(async () => {
            props.set(await api.newPassword(password()));
            setPassword('');
            toast({ text: 'The password is changed; other devices are signed out.' });
          });
        }}
      >
        <input
          class="vh"
          type="text"
          autocomplete="username"
          readonly
          tabindex="-1"
          aria-hidden="true"
          value={props.account.name}
        />
        <label class="field">
          <span>{props.account.password ? 'A new password' : 'A password, too'}</span>
          <input
            type="password"
            required
            minlength="10"
            maxlength="200"
            autocomplete="new-password"
            value={password()}
            onInput={e => setPassword(e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn" disabled={busy()}>
          Keep it
        </button>
      </form>
      <details class="pick">
        <summary>Delete the account</summary>
        <p class="quiet">Your games stay for those you played with, under no name. It cannot be undone.</p>
        <p class="row">
          <Show
            when={sure()}
            fallback={
              <button type="button" class="btn" onClick={() => setSure(true)}>
                Delete …
              </button>
            }
          >
            <button
              type="button"
              class="btn go"
              disabled={busy()}
              onClick={() =>
                void change(async () => {
                  await api.eraseAccount();
                  props.set(undefined);
                })
              }
            >
              Yes, delete it
            </button>
            <button type="button" class="btn" onClick={() => setSure(false)}>
              No
            </button>
          </Show>
        </p>
      </details>
    </>
  );
};

export const Account = (): JSX.Element => {
  const [account, { mutate, refetch }] = createResource(async () => (await api.account()) ?? null);
  const [me, meAgain] = createResource(api.me);
  const set = (a: AccountSaid | undefined): void => {
    mutate(a ?? null);
    void meAgain.refetch();
  };
  return (
    <Sheet title="You">
      <div class="two">
        <section aria-labelledby="acc-title">
          <h2 class="hd" id="acc-title">
            Name and account
          </h2>
          <Fetched from={me}>
            {() => (
              <Show when={me.latest} keyed>
                {m => <TableName name={m.name} />}
              </Show>
            )}
          </Fetched>
          <Fetched from={account} again={() => void refetch()}>
            {() => (
              <Show
                when={account.latest}
                fallback={
                  <>
                    <p>
                      You can play without an account: your seats are held by this browser. With one they follow you to
                      every device, and games between accounts are rated.
                    </p>
                    <Door done={set} />
                  </>
                }
              >
                {a => <Mine account={a()} player={me.latest?.player} set={set} />}
              </Show>
            )}
          </Fetched>
        </section>
        <section aria-labelledby="not-title">
          <h2 class="hd" id="not-title">
            Be told when it is your move
          </h2>
          <Notices />
        </section>
      </div>
    </Sheet>
  );
};
