/** The settings of the signed-in account: passkeys, password, signing out and deletion. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import type { AccountMessage } from '../../server/accounts/wire.ts';
import { linkTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { ago } from '../home/when.ts';
import * as api from './api.ts';
import { SignIn } from './SignIn.tsx';
import { makePasskey, passkeysWork } from './passkeys.ts';
import { to } from './place.ts';
import { unsubscribePush } from './Push.tsx';
import { Trouble } from './OnlinePage.tsx';
import { createSingleRequest } from './single-request.ts';

interface Props {
  readonly account: AccountMessage;
  readonly player: string | undefined;
  readonly set: (a: AccountMessage | undefined) => void;
}
type Changing = Omit<Props, 'player'> & {
  readonly busy: boolean;
  readonly change: (work: () => Promise<unknown>) => Promise<void>;
};

const WaysOut = (
  props: Omit<Props, 'set'> & { readonly busy: boolean; readonly leave: (everywhere: boolean) => Promise<void> },
): JSX.Element => (
  <p class="row">
    <Show when={props.player}>
      {id => (
        <a class="btn" {...linkTo(to({ at: 'player', id: id() }))}>
          Your results and ratings
        </a>
      )}
    </Show>
    <button type="button" class="btn" disabled={props.busy} onClick={() => void props.leave(false)}>
      Sign out
    </button>
    <Show when={props.account.sessions > 1}>
      <button type="button" class="btn" disabled={props.busy} onClick={() => void props.leave(true)}>
        Sign out everywhere ({props.account.sessions})
      </button>
    </Show>
  </p>
);
const Passkeys = (props: Changing): JSX.Element => (
  <>
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
              disabled={props.busy}
              onClick={() => void props.change(async () => props.set(await api.removePasskey(k.id)))}
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
          disabled={props.busy}
          onClick={() => void props.change(async () => props.set(await makePasskey()))}
        >
          Add a passkey of this device
        </button>
      </p>
    </Show>
  </>
);
const NewPassword = (props: Changing): JSX.Element => {
  const [password, setPassword] = createSignal('');
  return (
    <>
      <h3 class="sub">Password</h3>
      <form
        class="inline"
        onSubmit={e => {
          e.preventDefault();
          void props.change(async () => {
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
        <button type="submit" class="btn" disabled={props.busy}>
          Keep it
        </button>
      </form>
    </>
  );
};
const Erase = (props: Changing): JSX.Element => {
  const [sure, setSure] = createSignal(false);
  return (
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
            disabled={props.busy}
            onClick={() =>
              void props.change(async () => {
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
  );
};

export const AccountSettings = (props: Props): JSX.Element => {
  const { busy, why, attempt } = createSingleRequest();
  const [again, setAgain] = createSignal(false);
  /** Runs a change of the account. The server demands a sign-in within the last quarter of an hour; if it is older, the form asks again. */
  const change = (work: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      try {
        await work();
      } catch (e) {
        if (e instanceof api.RequestFailed && e.code === 'stale') setAgain(true);
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
      <Trouble why={why()} />
      <Show when={again()}>
        <SignIn
          again={props.account.name}
          done={a => {
            setAgain(false);
            props.set(a);
            toast({ text: 'Now try it again.' });
          }}
        />
      </Show>
      <WaysOut account={props.account} player={props.player} busy={busy()} leave={leave} />
      <Passkeys account={props.account} set={props.set} busy={busy()} change={change} />
      <NewPassword account={props.account} set={props.set} busy={busy()} change={change} />
      <Erase account={props.account} set={props.set} busy={busy()} change={change} />
    </>
  );
};
