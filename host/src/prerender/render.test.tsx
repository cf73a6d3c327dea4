/** @jest-environment node */
import { lazy } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { callAddress, getDomainInfo, getProfile, listTlds } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { provided, render, renderRemote, renderWithData, type RenderedVisit } from './render';

const { providedByHost } = jest.requireActual<{ providedByHost: () => readonly { shareKey: string }[] }>(
  '../../../tools/federation/shared-list.cjs',
);

const visit: RenderedVisit = {
  language: 'en',
  languages: ['en'],
  translations: {},
  texts: {},
  declared: { mfe_demo: { pages: [{ id: 'demo.prices', path: '/demo', title: 'Demo' }], navigation: [] } },
};

const SETTINGS = { default_currency: { code: 'EUR', symbol: '€' }, currency_priority: [] };
const initialData = {
  '/api/tucowsbilling/1.0/settings': SETTINGS,
  [callAddress(listTlds, {}, { currency_code: 'EUR' })]: [{ tld: 'com' }, { tld: 'org' }],
};

function Prices() {
  const { code } = useCurrency();
  const { data } = useApiQuery(listTlds, { input: { currency_code: code } });
  return <h1>{data ? data.map(({ tld }) => `.${tld}`).join(' ') : 'Loading prices'}</h1>;
}

const draw = (Page: React.ComponentType, data: Record<string, unknown> = initialData): Promise<string> =>
  renderRemote('/demo', visit, {
    id: 'demo.prices',
    release: 'mfe_demo@1.0.0',
    initialData: data,
    module: { default: Page },
  });

// React's development build warns that this Node version cannot detach buffers.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('renderRemote', () => {
  it('[RT-37a] renders a page in its frame with the data of the document, in the shop’s currency', async () => {
    const html = await draw(Prices);
    expect(html).toContain('data-remote="mfe_demo@1.0.0"');
    expect(html).toContain('<h1>.com .org</h1>');
    expect(html).toContain('<header');
    expect(html).toContain('EUR');
  });

  it('keeps nothing from the previous page', async () => {
    await draw(Prices);
    expect(await draw(Prices, {})).toContain('<h1>Loading prices</h1>');
  });

  it('ignores a disabled call, whose parameters may be missing', async () => {
    const Idle = () => {
      const { data } = useApiQuery(
        getDomainInfo,
        { params: { domainName: '' }, input: { currency_code: 'EUR' } },
        { enabled: false },
      );
      return <h1>{data === undefined ? 'No domain' : 'A domain'}</h1>;
    };
    expect(await draw(Idle)).toContain('<h1>No domain</h1>');
  });

  it('waits for lazily loaded parts of a page', async () => {
    const Late = lazy(() => Promise.resolve({ default: () => <h1>Late</h1> }));
    const html = await draw(() => <Late />);
    expect(html).toContain('<h1>Late</h1>');
    expect(html).not.toContain('<script');
  });

  it('[RT-37e] fails as a whole when a part of the page fails', async () => {
    const Broken = () => {
      throw new Error('broken page');
    };
    await expect(draw(Broken)).rejects.toThrow('broken page');
  });

  it('[RT-37i] renders a page for customers as before sign-in is known, with no call and no request to sign in', async () => {
    const Mine = () => {
      const { data } = useApiQuery(getProfile);
      return <h1>{data ? data.email : 'Account'}</h1>;
    };
    const declared: RenderedVisit['declared'] = {
      mfe_demo: { pages: [{ id: 'demo.mine', path: '/mine', title: 'Mine', account: 'required' }], navigation: [] },
    };
    const html = await renderRemote(
      '/mine',
      { ...visit, declared },
      { id: 'demo.mine', release: 'mfe_demo@1.0.0', initialData, module: { default: Mine } },
    );
    expect(html).toContain('<h1>Account</h1>');
    expect(html).not.toContain('Sign in to see this page');
  });

  it('renders only the frame when no release renders the page', async () => {
    const html = await render('/demo', visit);
    expect(html).toContain('role="status"');
    expect(html).not.toContain('data-remote');
  });
});

describe('the server-rendered home page', () => {
  const offer = (tld: string, register: number) => ({
    tld,
    currency_code: 'EUR',
    register,
    renew: 14.9,
    transfer: 12,
    restore: 89,
  });
  const ofHome = (offers: readonly object[]) => ({
    '/api/tucowsbilling/1.0/settings': SETTINGS,
    [callAddress(listTlds, {}, { currency_code: 'EUR', category: 'popular' })]: offers,
  });

  it('[RT-37m] formats its prices for the language of its address', async () => {
    const data = ofHome([offer('com', 1234.5), offer('org', 11.9)]);
    const english = await renderWithData('/site/home', visit, data);
    expect(english).toContain('€1,234.50');
    expect(english).not.toContain('aria-busy="true"');
    const languages: RenderedVisit['languages'] = ['en', 'de'];
    const german = await renderWithData('/de/site/home', { ...visit, language: 'de', languages }, data);
    expect(german).toContain('1.234,50\u00A0€');
    expect(await renderWithData('/site/home', visit, data)).toBe(english);
  });

  it('[RT-37m] keeps no prices of an earlier rendering', async () => {
    await renderWithData('/site/home', visit, ofHome([offer('com', 12.9)]));
    const html = await renderWithData('/site/home', visit, ofHome([offer('com', 13.9)]));
    expect(html).toContain('€13.90');
    expect(html).not.toContain('€12.90');
  });

  it('[RT-37m] reserves space for prices that its document lacks', async () => {
    expect(await renderWithData('/site/home', visit, {})).toContain('aria-busy="true"');
  });
});

it('provides every module that a server-rendered page may request from a host', () => {
  expect(Object.keys(provided).sort()).toEqual(
    providedByHost()
      .map(({ shareKey }) => shareKey)
      .sort(),
  );
});
