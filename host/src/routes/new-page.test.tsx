import { screen, within } from '@testing-library/react';
import { setSiteName } from '@storefront/shared/routing';
import { renderWithProviders } from '@storefront/shared/testing';
import { registry } from '../federation/registry';
import type { Declaration } from '../federation/registry-document';
import { MainNav } from '../layout/header/MainNav';
import { AppRoutes } from './AppRoutes';
import { SiteMapContext, createSiteMap } from './site-map';
import '../testing/fake-remotes';

jest.mock('../federation/RemotePage', () => jest.requireActual('../testing/fake-remotes'));
jest.mock('../federation/preload-page', () => jest.requireActual('../testing/fake-remotes'));

/** A remote that did not exist when the host was built. */
const gifts: Declaration = {
  pages: [
    { id: 'gifts.list', path: '/gifts', title: 'Gifts' },
    { id: 'gifts.sent', path: '/gifts/:year/sent', title: 'Sent gifts', account: 'required' },
  ],
  navigation: [{ label: 'Gifts', to: '/gifts', within: ['/gifts'], position: 35 }],
};

const site = createSiteMap({ ...registry.declared, mfe_gifts: gifts });

const open = (route: string, session: 'guest' | object) =>
  renderWithProviders(
    <SiteMapContext value={site}>
      <MainNav label="Main" />
      <AppRoutes />
    </SiteMapContext>,
    { route, session },
  );

describe('[MF-01] a page that the host was not built with', () => {
  beforeEach(() => setSiteName('Onymeter'));
  afterEach(() => setSiteName(''));

  it('is shown at its address, with its title and its navigation entry', () => {
    open('/gifts', {});
    expect(screen.getByRole('heading', { name: 'Remote page gifts.list' })).toBeInTheDocument();
    expect(document.title).toBe('Gifts · Onymeter');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Pricing',
      'Transfer',
      'Gifts',
      'Domains',
      'Help',
    ]);
    expect(screen.getByRole('link', { name: 'Gifts' })).toHaveAttribute('aria-current', 'page');
  });

  it('[GD-04a] asks a guest to sign in when it declares that it needs an account', () => {
    open('/gifts/2026/sent', 'guest');
    expect(screen.getByRole('heading', { name: 'Sign in to see this page' })).toBeInTheDocument();
    expect(screen.queryByText('Remote page gifts.sent')).not.toBeInTheDocument();
  });

  it('is shown to a customer when it needs an account', () => {
    open('/gifts/2026/sent', {});
    expect(screen.getByRole('heading', { name: 'Remote page gifts.sent' })).toBeInTheDocument();
  });
});
