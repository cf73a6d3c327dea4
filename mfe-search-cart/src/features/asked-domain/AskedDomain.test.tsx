import { ApiError } from '@storefront/shared/api';
import type { SearchResult } from '@storefront/shared/contract';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { refusal, renderWithProviders, searchResult, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { lines } from '../../testing/cart';
import { AskedDomain } from './AskedDomain';

const RESULTS = '/site/availability/brindlewharf.com';
const OWN_PAGE = `${window.location.origin}/site/availability/brindlewharf`;

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

const exact =
  (status: SearchResult['status'], complete = true): Handlers['searchAvailability'] =>
  ({ input: { group } }) => ({
    group,
    search_key: 'k',
    is_search_completed: complete,
    results: [searchResult({ status })],
  });
const fails = (failure: ApiError) => (): never => {
  throw failure;
};

/** Opens the cart like a form submitted before scripts run. */
function open(searchAvailability: Handlers['searchAvailability'], from = OWN_PAGE) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/asked" element={<AskedDomain domain="brindlewharf.com">Opening the cart</AskedDomain>} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { route: '/asked', api: { searchAvailability } },
  );
}

const address = () => screen.getByLabelText('address').textContent;
const decided = () => waitFor(() => expect(address()).not.toBe('/asked'));

afterEach(() => jest.restoreAllMocks());

describe('[RT-37g] a domain that was added before any script ran', () => {
  it('is in the cart, which opens, when it can be had', async () => {
    open(exact('available'));
    await decided();
    expect(address()).toBe('/site/cart');
    expect(lines().map(({ domain, price }) => [domain, price])).toEqual([['brindlewharf.com', 1290]]);
  });

  it.each([
    ['it is taken meanwhile', exact('taken')],
    ['the registry does not answer for it', exact('unknown')],
    ['the shop refuses the question', fails(refusal(503, { message: 'Busy' }))],
    ['the network is away', fails(new ApiError('Network error: Failed to fetch', 501))],
  ])('leads to its results and leaves the cart alone when %s', async (_what, answer) => {
    open(answer);
    await decided();
    expect(address()).toBe(RESULTS);
    expect(lines()).toEqual([]);
  });

  it('is not asked for, and leads to its results, when a link of another site brought the visitor', async () => {
    const { api } = open(exact('available'), 'https://evil.example/');
    await decided();
    expect(address()).toBe(RESULTS);
    expect(lines()).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it('keeps what stands there while the answer is slow, and adds nothing when the visitor has left by then', async () => {
    let answer: () => void = () => undefined;
    const come = new Promise<void>((resolve) => (answer = resolve));
    const { unmount } = open(async (request) => {
      await come;
      return exact('available')?.(request) as never;
    });
    expect(screen.getByText('Opening the cart')).toBeInTheDocument();
    unmount();
    answer();
    await come;
    await new Promise((resolve) => setTimeout(resolve));
    expect(lines()).toEqual([]);
  });
});
