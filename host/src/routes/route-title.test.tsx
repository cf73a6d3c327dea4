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

it('[RT-36a] a row gives the document its title, the name of the site behind it', () => {
  renderWithProviders(<Row refined={false} />);
  expect(document.title).toBe('Search results · Onymeter');
});

it('[RT-36a] a page that knows more than its row has the last word', () => {
  renderWithProviders(<Row refined />);
  expect(document.title).toBe('brindlewharf.com: search results · Onymeter');
});
