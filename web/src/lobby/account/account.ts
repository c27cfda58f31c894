// An account over HTTP: coming and going, with a password or with a passkey of the device. No player needs one.
import type { Language } from '../../ui/texts';
import { ask } from '../../wire/api';
import type { BlockList, PasskeyOptions, WhoAmI } from '../../wire/types';

export const whoAmI = (): Promise<WhoAmI> => ask('/api/account');

export interface Entry {
  readonly name: string;
  readonly password: string;
}

/** What an account can be asked for, in one language. Refusals come as sentences in it. */
export interface AccountRequests {
  /** The account as it is now. */
  again(): Promise<WhoAmI>;
  signUp(entry: Entry): Promise<WhoAmI>;
  signIn(entry: Entry): Promise<WhoAmI>;
  signOut(where: 'here' | 'everywhere'): Promise<WhoAmI>;
  rename(name: string): Promise<WhoAmI>;
  setPassword(password: string, current: string): Promise<WhoAmI>;
  forgetMe(): Promise<WhoAmI>;
  /** A passkey for the account that is signed in, else for a new account of this name. */
  addPasskey(name: string, label: string): Promise<WhoAmI>;
  usePasskey(): Promise<WhoAmI>;
  dropPasskey(id: string): Promise<WhoAmI>;
  unblock(id: string): Promise<BlockList>;
}

export function accountRequests(language: Language): AccountRequests {
  const put = (path: string, body: unknown): Promise<WhoAmI> => ask(path, { method: 'PUT', body, language });
  const post = <T>(path: string, body: unknown): Promise<T> => ask(path, { method: 'POST', body, language });
  const drop = <T>(path: string): Promise<T> => ask(path, { method: 'DELETE', language });
  return {
    again: whoAmI,
    signUp: (entry) => post('/api/account', entry),
    signIn: (entry) => post('/api/session', entry),
    signOut: (where) => drop(where === 'here' ? '/api/session' : '/api/sessions'),
    rename: (name) => put('/api/account/name', { name }),
    setPassword: (password, current) => put('/api/account/password', { password, current }),
    forgetMe: () => drop('/api/account'),
    async addPasskey(name, label) {
      const { ticket, options } = await post<PasskeyOptions>('/api/account/passkeys/begin', { name });
      return post('/api/account/passkeys', { ticket, label, credential: await madeCredential(options) });
    },
    async usePasskey() {
      const { ticket, options } = await ask<PasskeyOptions>('/api/session/passkey/begin', { method: 'POST', language });
      return post('/api/session/passkey', { ticket, label: '', credential: await shownCredential(options) });
    },
    dropPasskey: (id) => drop(`/api/account/passkeys/${encodeURIComponent(id)}`),
    unblock: (id) => drop(`/api/account/blocked/${encodeURIComponent(id)}`),
  };
}

/** The person has changed their mind, or the device has no passkey to show. */
export class NoPasskeyError extends Error {}

async function madeCredential(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return written(await navigator.credentials.create({ publicKey }).catch(refused));
}

async function shownCredential(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return written(await navigator.credentials.get({ publicKey }).catch(refused));
}

function written(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new NoPasskeyError();
}

function refused(): never {
  throw new NoPasskeyError();
}

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}
