import { cartAtom } from '@storefront/shared/cart';
import type { TransferCheck } from '@storefront/shared/contract';
import { Route, Routes } from '@storefront/shared/routing';
import { store } from '@storefront/shared/store';
import { refusal, renderWithProviders, tldOffer, type Handlers, type Surroundings } from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transferDraftAtom } from '../../features/transfer/model/transfer-draft';
import { OnlyAt } from '../../testing/OnlyAt';
import { block, runningTransfer, transferCheck } from '../../testing/transfers';
import { TransferMessagePage } from '../transfer-message/TransferMessagePage';
import { TransferMultiplePage } from '../transfer-multiple/TransferMultiplePage';
import { TransferReviewPage } from '../transfer-review/TransferReviewPage';
import { TransferPage } from './TransferPage';

const CODE = 'Xy7!kQ92-secret';

/** A shop in which every domain can be transferred, except as given. */
function registries(known: Record<string, Partial<TransferCheck>> = {}): Handlers {
  return {
    checkTransfers: ({ input }) => ({
      results: input.names.map(({ domain, auth_info }) =>
        transferCheck({
          domain,
          ...(auth_info === undefined
            ? { status: 'code_needed', auth_info: null }
            : { auth_info: `sealed.v1.${domain.replaceAll('.', '-')}` }),
          ...known[domain],
        }),
      ),
    }),
  };
}

function renderTransfers(route: string, api: Handlers = registries(), session: Surroundings['session'] = 'guest') {
  return renderWithProviders(
    <OnlyAt path="*">
      <Routes>
        <Route path="/site/transfer" element={<TransferPage />} />
        <Route path="/site/transfer-review" element={<TransferReviewPage />} />
        <Route path="/site/transfer-multiple" element={<TransferMultiplePage />} />
        <Route path="/site/transfer-message" element={<TransferMessagePage />} />
        <Route path="*" element={null} />
      </Routes>
    </OnlyAt>,
    { route, api, session },
  );
}

const address = () => screen.getByLabelText('address').textContent;
const field = () => screen.getByRole('textbox', { name: 'Domains and transfer codes' });
const paste = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
const transfers = () =>
  store
    .get(cartAtom)
    .items.map(({ domain, type, autorenew, sub_products, auth_info }) => ({
      domain,
      type,
      autorenew,
      add_ons: sub_products.length,
      auth_info,
    }));
/** Everything that the browser stores, and the URL. */
const everywhere = () => JSON.stringify({ ...localStorage, ...sessionStorage, address: address() });

beforeEach(() => store.set(transferDraftAtom, {}));

