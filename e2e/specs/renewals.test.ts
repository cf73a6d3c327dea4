import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { openShop } from '../support/shop';
import { withKeyboard, type Hands } from '../support/shopper';

const DAY_MS = 86_400_000;
const OWNER = {
  kind: 'individual',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  phone: '+47.22000000',
  address1: 'Brygga 7',
  city: 'Bergen',
  postal_code: '5003',
  country: 'NO',
};

interface Price {
  readonly cost: number;
  readonly tax: number;
  readonly quote: string;
}

describe('Keeping names', () => {
  const shop = openShop();

  const clean = async (page: Page) => expect(await accessibilityFindings(page)).toEqual([]);

  async function post<T>(context: BrowserContext, path: string, data: unknown): Promise<T> {
    const answer = await context.request.post(`${shop.url}${path}`, { data, headers: { origin: shop.url } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Buys names over the API, which end in a year. @returns their expiry */
  async function buy(context: BrowserContext, { email }: Customer, names: readonly string[]): Promise<Date> {
    const [card] = (await (await context.request.get(`${shop.url}/api/payment/1.0/payment_method`)).json()) as {
      id: string;
    }[];
    const prices = await Promise.all(
      names.map((domain) =>
        post<Price>(context, '/api/tucowsbilling/1.0/service/price_check', {
          domain,
          period: 1,
          service: 'domain_create',
          currency_code: 'USD',
        }),
      ),
    );
    const sum = (amounts: readonly number[]): number =>
      Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
    const order_items = names.map((domain_name, index) => ({
      product: 'domain',
      type: 'new',
      domain_name,
      period: 1,
      enable_privacy: false,
      auto_renew: false,
      registrant: { ...OWNER, email },
      tld_data: {},
      sub_items: [],
      quote: prices[index]?.quote,
    }));
    const idempotency_key = `renewals-spec-${Date.now()}`;
    const payload = {
      original_amount: sum(prices.map(({ cost }) => cost)),
      original_tax: sum(prices.map(({ tax }) => tax)),
      payment_method_id: card?.id,
      currency_code: 'USD',
      order_items,
      idempotency_key,
    };
    const { order_id } = await post<{ order_id: string }>(context, '/api/checkout/1.0/order', payload);
    for (;;) {
      const order = (await (await context.request.get(`${shop.url}/api/checkout/1.0/order/${order_id}`)).json()) as {
        status_name: string;
        order_items: { expiry_date: string | null }[];
      };
      if (order.status_name === 'completed') return new Date(order.order_items[0]?.expiry_date ?? 0);
      if (
        order.status_name !== 'pending' &&
        order.status_name !== 'payment_processing' &&
        order.status_name !== 'provisioning'
      )
        throw new Error(`The order ended as ${order.status_name}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Presses the action of a row and goes through checkout to the receipt; everywhere the same figures have to stand. */
  async function keep(
    page: Page,
    hands: Hands,
    {
      name,
      action,
      figures,
      total,
    }: { name: string; action: 'Renew' | 'Restore'; figures: readonly string[]; total: string },
  ): Promise<void> {
    const expectFigures = async (text: Promise<string | null>) => {
      const shown = await text;
      for (const figure of figures) expect(shown).toContain(figure);
    };
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row
      .getByText(figures[0] ?? '')
      .first()
      .waitFor();
    await expectFigures(row.textContent());
    await clean(page);
    await hands.press(row.getByRole('button', { name: `${action} ${name}` }));
    const link = row.getByRole('link', { name: /^In cart/ });
    await link.waitFor();
    await hands.press(link);
    await heading(page, 'Cart, 1 domain').waitFor();
    const line = main(page).getByRole('group', { name, exact: true });
    await line
      .getByText(figures[0] ?? '')
      .first()
      .waitFor();
    await expectFigures(line.textContent());
    await clean(page);
    await hands.press(main(page).getByRole('link', { name: 'Check out' }).first());
    await heading(page, 'How would you like to pay?').waitFor();
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    const pay = main(page)
      .getByRole('button', { name: `Pay ${total}` })
      .first();
    await pay.waitFor();
    await expectFigures(main(page).textContent());
    await clean(page);
    await hands.press(pay);
    await page.waitForURL('**/site/purchase?order=*');
    await page.getByText(`${total} was charged to`).waitFor();
    await hands.press(main(page).getByRole('link', { name: 'See the receipt' }));
    await heading(page, /^Receipt R-/).waitFor();
    await expectFigures(main(page).textContent());
    expect(await main(page).textContent()).toContain(total);
    await clean(page);
  }

  it('[R9] [LG-02a] [PR-04a] [DM-04a] by keyboard alone an active name is renewed and one in redemption restored, at the same figure in list, cart, review and receipt', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    const [kept, lost] = ['quillharbourkept.com', 'quillharbourlost.com'];
    const expiry = await buy(context, customer, [kept, lost]);

    await page.goto('/domain/list');
    await keep(page, hands, { name: kept, action: 'Renew', figures: ['$14.90'], total: '$18.63' });
    await newestEmail(shop.url, customer.email, new RegExp(`^${kept} is renewed`));

    // Forty days after the expiry of the other one, whose holder did nothing.
    // The clock takes a year at most at once.
    await letDaysPass(page, shop.url, customer, 300);
    await letDaysPass(page, shop.url, customer, (expiry.getTime() - Date.now()) / DAY_MS - 300 + 40);
    await page.goto('/domain/list');
    // The list is of the moment it is asked for; the work that the clock set off may be under way.
    const redeemed = page.getByRole('row', { name: new RegExp(lost) }).getByText('In redemption. Restore it before');
    for (let look = 0; look < 50 && !(await redeemed.isVisible()); look += 1) {
      await page.reload();
      await page.getByRole('row', { name: new RegExp(lost) }).waitFor();
    }
    await keep(page, hands, {
      name: lost,
      action: 'Restore',
      figures: ['$103.90', 'Renewal, 1 year', '$14.90', 'Restoring the name', '$89.00'],
      total: '$129.88',
    });

    await page.goto('/domain/list');
    await page
      .getByRole('row', { name: new RegExp(lost) })
      .getByText('Active')
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
