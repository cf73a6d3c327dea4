import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import text from '../../brand/pages/help.json';
import { address, openSite } from '../../testing/open-site';
import { routeAt } from '../../routes/site-map';
import { textRuns } from '../info/rich-text';
import { findHelp } from './help-text';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const search = () => screen.findByRole('searchbox', { name: 'What do you want to know?' });

describe('help', () => {
  it('[RT-24a] [RT-24b] takes topic, search and open item from the address', async () => {
    openSite('/help?tab=payment&item=declined');
    const item = (await screen.findByText('My card was declined')).closest('details');
    expect(item).toHaveAttribute('open');
    expect(
      within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name: 'Payment' }),
    ).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('When is my card charged?').closest('details')).not.toHaveAttribute('open');
  });

  it('[RT-24a] [RT-24b] searches all topics and keeps the search in the address', async () => {
    const user = userEvent.setup();
    openSite('/help');
    await user.type(await search(), 'card number');
    await waitFor(() => expect(address()).toBe('/help?q=card+number'));
    expect(screen.getByText('Do you store my card number?')).toBeInTheDocument();
    expect(screen.queryByText('How do I change nameservers?')).not.toBeInTheDocument();
    expect(screen.getByText('1 answer')).toBeInTheDocument();
  });

  it('[RT-24b] shows the same answers for a shared search', async () => {
    openSite('/help?q=transfer%20code');
    expect(await search()).toHaveValue('transfer code');
    expect(screen.getByText('How do I bring a domain here?')).toBeInTheDocument();
  });

  it('[RT-24a] offers contact with a person when a search finds nothing', async () => {
    openSite('/help?q=xylophone');
    expect(await screen.findByText(/No results for “xylophone”\. Try other words/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'help@onymeter.example' })).toBeInTheDocument();
  });

  it('[RT-24a] [RT-24b] opens an item under its own topic when the address names only the item', async () => {
    openSite('/help?item=declined');
    expect((await screen.findByText('My card was declined')).closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute('aria-current', 'page');
  });

  it('[RT-24d] has no broken links in its answers', () => {
    const runs = text.topics.flatMap(({ items }) => items.flatMap(({ answer }) => textRuns(JSON.stringify(answer))));
    const paths = runs.flatMap(({ href }) => (href?.startsWith('/') ? [href.replace(/[?#].*/, '')] : []));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => routeAt(path).path === '*')).toEqual([]);
  });

  it('[RT-24a] [RT-24c] finds every item by its own question', () => {
    for (const topic of text.topics) {
      for (const { id, question } of topic.items) {
        const found = findHelp(text.topics, question.replace(/[?"]/g, '')).flatMap(({ items }) =>
          items.map((item) => item.id),
        );
        expect(found).toContain(id);
      }
    }
  });

  it.each([
    ['nameserver', 'nameservers'],
    ['name server', 'nameservers'],
    ['DNSSEC', 'dnssec'],
    ['extension', 'tld'],
    ['TLD', 'tld'],
    ['2FA', 'two-factor'],
    ['authenticator', 'two-factor'],
    ['passkey', 'passkey'],
    ['invoice', 'invoice'],
    ['refund', 'refund'],
    ['redirect', 'forwarding'],
    ['email alias', 'forwarding'],
    ['coupon', 'coupon'],
    ['VAT', 'tax'],
    ['WHOIS', 'whois'],
    ['auth code', 'transfer-code'],
    ['EPP', 'transfer-out'],
    ['autorenew', 'auto-renew'],
    ['auto-renew', 'auto-renew'],
    ['e-mail', 'expiry-mails'],
    ['reset password', 'forgotten'],
    ['delete account', 'delete'],
    ['cancel domain', 'delete-domain'],
    ['GDPR', 'data'],
  ])('[RT-24c] finds the answer about "%s"', (query, id) => {
    expect(findHelp(text.topics, query).flatMap(({ items }) => items.map((item) => item.id))).toContain(id);
  });

  it('[RT-24a] [RT-24b] gives each item an address of its own', () => {
    const ids = text.topics.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