describe('[RT-10] transfer start', () => {
  test('[TR-01c] says what a transfer costs before anything is typed, with the way to all prices', async () => {
    renderTransfers('/site/transfer', {
      ...registries(),
      listTlds: () => [tldOffer({ tld: 'net', transfer: 13.9 }), tldOffer(), tldOffer({ tld: 'uk', transfer: null })],
    });
    const region = within(await screen.findByRole('region', { name: 'What a transfer costs' }));
    expect(await region.findByText('$12.90')).toBeInTheDocument();
    expect(region.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual([
      '.com $12.90',
      '.net $13.90',
    ]);
    expect(region.getByText(/^Before tax\./)).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'All extensions' })).toHaveAttribute('href', '/site/pricing');
  });

  test('[TR-01c] leads to all prices when they did not load, and says nothing about missing ones', async () => {
    renderTransfers('/site/transfer', {
      ...registries(),
      listTlds: () => {
        throw refusal(503, { message: 'Not now' });
      },
    });
    const region = within(await screen.findByRole('region', { name: 'What a transfer costs' }));
    expect(region.getByRole('link', { name: 'All extensions' })).toBeInTheDocument();
    expect(region.queryByText(/^Before tax/)).not.toBeInTheDocument();
  });

  test('[TR-04] leads to the page of several names when a mixture was pasted, and says what it read', async () => {
    const { api } = renderTransfers('/site/transfer');
    await paste(`tannery-lane.com\t${CODE}\n"wharf.net";"Q1;w2"\nquay.org`);
    expect(screen.getByText('3 domains, 1 without a code')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check 3 domains' }));
    await screen.findByRole('heading', { level: 1, name: 'Transfer 3 domains' });
    expect(address()).toBe('/site/transfer-multiple?domain=tannery-lane.com&domain=wharf.net&domain=quay.org');
    expect(api.listInputs('checkTransfers')[0]).toMatchObject({
      names: [
        { domain: 'tannery-lane.com', auth_info: CODE },
        { domain: 'wharf.net', auth_info: 'Q1;w2' },
        { domain: 'quay.org' },
      ],
    });
  });

  test('[RG-08e] keeps no code as it was typed, in the address or the browser, when it goes on', async () => {
    renderTransfers('/site/transfer');
    await paste(`tannery-lane.com ${CODE}`);
    await userEvent.click(screen.getByRole('button', { name: 'Check 1 domain' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transfer tannery-lane.com'),
    );
    expect(everywhere()).not.toContain(CODE);
    expect(document.body.innerHTML).not.toContain(CODE);
    await userEvent.click(await screen.findByRole('button', { name: 'Add for $12.90' }));
    expect(transfers()).toEqual([
      {
        domain: 'tannery-lane.com',
        type: 'transfer',
        autorenew: false,
        add_ons: 0,
        auth_info: 'sealed.v1.tannery-lane-com',
      },
    ]);
    expect(everywhere()).not.toContain(CODE);
    expect(localStorage.getItem('sf:transfer')).not.toContain('sealed');
  });
});

describe('[RG-08h] the code of a transfer that was not added to the cart', () => {
  afterEach(() => jest.useRealTimers());

  test('is deleted from the browser a day after its check, in an open tab too', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    store.set(transferDraftAtom, { 'tannery-lane.com': { auth_info: 'sealed.v1.tannery-lane-com', at: Date.now() } });
    renderTransfers('/site/transfer-message?domain=tannery-lane.com', {
      checkTransfers: () => ({
        results: [
          transferCheck({
            domain: 'tannery-lane.com',
            status: 'blocked',
            blocks: [block('locked')],
            auth_info: 'sealed.v1.tannery-lane-com',
          }),
        ],
      }),
    });
    await screen.findByText(
      /Your transfer code is kept encrypted until the domain is in the cart, for a day at most\./,
    );
    expect(everywhere()).toContain('sealed.v1');
    act(() => jest.advanceTimersByTime(24 * 3_600_000));
    expect(everywhere()).not.toContain('sealed.v1');
  });

  test('is deleted when the page is loaded after more than a day', async () => {
    // A second copy of the store says so.
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const day = 24 * 3_600_000;
    const data = {
      'tannery-lane.com': { auth_info: 'sealed.v1.tannery-lane-com', at: Date.now() - day - 1 },
      'wharf.net': { auth_info: 'sealed.v1.wharf-net', at: Date.now() - day + 600_000 },
    };
    localStorage.setItem('sf:transfer', JSON.stringify({ v: 1, data }));
    await jest.isolateModulesAsync(async () => {
      await import('../../features/transfer/model/transfer-draft');
    });
    warn.mockRestore();
    expect(localStorage.getItem('sf:transfer')).toContain('wharf-net');
    expect(localStorage.getItem('sf:transfer')).not.toContain('tannery-lane-com');
  });
});

describe('[RT-11a] [GD-05] transfer-review', () => {
  test('says Please wait... when loading, asks for the code, and goes on when that is right', async () => {
    renderTransfers('/site/transfer-review?domain=tannery-lane.com');
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
    const regions = screen.getAllByRole('status');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Transfer code' }), `${CODE}{Enter}`);
    await screen.findByText('$12.90 with one more year, then $14.90/year, before tax');
    expect(document.activeElement).toHaveTextContent(/^Ready/);
    expect(regions).toContain(document.activeElement);
    expect(everywhere()).not.toContain(CODE);
  });

  test('says what is missing and offers the start when there is no name', () => {
    renderTransfers('/site/transfer-review');
    expect(screen.getByRole('link', { name: 'Transfer domains in' })).toHaveAttribute('href', '/site/transfer');
  });
});

