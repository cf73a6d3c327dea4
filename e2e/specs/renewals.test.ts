import type { BrowserContext, Locator, Page } from 'playwright-core';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp, type Customer } from '../support/customer';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { openShop } from '../support/shop';
import { withKeyboard, type Hands } from '../support/shopper';
import { until } from '../support/until';

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

/** A domain in the list. */
interface Row {
  readonly name: string;
  readonly status: string;
}

interface Price {
  readonly cost: number;
  readonly tax: number;
  readonly quote: string;
}

describe('Keeping domains', () => {
  const shop = openShop();

  const clean = async (page: Page) => expect(await accessibilityFindings(page)).toEqual([]);

  async function post<T>(context: BrowserContext, path: string, data: unknown): Promise<T> {
    const answer = await context.request.post(`${shop.url}${path}`, { data, headers: { origin: shop.url } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Buys domains over the API for one year. @returns their expiry */
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
    const order = await until(
      'The order',
      async () =>
        (await context.request.get(`${shop.url}/api/checkout/1.0/order/${order_id}`)).json() as Promise<{
          status_name: string;
          order_items: { expiry_date: string | null }[];
        }>,
      ({ status_name }) => !['pending', 'payment_processing', 'provisioning'].includes(status_name),
    );
    expect(order.status_name).toBe('completed');
    return new Date(order.order_items[0]?.expiry_date ?? 0);
  }

  /** Presses the action of a row and goes through checkout to the receipt; all pages must show the same amounts. */
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
    const findFigures = async (part: Locator) => {
      for (const figure of figures) await part.filter({ hasText: figure }).waitFor();
    };
    const row = page.getByRole('row', { name: new RegExp(name) });
    await findFigures(row);
    await clean(page);
    await hands.press(row.getByRole('button', { name: `${action} ${name}` }));
    const link = row.getByRole('link', { name: /^In cart/ });
    await link.waitFor();
    await hands.press(link);
    await heading(page, 'Cart, 1 domain').waitFor();
    const line = main(page).getByRole('group', { name, exact: true });
    await findFigures(line);
    await clean(page);
    await hands.press(main(page).getByRole('link', { name: 'Check out' }).first());
    await heading(page, 'How would you like to pay?').waitFor();
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    const pay = main(page)
      .getByRole('button', { name: `Pay ${total}` })
      .first();
    await pay.waitFor();
    await findFigures(main(page));
    await clean(page);
    await hands.press(pay);
    await page.waitForURL('**/site/purchase?order=*');
    await page.getByText(`${total} was charged to`).waitFor();
    await hands.press(main(page).getByRole('link', { name: 'See the receipt' }));
    await heading(page, /^Receipt R-/).waitFor();
    await findFigures(main(page));
    await main(page).filter({ hasText: total }).waitFor();
    await clean(page);
  }

  it('[R9] [LG-02a] [PR-04a] [DM-04a] by keyboard alone an active domain is renewed and one in redemption restored, at the same price in list, cart, review and receipt', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, newCustomer());
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    const [kept, lost] = ['quillharbourkept.com', 'quillharbourlost.com'];
    const expiry = await buy(context, customer, [kept, lost]);

    await page.goto('/domain/list');
    await keep(page, hands, { name: kept, action: 'Renew', figures: ['$14.90'], total: '$18.63' });
    await newestEmail(shop.url, customer.email, new RegExp(`^${kept} is renewed`));

    // Forty days after the expiry of the other domain, whose holder did nothing. The clock advances at most a year at a time.
    await letDaysPass(page, shop.url, customer, 300);
    await letDaysPass(page, shop.url, customer, (expiry.getTime() - Date.now()) / DAY_MS - 300 + 40);
    // The list shows the current state; work triggered by the clock may still be running.
    await until(
      `${lost} in redemption`,
      async () => (await context.request.get(`${shop.url}/tables/domains`)).json() as Promise<Row[]>,
      (rows) => rows.some(({ name, status }) => name === lost && status === 'redemption'),
    );
    await page.goto('/domain/list');
    await page
      .getByRole('row', { name: new RegExp(lost) })
      .getByText('In redemption. Restore it before')
      .waitFor();
    await keep(page, hands, {
      name: lost,
      action: 'Restore',
      figures: ['$103.90', 'Renewal, 1 year', '$14.90', 'Restoring the domain', '$89.00'],
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
