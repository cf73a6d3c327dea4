import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Visit } from './browser';
import { CARDS, listPayments, storeCard, type BookedPayment } from './cards';
import { signUp, type Customer } from './customer';
import type { Shop } from './shop';
import { Shopper, withMouse } from './shopper';
import { storedCart, storeInBrowser } from './stored-cart';

export interface OrderRow {
  readonly id: string;
  readonly status_name: string;
  readonly total: number;
  readonly captured: number;
  readonly domain_names: string[];
}

/** Somebody with an account and a stored card who stands before the button that pays. */
export interface Buyer extends Visit {
  readonly shopper: Shopper;
  /** All orders of the account, newest first. */
  orders(): Promise<OrderRow[]>;
  /** What the payment provider has in its books for all of them. */
  payments(): Promise<BookedPayment[]>;
}

/** Names in the cart of a tab, in the order in which they were put in. */
export const readCart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('sf:cart') ?? '{"data":{"entries":{}}}') as {
      data: { entries: Record<string, { since: number; item: unknown }> };
    };
    return Object.entries(data.entries)
      .filter(([, { item }]) => item !== null)
      .sort(([, a], [, b]) => a.since - b.since)
      .map(([domain]) => domain);
  });

/** What stands in the form for a registrant, as the shop keeps it in a browser (RG-08). */
const registrantDraft = ({ firstName, lastName, email }: Customer): string =>
  JSON.stringify({
    v: 1,
    data: {
      saved_at: Date.now(),
      contact: {
        kind: 'individual',
        first_name: firstName,
        last_name: lastName,
        email,
        phone_prefix: '+47',
        phone: '22 00 00 00',
        address1: 'Brygga 7',
        city: 'Bergen',
        postal_code: '5003',
        country: 'NO',
      },
      tld_data: {},
    },
  });

/**
 * A customer with a stored card, whose names of a word are in the cart and whose registrant is filled in, before the review of the order: the
 * browser has what it would have kept. The way there through the pages is walked by the tests of a first purchase and of checkout.
 */
export async function atReview(
  shop: Shop,
  { word, names = 1, card = CARDS.approves }: { word: string; names?: 1 | 2 | 3; card?: string },
): Promise<Buyer> {
  const browsing = await shop.visit();
  const { page, context } = browsing;
  const customer = await signUp(context, shop.url);
  await storeCard(context.request, shop.stack, card);
  const [method] = (await (await context.request.get(`${shop.url}/api/payment/1.0/payment_method`)).json()) as {
    id: string;
  }[];
  const chosen = [`${word}.com`, `${word}-first.com`, `${word}-second.com`].slice(0, names);
  const seen = { type: 'new', period: 1, currency_code: 'USD', cost: 1290 };
  await storeInBrowser(page, {
    'sf:cart': storedCart(chosen),
    'sf:seen-prices': JSON.stringify({ v: 1, data: Object.fromEntries(chosen.map((name) => [name, seen])) }),
    'sf:registrant': registrantDraft(customer),
    'sf:order': JSON.stringify({
      v: 1,
      data: { idempotency_key: randomBytes(24).toString('hex'), payment_method_id: method?.id },
    }),
  });
  const shopper = new Shopper(page, withMouse, customer);
  await page.goto('/site/review');
  await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
  await shopper.payButton().waitFor();

  const orders = async (): Promise<OrderRow[]> =>
    (await (await context.request.get(`${shop.url}/tables/orders`)).json()) as OrderRow[];
  return {
    ...browsing,
    shopper,
    orders,
    payments: async () =>
      listPayments(
        shop.stack,
        (await orders()).map(({ id }) => id),
      ),
  };
}

/** Waits until the order of the page is complete. */
export async function completed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See your domains' }).waitFor();
}
