/** Passkeys: the browser's part of the ceremonies. The library is loaded when somebody uses one. */
import type { AccountMessage } from '../../server/accounts/wire.ts';
import * as api from './api.ts';

const kit = () => import('@simplewebauthn/browser');
export const passkeysWork = (): boolean => globalThis.isSecureContext && 'PublicKeyCredential' in globalThis;
/** Explanations by the name of the browser's error. */
const REASONS: { readonly [name: string]: string } = {
  NotAllowedError:
    'No passkey was chosen. If this device has none for the account, sign in with the password and add one.',
  InvalidStateError: 'This device has a passkey for the account already.',
};
/** Rethrows a browser error as a sentence. */
const explained = (e: unknown): never => {
  if (e instanceof api.RequestFailed) throw e;
  throw new Error(
    REASONS[(e as Error).name] ?? 'This browser could not use a passkey here. A password works everywhere.',
  );
};
type OptionsFor<K extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof kit>>[K]
>[0]['optionsJSON'];

/** Makes a passkey; with a name, for a new account. */
export const makePasskey = async (name?: string): Promise<AccountMessage> => {
  const { ceremony, options } = await api.askToMakePasskey(name);
  const { startRegistration } = await kit();
  const response = await startRegistration({ optionsJSON: options as OptionsFor<'startRegistration'> }).catch(
    explained,
  );
  return api.madePasskey(ceremony, response, deviceName());
};
export const usePasskey = async (): Promise<AccountMessage> => {
  const { ceremony, options } = await api.askToUsePasskey();
  const { startAuthentication } = await kit();
  const response = await startAuthentication({ optionsJSON: options as OptionsFor<'startAuthentication'> }).catch(
    explained,
  );
  return api.usedPasskey(ceremony, response);
};
const deviceName = (): string =>
  (/(iPhone|iPad|Android|Mac OS|Windows|Linux)/.exec(navigator.userAgent)?.[1] ?? 'Passkey').replace('Mac OS', 'Mac');
