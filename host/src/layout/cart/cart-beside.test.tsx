import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNewDomain } from '@storefront/shared/cart';
import { cartItem, priceAnswer, searchResult, subProduct } from '@storefront/shared/testing';
import { openSite } from '../../testing/open-site';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const rail = () => screen.findByRole('complementary', { name: 'Cart' });

describe('the cart beside a page', () => {
  it.each([
    '/site/availability/wharf',
    '/site/pricing',
    '/site/register',
    '/site/verification',
    '/site/registrant',
    '/site/billing',
    '/site/review',
  ])('[RT-06b] [RT-07d] [RT-09] [RT-12] [RT-13] [RT-14] [RT-15] is shown on %s', async (path) => {
    openSite(path);
    expect(within(await rail()).getByText('Domains you add appear here.')).toBeInTheDocument();
  });

  it.each(['/site/home', '/site/cart', '/site/purchase', '/about', '/domain/dns?name=a.com'])(
    '[RT-08] is not shown on %s',
    async (path) => {
      openSite(path);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    },
  );

  it.each(['/domain/list', '/domain/overview?name=wharf.com'])(
    '[RT-29] [RT-30] is shown at the bottom of %s while it has items',
    async (path) => {
      openSite(path, { signedIn: true });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: 'Cart summary' })).not.toBeInTheDocument();
      act(() => void addNewDomain(searchResult({ domain: 'brindlewharf.com' })));
      const bar = await screen.findByRole('region', { name: 'Cart summary' });
      expect(bar).toHaveTextContent('1 domain');
      expect(within(bar).getByRole('link', { name: 'Open cart' })).toHaveAttribute('href', '/site/cart');
      // A rail would narrow the table while the customer renews domains in it.
      expect(screen.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    },
  );

  it('[PR-01a] [SE-04b] lists each domain with both its prices and its add-ons, and the total before tax', async () => {
    openSite('/site/pricing', {
      cart: [
        cartItem({ domain: 'brindlewharf.com', price: 1290, cost: 1290, renewal_price: 1490 }),
        cartItem({
          domain: 'tannery-lane.com',
          period: 2,
          cost: 2580,
          renewal_price: 1490,
          sub_products: [subProduct({ domain: 'tannery-lane.com', is_selected: true, cost: 600 })],
        }),
      ],
      api: { checkCartPrice: () => new Promise<never>(() => undefined) },
    });
    expect(within(await rail()).getByText('2 domains')).toBeInTheDocument();
    const lines = within(await rail()).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('brindlewharf.com$12.901 year, then $14.90/year');
    expect(lines[1]).toHaveTextContent('tannery-lane.com$31.802 years, then $14.90/year');
    await waitFor(async () => expect(await rail()).toHaveTextContent('Total before taxCalculating tax$44.70'));
    expect(within(await rail()).getByRole('link', { name: 'Open cart' })).toHaveAttribute('href', '/site/cart');
  });

  it('[PR-04c] does not label the total as including tax before the tax is known', async () => {
    let answer = (): void => undefined;
    openSite('/site/pricing', {
      signedIn: true,
      cart: [cartItem({ domain: 'brindlewharf.com' })],
      api: {
        checkCartPrice: async () => {
          await new Promise<void>((resolve) => (answer = resolve));
          return { lines: [priceAnswer({ domain: 'brindlewharf.com' })], unpriced: [] };
        },
      },
    });
    await waitFor(async () => expect(await rail()).toHaveTextContent('Total before taxCalculating tax$12.90'));
    await waitFor(async () => {
      answer();
      expect(await rail()).toHaveTextContent(/TotalNo tax is added in [\w ]+\$12\.90/);
    });
  });

  it('[PR-04b] adds the tax of the country that a guest chooses', async () => {
    const vat = {
      tax: 2.45,
      tax_rates: [{ tax_id: 'vat-de', tax_rule_name: 'VAT Germany', tax_rate: 19, tax_amount: 2.45 }],
    };
    openSite('/site/pricing', {
      cart: [cartItem({ domain: 'brindlewharf.com' })],
      api: {
        checkCartPrice: ({ input }) => ({
          lines: [priceAnswer({ domain: 'brindlewharf.com', ...(input.country === 'DE' && vat) })],
          unpriced: [],
        }),
      },
    });
    const [choice] = await screen.findAllByRole('combobox', { name: 'Tax country' });
    // Until a visitor moves to a select that is not shown, it has only the chosen country.
    expect(screen.queryByRole('option', { name: 'Tax: Germany' })).not.toBeInTheDocument();
    fireEvent.focus(choice as HTMLElement);
    await userEvent.selectOptions(choice as HTMLElement, 'Tax: Germany');
    await waitFor(async () => expect(await rail()).toHaveTextContent('Total with taxVAT Germany $2.45$15.35'));
  });

  it('[PR-04b] names all countries once the page is idle, where their select is shown', async () => {
    const shown = jest.spyOn(HTMLSelectElement.prototype, 'getClientRects');
    shown.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    openSite('/site/pricing');
    expect(await screen.findByRole('option', { name: 'Tax: Germany' }, { timeout: 20_000 })).toBeInTheDocument();
    shown.mockRestore();
  });

  it('[CT-08a] [CT-08b] adds the tax of the customer’s country', async () => {
    const tax = {
      tax: 3.23,
      tax_rates: [{ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25, tax_amount: 3.23 }],
    };
    openSite('/site/pricing', {
      signedIn: true,
      cart: [cartItem({ domain: 'brindlewharf.com' })],
      api: { checkCartPrice: () => ({ lines: [priceAnswer({ domain: 'brindlewharf.com', ...tax })], unpriced: [] }) },
    });
    await waitFor(async () => expect(await rail()).toHaveTextContent('Total with taxVAT Norway $3.23$16.13'));
  });

  it('[NT-12] shows no price for a domain whose price is unknown', async () => {
    openSite('/site/pricing', {
      cart: [cartItem({ domain: 'a.com' }), cartItem({ domain: 'b.com', priced: 'unknown' })],
      api: {
        checkCartPrice: () => {
          throw new Error('not reached');
        },
      },
    });
    expect(await rail()).toHaveTextContent('The price is not known right now.');
  });

  it('[CT-10a] shows changes to the cart at once', async () => {
    openSite('/site/pricing');
    await rail();
    act(() => addNewDomain(searchResult({ domain: 'brindlewharf.com' })));
    expect(within(await rail()).getByRole('listitem')).toHaveTextContent('brindlewharf.com');
    expect(screen.getByRole('region', { name: 'Cart summary' })).toHaveTextContent('1 domain');
  });
});
