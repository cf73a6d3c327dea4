import { setSiteName, usePageTitle } from '@storefront/shared/routing';
import { renderWithProviders } from '@storefront/shared/testing';
import { useRouteTitle } from './use-route-title';

function Page() {
  usePageTitle('brindlewharf.com: search results');
  return null;
}

function Row({ refined }: { refined: boolean }) {
  useRouteTitle('Search results');
  return refined ? <Page /> : null;
}

beforeEach(() => setSiteName('Onymeter'));
afterEach(() => setSiteName(''));

it('[RT-36a] useRouteTitle sets the title of the row, with the name of the site after it', () => {
  renderWithProviders(<Row refined={false} />);
  expect(document.title).toBe('Search results · Onymeter');
});

it('[RT-36a] useRouteTitle lets a page override the title', () => {
  renderWithProviders(<Row refined />);
  expect(document.title).toBe('brindlewharf.com: search results · Onymeter');
});
