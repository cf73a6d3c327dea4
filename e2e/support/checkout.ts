import type { Page } from 'playwright-core';
import type { Visit } from './browser';
import { CARDS, listPayments, storeCard, type BookedPayment } from './cards';
import { signUp } from './customer';
import type { Shop } from './shop';
import { Shopper, withMouse } from './shopper';

export interface OrderRow {
  readonly id: string;
  readonly status_name: string;
  readonly total: number;
  readonly captured: number;
  readonly domain_names: string[];
}

/** A customer with an account and a stored card, on the review page with the pay button. */
export interface Buyer extends Visit {
  readonly shopper: Shopper;
  /** All orders of the account, newest first. */
  orders(): Promise<OrderRow[]>;
  /** The payments recorded by the payment provider for all of them. */
  payments(): Promise<BookedPayment[]>;
}

/** Reads the domains in the cart of a tab, in the order in which they were added. */
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

/** Opens an account, stores a card, puts the first offers for a word into the cart and walks to the review. */
export async function atReview(
  shop: Shop,
  { word, names = 1, card = CARDS.approves }: { word: string; names?: number; card?: string },
): Promise<Buyer> {
  const browsing = await shop.visit();
  const { page, context } = browsing;
  const customer = await signUp(context, shop.url);
  await storeCard(context.request, shop.stack, card);
  const shopper = new Shopper(page, withMouse, customer);
  await shopper.search(word);
  for (let count = 1; count <= names; count += 1) await shopper.add(count);
  await page.goto('/site/registrant');
  await shopper.fillRegistrant();
  await page.getByRole('main').getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();

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