describe('[RT-11a] [RT-11b] [CT-04] transfer-multiple', () => {
  test('puts the names that are ready into the cart together when asked, and keeps the others in sight', async () => {
    renderTransfers('/site/transfer', registries({ 'b-two.com': { status: 'blocked', blocks: [block('locked')] } }));
    await paste('a-one.com Code-11\nb-two.com Code-22\nc-three.com Code-33');
    await userEvent.click(screen.getByRole('button', { name: 'Check 3 domains' }));
    expect(
      await screen.findByText('2 of 3 domains are ready to transfer. The other one stays on this page.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 domains for $25.80' }));
    await waitFor(() => expect(address()).toBe('/site/cart'));
    expect(transfers().map(({ domain, auth_info }) => [domain, auth_info])).toEqual([
      ['a-one.com', 'sealed.v1.a-one-com'],
      ['c-three.com', 'sealed.v1.c-three-com'],
    ]);
  });

  test('shows each cause in its row, with the way to its message page, when names cannot move; asks in place for a missing code', async () => {
    renderTransfers(
      '/site/transfer-multiple?domain=a-one.com,b-two.com&domain=c-three.com',
      registries({
        'b-two.com': { status: 'blocked', blocks: [block('locked')] },
        'c-three.com': { status: 'unknown' },
      }),
    );
    const regions = screen.getAllByRole('status');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Needs a transfer code'),
      expect.stringContaining('No answer from the registry'),
      expect.stringContaining('Locked at its current registrar.'),
    ]);
    expect(regions).toContain(screen.getByText('None of these domains can be transferred now.'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Transfer code for a-one.com' }), `${CODE}{Enter}`);
    await screen.findByRole('button', { name: 'Add 1 domain for $12.90' });
    expect(document.activeElement).toHaveTextContent(/^Ready to transfer/);
    expect(screen.getByRole('link', { name: 'What to do about b-two.com' })).toHaveAttribute(
      'href',
      '/site/transfer-message?domain=b-two.com',
    );
  });
});

describe('[TR-03a] [TR-06] transfer-message of a customer', () => {
  const open = (getTransfer: Handlers['getTransfer']) =>
    renderTransfers(
      '/site/transfer-message?domain=tannery-lane.com',
      { checkTransfers: () => ({ results: [transferCheck()] }), getTransfer },
      {},
    );

  test('follows the transfer when one was ordered', async () => {
    open(() => runningTransfer);
    expect(
      await screen.findByText('Your turn: confirm the transfer in the email sent to the owner.'),
    ).toBeInTheDocument();
  });

  test('shows the check when none was ordered', async () => {
    open(() => {
      throw refusal(404, { message: 'None' });
    });
    expect(await screen.findByText('Ready to transfer')).toBeInTheDocument();
  });
});

describe('[TR-02] [RT-11a] transfer-message', () => {
  test.each([
    ['locked', 'Locked at its current registrar.', 'button', 'Check again'],
    ['not_registered', 'Nobody has registered this domain', 'link', 'Search for it as a new domain'],
    ['ours', 'This domain is already managed here.', 'link', 'See your domains'],
  ] as const)(
    'says what is in the way, and has a way on of its own, when the cause is %s',
    async (cause, sentence, role, wayOn) => {
      renderTransfers(
        '/site/transfer-message?domain=tannery-lane.com',
        registries({ 'tannery-lane.com': { status: 'blocked', blocks: [block(cause)] } }),
      );
      expect(await screen.findByRole(role, { name: wayOn })).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'What stops the transfer' })).toHaveTextContent(sentence);
    },
  );

  test('leads on when a lock was lifted meanwhile', async () => {
    renderTransfers('/site/transfer-message?domain=tannery-lane.com');
    expect(await screen.findByRole('link', { name: 'Continue the transfer' })).toHaveAttribute(
      'href',
      '/site/transfer-review?domain=tannery-lane.com',
    );
  });
});
