import type { ApiError } from '@storefront/shared/api';
import type { DomainInfo } from '@storefront/shared/contract';
import { domainInfo, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAME } from '../../testing/own-domain';
import { DomainPage } from './DomainPage';

const show = (getDomainInfo: Handlers['getDomainInfo'], name = NAME) =>
  renderWithProviders(
    <DomainPage
      name={name}
      current="dns"
      title="DNS"
      state={(domain) => (domain ? `Status ${domain.status}` : 'Status not known yet')}
      actions={() => <button type="button">Renew</button>}
    >
      {(domain) => <p>Expires {domain.expiry_date}</p>}
    </DomainPage>,
    { session: {}, api: { getDomainInfo, listTransfers: () => [] } },
  );
const fails = (failure: ApiError) => (): never => {
  throw failure;
};

describe('[RT-30] a page of a domain', () => {
  it('[DM-02] shows name, tabs and known status immediately, and the rest when loaded', async () => {
    let answer: (domain: DomainInfo) => void = () => undefined;
    show(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NAME);
    expect(screen.getByRole('button', { name: `Copy ${NAME}` })).toBeInTheDocument();
    expect(document.title).toContain(`DNS · ${NAME}`);
    expect(screen.getByText('Status not known yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: `Pages of ${NAME}` }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Overview', null],
      ['DNS', 'page'],
      ['Nameservers', null],
    ]);
    answer(domainInfo());
    expect(await screen.findByText(/^Expires 2027-03-01/)).toBeInTheDocument();
    expect(screen.getByText('Status ok')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Renew' })).toBeInTheDocument();
  });

  it('shows an internationalised domain in Unicode and fetches it in ASCII, whichever form is in the URL', async () => {
    const { api } = show(() => domainInfo({ domain: 'xn--blbrhuset-62am.com' }), 'blåbærhuset.com');
    await screen.findByText(/^Expires/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('blåbærhuset.com');
    expect(api.calls.find(({ id }) => id === 'getDomainInfo')?.params).toEqual({
      domainName: 'xn--blbrhuset-62am.com',
    });
  });

  it('[DM-10d] says that the domain is being deleted, and offers no actions', async () => {
    show(() => domainInfo({ unsettled: [{ change: 'deletion', asked_at: '2026-11-28T10:00:00Z' }] }));
    expect(
      await screen.findByText(
        `${NAME} is being deleted. You can no longer order or change anything for it. We email you when it is done.`,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
  });

  it.each([
    ['another’s or an unknown one', NAME, 'This domain is not in your account', /^It may belong to another account/],
    ['none', '', 'No domain chosen', /^Choose a domain from your list/],
    ['what is none', ' ', 'No domain chosen', /^Choose a domain from your list/],
  ])('[I9] leads back to the list when the address names %s', async (_what, name, title, line) => {
    show(fails(refusal(404, { message: `${NAME} is not among your domains.` })), name);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your domains' })).toHaveAttribute('href', '/domain/list');
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Domains' }),
    ).toHaveAttribute('href', '/domain/list');
    expect(screen.queryByRole('navigation', { name: /^Pages of/ })).not.toBeInTheDocument();
  });

  it('[TR-06] says that it is on its way, and leads to its transfer, when that is under way', async () => {
    renderWithProviders(
      <DomainPage name="xn--blbrhuset-62am.com" current="overview">
        {() => null}
      </DomainPage>,
      {
        session: {},
        api: {
          getDomainInfo: fails(refusal(404, { message: 'It is not among your domains.' })),
          listTransfers: () => [
            {
              domain: 'xn--blbrhuset-62am.com',
              order_id: 'order-1',
              ordered_at: '2026-11-20T10:00:00Z',
              actor: 'registrar',
              until: null,
            },
          ],
        },
      },
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'blåbærhuset.com is being transferred to you' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See how the transfer is going' })).toHaveAttribute(
      'href',
      '/site/transfer-message?domain=xn--blbrhuset-62am.com',
    );
    expect(screen.queryByText(/not in your account|may belong to another account/)).not.toBeInTheDocument();
  });

  it('keeps its name and tabs, says that nothing has changed, and tries again when it did not load', async () => {
    const { api } = show(fails(refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' })));
    expect(await screen.findByText(`${NAME} did not load`)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/The domain has not changed\..*1a2b3c4d/);
    expect(screen.getByRole('navigation', { name: `Pages of ${NAME}` })).toBeInTheDocument();
    api.answer({ getDomainInfo: () => domainInfo() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Expires/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
