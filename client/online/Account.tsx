/** The account page: the name at the table, the account if the player has one, and the notices. */
import { createResource, createSignal, Show, type JSX } from 'solid-js';
import type { AccountMessage } from '../../server/accounts/wire.ts';
import { toast } from '../app/toasts.tsx';
import * as api from './api.ts';
import { SignIn } from './SignIn.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { NameField } from './NameField.tsx';
import { Notices } from './Notices.tsx';
import { Fetched, OnlinePage, Trouble } from './OnlinePage.tsx';
import { createSingleRequest } from './single-request.ts';

const TableName = (props: { readonly name: string }): JSX.Element => {
  const [name, setName] = createSignal(props.name);
  const { busy, why, attempt } = createSingleRequest();
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
      <NameField name={name()} set={setName} required />
      <button type="submit" class="btn" disabled={busy() || name().trim() === ''}>
        Keep it
      </button>
      <Trouble why={why()} />
    </form>
  );
};

export const Account = (): JSX.Element => {
  const [account, { mutate, refetch }] = createResource(async () => (await api.account()) ?? null);
  const [me, meAgain] = createResource(api.me);
  const set = (a: AccountMessage | undefined): void => {
    mutate(a ?? null);
    void meAgain.refetch();
  };
  return (
    <OnlinePage title="You">
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
                    <SignIn done={set} />
                  </>
                }
              >
                {a => <AccountSettings account={a()} player={me.latest?.player} set={set} />}
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
    </OnlinePage>
  );
};
