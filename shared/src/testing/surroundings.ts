import { replaceApi } from '../api';
import { changeLines } from '../cart/cart-store';
import { offeredCurrenciesAtom } from '../currency/currency-state';
import type { CartItem } from '../domain/cart-item';
import { setPageTranslate, translator, type Translations } from '../i18n';
import { sessionAtom, type Session, type SessionUser } from '../session';
import { store } from '../store';
import { fakeApi, type FakeApi, type Handlers } from './fake-api';
import { profile, usd } from './fixtures';
import { resetShared } from './reset-shared';

export interface Surroundings {
  /** The URL; `/` by default. */
  readonly route?: string;
  /** A guest by default. */
  readonly session?: Session | 'guest' | 'unknown' | Partial<SessionUser>;
  readonly cart?: readonly CartItem[];
  /** Handlers by endpoint id, or a fake that the test keeps to inspect its calls. */
  readonly api?: Handlers | FakeApi;
  /** The messages that the host has loaded, such as `errorMessages()`. */
  readonly translations?: Translations;
}

export function signedIn(user: Partial<SessionUser> = {}): Session {
  const { first_name, last_name, email, email_verified, country } = profile();
  const names = { first_name, last_name, ...user };
  const display_name = `${names.first_name} ${names.last_name}`;
  return { status: 'authenticated', user: { email, email_verified, country, display_name, ...names, ...user } };
}

function getSession(session: Surroundings['session'] = 'guest'): Session {
  if (session === 'guest' || session === 'unknown') return { status: session };
  return 'status' in session ? (session as Session) : signedIn(session as Partial<SessionUser>);
}

const isFake = (api: Handlers | FakeApi): api is FakeApi => 'calls' in api;

/** Sets up an isolated environment for code outside React: a fresh store, a fake API, a shop that sells in dollars. */
export function surround({ session, cart = [], api = {}, translations }: Surroundings = {}): FakeApi {
  resetShared();
  setPageTranslate(translator('en', translations));
  const fake = isFake(api) ? api : fakeApi(api);
  replaceApi(fake);
  store.set(offeredCurrenciesAtom, { defaultCurrency: usd, prioritizedCurrencies: [usd] });
  const lines = new Map(cart.map((line) => [line.domain, line]));
  changeLines([...lines.keys()], (_before, domain) => lines.get(domain));
  store.set(sessionAtom, getSession(session));
  return fake;
}
