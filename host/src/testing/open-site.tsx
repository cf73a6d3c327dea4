import { configure, screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@storefront/shared/routing';
import { startSession } from '@storefront/shared/session';
import {
  profile,
  renderWithProviders,
  type FakeApi,
  type Handlers,
  type Surroundings,
} from '@storefront/shared/testing';
import { App } from '../app/App';
import './fake-remotes';

// The first visit to a host page compiles its code.
configure({ asyncUtilTimeout: 10_000 });

/** Shows the router's address, as a browser's address bar does. */
function BrowserBar() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <aside aria-label="Browser">
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <output data-testid="address">{pathname + search + hash}</output>
    </aside>
  );
}

/** The router's current address. */
export const address = (): string => screen.getByTestId('address').textContent ?? '';

export interface SiteOptions extends Pick<Surroundings, 'cart'> {
  /** Whether the server has a session for the visitor. */
  readonly signedIn?: boolean;
  readonly api?: Handlers;
}

/** Opens the whole site at an address, with a fake server. */
export function openSite(at: string, { signedIn = false, api = {}, cart }: SiteOptions = {}): FakeApi {
  const site = (
    <>
      <App />
      <BrowserBar />
    </>
  );
  const answers: Handlers = {
    sessionActive: () => ({ is_authenticated: signedIn }),
    getProfile: () => profile(),
    listTlds: () => [],
    ...api,
  };
  const opened = renderWithProviders(site, { route: at, session: 'unknown', cart, api: answers });
  void startSession();
  return opened.api;
}
