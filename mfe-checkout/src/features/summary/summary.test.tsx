import {
  addOnAnswer,
  addOnLine,
  cartItem,
  priceAnswer,
  renderWithProviders,
  subProduct,
  taxLine,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '@storefront/shared/cart';
import { SummaryFold } from './SummaryFold';
import { SummaryLines } from './SummaryLines';

const vat = { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25 };

describe('[CT-08a] [CT-08b] the order that is folded under its total', () => {
  const checkCartPrice: Handlers['checkCartPrice'] = ({ input }) => ({
    lines: input.items.map(({ domain, period }) =>
      priceAnswer({ domain, period, tax: 3.23, tax_rates: [{ ...vat, tax_amount: 3.23 }], sub_products: [] }),
    ),
    unpriced: [],
  });

  test('shows its total at once, and domains, taxes and sums when it is opened', async () => {
    const cart = ['brindlewharf.com', 'tannery-lane.com'].map((domain) =>
      cartItem({ domain, tax_rates: [taxLine(1290, 25, vat)], sub_products: [] }),
    );
    renderWithProviders(<SummaryFold />, { cart, api: { checkCartPrice } });
    const fold = screen.getByRole('group');
    const summary = within(fold).getByText('Your order, 2 domains');
    await waitFor(() => expect(summary.closest('summary')).toHaveTextContent('$32.26'));
    expect(fold).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(fold).toHaveAttribute('open');
    expect(within(fold).getAllByRole('listitem')).toHaveLength(2);
    expect(fold).toHaveTextContent('Domains and add-ons$25.80');
    expect(fold).toHaveTextContent('VAT 25%$6.46');
    expect(fold).toHaveTextContent('Total USD$32.26');
  });

  test('is not there when the cart is empty', () => {
    const { container } = renderWithProviders(<SummaryFold />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('[CT-08a] the domains of the folded order', () => {
  const show = (...items: CartItem[]) => {
    renderWithProviders(<SummaryLines items={items} />, {
      api: { checkCartPrice: () => ({ lines: [addOnAnswer()], unpriced: [] }) },
    });
    return within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  test('say what each costs now, with its add-ons, and every year after', () => {
    const privacy = subProduct({ is_selected: true, price: 300, cost: 300 });
    expect(show(cartItem({ sub_products: [privacy] }))).toEqual([
      expect.stringMatching(/^brindlewharf\.com\$15\.90.*1 year.*\$14\.90.*Privacy Protection/),
    ]);
  });

  test('say until when add-ons run when they are bought alone', () => {
    expect(show(addOnLine())).toEqual([
      expect.stringMatching(/^brindlewharf\.com\$3\.42.*March 1st, 2027.*Privacy Protection/),
    ]);
  });

  test('[NT-12] show no amount when a price is not known', () => {
    const [text] = show(cartItem({ priced: 'unknown' }));
    expect(text).toBe('brindlewharf.comThe price is not known right now.');
  });
});
