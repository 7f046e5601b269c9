/** The form to sign in or to make an account. */
import { createSignal, Show, type JSX } from 'solid-js';
import type { AccountMessage } from '../../server/accounts/wire.ts';
import * as api from './api.ts';
import { makePasskey, passkeysWork, usePasskey } from './passkeys.ts';
import { Trouble } from './OnlinePage.tsx';
import { createSingleRequest } from './single-request.ts';

const InOrUp = (props: { readonly up: boolean; readonly set: (up: boolean) => void }): JSX.Element => (
  <div class="tabs2" role="group" aria-label="Sign in or make an account">
    <button type="button" aria-pressed={!props.up} onClick={() => props.set(false)}>
      Sign in
    </button>
    <button type="button" aria-pressed={props.up} onClick={() => props.set(true)}>
      Make an account
    </button>
  </div>
);
const AccountName = (props: { readonly name: string; readonly set: (name: string) => void }): JSX.Element => (
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
      value={props.name}
      onInput={e => props.set(e.currentTarget.value)}
    />
  </label>
);
const Password = (props: {
  readonly up: boolean;
  readonly password: string;
  readonly set: (password: string) => void;
}): JSX.Element => (
  <label class="field">
    <span>Password</span>
    <input
      type="password"
      required
      minlength={props.up ? 10 : undefined}
      maxlength="200"
      autocomplete={props.up ? 'new-password' : 'current-password'}
      value={props.password}
      onInput={e => props.set(e.currentTarget.value)}
    />
    <Show when={props.up}>
      <small>Ten characters or more; a few words do well.</small>
    </Show>
  </label>
);

/** Signs in or makes an account, by name and password or by a passkey alone. */
export const SignIn = (props: { readonly done: (a: AccountMessage) => void; readonly again?: string }): JSX.Element => {
  const [up, setUp] = createSignal(false);
  const [name, setName] = createSignal(props.again ?? '');
  const [password, setPassword] = createSignal('');
  const { busy, why, attempt } = createSingleRequest();
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
        <InOrUp up={up()} set={setUp} />
      </Show>
      <AccountName name={name()} set={setName} />
      <Password up={up()} password={password()} set={setPassword} />
      <Trouble why={why()} />
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
